"""A listener: plays by what the narrator said alone, with keys; it sees no page, no table and no target."""

import re
import time
from collections.abc import Callable, Sequence

import pygame

from tests.client.pilot import Pilot

MOST_TABS, MOST_STEPS, ANSWERS = 220, 1500, 5
ROUND = 4  # so many alike in a row tell that the focus has gone round
WAIT_S = 0.6
LONGEST_THOUGHT_S = 60.0  # by the real clock: another process thinks, on a machine that may be busy


class Unheard(AssertionError):
    """Nothing was said that could be acted on."""


class Listener:
    """Hears the lines of a narrator and presses keys; `heard` is all that was said, `title` the last page."""

    def __init__(self, pilot: Pilot, heard: list[str]) -> None:
        self._pilot = pilot
        self.heard = heard
        self.presses = 0

    def press(self, key: int, mod: int = 0) -> list[str]:
        """Press a key; what was said then."""
        before = len(self.heard)
        self.presses += 1
        self._pilot.key(key, mod)
        return self.heard[before:]

    def listen(self, seconds: float = WAIT_S) -> list[str]:
        """Wait for what is said without a press."""
        before = len(self.heard)
        self._pilot.wait(seconds)
        return self.heard[before:]

    def wait_for(self, begin: str, said: Sequence[str]) -> None:
        """Wait until somebody who thinks has said something that begins so."""
        until = time.monotonic() + LONGEST_THOUGHT_S
        while time.monotonic() < until:
            if any(line.startswith(begin) for line in said):
                return
            pygame.time.wait(20)
            said = self.listen(0.02)  # as much as passes for who thinks
        raise Unheard(f"{begin}: {self.heard[-30:]}")

    def ask(self, is_it: Callable[[str], bool] = bool) -> list[str]:
        """Ask to be told more until something of the kind is told; the lines of that kind."""
        for _ in range(ANSWERS):
            if said := [line for line in self.press(pygame.K_F1) if is_it(line)]:
                return said
        return []

    def find(self, is_it: Callable[[str], bool]) -> str:
        """Go on with Tab until something is said of the kind; empty where all was heard once."""
        passed = list[str]()
        for _ in range(MOST_TABS):
            passed.append(self.press(pygame.K_TAB)[-1])
            if is_it(passed[-1]):
                return passed[-1]
            if len(passed) > ROUND and passed[-ROUND:] == passed[:ROUND]:
                break
        return ""

    def choose(self, is_it: Callable[[str], bool] | str) -> list[str]:
        """Find what begins with words, or is of a kind, and press it."""
        wanted = is_it if callable(is_it) else lambda line: line.startswith(str(is_it))
        if not self.find(wanted):
            raise Unheard(f"{is_it}: {self.heard[-12:]}")
        return self.press(pygame.K_RETURN) + self.listen()

    def go_on(self) -> list[str]:
        """Press the key that ends, confirms or continues."""
        return self.press(pygame.K_e) + self.listen()


# what is said of the pages of a game, and what is done about it


class ByEar:
    """Plays for everybody at the table from the title on."""

    def __init__(self, listener: Listener) -> None:
        self.ear = listener

    def play(self) -> str:
        """Play a whole game; the words that tell who has won."""
        self.ear.listen(2.0)
        self.ear.choose("New game")
        self.ear.choose("Start the game")
        for _ in range(MOST_STEPS):
            said = self.ear.ask()
            won = [line for line in said if re.search(r" wins? with ", line)]
            if won:
                return won[0]
            self.act(said)
        raise Unheard(f"no end: {self.ear.heard[-30:]}")

    def act(self, said: Sequence[str]) -> None:
        """Do what a page asks for, by its title, which is said first."""
        if said[-1] == "End turn" or "End turn" in said:
            self.ear.go_on()
            return
        for pattern, deed in PAGES.items():
            if re.search(pattern, said[0]):
                deed(self)
                return
        self.by_advice()

    def by_advice(self) -> None:
        """Have an adviser say what is best, and do it."""
        self.ear.wait_for("Do it", self.ear.press(pygame.K_h))
        self.ear.choose("Do it")
        self.ear.listen(1.0)

    def go_on(self) -> None:
        """Go on from a page on which there is nothing to decide."""
        self.ear.go_on()

    def end(self) -> None:
        """Really end a turn with gears that were not used."""
        self.ear.choose("End turn")

    # before the first round

    def draft(self) -> None:
        """Take the printing card that pays most and the refinement card with most fame."""
        self._take_best("^“.* needs the letters ", r"pays (\d+) guilders?")
        self._take_best("^Colour: ", r"for (\d+) fame")
        self.ear.go_on()

    def _take_best(self, word: str, worth: str) -> None:
        offers = self.ear.ask(lambda line: re.search(word, line) is not None)
        best = max(offers, key=lambda line: sum(map(int, re.findall(worth, line))))
        self.ear.choose(best)

    def types(self) -> None:
        """Choose letters that were heard to be missing."""
        (told,) = self.ear.ask(lambda line: "types chosen" in line)[:1]
        lacks = self.ear.ask(lambda line: "Missing letters: " in line)
        missing = [letter for line in lacks for letter in re.findall(r"\b[AIOU]\b", _within(line, "Missing letters: "))]
        for letter in [*missing, "A", "I", "O"][: int(told.split()[2])]:
            self.ear.choose(f"Letter {letter}")
        self.ear.go_on()

    # a plan

    def curtain(self) -> None:
        """Open it by two presses, which is a switch on it."""
        if self.ear.find(lambda line: line.startswith("Two clicks instead of holding: ")).endswith("off"):
            self.ear.press(pygame.K_RETURN)
        self.ear.choose("Click twice to open")
        self.ear.press(pygame.K_RETURN)
        self.ear.listen()

    def plan(self) -> None:
        """One marker on each action, and the others where there is room."""
        if self.ear.ask(lambda line: "One on each" in line):
            self.ear.choose("One on each")
        for action in ("Orders", "Inks", "Specialties", "Patronage"):
            if self.ear.ask(lambda line: line.startswith("Place ")):
                self.ear.choose(f"{action}, one more marker")
        self.ear.go_on()

    # the five actions, by what is heard to lie there

    def orders(self) -> None:
        """Lay two cards in a free slot; where none is free, somebody has to advise."""
        full = self.ear.ask(lambda line: "All slots are full" in line)
        if full or not self.ear.ask(lambda line: line.startswith("“")):
            self.by_advice()
            return
        self._take_best("^“.* needs the letters ", r"pays (\d+) guilders?")
        self._take_best("^Colour: ", r"for (\d+) fame")

    def inks(self) -> None:
        """Take the most inks that are free."""
        offers = self.ear.ask(lambda line: "up to here" in line)
        free = [line for line in offers if line.endswith("for 0 guilders.")]
        self.ear.choose(max(free, key=len)) if free else self.by_advice()

    def specialties(self) -> None:
        """Take the first card."""
        offers = self.ear.ask(lambda line: "Advance both" in line)
        self.ear.choose(offers[0]) if offers else self.by_advice()

    def patronage(self) -> None:
        """Claim the guilders where nobody has."""
        if not self.ear.find(lambda line: line == "3 guilders") or not self.ear.press(pygame.K_RETURN):
            self.by_advice()

    def fulfil(self) -> None:
        """Fill the orders in as far as they can be, and print; or nothing."""
        self.ear.choose("Fill in for me")
        if self.ear.ask(lambda line: line.startswith("Print")) == ["Print!"]:
            self.ear.go_on()
        else:
            self.ear.choose("Fulfil none")

    def fulfil_for_guilders(self) -> None:
        """Print what gains guilders only."""
        self.ear.choose("Fulfil")


def _within(line: str, after: str) -> str:
    """The rest of a sentence."""
    return line.partition(after)[2].partition(".")[0]


PAGES: dict[str, Callable[[ByEar], None]] = {
    r" takes an order$": ByEar.draft,
    r" chooses \d types$": ByEar.types,
    r"your eyes only$": ByEar.curtain,
    r" plans round ": ByEar.plan,
    r"all plans are revealed$|gears turn$|is over$|has fulfilled orders$": ByEar.go_on,
    r"^End your turn\?$": ByEar.end,
    r"^Orders: ": ByEar.orders,
    r"^Inks: ": ByEar.inks,
    r"^Specialties: ": ByEar.specialties,
    r"^Patronage: ": ByEar.patronage,
    r" fulfils orders$": ByEar.fulfil,
    r"^Fulfil without fame\?$": ByEar.fulfil_for_guilders,
}
"""What is done on a page, by its title."""
