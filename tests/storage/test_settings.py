from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from handfoot_gui.storage.settings import Settings, load, mended, save

NOW = datetime(2026, 11, 30, 2, 15)  # noqa: DTZ001 - a person's clock
OTHER = Settings(
    window_width=1920,
    window_height=1000,
    window_place=(-1920, 40),
    window_mode="maximised",
    language="de",
    speed="at-once",
    reduced_motion=True,
    theme="light",
    text_size=135,
    four_colours=True,
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "settings.json"


def test_what_is_saved_is_loaded(file: Path) -> None:
    assert save(OTHER, file) is None

    assert load(file, NOW) == (OTHER, None)
    assert [found.name for found in file.parent.iterdir()] == ["settings.json"]


def test_a_person_can_read_the_file(file: Path) -> None:
    save(OTHER, file)

    assert '\n  "speed": "at-once",\n' in file.read_text("utf-8")


def test_without_a_file_there_are_defaults_and_nothing_is_written(file: Path) -> None:
    assert load(file, NOW) == (Settings(), None)
    assert not file.parent.exists()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "file-broken"),
        (b"\0\0\0\0", "file-broken"),
        (b'{"format": "handfoot-settings/1", "speed": "fa', "file-broken"),
        (b"[1, 2]", "file-broken"),
        (b'{"speed": "fast"}', "file-broken"),
        (b'{"format": "\xff"}', "file-broken"),
        (b"[" * 100_000, "file-broken"),
        (b'{"format": "handfoot-settings/2"}', "file-newer"),
    ],
)
def test_a_file_not_understood_is_set_aside_whole(file: Path, content: bytes, problem: str) -> None:
    file.parent.mkdir()
    for again in ("", "-2", "-3"):
        file.write_bytes(content)
        aside = file.with_name(f"settings-2026-11-30-0215{again}.json")

        settings, found = load(file, NOW)

        assert settings == Settings()
        assert found is not None
        assert (found.id, found.fields) == (problem, {"file": str(file), "moved_to": str(aside)})
        assert aside.read_bytes() == content
        assert not file.exists()


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("window_width", 20, 1024),
        ("window_width", 99999, 3840),
        ("window_width", 1400.0, 1400),
        ("window_width", 1e999, 3840),
        ("window_width", True, 1366),
        ("window_width", "wide", 1366),
        ("text_size", -5, 100),
        ("text_size", 10**30, 200),
        ("window_place", [1, 2, 3], None),
        ("window_place", [10, 10**9], None),
        ("speed", "warp", "normal"),
        ("four_colours", "yes", False),
        ("volume", 500, 100),
    ],
)
def test_a_wrong_field_is_mended_and_the_others_are_kept(
    name: str, value: object, kept: object
) -> None:
    fields = {"language": "de", "an unknown one": 3, name: value}

    settings = mended(fields)

    assert getattr(settings, name) == kept
    assert settings.language == "de"


@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__), json_values))
def test_whatever_the_file_says_the_settings_are_valid(fields: dict[str, object]) -> None:
    settings = mended(fields)

    assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings


def test_a_folder_that_cannot_be_has_no_file_either(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a folder")

    assert load(tmp_path / "a file" / "settings.json", NOW) == (Settings(), None)


def test_a_file_that_cannot_be_read_is_left_alone(file: Path) -> None:
    file.mkdir(parents=True)

    settings, problem = load(file, NOW)

    assert settings == Settings()
    assert problem is not None
    assert problem.id == "file-not-read"
    assert file.exists()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a folder")

    problem = save(OTHER, tmp_path / "a file" / "settings.json")

    assert problem is not None
    assert problem.id == "file-not-saved"
    assert problem.fields["reason"]
