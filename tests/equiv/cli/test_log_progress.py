"""What a log says of a batch while it runs."""

from __future__ import annotations

from equiv.cli.log_progress import LogProgress


def test_a_line_is_said_when_thirty_seconds_have_gone_by() -> None:
    times = iter([0.0, 10.0, 31.0, 40.0, 61.0, 95.0])
    said: list[str] = []
    progress = LogProgress(5, said.append, lambda: next(times))
    for _ in range(5):
        progress.advance()
    # The last pair is told by the summary.
    assert said == ["2 of 5 pairs checked after 31 s", "4 of 5 pairs checked after 61 s"]
