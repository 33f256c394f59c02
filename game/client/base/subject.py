"""What a target shows, for a closer look."""

from typing import TypeAlias

Subject: TypeAlias = tuple[str, ...]
"""What a target shows: a kind of piece and which one, such as ("printing", "printing-07"). See `closeup`."""
