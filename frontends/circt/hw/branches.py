"""What decides in a process of sv which statements are done: `sv.if`, `sv.case` and conditions of macros.

Source: IEEE 1800-2017, clauses 12.4 (if), 12.5 (case: the first item that matches is done, and the default where none
does; x matches no number) and 12.5.1 (bits that a `casez` or `casex` does not look at), and CIRCT's documentation of
sv."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from frontends.assumptions import KNOWN_BITS, TWO_STATES
from frontends.circt.hw.module import macro_of
from frontends.circt.hw.parameters import text_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import nested
from interp import ir

IF, CASE, IFDEF = "sv.if", "sv.case", "sv.ifdef.procedural"
BRANCHES = (IF, CASE, IFDEF)
_PLAIN = "#sv<validation_qualifier plain>"
_EXPRESSION = "#sv.expr"
_CARED, _UNCARED = ("0", "1"), {"casez": "z", "casex": "xz"}
_STYLES = ("case", "casex", "casez")
_LETTERS = "01xz"


class Test(Struct, frozen=True):
    """That a bit is 1; with a `mask`, that those bits of a value that it has are those of `bits`; that two values are
    equal; or, without `values`, that the `macro` is defined, by its name in Verilog."""

    values: tuple[Any, ...] = ()
    mask: int | None = None
    bits: int = 0
    macro: str = ""

    @property
    def bit(self) -> Any | None:
        """The bit that is asked for, where that is all."""
        return self.values[0] if len(self.values) == 1 and self.mask is None else None

    def holds(self, lowering: Lowering, values: Sequence[ir.Value]) -> ir.Value:
        """Whether it holds of what its values are; what is said of macros is none of it."""
        first, *others = values
        if others:
            return lowering.op("cmpi.eq", [first, *others], ir.I1)
        if self.mask is None:
            return first
        type = ir.scalar_of(first)
        cared = lowering.op("andi", [first, lowering.constant(self.mask, type)], type)
        return lowering.op("cmpi.eq", [cared, lowering.constant(self.bits, type)], ir.I1)


class Branch(Struct, frozen=True):
    """The region that is done where its test is the first that holds; the last one has none, and may be missing."""

    test: Test | None
    region: Any


def identifier_of(lowering: Lowering, operation: Any, macro: str) -> str:
    """The name in Verilog of a macro that an operation asks for. Raises `Unsupported` for one that nothing declares."""
    said = lowering.symbols.require(operation, macro).operation.attributes
    return (text_of(said["verilogName"]) if "verilogName" in said else macro) or macro


def branches_of(lowering: Lowering, operation: Any) -> list[Branch]:
    """The branches of an operation, in the order in which they are asked. Raises `Unsupported`."""
    regions = list(operation.regions)
    if operation.name == CASE:
        lowering.assumptions.add(KNOWN_BITS)
        return _cases(lowering, operation, regions)
    if operation.name == IFDEF:
        test = Test(macro=identifier_of(lowering, operation, macro_of(operation)))
    else:
        lowering.assumptions.add(TWO_STATES)
        test = Test((operation.operands[0],))
    tests: list[Test | None] = [test, None]
    return [Branch(test, region) for test, region in zip(tests, regions, strict=False)]


def _cases(lowering: Lowering, operation: Any, regions: list[Any]) -> list[Branch]:
    attributes = operation.attributes
    style = _STYLES[int(attributes["caseStyle"].value)] if "caseStyle" in attributes else "case"
    if "validationQualifier" in attributes and str(attributes["validationQualifier"]) != _PLAIN:
        raise lowering.unsupported_at(operation, "a case that says which of its items may match")
    condition, *others = operation.operands
    patterns, found = list(attributes["casePatterns"]), list[Branch]()
    if len(patterns) == 1 and len(regions) == 2 and not len(regions[1].blocks):
        regions.pop()  # as operations with one region are handed to MLIR
    if len(patterns) != len(regions):
        raise lowering.unsupported_at(operation, f"{len(patterns)} patterns of {len(regions)} items")
    for at, (pattern, region) in enumerate(zip(patterns, regions, strict=True)):
        text = str(pattern)
        if text == "unit":
            if at + 1 < len(patterns):
                raise lowering.unsupported_at(operation, "a default before other items")
            found.append(Branch(None, region))
        elif text == _EXPRESSION:
            if not others:
                raise lowering.unsupported_at(operation, "an item without its value")
            found.append(Branch(Test((condition, others.pop(0))), region))
        else:
            test = _matches(lowering, operation, condition, pattern, style)
            found.append(Branch(test if test.mask else None, region))
        if found[-1].test is None:
            break  # what follows is never asked
    return found


def _matches(lowering: Lowering, operation: Any, condition: Any, pattern: Any, style: str) -> Test:
    """A pattern has two bits for each of the condition's: 0, 1, x or z."""
    width = lowering.scalar(condition.type).width
    if str(getattr(pattern, "type", "")) != f"i{2 * width}":
        raise lowering.unsupported_at(operation, f"the pattern {pattern}")
    number = int(pattern.value)
    letters = [_LETTERS[number >> 2 * at & 3] for at in range(width)]
    if any(each not in (*_CARED, *_UNCARED.get(style, "")) for each in letters):
        raise lowering.unsupported_at(operation, f"bits that a {style} compares and that are neither 0 nor 1")
    mask = sum(1 << at for at, each in enumerate(letters) if each in _CARED)
    return Test((condition,), mask, sum(1 << at for at, each in enumerate(letters) if each == "1"))


def statements_in(process: Any) -> Iterator[Any]:
    """The operations in a process, or in a branch of one, those in its branches after these themselves."""
    return nested(process, into=lambda each: each.name in BRANCHES)
