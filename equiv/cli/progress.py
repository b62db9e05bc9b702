"""A progress bar on standard error, for checks that take long enough for one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

_PATIENCE = 0.7  # seconds in which nobody misses a bar; rich itself takes a while to import
_UNITS = ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "k"))


class ProgressBar:
    """Shows what a check is at, the sizes that are done, and how many operations were executed at which rate."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._bar: Progress | None = None
        self._what = ""
        self._done, self._total = 0, 0
        self._count, self._earlier = 0, 0  # operations of this run, and of those before it
        self._since = self._started

    def at(self, what: str) -> None:
        """Shows which phase of a check has begun; its seconds are counted from now on."""
        self._what = what
        self._earlier += self._count
        self._count, self._since = 0, time.monotonic()
        self._show()

    def sizes(self, done: int, total: int) -> None:
        """Shows how many of the size vectors are done."""
        self._done, self._total = done, total
        self._show()

    def operations(self, count: int) -> None:
        """Shows how many operations have run; a smaller `count` than the last one is that of another run."""
        if count < self._count:
            self._earlier += self._count
            self._since = time.monotonic()
        self._count = count
        self._show()

    def close(self) -> None:
        """Takes the bar away; nothing of it stays on the terminal."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def _show(self) -> None:
        if self._bar is None:
            if time.monotonic() - self._started < _PATIENCE:
                return
            self._bar = self._start()
        several = self._total > 1
        self._bar.update(
            self._bar.tasks[0].id,
            description=self._what[:60],
            completed=self._done,
            total=self._total if several else None,
            sizes=f"{self._done}/{self._total} sizes" if several else "",
            work=self._work(),
        )

    def _work(self) -> str:
        operations = self._earlier + self._count
        if not operations:
            return ""
        elapsed = time.monotonic() - self._since
        rate = f", {quantity(self._count / elapsed)}/s" if self._count and elapsed > 1 else ""
        return f"{quantity(operations)} operations{rate}"

    def _start(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=24),
            TextColumn("{task.fields[sizes]}"),
            TextColumn("{task.fields[work]}"),
            TimeElapsedColumn(),
        )
        bar = Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=4)
        bar.add_task("", total=None, sizes="", work="")
        bar.start()
        return bar


def quantity(number: float) -> str:
    """A number in three digits with its unit, such as `1.25 G`."""
    for size, unit in _UNITS:
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.0f}"
