"""Which buttons plan blind: on each pad, and in two halves of one keyboard; read, changed, and put down as names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

from game.client.input.pad_mapping import BUTTONS

if TYPE_CHECKING:
    from game.content.strict_yaml import Entry

Block: TypeAlias = Literal["pad", "left_hand", "right_hand"]
Use: TypeAlias = Literal["orders", "inks", "specialties", "gears", "patronage", "all_back", "hand_in"]
BLOCKS: tuple[Block, ...] = get_args(Block)
USES: tuple[Use, ...] = get_args(Use)
ACTION_COUNT = 5
HALVES: tuple[Block, ...] = ("left_hand", "right_hand")  # of one keyboard, which share no key


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

    def codes(self, use: Use) -> tuple[int, ...]:
        """The buttons for a use: one for an action."""
        if use == "all_back":
            return self.all_back
        return self.hand_in if use == "hand_in" else (self.actions[USES.index(use)],)

    def changed(self, use: Use, codes: tuple[int, ...]) -> PlanButtons:
        """The same with other buttons for a use; an action takes the first of them."""
        if use == "all_back":
            return replace(self, all_back=codes)
        if use == "hand_in":
            return replace(self, hand_in=codes)
        at = USES.index(use)
        return replace(self, actions=(*self.actions[:at], codes[0], *self.actions[at + 1 :]))


class PlanUse(NamedTuple):
    """A use in a block of buttons."""

    block: Block
    use: Use


def use_of(blocks: Mapping[Block, PlanButtons], block: Block, code: int) -> PlanUse | None:
    """What a button is for in a block, or a key in either half of the keyboard."""
    where = HALVES if block in HALVES else (block,)
    found = (PlanUse(each, use) for each in where for use in USES if code in blocks[each].codes(use))
    return next(found, None)


def with_button(blocks: Mapping[Block, PlanButtons], to: PlanUse, code: int) -> dict[Block, PlanButtons]:
    """The blocks in which a use has another button; what that button was for gets the old one."""
    before = use_of(blocks, to.block, code)
    if before == to:
        return {}
    old = blocks[to.block].codes(to.use)
    changed = {to.block: blocks[to.block].changed(to.use, (code,))}
    if before is not None:
        holder = changed.get(before.block, blocks[before.block])
        rest = tuple(each for each in blocks[before.block].codes(before.use) if each != code)
        changed[before.block] = holder.changed(before.use, rest or old)
    return changed


def read_blocks(entry: Entry, keys: Mapping[str, int]) -> dict[Block, PlanButtons]:
    """The buttons that an entry of a YAML file names; raises ContentError for anything else."""
    from game.content.readers import record

    found = record(entry, {block: _reader(_codes(block, keys)) for block in BLOCKS})
    read = {block: _coded(found[block], _codes(block, keys)) for block in BLOCKS}
    if halves_share(read):
        raise entry.at("right_hand").fault("expected keys that the left hand does not have")
    return read


def halves_share(blocks: Mapping[Block, PlanButtons]) -> bool:
    """Whether a key is in both halves of the keyboard."""
    return any(code in blocks["right_hand"] for code in blocks["left_hand"].all)


def kept_blocks(kept: object, keys: Mapping[str, int]) -> dict[Block, PlanButtons]:
    """The blocks in what was kept that have all their buttons, each once; others are left out."""
    found = {block: _kept(kept.get(block), _codes(block, keys)) for block in BLOCKS} if isinstance(kept, dict) else {}
    return {block: buttons for block, buttons in found.items() if buttons is not None}


def named(block: Block, buttons: PlanButtons, keys: Mapping[str, int]) -> dict[Use, list[str]]:
    """The names of the buttons for each use, to be kept."""
    names = {code: name for name, code in _codes(block, keys).items()}
    return {use: [names[code] for code in buttons.codes(use)] for use in USES}


def names_in(kept: object, codes: Mapping[str, int]) -> tuple[int, ...] | None:
    """The codes of names that were kept; None where it is no list of known names, as in a damaged file."""
    if not isinstance(kept, list) or not all(isinstance(name, str) and name in codes for name in kept):
        return None
    return tuple(codes[name] for name in kept)


def _kept(entry: object, codes: Mapping[str, int]) -> PlanButtons | None:
    if not isinstance(entry, dict):
        return None
    known = [found for use in USES if (found := names_in(entry.get(use), codes))]
    if len(known) < len(USES):
        return None
    *actions, all_back, hand_in = known
    buttons = PlanButtons(tuple(each[0] for each in actions), all_back, hand_in)
    return buttons if len(set(buttons.all)) == len(buttons.all) else None


def _reader(codes: Mapping[str, int]) -> Any:
    from game.content.readers import list_of, record, word

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
