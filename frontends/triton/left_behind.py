"""What a function does before it leaves to its caller what goes on, as a digest that two functions have in common where
both do the same.

A caller of such a function, and whoever waits for a barrier that it tells, may see memory at any point of it: behind
each arrival, and behind each copy. So it tells of all operations that are not pure, in their order, within the loops
and conditions around them, and how their operands are computed of each other. It does not show the names of values, in
which order pure operations stand, how often the same is computed, and what nothing uses."""

from __future__ import annotations

import hashlib
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.triton.aliases import without_aliases

_CALLS = ("tt.call", "func.call", "llvm.call")
# Whose operations say by themselves what they do, but for what they name.
_DIALECTS = frozenset(
    ("amdg", "arith", "cf", "gpu", "llvm", "math", "nvgpu", "nvvm", "rocdl", "scf", "tt", "ttg", "ttng", "ub")
)
_ELSEWHERE = ("@", "dense_resource<")  # how attributes begin that name what is not in the function
_DIGITS = 32  # hexadecimal ones
_PURE = frozenset(
    (
        *(f"tt.{each}" for each in ("addptr", "bitcast", "broadcast", "expand_dims", "get_num_programs", "trans")),
        *(f"tt.{each}" for each in ("get_program_id", "make_range", "reshape", "splat", "fp_to_fp", "join", "split")),
        *("ttg.convert_layout", "ttng.tmem_subslice", "ub.poison"),
    )
)
_PURE_DIALECTS = ("arith.", "math.", "ttg.memdesc_")


def digest_of(lowering: Lowering, function: Any) -> str:
    """Raises `Unsupported` where a function calls others, or what it does is said elsewhere in the text."""
    text = _Text(lowering)
    text.add(function.regions[0])
    return _digest("\n".join(text.lines))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


class _Text:
    def __init__(self, lowering: Lowering) -> None:
        self.lines: list[str] = []
        self._lowering = lowering
        self._known: dict[Any, str] = {}
        self._heads: dict[str, str] = {}
        self._numbers = 0

    def add(self, region: Any) -> None:
        blocks = list(region.blocks)
        for block in blocks:
            for argument in block.arguments:
                self._number(argument)
        for block in blocks:
            self.lines.append("{")
            for operation in (view.operation for view in block.operations):
                if operation.name in _CALLS:
                    raise self._lowering.unsupported_at(operation, "a call in a function that leaves what goes on")
                if not _is_pure(operation):
                    self._line(operation, [str(blocks.index(each)) for each in operation.successors])
            self.lines.append("}")

    def _number(self, value: Any) -> None:
        self._numbers += 1
        self._known[value] = f"%{self._numbers}"

    def _line(self, operation: Any, successors: list[str]) -> None:
        operands = [self._value(each) for each in operation.operands]
        self.lines.append(" ".join((self._head(operation), *operands, *successors)))
        for each in operation.results:
            self._number(each)
        for region in operation.regions:
            self.add(region)

    def _value(self, value: Any) -> str:
        """The name of a value, or how it is computed. Raises `Unsupported` where it has none yet."""
        pending = [value]  # each behind what is computed of it
        while pending:
            latest = pending[-1]
            missing = (
                []
                if latest in self._known
                else [each for each in latest.owner.operation.operands if each not in self._known]
            )
            if missing:
                pending += missing
                continue
            pending.pop()
            if latest not in self._known:
                operation = latest.owner.operation
                if not _is_pure(operation):  # which a block further below has
                    raise self._lowering.unsupported_at(operation, "a value that stands below its uses")
                operands = [self._known[each] for each in operation.operands]
                text = " ".join((self._head(operation), *operands, str(latest.result_number)))
                self._known[latest] = _digest(text)
        return self._known[value]

    def _head(self, operation: Any) -> str:
        """The name, attributes and types of an operation, whatever aliases the text has for these."""
        names = (each if isinstance(each, str) else each.name for each in operation.attributes)
        attributes = [f"{each} = {operation.attributes[each]}" for each in sorted(names)]
        outside = next((each for each in attributes if each.partition(" = ")[2].startswith(_ELSEWHERE)), None)
        if operation.name.partition(".")[0] not in _DIALECTS or outside is not None:
            what = f"in a function that leaves what goes on{'' if outside is None else f', by {outside}'}"
            raise self._lowering.unsupported_at(operation, what)
        types = [str(each.type) for each in (*operation.operands, *operation.results)]
        head = f"{operation.name} {{{', '.join(attributes)}}} ({', '.join(types)})"
        if head not in self._heads:
            self._heads[head] = without_aliases(self._lowering, head)
        return self._heads[head]


def _is_pure(operation: Any) -> bool:
    name = operation.name
    return (name in _PURE or name.startswith(_PURE_DIALECTS)) and not len(operation.regions)
