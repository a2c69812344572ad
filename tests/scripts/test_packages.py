"""What is packed, whose it is, and what the systems are told of it."""

import re
import tarfile
from pathlib import Path

import _artifacts
import _licences
import _packages
import _platforms
import pytest
import test
from _bootstrap import ROOT

from handfoot_gui import __version__
from handfoot_gui.__main__ import parser

PACKAGING = ROOT / "build_scripts" / "packaging"


def test_the_manual_tells_every_option() -> None:
    manual = (PACKAGING / "handfoot.6").read_text("utf-8").replace("\\-", "-")

    offered = {name for action in parser()._actions for name in action.option_strings}
    assert offered == set(re.findall(r"(?<=[ \"])--?[a-z][a-z-]*", manual))


def test_a_library_of_nobody_known_is_found() -> None:
    names = ["pygame/base.so", "pygame_ce.libs/libSDL2-2-50d.so.0", "libsurprise.so.1", "notes.txt"]

    assert _licences.unclaimed(names) == ["libsurprise.so.1"]


def test_every_licence_is_given_in_full() -> None:
    text = _licences.third_party(["libtiff.so.6"], ROOT / "assets" / "fonts" / "OFL.txt")

    for owner in ("GNU LESSER GENERAL PUBLIC", "SIL OPEN FONT", "PYTHON SOFTWARE FOUNDATION"):
        assert f"{owner} LICENSE" in text
    assert "libtiff" in text
    assert "WavPack" not in text


def test_the_archive_says_nothing_of_who_made_it(tmp_path: Path) -> None:
    folder = tmp_path / "handfoot"
    folder.mkdir()
    (folder / "handfoot").write_bytes(b"program")
    (folder / "handfoot").chmod(0o755)
    (folder / "link").symlink_to("handfoot")

    names = [tmp_path / f"handfoot-1.0-linux-{part}.tar.xz" for part in ("one", "two")]
    first, second = (_packages.tar_xz(folder, name, 1_000_000) for name in names)

    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        entries = archive.getmembers()
    assert [entry.name for entry in entries] == [
        "handfoot-1.0", "handfoot-1.0/handfoot", "handfoot-1.0/link",
    ]  # fmt: skip
    assert {(e.uid, e.gid, e.uname, e.mtime) for e in entries} == {(0, 0, "", 1_000_000)}


def test_checksums_are_as_the_usual_tool_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"a")

    _packages.write_checksums([tmp_path / "b", tmp_path / "a"], tmp_path / "SHA256SUMS")

    assert (tmp_path / "SHA256SUMS").read_text("utf-8").splitlines() == [
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b",
    ]


def test_windows_is_told_the_version() -> None:
    text = _platforms.version_resource("1.20.3")

    compile(text, "version.txt", "eval")
    assert "filevers=(1, 20, 3, 0)" in text
    assert "StringStruct('ProductVersion', '1.20.3')" in text


def test_macos_is_told_the_version() -> None:
    assert _platforms.info_plist(__version__)["CFBundleShortVersionString"] == __version__


def test_an_archive_lies_where_names_are_awkward(tmp_path: Path) -> None:
    folder = tmp_path / "built" / "handfoot"
    folder.mkdir(parents=True)
    (folder / "handfoot").write_bytes(b"program")

    placed = _artifacts.place(folder, tmp_path / "elsewhere")

    assert placed.program.read_bytes() == b"program"
    assert " " in str(placed.program)
    assert not str(placed.program).isascii()


def test_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("nothing", "utf-8")

    with pytest.raises(_artifacts.Unusable, match=re.escape("notes.txt")):
        _artifacts.place(other, tmp_path / "elsewhere")


def test_the_workflows_run_scripts_that_are_there() -> None:
    texts = [file.read_text("utf-8") for file in (ROOT / ".github/workflows").glob("*.yml")]
    scripts = {name for text in texts for name in re.findall(r"build_scripts/\w+\.py", text)}

    assert len(texts) == 2
    assert scripts >= {"build_scripts/build.py", "build_scripts/smoke.py", "build_scripts/test.py"}
    for name in scripts:
        assert (ROOT / name).is_file()
    asked = {part for text in texts for part in re.findall(r"--only (\w+)", text)}
    assert asked <= test.PARTS.keys()
