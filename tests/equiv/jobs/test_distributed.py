"""Batches on a dask cluster."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from equiv.jobs.distributed import Apart, check_apart
from equiv.jobs.job import Job
from equiv.jobs.pairs import from_names
from equiv.jobs.record import Record
from equiv.jobs.run import run_batch
from equiv.request.options import Options
from tests.equiv.jobs.programs import write_pairs

distributed = pytest.importorskip("distributed", reason="the extra 'distributed' is not installed")


def test_paths_and_names_are_those_of_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are elsewhere, and two batches on one scheduler have nothing in common."""
    from equiv.jobs.distributed import Cluster

    count = 6
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        monkeypatch.chdir(tmp_path)
        write_pairs(tmp_path / "pairs", count)
        (tmp_path / "equiv").mkdir()
        (tmp_path / "json.py").write_text("raise SystemExit(7)")
        options = Options(timeout=20, max_memory=1 << 30, seed=1)
        jobs = from_names(Path("pairs"), options)
        with Cluster(local.scheduler_address) as cluster, Cluster(local.scheduler_address) as other:
            wrong = [replace(job, target=jobs[at - 1].target) for at, job in enumerate(jobs)]
            running = zip(cluster.run(jobs), other.run(wrong), strict=True)
            found = [(one[1][0].outcome, two[1][0].outcome) for one, two in running]
        assert found == [("equivalent", "different")] * count
        monkeypatch.chdir("/")
        with Cluster(local.scheduler_address) as cluster:
            batch = run_batch(from_names(tmp_path / "pairs", options), cluster)
        assert {record.outcome for record in batch.records} == {"equivalent"}


def test_a_folder_that_a_worker_does_not_have_is_told(tmp_path: Path) -> None:
    apart = Apart(str(tmp_path / "gone"))
    (record,) = apart.check(Job("pair", "a.mlir", "b.mlir"))
    assert record.verdict is not None and record.outcome == "unknown"
    assert "gone" in record.verdict.reasons[0].message


def test_small_pairs_share_tasks_and_one_that_ends_them_is_told_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from equiv.jobs.distributed import Cluster

    count, sizes = 40, []
    check, submit = Apart.check, distributed.Client.submit

    def ended_by_one(apart: Apart, job: Job) -> list[Record]:
        if job.name == "0017":
            raise OSError("the machine is gone")
        return check(apart, job)

    def counted(client: object, function: object, texts: str, *rest: object, **more: object) -> object:
        sizes.append(len(json.loads(texts)))
        return submit(client, function, texts, *rest, **more)

    monkeypatch.setattr(Apart, "check", ended_by_one)
    monkeypatch.setattr(distributed.Client, "submit", counted)
    write_pairs(tmp_path, count)
    jobs = from_names(tmp_path, Options(timeout=20, max_memory=1 << 30, seed=1))
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as local,
        Cluster(local.scheduler_address) as cluster,
    ):
        batch = run_batch(jobs, cluster)
    found = {record.name: record.outcome for record in batch.records}
    assert len(batch.records) == count
    assert found == {f"{number:04}": "unknown" if number == 17 else "equivalent" for number in range(count)}
    assert max(sizes) > 1


def test_each_pair_has_a_verdict_where_the_scheduler_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from equiv.jobs.distributed import Cluster

    answers = iter([{"a worker": 1}])

    def threads(_: object) -> dict[str, int]:
        found = next(answers, None)
        if found is None:
            raise OSError("nobody answers")
        return found

    monkeypatch.setattr(distributed.Client, "nthreads", threads)
    write_pairs(tmp_path, 9)
    jobs = from_names(tmp_path, Options(timeout=20, max_memory=1 << 30, seed=1))
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as local,
        Cluster(local.scheduler_address) as cluster,
    ):
        batch = run_batch(jobs, cluster)
    assert sorted(record.name for record in batch.records) == [job.name for job in jobs]
    lost = [record.verdict for record in batch.records if record.verdict is not None and record.outcome == "unknown"]
    assert len(lost) == 8
    assert all("the scheduler of this check was lost" in each.reasons[0].message for each in lost)


def test_a_task_ends_in_time_and_leaves_the_rest_to_others(tmp_path: Path) -> None:
    write_pairs(tmp_path, 2)
    first, second = from_names(tmp_path, Options(timeout=20, max_memory=1 << 30, seed=1))
    slow = replace(first, options=replace(first.options, bindings="tests.equiv.jobs.sleeper", timeout=0.5))
    (records,) = json.loads(check_apart(json.dumps([slow.to_json(), second.to_json()]), os.getcwd()))
    assert [each["name"] for each in records] == [first.name]


def test_a_lost_worker_loses_no_pair(tmp_path: Path) -> None:
    from equiv.jobs.distributed import Cluster

    count = 60
    write_pairs(tmp_path, count, frozenset((7,)))
    jobs = from_names(tmp_path, Options(timeout=20, max_memory=1 << 30, seed=1))
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        victim = next(iter(local.workers.values())).pid

        def kill() -> None:
            time.sleep(1.5)
            with contextlib.suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)

        threading.Thread(target=kill, daemon=True).start()
        with Cluster(local.scheduler_address) as cluster:
            batch = run_batch(jobs, cluster)
    found = {record.name: record.outcome for record in batch.records}
    assert len(batch.records) == count
    assert found == {f"{number:04}": "different" if number == 7 else "equivalent" for number in range(count)}
