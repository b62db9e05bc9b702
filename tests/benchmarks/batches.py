"""What many small pairs cost."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from equiv.jobs.pairs import from_names
from equiv.jobs.pool import Pool
from equiv.jobs.run import run_batch
from equiv.jobs.store import Store
from equiv.request.options import Options
from tests.benchmarks.measurement import Measurement, once, row
from tests.equiv.jobs.programs import write_pairs


@row("batch")
def batch() -> list[Measurement]:
    """Small pairs a second in one worker, its start included; and what they cost of a core's time, which does not
    depend on what else the machine does."""
    count = 500
    with tempfile.TemporaryDirectory() as folder:
        write_pairs(Path(folder), count)
        jobs = from_names(Path(folder), Options(seed=1))
        store = Store(Path(folder, "results.sqlite"), print)
        started, used = time.monotonic(), _processor_seconds()
        with Pool(1) as pool:
            found = run_batch(jobs, pool, store)
            used = _processor_seconds() - used
        seconds = time.monotonic() - started
    assert found.exit_code == 0
    return [
        once("small pairs in one worker", count / seconds, "pairs/s"),
        once("a small pair, of a core's time in all processes", 1000 * used / count, "ms", 10.0),
    ]


def _processor_seconds() -> float:
    """The time on a processor of this process and all that came of it, as far as they are alive (proc(5))."""
    parents, seconds = {}, {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        parents[int(file.parent.name)] = int(fields[1])
        seconds[int(file.parent.name)] = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    ours = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(seconds[process] for process in ours)
