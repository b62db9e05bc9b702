"""What a report is about."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from equiv.jobs.known import Entry, Known, finding_of
from equiv.jobs.record import Record
from equiv.report.programs import Programs


class Run(Struct, frozen=True, dict=True):
    """All checks of one run in the order of their names, and the same of the run before it where there was one. `known`
    says which findings are known, after it was asked of all records."""

    records: tuple[Record, ...]
    title: str
    programs: Programs
    previous: tuple[Record, ...] | None = None
    known: Known | None = None

    def lets_pass(self, record: Record) -> Entry | None:
        """What says that the finding of a record is known; None where it is new, or where there is none."""
        finding = finding_of(record) if self.known is not None else None
        return None if self.known is None or finding is None else self.known.matched.get(finding)

    @cached_property
    def finished(self) -> float:
        """When the last check ended, in seconds since the epoch; 0 where no record says."""
        return max((record.finished for record in self.records), default=0.0)
