"""What many small pairs cost."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from equiv.batch.job import CheckOptions
from equiv.batch.pairs import from_names
from equiv.batch.pool import Pool
from equiv.batch.run import run_batch
from tests.batch.programs import write_pairs
from tests.benchmarks.measurement import Measurement, row


@row("batch")
def batch() -> list[Measurement]:
    """Small pairs a second in one worker, its start included."""
    count = 500
    with tempfile.TemporaryDirectory() as folder:
        write_pairs(Path(folder), count)
        jobs = from_names(Path(folder), CheckOptions(seed=1))
        started = time.monotonic()
        with Pool(1) as pool:
            found = run_batch(jobs, pool)
        seconds = time.monotonic() - started
    assert found.exit_code == 0
    return [Measurement("small pairs in one worker", count / seconds, "pairs/s")]
