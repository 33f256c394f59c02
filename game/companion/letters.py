"""Lead letters: their goods (V2), getting one (V4) and setting one (V5)."""

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.fields import ask_field, with_field
from game.companion.gains import gain, gain_goods
from game.companion.names import MOST_LETTERS
from game.companion.play import Handler, Play, choice
from game.companion.questions import Question
from game.companion.state import LeadLetter, State


def first_letter(state: State) -> int | None:
    """V2, V5: the place of the held letter that comes first in the letter order, or None if it holds none."""
    order = state.letter_order
    places = range(len(state.letters))
    return min(places, key=lambda place: order.index(state.letters[place].letter), default=None)


def do_use_goods(play: Play, _: tk.UseLetterGoods) -> None:
    """V2: the goods of one that it holds; none: nothing."""
    place = first_letter(play.state)
    if place is None:
        play.tell(hp.CameToNothing("letter_goods", "holds_no_letter"))
    else:
        play.then(tk.GainLetterGoods(place))


def ask_goods(state: State, task: tk.GainLetterGoods) -> Question | None:
    """V2, V4: what the letter shows, if nobody has needed it yet."""
    held = state.letters[task.index : task.index + 1]
    return ask_field(state, f"letters.{task.index}.goods", "V2") if held and held[0].goods is None else None


def take_goods(play: Play, task: tk.GainLetterGoods, answer: an.Counted) -> None:
    """V2, V4: known from now on."""
    play.state = with_field(play.state, f"letters.{task.index}.goods", answer.goods)
    play.then(task)


def do_goods(play: Play, task: tk.GainLetterGoods) -> None:
    """V2, V4: gained; nothing if the letter went away with a hand edit."""
    for letter in play.state.letters[task.index : task.index + 1]:
        assert letter.goods is not None
        gain_goods(play, letter.goods)


def ask_letter(state: State, task: tk.GetLetter) -> Question | None:
    """V4, W5: which letter of the order is the first that lies on the typesetting board."""
    if len(state.letters) >= MOST_LETTERS:
        return None
    return choice("letter_on_board", task.rule, (*state.letter_order, "none"), order=state.letter_order)


def take_letter(play: Play, task: tk.GetLetter, answer: an.Word) -> None:
    """V4, W5: it goes to its workshop; with the icon its goods are gained."""
    if answer.word == "none":
        play.tell(hp.CameToNothing("lead_letter", "no_letter_there"))
        return
    play.tell(hp.LetterTaken(answer.word))
    place = len(play.state.letters)
    play.change(letters=(*play.state.letters, LeadLetter(answer.word)))  # type: ignore[arg-type]
    if task.goods:
        play.then(tk.GainLetterGoods(place))


def do_no_letter(play: Play, _: tk.GetLetter) -> None:
    """V4: a third is not taken."""
    play.tell(hp.CameToNothing("lead_letter", "holds_two_letters"))


def space_for(state: State, letter: str) -> int | None:
    """V5: the first free space of the composing stick that bears the letter, else the first free one."""
    free = [space for space, held in enumerate(state.stick) if not held]
    return next((space for space in free if state.board.stick[space].letter == letter), free[0] if free else None)


def do_set(play: Play, _: tk.SetLetter) -> None:
    """V5: one letter, and what its space covered; no letter or a full stick: a point."""
    place = first_letter(play.state)
    if place is None:
        _point_instead(play, hp.PointInstead("holds_no_letter"))
        return
    letter = play.state.letters[place].letter
    space = space_for(play.state, letter)
    if space is None:
        _point_instead(play, hp.PointInstead("stick_full"))
        return
    stick = (*play.state.stick[:space], letter, *play.state.stick[space + 1 :])
    play.change(stick=stick, letters=(*play.state.letters[:place], *play.state.letters[place + 1 :]))
    play.tell(hp.LetterSet(letter, space))
    play.then(tk.GainAt(f"board.stick.{space}.covers"))


def _point_instead(play: Play, why: hp.PointInstead) -> None:
    play.tell(why)
    gain(play, "points", 1)


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.UseLetterGoods: Handler(do=do_use_goods),
    tk.GainLetterGoods: Handler(ask_goods, take_goods, do_goods),
    tk.GetLetter: Handler(ask_letter, take_letter, do_no_letter),
    tk.SetLetter: Handler(do=do_set),
}
