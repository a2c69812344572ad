"""The scripts that a fresh clone starts with: any Python reads them, no package is needed."""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path

import _bootstrap
import pytest

ROOT = _bootstrap.ROOT
FIRST = ["_bootstrap", "_contents", "_display", "_first_frame", "_licences", "_loosen", "_packages"]
FIRST += ["_platforms", "build", "play", "test"]


@pytest.mark.parametrize("name", FIRST)
def test_what_runs_before_the_environment_needs_only_python(name: str) -> None:
    tree = ast.parse((ROOT / "build_scripts" / f"{name}.py").read_text("utf-8"))

    roots = {
        imported.partition(".")[0]
        for node in ast.walk(tree)
        for imported in _imported(node)
        if not imported.startswith("_")
    }

    assert roots <= sys.stdlib_module_names


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case _:
            return []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of pyproject.toml in a folder with a Python."""
    file = tmp_path / "pyproject.toml"
    file.write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    monkeypatch.setattr(_bootstrap, "ROOT", tmp_path)
    return file


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pip was asked for, and "made" for a new environment; nothing is downloaded."""
    done: list[str] = []

    def call(command: list[str], **how: object) -> int:
        if "install" in command:
            done.append(command[-1])
        return 0

    def run(command: list[str], **how: object) -> "subprocess.CompletedProcess[str]":
        done.append("made")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(subprocess, "run", run)
    return done


def test_an_installed_environment_is_used_as_it_is(project: Path, installed: list[str]) -> None:
    assert _bootstrap.environment("dev") == project.parent / ".venv/bin/python"
    assert installed == ["made", f"{project.parent}[dev]"]

    _bootstrap.environment("dev")
    _bootstrap.environment()

    assert len(installed) == 2


def test_an_extra_is_added_to_what_is_there(project: Path, installed: list[str]) -> None:
    _bootstrap.environment()
    _bootstrap.environment("dev")
    _bootstrap.environment("build")

    here = str(project.parent)
    assert installed == ["made", here, f"{here}[dev]", f"{here}[build,dev]"]


def test_a_new_dependency_is_installed(project: Path, installed: list[str]) -> None:
    _bootstrap.environment()
    text = project.read_text("utf-8")
    project.write_text(text.replace('"msgspec>', '"a-new-one>=1",\n    "msgspec>'), "utf-8")

    _bootstrap.environment()

    assert installed == ["made", str(project.parent), str(project.parent)]


def test_tool_settings_ask_for_no_installation(project: Path, installed: list[str]) -> None:
    _bootstrap.environment()
    project.write_text(project.read_text("utf-8") + "\n[tool.something]\nnew = true\n", "utf-8")

    _bootstrap.environment()

    assert len(installed) == 2


def test_a_moved_folder_gets_a_new_environment(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _bootstrap.environment()
    moved = project.parent.rename(project.parent.with_name("moved"))
    monkeypatch.setattr(_bootstrap, "ROOT", moved)

    _bootstrap.environment()

    assert installed == ["made", str(project.parent), "made", str(moved)]


def test_a_linked_environment_is_left_to_its_owner(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _bootstrap.environment()
    other = project.parent / "other"
    other.mkdir()
    (other / "pyproject.toml").write_text(project.read_text("utf-8"), "utf-8")
    (other / ".venv").symlink_to(project.parent / ".venv")
    monkeypatch.setattr(_bootstrap, "ROOT", other)

    _bootstrap.environment()

    assert len(installed) == 2


def test_the_wheel_carries_the_assets_and_the_command(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)

    (wheel,) = tmp_path.glob("handfoot-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (commands,) = (name for name in names if name.endswith("entry_points.txt"))
        assert "handfoot = handfoot_gui.__main__:main" in archive.read(commands).decode()
    assets = {
        f"handfoot_gui/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / "assets").rglob("*")
        if file.is_file()
    }
    assert assets
    assert assets <= set(names)
    assert "handfoot_gui/py.typed" in names
