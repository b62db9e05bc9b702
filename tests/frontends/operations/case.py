"""One operation as a function of one element type, and many of them as a module that is compiled once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.frontends.execution import disagreements_by_function
from tests.oracle import Edges, inputs

_ELEMENT = re.compile(r"(?<=x)T(?=[>,])|\bT\b")
_RESULT = re.compile(r"\w+<[^>]*(?:<[^>]*>)?>|\w+")
_CONSTANTS = [f"%c{number} = arith.constant {number} : index" for number in range(6)]

# Values at the edges of a type, paired in two ways, and numbers of all sizes.
DATA: tuple[inputs.Data, ...] = (Edges(0), Edges(1), 0)

FLOATS = ("f16", "bf16", "f32", "f64")
INTEGERS = ("i8", "i16", "i32", "i64")
NUMBERS = (*INTEGERS, *FLOATS)
ELEMENTS = ("i1", "i4", *INTEGERS, "index", *FLOATS)


@dataclass(frozen=True)
class Case:
    """A function of `parameters` whose last line of `body` computes what it returns, of the types `results`. `T` stands
    for the element type, which is one of `types`; %c0 to %c5 are indices. `before` are declarations beside it,
    whose symbols are the function's own."""

    name: str
    parameters: str
    body: str
    results: str
    types: tuple[str, ...] = ELEMENTS
    data: tuple[inputs.Data, ...] = DATA
    before: str = ""

    def text(self, symbol: str, element: str) -> str:
        """The function of one element type."""
        lines = [line.strip() for line in self.body.replace("@", f"@{symbol}_").strip().splitlines()]
        if self.results:
            count = len(_RESULT.findall(self.results))
            several = f":{count}" if count > 1 else ""
            names = [f"%result#{at}" for at in range(count)] if several else ["%result"]
            last = _start_of_last(lines)
            lines[last] = f"%result{several} = {lines[last]}"
            lines.append(f"return {', '.join(names)} : {self.results}")
        else:
            lines.append("return")
        returned = f" -> ({self.results})" if self.results else ""
        body = "\n  ".join([*_CONSTANTS, *lines])
        function = f"func.func @{symbol}({self.parameters}){returned} {{\n  {body}\n}}\n"
        return _ELEMENT.sub(element, self.before.replace("@", f"@{symbol}_") + function)


def _start_of_last(lines: list[str]) -> int:
    """The first line of the last operation, which may have regions."""
    depth, found = 0, 0
    for at, line in enumerate(lines):
        found = found if depth else at
        depth += line.count("{") - line.count("}")
    return found


def module(cases: Iterable[Case], element: str) -> tuple[str, dict[str, Case]]:
    """All cases that an element type has as functions of one module, and which function is which case."""
    symbols = {f"case_{at}": case for at, case in enumerate(cases) if element in case.types}
    return "".join(case.text(symbol, element) for symbol, case in symbols.items()), symbols


def disagreements(cases: Iterable[Case], element: str, natively: Callable[[str], str]) -> dict[str, list[str]]:
    """What the machine did otherwise than native code, by the name of the case. `natively` makes of the module one that
    can be compiled, with tensors as buffers."""
    text, symbols = module(cases, element)
    assert symbols, f"no case has elements of {element}"
    jobs = {symbol: [({}, data) for data in case.data] for symbol, case in symbols.items()}
    found = disagreements_by_function(text, natively(text), jobs)
    return {symbols[symbol].name: problems for symbol, problems in found.items() if problems}
