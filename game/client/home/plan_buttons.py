"""Which buttons plan blind, as config/controls.yaml says: on each pad, and in two halves of one keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from game.client.input.pad_mapping import BUTTONS

if TYPE_CHECKING:
    from game.content.strict_yaml import Entry

Block: TypeAlias = Literal["pad", "left_hand", "right_hand"]
BLOCKS: tuple[Block, ...] = get_args(Block)
ACTION_COUNT = 5


@dataclass(frozen=True, slots=True)
class PlanButtons:
    """The buttons of one hand: one for each action, in the order of the actions, and those that end a plan."""

    actions: tuple[int, ...]
    all_back: tuple[int, ...]
    hand_in: tuple[int, ...]

    @property
    def all(self) -> tuple[int, ...]:
        """All buttons of the hand."""
        return (*self.actions, *self.all_back, *self.hand_in)

    def __contains__(self, code: int) -> bool:
        return code in self.all


def read_blocks(entry: Entry, keys: Mapping[str, int]) -> dict[Block, PlanButtons]:
    """The buttons that an entry of a YAML file names; raises ContentError for anything else."""
    from game.content.shapes import record

    found = record(entry, {block: _reader(_codes(block, keys)) for block in BLOCKS})
    read = {block: _coded(found[block], _codes(block, keys)) for block in BLOCKS}
    if any(code in read["right_hand"] for code in read["left_hand"].all):
        raise entry.at("right_hand").fault("expected keys that the left hand does not have")
    return read


def _reader(codes: Mapping[str, int]) -> Any:
    from game.content.shapes import list_of, record, word

    def read(entry: Entry) -> Any:
        shapes = {
            "actions": list_of(word(codes), ACTION_COUNT, ACTION_COUNT, distinct=True),
            "all_back": list_of(word(codes), 1, 4, distinct=True),
            "hand_in": list_of(word(codes), 1, 4, distinct=True),
        }
        found = record(entry, shapes)
        names = [name for part in found.values() for name in part]
        for name in names:
            if names.count(name) > 1:
                raise entry.fault(f"expected each name once, found {name!r} twice")
        return found

    return read


def _codes(block: Block, keys: Mapping[str, int]) -> Mapping[str, int]:
    return BUTTONS if block == "pad" else keys


def _coded(named: Mapping[str, tuple[str, ...]], codes: Mapping[str, int]) -> PlanButtons:
    parts = {part: tuple(codes[name] for name in names) for part, names in named.items()}
    return PlanButtons(**parts)
