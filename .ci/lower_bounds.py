"""Print the lowest version that pyproject.toml allows of each package for playing and testing, as pip takes it."""

import sys
import tomllib
from pathlib import Path


def pinned(requirement: str) -> str:
    """The requirement at its lower bound.

    >>> pinned("pymunk>=7.3,<8")
    'pymunk==7.3'
    """
    name, bound, rest = requirement.partition(">=")
    if not bound:
        sys.exit(f"pyproject.toml gives no lower bound for {requirement}")
    return f"{name.strip()}=={rest.partition(',')[0].strip()}"


if __name__ == "__main__":
    text = (Path(__file__).resolve().parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    for wanted in (*project["dependencies"], *project["optional-dependencies"]["test"]):
        print(pinned(wanted))
