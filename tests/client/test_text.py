"""Text is set as asked: on one line, wrapped, shrunk, or cut; and the faces can draw what the box contains."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.drawable import ELLIPSIS
from game.client.graphics import theme, typesetting
from game.content.load import load_content

SENTENCE = "Drag one printing and one refinement card to a free order slot"


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    typesetting.clear()
    yield
    typesetting.clear()


def test_one_line_is_as_large_as_the_font_says() -> None:
    surface = typesetting.render("Catholicon", "body", 30, theme.INK)
    assert surface.get_size() == theme.font("body", 30).size("Catholicon")
    assert surface.get_bounding_rect().width > 100


def test_wrapping_breaks_at_spaces_and_loses_no_word() -> None:
    setting = typesetting.compose(SENTENCE, "body", 26, max_width=240, wrap=True)
    assert len(setting.lines) > 2
    assert " ".join(setting.lines) == SENTENCE
    assert all(theme.font("body", 26).size(line)[0] <= 240 for line in setting.lines)


def test_a_line_break_in_the_text_is_kept() -> None:
    assert typesetting.compose("Mainz\n1455", "body", 26).lines == ("Mainz", "1455")
    assert typesetting.compose("Mainz\n1455", "body", 26, max_width=500, wrap=True).lines == ("Mainz", "1455")


def test_fit_shrinks_no_more_than_needed() -> None:
    setting = typesetting.compose(SENTENCE, "body", 40, max_width=600, fit=True)
    assert setting.lines == (SENTENCE,)
    assert 20 < setting.px < 40
    assert 540 < setting.size[0] <= 600


def test_fit_stops_at_the_floor_and_cuts() -> None:
    setting = typesetting.compose(SENTENCE, "body", 40, max_width=200, fit=True, floor_px=20)
    assert setting.px == 20
    assert setting.size[0] <= 200
    assert setting.lines[0].endswith(ELLIPSIS)
    assert SENTENCE.startswith(setting.lines[0].removesuffix(ELLIPSIS))


def test_a_text_smaller_than_the_floor_is_not_enlarged() -> None:
    assert typesetting.compose("Psalterium", "body", 14, max_width=20, fit=True, floor_px=20).px == 14


def test_without_fit_the_size_stays_and_the_line_is_cut() -> None:
    setting = typesetting.compose(SENTENCE, "body", 40, max_width=300)
    assert setting.px == 40
    assert setting.lines[0].endswith(ELLIPSIS)


def test_wrapped_text_keeps_to_its_height() -> None:
    roomy = typesetting.compose(SENTENCE, "body", 40, max_width=240, max_height=200, wrap=True, fit=True, floor_px=12)
    assert " ".join(roomy.lines) == SENTENCE
    assert roomy.size[0] <= 240
    assert roomy.size[1] <= 200
    tight = typesetting.compose(SENTENCE, "body", 30, max_width=240, max_height=80, wrap=True)
    assert tight.size[1] <= 80
    assert tight.lines[-1].endswith(ELLIPSIS)


def test_measure_agrees_with_render() -> None:
    limits = typesetting.Limits(max_width=240, wrap=True)
    size = typesetting.render(SENTENCE, "fell", 28, theme.INK, align="center", **limits).get_size()
    assert typesetting.measure(SENTENCE, "fell", 28, **limits) == size


def test_alignment_moves_the_short_line() -> None:
    def left_edge(align: typesetting.Align) -> int:
        surface = typesetting.render("A long first line\nI", "body", 30, theme.INK, align=align)
        second = surface.subsurface((0, surface.get_height() * 3 // 5, surface.get_width(), surface.get_height() // 3))
        return second.get_bounding_rect().left

    assert left_edge("left") < left_edge("center") < left_edge("right")


def test_the_same_text_is_set_once() -> None:
    assert typesetting.render("Elementa", "body", 30, theme.INK) is typesetting.render(
        "Elementa", "body", 30, theme.INK
    )


def test_fonts_survive_a_restart_of_pygame() -> None:
    theme.font("body", 31)
    pygame.font.quit()
    pygame.font.init()
    assert theme.font("body", 31).size("Mainz")[0] > 0


def test_a_letter_that_a_face_lacks_leaves_the_others_in_it() -> None:
    assert not theme.has_glyph("sc", "Ś")
    assert typesetting.compose("Świętopełk Fiol", "sc", 40).face == "sc"


@pytest.mark.parametrize("face", ["body", "body_regular"])
def test_the_body_faces_draw_every_name_in_config(face: theme.Face) -> None:
    content = load_content()
    printed = [part for card in content.printing.values() for part in (card.title, card.printer, card.city)]
    people = [part for one in content.characters.values() for part in (one.name, one.city, one.life)]
    wanted = set("".join([*printed, *people, *(card.name for card in content.patronage.values())])) - {" "}
    missing = sorted(character for character in wanted if not theme.has_glyph(face, character))
    assert not missing
    assert not theme.has_glyph(face, "→"), "arrows are icons; if a face has them now, this test of the test is void"
    every_european = "ąćęłńóśźżäöüßéèêëàâçôûùïîæœñčřšžőűşğțÀÉŁŚŻ«»“”‘’–—…×−"
    assert [character for character in every_european if not theme.has_glyph(face, character)] == []


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="this system does not list open files")
def test_no_size_of_a_font_keeps_a_file_open() -> None:
    theme.font("body", 20)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for px in range(20, 60):
        theme.font("body", px)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_japanese_label_is_set_smaller_before_its_words_are_broken() -> None:
    wide = typesetting.measure("メニュー", "body", 30)[0]
    little = typesetting.compose("メニュー", "body", 30, max_width=wide * 9 // 10, max_height=80, wrap=True, fit=True)
    assert little.lines == ("メニュー",)
    assert 26 <= little.px < 30
    much = typesetting.compose("メニュー", "body", 30, max_width=wide * 4 // 5, max_height=80, wrap=True, fit=True)
    assert len(much.lines) == 2
    assert much.px == 30, "smaller would be hard to read"
    sentence = "メニューから「元に戻す」を選んでください。"
    assert typesetting.compose(sentence, "body", 30, max_width=wide * 9 // 10, wrap=True, fit=True).px == 30


def test_lines_of_japanese_prose_end_at_one_edge() -> None:
    prose = (
        "印刷は新しい考えではなかった。1040年頃、中国で焼いた粘土の活字が作られ、朝鮮では青銅で鋳造された。"
        "その知らせは届かなかった。"
    )
    square = typesetting.measure("本", "body", 40)[0]
    limits: typesetting.Limits = {"max_width": square * 19 + square // 3, "wrap": True}
    setting = typesetting.compose(prose, "body", 40, **limits)
    assert setting.full == tuple(range(len(setting.lines) - 1))
    assert setting.size[0] == limits["max_width"]

    def right_edges(words: str, align: typesetting.Align) -> list[int]:
        image = typesetting.render(words, "body", 40, theme.INK, align=align, **limits)
        step, rows = typesetting.Fount("body", 40).line_step, typesetting.compose(words, "body", 40, **limits).full
        bands = [image.subsurface((0, row * step, image.get_width(), step)) for row in rows]
        return [band.get_bounding_rect().right for band in bands]

    even = right_edges(prose, "left")
    assert max(even) - min(even) < square * 0.6, "a stop fills half of its square"
    ragged = right_edges(prose, "center")
    assert max(ragged) - min(ragged) > square * 0.6
    assert typesetting.compose(prose[:40], "body", 40, **limits).full == ()
