"""Players of other packages think in a process of their own, and are waited for; whatever happens, the game goes on."""

import logging
from random import Random
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import local
from time import sleep

from game.child_process import answers_apart, end_with_children
from game.content import Content
from game.match.thinking import LIMIT_S, Thinker, seed_for
from game.places import ROOT, TRY_PLAYER, own_command
from game.players import LEVELS, Choice, GuestError, LegalMoves
from game.players.guests import guest_point, load_guest, package_of, refuse_namesake
from game.players.player import FALLBACK
from game.rules import View

_log = logging.getLogger(__name__)
LOOK_S = 0.0005  # seconds between two looks for the answer
MOST_INCIDENTS = 5  # failures in one game after which the player is not asked again, for each may take the longest time


class Apart:
    """A player of another package; `incidents` counts how often another move was made in its place."""

    def __init__(self, name: str, seed: int, content: Content) -> None:
        self.name = name
        self.seed = seed
        self.incidents = 0
        self._thinker = _thinker_of_this_thread(content)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The player's move, or any legal move if it took too long, failed or chose an illegal one."""
        seed = seed_for(self.seed, view.seat, view.number)
        if self.incidents >= MOST_INCIDENTS:
            self.incidents += 1
            return Choice(legal.sample(Random(seed)), FALLBACK)
        ticket = self._thinker.ask(view, self.name, seed)
        while (choice := self._thinker.answer(ticket)) is None:
            sleep(LOOK_S)
        if choice.reason == FALLBACK:
            self.incidents += 1
            if self.incidents == MOST_INCIDENTS:
                _log.error("%s failed %d times: it is asked no more in this game", self.name, MOST_INCIDENTS)
        return choice


_kept = local()


def _thinker_of_this_thread(content: Content) -> Thinker:
    """The thinker of this thread, kept from game to game, because a start takes longer than many games."""
    kept: tuple[Content, Thinker] | None = getattr(_kept, "thinker", None)
    if kept is None or kept[0] is not content:
        end_thinking()
        kept = _kept.thinker = (content, Thinker(content, limit_s=LIMIT_S))
    return kept[1]


def end_thinking() -> None:
    """End the process in which this thread's players think, if there is one."""
    if kept := getattr(_kept, "thinker", None):
        kept[1].close()
        del _kept.thinker


# Whether a player can take a seat: loading its package may do anything, so another process tries that first.

LOADS_WITHIN_S = 10.0
FIT = b"fit"


def seated_name(name: str) -> str:
    """The name, where a player of this name can take a seat; raises GuestError with what is wrong."""
    if name in LEVELS:
        refuse_namesake(name)
        return name
    player = f"the player {name} of {package_of(guest_point(name))}"
    command = [*own_command(TRY_PLAYER), name]
    with Popen(command, cwd=ROOT, stdin=DEVNULL, stdout=PIPE, start_new_session=True) as trial:  # noqa: S603 - our own program
        try:
            told, _ = trial.communicate(timeout=LOADS_WITHIN_S)
        except TimeoutExpired:
            told = f"{player} takes longer than {LOADS_WITHIN_S:g} seconds to load".encode()
        finally:
            end_with_children(trial)
    if told != FIT:
        raise GuestError(told.decode(errors="replace") or f"{player} ends what loads it")
    return name


def try_to_load(name: str) -> int:
    """Answer the process that asks in `seated_name`: that the player is fit, or what is wrong with it."""
    with answers_apart() as answers:
        try:
            load_guest(name)
        except GuestError as error:
            answers.write(str(error).encode())
        else:
            answers.write(FIT)
    return 0
