"""Attacks by what a checkout holds: links, manifests and weights that lead to the files of whoever checks it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv.jobs.job import Job
from equiv.jobs.pairs import from_folders, from_manifest, from_names
from equiv.jobs.record import Record
from equiv.jobs.worker import check
from equiv.report.collection import collect
from equiv.request.options import Options
from frontends.errors import InputProblem
from frontends.reading import beside

PROGRAM = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"
OPTIONS = Options(timeout=60)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout, which is the current folder, beside a secret."""
    (tmp_path / "secret").write_text("token-1234\n")
    (tmp_path / "secret.mlir").write_text("token-1234\n")
    inside = tmp_path / "checkout"
    inside.mkdir()
    monkeypatch.chdir(inside)
    return inside


def _problems(jobs: list[Job]) -> list[str]:
    return [Record.from_json(each).problem for job in jobs for each in json.loads(check(job.to_json()))]


def _is_refused(problems: list[str]) -> bool:
    return len(problems) == 1 and "leads out of" in problems[0] and "token" not in problems[0]


def test_a_link_out_of_the_folder_is_refused(folder: Path) -> None:
    (folder / "a.src.mlir").symlink_to("../secret")
    (folder / "a.tgt.mlir").write_text(PROGRAM)
    assert _is_refused(_problems(from_names(Path("."), OPTIONS)))


def test_a_link_by_way_of_links_is_refused(folder: Path) -> None:
    (folder / "in").symlink_to("..")
    (folder / "a.src.mlir").write_text(PROGRAM)
    (folder / "a.tgt.mlir").symlink_to("in/secret")
    assert _is_refused(_problems(from_names(folder, OPTIONS)))


def test_a_link_in_either_of_two_folders_is_refused(folder: Path) -> None:
    for name in ("one", "two"):
        (folder / name).mkdir()
    (folder / "one/a.mlir").write_text(PROGRAM)
    (folder / "two/a.mlir").symlink_to("../../secret.mlir")
    assert _is_refused(_problems(from_folders(Path("one"), Path("two"), OPTIONS)))


@pytest.mark.parametrize("source", ["../secret.mlir", "/etc/passwd", "x/../../secret"])
def test_a_manifest_names_nothing_elsewhere(folder: Path, source: str) -> None:
    (folder / "x").mkdir()
    (folder / "a.mlir").write_text(PROGRAM)
    (folder / "pairs.toml").write_text(f'[[pair]]\nsource = "{source}"\ntarget = "a.mlir"\n')
    assert _is_refused(_problems(from_manifest(folder / "pairs.toml", OPTIONS)))


def test_a_link_in_the_folder_is_followed(folder: Path) -> None:
    (folder / "sub").mkdir()
    (folder / "sub/a.mlir").write_text(PROGRAM)
    for side in ("src", "tgt"):
        (folder / f"a.{side}.mlir").symlink_to("sub/a.mlir")
    assert _problems(from_names(folder, OPTIONS)) == [""]


def test_links_in_a_circle_are_no_files(folder: Path) -> None:
    for one, other in (("a.src.mlir", "a.tgt.mlir"), ("a.tgt.mlir", "a.src.mlir")):
        (folder / one).symlink_to(other)
    with pytest.raises(InputProblem):
        from_names(folder, OPTIONS)


@pytest.mark.parametrize("make", [lambda path: path.symlink_to("gone"), os.mkfifo])
def test_a_pair_that_is_no_file_does_not_go_missing(folder: Path, make: Callable[[Path], None]) -> None:
    for name in ("a.src.mlir", "a.tgt.mlir", "b.src.mlir", "b.tgt.mlir"):
        (folder / name).write_text("module {}") if name.startswith("a") else make(folder / name)
    with pytest.raises(InputProblem, match=r"b\..*is no file"):
        from_names(folder, OPTIONS)


def test_nor_does_one_in_a_folder_that_cannot_be_read(tmp_path: Path) -> None:
    """A path that is too long is as unreadable as a folder without permission, also for an administrator."""
    (tmp_path / "a.src.mlir").write_text("module {}")
    (tmp_path / "a.tgt.mlir").write_text("module {}")
    (tmp_path / "a.json").write_text("{}")
    at = os.open(tmp_path, os.O_RDONLY)
    for _ in range(20):
        os.mkdir("d" * 250, dir_fd=at)
        below = os.open("d" * 250, os.O_RDONLY, dir_fd=at)
        os.close(at)
        at = below
    os.close(at)
    with pytest.raises(InputProblem, match="cannot read the folder"):
        from_names(tmp_path, OPTIONS)
    with pytest.raises(InputProblem, match="cannot read the folder"):
        collect([tmp_path])


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "link", "dir", "fifo", "gone", "zero", "a\0b", "circle"])
def test_weights_are_regular_files_below_the_program(folder: Path, name: str) -> None:
    (folder / "link").symlink_to("../secret")
    (folder / "zero").symlink_to("/dev/zero")
    (folder / "circle").symlink_to("circle")
    (folder / "dir").mkdir()
    os.mkfifo(folder / "fifo")
    with pytest.raises(InputProblem):
        beside(folder / "net.mlir", name)


@pytest.mark.parametrize("name", ["weights.npz", "sub/weights.npz", "inner"])
def test_weights_below_the_program_are_found(folder: Path, name: str) -> None:
    (folder / "sub").mkdir()
    for each in ("weights.npz", "sub/weights.npz"):
        (folder / each).write_bytes(b"1")
    (folder / "inner").symlink_to("sub/weights.npz")
    assert beside(folder / "net.mlir", name).read_bytes() == b"1"
