"""The replay of a match: the table as it was, what happened beside it, and the course of the game below.

`scene` is the screen; `table_picture` draws the table of a state, `telling` has the lines, `course` draws the
curve of each seat's fame with the place where one is.
"""
