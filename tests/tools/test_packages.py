"""What packages say of the program is true, whole, and said in one place."""

import json
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path
from shutil import which
from types import ModuleType
from typing import Any

import pytest
import yaml

from game.client.base.i18n import languages

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SHELLS = ("bash", "zsh", "fish")
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
SERVES_PHONES = """
import base64, os, socket, segno
from game.client.phones.phones import files, first_pages
from game.client.phones.server import Server

server = Server("127.0.0.1", first_pages(), files())
address, port = server.host.split(":")
shakes = f"Upgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Version: 13\\r\\nOrigin: http://{server.host}\\r\\n"
shakes += f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\\r\\n"
for path, more, answer in (("/", "", b"HTTP/1.1 200"), ("/talk", shakes, b"HTTP/1.1 101")):
    with socket.create_connection((address, int(port)), 10) as wire:
        wire.sendall(f"GET {path} HTTP/1.1\\r\\nHost: {server.host}\\r\\n{more}\\r\\n".encode())
        assert wire.recv(4096).startswith(answer), path
server.close()
assert segno.make(f"http://{server.host}/#0123456789ab").matrix
"""


@pytest.fixture(scope="module")
def packaging(project_folder: Path) -> Path:
    return project_folder / "packaging"


@pytest.fixture
def module(packaging: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a script of the folder by its name, as those beside it do."""
    monkeypatch.syspath_prepend(packaging)

    def imported(name: str) -> ModuleType:
        return import_module(name)

    return imported


@pytest.fixture
def laid_out(module: Any, tmp_path: Path) -> Path:
    """Return a folder with all that a desktop is told."""
    module("desktop_files").lay_out(tmp_path)
    return tmp_path / "share"


class TestVersion:
    def test_only_the_project_and_its_changelog_name_it(self, project_folder: Path, module: Any) -> None:
        named = re.compile(rf"(?<![\d.]){re.escape(module('release').VERSION)}(?![\d.])")
        pages = [*project_folder.glob("*.md"), *(project_folder / "docs").rglob("*.md")]
        code = [path for folder in ("game", "packaging", ".github") for path in (project_folder / folder).rglob("*")]
        texts = [path for path in (*pages, *code) if path.suffix in {".md", ".py", ".yml", ".xml", ".desktop", ".spec"}]
        assert len(texts) > 200
        found = [path.name for path in texts if named.search(path.read_text(encoding="utf-8"))]
        assert set(found) <= {"CHANGELOG.md"}

    def test_it_is_dated_unless_its_changes_are_unreleased(self, module: Any) -> None:
        release = module("release")
        assert release.DAYS[0][0] == release.VERSION or "## [Unreleased]" in release.CHANGES

    def test_builds_bear_the_day_of_the_version_or_the_one_that_is_given(
        self, module: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        release = module("release")
        monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
        assert f"{release.moment():%Y-%m-%d %H:%M}" == f"{release.DAYS[0][1]} 00:00"
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
        assert f"{release.moment():%Y-%m-%d}" == "1970-01-02"


class TestCommandLine:
    @pytest.mark.parametrize("shell", SHELLS)
    def test_no_option_is_missing_in_a_completion(self, shell: str, module: Any) -> None:
        words = module("shell_words")
        told = getattr(words, shell)()
        for command, flag in every_flag(words):
            spelt = f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
            lines = [line for line in told.splitlines() if re.search(rf"\b{command}\b", line)]
            wanted = spelt if shell == "fish" else flag
            whole = re.compile(rf"(?<![\w-]){re.escape(wanted)}(?![\w-])")
            assert [line for line in lines if whole.search(line)], (command, flag)

    def test_no_option_is_missing_in_the_manual(self, module: Any) -> None:
        words = module("shell_words")
        sections = re.split(r"^\.S[SH] ", words.manual("1", "2000-01-01"), flags=re.MULTILINE)
        for command, flag in every_flag(words):
            (section,) = [text for text in sections if text.startswith(f"{command or 'OPTIONS'}\n")]
            assert f"\\fB{words.roff(flag)}\\fR" in section, (command, flag)

    def test_bash_completes_commands_options_and_choices(self, module: Any, tmp_path: Path) -> None:
        script = tmp_path / "completion"
        script.write_text(module("shell_words").bash(), encoding="utf-8")
        assert completed(script, "sim") == ["simulate"]
        assert "--coverage" in completed(script, "simulate", "--")
        assert completed(script, "simulate", "--characters", "") == ["on", "off"]
        assert "tritanopia" in completed(script, "tour", "--palette", "")
        assert completed(script, "simulate", "--games", "") == []
        (tmp_path / "a folder").mkdir()
        assert completed(script, "--data", str(tmp_path / "a")) == [str(tmp_path / "a folder")]

    @pytest.mark.parametrize("shell", SHELLS)
    def test_each_shell_reads_its_completion(self, shell: str, module: Any, tmp_path: Path) -> None:
        checked(shell, "-n", kept(tmp_path, getattr(module("shell_words"), shell)()))

    def test_the_manual_is_well_formed(self, module: Any, tmp_path: Path) -> None:
        page = kept(tmp_path, module("shell_words").manual("1", "2000-01-01"))
        checked("mandoc", "-T", "lint", "-W", "warning", page)


def every_flag(words: ModuleType) -> list[tuple[str, str]]:
    """Return each option that the parser of a command shows, and those of the whole line under an empty name."""
    whole = words.whole_parser()
    (commands,) = [action for action in whole._actions if action.dest == "command"]
    common = {flag for action in whole._actions for flag in action.option_strings}
    own = [
        (name, flag)
        for name, parser in commands.choices.items()
        for action in parser._actions
        for flag in action.option_strings
        if flag not in common
    ]
    assert len(own) > 30
    return own + [("", flag) for flag in common]


def completed(script: Path, *typed: str) -> list[str]:
    """Return what bash offers after some words."""
    if which("bash") is None or sys.platform != "linux":
        pytest.skip("there is no bash here, or an old one")
    source = 'compopt() { :; }; source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
    source += '_gutenberg_table; for reply in "${COMPREPLY[@]}"; do echo "$reply"; done'
    command = ["bash", "-c", source, "bash", str(script), "gutenberg-table", *typed]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout.splitlines()


def kept(folder: Path, text: str) -> Path:
    """Write a text into a file."""
    path = folder / "text"
    path.write_text(text, encoding="utf-8")
    return path


def checked(tool: str, *words: str | Path) -> None:
    """Have a tool of the system look at something; it is content."""
    if which(tool) is None or sys.platform == "win32":
        pytest.skip(f"there is no {tool} here")
    done = subprocess.run([tool, *words], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


class TestDesktop:
    def test_files_bear_the_name_that_the_home_gives(self, laid_out: Path, module: Any) -> None:
        app_id = module("release").APP_ID
        assert re.fullmatch(r"io\.github\.\w+\.\w+", app_id)
        assert (laid_out / "applications" / f"{app_id}.desktop").is_file()
        assert len(list((laid_out / "icons").rglob(f"{app_id}.png"))) == 7
        metainfo = ET.parse(laid_out / "metainfo" / f"{app_id}.metainfo.xml").getroot()  # noqa: S314 - our own
        assert [metainfo.findtext("id"), metainfo.findtext("launchable")] == [app_id, f"{app_id}.desktop"]

    def test_everything_is_told_in_each_language(self, laid_out: Path) -> None:
        known = set(languages()) - {"en"}
        (entry,) = (laid_out / "applications").iterdir()
        told = re.findall(r"^(?:Name|GenericName|Comment|Keywords)\[(\w+)\]=.", entry.read_text("utf-8"), re.MULTILINE)
        assert {language: told.count(language) for language in known} == dict.fromkeys(known, 6)
        (metainfo,) = (laid_out / "metainfo").iterdir()
        texts = [element.get(XML_LANG) for element in ET.parse(metainfo).iter()]  # noqa: S314 - our own
        assert {language: texts.count(language) for language in known - {"ja"}} == dict.fromkeys(known - {"ja"}, 6)
        assert texts.count("ja") == 7  # whose name differs too

    def test_nothing_is_left_to_fill_in(self, laid_out: Path) -> None:
        texts = [*laid_out.rglob("*.desktop"), *laid_out.rglob("*.xml")]
        assert [path.name for path in texts if "@" in path.read_text("utf-8")] == []

    def test_a_picture_that_is_shown_is_there(self, laid_out: Path, project_folder: Path) -> None:
        (metainfo,) = (laid_out / "metainfo").iterdir()
        shown = re.findall(r">https://.+/(assets/pictures/.+)</image>", metainfo.read_text("utf-8"))
        assert len(shown) == 3
        assert [name for name in shown if not (project_folder / name).is_file()] == []

    def test_the_tools_of_the_system_accept_them(self, laid_out: Path) -> None:
        checked("desktop-file-validate", *laid_out.rglob("*.desktop"))
        checked("appstreamcli", "validate", "--no-net", *laid_out.rglob("*.xml"))


class TestFlatpak:
    def test_it_is_named_as_the_home_gives(self, packaging: Path, module: Any) -> None:
        app_id = module("release").APP_ID
        manifest = yaml.safe_load((packaging / "linux" / f"{app_id}.yml").read_text(encoding="utf-8"))
        assert manifest["id"] == app_id
        assert "--share=network" in manifest["finish-args"], "without it no phone reaches the game"

    def test_each_package_is_pinned_for_each_processor(self, packaging: Path, module: Any) -> None:
        pins = json.loads((packaging / "linux" / "flatpak-wheels.json").read_text(encoding="utf-8"))
        assert [pin for pin in pins if not re.fullmatch("[0-9a-f]{64}", pin["sha256"])] == []
        pinned = module("flatpak_wheels")
        wanted = {
            re.split("[<>=]", words)[0].lower().replace("-", "_")
            for words in (*pinned.PROJECT["dependencies"], *pinned.BUILDING)
        }
        for architecture in pinned.ARCHITECTURES:
            fitting = [pin["url"] for pin in pins if architecture in pin.get("only-arches", [architecture])]
            assert wanted <= {url.rpartition("/")[2].partition("-")[0].lower() for url in fitting}


class TestWorkflows:
    @pytest.mark.parametrize("name", ["tests.yml", "builds.yml"])
    def test_each_action_is_pinned_and_each_job_ends(self, name: str, project_folder: Path) -> None:
        text = (project_folder / ".github" / "workflows" / name).read_text(encoding="utf-8")
        used = re.findall(r"uses:.*", text)
        assert used
        assert [words for words in used if not PINNED.match(words)] == []
        workflow = yaml.safe_load(text)
        assert "concurrency" in workflow
        assert [job for job, steps in workflow["jobs"].items() if "timeout-minutes" not in steps] == []


class TestProgram:
    def test_phones_need_nothing_that_is_left_out(self, packaging: Path, project_folder: Path) -> None:
        """A program without TLS and what else it never uses hands out the page of phones all the same."""
        spec = (packaging / "gutenberg.spec").read_text(encoding="utf-8")
        left_out = re.findall(r'"([^"]+)"', spec.partition("NEVER_USED = [")[2].partition("]")[0])
        assert {"ssl", "_hashlib"} <= set(left_out)
        program = f"import sys; sys.modules.update(dict.fromkeys({left_out}))\n{SERVES_PHONES}"
        command = [sys.executable, "-c", program]
        subprocess.run(command, cwd=project_folder, timeout=60, check=True)

    def test_it_carries_each_module_of_the_developers_that_a_command_uses(
        self, packaging: Path, project_folder: Path
    ) -> None:
        carried = (packaging / "gutenberg.spec").read_text(encoding="utf-8")
        sources = [path.read_text(encoding="utf-8") for path in (project_folder / "game").rglob("*.py")]
        sources.append((project_folder / "devtools" / "measure.py").read_text(encoding="utf-8"))
        used = {name for text in sources for name in re.findall(r'(?:developers_module|_moments_ms)\("(\w+)"', text)}
        assert len(used) > 3
        assert [name for name in used if f'"{name}"' not in carried] == []


class TestSources:
    def test_the_archive_leaves_out_neither_tests_nor_pages(self, project_folder: Path) -> None:
        tool = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
        assert "sdist" not in tool["hatch"]["build"]["targets"]

    def test_every_licence_is_named_and_every_address_is_that_of_the_home(self, module: Any) -> None:
        project = module("release").PROJECT
        assert project["license"] == "MIT AND OFL-1.1 AND Unicode-DFS-2016"
        assert [url for url in project["urls"].values() if not url.startswith(module("release").HOME)] == []
