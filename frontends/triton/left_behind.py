"""What a function does as it is written, as a digest that two functions have in common where both do the same.

A caller of a function that leaves to it what goes on, and whoever waits for a barrier that it tells, may see memory at
any point of it: behind each arrival, and behind each copy. So it tells of all operations that are not pure, in their
order, within the loops and conditions around them, and how their operands are computed of each other. It does not show
the names of values, in which order pure operations stand, how often the same is computed, and what nothing uses."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.syntax.forms import is_wrapper
from frontends.triton.aliases import without_aliases

_CALL = "tt.call"
_CALLS = ("func.call", "llvm.call")
_DEPTH = 32  # of calls
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
# Pure ones that are undefined for some operands.
_PARTIAL = frozenset(
    (
        *(f"arith.{each}" for each in ("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi")),
        *("math.ipowi", "ttg.memdesc_index", "ttg.memdesc_dynamic_subslice"),
    )
)
# Attributes of those that may give something else each time, and the value without which they do not.
_OPEN = {"fastmath": "#arith.fastmath<none>", "allow_reorder": ""}
_NAMES = ("sym_name", "sym_visibility")  # of a function that is called


def digest_of(lowering: Lowering, function: Any, where: str, around: Sequence[str] | None = None) -> str:
    """What a function does; all that is said of it where nothing else compares two functions, and lines tell what is
    said `around` it: also which pure operations are undefined for some operands, or may give something else each time
    they are done, or promise something. Raises `Unsupported` with the words `where` such a function is met, where it
    calls what is defined elsewhere, or what it does is said elsewhere in the text."""
    said = [without_aliases(lowering, each) for each in around or ()]
    return _digest("\n".join((*said, *_Text(lowering, where, around is not None).of(function))))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


class _Text:
    def __init__(self, lowering: Lowering, where: str, is_all: bool, depth: int = 0) -> None:
        self._lines: list[str] = []
        self._lowering = lowering
        self._where = where
        self._is_all = is_all
        self._depth = depth
        self._known: dict[Any, str] = {}
        self._heads: dict[str, str] = {}
        self._numbers = 0

    def of(self, function: Any) -> list[str]:
        """The lines of a function that has a body."""
        self._add(function.regions[0])
        return self._lines

    def _add(self, region: Any) -> None:
        blocks = list(region.blocks)
        for block in blocks:
            for argument in block.arguments:
                self._number(argument)
        for block in blocks:
            self._lines.append("{")
            for operation in (view.operation for view in block.operations):
                if operation.name in _CALLS:
                    raise self._lowering.unsupported_at(operation, f"a call {self._where}")
                if operation.name == _CALL:
                    self._lines += self._called(operation)
                if not self._is_left_out(operation):
                    self._line(operation, [str(blocks.index(each)) for each in operation.successors])
            self._lines.append("}")

    def _is_left_out(self, operation: Any) -> bool:
        """Whether an operation shows where it is used alone."""
        if not _is_pure(operation):
            return False
        if not self._is_all:
            return True
        attributes = operation.attributes
        is_open = any(each in attributes and str(attributes[each]) != plain for each, plain in _OPEN.items())
        names = (each if isinstance(each, str) else each.name for each in attributes)
        # Others than its own are promises of its results, or where it has memory for itself.
        return operation.name not in _PARTIAL and not is_open and not any("." in each for each in names)

    def _called(self, call: Any) -> list[str]:
        """What a call does, which is not said by the name of the function."""
        called = self._lowering.symbols.inlined(call, call.attributes["callee"].value).operation
        if self._depth > _DEPTH or not len(called.regions[0].blocks):
            raise self._lowering.unsupported_at(call, f"a call {self._where}")
        inner = _Text(self._lowering, self._where, self._is_all, self._depth + 1)
        said = ", ".join(self._attributes(called, _NAMES))
        return [self._resolved(said), *inner.of(called)]

    def _number(self, value: Any) -> None:
        self._numbers += 1
        self._known[value] = f"%{self._numbers}"

    def _line(self, operation: Any, successors: list[str]) -> None:
        operands = [self._value(each) for each in operation.operands]
        self._lines.append(" ".join((self._head(operation), *operands, *successors)))
        for each in operation.results:
            self._number(each)
        for region in operation.regions:
            self._lines.append("region")
            self._add(region)

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
                if not self._is_left_out(operation):  # which a block further below has
                    raise self._lowering.unsupported_at(operation, "a value that stands below its uses")
                operands = [self._known[each] for each in operation.operands]
                text = " ".join((self._head(operation), *operands, str(latest.result_number)))
                self._known[latest] = _digest(text)
        return self._known[value]

    def _head(self, operation: Any) -> str:
        """The name, attributes and types of an operation, whatever aliases the text has for these."""
        if is_wrapper(operation):
            return "isolated"
        if operation.name.partition(".")[0] not in _DIALECTS:
            raise self._lowering.unsupported_at(operation, self._where)
        attributes = self._attributes(operation, ("callee",) if operation.name == _CALL else ())
        types = [str(each.type) for each in (*operation.operands, *operation.results)]
        return self._resolved(f"{operation.name} {{{', '.join(attributes)}}} ({', '.join(types)})")

    def _attributes(self, operation: Any, without: tuple[str, ...]) -> list[str]:
        names = sorted(each if isinstance(each, str) else each.name for each in operation.attributes)
        found = [f"{each} = {operation.attributes[each]}" for each in names if each not in without]
        outside = next((each for each in found if each.partition(" = ")[2].startswith(_ELSEWHERE)), None)
        if outside is not None:
            raise self._lowering.unsupported_at(operation, f"{self._where}, by {outside}")
        return found

    def _resolved(self, text: str) -> str:
        if text not in self._heads:
            self._heads[text] = without_aliases(self._lowering, text)
        return self._heads[text]


def _is_pure(operation: Any) -> bool:
    name = operation.name
    return (name in _PURE or name.startswith(_PURE_DIALECTS)) and not len(operation.regions)
