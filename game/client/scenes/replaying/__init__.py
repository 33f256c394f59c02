"""The replay of a match: the table as it was, what happened beside it, and the course of the game below.

`scene` is what the person works with; `table_picture` draws the table of a state, `telling` the lines, `course` the
curve of each seat's fame with the place where one is.
"""
