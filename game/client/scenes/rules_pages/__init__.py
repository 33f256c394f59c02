"""The pages of the rules.

`scene` is the screen; `leaves` sets the articles of a chapter on leaves, `index` finds articles by words,
`illustrations` draws the pieces that stand beside them.
"""
