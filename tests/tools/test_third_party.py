"""A build tells the licence of every library that it carries, and ends where one has none."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def third_party(project_folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("third_party", project_folder / "packaging" / "third_party.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LIBRARIES = {
    "libSDL2-2-50d19f93.0.so.0.3200.10": "sdl2",
    "SDL2_mixer.dll": "sdl2_mixer",
    "libopusfile-96d7a9c0.so.0.4.5": "opusfile",
    "libopus-ddd6afb9.so.0.11.1": "opus",
    "libz.so.1": "zlib",
    "zlib1.dll": "zlib",
    "libvorbisenc-263afe1b.so.2.0.12": "vorbis",
    "libFLAC-e7027ec5.so.14.0.0": "flac",
    "libstdc++.so.6": "gcc-runtime",
    "libpython3.13.so.1.0": "",
    "vcruntime140.dll": "",
    "libunheard-of.so": None,
    "libzstd.so.1": None,
    "libexpat.so.1": "expat",
    "libasound-2b3a3662.so.2.0.0": "alsa",
}


@pytest.mark.parametrize(("library", "licence"), LIBRARIES.items())
def test_each_library_has_its_own_text(library: str, licence: str | None, third_party: ModuleType) -> None:
    assert third_party.licence_of(library) == licence


def test_a_library_without_a_text_ends_the_build(third_party: ModuleType) -> None:
    with pytest.raises(LookupError, match="libunheard-of"):
        third_party.notices(["libz.so.1", "libunheard-of.so"])


def test_every_text_that_is_named_is_there(third_party: ModuleType) -> None:
    for name in {*third_party.TEXT_OF.values(), *third_party.WITHIN.values(), *third_party.REFERRED_TO}:
        assert len(third_party.kept(name)) > 500


def test_a_text_about_a_whole_collection_tells_of_the_library_alone(third_party: ModuleType) -> None:
    assert third_party.told_by("uuid")[1] == "BSD-3-clause"
    assert third_party.told_by("flac")[1] == "BSD-3-clause"


def test_every_text_tells_who_has_the_rights_and_its_short_form(third_party: ModuleType, project_folder: Path) -> None:
    texts = {path.stem for path in (project_folder / "packaging" / "licences").glob("*.txt")}
    for name in texts - set(third_party.REFERRED_TO):
        holders, short = third_party.told_by(name)
        assert holders, name
        assert short, name
