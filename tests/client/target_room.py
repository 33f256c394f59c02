"""How much room the targets of a page have for a finger, and which of them need most."""

from collections.abc import Callable
from itertools import combinations

from game.client.ui.page import Page, Target
from game.client.ui.scene import Scene
from game.client.ui.target_names import BuyCardsButton, OnlyChoice, SpecialtyRow

LEAST, PATH, GAP = 44, 64, 8  # px at 1920x1080, which a canvas unit is
ON_THE_PATH = frozenset({"button", "choice", "toggle", "field", "piece"})
BESIDE = frozenset({"moment"})  # lines of a story, which go to what they tell
OF_A_HOUSE = frozenset({"house", "inks", "row", "slot", "tracks", "types"})  # else only looked at
MESHING = frozenset({"axle", "gear"})  # their teeth reach into one another; their middles are 310 px apart
SET = frozenset({"line place", "set block"})  # type stands side by side in a stick; its middles are 116 px apart
TOUCHING = MESHING | SET  # by their nature, and so large that the middle of each has its room
OF_A_BOX = "master "  # buttons in a box that lies over the page
FROM_UNDO = 56  # px at 1920x1080
FINAL = frozenset({"end", "continue", "confirm", "draw", "keep"})
LARGER: dict[type, Callable[..., str]] = {
    # The tracks are 328 px high with their heads and rewards: four rows of 51 px, 55 px from middle to middle.
    SpecialtyRow: lambda row: OnlyChoice(row.specialty),
}
"""By the kind of a small target: the name of a large one for the same move; a test below proves that it is the same."""


def kind(target: Target) -> str:
    """The first word of a target's name."""
    return target.name.split(":")[0]


def on_the_path(page: Page, scene: Scene) -> list[Target]:
    """What is pressed, lifted or laid on on the way through a game."""
    pieces = [target for target in page.targets if target.role == "piece"]
    legal = {place for piece in pieces for place in scene.piece_part.places_for(piece.name)}
    used = ON_THE_PATH | {"place"}
    found = [target for target in page.targets if target.role in used and kind(target) not in BESIDE]
    return [each for each in found if each.role != "place" or each.name in legal or kind(each) not in OF_A_HOUSE]


def apart(one: Target, other: Target) -> int:
    """How far two targets are apart; below 0 where one lies on the other. Of those that touch, as small as may be."""
    a, b = one.rect, other.rect
    if {kind(one), kind(other)} <= TOUCHING:
        a, b = (rect.inflate(PATH - rect.w, PATH - rect.h) for rect in (a, b))
    return max(a.x - b.right, b.x - a.right, a.y - b.bottom, b.y - a.bottom)


def one_on_the_other(one: Target, other: Target) -> bool:
    """Whether a target lies within another one, as a piece on its place."""
    return bool(one.rect.contains(other.rect) or other.rect.contains(one.rect))


def in_one_box(one: Target, other: Target) -> bool:
    """Whether both or none of two targets are in a box over the page."""
    return one.name.startswith(OF_A_BOX) == other.name.startswith(OF_A_BOX)


def near(path: list[Target]) -> list[tuple[str, str, int]]:
    """The pairs of targets that are too near to each other, with the px between them."""
    pairs = [(a, b) for a, b in combinations(path, 2) if in_one_box(a, b) and not one_on_the_other(a, b)]
    return [(str(a.name), str(b.name), apart(a, b)) for a, b in pairs if apart(a, b) < GAP]


def assert_room(page: Page, scene: Scene) -> None:
    """Check that each target is large enough; those on the way are larger and apart, or a larger one does the same."""
    path = on_the_path(page, scene)
    tiny = [f"{each.name} {each.rect.size}" for each in page.targets if min(each.rect.size) < LEAST]
    assert not tiny, f"under {LEAST} px: {tiny}"
    small = [each for each in path if min(each.rect.size) < PATH]
    alone = [f"{each.name} {each.rect.size}" for each in small if type(each.name) not in LARGER]
    assert not alone, f"under {PATH} px, and nothing larger does the same: {alone}"
    path = [each for each in path if each not in small]
    gone = {LARGER[type(each.name)](each.name) for each in small} - {each.name for each in path}
    assert not gone, f"what is larger and does the same is not there: {gone}"
    assert not near(path), f"px between two targets: {near(path)}"


def near_undo(page: Page) -> list[str]:
    """The names of what ends something final and stands beside `undo`; none where nothing can be undone."""
    undo = page.targets.get("undo")
    if undo is None:
        return []
    final = [one for one in page.targets if one.name in FINAL or isinstance(one.name, BuyCardsButton)]
    return [one.name for one in final if apart(one, undo) < FROM_UNDO]
