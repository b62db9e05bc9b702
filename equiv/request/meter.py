"""What a check may use, and what it has used."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct, field

from equiv.verdict import Statistics
from interp import machine


class Meter(Struct):
    """What a check may use and what it has used. `memory` in bytes is for both programs together; `watch` is that of
    `interp.machine.Limits`."""

    operations: int
    memory: int
    deadline: float
    seed: int
    stats: Statistics = field(default_factory=Statistics)
    watch: Callable[[int], None] | None = None

    @property
    def seconds_left(self) -> float:
        """Seconds until the limit of time; negative beyond it."""
        return self.deadline - time.monotonic()

    def limits(self, operations: int | None = None, memory: int | None = None) -> machine.Limits:
        """The limits of one more run, in which two programs share the memory."""
        return machine.Limits(
            operations=self.operations if operations is None else min(operations, self.operations),
            memory=(self.memory if memory is None else min(memory, self.memory)) // 2,
            seconds=max(self.seconds_left, 0.001),
            watch=self.watch,
        )

    def count(self, phase: str, source: machine.Execution, target: machine.Execution | None = None) -> None:
        """Adds a run to the statistics."""
        stats = self.stats
        stats.source_operations += source.operations
        stats.target_operations += target.operations if target else 0
        stats.peak_memory = max(stats.peak_memory, source.peak_memory + (target.peak_memory if target else 0))
        seconds = max(source.seconds, target.seconds if target else 0.0)
        self.spend(phase, seconds)

    def spend(self, phase: str, seconds: float) -> None:
        """Adds seconds to those of a phase."""
        self.stats.seconds[phase] = self.stats.seconds.get(phase, 0.0) + seconds
