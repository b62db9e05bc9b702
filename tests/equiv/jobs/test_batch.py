"""Batches: every pair gets its verdict once, whatever happens to workers, to the batch and to its database."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from equiv.jobs import store as store_module
from equiv.jobs.job import Job
from equiv.jobs.pairs import from_names
from equiv.jobs.pool import Pool
from equiv.jobs.record import Record
from equiv.jobs.run import Batch, run_batch
from equiv.jobs.store import Store
from equiv.jobs.worker import invalid
from equiv.request.options import Options
from tests.equiv.jobs.programs import program, unrolled, write_pairs

COUNT = 40
WRONG = frozenset((3, 17, 31))
OPTIONS = Options(timeout=20, max_memory=1 << 30, seed=1)
OUTCOMES = {f"{number:04}": "different" if number in WRONG else "equivalent" for number in range(COUNT)}


def outcomes(batch: Batch) -> dict[str, str]:
    names = [record.name for record in batch.records]
    assert len(set(names)) == len(names), "no pair is reported twice"
    return {record.name: record.outcome for record in batch.records}


def batch_of(jobs: list[Job], database: Path | None = None, fresh: bool = False) -> tuple[Batch, list[str]]:
    complaints: list[str] = []
    store = None if database is None else Store(database, complaints.append)
    with Pool(2) as pool:
        batch = run_batch(jobs, pool, store, fresh=fresh)
    if store is not None:
        store.close()
    return batch, complaints


@pytest.fixture
def jobs(tmp_path: Path) -> list[Job]:
    write_pairs(tmp_path / "pairs", COUNT, WRONG)
    return from_names(tmp_path / "pairs", OPTIONS)


def test_each_pair_gets_its_verdict(jobs: list[Job]) -> None:
    batch, _ = batch_of(jobs)
    assert outcomes(batch) == OUTCOMES
    assert batch.exit_code == 1


def test_what_did_not_change_is_not_checked_again(jobs: list[Job], tmp_path: Path) -> None:
    database = tmp_path / "results.sqlite"
    batch_of(jobs, database)
    again, _ = batch_of(jobs, database)
    assert outcomes(again) == OUTCOMES
    assert all(record.cached for record in again.records)
    assert again.previous is not None and len(again.previous) == COUNT

    Path(jobs[5].target).write_text(unrolled(77))
    changed, _ = batch_of(jobs, database)
    assert {record.name for record in changed.records if not record.cached} == {"0005"}
    assert outcomes(changed)["0005"] == "different"


class Timed:
    """Workers whose jobs take what is said of them, and that note their order."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.order: list[str] = []

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Record]]]:
        for job in jobs:
            self.order.append(job.name)
            yield job, [invalid(job, "not looked at", self.seconds.get(job.name, 1.0))]


def test_what_took_longest_is_begun_first(jobs: list[Job], tmp_path: Path) -> None:
    store = Store(tmp_path / "results.sqlite", print)
    workers = Timed({"0000": 2.0, "0001": 7.0, "0002": 5.0})
    for _ in range(2):
        run_batch(jobs[:3], workers, store, fresh=True)
    store.close()
    assert workers.order == ["0000", "0001", "0002", "0001", "0002", "0000"]


def test_verdicts_of_other_options_and_other_versions_are_not_used(
    jobs: list[Job], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "results.sqlite"
    batch_of(jobs[:4], database)
    others = [replace(job, options=replace(OPTIONS, accept=("bitwise", "real"))) for job in jobs[:4]]
    assert not any(record.cached for record in batch_of(others, database)[0].records)
    assert not any(record.cached for record in batch_of(jobs[:4], database, fresh=True)[0].records)
    monkeypatch.setattr(store_module, "tool_identity", lambda: "another version")
    assert not any(record.cached for record in batch_of(jobs[:4], database)[0].records)


@pytest.mark.parametrize(
    ("bindings", "kind"), [("killer", "crash"), ("sleeper", "limit-time"), ("grower", "limit-memory")]
)
def test_a_pair_that_ends_its_worker_ends_no_other(
    jobs: list[Job], tmp_path: Path, bindings: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("equiv.jobs.process.GRACE", 1.0)
    # Only what never ends has to run out of time, on a busy machine too.
    options = replace(OPTIONS, bindings=f"tests.equiv.jobs.{bindings}", timeout=0.5 if bindings == "sleeper" else 60.0)
    hostile = [replace(job, name=f"hostile {job.name}", options=options) for job in jobs[:2]]
    database = tmp_path / "results.sqlite"
    batch, _ = batch_of([*hostile, *jobs], database)
    expected = {**OUTCOMES, **{job.name: "unknown" for job in hostile}}
    assert outcomes(batch) == expected
    kinds = {r.kind for record in batch.records if record.name.startswith("hostile") for r in record.verdict.reasons}
    assert kinds == {kind}
    # A limit is no verdict to keep.
    again, _ = batch_of([*hostile, *jobs], database)
    assert {record.name for record in again.records if not record.cached} == {job.name for job in hostile}


def test_wrong_input_is_told_from_verdicts(tmp_path: Path) -> None:
    write_pairs(tmp_path, 1)
    (tmp_path / "garbage.src.mlir").write_text("func.func @f( {")
    (tmp_path / "garbage.tgt.mlir").write_text(program(1))
    (tmp_path / "apart.src.mlir").write_text(program(1).replace("@f", "@g"))
    (tmp_path / "apart.tgt.mlir").write_text(program(1))
    jobs = [*from_names(tmp_path, OPTIONS), Job("gone", "no/such/file.mlir", str(tmp_path / "apart.tgt.mlir"))]
    batch, _ = batch_of(jobs)
    assert outcomes(batch) == {"0000": "equivalent", "garbage": "invalid", "apart": "invalid", "gone": "invalid"}
    problems = {record.name: record.problem for record in batch.records}
    assert "garbage.src.mlir:1:" in problems["garbage"]
    assert batch.exit_code == 2


def test_each_function_of_a_file_has_its_record(tmp_path: Path) -> None:
    for side, constants in (("src", (1, 2)), ("tgt", (1, 3))):
        texts = [program(constant).replace("@f", name) for constant, name in zip(constants, ("@f", "@g"), strict=True)]
        (tmp_path / f"two.{side}.mlir").write_text("".join(texts))
    batch, _ = batch_of(from_names(tmp_path, OPTIONS), tmp_path / "results.sqlite")
    assert outcomes(batch) == {"two::f": "equivalent", "two::g": "different"}
    again, _ = batch_of(from_names(tmp_path, OPTIONS), tmp_path / "results.sqlite")
    assert outcomes(again) == outcomes(batch)


def test_hostile_names(tmp_path: Path) -> None:
    names = ["a b", "quo'te\"s", "new\nline", "ünïcödé 名", "$(rm -rf x)", "-rf", "[red]x"]
    for name in names:
        (tmp_path / f"{name}.src.mlir").write_text(program(1))
        (tmp_path / f"{name}.tgt.mlir").write_text(unrolled(1))
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "link").symlink_to(tmp_path)
    batch, _ = batch_of(from_names(tmp_path, OPTIONS))
    assert outcomes(batch) == dict.fromkeys(names, "equivalent")


# -- the database ------------------------------------------------------------------------------------------------------


def test_a_database_that_cannot_be_written_costs_no_verdict(
    jobs: list[Job], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "results.sqlite"
    batch_of(jobs[:3], database)
    connect = sqlite3.connect

    def refuse(path: object, **options: object) -> sqlite3.Connection:
        if "mode=ro" not in str(path):
            raise sqlite3.OperationalError("attempt to write a readonly database")
        return connect(str(path), **options)

    monkeypatch.setattr(sqlite3, "connect", refuse)
    batch, complaints = batch_of(jobs, database)
    assert outcomes(batch) == OUTCOMES
    assert sum(record.cached for record in batch.records) == 3
    assert len(complaints) == 1 and "readonly" in complaints[0]


def test_a_database_that_is_none_costs_no_verdict(jobs: list[Job], tmp_path: Path) -> None:
    database = tmp_path / "results.sqlite"
    database.write_bytes(b"this is no database at all, but long enough to look at" * 20)
    batch, complaints = batch_of(jobs, database)
    assert outcomes(batch) == OUTCOMES
    assert len(complaints) == 1


COMMAND = [sys.executable, "-m", "equiv", "batch", "--jobs", "2", "--seed", "1", "--timeout", "20"]


def command(folder: Path, database: Path, *more: str) -> list[str]:
    return [*COMMAND, "--database", str(database), *more, str(folder)]


def recorded(report: Path) -> dict[str, str]:
    import json

    lines = [json.loads(line) for line in report.read_text().splitlines()]
    assert len({line["name"] for line in lines}) == len(lines)
    return {line["name"]: line["outcome"] for line in lines}


def test_a_full_disk_costs_no_verdict(jobs: list[Job], tmp_path: Path) -> None:
    report = tmp_path / "report.jsonl"
    script = (
        "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16));"
        "sys.argv = sys.argv[1:]; runpy.run_module('equiv', run_name='__main__')"
    )
    arguments = command(tmp_path / "pairs", tmp_path / "results.sqlite", "--quiet", "--report", f"json-lines={report}")
    done = subprocess.run([sys.executable, "-c", script, "equiv", *arguments[3:]], capture_output=True, text=True)
    assert "37 equivalent, 3 different" in done.stdout
    assert "results of this run are not kept" in done.stderr
    assert "Traceback" not in done.stderr


def test_two_batches_on_one_database(jobs: list[Job], tmp_path: Path) -> None:
    reports = [tmp_path / f"{number}.jsonl" for number in range(2)]
    running = [
        subprocess.Popen(
            command(tmp_path / "pairs", tmp_path / "results.sqlite", "-q", "--report", f"json-lines={report}"),
            stdout=subprocess.DEVNULL,
        )
        for report in reports
    ]
    assert [process.wait() for process in running] == [1, 1]
    assert [recorded(report) for report in reports] == [OUTCOMES, OUTCOMES]


def test_a_batch_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    count = 150
    write_pairs(tmp_path / "pairs", count)
    database, report = tmp_path / "results.sqlite", tmp_path / "report.jsonl"
    kept = [0]
    for _ in range(2):
        process = subprocess.Popen(command(tmp_path / "pairs", database), stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and process.poll() is None and results_in(database) < kept[-1] + 20:
            time.sleep(0.02)
        process.kill()
        process.wait()
        kept.append(results_in(database))
    assert kept[0] < kept[1] < kept[2]
    done = subprocess.run(
        command(tmp_path / "pairs", database, "--report", f"json-lines={report}"), capture_output=True, text=True
    )
    assert done.returncode == 0
    assert recorded(report) == {f"{number:04}": "equivalent" for number in range(count)}
    assert f"({kept[2]} from earlier runs)" in done.stdout


def results_in(database: Path) -> int:
    if not database.exists():
        return 0
    try:
        with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as connection:
            return int(connection.execute("select count(*) from results").fetchone()[0])
    except sqlite3.Error:
        return 0


def test_workers_that_are_killed_at_random_cost_no_verdict(tmp_path: Path) -> None:
    count = 200
    write_pairs(tmp_path / "pairs", count, frozenset((9, 99)))
    report = tmp_path / "report.jsonl"
    process = subprocess.Popen(
        command(tmp_path / "pairs", tmp_path / "results.sqlite", "-q", "--report", f"json-lines={report}"),
        stdout=subprocess.DEVNULL,
    )
    choice = random.Random(5)
    killed = 0
    while process.poll() is None:
        time.sleep(choice.uniform(0.1, 0.4))
        workers = leaves_below(process.pid)
        if workers and killed < 6 and results_in(tmp_path / "results.sqlite") > 10 * killed:
            os.kill(choice.choice(workers), signal.SIGKILL)
            killed += 1
    assert killed > 0
    assert process.returncode in (1, 3)
    found = recorded(report)
    assert set(found) == {f"{number:04}" for number in range(count)}
    # What was killed twice is unknown, and nothing is wrong.
    for name, outcome in found.items():
        assert outcome in ("unknown", "different" if name in ("0009", "0099") else "equivalent")
    assert sum(outcome == "unknown" for outcome in found.values()) <= killed


def leaves_below(pid: int) -> list[int]:
    """The processes below `pid` that have none below them."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):
                continue
    below = {pid}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    return [each for each in below if each not in parents.values() and each != pid]
