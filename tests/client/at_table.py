"""A pilot in front of a table made by hand, with the scenes that a real game shows there."""

from pathlib import Path

from game.client.sitting import Sitting
from game.client.table import make_prompt, make_scene
from game.rules import Table
from tests.client.pilot import Pilot
from tests.client.seated import seated


class AtTable:
    """A sitting, the pilot in front of it, and short questions about both."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.sitting = Sitting(seated(table, folder).match, make_scene, make_prompt)

    def sit(self) -> Pilot:
        """Open the window at the scene that the sitting shows now."""
        self.pilot = Pilot(self.sitting.scene())
        return self.pilot

    @property
    def toast(self) -> str:
        """The sentence that was said last, where it is still shown."""
        self.pilot.step()
        toast = self.pilot.app.controls.notices.toast
        return toast.sentence if toast else ""

    def names(self, start: str) -> list[str]:
        """The targets on the page whose names begin so."""
        return [target.name for target in self.pilot.app.page.targets if target.name.startswith(start)]

    def reason(self, name: str) -> str:
        """Why a target is disabled; empty where it is not."""
        target = self.pilot.app.page.targets.by_name(name)
        return "" if target.enabled else target.reason
