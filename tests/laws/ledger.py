"""What the seats hold, kept from nothing but events: the rules' own accounts must say the same."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from game.rules import Table
from game.rules import events as ev
from game.rules.names import INKS, LETTERS, SPECIALTIES
from game.rules.state import Seat


class Account:
    """One seat's goods."""

    def __init__(self) -> None:
        self.guilders = 10
        self.fame = 0
        self.disk = 0
        self.orders_fulfilled = 0
        self.inks: Counter[str] = Counter()
        self.types: Counter[str] = Counter()
        self.levels: Counter[str] = Counter()
        self.orders: list[tuple[str, str]] = []
        self.gears: list[list[Any]] = []
        self.patronage: list[str] = []
        self.character: str | None = None

    def agrees_with(self, seat: Seat) -> bool:
        """True if the seat holds exactly this."""
        mine = (
            self.guilders,
            self.fame,
            self.disk,
            self.orders_fulfilled,
            tuple(self.inks[ink] for ink in INKS),
            tuple(self.types[letter] for letter in LETTERS),
            tuple(self.levels[name] for name in SPECIALTIES),
            sorted(self.orders),
            [tuple(gear) for gear in self.gears],
            self.patronage,
            self.character,
        )
        return mine == (
            seat.guilders,
            seat.fame,
            seat.disk,
            seat.orders_fulfilled,
            seat.inks,
            seat.types,
            seat.levels,
            sorted(tuple(order) for order in seat.orders),
            [(gear.gear, gear.sector) for gear in seat.gears],
            list(seat.patronage),
            seat.character,
        )


class Ledger:
    """The accounts of all people at a table."""

    def __init__(self, seats: int) -> None:
        self.accounts = [Account() for _ in range(seats)]

    def record(self, events: Iterable[ev.Event]) -> None:
        """Enter what happened."""
        for event in events:
            enter = ENTER.get(type(event))
            if enter is not None:
                enter(self.accounts[event.seat], event)  # type: ignore[union-attr]

    def disagreements(self, table: Table) -> list[int]:
        """The seats that hold something else than the events say."""
        pairs = zip(self.accounts, table.seats, strict=False)
        return [seat.index for account, seat in pairs if not account.agrees_with(seat)]


def _guilders_gained(account: Account, event: ev.GuildersGained) -> None:
    account.guilders += event.guilders


def _guilders_paid(account: Account, event: ev.GuildersPaid) -> None:
    account.guilders -= event.guilders


def _fame(account: Account, event: ev.FameGained) -> None:
    account.fame += event.fame


def _disk(account: Account, event: ev.DiskMoved) -> None:
    account.disk += 1


def _ink(account: Account, event: ev.InkGained) -> None:
    account.inks[event.ink] += 1


def _inks_taken(account: Account, event: ev.InksTaken) -> None:
    account.inks.update(event.inks)


def _inks_returned(account: Account, event: ev.InksReturned) -> None:
    account.inks.subtract(dict(zip(INKS, event.inks, strict=True)))


def _types_chosen(account: Account, event: ev.TypesChosen) -> None:
    account.types.update(event.letters)


def _type(account: Account, event: ev.TypeGained) -> None:
    account.types[event.letter] += 1


def _type_lost(account: Account, event: ev.TypeLost) -> None:
    account.types[event.letter] -= 1


def _level(account: Account, event: ev.SpecialtyAdvanced) -> None:
    account.levels[event.specialty] += 1
    assert account.levels[event.specialty] == event.level


def _swap(account: Account, event: ev.LevelsSwapped) -> None:
    levels = account.levels
    levels[event.first], levels[event.second] = levels[event.second], levels[event.first]


def _order(account: Account, event: ev.OrderGained) -> None:
    account.orders.append((event.printing, event.refinement))


def _order_gone(account: Account, event: ev.OrderGivenUp) -> None:
    account.orders.remove((event.printing, event.refinement))


def _fulfilled(account: Account, event: ev.OrderFulfilled) -> None:
    account.orders.remove((event.printing, event.refinement))
    account.orders_fulfilled += 1


def _installed(account: Account, event: ev.GearInstalled) -> None:
    replaced = account.gears[event.axle][0] if event.axle < len(account.gears) else None
    assert event.replaced == replaced
    account.gears[event.axle : event.axle + 1] = [[event.gear, event.sector]]


def _repositioned(account: Account, event: ev.GearRepositioned) -> None:
    account.gears[event.axle][1] = event.sector


def _turned(account: Account, event: ev.GearsTurned) -> None:
    for gear, sector in zip(account.gears, event.sectors, strict=True):
        gear[1] = sector


def _patronage(account: Account, event: ev.PatronageTaken) -> None:
    account.patronage.append(event.card)


def _character(account: Account, event: ev.CharacterKept) -> None:
    account.character = event.character


ENTER: dict[type[ev.Event], Callable[[Account, Any], None]] = {
    ev.GuildersGained: _guilders_gained,
    ev.GuildersPaid: _guilders_paid,
    ev.FameGained: _fame,
    ev.DiskMoved: _disk,
    ev.InkGained: _ink,
    ev.InksTaken: _inks_taken,
    ev.InksReturned: _inks_returned,
    ev.TypesChosen: _types_chosen,
    ev.TypeGained: _type,
    ev.TypeLost: _type_lost,
    ev.SpecialtyAdvanced: _level,
    ev.LevelsSwapped: _swap,
    ev.OrderGained: _order,
    ev.OrderGivenUp: _order_gone,
    ev.OrderFulfilled: _fulfilled,
    ev.GearInstalled: _installed,
    ev.GearRepositioned: _repositioned,
    ev.GearsTurned: _turned,
    ev.PatronageTaken: _patronage,
    ev.CharacterKept: _character,
}
