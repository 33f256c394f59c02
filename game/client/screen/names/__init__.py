"""The names of targets, as records: what a name is, and one module for each room that names things.

No other place puts a name together or takes one apart. Plain buttons without a parameter keep plain words: "undo".
"""
