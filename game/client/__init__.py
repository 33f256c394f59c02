"""The client: a window with a stack of scenes over one match.

How to write a scene
--------------------
A scene gets what it needs as arguments, puts on a page in `build` what is seen, and answers names of targets.
Canvas: 1920 x 1080 units.

    class Bench(Scene, name="bench"):
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
            self._match.submit(...)                               # then the page is built again

        def why_not(self, piece: str, place: str) -> str:         # a wrong drop is answered by this sentence
            return say("This slot already holds an order.")

Names with a parameter are records of `screen.names`; `press`, `lay` and the others use `match` to tell them apart.
Transitions: None stays; `Push(to)`, `Pop()`, `Replace(to)`, `Reset(to)`, `Chain((Pop(), Push(x)))`, `Quit()`. They lead
to a scene, or to a destination: a record of `screen.destinations` that opens its scene. So no scene imports another
one only to open it.
Your own drawing: `page.draw(rect, paint, *arguments)` calls `paint(brush, *arguments)`, and `page.target(Target(...),
paint, *arguments)` calls `paint(brush, state, *arguments)`; stay within 16 units of the rect. Give functions of a
module and values, no closure, method or scene: then what is the same on the next page is not painted again. Pictures
are functions `(w_px, h_px) -> Surface`, so that they come at native size; functions that return one are cached.
Motion: `tick(dt_s) -> bool` (True while something moves) and `sprites()`: surfaces in native px (`self.bake(size,
paint)`, `self.scale`) over the page; never draw on a surface that was shown. `next()` is a transition that the scene
makes by itself. The director (`game.client.scenes.motion`) shows what happened over the page with the new state.
`take_news` gives it the events; `page.anchor(SeatSpot("purse", 0), rect)` names a place that is no target, to or from
which something flies.
Fields: `text(name, value)` is called with each new value; store it. `toast(sentence)` shows a sentence, if it is one;
`back()` answers Esc, and targets named `close` or `back` (default Pop); `hold(name, dt_s)` is called while a target
stays pressed. After a press, a laid piece and a new value the page is built again, elsewhere after `changed()`.
`intend(intent)` gets an intent of a key or a pad that means no target, `write(letters)` a typed letter. `default`
names what Space and Enter choose while nothing has the focus; `topic` is what is asked, and when it changes the focus
goes back to `default`. Overlays: subclass `overlay.Overlay` or use `overlay.Confirm`. The framework draws the glow of
legal places, the shade of barred ones, the focus ring, the copy of a lifted piece, and tooltips (`hint`, or `reason`
when disabled).
Who listens is told the title of the page, the sentences that `widgets.label` puts on it, all of the target with the
focus, and the events of `take_news`; `page.tell(sentence)` adds what is only painted.
A closer look: `subject` names what a target shows, such as ("printing", "printing-07"). The right button, a long press
and the key I then call `closer_look(about)`, which a scene of a game answers with `ToCloseUp` (kinds: see
`closeup`). `widgets.sight` adds a target over something painted that is only looked at. `hold` is not called for a
target with `subject`.
Climaxes: the next scene or question waits until motions that are `staged` were seen. `hurry` is called at any press;
in it a scene ends what it moves by itself.

Turning: where `grab(name, pos)` returns True, the target is not lifted: `pull` is called when the hand moves, and
`let_go` at its end; a hand that did not move also presses the target. `arriving` and `parting` return motions with
which a scene comes and leaves, `calls` the seat for which the bell rings, `take_cues` the scene's own sounds.
Pieces: all that concerns them, from `grab` to `why_not`, is asked of `piece_part`, which is the scene itself unless it
has a part that answers for them.
Sizes and shapes: a scene lays out one page of 1920x1080 units. `views()` names the blocks of it that stay whole, in
views for where there is no room for all; where words are wanted larger, or the window is of another shape, the page is
shown in panes (`ui.arrangement`), and all points that a scene gets and gives are still those of its own page.
Tests: `pilot.Pilot(scene)` clicks, drags, holds and types by target name, on a clock of its own.
"""
