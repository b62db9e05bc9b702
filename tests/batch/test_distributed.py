"""Batches on a dask cluster."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from equiv.batch.job import CheckOptions
from equiv.batch.pairs import from_names
from equiv.batch.run import run_batch
from tests.batch.programs import write_pairs

distributed = pytest.importorskip("distributed", reason="the extra 'distributed' is not installed")


def test_a_lost_worker_loses_no_pair(tmp_path: Path) -> None:
    from equiv.batch.distributed import Cluster

    count = 60
    write_pairs(tmp_path, count, frozenset((7,)))
    jobs = from_names(tmp_path, CheckOptions(timeout=20, max_memory=1 << 30, seed=1))
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
