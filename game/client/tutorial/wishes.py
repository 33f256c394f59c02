"""What has come about at a prepared table: whether a wish of a chapter holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import msgspec

from game.client.base.stops import ActionStop
from game.rules.moves import UseGear, snake
from game.rules.names import ACTIONS
from game.rules.prepared import LEARNER

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting
    from game.client.ui.page import TargetTree
    from game.content.tables import Wish
    from game.rules.moves import Move


@dataclass(frozen=True)
class Standing:
    """Where a chapter stands: the match, what was just done there, and the page that is seen."""

    sitting: Sitting
    moves: Sequence[Move]  # of the learner, those that count
    heard: Sequence[tuple[str, str]]  # targets pressed, and pieces with the places on which they were tried
    targets: TargetTree
    fame_before: int

    @property
    def stop(self) -> str:
        """What the screen shows, such as "fulfil" or "action inks"."""
        return stop_words(self.sitting)

    @property
    def fame(self) -> int:
        """The fame gained in this chapter."""
        return self.sitting.view(LEARNER).seats[LEARNER].fame - self.fame_before


def stop_words(sitting: Sitting) -> str:
    """The kind of what the screen shows, with its action; "automa" or "other" for a turn that is only watched."""
    stop = sitting.shown.stop
    if isinstance(stop, ActionStop) and stop.seat != LEARNER:
        return "automa" if sitting.players[stop.seat].kind == "automa" else "other"
    return f"{stop.kind} {stop.action}" if isinstance(stop, ActionStop) else stop.kind


def comes_true(wishes: Iterable[Wish], standing: Standing) -> bool:
    """Whether one of the wishes holds."""
    return any(holds(wish, standing) for wish in wishes)


def holds(wish: Wish, at: Standing) -> bool:
    """Whether everything that a wish names holds."""
    shown = at.sitting.shown
    tests = (
        all(any(is_such(move, kind, fields) for move in at.moves) for kind, fields in wish.made.items()),
        not wish.tried or any(_is_tried(pair, at.heard) for pair in wish.tried),
        not wish.pressed
        or any(fnmatchcase(name, like) for name, place in at.heard if not place for like in wish.pressed),
        all(_is_laid(at.sitting, printing, what) for printing, what in wish.laid.items()),
        not wish.plain or any(printing in _plain(at.sitting) for printing in wish.plain),
        not wish.stop or at.stop == wish.stop,
        not wish.calm or shown.prompt is None,
        not wish.gear_left or _has_gear_left(at.sitting),
        not wish.spent or _is_spent(at.targets, wish.spent),
        wish.fame is None or wish.fame[0] <= at.fame <= wish.fame[1],
        _fits_plan(wish, at.sitting),
    )
    return all(tests)


def is_such(move: Move, kind: str, fields: Mapping[str, Any]) -> bool:
    """Whether a move is of a kind and has these values."""
    return snake(type(move).__name__) == kind and all(
        msgspec.json.encode(getattr(move, name)) == msgspec.json.encode(value) for name, value in fields.items()
    )


def _is_tried(pair: tuple[str, str], heard: Sequence[tuple[str, str]]) -> bool:
    piece, place = pair
    return any(fnmatchcase(name, piece) and fnmatchcase(on, place) for name, on in heard if on)


def _is_spent(targets: TargetTree, name: str) -> bool:
    target = targets.get(name)
    return target is not None and not target.enabled


def _has_gear_left(sitting: Sitting) -> bool:
    """Whether a gear of the learner gives something now."""
    axles = range(len(sitting.view(LEARNER).seats[LEARNER].gears))
    return any(sitting.match.refusal(UseGear(LEARNER, axle)) is None for axle in axles)


# orders


def _is_laid(sitting: Sitting, printing: str, what: str) -> bool:
    """Whether the letters, the inks or both of an order are covered in what is laid out."""
    order = next((one for one in sitting.view(LEARNER).seats[LEARNER].orders if one.printing == printing), None)
    draft = sitting.match.orders_draft(LEARNER)
    if order is None or draft is None:
        return False
    pieces = [piece for piece in draft.laid if piece.printing == printing]
    letters = sum(not piece.on_part for piece in pieces) == len(sitting.content.printing[printing].letters)
    inks = sum(piece.on_part for piece in pieces) == sum(sitting.content.refinement[order.refinement].inks)
    return {"letters": letters, "colour": inks, "all": letters and inks}[what]


def _plain(sitting: Sitting) -> Sequence[str]:
    draft = sitting.match.orders_draft(LEARNER)
    return draft.plain if draft is not None else ()


# plans


def _fits_plan(wish: Wish, sitting: Sitting) -> bool:
    """Whether the learner's markers are spread as wished: as laid out, as planned, or as they are on the board."""
    if not wish.plan and wish.placed is None and wish.empty is None:
        return True
    seat = sitting.view(LEARNER).seats[LEARNER]
    markers = sitting.match.draft(LEARNER) or seat.plan or seat.markers or (0, 0, 0, 0, 0)
    spread = dict(zip(ACTIONS, markers, strict=True))
    whole = sum(markers) == seat.marker_count
    return (
        all(least <= spread[action] <= most for action, (least, most) in wish.plan.items())
        and (wish.placed is None or sum(markers) >= wish.placed)
        and (wish.empty is None or (whole and sum(not count for count in markers) >= wish.empty))
    )
