"""What a check tells of itself while it goes on, and what a terminal shows of it."""

from __future__ import annotations

import os
import pty
import sys
from pathlib import Path

import pytest

from equiv.cli.progress import ProgressBar, quantity
from equiv.request.options import Options
from equiv.verification import verify_all

NEGATE = """func.func @f(%n: index, %A: memref<?xf32>) {
  affine.for %j = 0 to 20000 {
    affine.for %i = 0 to %n {
      %a = affine.load %A[%i] : memref<?xf32>
      %b = arith.negf %a : f32
      affine.store %b, %A[%i] : memref<?xf32>
    }
  }
  return
}
"""


class Recorder:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.vectors: list[tuple[int, int]] = []
        self.counts: list[int] = []

    def at(self, what: str) -> None:
        self.parts.append(what)

    def sizes(self, done: int, total: int) -> None:
        self.vectors.append((done, total))

    def operations(self, count: int) -> None:
        self.counts.append(count)


def test_a_check_tells_its_sizes_and_its_operations(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(NEGATE)
    recorder = Recorder()
    options = Options(sizes={"n": (300, 3)}, domain="fingerprint", progress=recorder)
    (verdict,) = verify_all(file, file, options=options).verdicts
    assert verdict.verdict == "equivalent"
    assert recorder.vectors == [(0, 2), (1, 2)]
    assert recorder.parts[0] == "f: lowering" and any("n=300" in part for part in recorder.parts)
    # Told twice a second, anew for each run: a fast machine may be done before.
    assert all(0 <= count <= verdict.stats.source_operations * 2 for count in recorder.counts)


def test_a_terminal_shows_a_bar_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("COLUMNS", "120")
        bar = ProgressBar()
        bar.at("f: n=1")
        assert bar._bar is None  # nobody waits for a bar
        bar._started -= 10
        bar.sizes(1, 4)
        bar.operations(2_500_000)
        bar.operations(3_500_000)
        bar.close()
    shown = _all_of(ours).decode()
    assert "f: n=1" in shown and "1/4 sizes" in shown and "3.5 M operations" in shown
    assert shown.rfind("\x1b[2K") > shown.rfind("sizes")  # the last line is wiped


def _all_of(terminal: int) -> bytes:
    data = b""
    with os.fdopen(terminal, "rb", buffering=0) as file:
        try:
            while part := file.read(1 << 12):
                data += part
        except OSError:  # the other side is closed
            pass
    return data


@pytest.mark.parametrize(("number", "text"), [(999, "999"), (1000, "1 k"), (1.25e9, "1.25 G"), (2e13, "20 T")])
def test_quantities(number: float, text: str) -> None:
    assert quantity(number) == text
