"""The names of what a replay shows."""

from game.client.screen.names.name import Name


class Moment(Name, word="moment"):
    """A line of what happened: it leads to the state after its move; `place` tells lines of one move apart."""

    number: int
    place: int


class EyesChoice(Name, word="eyes"):
    """With whose eyes the table is seen."""

    seat: int


class TempoChoice(Name, word="tempo"):
    """How fast a replay plays, in moves a minute."""

    moves: int
