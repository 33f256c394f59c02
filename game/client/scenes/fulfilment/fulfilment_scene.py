"""The turn in fulfilment: types and inks are laid on orders as a draft, and one press prints them all."""

from collections.abc import Callable

import pygame

from game.client.base.game_steps import GameStep
from game.client.base.i18n import say
from game.client.base.readings import is_last_round
from game.client.graphics import layout, panes, pictures, theme
from game.client.scenes.fulfilment import orders_bench
from game.client.scenes.fulfilment.draft import Draft, Lying, from_kept, to_keep
from game.client.scenes.parts import bar, blocks, seat_panels
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.computer_turn import ComputerTurn
from game.client.scenes.parts.notes import put_task
from game.client.scenes.parts.offers import type_offer, unused_words
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.text.story_text import printed_sheets
from game.client.ui import target_names as names
from game.client.ui import widgets
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page
from game.client.ui.scene import Pieces, Push, Steps, Transition
from game.rules import moves as mv
from game.rules.fulfilment import bonus_axles, gear_gain
from game.rules.gears import active_reward
from game.rules.names import Order
from game.rules.state import has
from game.rules.suggest import Gains, best_fulfilment, best_without_loss, gains
from game.rules.view import View


class Fulfilment(CompositeScene, name="fulfil"):
    """Shows a draft on the orders, which becomes one `Fulfil` (F1 to F9).

    Pieces: `own type:<letter>:<n>`, `own ink:<colour>:<n>`, for `manutius` `uncovered`. Places:
    `letter:<printing>:<position>`, `part:<printing>:<position>`, the trays `types` and `inks`. Switches:
    `decoration:<printing>`, `bonus:<axle>` and `bonus again:<axle>`. Buttons: `order:<printing>` (lay all of it, or
    take it back), `buy letter:<letter>:<printing>` (a letter that the order misses, at its least price), `use:<axle>`
    (a gear that is no bonus), `fill`, `none`, `undo`, `print`, after it or `none` `end`; `workshop:<seat>`, `log`,
    `rules`, `menu`. Sheets that were printed in this round hang on a line: `sheet:<printing>`.
    """

    mirrors = True

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.draft = Draft(session.content)  # what lies on the orders
        self._steps = Steps(lambda: self.draft.lying)
        self._printed: Lying | None = None  # what lay there when it was printed; after an undo it is laid again
        self._warned = False  # whether it was asked about a printing without fame
        self._could_print = True  # whether an order could be fulfilled when it was chosen to fulfil none
        self._told_lost = False  # whether it was said which gears are not used yet
        self.watched: ComputerTurn | None = ComputerTurn(self) if step.seat in session.seats.computers else None
        self._is_filled = False  # whether all that lies was laid at once, and nothing else by hand
        self._laid_out: mv.Fulfil | None = None  # whether a computer player has laid its pieces out before it prints
        kept = session.match.orders_draft(self.seat)
        if kept is not None and not self.idle:
            self.draft.put_all(from_kept(kept))
        self.see()
        lesson = session.context is not None and session.context.teaches
        if kept is None and not self.idle and not lesson:
            self._steps.take(self._open_filled_in)

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Space and Enter choose: `continue` in a computer player's turn, or the end of a finished turn."""
        if self.watched is not None:
            return "continue"
        if self.ready_to_end:
            return "end"
        lacks = all(self.draft.missing_letters(order) for order in self.holder.orders)
        return "none" if lacks and not self.draft.laid else "print" if self._is_filled else ""

    @property
    def topic(self) -> object:  # type: ignore[override]
        """Whether only the end of the turn is left: then the focus goes there."""
        return self.ready_to_end

    @property
    def ready_to_end(self) -> bool:
        """Whether it was printed or chosen to fulfil none, so that only the end of the turn is left."""
        return self.done or self.draft.declines

    @property
    def idle(self) -> str:
        """Why nothing can be laid here; empty where a person may."""
        if self.done:
            return say("Not fulfilled") if self.is_last_round else say("For a later round")
        return say("Not fulfilled yet") if self.watched is not None else ""

    def see(self) -> None:
        """Remove pieces that the seat no longer has."""
        super().see()
        self.draft.fit(self.holder)

    @property
    def done(self) -> bool:
        """Whether the seat has printed or declined in this turn."""
        turns = [decision for decision in self.view.stack if isinstance(decision, mv.FulfilTurn)]
        return not turns or turns[-1].done

    @property
    def is_last_round(self) -> bool:
        return is_last_round(self.session.content, self.view)

    def bonus_uses(self) -> list[orders_bench.BonusUse]:
        """Each possible use of a bonus gear; those that give most are chosen first."""
        draft, content, holder = self.draft, self.session.content, self.holder
        uses: list[orders_bench.BonusUse] = []
        gears: tuple[int, ...] = ()
        for name, axle in self._bonus_names():
            reason = self.session.turns.why_not(draft.move((*gears, axle)))
            chosen = not reason and name not in draft.without
            gears = (*gears, axle) if chosen else gears
            reward = active_reward(content, holder.gears[axle])
            fame = gear_gain(content, holder, axle, draft.move().orders)
            uses.append(orders_bench.BonusUse(name, axle, reward, fame, chosen, reason))
        return uses

    def _bonus_names(self) -> list[tuple[str, int]]:
        """The possible uses of a seat's bonus gears: one each, and for `schoffer` a second one."""
        axles = bonus_axles(self.session.content, self.holder)
        uses: list[tuple[str, int]] = [(names.BonusSwitch(axle), axle) for axle in axles]
        if has(self.session.content, self.holder, "schoffer"):
            uses += [(names.BonusAgainSwitch(axle), axle) for axle in axles]
        return uses

    def fulfilment(self) -> mv.Fulfil:
        """The move that printing would make."""
        return self.draft.move(tuple(use.axle for use in self.bonus_uses() if use.chosen))

    def reason(self) -> str:
        """Why it cannot be printed; empty where it can."""
        for order in self.holder.orders:
            if self.draft.touched(order) and not self.draft.ready(order):
                return say(
                    "“{title}” still needs {letters}: add it, or clear the order.",
                    title=words.printing_title(order.printing, self.session.content),
                    letters=terms.letters_words(self.draft.open_letters(order)),
                )
        return self.session.turns.why_not(self.fulfilment())

    def end_turn(self) -> None:
        self.submit(mv.EndTurn(self.seat))

    def _print(self) -> None:
        lying = self.draft.lying
        if self.submit(self.fulfilment()):
            self._printed, self.draft = lying, Draft(self.session.content)
            self.draft.fit(self.holder)
            self._steps = Steps(lambda: self.draft.lying)

    def _take(self, change: Callable[[], object]) -> None:
        """Change the draft by a step that can be taken back, and keep it."""
        self._steps.take(change)
        self._keep()

    def _keep(self) -> None:
        self.keep_draft(to_keep(self.draft.lying))

    def _undo(self) -> None:
        """Take back the last step or else the seat's last move, after which the printed pieces are laid again."""
        if self._steps:
            self.draft.put_all(self._steps.back())
            self._keep()
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
            case names.DecorationSwitch(printing):
                self.draft.plain ^= {printing}
            case names.HeldOrder(printing):
                self._press_order(next(order for order in self.holder.orders if order.printing == printing))
            case _:
                self.draft.without ^= {name}

    def _press_order(self, order: Order) -> None:
        """Take a ready order back; lay what an order needs if it can be made ready, else say what it lacks."""
        missing = self.draft.missing_letters(order)
        if self.draft.ready(order) or (missing and self.draft.touched(order)):
            self.draft.empty(order)
        elif missing and not has(self.session.content, self.holder, "manutius"):
            letters = terms.letters_words(missing)
            self.toast(say("This order still needs {letters}: nothing was placed.", letters=letters))
        else:
            self.draft.fill(order)

    def _best(self) -> mv.Fulfil | None:
        """The fulfilment that pays most, and one with fame where any can be gained."""
        content, holder, allows = self.session.content, self.holder, self.session.turns.allows
        famed = best_fulfilment(content, holder, allows, lambda move: gains(content, holder, move).fame > 0)
        return famed or best_fulfilment(content, holder, allows)

    def _open_filled_in(self) -> None:
        """Lay out what is best, where nothing is lost by it."""
        content, holder, allows = self.session.content, self.holder, self.session.turns.allows
        if (best := best_without_loss(content, holder, allows, is_last=self.is_last_round)) is not None:
            self._take_over(best)

    def _fill_in(self) -> None:
        best = self._best()
        if best is None:
            self.toast(say("Your types don’t cover any of your orders."))
        else:
            self._take_over(best)

    def lay_out(self, move: mv.Move) -> bool:
        if not isinstance(move, mv.Fulfil) or self.done:
            return False
        self._take(lambda: self._take_over(move))
        self.changed()
        return True

    def _take_over(self, move: mv.Fulfil) -> None:
        self._is_filled = True
        self.draft.take_over(move)
        used = list(move.bonus_gears)
        self.draft.without = set()
        for name, axle in self._bonus_names():
            if axle in used:
                used.remove(axle)
            else:
                self.draft.without.add(name)

    def build(self, page: Page) -> None:
        view, draft = self.view, self.draft
        widgets.table(page)
        bar.top_bar(page, self.session, view, self._ribbon_words())
        self._bench(page, view)
        manutius = has(self.session.content, self.holder, "manutius") and not self.done and len(self.holder.orders) > 1
        own = self.watched is None
        orders_bench.types_tray(page, draft, self.session, self.holder, may_leave_uncovered=manutius and own, own=own)
        orders_bench.inks_tray(page, draft, view.bag)
        orders_bench.levels(page, self.holder, say("Your levels") if own else say("Levels"))
        if self.watched is not None:
            self._build_watched(page, self.watched)
            return
        if self.done:
            self._gears(page, [], say("Bonus gears score when you fulfil orders."))
            orders_bench.gain(page, say("You have now"), Gains(self.holder.guilders, self.holder.fame, ()), self.seat)
        else:
            self._gears(page, self.bonus_uses(), say("No active sector gives a bonus."))
            paid = gains(self.session.content, self.holder, self.fulfilment())
            orders_bench.gain(page, say("You gain now"), paid)
            amounts = [terms.fame_words(paid.fame), terms.guilder_words(paid.guilders)]
            page.tell(say("You gain {amounts}.", amounts=terms.both(amounts)))
        self._buttons(page)

    def _gears(self, page: Page, uses: list[orders_bench.BonusUse], idle: str) -> None:
        """Put the bonus gears, and below them the gears that can be used at any time (A2)."""
        bonus = bonus_axles(self.session.content, self.holder)
        others = [(axle, placed) for axle, placed in enumerate(self.holder.gears) if axle not in bonus]
        orders_bench.gears(page, self.session, self.seat, uses, others, idle)

    def _build_watched(self, page: Page, turn: ComputerTurn) -> None:
        told = layout.rect("fulfil", "told")
        turn.build(page, told)
        fame, purse = (told.right - 232, told.y + 14, 96, 88), (told.right - 116, told.y + 14, 88, 88)
        page.anchor(names.SeatSpot("fame", self.seat), fame)
        page.anchor(names.SeatSpot("purse", self.seat), purse)
        widgets.picture(page, fame, pictures.laurel(self.holder.fame))
        widgets.picture(page, purse, pictures.coin(self.holder.guilders))
        turn.build_continue(page, layout.rect("fulfil", "print"))

    def _ribbon_words(self) -> str:
        if self.done:
            return say("{seat} has fulfilled orders", seat=self.session.name(self.seat))
        return say("{seat} fulfils orders", seat=self.session.name(self.seat))

    def views(self) -> list[panes.View]:
        titles = [words.printing_title(order.printing, self.session.content) for order in self.holder.orders]
        return blocks.fulfilment(titles, self._shift(self.session.view(self.seat)), told=self.watched is not None)

    def _shift(self, view: View) -> int:
        """How far few orders are moved to the middle, unless printed sheets hang beside them."""
        free = 0 if printed_sheets(self.session.seats, view.round) else self._free_slots
        return (layout.rect("fulfil", "order").w + 12) * free // 2

    @property
    def _free_slots(self) -> int:
        return self.session.content.rules.order_slots - len(self.holder.orders)

    def _bench(self, page: Page, view: View) -> None:
        bench = layout.rect("fulfil", "orders bench")
        page.anchor("bench", bench)
        page.anchor(names.SeatSpot("house", self.seat), bench)
        widgets.board(page, bench)
        head = pygame.Rect(bench.x + 24, bench.y + 4, bench.w - 48, 52)
        put_task(page, head, self._ribbon_words(), self._bench_words(), 34, theme.PAPER_LIGHT)
        seats = [self.seat, *(seat for seat in view.queue if seat in self.session.seats.printers)]
        styles = [self.session.style(seat) for seat in seats]
        badges = seat_panels.badges(page, head, styles, order=theme.PAPER_LIGHT)
        orders = self.holder.orders
        boxes = layout.grid("fulfil", "order", len(orders))
        sheets = printed_sheets(self.session.seats, view.round)
        left = head.x + widgets.width_of(page, self._bench_words(), 34) + 32  # of the room between words and badges
        room = pygame.Rect(left, head.y, badges[0].x - 24 - left, head.h)
        orders_bench.line(page, self.session, sheets, len(orders), room)
        shift = self._shift(view)
        for order, box in zip(orders, boxes, strict=True):
            orders_bench.column(page, box.move(shift, 0), self.session, self.draft, order, idle=self.idle)

    def _bench_words(self) -> str:
        if self.watched is not None:
            return say("The orders of {seat}", seat=self.session.name(self.seat))
        if self.done and self.holder.orders:
            left = say("Fulfilled. Your other orders stay unfulfilled: this is the last round.")
            return left if self.is_last_round else say("Fulfilled. Your other orders wait for a later round.")
        if not self.holder.orders:
            return say("There are no orders here now.")
        return say("Place types and inks on the orders you want to fulfil")

    def _buttons(self, page: Page) -> None:
        left, right = layout.rect("fulfil", "fill in"), layout.rect("fulfil", "later")
        width = (right.right - left.x - 24) // 3
        boxes = [pygame.Rect(left.x + at * (width + 12), left.y, width, left.h) for at in range(3)]
        done = say("Your orders of this round are fulfilled.") if self.done else ""
        for name, label, box in (("fill", say("Fill in for me"), boxes[1]), ("none", say("Fulfil none"), boxes[2])):
            widgets.page_button(page, name, box, label, px=26, reason=done)
        undo = "" if self._steps else self.session.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", boxes[0], say("Undo"), px=26, reason=undo)
        main = layout.rect("fulfil", "print")
        if self.ready_to_end:
            main.y, main.h = boxes[0].bottom + layout.APART, main.bottom - boxes[0].bottom - layout.APART
            self.end_box = main
            widgets.page_button(page, "end", main, say("End turn"), "primary", icon="check", px=44)
            return
        widgets.page_button(page, "print", main, say("Print!"), "primary", icon="press", reason=self.reason(), px=48)

    @property
    def piece_part(self) -> Pieces:
        return self

    def places_for(self, piece: str) -> frozenset[str]:
        """The places where a piece counts, and its tray; none once the turn's choice is made."""
        return frozenset() if self.idle else self.draft.places_for(piece)

    def lay(self, piece: str, place: str) -> None:
        self._is_filled = False
        self._take(lambda: self.draft.lay(piece, place))

    def why_not(self, piece: str, place: str) -> str:
        match piece, place:
            case names.OwnType() | names.OwnInk(), _ if self.draft.counts(piece, place):
                return say("This space is taken: clear it first.")
            case names.OwnType(letter), names.LetterPlace():
                shown = self.draft.letter_places()[place]
                return say("This space needs the letter {shown}, not {letter}.", shown=shown, letter=letter)
            case names.OwnInk(), names.PartPlace():
                return say("This Colour needs {ink} here.", ink=terms.one_ink_words(self.draft.part_places()[place]))
        return say("Place types on letters and inks on Colour.")

    def press(self, name: str) -> Transition:
        if self.watched is not None:
            return super().press(name)
        match name:
            case "print" | "none" | "fill" | "undo" | "end":
                return self._press_button(name)
            case names.DecorationSwitch() | names.HeldOrder() if self.done:
                self.toast(say("Your orders of this round are fulfilled."))
            case names.BuyLetterButton(letter):
                self.submit(*type_offer(self.session, self.holder, letter).moves)
            case names.DecorationSwitch() | names.BonusSwitch() | names.BonusAgainSwitch() | names.HeldOrder():
                self._take(lambda: self._press_draft(name))
            case names.OwnType() | names.OwnInk():
                self.toast(self._why_idle(name))
            case _:
                return super().press(name)
        return None

    def tick(self, dt_s: float) -> bool:
        """Tell a computer player's turn; its pieces are laid out before it prints."""
        if self.watched is None:
            self.think()
            made = self.done or (self.draft.declines and not self._could_print)
            made = made and not self.session.shown.holding and not self._lost_words()
            return self.ends_in_time(dt_s, made=made and self.session.turns_end)
        choice = self.session.thinking.choice if self.watched.is_due else None
        if choice is not None and isinstance(choice.move, mv.Fulfil) and choice.move != self._laid_out:
            self._laid_out = choice.move
            self.draft.take_over(choice.move)
            self.watched.pause()
            self.changed()
        return super().tick(dt_s)

    def _press_button(self, name: str) -> Transition:
        if name == "undo":
            self._undo()
        elif name == "fill":
            self._take(self._fill_in)
        elif name == "none":
            self._take(self.draft.decline)
            self._could_print = self._best() is not None
        elif name == "end":
            return self.asked_to_end()
        else:
            return self._print_or_warn()
        return None

    def _print_or_warn(self) -> Transition:
        """Print; ask first, once a turn, where that brings no fame."""
        if self._warned or gains(self.session.content, self.holder, self.fulfilment()).fame:
            self._print()
            return None
        self._warned = True
        words = say(
            "You gain guilders but no fame. A fulfilled order is gone: you can’t add Colour or Decoration later."
        )
        return Push(Confirm(say("Fulfil without fame?"), words, self._print, say("Fulfil")))

    def _why_idle(self, piece: names.OwnType | names.OwnInk) -> str:
        if self.done:
            return say("Your orders of this round are fulfilled.")
        if isinstance(piece, names.OwnInk):
            return say("No Colour needs another {ink} ink.", ink=terms.one_ink_words(piece.ink))
        return say("None of your orders needs another {letter}.", letter=piece.letter)

    def asked_to_end(self) -> Transition:
        """The turn ends; it is asked first where an order could be fulfilled, or once where gears would be lost."""
        lost = self._lost_words()
        self._told_lost = self._told_lost or bool(lost)
        if not self.done and self._best() is not None:
            words = say("You can fulfil at least one order now. Unfulfilled orders stay for later rounds.")
            if self.is_last_round:
                words = say("You can fulfil at least one order now, and this is your last chance.")
            told = "\n".join((words, lost)) if lost else words
            return Push(Confirm(say("Fulfil no orders?"), told, self.end_turn, say("Fulfil none")))
        if lost:
            return Push(Confirm(say("End your turn?"), lost, self.end_turn, say("End turn")))
        return super().asked_to_end()

    def _lost_words(self) -> str:
        """Which gears would still gain something, until that was said once."""
        return "" if self._told_lost else unused_words(self.session, self.holder)
