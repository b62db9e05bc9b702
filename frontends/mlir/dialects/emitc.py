"""The emitc dialect, as far as it computes: integers as C computes them (C17, 6.3.1, 6.5), and calls.

An integer without a sign of its type is C's `intN_t`, an index `size_t`. What is narrower than an `int` is converted to
one and back, so that it wraps around, which compilers say of the conversion back. Of others an overflow is undefined.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

_INT = 32  # the width of C's int
_MADE = {"add": "addi", "sub": "subi", "mul": "muli"}
_DIVIDED = {"div": "divsi", "rem": "remsi"}
_BITWISE = {"bitwise_and": "andi", "bitwise_or": "ori", "bitwise_xor": "xori"}
_LOGICAL = {"logical_and": "andi", "logical_or": "ori"}
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge")
_CHOOSING = ("emitc.logical_and", "emitc.logical_or", "emitc.conditional")  # which operands C evaluates
_OF_EXPRESSION = "do_not_inline"  # where C has the expression: what it computes is the same


@handles("emitc.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    value = operation.attributes["value"]
    type = _integer(lowering, operation.results[0])
    if not isinstance(value, lowering.bindings.IntegerAttr | lowering.bindings.BoolAttr):
        raise lowering.unsupported(f"the constant {value}")
    lowering.define_constant(lowering.result(operation), int(value.value) & ((1 << type.width) - 1))


@handles("emitc.add", "emitc.sub", "emitc.mul")
def _arithmetic(lowering: Lowering, operation: Any) -> None:
    """Computed in twice the width, where nothing overflows."""
    type = _numbers(lowering, operation)
    wide = ir.Scalar(f"i{2 * type.width}")
    operands = [lowering.op("extsi", [lowering.value(each)], wide) for each in operation.operands]
    exact = lowering.op(_MADE[_name(operation)], operands, wide)
    result = lowering.op("trunci", [exact], type)
    if type.width >= _INT:
        again = lowering.op("extsi", [result], wide)
        holds = lowering.op("cmpi.eq", [again, exact], ir.I1)
        lowering.require(holds, f"the result is a number of {type.width} bits")
    lowering.bind(operation.results[0], result)


@handles("emitc.div", "emitc.rem")
def _division(lowering: Lowering, operation: Any) -> None:
    """A quotient that is no number of the type is undefined, and so is its remainder (6.5.5)."""
    type = _numbers(lowering, operation)
    operands = [lowering.value(each) for each in operation.operands]
    name = _DIVIDED[_name(operation)]
    if type.width < _INT:
        wide = ir.Scalar(f"i{_INT}")
        computed = lowering.op(name, [lowering.op("extsi", [each], wide) for each in operands], wide)
        lowering.bind(operation.results[0], lowering.op("trunci", [computed], type))
        return
    flags = ("no_overflow",) if name == "remsi" else ()
    lowering.bind(operation.results[0], lowering.op(name, operands, type, flags))


@handles("emitc.bitwise_and", "emitc.bitwise_or", "emitc.bitwise_xor")
def _bitwise(lowering: Lowering, operation: Any) -> None:
    type = _numbers(lowering, operation)
    operands = [lowering.value(each) for each in operation.operands]
    lowering.bind(operation.results[0], lowering.op(_BITWISE[_name(operation)], operands, type))


@handles("emitc.logical_and", "emitc.logical_or", "emitc.logical_not")
def _logical(lowering: Lowering, operation: Any) -> None:
    """Operands are values, so that nothing is left out where the first one decides."""
    if any(lowering.type(each.type) != ir.I1 for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("a logical operation on other values than bits")
    operands = [lowering.value(each) for each in operation.operands]
    name = _LOGICAL.get(_name(operation), "xori")
    if len(operands) == 1:
        operands.append(lowering.constant(1, ir.I1))
    lowering.bind(operation.results[0], lowering.op(name, operands, ir.I1))


@handles("emitc.cmp", attributes=("predicate",))
def _comparison(lowering: Lowering, operation: Any) -> None:
    number = int(operation.attributes["predicate"].value)
    types = {_integer(lowering, each) for each in operation.operands}
    if len(types) != 1 or number >= len(_PREDICATES) or lowering.type(operation.results[0].type) != ir.I1:
        raise lowering.unsupported("a comparison of different types, in three ways, or that gives no bit")
    operands = [lowering.value(each) for each in operation.operands]
    predicate = _PREDICATES[number]
    if types == {ir.INDEX} or types == {ir.I1}:
        predicate = predicate.replace("s", "u")
    lowering.bind(operation.results[0], lowering.op(f"cmpi.{predicate}", operands, ir.I1))


@handles("emitc.conditional")
def _conditional(lowering: Lowering, operation: Any) -> None:
    condition, yes, no = (lowering.value(each) for each in operation.operands)
    result = lowering.result(operation)
    lowering.emit(ir.Select(place=lowering.place, result=result, condition=condition, yes=yes, no=no))


@handles("emitc.expression", attributes=(_OF_EXPRESSION,))
def _expression(lowering: Lowering, operation: Any) -> None:
    block = operation.regions[0].blocks[0]
    _require_no_more_than_its_parts(lowering, block)
    (value,) = lowering.inline(block, [lowering.value(each) for each in operation.operands])
    lowering.bind(operation.results[0], value)


@handles("emitc.call_opaque", attributes=("callee",))
def _call(lowering: Lowering, operation: Any) -> None:
    """Nothing is known of the function; it is given numbers alone."""
    arguments, results = lowering.flat(operation.operands), lowering.flat_results(operation)
    if any(not isinstance(each.type, ir.Scalar) or each.type == ir.POINTER for each in (*arguments, *results)):
        raise lowering.unsupported("a call that takes or gives memory")
    name = operation.attributes["callee"].value
    lowering.declare(name, arguments, results)
    lowering.emit(ir.Opaque(place=lowering.place, results=results, name=name, arguments=arguments, reads=[], writes=[]))


def _require_no_more_than_its_parts(lowering: Lowering, block: Any) -> None:
    """Raises `Unsupported` where C makes something else of an expression than of its operations one after another:
    what is computed of narrower numbers is an `int` inside of it (6.3.1.1), the second operand of `&&` and `||` and
    those of `?:` may not be evaluated (6.5.13 to 6.5.15), and calls come in any order (6.5)."""
    operations = [each.operation for each in block.operations]
    called = [each for each in operations if each.name == "emitc.call_opaque"]
    if len(called) > 1:
        raise lowering.unsupported("calls in one expression, which C evaluates in any order")
    observed: set[Any] = set()  # whether these are evaluated can be seen
    promoted: set[Any] = set()  # C's ints, of a narrower type here
    for each in operations:
        operands, results = list(each.operands), list(each.results)
        is_last = each.name == "emitc.yield"
        if not is_last and any(operand in promoted for operand in operands):
            raise lowering.unsupported(f"'{each.name}' of an int that the type of its operand does not hold")
        if each.name in _CHOOSING and any(operand in observed for operand in operands[1:]):
            raise lowering.unsupported(f"'{each.name}', which may leave out a call or what is undefined")
        computes = _name(each) in (*_MADE, *_DIVIDED)
        is_narrow = any(_integer(lowering, result).width < _INT for result in results) if computes else False
        if is_narrow:
            promoted.update(results)
        is_total = computes and is_narrow and _name(each) in _MADE
        if each in called or (computes and not is_total) or any(operand in observed for operand in operands):
            observed.update(results)


def _name(operation: Any) -> str:
    return str(operation.name).partition(".")[2]


def _numbers(lowering: Lowering, operation: Any) -> ir.Scalar:
    """The one type of operands and result, C's integers with a sign. Raises `Unsupported` for others."""
    types = {_integer(lowering, each) for each in (*operation.operands, *operation.results)}
    if len(types) != 1 or types & {ir.INDEX, ir.I1}:
        raise lowering.unsupported("operands of other types than integers with a sign of one width")
    return types.pop()


def _integer(lowering: Lowering, value: Any) -> ir.Scalar:
    """The type of an integer, an index or a bit. Raises `Unsupported`."""
    type = lowering.type(value.type)
    if isinstance(type, ir.Scalar) and (type in (ir.INDEX, ir.I1) or type.name in ("i8", "i16", "i32", "i64")):
        return type
    raise lowering.unsupported(f"type {value.type}")
