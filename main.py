"""Start the Gutenberg table: play it, or run the command that the command line names (`python main.py --help`)."""

import sys
from importlib.machinery import PathFinder

OLDEST_PYTHON = (3, 11)
NEEDED = ("msgspec", "platformdirs", "pygame", "pymunk", "yaml")


def main() -> int:
    """Return the exit status of what was started; 2 where Python or a dependency is missing."""
    if sys.version_info < OLDEST_PYTHON:
        found = sys.version.split()[0]
        sys.stderr.write(f"Gutenberg needs Python 3.11 or newer; this is {found}.\n")
        return 2
    absent = [name for name in NEEDED if PathFinder.find_spec(name) is None]
    if absent:
        command = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in setup_command())
        sys.stderr.write(f"Missing here: {', '.join(absent)}. This installs all that is needed, then plays:\n")
        sys.stderr.write(f"  {command}\n")
        return 2
    from game.cli.command_line import main as run

    return run(sys.argv[1:])


def setup_command() -> str:
    """Return the one command line, good from any folder, that sets up a virtual environment and starts the game."""
    from pathlib import Path
    from shlex import quote

    folder = Path(__file__).resolve().parent
    windows = sys.platform == "win32"
    python = r".venv\Scripts\python" if windows else ".venv/bin/python"
    steps = [
        f"{'py' if windows else 'python3'} -m venv .venv",
        f"{python} -m pip install -q -e .",
        f"{python} main.py",
    ]
    if Path.cwd() != folder:
        steps.insert(0, f'cd /d "{folder}"' if windows else f"cd {quote(str(folder))}")
    return " && ".join(steps)


if __name__ == "__main__":
    sys.exit(main())
