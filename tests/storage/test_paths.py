from pathlib import Path

from handfoot_gui.storage.paths import Paths, assets_dir, find_paths, unwritable


def test_data_wins_over_the_variable_which_wins_over_the_system(tmp_path: Path) -> None:
    variable = {"HANDFOOT_HOME": str(tmp_path / "variable")}

    assert find_paths(tmp_path / "option", variable).data == tmp_path / "option"
    assert find_paths(None, variable).data == tmp_path / "variable"
    assert find_paths(None, {"HANDFOOT_HOME": ""}).data.name == "handfoot"


def test_a_folder_of_its_own_holds_every_file(tmp_path: Path) -> None:
    paths = find_paths(tmp_path, {})

    for file in (paths.settings, paths.match, paths.log, paths.cache):
        assert tmp_path in file.parents


def test_a_relative_folder_stays_where_the_program_was_started(
    tmp_path: Path,
) -> None:
    assert find_paths(Path("here"), {}).data == Path.cwd() / "here"


def test_missing_folders_are_made(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "new" / "folder", {})

    assert unwritable(paths) is None
    assert list(paths.data.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a folder")
    folder = tmp_path / "a file" / "data"

    problem = unwritable(Paths(folder, tmp_path, tmp_path, tmp_path))

    assert problem is not None
    assert problem.id == "data-not-writable"
    assert problem.fields == {"folder": str(folder), "reason": "Not a directory"}


def test_the_assets_are_found() -> None:
    assert (assets_dir() / "fonts").is_dir()
