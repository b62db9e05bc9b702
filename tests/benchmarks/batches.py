"""What many small pairs cost."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from equiv.jobs.pairs import from_names
from equiv.jobs.pool import Pool
from equiv.jobs.run import run_batch
from equiv.jobs.store import Store
from equiv.request.options import Options
from tests.benchmarks.machines import tree_seconds
from tests.benchmarks.measurement import Measurement, once, row
from tests.equiv.jobs.programs import write_pairs

_FEW, _MANY = 500, 2_000  # pairs


@row("batch")
def batch() -> list[Measurement]:
    """Small pairs a second in one worker, its start included; what they cost of a core's time, which does not depend on
    what else the machine does; and what one more costs, which no start is part of."""
    rate, few = _batch(_FEW)
    _, many = _batch(_MANY)
    return [
        once("small pairs in one worker", rate, "pairs/s"),
        once("a small pair, of a core's time in all processes", 1000 * few / _FEW, "ms", 3.0),
        once(f"the same, one more from {_FEW} to {_MANY:,}", 1000 * (many - few) / (_MANY - _FEW), "ms", 3.0),
    ]


def _batch(count: int) -> tuple[float, float]:
    """How many pairs a second are checked, and the seconds of a processor that all processes take."""
    with tempfile.TemporaryDirectory() as folder:
        write_pairs(Path(folder), count)
        jobs = from_names(Path(folder), Options(seed=1))
        store = Store(Path(folder, "results.sqlite"), print)
        started, used = time.monotonic(), tree_seconds()
        with Pool(1) as pool:
            found = run_batch(jobs, pool, store)
            used = tree_seconds() - used
        seconds = time.monotonic() - started
    assert found.exit_code == 0
    return count / seconds, used
