"""The blocks of the pages on which a game is played, in views for where there is no room for all of them.

Rectangles are those of the page as it is laid out (`game.client.graphics.layout`), a little larger, with what lies on
the edges.
"""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout
from game.client.graphics.layout import Box
from game.client.graphics.panes import Block, View

EDGE = 4


def block(rect: pygame.Rect | Box, edge: int = EDGE) -> Box:
    """A rectangle with what lies on its edges."""
    x, y, width, height = rect
    return x - edge, y - edge, width + 2 * edge, height + 2 * edge


def named(screen: str, *names: str) -> Box:
    """What the rectangles of these names on a screen take together."""
    first, *others = (layout.rect(screen, name) for name in names)
    return block(first.unionall(others))


def bar() -> tuple[Box, ...]:
    """Of the bar at the top what is needed at each moment."""
    ribbon, hint = layout.rect("take orders", "turn ribbon"), layout.rect("take orders", "hint")
    ribbon.w = hint.x - 20 - ribbon.x
    return block(ribbon), named("take orders", "hint"), named("take orders", "menu")


def players() -> View:
    """The panels of the seats, and the rest of the bar."""
    panels = layout.grid("take orders", "seat panel", 4)
    return View(
        say("Players"),
        (
            named("take orders", "round track"),
            named("take orders", "log", "rules"),
            block(panels[0].union(panels[1])),
            block(panels[2].union(panels[3])),
        ),
    )


def house() -> list[View]:
    """All parts of a printing house."""
    machines, stores = ("gear train", "specialty tracks", "buy type"), ("order slots", "types tray", "inks tray")
    return [
        View(words, tuple(named("take orders", part) for part in parts))
        for words, parts in ((say("Printing house"), machines), (say("Your orders"), stores))
    ]


def told(rect: pygame.Rect) -> pygame.Rect:
    """Where it is told what another seat does: narrower where all is larger."""
    return rect if percent() == USUAL else pygame.Rect(rect.x, rect.y, min(rect.w, 1200), rect.h)


def open_row(
    words: str, line: pygame.Rect, row: Sequence[Block], own: Sequence[Block], beside: pygame.Rect | None = None
) -> list[View]:
    """A board with one row open: its line, its pieces, and of the seat what a move changes.

    `beside` is where it is told what a computer player or the automa does here, instead of the strips or the house.
    """
    head = (line.x + 5, line.y + 5, line.w - 240, 51), (line.right - 235, line.y + 5, 230, 51)
    buttons = named("take orders", "undo", "end turn")
    strips = layout.rect("take orders", "slim strip")
    strips.h = (beside.y if beside and beside.y < layout.rect("take orders", "printing house").y else 684) - strips.y
    own = own if beside is None else [block(told(beside), 6)]
    return [
        View(words, (bar(), head[0], *row, *own, buttons)),
        View(say("The board"), (block(strips), head[1])),
        *(house() if beside is None or beside.y < strips.bottom + 10 else []),
        players(),
    ]


def gears(words: str, line: pygame.Rect, offered: Sequence[pygame.Rect], *, watched: bool, automa: bool) -> list[View]:
    """The board with the gears open: those on offer over the train of the seat, which is larger here.

    If the turn is `watched`, what a computer player does is told beside the train, and for the automa instead of it.
    """
    train, forecast = layout.rect("gears", "gear train"), named("gears", "forecast")
    axles = block(told(train), 6) if automa else (train.x + 24, train.y + 8, 976, 460)
    orders = (train.x + 12, train.y + 470, 1004, 144)
    head = (line.x + 5, line.y + 2, line.w - 240, 54), (line.right - 235, line.y + 2, 230, 54)
    shown = tuple((box.x - 16, box.y - 2, box.w + 18, box.h + 4) for box in offered)
    buttons = named("gears", "turn gear", "undo", "end turn")
    ribbon, *ways = bar()
    return [
        View(words, ((shown, axles), *((forecast,) if watched else ()), (tuple(ways), head[1], buttons))),
        View(say("Coming rounds"), (ribbon, head[0], forecast, orders)),
        View(say("The board"), (named("gears", "other slim strips"),)),
        players(),
    ]


def confirm_plan() -> pygame.Rect:
    """The button that ends a plan: narrow, with its words on two lines, where all is larger."""
    box = layout.rect("plan", "confirm")
    box.w = box.w if percent() == USUAL else 264
    return box


POOLED = 3  # markers that lie beside a plan where all is larger: the next ones


def marker_pool() -> pygame.Rect:
    """Where the markers lie that are still to be placed."""
    box = layout.rect("plan", "marker pool")
    box.w = box.w if percent() == USUAL else 272
    return box


def plan() -> list[View]:
    """A plan that is being made: its five rows and the buttons; then what it is made for."""
    first, *_, last = layout.grid("plan", "action row", 5)
    rows = first.x, first.y + 2, first.w - 12, last.bottom - first.y - 4
    undo, clear = named("plan", "undo"), named("plan", "clear")
    bar = named("take orders", "hint"), named("take orders", "menu")
    return [
        View(say("Your markers"), (rows, (bar, (undo, clear), block(confirm_plan()), block(marker_pool(), 2)))),
        View(say("The board"), ((24, 8, 940, 72), named("plan", "ties"), named("plan", "this round"))),
        View(say("Printing house"), (named("plan", "own holdings"),)),
        View(say("Rules"), (named("take orders", "log", "rules"), (996, 8, 372, 72), (44, 112, 960, 60))),
    ]


def reveal(*, shifts: bool, card: bool) -> list[View]:
    """The revealed plans: the orders of play, and the markers of all seats; these first if somebody `shifts` one.

    Below lies the automa's `card` with its signs apart, or words along the whole board.
    """
    names, first, last = (layout.rect("reveal", f"{name} column") for name in ("action", "seat", "order"))
    table, below = layout.rect("reveal", "table"), layout.rect("reveal", "automa card")
    top, high = table.y + 8, table.h - 16
    icons, actions = (names.x - 16, top, 116, high), (names.x - 16, top, first.x - 4 - names.x + 16, high)
    seats, orders = (first.x - 4, top, last.x - first.x, high), (last.x - 4, top, last.right + 12 - last.x, high)
    ribbon, *ways = bar()
    buttons = tuple(ways), named("reveal", "board", "continue")
    left, right = (below.x, below.y, below.w - 394, below.h), (below.right - 394, below.y, 394, below.h)
    views = [
        View(say("Order of play"), ((actions, orders), buttons)),
        View(say("Markers"), ((icons, seats), buttons)),
    ]
    told = View(say("The automa"), (ribbon, *((left, right) if card else (block(below),))))
    return [*(reversed(views) if shifts else views), told, players_bar()]


def players_bar() -> View:
    """The rest of the bar, where no seats have panels."""
    return View(say("Players"), (named("take orders", "round track"), named("take orders", "log", "rules")))


def fulfilment(titles: Sequence[str], shift: int, *, told: bool) -> list[View]:
    """The orders of a seat, one at a time: its upper half beside the lower one, over types and inks."""
    boxes = [box.move(shift, 0) for box in layout.grid("fulfil", "order", len(titles))]
    ways = named("take orders", "hint"), named("take orders", "menu")
    types, inks, bench = (layout.rect("fulfil", name) for name in ("types tray", "inks tray", "orders bench"))
    trays = (
        (types.x, types.y, types.w - 360, types.h),
        (inks.x, inks.y, inks.w - 222, inks.h),
        (inks.right - 222, inks.y, 222, inks.h),
    )
    house = types.right - 362, types.y, 362, types.h
    buttons = [named("fulfil", "told") if told else named("fulfil", "fill in", "later"), named("fulfil", "print")]
    rest = [] if told else [named("fulfil", name) for name in ("levels", "gears", "gain")]
    head = (484, 8, 876, 72), (bench.x + 16, bench.y + 2, 900, 54)
    if percent() == USUAL:
        orders = tuple(block(box) for box in boxes)
        return [
            View("", (bar(), (*head[1][:2], bench.w - 32, 54), orders, (block(types), block(inks)), *rest, *buttons)),
            players_bar(),
        ]
    halves = [((box.x, box.y, box.w, 262), (box.x, box.y + 260, box.w, box.h - 260)) for box in boxes]
    views = [View(title, ((*parts, (*ways, *buttons)), trays)) for title, parts in zip(titles, halves, strict=True)]
    return [*views, View(say("Printing house"), (*head, *rest, house, *players_bar().blocks, *buttons))]


def final(buttons: Sequence[pygame.Rect], rows: int, total: int) -> list[View]:
    """The score sheet from its `rows` down to the `total`; the sums with what can be done next; the winner."""
    sheet = layout.rect("final", "score sheet")
    heads, sums = (sheet.x, sheet.y, sheet.w, rows - sheet.y), (sheet.x, total - 2, sheet.w, sheet.bottom - total + 2)
    upper = sheet.x, sheet.y, sheet.w, total - sheet.y
    first, *others = (block(box, 2) for box in buttons)
    heading = block(layout.rect("final", "heading").inflate(-840, -8))
    return [
        View(say("Fame"), (upper,)),
        View(say("Total"), (heading, (heads, sums), first)),
        View(say("The winner"), (named("final", "winner"), named("final", "title ladder"), tuple(others))),
    ]


def setup() -> list[View]:
    """The seats, two at a time, and the options; from each the game can be started."""
    seats = [block(box, 2) for box in layout.grid("setup", "seat card", 4)]
    ways = named("setup", "start"), named("setup", "back")
    options = [named("setup", name) for name in ("automa", "characters", "preset")]
    first, board = named("setup", "first player"), named("setup", "board variant")
    heading = (520, 16, 850, 72), named("setup", "planning")
    return [
        View(say("Seats"), (tuple(seats[:2]), ways)),
        View(say("Open seat"), (tuple(seats[2:]), ways)),
        View(say("Settings"), (*options, ways)),
        View(say("Board"), (*heading, first, board, ways)),
    ]


def choice(
    words: str, shown: Sequence[Block], more: Sequence[Block] = (), needs: pygame.Rect | None = None
) -> list[View]:
    """A choice before the first round: what it is made from; then what there is to read, and what it is needed for."""
    ribbon, *ways = bar()
    below = (
        () if needs is None else ((needs.x, needs.y, needs.w, 412), (needs.x, needs.y + 412, needs.w, needs.h - 412))
    )
    return [
        View(words, (tuple(shown), (tuple(ways), (1508, 728, 392, 332)))),
        *([View(say("Your orders"), below)] if below else []),
        View(say("The board"), (ribbon, *more)),
        players(),
    ]


def draft(kinds: dict[str, list[pygame.Rect]], own: Block, seats: Block) -> list[View]:
    """The cards of a draft, one kind at a time in two rows, and the orders of all seats."""
    views = []
    for words, cards in kinds.items():
        half = -(-len(cards) // 2)
        rows = tuple(block(row[0].unionall(row[1:])) for row in (cards[:half], cards[half:]) if row)
        views.append(View(words, (bar(), rows, own)))
    return [*views, View(say("Players"), (*players_bar().blocks, seats))]


def whole_board() -> list[View]:
    """All that lies on the board, some rows at a time, and what the seats own."""
    rows = {name: layout.rect("whole board", name) for name in ("orders", "inks", "specialties", "gears", "patronage")}
    thirds = {
        name: tuple(
            (row.x - 66 * (at == 0) + row.w // 3 * at, row.y - 2, row.w // 3 + 66 * (at == 0), row.h + 4)
            for at in range(3)
        )
        for name, row in rows.items()
    }
    close, ties, seat = (
        named("whole board", "close"),
        layout.rect("whole board", "ties"),
        layout.rect("whole board", "seat"),
    )
    heading = named("whole board", "heading")
    seats = (ties.x - 4, seat.y - 4, seat.w + 8, 900)
    if percent() == USUAL:
        return [View("", (heading, close, named("whole board", "main board"), block(ties), seats))]
    words = (say("Orders"), say("Inks"), say("Specialties"), say("Gears"), say("Patronage"))
    views = [View(word, (thirds[name], close)) for word, name in zip(words, rows, strict=True)]
    return [*views, View(say("Players"), (heading, block(ties), seats, close))]


def read(*shown: pygame.Rect) -> list[View]:
    """What is only looked at, between the parts of the bar."""
    return [View(say("The board"), (bar(), *map(block, shown))), players_bar()]


def together(panels: dict[str, pygame.Rect], head: int, board: Block, rest: Sequence[Block]) -> list[View]:
    """What those who plan at once see, by their names: two panels at a time, and of the others the heads."""
    names, boxes, views = list(panels), [*panels.values()], []
    ways = named("take orders", "hint"), named("take orders", "menu")
    for at in range(0, len(names), 2):
        others = tuple((*box.topleft, box.w, head) for box in boxes if box not in boxes[at : at + 2])
        views.append(View(" · ".join(names[at : at + 2]), (tuple(map(block, boxes[at : at + 2])), *others, ways)))
    return [*views, View(say("The board"), (board,)), View(say("Players"), (bar()[0], *rest, *players_bar().blocks))]


def round_end(seats: pygame.Rect, news: pygame.Rect, fame: pygame.Rect, button: pygame.Rect) -> list[View]:
    """The next order of turns, what happened, and the new board; from each the game goes on."""
    (ribbon, *ways), on = bar(), block(button)
    return [
        View(say("Seats"), (block(seats), (on, *ways))),
        View(say("This round"), (block(news), on)),
        View(say("The board"), (named("plan", "this round"), block(button, 0))),
        View(say("Fame so far"), (ribbon, block(fame), *players_bar().blocks)),
    ]


def turn_gears(boards: dict[str, pygame.Rect], told: Block, buttons: Sequence[Block]) -> list[View]:
    """The gears of each seat, by its name."""
    ribbon, *ways = bar()
    views = [View(name, (block(box), (*ways, *buttons))) for name, box in boards.items()]
    return [*views, View(say("Players"), (ribbon, told, *players_bar().blocks))]
