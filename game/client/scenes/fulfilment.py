"""The turn in fulfilment: types and inks are laid on orders, and one press prints them all."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client import parts
from game.client.art import tokens
from game.client.drawing import layout, theme, widgets
from game.client.drawing.brush import Brush
from game.client.scenes.computer_turn import ComputerTurn
from game.client.scenes.fulfilling import side
from game.client.scenes.fulfilling.columns import column
from game.client.scenes.fulfilling.draft import Draft, Lying
from game.client.scenes.fulfilling.kept import from_kept, to_keep
from game.client.scenes.fulfilling.line import line
from game.client.screen.draft_steps import Steps
from game.client.screen.game_scene import GameScene
from game.client.screen.names.buttons import BonusAgainSwitch, BonusSwitch, BuyLetterButton, DecorationSwitch
from game.client.screen.names.pieces import HeldOrder, OwnInk, OwnType
from game.client.screen.names.places import LetterPlace, PartPlace
from game.client.screen.names.sights import SeatSpot
from game.client.screen.overlay import Confirm
from game.client.screen.page import Page
from game.client.screen.scene import Push, Sprite, Transition
from game.client.session.readings import is_last_round
from game.client.session.sitting import Sitting, Stop
from game.client.type import text
from game.client.words import pieces as words
from game.client.words.messages import say
from game.client.words.round_story import printed_sheets
from game.client.words.saves import save_error
from game.match.errors import SaveError
from game.play.suggest import Gains, best_fulfilment, bonus_axles, gains
from game.rules import decisions as ask
from game.rules.abilities import has
from game.rules.moves import BuyType, EndTurn, Fulfil, Move
from game.rules.names import Order
from game.rules.phases.fulfilment import gear_gain
from game.rules.state import Seat
from game.rules.view import View


class Fulfilment(GameScene):
    """F1 to F9: a draft on the orders, then one `Fulfil`.

    Pieces: `own type:<letter>:<n>`, `own ink:<colour>:<n>`, for `manutius` `uncovered`. Places:
    `letter:<printing>:<position>`, `part:<printing>:<position>`, the trays `types` and `inks`. Switches:
    `decoration:<printing>`, `bonus:<axle>` and `bonus again:<axle>`. Buttons: `order:<printing>` (lay all of it, or
    take it back), `buy letter:<letter>:<printing>` (a letter that the order misses), `fill`, `none`, `undo`, `print`,
    afterwards `end`; `workshop:<seat>`, `log`, `rules`, `menu`. Sheets that were printed in this round hang on a line:
    `sheet:<printing>`.
    """

    name = "fulfil"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self._draft = Draft(sitting.content)
        self._steps = Steps(lambda: self._draft.lying)
        self._warned = False  # that a printing earns no fame
        self._printed: Lying | None = None  # what lay there when it was printed: taking that back lays it again
        self.watched = ComputerTurn(self) if stop.seat in sitting.computers else None
        self._laid_out: Fulfil | None = None  # by a computer player, before it prints
        kept = sitting.match.orders_draft(self.seat)
        if kept is not None and not self.idle:
            self._draft.put_all(from_kept(kept))
        self.see()

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Space and Enter choose: to look on at a computer player's turn, or the end of a turn that is made."""
        if self.watched is not None:
            return "continue"
        return "end" if self.done else ""

    # what there is

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
        """Take from the orders what the seat has no more."""
        super().see()
        self._draft.fit(self.holder)

    @property
    def done(self) -> bool:
        """Whether the choice of this turn was made."""
        turns = [decision for decision in self.view.stack if isinstance(decision, ask.FulfilTurn)]
        return not turns or turns[-1].done

    @property
    def is_last_round(self) -> bool:
        """Whether nothing can be printed later."""
        return is_last_round(self.sitting.content, self.view)

    @property
    def idle(self) -> str:
        """Why nobody lays anything here; empty where a person does."""
        if self.done:
            return say("Not printed") if self.is_last_round else say("For a later round")
        return say("Not printed yet") if self.watched is not None else ""

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
        """The uses that a seat's gears may have: one each, for `schoffer` a second one of each."""
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
                    "“{title}” still misses {letters}: lay them, or take everything of it back.",
                    title=words.printing_title(order.printing, self.sitting.content),
                    letters=words.letters_words(self.draft.open_letters(order)),
                )
        return self.sitting.turns.why_not(self.fulfilment())

    # what is seen

    def build(self, page: Page) -> None:
        """Put the bench with the orders, the trays, and what the printing needs and pays."""
        view, draft = self.view, self.draft
        widgets.table(page)
        parts.top_bar(page, self.sitting, view, self._ribbon_words())
        self._bench(page, view)
        manutius = has(self.sitting.content, self.holder, "manutius") and not self.done and len(self.holder.orders) > 1
        own = self.watched is None
        side.types_tray(page, draft, self.sitting, self.holder, may_leave_uncovered=manutius and own, own=own)
        side.inks_tray(page, draft, view.bag)
        side.levels(page, self.holder, say("Your levels") if own else say("Levels"))
        if self.watched is not None:
            self._build_watched(page, self.watched)
            return
        if self.done:
            side.bonus_gears(page, self.sitting, [], say("Bonus gears come with the printing."))
            side.gain(page, say("You have now"), Gains(self.holder.guilders, self.holder.fame, ()), self.seat)
        else:
            side.bonus_gears(page, self.sitting, self.bonus_uses(), say("None of your gears has a bonus up."))
            paid = gains(self.sitting.content, self.holder, self.fulfilment())
            side.gain(page, say("This printing pays"), paid)
        self._buttons(page)

    def _build_watched(self, page: Page, turn: ComputerTurn) -> None:
        """Put what is told of a computer's turn, what it has now, and `continue`."""
        told = layout.rect("fulfil", "told")
        turn.build(page, told)
        page.anchor(SeatSpot("fame", self.seat), (told.right - 232, told.y + 14, 96, 88))
        page.anchor(SeatSpot("purse", self.seat), (told.right - 116, told.y + 14, 88, 88))
        gained = Gains(self.holder.guilders, self.holder.fame, ())
        page.draw(told, lambda brush: _paint_purse(brush, told, gained))
        turn.build_continue(page, layout.rect("fulfil", "print"))

    def _ribbon_words(self) -> str:
        if self.done:
            return say("{seat} has printed", seat=self.sitting.name(self.seat))
        return say("{seat} fulfils orders", seat=self.sitting.name(self.seat))

    def _bench(self, page: Page, view: View) -> None:
        bench = layout.rect("fulfil", "orders bench")
        page.anchor("bench", bench)
        page.anchor(SeatSpot("house", self.seat), bench)
        widgets.board(page, bench)
        head = pygame.Rect(bench.x + 24, bench.y + 4, bench.w - 48, 52)
        widgets.label(page, head, self._bench_words(), px=34, colour=theme.PAPER_LIGHT)
        seats = [self.seat, *(seat for seat in view.queue if seat in self.sitting.printers)]
        parts.badges(page, self.sitting, head, seats, numbered=True)
        orders = self.holder.orders
        boxes = layout.grid("fulfil", "order", len(orders))
        sheets = printed_sheets(self.sitting, view.round)
        line(page, self.sitting, sheets, len(orders), _beside_the_words(page, head, self._bench_words(), len(seats)))
        free = 0 if sheets else self.sitting.content.rules.order_slots - len(orders)
        shift = (layout.rect("fulfil", "order").w + 12) * free // 2
        for order, box in zip(orders, boxes, strict=True):
            column(page, box.move(shift, 0), self.sitting, self.draft, order, idle=self.idle)

    def _bench_words(self) -> str:
        if self.watched is not None:
            return say("The orders of {seat}", seat=self.sitting.name(self.seat))
        if self.done and self.holder.orders:
            left = say("Printed. The orders left stay unprinted: the game ends with this round.")
            return left if self.is_last_round else say("Printed. The orders left wait for a later round.")
        if not self.holder.orders:
            return say("There are no orders here now.")
        return say("Lay types and inks on the orders you want to print")

    def _buttons(self, page: Page) -> None:
        left, right = layout.rect("fulfil", "fill in"), layout.rect("fulfil", "later")
        width = (right.right - left.x - 24) // 3
        boxes = [pygame.Rect(left.x + at * (width + 12), left.y, width, left.h) for at in range(3)]
        done = say("Your orders of this round are printed.") if self.done else ""
        for name, label, box in (("fill", say("Fill in for me"), boxes[0]), ("none", say("Print none"), boxes[1])):
            widgets.page_button(page, name, box, label, px=26, enabled=not done, reason=done)
        undo = "" if self._steps else self.sitting.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", boxes[2], say("Undo"), px=26, enabled=not undo, reason=undo)
        main = layout.rect("fulfil", "print")
        if self.done:
            widgets.page_button(page, "end", main, say("End turn"), "primary", icon="check", px=44)
            return
        reason = self.reason()
        widgets.page_button(
            page, "print", main, say("Print!"), "primary", icon="press", enabled=not reason, reason=reason, px=48
        )

    # what is done

    def places_for(self, piece: str) -> frozenset[str]:
        """Where a piece counts, or its tray; nothing is laid once the turn's choice is made."""
        return frozenset() if self.idle else self.draft.places_for(piece)

    def lay(self, piece: str, place: str) -> Transition:
        """Change the draft."""
        self._take(lambda: self.draft.lay(piece, place))
        self.changed()
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Why a piece does not count there."""
        match piece, place:
            case (OwnType(), LetterPlace()) | (OwnInk(), PartPlace()) if self.draft.counts(piece, place):
                return say("Something lies there already: take it back first.")
            case OwnType(letter), LetterPlace():
                shown = self.draft.letter_places()[place]
                return say("The order shows {shown} here, not {letter}.", shown=shown, letter=letter)
            case OwnInk(), PartPlace():
                shown_ink = words.ink_words(self.draft.part_places()[place])
                return say("This colour part asks for {ink} here.", ink=shown_ink)
        return say("Types cover letters, inks go on the colour part.")

    def press(self, name: str) -> Transition:
        """Switches, buttons, and the bars that all play screens share."""
        if self.watched is not None:
            return self._press_watched(self.watched, name)
        match name:
            case "print" | "none" | "fill" | "undo" | "end":
                return self._press_button(name)
            case DecorationSwitch() | HeldOrder() if self.done:
                self.toast(say("Your orders of this round are printed."))
            case BuyLetterButton(letter):
                self.submit(BuyType(self.seat, letter))
            case DecorationSwitch() | BonusSwitch() | BonusAgainSwitch() | HeldOrder():
                self._take(lambda: self._press_draft(name))
            case OwnType() | OwnInk():
                self.toast(self._why_idle(name))
            case _:
                return parts.press_common(self, name) if parts.is_common(name) else None
        self.changed()
        return None

    def _press_draft(self, name: str) -> None:
        """Switch a part or a bonus gear, or lay what there is on an order."""
        match name:
            case DecorationSwitch(printing):
                self.draft.plain ^= {printing}
            case HeldOrder(printing):
                self._press_order(next(order for order in self.holder.orders if order.printing == printing))
            case _:
                self.draft.without ^= {name}

    def _press_watched(self, turn: ComputerTurn, name: str) -> Transition:
        if name == "continue":
            turn.go_on()
        elif parts.is_common(name):
            return parts.press_common(self, name)
        return None

    def tick(self, dt_s: float) -> bool:
        """Tell a computer player's turn; what it will print is laid out first."""
        if self.watched is None:
            return super().tick(dt_s) or self.ends_in_time(dt_s, made=self.done and not self.sitting.shown.holding)
        choice = self.sitting.thinking.choice if self.watched.is_due else None
        if choice is not None and isinstance(choice.move, Fulfil) and choice.move != self._laid_out:
            self._laid_out = choice.move
            self.draft.take_over(choice.move)
            self.watched.pause()
            self.changed()
        return self.watched.tick(dt_s)

    def sprites(self) -> Sequence[Sprite]:
        """The sign of a computer player who thinks."""
        return self.watched.sprites() if self.watched is not None else ()

    def _press_button(self, name: str) -> Transition:
        if name == "undo":
            self._undo()
        elif name == "fill":
            self._take(self._fill_in)
        elif name == "none":
            return self._print_none()
        elif name == "end":
            self.end_turn()
        else:
            return self._print_or_warn()
        return None

    def end_turn(self) -> None:
        """End the turn, printed or not."""
        self.submit(EndTurn(self.seat))

    def _print_or_warn(self) -> Transition:
        """Print, after a question where that earns no fame; it is asked once a turn."""
        if self._warned or gains(self.sitting.content, self.holder, self.fulfilment()).fame:
            self._print()
            return None
        self._warned = True
        words = say("This printing pays guilders and no fame. What is printed is gone, its parts cannot be done later.")
        return Push(Confirm(say("Print without fame?"), words, self._print, say("Print")))

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
        """Remember the draft over a restart."""
        try:
            self.sitting.match.keep_draft(self.seat, to_keep(self.draft.lying))
        except SaveError as error:
            self.toast(save_error(error.code))

    def _begin_anew(self) -> None:
        """Lay nothing, with nothing to take back."""
        self._draft = Draft(self.sitting.content)
        self._draft.fit(self.holder)
        self._steps = Steps(lambda: self._draft.lying)

    def _undo(self) -> None:
        """Take back the last piece laid, or else the seat's last move: what was printed lies there again then."""
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

    def _press_order(self, order: Order) -> None:
        """Take a ready order back, lay what one needs that can be ready, and say what another one misses."""
        missing = self.draft.missing_letters(order)
        if self.draft.ready(order) or (missing and self.draft.touched(order)):
            self.draft.empty(order)
        elif missing and not has(self.sitting.content, self.holder, "manutius"):
            self.toast(say("This order still misses {letters}: nothing is laid.", letters=words.letters_words(missing)))
        else:
            self.draft.fill(order)

    def _why_idle(self, piece: OwnType | OwnInk) -> str:
        if self.done:
            return say("Your orders of this round are printed.")
        if isinstance(piece, OwnInk):
            return say("No colour part asks for another {ink} ink.", ink=words.ink_words(piece.ink))
        return say("No order shows another {letter}.", letter=piece.letter)

    def _best(self) -> Fulfil | None:
        """What pays most, and never no fame at all where some can be had."""
        content, holder, allows = self.sitting.content, self.holder, self.sitting.turns.allows
        famed = best_fulfilment(content, holder, allows, lambda move: gains(content, holder, move).fame > 0)
        return famed or best_fulfilment(content, holder, allows)

    def _fill_in(self) -> None:
        best = self._best()
        if best is None:
            self.toast(say("Your types do not cover any of your orders."))
            return
        self._take_over(best)

    def lay_out(self, move: Move) -> bool:
        """Lay out what a fulfilment needs; it is printed by whoever makes it."""
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

    def _print_none(self) -> Transition:
        end = partial(self._end, EndTurn(self.seat))
        if self._best() is None:
            return end()
        words = say("At least one of your orders could be printed now. Unprinted orders stay for later rounds.")
        if self.is_last_round:
            words = say("At least one of your orders could be printed now, and this is the last time to print.")
        return Push(Confirm(say("Print nothing?"), words, end, say("Print none")))

    def _end(self, move: EndTurn) -> Transition:
        self.submit(move)
        return None


def _beside_the_words(page: Page, head: pygame.Rect, words: str, badges: int) -> pygame.Rect:
    """What the words and the badges at the head of the bench leave between them."""
    left = head.x + round(text.measure(words, "body", round(34 * page.scale))[0] / page.scale) + 32
    return pygame.Rect(left, head.y, head.right - badges * (parts.seats.BADGE + 6) - 24 - left, head.h)


def _paint_purse(brush: Brush, told: pygame.Rect, gained: Gains) -> None:
    """What a computer player has: fame and guilders at the head of what is told of its turn."""
    brush.blit(lambda w, h: tokens.laurel(gained.fame, min(w, h)), (told.right - 232, told.y + 14, 96, 88))
    brush.blit(lambda w, h: tokens.coin(gained.guilders, min(w, h)), (told.right - 116, told.y + 14, 88, 88))
