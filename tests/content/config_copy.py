"""A copy of config/ in which a test may break something."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.content import ContentError, load_content


@dataclass(frozen=True)
class ConfigCopy:
    """The copy's folder, and what loading it says."""

    path: Path

    def replace(self, file: str, old: str, new: str) -> int:
        """The line of the first `old`, which `new` replaces."""
        text = (self.path / file).read_text(encoding="utf-8")
        before, found, after = text.partition(old)
        assert found, f"{file} has no {old!r}"
        (self.path / file).write_text(before + new + after, encoding="utf-8")
        return before.count("\n") + 1

    def refusal(self) -> ContentError:
        """The error that loading this folder raises."""
        with pytest.raises(ContentError) as caught:
            load_content(self.path)
        return caught.value
