"""A database that comes with the programs under test: what somebody else wrote into it is no verdict."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv.jobs import seal
from tests.equiv.jobs.programs import program, unrolled


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Two pairs, of which the second is wrong, with a database of an earlier batch that the user ran."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name, right in (("good", 1), ("wrong", 2)):
        (folder / f"{name}.src.mlir").write_text(program(1))
        (folder / f"{name}.tgt.mlir").write_text(unrolled(right))
    batch(folder)
    return folder


def batch(folder: Path, state: str = "state") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "equiv", "batch", "--database", "results.sqlite", "--jobs", "1", "."]
    environment = {**os.environ, "XDG_STATE_HOME": str(folder.parent / state)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)


def rows(connection: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """Key and records of each pair."""
    found = connection.execute("select key, records from results").fetchall()
    return {json.loads(records)[0]["name"]: (key, records) for key, records in found}


def equivalent(records: str) -> str:
    data = json.loads(records)
    for record in data:
        record["verdict"] |= {"verdict": "equivalent", "witness": None, "level": "bitwise", "scope": "static"}
        record["outcome"] = "equivalent"
    return json.dumps(data)


def edit(connection: sqlite3.Connection) -> None:
    key, records = rows(connection)["wrong"]
    connection.execute("update results set records = ? where key = ?", (equivalent(records), key))


def copy(connection: sqlite3.Connection) -> None:
    """A genuine verdict with a genuine seal, of another pair."""
    good, wrong = rows(connection)["good"][0], rows(connection)["wrong"][0]
    connection.execute("delete from results where key = ?", (wrong,))
    connection.execute("update results set key = ? where key = ?", (wrong, good))


def copy_records(connection: sqlite3.Connection) -> None:
    good, wrong = rows(connection)["good"][0], rows(connection)["wrong"][0]
    connection.execute(
        "update results set (run, final, records, seal) = "
        "(select run, final, records, seal from results where key = ?) where key = ?",
        (good, wrong),
    )


def no_seal(connection: sqlite3.Connection) -> None:
    edit(connection)
    connection.execute("update results set seal = ''")


def sealed_with_a_guess(connection: sqlite3.Connection) -> None:
    key, records = rows(connection)["wrong"]
    run = connection.execute("select run from results where key = ?", (key,)).fetchone()[0]
    forged = equivalent(records)
    secret, seal._secret = seal._secret, lambda: bytes(32)
    try:
        made = seal.seal(key, run, "1", forged)
    finally:
        seal._secret = secret
    connection.execute("update results set records = ?, seal = ? where key = ?", (forged, made, key))


def other_types(connection: sqlite3.Connection) -> None:
    connection.execute("update results set records = 7, seal = x'00ff'")


def by_a_trigger(connection: sqlite3.Connection) -> None:
    key, records = rows(connection)["wrong"]
    forged = equivalent(records).replace("'", "''")
    connection.execute("delete from results where key = ?", (key,))
    connection.execute(
        f"create trigger forge after insert on results begin update results set records = '{forged}'; end"
    )


def of_another_form(connection: sqlite3.Connection) -> None:
    """As an earlier release wrote it, without seals."""
    key, records = rows(connection)["wrong"]
    connection.executescript(
        "drop table results; create table results "
        "(key text primary key, run text not null, final integer not null, records text not null);"
        "pragma user_version = 0"
    )
    connection.execute("insert into results values (?, '', 1, ?)", (key, equivalent(records)))


ATTACKS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    edit,
    copy,
    copy_records,
    no_seal,
    sealed_with_a_guess,
    other_types,
    by_a_trigger,
    of_another_form,
)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_a_forged_verdict_is_not_believed(checkout: Path, attack: Callable[[sqlite3.Connection], None]) -> None:
    with sqlite3.connect(checkout / "results.sqlite") as connection:
        attack(connection)
    connection.close()
    ended = batch(checkout)
    assert ended.returncode == 1 and "different: wrong" in ended.stdout, ended.stdout + ended.stderr
    again = batch(checkout)  # what was kept of the batch above
    assert again.returncode == 1 and "different: wrong" in again.stdout


def test_verdicts_of_another_user_are_not_believed(checkout: Path) -> None:
    assert "2 from earlier runs" in batch(checkout).stdout
    assert "from earlier runs" not in batch(checkout, "another").stdout


@pytest.mark.parametrize("how", ["readable by others", "a link", "too short"])
def test_a_secret_that_is_none_is_not_used(checkout: Path, how: str) -> None:
    path = checkout.parent / "state" / "equiv" / "secret"
    secret = path.read_bytes()
    if how == "readable by others":
        path.chmod(0o644)
    elif how == "too short":
        path.write_bytes(secret[:31])
    else:
        path.rename(path.with_name("elsewhere"))
        path.symlink_to("elsewhere")
    ended = batch(checkout)
    assert ended.returncode == 1 and "from earlier runs" not in ended.stdout


def test_a_secret_is_made_outside_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for relative in ("", "state", "./state"):
        monkeypatch.setenv("XDG_STATE_HOME", relative)
        assert seal.secret_path() == tmp_path / ".local" / "state" / "equiv" / "secret"
