"""Words that an input method composes: drawn in their field, their keys its own, and the committed ones kept."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.scenes.app import INPUT
from game.client.scenes.destinations import Ways
from game.client.scenes.name_blocks import NameBlocks
from game.client.ui.input_method import NOTHING, Composition
from game.client.ui.keys import LONGEST
from game.client.ui.page import Page, State
from game.client.ui.scene import Scene
from game.client.ui.widgets import paint_field_words
from tests.client.bench_scene import Bench
from tests.client.name_setting import entry
from tests.client.pilot import Pilot
from tests.client.strange import NAMES, random_strings

BOX = pygame.Rect(0, 0, 300, 80)
KEYS_OF_THE_METHOD = (
    pygame.K_BACKSPACE,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_TAB,
    pygame.K_SPACE,
)


def compose(pilot: Pilot, words: str, cursor: int | None = None) -> None:
    """What the method tells after a key."""
    pilot.post(pygame.TEXTEDITING, text=words, start=len(words) if cursor is None else cursor, length=0)


def composed(pilot: Pilot) -> Composition:
    """What is composed in the field that has the focus."""
    return pilot.app.controls.attention.composition


def picture(pilot: Pilot) -> bytes:
    """What the window shows."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def test_a_composition_is_drawn_and_the_committed_word_stays(pilot: Pilot, bench: Bench) -> None:
    pilot.click("name")
    pilot.wait_until_still()
    before = picture(pilot)
    compose(pilot, "そうた")
    assert picture(pilot) != before
    assert bench.value == "Ann"
    pilot.post(pygame.TEXTEDITING, text="", start=0, length=0)
    assert picture(pilot) == before
    compose(pilot, "颯太")
    pilot.post(pygame.TEXTINPUT, text="颯太")
    assert bench.value == "Ann颯太"
    assert composed(pilot) == NOTHING


@pytest.mark.parametrize("key", KEYS_OF_THE_METHOD, ids=pygame.key.name)
def test_the_keys_belong_to_the_method_while_it_composes(key: int, pilot: Pilot, bench: Bench) -> None:
    pilot.click("name")
    compose(pilot, "さとう")
    pilot.key(key)
    assert bench.value == "Ann"
    assert bench.told == []
    assert composed(pilot).words == "さとう"
    assert pilot.app.controls.editing is not None


def test_the_keys_are_of_the_field_again_afterwards(pilot: Pilot, bench: Bench) -> None:
    pilot.click("name")
    compose(pilot, "さ")
    pilot.post(pygame.TEXTINPUT, text="差")
    pilot.key(pygame.K_BACKSPACE)
    assert bench.value == "Ann"
    pilot.key(pygame.K_RETURN)
    assert pilot.app.controls.editing is None


def test_what_is_composed_is_gone_with_its_field(pilot: Pilot, bench: Bench) -> None:
    ways: tuple[Callable[[], None], ...] = (lambda: pilot.click("go"), lambda: pilot.post(pygame.WINDOWFOCUSLOST))
    for leave in ways:
        pilot.click("name")
        compose(pilot, "さ")
        leave()
        assert composed(pilot) == NOTHING
    pilot.click("name")
    pilot.key(pygame.K_BACKSPACE)
    assert bench.value == "An"


def test_what_is_composed_outside_of_a_field_changes_nothing(pilot: Pilot, bench: Bench) -> None:
    compose(pilot, "さ")
    pilot.key(pygame.K_ESCAPE)
    assert bench.told == [("back",)]
    assert composed(pilot) == NOTHING


def test_composing_counts_as_being_there() -> None:
    assert {pygame.TEXTEDITING, pygame.TEXTINPUT} <= INPUT


@pytest.mark.slow
@pytest.mark.parametrize("words", [*NAMES, *random_strings(30, seed=6)], ids=lambda words: ascii(words[:12]))
def test_any_words_can_be_composed(words: str, pilot: Pilot) -> None:
    pilot.click("name")
    for cursor in (-1, 0, 1, len(words), len(words) + 7):
        compose(pilot, words, cursor)
    assert composed(pilot).words == words


def test_a_composition_before_the_blocks_is_drawn_and_sets_what_there_are_blocks_for() -> None:
    pilot = Pilot(NameBlocks(entry(""), "1st", Ways(lambda _name: None, lambda: None)))
    pilot.click("name")
    pilot.wait_until_still()
    before = picture(pilot)
    compose(pilot, "いろは")
    assert picture(pilot) != before
    pilot.post(pygame.TEXTINPUT, text="いABC")
    assert pilot.app.page.targets.by_name("name").value == "ABC"
    pygame.quit()


# how it looks


def painted(words: str, composition: Composition = NOTHING, *, focused: bool = True) -> pygame.Surface:
    """A field as it is painted."""
    pygame.font.init()
    surface = pygame.Surface(BOX.size)
    surface.fill(theme.PAPER_LIGHT)
    paint_field_words(Brush(surface, 1), BOX, words, State(focused=focused, composition=composition), "body", 36)
    return surface


def rightmost_ink(surface: pygame.Surface) -> int:
    """Where the words end."""
    mask = pygame.mask.from_threshold(surface, theme.INK, (90, 90, 90, 255))
    return max(rect.right for rect in mask.get_bounding_rects())


def test_a_rule_stands_under_what_is_composed() -> None:
    plain, ruled = painted("Ann" + "さとう"), painted("Ann", Composition("さとう", 3))
    below = pygame.Rect(0, 56, 300, 10)
    assert plain.subsurface(below).copy().get_buffer().raw != ruled.subsurface(below).copy().get_buffer().raw
    row = next(y for y in range(56, 70) if ruled.get_at((100, y))[:3] == theme.INK)
    dark = [x for x in range(BOX.w) if ruled.get_at((x, row))[:3] == theme.INK]
    assert min(dark) > 40
    assert max(dark) - min(dark) > 90


def test_the_end_of_what_is_too_long_is_seen_while_it_is_written() -> None:
    long = "W" * 60
    assert rightmost_ink(painted(long)) <= BOX.w
    ends = [painted(long + end).get_buffer().raw for end in ("", "i", "Ann")]
    assert len(set(ends)) == 3
    others = [painted(long + end, focused=False).get_buffer().raw for end in ("", "i")]
    assert len(set(others)) == 1


# what the system is asked for


class Lettered(Scene):
    """A scene without a field in which letters mean something."""

    name = "lettered"
    takes_letters = True

    def build(self, page: Page) -> None:
        """Nothing is seen."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the system was asked for, in order."""
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: calls.append(f"at {tuple(rect)}"))
    yield calls
    pygame.quit()


def test_text_is_asked_for_only_while_a_field_is_edited(asked: list[str]) -> None:
    pilot = Pilot(Bench(), (960, 600))
    pilot.step(3)
    assert asked == ["stop"], "the library listens from its beginning"
    pilot.hover("name")
    assert asked == ["stop", "start"], "who clicks and types at once loses no letter"
    pilot.click("name")
    pilot.step(3)
    assert asked[2:] == ["at (500, 330, 150, 40)"], "in px of the window, below the bar at its top"
    pilot.hover("go")
    pilot.key(pygame.K_RETURN)
    pilot.step(3)
    assert asked[3:] == ["stop"]


def test_letters_typed_in_the_same_moment_as_the_click_are_kept(pilot: Pilot, bench: Bench) -> None:
    """A slow frame collects the click and the keys after it before the system was asked for text."""
    pos = pilot.pos("name")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=pos, button=1, touch=False))
    for letter, mod in (
        ("a", 0),
        ("B", pygame.KMOD_LSHIFT),
        ("1", 0),
        ("1", pygame.KMOD_LSHIFT),
        ("v", pygame.KMOD_CTRL),
    ):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=mod, unicode=letter))
    pilot.step()
    assert bench.value == "AnnaB1"
    pilot.post(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c")
    assert bench.value == "AnnaB1", "now it comes as text"


def test_the_method_forgets_what_was_composed_in_a_field_that_is_left(asked: list[str]) -> None:
    pilot = Pilot(Bench())
    pilot.click("name")
    compose(pilot, "さ")
    asked.clear()
    pilot.click("go")
    assert asked == ["stop"]


def test_a_scene_of_letters_gets_them_without_a_field(asked: list[str]) -> None:
    Pilot(Lettered()).step(3)
    assert asked == ["start"]


@pytest.mark.parametrize("way", ["pasted", "committed"])
def test_a_field_takes_no_more_than_it_can_show_soon(
    pilot: Pilot, bench: Bench, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    letters = "\ud83d" * 2_000_000
    pilot.click("name")
    if way == "pasted":
        monkeypatch.setattr("game.client.ui.keys.pasted", lambda: letters)
        pilot.post(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="v")
    else:
        pilot.post(pygame.TEXTINPUT, text=letters)
    assert len(bench.value) == LONGEST
