"""Writes MLIR line by line, and remembers from which command of the text each line comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.syntax import Rewritten
from frontends.reading import place_of


class Writer:
    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self._pieces: list[str] = []
        self._rewritten = Rewritten("", [], [], [])
        self._length = 0
        self._count = 0

    def finished(self) -> Rewritten:
        self._rewritten.text = "".join(self._pieces)
        return self._rewritten

    def at(self, offset: int, copied: bool = False) -> None:
        """What is written from now on comes from what stands there in the text."""
        self._rewritten.starts.append(self._length)
        self._rewritten.origins.append(offset)
        self._rewritten.copied.append(copied)

    def copy(self, start: int, end: int) -> None:
        """Writes a part of the text as it is."""
        self.at(start, copied=True)
        self.line(self.text[start:end])

    def unsupported(self, name: str, offset: int, what: str = "") -> Unsupported:
        return Unsupported(name, place_of(self.text, offset, self.file), what)

    def wrong(self, what: str, offset: int) -> SyntaxProblem:
        return SyntaxProblem(what, place_of(self.text, offset, self.file))

    # -- MLIR ----------------------------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self._pieces.append(text + "\n")
        self._length += len(text) + 1

    def fresh(self) -> str:
        self._count += 1
        return f"%.{self._count}"

    def op(self, text: str) -> str:
        """Writes an operation with one result, and gives that."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def constant(self, value: int, type: str) -> str:
        return self.op(f"arith.constant {value} : {type}")

    @contextmanager
    def loops(self, *sizes: int) -> Iterator[list[str]]:
        """Counters from zero up to sizes, the last one changing fastest."""
        counters = [self.fresh() for _ in sizes]
        for counter, size in zip(counters, sizes, strict=True):
            self.line(f"affine.for {counter} = 0 to {size} {{")
        yield counters
        for _ in sizes:
            self.line("}")

    @contextmanager
    def folds(self, first: str, type: str, *sizes: int) -> Iterator[Fold]:
        """Counters from zero up to sizes, through which one value is carried."""
        fold = Fold([self.fresh() for _ in sizes], first, first)
        results = [self.fresh() for _ in sizes]
        for counter, size, result in zip(fold.counters, sizes, results, strict=True):
            carried = self.fresh()
            bounds = f"{counter} = 0 to {size}"
            self.line(f"{result} = affine.for {bounds} iter_args({carried} = {fold.carried}) -> ({type}) {{")
            fold.carried = carried
        yield fold
        for result in reversed(results):
            self.line(f"affine.yield {fold.result} : {type}")
            self.line("}")
            fold.result = result


class Fold:
    """`carried` is what comes into the innermost of the loops; `result`, to be set there, what goes on, and afterwards
    what came of it all."""

    def __init__(self, counters: Sequence[str], carried: str, result: str) -> None:
        self.counters = counters
        self.carried = carried
        self.result = result
