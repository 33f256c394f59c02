"""Motion: shows what happened as things that fly, fall and count, over a page that already shows the new state.

The state comes first: a move changes the match, the scene builds its page, and only then does the director turn
the events into motions over that page: skipping them, or having none, gives the same last picture. Nothing here
changes a game, and nothing waits for a motion: any press ends all of them and then counts as a press.

`motions` are pure data with a pose for each moment; a `timeline` holds those of one move; `anchors` say where things
lay before and lie now, by name; the `choreography` turns events into motions; `pictures` makes their surfaces; the
`director` plays. Scenes help by naming places: targets are anchors by their names, others by `page.anchor(name, rect)`.
A motion without an anchor goes to or from the seat's panel, or is left out.
"""
