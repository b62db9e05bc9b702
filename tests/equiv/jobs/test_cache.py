"""Attacks on the database of results: damage, another process that does not let go, growth without end."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from equiv.cli import main
from equiv.jobs import store
from equiv.jobs.record import Record
from equiv.jobs.store import Store
from equiv.verdict import EQUIVALENT, Side, Verdict


def _record(name: str) -> Record:
    side = Side("a.mlir", "f")
    return Record(name, "a.mlir", "a.mlir", Verdict(EQUIVALENT, side, side, level="bitwise"))


def _kept(path: Path, count: int = 1) -> list[str]:
    said: list[str] = []
    kept = Store(path, said.append)
    for number in range(count):
        kept.keep(f"key{number}", "", [_record(f"pair{number}")])
    kept.close()
    return said


def _found(path: Path, key: str) -> bool:
    opened = Store(path, lambda _: None)
    try:
        return opened.find(key, "") is not None
    finally:
        opened.close()


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    def run(command: str, path: Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["equiv", "cache", command, "--database", str(path)])
        code = 0
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


@pytest.mark.parametrize("damage", [b"garbage" * 1000, b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096])
def test_a_damaged_database_is_put_aside_and_made_anew(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "results.sqlite"
    path.write_bytes(damage)
    said = _kept(path)
    assert len(said) == 1 and "was damaged" in said[0]
    assert path.with_name("results.sqlite.damaged").read_bytes() == damage
    assert _found(path, "key0")
    assert not _kept(path)


def test_a_lock_costs_seconds_and_not_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_BUSY", 0.2)
    path = tmp_path / "results.sqlite"
    _kept(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        started = time.monotonic()
        said = _kept(path, 50)
        # One wait, and not one a result.
        assert time.monotonic() - started < 10
        assert len(said) == 1 and "not kept" in said[0]
    assert _found(path, "key0")


def test_the_database_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.sqlite"
    monkeypatch.setattr(store, "MOST_BYTES", 100_000)
    for _ in range(12):
        _kept(path, 400)
    last = Store(path, lambda _: None)
    last.keep("last", "", [_record("last")])
    last.close()
    for _ in range(8):  # each opening makes room
        Store(path, lambda _: None).close()
    with closing(sqlite3.connect(path)) as connection:
        used = sum(len(row[0]) for row in connection.execute("select records from results"))
    assert used < 100_000
    assert _found(path, "last")  # what was kept longest ago went first
    assert not _found(path, "key0")


@pytest.mark.parametrize("library", ["numpy", "z3-solver", "msgspec"])
def test_a_library_is_told_by_its_version(library: str) -> None:
    (found,) = store.installed_as(library)
    assert f"-{version(library)}." in found
    assert store.installed_as(f"{library}-that-is-not-there") == []


def test_another_file_of_code_is_another_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "package"
    (package / "below" / "deeper").mkdir(parents=True)
    monkeypatch.setattr(store, "_PACKAGES", ("package",))
    monkeypatch.syspath_prepend(str(tmp_path))
    (package / "__init__.py").write_text("")

    def identity() -> str:
        store.tool_identity.cache_clear()
        return store.tool_identity()

    seen = [identity()]
    for name, text in (
        ("one.py", "1"),
        ("one.py", "2"),
        ("below/deeper/one.so", "2"),
        ("below/deeper/two.so", "2"),
    ):
        (package / name).write_text(text)
        seen.append(identity())
    (package / "below" / "notes.txt").write_text("no code")
    assert identity() == seen[-1]
    (package / "below").rename(package / "elsewhere")
    seen.append(identity())
    shutil.rmtree(package / "elsewhere")
    assert identity() == seen[2]
    assert len({*seen}) == len(seen)
    store.tool_identity.cache_clear()


def test_info_verify_and_clean(tmp_path: Path, cache: Callable[..., tuple[int, str]]) -> None:
    path = tmp_path / "results.sqlite"
    assert cache("info", path)[1].endswith("there is no such file\n")
    assert cache("verify", path)[0] == 0
    _kept(path, 3)
    code, said = cache("info", path)
    assert code == 0 and "results   3, 0 runs" in said and str(path) in said
    assert cache("verify", path) == (0, "3 results and runs are as they were kept\n")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("update results set records = replace(records, 'pair1', 'pairX')")
        connection.commit()
    code, said = cache("verify", path)
    assert code == 1 and "1 are of another user or were changed" in said
    assert cache("clean", path)[0] == 0
    assert not path.exists()


def test_damage_is_told(tmp_path: Path, cache: Callable[..., tuple[int, str]]) -> None:
    path = tmp_path / "results.sqlite"
    path.write_bytes(b"garbage" * 1000)
    code, said = cache("verify", path)
    assert code == 2 and "is damaged" in said
    assert cache("clean", path)[0] == 0


def test_clean_removes_no_other_file(tmp_path: Path, cache: Callable[..., tuple[int, str]]) -> None:
    path = tmp_path / "thesis.tex"
    path.write_text("years of work")
    code, said = cache("clean", path)
    assert code == 2 and "no database" in said
    assert path.exists()
