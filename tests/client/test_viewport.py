"""One mapping between window and canvas, the same both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import SHAPES, Viewport, scaled

SIZES = st.tuples(st.integers(320, 4000), st.integers(240, 3000))


@given(SIZES, st.floats(0, 1919), st.floats(0, 1079))
def test_a_canvas_point_comes_back_from_the_window(window: tuple[int, int], x: float, y: float) -> None:
    viewport = Viewport(window)
    back = viewport.unbounded(viewport.to_window((x, y)))
    assert back == pytest.approx((x, y), abs=0.51 / viewport.scale)


@given(SIZES)
def test_the_page_fits_the_window_and_keeps_its_shape(window: tuple[int, int]) -> None:
    viewport = Viewport(window)
    page, canvas = viewport.page, viewport.canvas
    assert page.w <= window[0]
    assert page.h <= window[1]
    assert page.w == window[0] or page.h == window[1]
    assert page.w / page.h == pytest.approx(canvas[0] / canvas[1], rel=0.01)
    assert canvas[0] * canvas[1] == pytest.approx(CANVAS[0] * CANVAS[1], rel=0.01)
    if canvas != CANVAS and SHAPES[0] <= window[0] / window[1] <= SHAPES[1]:
        assert page.w * page.h >= 0.98 * window[0] * window[1], "a window of another shape has no bars"


@pytest.mark.parametrize(("window", "bar"), [((1920, 1200), (960, 30)), ((2160, 1080), (60, 500))])
def test_bars_beside_the_canvas_are_no_part_of_it(window: tuple[int, int], bar: tuple[int, int]) -> None:
    viewport = Viewport(window)
    assert viewport.to_canvas(bar) is None
    assert viewport.to_canvas((window[0] // 2, window[1] // 2)) == pytest.approx((960, 540), abs=1)


@given(st.integers(0, 1000), st.integers(1, 500), st.integers(1, 500), st.floats(0.3, 2.5))
def test_neighbours_on_the_canvas_adjoin_in_pixels(x: int, width: int, next_width: int, scale: float) -> None:
    left, right = scaled((x, 0, width, 10), scale), scaled((x + width, 0, next_width, 10), scale)
    assert left.right == right.left
