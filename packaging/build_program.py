"""Build the program that needs no Python: `python packaging/build_program.py`, for the system that it runs on.

It makes an environment of its own in `build/program`, installs the project there as anybody would, and has PyInstaller
lay all into `dist/gutenberg-table`. The Python that runs this is the one that is carried; it needs a shared library.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build" / "program", ROOT / "dist"
BIN = BUILD / "venv" / ("Scripts" if sys.platform == "win32" else "bin")


def main() -> None:
    """Build it, and say how large it is."""
    shutil.rmtree(BUILD, ignore_errors=True)
    venv.create(BUILD / "venv", with_pip=True)
    python = BIN / "python"
    run(python, "-m", "pip", "install", "-q", f"{ROOT}[freeze]")
    run(python, ROOT / "packaging" / "icons.py", BUILD)
    run(
        python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", DIST,
        "--workpath", BUILD / "work", ROOT / "packaging" / "gutenberg.spec",
    )  # fmt: skip
    program = DIST / "gutenberg-table"
    if sys.platform == "linux" and shutil.which("strip"):
        strip_python(program / "_internal")
    print(f"{program}: {size_of(program) / 1e6:.0f} MB")


def strip_python(folder: Path) -> None:
    """Take what only a debugger reads out of Python's own libraries; those of others stay as they were made."""
    own = [*folder.glob("libpython*.so*"), *folder.glob("python3*/lib-dynload/*.so")]
    run("strip", "--strip-unneeded", *own)


def run(*command: object) -> None:
    """Run a command outside the project, so that what is installed is used; a failure ends the build."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([str(word) for word in command], cwd=BUILD, env=environment, check=True)


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder, links apart."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    main()
