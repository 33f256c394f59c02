"""The tutorial: chapters played at prepared tables, explained over the scenes of the game itself.

`tutorial_map` chooses a chapter and keeps what is done, `lesson` plays it, `tutor` says the sentences over the scenes,
points, and makes a move for somebody.
"""
