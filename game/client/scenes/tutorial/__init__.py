"""The tutorial: chapters played at prepared tables, explained over the scenes of the game itself.

`lesson` plays one chapter, `wishes` finds what has come about, `tutor` says the sentences over the scenes and points,
`demonstration` makes a move for somebody, `progress` keeps what is done.
"""
