"""A small part of each campaign; the counts by hand are in the modules' own words."""

import os
import sys

import pytest

from tests.campaigns import full_disk, kills, saves

CASES = int(os.environ.get("CAMPAIGN_CASES", "12"))


@pytest.mark.slow
def test_mutated_saves_crash_nothing_and_lose_nothing() -> None:
    tally = saves.run(CASES, seed=1)
    assert tally.is_clean, tally


@pytest.mark.slow
def test_kills_in_play_lose_nothing() -> None:
    tally = kills.run(3, seed=1)
    assert tally.is_clean, tally


@pytest.mark.slow
def test_a_disk_that_fills_loses_nothing_once_it_is_free() -> None:
    tallies = full_disk.run(moves=8, every=9)
    assert len(tallies) == (2 if sys.platform == "win32" else 3)
    for tally in tallies:
        assert tally.is_clean, tally
