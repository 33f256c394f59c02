"""Pictures of pieces, cards, boards and controls, drawn by code at native pixel size.

Scenes use four modules: `icons.icon`, and all names of `tokens`, `cards` and `boards`. Every function returns a Surface
of exactly the size asked for (cards: of the width asked for, 5 : 7) and remembers it by its arguments, so never draw on
what you get: copy it first. `canvas.clear()` forgets everything: after a resize or a change of language.

Code that turns or scales a piece does so with `rotozoom` on this picture.
"""
