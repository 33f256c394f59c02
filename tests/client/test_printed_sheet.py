"""The printed sheet: what stands on it, its files, and a document in which words can be selected."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from gettext import NullTranslations
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from devtools import staging
from game.client.base import i18n
from game.client.scenes.printed_sheets import (
    SIZE,
    Book,
    Composed,
    Contents,
    PrintedSheets,
    colophon_words,
    compose,
    contents_of,
    free_path,
    inked_woodcut,
    opening_words,
    pdf_of,
    png_of,
    save_sheet,
)
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.content import Content, load_content
from game.rules import Options
from game.rules.events import OrderFulfilled
from tests.client.pilot import Pilot


@pytest.fixture(scope="module")
def content() -> Content:
    pygame.init()
    return load_content()


@pytest.fixture
def session(tmp_path: Path) -> Iterator[MatchSession]:
    """A finished game of two with characters, in which books were printed."""
    pygame.init()
    context = AppContext(tmp_path)
    stage = staging.Stage(context.profile.content, context.profile.store, context)
    yield stage.stopped(Options(seats=2, automa=False, characters=True), staging.over, "final")
    context.profile.store.close()
    pygame.quit()


def sheet_of(content: Content, count: int, name: str = "Łucja") -> Contents:
    """A sheet with the first books of the deck, in gold and red."""
    books = tuple(Book(card, ("gold", "red"), True) for card in list(content.printing.values())[:count])
    character = content.characters["fiol"]
    words = opening_words(name, count, "12 fame", "")
    return Contents(name, "key", character, words, books, colophon_words(name, character, "1 May 2026", ""))


def test_the_books_of_a_seat_are_those_it_fulfilled(session: MatchSession) -> None:
    for seat in range(2):
        events = [event for entry in session.match.log for event in entry.events if isinstance(event, OrderFulfilled)]
        contents = contents_of(session, seat, "1 May 2026")
        mine = [event for event in events if event.seat == seat]
        assert [book.card.id for book in contents.books] == [event.printing for event in mine]
        for book, event in zip(contents.books, mine, strict=True):
            needed = sum(session.content.refinement[event.refinement].inks)
            assert len(book.inks) == (needed if event.colour else 0)
        assert str(session.view().scores[seat].total) in contents.opening
        assert contents.colophon.endswith("1 May 2026.")


@pytest.mark.parametrize("count", [0, 1, 5, 9, 16, 24])
def test_everything_stands_inside_the_frame_and_apart(content: Content, count: int) -> None:
    assert_inside_and_apart(compose(sheet_of(content, count), 1.0))


def assert_inside_and_apart(sheet: Composed) -> None:
    """Every line is inside the frame and on no other."""
    frame = pygame.Rect(0, 0, *SIZE).inflate(-150, -150)
    boxes = [pygame.Rect(*map(round, line.rect)) for line in sheet.lines]
    assert all(frame.contains(box) for box in boxes)
    for at, box in enumerate(boxes):
        others = boxes[:at] + boxes[at + 1 :]
        assert box.inflate(-2, -round(box.h * 0.4)).collidelist(others) == -1, sheet.lines[at]


class MadeUp(NullTranslations):
    """A language that says each message in its own way, the places to fill kept."""

    def __init__(self, spoken: Callable[[str], str]) -> None:
        super().__init__()
        self.spoken = spoken

    def gettext(self, message: str) -> str:
        """The message in that language."""
        return self.spoken(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The message in that language, which has one form."""
        return self.spoken(msgid2)


def in_longer_words(message: str) -> str:
    """A message 40 % longer."""
    return message + " łóre ïpsum dolor sit"[: round(len(message) * 0.4)].rstrip() if " " in message else message


def in_kana(message: str) -> str:
    """A message as long in kana, without spaces."""
    parts = re.split(r"(\{\w+\})", message)
    return "".join(
        part if part[:1] == "{" else re.sub(r"[A-Za-z]", "あ", part).replace(" ", "").replace(".", "。")
        for part in parts
    )


@pytest.mark.parametrize("count", [0, 1, 24])
@pytest.mark.parametrize("spoken", [in_longer_words, in_kana])
def test_a_sheet_has_room_for_other_languages(
    content: Content, monkeypatch: pytest.MonkeyPatch, spoken: Callable[[str], str], count: int
) -> None:
    monkeypatch.setattr(i18n, "_catalogue", MadeUp(spoken))
    name, character = "Maximiliane von und zu Hohen", content.characters["fiol"]
    title, day = spoken("Junior Master of Printing"), spoken("28 of November 2026")
    opening = opening_words(name, count, spoken("112 fame"), title)
    colophon = colophon_words(name, character, day, spoken("Commission of that day, a repeat"))
    sheet = compose(sheet_of(content, count)._replace(opening=opening, colophon=colophon), 1.0)
    assert_inside_and_apart(sheet)
    assert "".join(line.words for line in sheet.lines).replace(" ", "").endswith(colophon.replace(" ", ""))


def test_nothing_on_a_sheet_is_english_by_itself(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_catalogue", MadeUp(in_kana))
    for count in (0, 1, 12):
        contents = sheet_of(content, count, "山田")
        words = " ".join(line.words for line in compose(contents, 0.5).lines)
        for card in content.printing.values():
            words = words.replace(card.title, "").replace(card.printer, "")
        words = words.replace("1 May 2026", "").replace("12 fame", "")
        for part in content.characters["fiol"].name.split():
            words = words.replace(part, "")
        assert not re.search("[A-Za-z]", words), words


def test_a_woodcut_is_printed_in_its_inks(content: Content) -> None:
    card = content.printing["printing-01"]
    pictures = [pygame.image.tobytes(inked_woodcut(card, inks, (64, 40)), "RGBA") for inks in ((), ("gold",), ("red",))]
    assert len(set(pictures)) == 3
    both = inked_woodcut(card, ("blue", "red"), (64, 40))
    left, right = (pygame.transform.average_color(both, (x, 0, 12, 40)) for x in (4, 48))
    assert left[2] > left[0]
    assert right[0] > right[2]


def decoded(document: bytes) -> list[str]:
    """The lines of a document as a reader copies them, by its own table of letters."""
    letters = {code: bytes.fromhex(letter.decode()).decode("utf-16-be") for code, letter in LETTER.findall(document)}
    lines = re.findall(rb"<([0-9a-f]+)> Tj", document)
    return ["".join(letters[code] for code in re.findall(rb"....", line)) for line in lines]


LETTER = re.compile(rb"^<([0-9a-f]{4})> <([0-9a-f]+)>$", re.MULTILINE)


def document_of(sheet: Composed) -> bytes:
    """Its PDF, of a picture without opacity."""
    return pdf_of(sheet.picture.convert(24), sheet.lines, "The sheet of Łucja")


@pytest.mark.parametrize("name", ["Łucja", "Zoë", "山田", "Ben (the 2nd)"])
def test_the_words_of_the_document_can_be_selected(content: Content, tmp_path: Path, name: str) -> None:
    sheet = compose(sheet_of(content, 3, name), 0.5)
    document = document_of(sheet)
    assert decoded(document) == [line.words for line in sheet.lines]
    reader = shutil.which("pdftotext")
    if reader:
        path = tmp_path / "sheet.pdf"
        path.write_bytes(document)
        read = subprocess.run([reader, path, "-"], capture_output=True, text=True, check=True, timeout=60)
        assert not read.stderr
        for line in sheet.lines:
            assert line.words in read.stdout


def test_the_table_of_a_document_tells_where_its_parts_are(content: Content) -> None:
    document = document_of(compose(sheet_of(content, 1), 0.25))
    start = int(document.rsplit(b"startxref\n", 1)[1].split()[0])
    assert document[start:].startswith(b"xref\n")
    entries = re.findall(rb"^(\d{10}) 00000 n", document[start:], re.MULTILINE)
    for number, entry in enumerate(entries, 1):
        assert document[int(entry) :].startswith(b"%d 0 obj" % number)


def test_the_picture_that_is_saved_is_the_one_that_was_drawn() -> None:
    picture = pygame.Surface((37, 21))
    for x in range(37):
        for y in range(21):
            picture.set_at((x, y), (7 * x % 256, 11 * y % 256, x * y % 256))
    again = pygame.image.load(BytesIO(png_of(picture)), "a.png")
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


@pytest.mark.slow
def test_both_files_are_saved_and_none_is_written_over(content: Content, tmp_path: Path) -> None:
    folder = tmp_path / "Pictures" / "Gutenberg"
    first = save_sheet(sheet_of(content, 2, 'Anna "../A"'), folder, "2026-05-01")
    assert first.name == "2026-05-01 Anna A.png"
    assert pygame.image.load(first).get_height() == 3508
    assert first.with_suffix(".pdf").read_bytes().startswith(b"%PDF")
    assert free_path(folder, "2026-05-01 Anna A").name == "2026-05-01 Anna A 2.png"


@pytest.mark.slow
def test_the_scene_saves_what_it_shows(session: MatchSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PrintedSheets, "folder", staticmethod(lambda: tmp_path / "Pictures"))
    pilot = Pilot(PrintedSheets(session))
    pilot.wait(2.0)
    pilot.click("tab:1")
    pilot.click("save")
    names = sorted(path.name for path in (tmp_path / "Pictures").iterdir())
    assert len(names) == 2
    assert session.name(1) in names[0]


@pytest.mark.slow
def test_a_folder_that_takes_no_file_is_told(
    session: MatchSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Pictures").write_text("a file, no folder")
    monkeypatch.setattr(PrintedSheets, "folder", staticmethod(lambda: tmp_path / "Pictures"))
    pilot = Pilot(PrintedSheets(session))
    pilot.click("save")
    toast = pilot.app.controls.notices.toast
    assert toast is not None
    assert "was not saved" in toast.sentence


def test_a_sheet_is_seen_closely_half_by_half(session: MatchSession) -> None:
    pilot = Pilot(PrintedSheets(session))
    pilot.wait(2.0)
    labels = []
    for _ in range(3):
        pilot.click("sheet")
        labels.append(pilot.app.page.targets.by_name("sheet").label)
    assert labels == ["The lower half", "The whole sheet", "The printed sheet"]
    pilot.click("sheet")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.page.targets.by_name("sheet").label == "The printed sheet"
