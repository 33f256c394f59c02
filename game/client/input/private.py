"""What a scene is in which people press what the others may not know."""

from typing import Literal, Protocol, TypeAlias, runtime_checkable

Device: TypeAlias = Literal["keys", "buttons"]


@runtime_checkable
class Private(Protocol):
    """A scene that takes some keys and buttons before anything is shown or heard of them."""

    def private(self, seat: int | None, device: Device, code: int, *, down: bool) -> bool:
        """Whether a key, or a button of the pad of a seat, means something here; it does it."""

    def keeps(self, device: Device, code: int) -> bool:
        """Whether a key or button has no other meaning here."""

    def rest(self) -> None:
        """Let go of all, because the window lost the focus and nobody may hear when keys and buttons go up."""
