"""The handshake dialect of Dynamatic: its types, its arithmetic, and its forms as `dynamatic-opt` prints them.

Source: Dynamatic's definitions of the dialect (HandshakeOps.td, HandshakeArithOps.td, HandshakeTypes.td) and the
circuits that it makes of them. Tokens go as in CIRCT's networks. A channel carries an integer, a control channel
nothing; signals beside them, floats (whose units differ in what they round to), speculation, memory controllers,
`bundle` and divisions are not modelled, nor are shifts by as many bits as there are, of which its Verilog and its VHDL
make different numbers. A `select` gives its token when the operand has come that it takes, and discards the one of the
other operand when that comes (select.v): here it waits for both, and a network that stands still then is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from frontends.circt.handshake.interface import BIT
from frontends.circuits.bits import resized
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.syntax.assembly import one_of
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Reader, form
from interp import ir
from interp.ir.predicates import INTEGER_PREDICATES

_CHANNEL = re.compile(r"!handshake\.channel<\s*(i\d+)\s*>")
_WIDEST = 1 << 16  # bits


def convert(text: str) -> ir.Type | None:
    """What a channel carries; None where that is no integer alone."""
    found = _CHANNEL.fullmatch(text)
    return ir.Scalar(found[1]) if found is not None and 0 < int(found[1][1:]) <= _WIDEST else None


# -- arithmetic --------------------------------------------------------------------------------------------------------

_BINARY = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui")
_SHIFTS = ("shli", "shrsi", "shrui")
_CASTS = ("extsi", "extui", "trunci")
_PASSES_ON = ("handshake.br", "handshake.buffer", "handshake.fork", *(f"handshake.{each}" for each in _CASTS))
_MOST_PASSED = 64
_COMPARISON = "handshake.cmpi"
SELECT = "handshake.select"
COMPUTING = frozenset((*(f"handshake.{each}" for each in (*_BINARY, *_SHIFTS, *_CASTS, "cmpi", "noti")), SELECT))
"""The operations that take a token of each operand at once and give one that is computed of what these carry."""


@handles(*(COMPUTING - {_COMPARISON, SELECT}))
def _arithmetic(lowering: Lowering, operation: Any) -> None:
    values = _operands(lowering, operation)
    result = _computed(lowering, operation.name.removeprefix("handshake."), values, operation)
    lowering.bind(operation.results[0], result)


@handles(_COMPARISON, attributes=("predicate",))
def _compare(lowering: Lowering, operation: Any) -> None:
    predicate = INTEGER_PREDICATES[operation.attributes["predicate"].value]
    if lowering.scalar(operation.results[0].type) != ir.I1:
        raise lowering.unsupported(f"a result of type {operation.results[0].type}")
    result = lowering.op(f"cmpi.{predicate}", _operands(lowering, operation), ir.I1)
    lowering.bind(operation.results[0], result)


@handles(SELECT)
def _select(lowering: Lowering, operation: Any) -> None:
    condition, yes, no = lowering.operands(operation)
    if condition.type != ir.I1 or len({yes.type, no.type, lowering.scalar(operation.results[0].type)}) != 1:
        raise lowering.unsupported("operands of several types")
    lowering.bind(operation.results[0], lowering.select(condition, yes, no))


def _operands(lowering: Lowering, operation: Any) -> list[ir.Value]:
    values = lowering.operands(operation)
    if len({each.type for each in values}) != 1:
        raise lowering.unsupported("operands of several types")
    return values


def _computed(lowering: Lowering, name: str, values: list[ir.Value], operation: Any) -> ir.Value:
    type, result = ir.scalar_of(values[0]), lowering.scalar(operation.results[0].type)
    if name in _CASTS:
        narrows = name == "trunci"
        if result.width > type.width if narrows else result.width < type.width:
            raise lowering.unsupported(f"from {type} to {result}")
        return resized(lowering, values[0], result, signed=name == "extsi")
    if result != type:
        raise lowering.unsupported(f"a result of type {result}")
    if name == "noti":
        return lowering.opposite(values[0])
    if name in _SHIFTS:
        amount = _known(lowering, operation.operands[1])
        if amount is None or not 0 <= amount < type.width:
            raise lowering.unsupported("a shift by a number of bits that is not known, or that there are not")
    return lowering.op(name, values, type)


def _known(lowering: Lowering, value: Any, depth: int = 0) -> int | None:
    """The number that each token of a value carries, where that is a constant."""
    operation = getattr(value.owner, "operation", None)
    if operation is None or depth > _MOST_PASSED:
        return None
    if operation.name == "handshake.constant":
        return bits_of(operation.attributes["value"], lowering.scalar(value.type))
    if operation.name not in _PASSES_ON or "initValues" in operation.attributes:
        return None
    found = _known(lowering, operation.operands[0], depth + 1)
    if found is None:
        return None
    narrow, wide = lowering.scalar(operation.operands[0].type).width, lowering.scalar(value.type).width
    if operation.name == "handshake.extsi" and found >> narrow - 1:
        found -= 1 << narrow
    return found % (1 << wide)


# -- forms -------------------------------------------------------------------------------------------------------------


def or_dynamatic(circt: Reader, dynamatic: Reader) -> Reader:
    """What reads an operation that both dialects have, by how its types are spelled."""

    def read(cursor: Cursor) -> Generic:
        return (dynamatic if _has_channels(cursor) else circt)(cursor)

    return read


def _has_channels(cursor: Cursor) -> bool:
    """Whether the first type behind the next colon outside of brackets is one of Dynamatic's."""
    ahead = cursor.within(cursor.position)
    line = ahead.tokens[ahead.position - 1].place.line
    while ahead.token.kind != "end" and not ahead.at(":"):
        if ahead.token.text in ("(", "[", "{"):
            ahead.position = ahead.closing()
        elif ahead.token.text == "}" or (ahead.token.place.line > line and ahead.token.text == "="):
            return False
        ahead.position += 1
    following = ahead.tokens[min(ahead.position + 1, len(ahead.tokens) - 1)]
    return following.text in ("<", "[") or following.text.startswith(("!handshake.channel", "!handshake.control"))


def _type(cursor: Cursor) -> str:
    """`<i32>`, `<>`, or the same with the type's name before it."""
    if not cursor.at("<"):
        return cursor.type()
    text = cursor.angles()
    inside = text[1:-1].strip()
    return f"!handshake.{'channel' if inside and not inside.startswith('[') else 'control'}{text}"


def _types(cursor: Cursor) -> list[str]:
    found = [_type(cursor)]
    while cursor.accept(","):
        found.append(_type(cursor))
    return found


def alike(cursor: Cursor) -> Generic:
    """`%a, %b {...} : <i32>`: the operands and the result are of one type."""
    values, attributes = cursor.values_before_types()
    type = _type(cursor)
    return Generic([(each, type) for each in values], [type], attributes)


def sink(cursor: Cursor) -> Generic:
    """`%a {...} : <i32>`"""
    generic = alike(cursor)
    generic.results = []
    return generic


def source(cursor: Cursor) -> Generic:
    """`{...} : <>`"""
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], [_type(cursor)], attributes)


def fork_of(read_type: Callable[[Cursor], str]) -> Reader:
    """`[2] %a {...} : TYPE`, which `read_type` reads."""

    def read(cursor: Cursor) -> Generic:
        cursor.expect("[")
        count = cursor.integer()
        cursor.expect("]")
        value = cursor.value()
        attributes = cursor.optional_dictionary()
        cursor.expect(":")
        type = read_type(cursor)
        if count != cursor.results:
            cursor.fail(f"{count} results, and {cursor.results} names for them")
        return Generic([(value, type)], [type] * count, attributes)

    return read


def conditional_branch(cursor: Cursor) -> Generic:
    """`%c, %a {...} : <i1>, <i32>`"""
    values, attributes = cursor.values_before_types()
    operands = cursor.typed(values, _types(cursor))
    return Generic(operands, [operands[-1][1]] * 2, attributes)


def constant(cursor: Cursor) -> Generic:
    """`%c {value = 5 : i32} : <>, <i32>`"""
    value = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = _types(cursor)
    if len(types) != 2:
        cursor.fail(f"{len(types)} types for a control token and a constant")
    return Generic([(value, types[0])], types[1:], attributes)


def mux(cursor: Cursor) -> Generic:
    """`%s [%a, %b] {...} : <i1>, [<i32>, <i32>] to <i32>`"""
    select, values = cursor.value(), cursor.values()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = _type(cursor)
    cursor.expect(",")
    types = cursor.enclosed("[", lambda: _type(cursor))
    cursor.expect("to")
    return Generic([(select, type), *cursor.typed(values, types)], [_type(cursor)], attributes)


def control_merge(cursor: Cursor) -> Generic:
    """`[%a, %b] {...} : [<>, <>] to <>, <i1>`"""
    values = cursor.values()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.enclosed("[", lambda: _type(cursor))
    cursor.expect("to")
    return Generic(cursor.typed(values, types), _types(cursor), attributes)


def buffer(cursor: Cursor) -> Generic:
    """`%a, bufferType = FIFO_BREAK_DV, numSlots = 2, dvLatency = 1 {...} : <i32>`"""
    value, attributes = cursor.value(), dict[str, str]()
    for name in ("bufferType", "numSlots", "dvLatency"):
        cursor.expect(",")
        cursor.expect(name)
        cursor.expect("=")
        attributes[name] = f'"{cursor.word()}"' if name == "bufferType" else f"{cursor.integer()} : i64"
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    type = _type(cursor)
    return Generic([(value, type)], [type], attributes)


def access(cursor: Cursor) -> Generic:
    """`[%address] %data {...} : <i10>, <i32>, <i10>, <i32>`: the types of both, and those of the results."""
    values = [*cursor.values(), cursor.value()]
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = _types(cursor)
    if len(values) != 2 or len(types) != 4:
        cursor.fail(f"{len(types)} types for {len(values)} operands and two results")
    return Generic(cursor.typed(values, types[:2]), types[2:], attributes)


@form("handshake.end")
def _end(cursor: Cursor) -> Generic:
    """`{...} %a, %b : <i32>, <>`"""
    attributes = cursor.optional_dictionary()
    if cursor.token.kind != "value":
        return Generic(attributes=attributes)
    values = [cursor.value()]
    while cursor.accept(","):
        values.append(cursor.value())
    cursor.expect(":")
    return Generic(cursor.typed(values, _types(cursor)), [], attributes)


form(*(f"handshake.{each}" for each in (*_BINARY, *_SHIFTS, "noti", "blocker")))(alike)


@form(*(f"handshake.{each}" for each in _CASTS))
def _cast(cursor: Cursor) -> Generic:
    """`%a {...} : <i8> to <i32>`"""
    value = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = _type(cursor)
    cursor.expect("to")
    return Generic([(value, type)], [_type(cursor)], attributes)


@form(_COMPARISON)
def _comparison_form(cursor: Cursor) -> Generic:
    """`eq, %a, %b {...} : <i32>`"""
    predicate = one_of("predicates", {name: at for at, name in enumerate(INTEGER_PREDICATES)}, "i64")(cursor)
    cursor.expect(",")
    generic = alike(cursor)
    return Generic(generic.operands, [BIT], cursor.added({"predicate": predicate}, generic.attributes))


@form(SELECT)
def _select_form(cursor: Cursor) -> Generic:
    """`%c [%a, %b] {...} : <i1>, <i32>`: the types of the condition and of the others."""
    values = [cursor.value(), *cursor.values()]
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = _types(cursor)
    if len(values) != 3 or len(types) != 2:
        cursor.fail(f"{len(types)} types for {len(values)} operands")
    return Generic(cursor.typed(values, [types[0], types[1], types[1]]), types[1:], attributes)


@form("handshake.lsq")
def _queue(cursor: Cursor) -> Generic:
    """`[%memory : memref<8xi8>] (%start, %group, %address, %data, %end) {...} : (...) -> (...)`, or `[MC] (...)`"""
    cursor.expect("[")
    operands: list[tuple[str, str]] = []
    if not cursor.accept("MC"):
        memory = cursor.value()
        cursor.expect(":")
        operands.append((memory, cursor.type()))
    cursor.expect("]")
    values = cursor.values("(")
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    operands += cursor.typed(values, cursor.type_list())
    cursor.expect("->")
    return Generic(operands, cursor.type_list(), attributes)


@form(
    *("handshake.addf", "handshake.subf", "handshake.mulf", "handshake.divf", "handshake.cmpf", "handshake.negf"),
    *("handshake.divsi", "handshake.divui", "handshake.remsi"),
    *("handshake.bundle", "handshake.unbundle", "handshake.init", "handshake.ndwire"),
    *("handshake.spec_commit", "handshake.spec_save", "handshake.spec_save_commit", "handshake.speculator"),
    *("handshake.mem_controller", "handshake.speculating_branch", "handshake.non_spec"),
)
def _not_modelled(cursor: Cursor) -> Generic:
    cursor.fail("not modelled")


FORMS: dict[str, Callable[[Cursor], Generic]] = {
    "br": alike,
    "buffer": buffer,
    "cond_br": conditional_branch,
    "constant": constant,
    "control_merge": control_merge,
    "fork": fork_of(_type),
    "join": alike,
    "lazy_fork": fork_of(_type),
    "load": access,
    "merge": alike,
    "mux": mux,
    "sink": sink,
    "source": source,
    "store": access,
}
"""The forms of the operations that CIRCT's dialect has under the same names."""
