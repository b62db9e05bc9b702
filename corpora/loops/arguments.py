"""The sizes at which a kernel is run: vectors of names as `arg0` (a scalar) and `arg3.1` (an extent of a memref)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

_PRIMES = (7, 5, 6, 3, 4, 2)
_MULTIPLES = (8, 4, 12, 6, 2, 16)
_NEIGHBOURS = (9, 3, 11, 5, 13, 17)
_LARGER = (11, 13)
_IDENTIFIER = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class Arguments:
    """An expression per parameter, as `kernels/arguments.toml` has them."""

    expressions: tuple[str, ...] = ()
    at_most: Mapping[str, int] = field(default_factory=dict)

    @property
    def symbols(self) -> list[str]:
        """In the order of their first mention."""
        return list(dict.fromkeys(_IDENTIFIER.findall(" ".join(self.expressions))))

    @property
    def scalars(self) -> set[str]:
        """The symbols that are given as scalars, and so can be negative."""
        return {expression for expression in self.expressions if _IDENTIFIER.fullmatch(expression)}

    def sizes(self) -> list[dict[str, int]]:
        """Distinct primes; 0 and 1, together and one at a time; multiples of tile sizes and their neighbours; larger
        primes; negative scalars. A memref of negative extents is given one of 1. Nothing where nothing is dynamic."""
        if not self.expressions:
            return []
        vectors = [self._sizes(symbols) for symbols in self._symbol_vectors()]
        return [vector for position, vector in enumerate(vectors) if vector not in vectors[:position]]

    def _symbol_vectors(self) -> list[dict[str, int]]:
        symbols = self.symbols
        base, multiples, neighbours = (
            dict(zip(symbols, islice(cycle(numbers), len(symbols)), strict=True))
            for numbers in (_PRIMES, _MULTIPLES, _NEIGHBOURS)
        )
        vectors = [base, dict.fromkeys(symbols, 0), dict.fromkeys(symbols, 1), multiples, neighbours]
        if len(symbols) > 1:
            vectors += [{**base, symbol: 0} for symbol in symbols]
        vectors.append({**base, **dict(zip(symbols, _LARGER))})  # noqa: B905  (there may be one symbol)
        negative = [symbol for symbol in symbols if symbol in self.scalars]
        if negative:
            vectors += [{**base, **dict.fromkeys(negative, number)} for number in (-1, -3)]
            if len(negative) > 1:
                vectors += [{**base, symbol: number} for number in (-2, -7) for symbol in negative]
        return [
            {symbol: min(number, self.at_most.get(symbol, number)) for symbol, number in vector.items()}
            for vector in vectors
        ]

    def _sizes(self, symbols: Mapping[str, int]) -> dict[str, int]:
        least = 1 if min(symbols.values(), default=0) < 0 else 0
        sizes = {}
        for position, expression in enumerate(self.expressions):
            if expression == "-":
                continue
            if not expression.startswith("["):
                sizes[f"arg{position}"] = _evaluate(expression, symbols)
                continue
            for axis, extent in enumerate(expression.strip("[]").split(",")):
                if extent.strip() != "_":
                    sizes[f"arg{position}.{axis}"] = max(least, _evaluate(extent, symbols))
        return sizes


def _evaluate(expression: str, symbols: Mapping[str, int]) -> int:
    return int(eval(expression.strip(), {"__builtins__": {}}, dict(symbols)))


def read_arguments(path: Path) -> dict[str, Arguments]:
    """By kernel. Kernels that the file does not list have nothing to choose."""
    entries = tomllib.loads(path.read_text())
    return {name: Arguments(tuple(entry["arguments"]), entry.get("at_most", {})) for name, entry in entries.items()}
