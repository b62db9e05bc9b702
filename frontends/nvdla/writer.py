"""Writes the MLIR of traces: loops, and what is carried through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.mlir_writer import MlirWriter


class Writer(MlirWriter):
    """Writes MLIR, and makes errors with places in the trace."""

    def unsupported(self, name: str, offset: int, what: str = "") -> Unsupported:
        return Unsupported(name, self.source.place(offset), what)

    def wrong(self, what: str, offset: int) -> SyntaxProblem:
        return SyntaxProblem(what, self.source.place(offset))

    # -- MLIR ----------------------------------------------------------------------------------------------------------

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
