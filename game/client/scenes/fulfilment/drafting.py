"""A turn in fulfilment as a draft: lays pieces, finds what printing would pay, and takes steps back."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.client.base.readings import is_last_round
from game.client.base.stops import Stop
from game.client.parts.composite import CompositeScene
from game.client.scenes.fulfilment import side
from game.client.scenes.fulfilment.draft import Draft, Lying
from game.client.scenes.fulfilment.kept import to_keep
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.text.save_text import save_error
from game.client.ui.scene import Steps
from game.client.ui.target_names import BonusAgainSwitch, BonusSwitch, DecorationSwitch, HeldOrder
from game.match.errors import SaveError
from game.rules import moves as ask
from game.rules.fulfilment import gear_gain
from game.rules.moves import EndTurn, Fulfil, Move
from game.rules.names import Order
from game.rules.state import Seat, has
from game.rules.suggest import best_fulfilment, bonus_axles, gains
from game.rules.view import View


class Drafting(CompositeScene):
    """Lays pieces on the orders of a seat, fills them in, and prints them."""

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self._draft = Draft(sitting.content)
        self._steps = Steps(lambda: self._draft.lying)
        self._printed: Lying | None = None  # what lay there when it was printed; after an undo it is laid again

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        return self.sitting.view(self.seat)

    @property
    def holder(self) -> Seat:
        """What the seat holds."""
        return self.view.seats[self.seat]

    @property
    def draft(self) -> Draft:
        """What lies on the orders."""
        return self._draft

    def see(self) -> None:
        """Remove pieces that the seat no longer has."""
        super().see()
        self._draft.fit(self.holder)

    @property
    def done(self) -> bool:
        """Whether the seat has printed or declined in this turn."""
        turns = [decision for decision in self.view.stack if isinstance(decision, ask.FulfilTurn)]
        return not turns or turns[-1].done

    @property
    def is_last_round(self) -> bool:
        """Whether this is the last round, so that nothing can be printed later."""
        return is_last_round(self.sitting.content, self.view)

    def bonus_uses(self) -> list[side.BonusUse]:
        """Each possible use of a bonus gear; those that give most are chosen first."""
        draft, content, holder = self.draft, self.sitting.content, self.holder
        uses: list[side.BonusUse] = []
        gears: tuple[int, ...] = ()
        for name, axle in self._bonus_names():
            placed = holder.gears[axle]
            orders = draft.move().orders
            reason = self.sitting.turns.why_not(draft.move((*gears, axle)))
            chosen = not reason and name not in draft.without
            gears = (*gears, axle) if chosen else gears
            reward = content.gears[placed.gear].sectors[placed.sector]
            uses.append(side.BonusUse(name, axle, reward, gear_gain(content, holder, axle, orders), chosen, reason))
        return uses

    def _bonus_names(self) -> list[tuple[str, int]]:
        """The possible uses of a seat's bonus gears: one each, and for `schoffer` a second one."""
        holder = self.holder
        axles = bonus_axles(self.sitting.content, holder)
        names: list[tuple[str, int]] = [(BonusSwitch(axle), axle) for axle in axles]
        again = (
            [(BonusAgainSwitch(axle), axle) for axle in axles] if has(self.sitting.content, holder, "schoffer") else []
        )
        return [*names, *again]

    def fulfilment(self) -> Fulfil:
        """The move that printing would make."""
        gears = tuple(use.axle for use in self.bonus_uses() if use.chosen)
        return self.draft.move(gears)

    def reason(self) -> str:
        """Why it cannot be printed; empty where it can."""
        for order in self.holder.orders:
            if self.draft.touched(order) and not self.draft.ready(order):
                return say(
                    "“{title}” still needs {letters}: add it, or clear the order.",
                    title=words.printing_title(order.printing, self.sitting.content),
                    letters=terms.letters_words(self.draft.open_letters(order)),
                )
        return self.sitting.turns.why_not(self.fulfilment())

    def end_turn(self) -> None:
        """End the turn, printed or not."""
        self.submit(EndTurn(self.seat))

    def _print(self) -> None:
        lying = self.draft.lying
        if self.submit(self.fulfilment()):
            self._printed = lying
            self._begin_anew()

    def _take(self, change: Callable[[], object]) -> None:
        """Change the draft by a step that can be taken back, and keep it."""
        self._steps.take(change)
        self._keep()

    def _keep(self) -> None:
        """Save the draft, so that it survives a restart."""
        try:
            self.sitting.match.keep_draft(self.seat, to_keep(self.draft.lying))
        except SaveError as error:
            self.toast(save_error(error.code))

    def _begin_anew(self) -> None:
        """Begin an empty draft without steps."""
        self._draft = Draft(self.sitting.content)
        self._draft.fit(self.holder)
        self._steps = Steps(lambda: self._draft.lying)

    def _undo(self) -> None:
        """Take back the last step or else the seat's last move, after which the printed pieces are laid again."""
        if self._steps:
            self.draft.put_all(self._steps.back())
            self._keep()
            self.changed()
            return
        done = self.done
        self.undo()
        self.see()
        if done and not self.done and self._printed is not None:
            self.draft.put_all(self._printed)
            self._keep()

    def _press_draft(self, name: str) -> None:
        """Switch a part or a bonus gear, or lay what there is on an order."""
        match name:
            case DecorationSwitch(printing):
                self.draft.plain ^= {printing}
            case HeldOrder(printing):
                self._press_order(next(order for order in self.holder.orders if order.printing == printing))
            case _:
                self.draft.without ^= {name}

    def _press_order(self, order: Order) -> None:
        """Take a ready order back; lay what an order needs if it can be made ready, else say what it lacks."""
        missing = self.draft.missing_letters(order)
        if self.draft.ready(order) or (missing and self.draft.touched(order)):
            self.draft.empty(order)
        elif missing and not has(self.sitting.content, self.holder, "manutius"):
            self.toast(
                say("This order still needs {letters}: nothing was placed.", letters=terms.letters_words(missing))
            )
        else:
            self.draft.fill(order)

    def _best(self) -> Fulfil | None:
        """The fulfilment that pays most, and one with fame where any can be gained."""
        content, holder, allows = self.sitting.content, self.holder, self.sitting.turns.allows
        famed = best_fulfilment(content, holder, allows, lambda move: gains(content, holder, move).fame > 0)
        return famed or best_fulfilment(content, holder, allows)

    def _fill_in(self) -> None:
        best = self._best()
        if best is None:
            self.toast(say("Your types don’t cover any of your orders."))
            return
        self._take_over(best)

    def lay_out(self, move: Move) -> bool:
        """Lay out a fulfilment without printing it."""
        if not isinstance(move, Fulfil) or self.done:
            return False
        self._take(lambda: self._take_over(move))
        return True

    def _take_over(self, move: Fulfil) -> None:
        self.draft.take_over(move)
        used = list(move.bonus_gears)
        self.draft.without = set()
        for name, axle in self._bonus_names():
            if axle in used:
                used.remove(axle)
            else:
                self.draft.without.add(name)
        self.changed()
