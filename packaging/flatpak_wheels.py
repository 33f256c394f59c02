"""Pin what the Flatpak is built of: `python packaging/flatpak_wheels.py` asks PyPI, through pip, for the newest wheels.

It writes `linux/flatpak-wheels.json` with the address and checksum of each. PYTHON is that of the runtime.
"""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from release import PROJECT, ROOT

PYTHON, ARCHITECTURES = "3.13", ("x86_64", "aarch64")
WRITTEN = Path(__file__).resolve().parent / "linux" / "flatpak-wheels.json"
BUILDING = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]


def main() -> None:
    """Write the pins; a wheel that fits only one processor says so."""
    sources: dict[str, dict[str, Any]] = {}
    for architecture in ARCHITECTURES:
        for found in chosen(architecture):
            url, sha256 = found["url"], found["archive_info"]["hashes"]["sha256"]
            sources[url] = {"type": "file", "url": url, "sha256": sha256}
            if architecture in url:
                sources[url]["only-arches"] = [architecture]
    WRITTEN.write_text(json.dumps([sources[url] for url in sorted(sources)], indent=2) + "\n", encoding="utf-8")


def chosen(architecture: str) -> list[dict[str, Any]]:
    """Return where pip would download each wheel for a processor; nothing of this machine's own settings counts."""
    platforms = [f"--platform=manylinux_2_{minor}_{architecture}" for minor in (28, 17)]
    command = [
        sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed", "--report=-", "--target=.",
        "--only-binary=:all:", f"--python-version={PYTHON}", *platforms, *PROJECT["dependencies"], *BUILDING,
    ]  # fmt: skip
    environment = {**os.environ, "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
    report = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    return [package["download_info"] for package in json.loads(report)["install"]]


if __name__ == "__main__":
    main()
