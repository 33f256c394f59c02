"""The names of targets, as records: `name` says what a name is, and each other module has those of one area.

No other place puts a name together or takes one apart. Plain buttons without a parameter keep plain words: "undo".
"""
