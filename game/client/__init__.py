"""The client: a window with a stack of scenes over one match.

How to write a scene
--------------------
A scene takes what it needs as arguments, says in `build` what is seen, and answers names. Canvas: 1920 x 1080 units.

    class Bench(Scene):
        name = "bench"

        def __init__(self, match: Match) -> None:
            self._match = match

        def build(self, page: Page) -> None:                      # bottom to top; no state changes in here
            widgets.table(page)
            widgets.ribbon(page, RECTS["take orders"]["turn ribbon"], say("{seat} takes an order", seat="Anna"))
            for slot, box in enumerate(grid("take orders", "order slot", 4, columns=2)):
                widgets.place(page, OrderSlot(slot), box, say("Order slot"))
            widgets.piece(page, PrintingPiece("p01"), (48, 164, 168, 235), lambda w, h: printing_card(card, w), "Bible",
                          hint=say("Needs 3 inks"))
            widgets.page_button(page, "end", (1760, 592, 136, 100), say("End turn"), "primary", icon="check",
                                enabled=False, reason=say("Take an order first."))

        def press(self, name: str) -> Transition:                 # button, toggle, choice, panel,
            return Push(Confirm(say("End turn?"), "", self._end)) if name == "end" else None  # place, unliftable piece

        def places_for(self, piece: str) -> frozenset[str]:       # drag and click-click both ask this; these glow
            return frozenset(OrderSlot(slot) for slot in self._free_slots())

        def lay(self, piece: str, place: str) -> Transition:      # the one moment a drag changes anything
            self._match.submit(...)
            self.changed()                                        # build again before the next frame

        def why_not(self, piece: str, place: str) -> str:         # a wrong drop is answered by this sentence
            return say("This slot already holds an order.")

Names with a parameter are records of `screen.names`, which `press`, `lay` and the others tell apart by `match`.
Transitions: None stays; `Push(to)`, `Pop()`, `Replace(to)`, `Reset(to)`, `Chain((Pop(), Push(x)))`, `Quit()`. They lead
to a scene, or to a destination: a record of `screen.destinations` that `routes` makes the scene of, so that a scene
imports no other one only to open it.
Your own drawing: `page.draw(rect, lambda brush: ...)` or `page.target(Target(...), paint(brush, state))`; stay within
16 units of the rect. Pictures are functions `(w_px, h_px) -> Surface`, so that they come at native size.
Motion: `tick(dt_s) -> bool` (True while it goes on) and `sprites()`: surfaces in native px (`self.bake(size, paint)`,
`self.scale`) over the page; never draw on a surface that was shown. `next()` is a transition taken by itself.
What happened is shown by the director (`game.client.motion`) over the page that shows the new state: name what flies
to or from a place that is no target by `page.anchor(SeatSpot("purse", 0), rect)`; `take_news` hands the events on.
Fields: `text(name, value)` is told each new value; store it and call `changed()`. `toast(sentence)` speaks to the
person; `back()` answers Esc (default Pop); `hold(name, dt_s)` is told while a target stays pressed; `key(event)` gets
the keys left over; `default` names what Space and Enter choose before anything has the focus, and `topic` what is
asked: once it is another, the focus begins at `default` again. Overlays: subclass `overlay.Overlay` or use
`overlay.Confirm`. Legal glow, barred places at 60 %, focus ring, the ghost of a lifted piece, tooltips (`hint`, or
`reason` when disabled) are drawn by the framework.
A closer look: `about` names what a target shows, such as ("printing", "printing-07"). The right button, a long press
and the key I then ask `closer_look(about)`, which a scene of a game answers with `look_closer` (kinds: see `closeup`);
`widgets.sight` adds what is painted already and only looked at. A target with `about` is not told to `hold`.
Climaxes: motions that are `staged` hold the next scene or question back until they were seen; what a scene moves by
itself it ends in `hurry`, which is told of any press.

Turning: a scene that answers True to `grab(name, pos)` is told by `pull` where the hand is and by `let_go` that it is
gone; such a target is not lifted, but a hand that rested on it presses it all the same. Coming and going: `arriving`
and `parting` give motions with which a scene comes and leaves, `calls` the seat for which the bell rings, `take_cues`
sounds of its own.
Tests: `pilot.Pilot(scene)` clicks, drags, holds and types by target name, on a clock of its own.
"""
