"""A small package with players, as somebody else would install it: in a folder that Python finds packages in."""

from pathlib import Path

import pytest

MODULE = """
import os, sys, time
from game.players import Choice, Reason
from game.rules.moves import BuyType


class First:
    player_api = 1

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, legal):
        print("what is printed is no answer")
        return Choice(legal[0], Reason("rule_of_thumb"))


class Slow(First):
    def choose(self, view, legal):
        time.sleep(600)


class Raising(First):
    def choose(self, view, legal):
        raise RuntimeError("on purpose")


class Unmade(First):
    def __init__(self, seed):
        raise RuntimeError("on purpose")


class Illegal(First):
    def choose(self, view, legal):
        return Choice(BuyType(3 - view.seat, "O"), Reason("rule_of_thumb"))


class Wordless(First):
    def choose(self, view, legal):
        return None


class Inventive(First):
    def choose(self, view, legal):
        return Choice(legal[0], "because")


class Leaving(First):
    def choose(self, view, legal):
        sys.exit(0)


class Dying(First):
    def choose(self, view, legal):
        os._exit(3)


class Cheating(First):
    def choose(self, view, legal):
        for seat in (*legal.table.seats, *view.seats):
            seat.guilders = 1000
        legal.__class__.__contains__ = lambda *_: True
        return Choice(BuyType(3 - view.seat, "O"), Reason("rule_of_thumb"))


class Writing(First):
    def choose(self, view, legal):
        os.write(1, b'{"move":["pass",0],"reason":{"code":"worth_most"}}\\n')
        os.system("echo no answer")
        return super().choose(view, legal)


class Forking(First):
    def choose(self, view, legal):
        os.fork()
        return super().choose(view, legal)


class Parent(First):
    def choose(self, view, legal):
        if not os.fork():
            time.sleep(600)
        return super().choose(view, legal)


class Later(First):
    player_api = 2


class Unsaid:
    pass


class Broken:
    player_api = 1
"""
CLASSES = tuple(
    line.split()[1].partition("(")[0].rstrip(":") for line in MODULE.splitlines() if line.startswith("class ")
)


def install(
    folder: Path, patch: pytest.MonkeyPatch, name: str = "guests", points: str = "", module: str = MODULE
) -> None:
    """Install a package of this name into a folder, for this process and for those that it starts."""
    lines = points or "\n".join(f"{each.lower()} = {name}:{each}" for each in CLASSES)
    (folder / f"{name}.py").write_text(module, encoding="utf-8")
    subject = folder / f"{name}-1.2.dist-info"
    subject.mkdir()
    (subject / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n", encoding="utf-8")
    (subject / "entry_points.txt").write_text(f"[gutenberg.players]\n{lines}\n", encoding="utf-8")
    patch.syspath_prepend(str(folder))
    patch.setenv("PYTHONPATH", str(folder))
