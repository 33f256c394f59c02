"""What a build says of the project: read from pyproject.toml and CHANGELOG.md, where alone it stands."""

import os
import re
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME, VERSION, HOME = PROJECT["name"], PROJECT["version"], PROJECT["urls"]["Homepage"]
AUTHORS = PROJECT["authors"][0]["name"]
APP_ID = "io.github." + HOME.removeprefix("https://github.com/").replace("-", "_").replace("/", ".")
"""The name of the program among all programs, from its home backwards, as desktops and shops of programs want it."""

CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
DAYS = re.findall(r"^## \[(.+)\] - (\d{4}-\d\d-\d\d)$", CHANGES, re.MULTILINE)
"""Each version that is out with its day, newest first."""


def moment() -> datetime:
    """Return the time that everything in a build bears: SOURCE_DATE_EPOCH, else the day of the newest version."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(told), UTC) if told else datetime.fromisoformat(f"{DAYS[0][1]}T00:00:00Z")


if __name__ == "__main__":
    print(VERSION)
