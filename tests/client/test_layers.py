"""The layers: partial repaints give the same picture as whole ones, and nothing is drawn when nothing changed."""

import pygame
import pytest

from game.client.ui.scene import Sprite
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


def pixels() -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def repainted(pilot: Pilot) -> bytes:
    """The picture after everything was painted anew."""
    pilot.paint_anew()
    return pixels()


@pytest.mark.slow
def test_no_frame_while_nothing_changes(pilot: Pilot) -> None:
    pilot.wait(1)
    drawn = len(pilot.app.frame_times)
    pilot.wait(2)
    assert len(pilot.app.frame_times) == drawn


def test_a_hover_repaints_a_part_to_the_same_picture_as_the_whole(pilot: Pilot) -> None:
    before = pixels()
    pilot.hover("go")
    hovered = pixels()
    assert hovered != before
    assert hovered == repainted(pilot)
    pilot.move_to((1900, 1060))
    assert pixels() == before


def test_a_drag_leaves_no_trace(pilot: Pilot) -> None:
    pilot.move_to((1900, 1060))
    before = pixels()
    pilot.drag_to("card", (1700, 900))
    pilot.move_to((1900, 1060))
    pilot.wait_until_still()
    assert pixels() == before


def test_only_moved_sprites_are_drawn_again(pilot: Pilot, bench: Bench) -> None:
    still, moving = (bench.bake((60, 60), lambda brush: brush.rect((0, 0, 60, 60), (200, 0, 0))) for _ in range(2))
    bench.turning = [Sprite(still, (1500, 900)), Sprite(moving, (200, 900))]
    pilot.step()
    bench.turning = [Sprite(still, (1500, 900)), Sprite(moving, (210, 900))]
    areas = pilot.app.layers.show(bench.turning)
    assert areas == [pygame.Rect(170, 870, 71, 60)]  # an odd number of pixels wide, which SDL copies into the cache
    areas = pilot.app.layers.show(bench.turning[:1])
    assert areas == [pygame.Rect(176, 870, 64, 60)]  # of whole lines of the cache, for nothing is drawn over it


def test_what_has_turned_is_smooth_at_rest(pilot: Pilot, bench: Bench) -> None:
    image = bench.bake((200, 200), lambda brush: brush.rect((20, 20, 160, 160), (200, 0, 0)))
    bench.turning = [Sprite(image, (960, 900), 33.0)]
    pilot.step(2)
    smooth = pixels()
    bench.turning = [Sprite(image, (960, 900), 20.0)]
    pilot.step()
    bench.turning = [Sprite(image, (960, 900), 33.0)]
    pilot.step()
    assert pixels() != smooth
    pilot.step()
    assert pixels() == smooth
    assert pilot.app.layers.show(bench.turning) == []


class Painted:
    """Turns in two colours: one while its angle is new, another while it stands."""

    def fast(self, angle: float) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        return [(painted("red"), (0, 0)), (painted("yellow", 10), (0, -20))]

    def smooth(self, angle: float) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        return [(painted("green"), (0, 0))]


def painted(colour: str, side: int = 60) -> pygame.Surface:
    surface = pygame.Surface((side, side))
    surface.fill(colour)
    return surface


def colour_at(pos: tuple[int, int]) -> pygame.Color:
    window = pygame.display.get_surface()
    assert window is not None
    return window.get_at(pos)


def test_what_turns_by_itself_is_shown_as_it_says(pilot: Pilot, bench: Bench) -> None:
    image, turning = painted("blue"), Painted()
    seen = []
    for angle in (10.0, 20.0, 20.0):
        bench.turning = [Sprite(image, (960, 900), angle, turning)]
        pilot.step()
        seen.append((colour_at((960, 900)), colour_at((960, 880))))
    green, red, yellow = (pygame.Color(name) for name in ("green", "red", "yellow"))
    assert seen == [(red, yellow), (red, yellow), (green, green)]
    assert pilot.app.layers.show(bench.turning) == []


def test_sprites_that_go_are_erased(pilot: Pilot, bench: Bench) -> None:
    before = pixels()
    image = bench.bake((200, 200), lambda brush: brush.rect((0, 0, 200, 200), (200, 0, 0)))
    bench.turning = [Sprite(image, (960, 900), 33.0)]
    pilot.step()
    assert pixels() != before
    bench.turning = []
    pilot.step()
    assert pixels() == before


def test_expose_brings_the_whole_window(pilot: Pilot) -> None:
    pilot.app.layers.expose()
    assert pilot.app.layers.show([]) == [pygame.Rect(0, 0, 1920, 1080)]


def test_before_the_first_page_there_was_none_and_after_it_the_one_before_is_kept(pilot: Pilot, bench: Bench) -> None:
    layers, whole = pilot.app.layers, (0, 0, 1920, 1080)
    assert layers.part("before", whole) is None
    shown = layers.part("after", whole)
    pilot.hover("go")
    bench.changed()
    pilot.step()
    assert shown is not None
    kept, now = layers.part("before", whole), layers.part("after", whole)
    assert kept is not None
    assert now is not None
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(shown, "RGB")
