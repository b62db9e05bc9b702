"""A batch from its jobs to its records."""

from __future__ import annotations

import hashlib
import math
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.record import INVALID, Record
from equiv.jobs.store import Store, asked_of, key_of
from equiv.jobs.tool_state import tool_state
from equiv.jobs.worker import invalid
from equiv.verdict import EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, EXIT_UNKNOWN, UNKNOWN

_AT_STAKE = 0.1  # seconds


class Workers(Protocol):
    """Where jobs are checked: processes of this machine, or of others."""

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Record]]]:
        """Each job once, with its records, in any order."""
        ...


class Batch(Struct):
    """What came of a batch. `previous` are the records of the last one over the same pairs."""

    records: list[Record] = field(default_factory=list)
    previous: list[Record] | None = None

    @property
    def exit_code(self) -> int:
        """1 where a verdict is not the expected one, then 2 where an input is wrong, then 3 where one is unknown."""
        surprises = [record for record in self.records if not record.as_expected]
        if any(record.outcome not in (UNKNOWN, INVALID) for record in surprises):
            return EXIT_DIFFERENT
        if any(record.outcome == INVALID for record in surprises):
            return EXIT_INPUT
        return EXIT_UNKNOWN if surprises else EXIT_EQUIVALENT


def run_batch(
    jobs: Sequence[Job],
    workers: Workers,
    store: Store | None = None,
    *,
    fresh: bool = False,
    on_records: Callable[[list[Record]], None] | None = None,
) -> Batch:
    """Checks all jobs, those left out whose verdict the store has; with `fresh`, only those that this batch itself had
    before it was cut off count as such. Where the state of a tool that prints programs cannot be known, what it printed
    may be another text each time, and no verdict that rests on it is kept. Raises `WrongUse` for two jobs of one
    name."""
    if len({job.name for job in jobs}) < len(jobs):
        raise WrongUse("two pairs of the batch have the same name")
    batch = Batch()
    name = _run_name(jobs, False)
    run = _run_name(jobs, True) if fresh else name

    def take(records: list[Record]) -> None:
        batch.records.extend(records)
        if on_records is not None:
            on_records(records)

    keys: dict[str, tuple[str, bytes]] = {}
    pending: list[Job] = []
    tools = _ToolStates(store)
    if store is not None:
        batch.previous = store.last(name)
    for job in jobs:
        tool = tools.of(job.options.tool)
        asked = asked_of(job)
        key = key_of(job, tool or "", asked)
        if key is None:
            take([invalid(job, "a file of the pair cannot be read")])
            continue
        known = None
        if store is not None and tool is not None:
            keys[job.name] = key, asked
            known = store.find(f"{run}:{key}" if fresh else key, run)
        if known is None:
            pending.append(job)
        else:
            take([_as_asked(record, job) for record in known])
    with _Keeper(store, run) as keeper:
        for job, records in workers.run(_dearest_first(pending, batch.previous or ())):
            if job.name in keys:
                key, asked = keys[job.name]
                # A tool or a file that was written anew meanwhile is neither the old nor the new one.
                if key == key_of(job, tools.now(job.options.tool) or "", asked):
                    keeper.keep(key, records)
                    if fresh:
                        keeper.keep(f"{run}:{key}", records)
            take(records)
    if store is not None:
        store.end(run, name, batch.records)
    return batch


def _dearest_first(jobs: Sequence[Job], previous: Sequence[Record]) -> list[Job]:
    """Jobs by what they took in the last batch, so that no worker is left with a long one at the end (Graham's
    longest processing time first); those that are new come first, since what they take is not known."""
    seconds: dict[str, float] = {}
    for record in previous:
        for name in {record.name, record.name.rpartition("::")[0]}:
            seconds[name] = seconds.get(name, 0.0) + record.seconds
    return sorted(jobs, key=lambda job: -seconds.get(job.name, math.inf))


class _Keeper:
    """Stores the records of a run, those of short checks together: a transaction takes as long as a tenth of a small
    check. Where this process is killed, no more than `_AT_STAKE` seconds of checks are to be done again."""

    def __init__(self, store: Store | None, run: str) -> None:
        self._store = store
        self._run = run
        self._held: list[tuple[str, list[Record]]] = []
        self._seconds = 0.0  # of checks that they took

    def __enter__(self) -> _Keeper:
        return self

    def __exit__(self, *_: object) -> None:
        self._write()

    def keep(self, key: str, records: list[Record]) -> None:
        self._held.append((key, records))
        self._seconds += sum(record.seconds for record in records)
        if self._seconds >= _AT_STAKE:
            self._write()

    def _write(self) -> None:
        if self._store is not None and self._held:
            self._store.keep_all(self._run, self._held)
        self._held, self._seconds = [], 0.0


class _ToolStates:
    """What the tools of jobs are, each looked at once for all jobs."""

    def __init__(self, store: Store | None) -> None:
        self._store = store
        self._known: dict[tuple[str, ...], str | None] = {}

    def of(self, command: tuple[str, ...]) -> str | None:
        """Empty where there is no tool; None where its state cannot be known, or nothing is kept."""
        if command not in self._known:
            self._known[command] = self.now(command)
        return self._known[command]

    def now(self, command: tuple[str, ...]) -> str | None:
        """As `of`, looked at now."""
        if not command:
            return ""
        if self._store is None:
            return None
        return tool_state(command, os.environ, self._store.fact, self._store.keep_history)


def _run_name(jobs: Sequence[Job], fresh: bool) -> str:
    """The same for the same jobs."""
    digest = hashlib.sha256(b"fresh" if fresh else b"")
    for job in jobs:
        digest.update(job.to_json().encode() + b"\0")
    return digest.hexdigest()


def _as_asked(record: Record, job: Job) -> Record:
    """An earlier record under the name and with the expectation that the job has now."""
    _, several, function = record.name.rpartition("::")
    name = f"{job.name}::{function}" if several and record.name != job.name else job.name
    return replace(record, name=name, group=job.group, step=job.step, expected=job.expected, cached=True)
