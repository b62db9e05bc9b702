"""Assertions for tests of compilers: `assert_equivalent(source, target)`, also as a fixture of pytest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from equiv.verdict import Verdict
from equiv.verdict.text import Line, report, snippet
from equiv.verification import verify
from interp.ir import Place


class NotEquivalent(AssertionError):
    """Two programs were not proven equivalent. `verdict` says what is known of them."""

    def __init__(self, verdict: Verdict, text: str) -> None:
        super().__init__(text)
        self.verdict = verdict


def assert_equivalent(source: Path | str, target: Path | str, **options: Any) -> Verdict:
    """Asserts that the target means the same as the source, and gives the verdict. A `str` with a line end is the text
    of a program, any other `str` is a path. `options` are those of `equiv.verify`.

    Raises `NotEquivalent`, also where nothing could be decided: what is not proven does not pass. Raises what
    `equiv.verify` raises for wrong input."""
    __tracebackhide__ = True
    texts = {
        name: program
        for name, program in (("source", source), ("target", target))
        if isinstance(program, str) and "\n" in program
    }
    verdict = verify(source, target, **options)
    if verdict.proven:
        return verdict

    def quote(place: Place) -> Iterator[Line]:
        lines = texts.get(place.file, "").split("\n")
        if place.file not in texts:
            yield from snippet(place)
        elif 1 <= place.line <= len(lines):
            yield Line(f"{place.line:>10} | {lines[place.line - 1].strip()}")

    raise NotEquivalent(verdict, "\n".join(line.text for line in report(verdict, quote)))
