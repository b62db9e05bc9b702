"""What a report is about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from equiv.jobs.record import Record
from equiv.report.programs import Programs


@dataclass(frozen=True)
class Run:
    """All checks of one run in the order of their names, and the same of the run before it where that is known."""

    records: tuple[Record, ...]
    title: str
    programs: Programs
    previous: tuple[Record, ...] | None = None

    @cached_property
    def finished(self) -> float:
        """When the last check ended, in seconds since the epoch; 0 where no record says."""
        return max((record.finished for record in self.records), default=0.0)
