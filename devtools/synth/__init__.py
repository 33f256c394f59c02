"""Synthesises every sound and the music in assets/sounds: `python -m devtools.synth`.

Nothing is recorded: each cue is a recipe of struck bars, bells, strings, breath and filtered noise with a fixed seed,
so the same recipe always gives the same sound. `--check` compares what lies in the folder with what the recipes say.
Needs the `assets` extra; the game itself only plays the files.
"""
