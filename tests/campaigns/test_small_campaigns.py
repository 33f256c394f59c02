"""A little of each campaign beside the saves: nothing crashes, is not told or lost; CASES=1000 plays more."""

import os

import pygame
import pytest

from tests.campaigns import config_files, kept_files, match_files

CASES = int(os.environ.get("CASES", "18"))


@pytest.mark.slow
def test_files_beside_the_saves_are_told_of_and_never_lost() -> None:
    tally = kept_files.run(CASES, seed=4)
    pygame.quit()
    assert tally.is_clean, str(tally)


@pytest.mark.slow
def test_forged_match_files_are_refused_or_played() -> None:
    tally = match_files.run(CASES, seed=4)
    pygame.quit()
    assert tally.is_clean, str(tally)


@pytest.mark.slow
def test_files_of_config_are_told_of_or_played_with() -> None:
    tally = config_files.run(CASES, seed=4)
    assert tally.is_clean, str(tally)
