"""Which sounds are heard for what happens, and the files that they stand in."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pygame
import pytest

from game.client.ui import soundscape
from game.client.ui.audio import MUSIC, SOUND_DIR
from game.gearbox.mesh import PITCH_DEG
from game.rules import events as ev
from game.rules.names import SPECIALTIES
from tests.client.all_cues import ALL

FULL_SCALE = 32767
LARGEST_FOLDER = 2.5 * 1024 * 1024


class TestCues:
    def test_every_event_has_its_cue_or_is_silent_on_purpose(self) -> None:
        assert set(soundscape.cue_table()) == set(get_args(ev.Event))

    def test_every_cue_that_can_be_asked_for_has_a_file_and_every_file_is_asked_for(self) -> None:
        files = {path.stem for path in SOUND_DIR.glob("*.ogg")}
        assert files == ALL | {MUSIC}
        named = {cue for cue in soundscape.cue_table().values() if isinstance(cue, str)}
        assert named <= ALL

    @pytest.mark.parametrize(("guilders", "clinks"), [(1, 1), (4, 4), (5, 5), (9, 5)])
    def test_a_clink_a_guilder_and_at_most_five(self, guilders: int, clinks: int) -> None:
        assert soundscape.cue_of(ev.GuildersGained(0, guilders, "printing")) == f"coin_in_{clinks}"

    def test_a_ten_of_fame_is_a_chord(self) -> None:
        assert soundscape.fame_gained(2, 9) == soundscape.LAUREL
        assert soundscape.fame_gained(1, 9) == soundscape.LAUREL
        assert soundscape.fame_gained(2, 10) == "fame_2"
        assert soundscape.fame_gained(7) == "fame_3"

    def test_L1_a_secret_plan_sounds_as_any_other(self) -> None:
        own = soundscape.cue_of(ev.PlanCommitted(0, (3, 1, 0, 0, 2)))
        assert own == soundscape.cue_of(ev.PlanCommitted(0, None)) == soundscape.cue_of(ev.PlanCommitted(1, (0,) * 5))

    def test_a_craft_advances_with_its_own_tool(self) -> None:
        heard = {soundscape.cue_of(ev.SpecialtyAdvanced(0, craft, 2)) for craft in SPECIALTIES}
        assert len(heard) == len(SPECIALTIES)

    @pytest.mark.parametrize(
        ("cards", "inks", "space", "cue"),
        [(("p-1",), (0, 0, 0, 0), -1, "card_up"), ((), (1, 0, 0, 0), -1, "ink_up"), ((), (0,) * 4, 3, "choose")],
    )
    def test_the_automa_is_heard_by_what_it_took(
        self, cards: tuple[str, ...], inks: tuple[int, int, int, int], space: int, cue: str
    ) -> None:
        event = ev.AutomaActed(1, "orders", searches=(), cards=cards, inks=inks, space=space)
        assert soundscape.cue_of(event) == cue

    def test_the_automa_that_took_nothing_is_silent(self) -> None:
        event = ev.AutomaActed(1, "orders", searches=(), cards=(), inks=(0, 0, 0, 0), space=-1)
        assert soundscape.cue_of(event) is None

    def test_a_long_row_keeps_its_order_and_what_has_weight(self) -> None:
        small: list[ev.Event] = [
            ev.InkGained(0, "red"),
            ev.TypeGained(0, "A"),
            ev.GuildersPaid(0, 1, "type"),
            ev.GuildersGained(0, 2, "printing"),
            ev.FameGained(0, 1, "colour"),
            ev.Passed(0, "inks"),
        ]
        row = soundscape.cues_of([*small, ev.InkGained(0, "blue"), ev.TurnEnded(0), ev.GameEnded(())])
        assert len(row) == soundscape.LONGEST_ROW
        assert row[0] == "ink_down"
        assert row[-1] == soundscape.PEAL
        assert soundscape.cues_of(small[:2]) == ["ink_down", "type_down"]


class TestPawl:
    def test_a_turn_by_a_sector_is_seven_clicks_and_a_deep_one(self) -> None:
        pawl = soundscape.Pawl(0.0)
        heard = [pawl.cue(angle, 1 / 60) for angle in range(1, 120)]
        heard.append(pawl.cue(120.0, 1 / 60, at_rest=True))
        clicks = [cue for cue in heard if cue]
        assert len(clicks) == round(120 / PITCH_DEG)
        assert clicks[-1] == soundscape.RATCHET_LAST
        assert soundscape.RATCHET_LAST not in clicks[:-1]

    def test_the_direction_does_not_matter(self) -> None:
        pawl = soundscape.Pawl(240.0)
        assert [pawl.cue(240 - PITCH_DEG * tooth, 0.2) for tooth in (0.5, 1.0, 1.5)] == [None, "ratchet_1", None]

    def test_the_faster_the_lighter(self) -> None:
        heard = [soundscape.Pawl(0.0).cue(PITCH_DEG, dt_s) for dt_s in (0.2, 0.1, 0.05, 0.02)]
        assert heard == list(soundscape.RATCHET)

    def test_slow_teeth_are_heavy_at_any_frame_rate(self) -> None:
        pawl = soundscape.Pawl(0.0)
        heard = [pawl.cue(PITCH_DEG * frame / 12, 1 / 60) for frame in range(1, 40)]
        assert {cue for cue in heard if cue} == {"ratchet_1"}

    def test_swinging_over_a_tooth_clicks_once(self) -> None:
        pawl = soundscape.Pawl(0.0)
        heard = [pawl.cue(angle, 0.02) for angle in (14.0, 15.5, 14.5, 15.5, 14.0, 16.0)]
        assert sum(cue is not None for cue in heard) == 1

    def test_a_gear_that_never_moved_comes_to_rest_without_a_sound(self) -> None:
        pawl = soundscape.Pawl(0.0)
        assert pawl.cue(0.0, 0.02, at_rest=True) is None
        pawl.cue(120.0, 0.02)
        assert pawl.cue(120.0, 0.02, at_rest=True) == soundscape.RATCHET_LAST
        assert pawl.cue(120.0, 0.02, at_rest=True) is None


@pytest.fixture(scope="module")
def decoded() -> Iterator[dict[str, array[int]]]:
    """The samples of every cue, left and right in turn, as a player's mixer has them."""
    pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
    yield {name: array("h", pygame.mixer.Sound(SOUND_DIR / f"{name}.ogg").get_raw()) for name in ALL}
    pygame.mixer.quit()


class TestFiles:
    """What can be said of the sounds without the tool that made them."""

    @pytest.mark.slow
    def test_nothing_clips(self, decoded: dict[str, array[int]]) -> None:
        loudest = {name: max(map(abs, samples)) / FULL_SCALE for name, samples in decoded.items()}
        assert {name: peak for name, peak in loudest.items() if not 0.05 < peak < 0.8} == {}

    def test_cues_begin_and_end_at_nothing(self, decoded: dict[str, array[int]]) -> None:
        for name in ALL:
            samples = decoded[name]
            assert max(map(abs, samples[:8])) < 0.02 * FULL_SCALE, name
            assert max(map(abs, samples[-40:])) < 0.01 * FULL_SCALE, name

    def test_a_cue_answers_the_hand_at_once(self, decoded: dict[str, array[int]]) -> None:
        hand = {soundscape.NOT_ALLOWED, *soundscape.PICK_UP.values(), *soundscape.LAY_DOWN.values()}
        for name in hand.union(soundscape.RATCHET):
            samples = decoded[name][: 2 * 5292]  # 120 ms
            audible = 0.1 * max(map(abs, decoded[name]))
            first = next(index for index, sample in enumerate(samples) if abs(sample) > audible)
            assert first / 2 / 44_100 < 0.08, name

    @pytest.mark.slow
    @pytest.mark.usefixtures("decoded")
    def test_the_music_goes_round_without_a_click(self) -> None:
        """The step from the last sample to the first is one as they are everywhere around it."""
        music = array("h", pygame.mixer.Sound(SOUND_DIR / f"{MUSIC}.ogg").get_raw())
        assert 360 <= len(music) / 2 / 44_100 <= 420
        for channel in (0, 1):
            around = [*music[-2000 + channel :: 2], *music[channel:2000:2]]
            steps = [abs(after - before) for before, after in pairwise(around)]
            seam = steps[999]
            assert seam <= 1.5 * max(steps[:990] + steps[1010:])

    def test_the_folder_is_small_and_says_where_all_comes_from(self) -> None:
        assert sum(path.stat().st_size for path in SOUND_DIR.iterdir()) <= LARGEST_FOLDER
        readme = (SOUND_DIR / "README.md").read_text(encoding="utf-8")
        assert "python -m devtools.synth" in readme
        assert (SOUND_DIR / "LICENSE.txt").exists()

    def test_the_manifest_knows_every_file(self) -> None:
        manifest = json.loads((SOUND_DIR / "manifest.json").read_text(encoding="utf-8"))
        assert set(manifest) == {path.stem for path in SOUND_DIR.glob("*.ogg")}
