"""The emitc dialect, as far as it computes: numbers as C computes them (C17, 6.3.1, 6.5), variables, and calls.

An integer without a sign of its type is C's `intN_t`, `uiN` is `uintN_t`, and an index `size_t`. What is narrower than
an `int` is converted to one and back, so that it wraps around, which is assumed of the conversion back. Sums and
products of others wrap around where their type has no sign, and must not overflow where it has one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.llvm.endings import require_one_return
from frontends.mlir.dialects.tensor.constants import constant_tensor
from interp import ir
from interp.ir.floats import FLOAT_FORMATS

_INT = 32  # the width of C's int
_MADE = {"add": "addi", "sub": "subi", "mul": "muli"}
_DIVIDED = {"div": "divsi", "rem": "remsi"}
_BITWISE = {"bitwise_and": "andi", "bitwise_or": "ori", "bitwise_xor": "xori"}
_LOGICAL = {"logical_and": "andi", "logical_or": "ori"}
_OF_FLOATS = {"add": "addf", "sub": "subf", "mul": "mulf"}
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge")
_OF_FLOAT_PREDICATES = ("oeq", "une", "olt", "ole", "ogt", "oge")
_I64 = ir.Scalar("i64")
_ARRAY = re.compile(r"!emitc\.array<((?:\d+x)+)([^x].*)>")
# What may be a function; of keywords those that an expression in parentheses may follow are none (C++20, 5.11).
_FUNCTION = re.compile(
    r"(?!(co_\w+|case|decltype|delete|do|else|for|goto|if|new|noexcept|return|sizeof|switch|throw|typeid|while)$)"
    r"(::)?[A-Za-z_]\w*(::[A-Za-z_]\w*)*"
)
_OF_VARIABLES = {
    **{name: ir.Scalar(name) for name in ("i1", "i8", "i16", "i32", "i64", "f32", "f64")},
    **{f"ui{width}": ir.Scalar(f"i{width}") for width in (8, 16, 32, 64)},
    **dict.fromkeys(("index", "!emitc.size_t"), ir.INDEX),
}
# What C makes ints of narrower operands, and may be undefined.
_COMPUTING = frozenset(
    (*_MADE, *_DIVIDED, "bitwise_left_shift", "bitwise_right_shift", "bitwise_not", "unary_minus", "cast")
)
_COMPUTED = ("f32", "f64")  # others C computes in a wider type, or not
_CHOOSING = ("emitc.logical_and", "emitc.logical_or", "emitc.conditional")  # which operands C evaluates
_LOWEST_BITS = (
    "a number that a type with a sign does not hold is converted to its lowest bits, as C leaves to compilers"
)
_OF_ADDRESSES = ("index", "!emitc.size_t", "!emitc.ssize_t", "!emitc.ptrdiff_t")
_OF_EXPRESSION = "do_not_inline"  # where C has the expression: what it computes is the same


@handles("emitc.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    if isinstance(operation.results[0].type, lowering.bindings.RankedTensorType):
        lowering.bind_parts(operation.results[0], [constant_tensor(lowering, operation, "value")])
        return
    type = _number(lowering, operation.results[0])
    lowering.define_constant(lowering.result(operation), _bits(lowering, operation.attributes["value"], type))


@handles("emitc.add", "emitc.sub", "emitc.mul")
def _arithmetic(lowering: Lowering, operation: Any) -> None:
    """With a sign computed in twice the width, where nothing overflows."""
    name, (left, right) = _name(operation), lowering.operands(operation)
    type = _one_type(lowering, operation)
    if type.is_float:
        lowering.bind(operation.results[0], lowering.op(_OF_FLOATS[name], [left, right], type))
        return
    unsigned = _has_no_sign(operation.results[0])
    if unsigned and type.width >= _INT:
        lowering.bind(operation.results[0], lowering.op(_MADE[name], [left, right], type))
        return
    wide = ir.Scalar(f"i{max(2 * type.width, 2 * _INT if unsigned else 0)}")
    operands = [lowering.op("extui" if unsigned else "extsi", [each], wide) for each in (left, right)]
    exact = lowering.op(_MADE[name], operands, wide)
    result = lowering.op("trunci", [exact], type)
    if unsigned or type.width >= _INT:
        _require_holds(lowering, exact, max(type.width, _INT))
    _note_lowest_bits(lowering, operation.results[0], type.width < _INT)
    lowering.bind(operation.results[0], result)


def _note_lowest_bits(lowering: Lowering, result: Any, may_not_fit: bool) -> None:
    """Notes what is taken of a number that may be none of the result's type, where that has a sign (6.3.1.3)."""
    if may_not_fit and not _has_no_sign(result):
        lowering.assumptions.add(_LOWEST_BITS)


def _require_holds(lowering: Lowering, exact: ir.Value, width: int) -> None:
    """A number is one with a sign of so many bits."""
    assert isinstance(exact.type, ir.Scalar)
    again = lowering.op("extsi", [lowering.op("trunci", [exact], ir.Scalar(f"i{width}"))], exact.type)
    holds = lowering.op("cmpi.eq", [again, exact], ir.I1)
    lowering.require(holds, f"the result is a number of {width} bits")


@handles("emitc.div", "emitc.rem")
def _division(lowering: Lowering, operation: Any) -> None:
    """A quotient that is no number of the type is undefined, and so is its remainder (6.5.5)."""
    type = _one_type(lowering, operation)
    operands = lowering.operands(operation)
    name = _name(operation)
    if type.is_float or _has_no_sign(operation.results[0]):
        made = {"div": "divf" if type.is_float else "divui", "rem": "" if type.is_float else "remui"}[name]
        if not made:
            raise lowering.unsupported("a remainder of floats")
        lowering.bind(operation.results[0], lowering.op(made, operands, type))
        return
    made = _DIVIDED[name]
    if type.width < _INT:
        _note_lowest_bits(lowering, operation.results[0], name == "div")
        wide = ir.Scalar(f"i{_INT}")
        computed = lowering.op(made, [lowering.op("extsi", [each], wide) for each in operands], wide)
        lowering.bind(operation.results[0], lowering.op("trunci", [computed], type))
        return
    flags = ("no_overflow",) if made == "remsi" else ()
    lowering.bind(operation.results[0], lowering.op(made, operands, type, flags))


@handles("emitc.unary_minus", "emitc.unary_plus")
def _unary(lowering: Lowering, operation: Any) -> None:
    type = _one_type(lowering, operation)
    (value,) = lowering.operands(operation)
    if operation.name == "emitc.unary_plus":
        lowering.bind(operation.results[0], value)
    elif type.is_float:
        lowering.bind(operation.results[0], lowering.op("negf", [value], type))
    else:
        if type.width >= _INT and not _has_no_sign(operation.results[0]):
            least = lowering.constant(1 << (type.width - 1), type)
            fits = lowering.op("cmpi.ne", [value, least], ir.I1)
            lowering.require(fits, f"the result is a number of {type.width} bits")
        _note_lowest_bits(lowering, operation.results[0], type.width < _INT)
        zero = lowering.constant(0, type)
        lowering.bind(operation.results[0], lowering.op("subi", [zero, value], type))


@handles("emitc.cast")
def _cast(lowering: Lowering, operation: Any) -> None:
    """A conversion (6.3.1). To a type with a sign that does not hold the number it is left to the implementation."""
    (given,), (made,) = operation.operands, operation.results
    before, after = _number(lowering, given), _number(lowering, made)
    value, unsigned = lowering.value(given), _has_no_sign(given)
    if after == ir.I1 and before != ir.I1:
        predicate = "cmpf.une" if before.is_float else "cmpi.ne"
        lowering.bind(made, lowering.op(predicate, [value, lowering.constant(0, before)], ir.I1))
    elif before.is_float and after.is_float:
        lowering.bind(made, _converted(lowering, value, before, after))
    elif before.is_float:
        lowering.bind(made, _whole(lowering, value, after, _has_no_sign(made)))
    elif after.is_float:
        number = lowering.op("index_cast", [value], _I64) if before == ir.INDEX else value
        lowering.bind(made, lowering.op("uitofp" if unsigned else "sitofp", [number], after))
    else:
        widths = [64 if each == ir.INDEX else each.width for each in (before, after)]
        _note_lowest_bits(lowering, made, widths[1] < widths[0] or (unsigned and widths[0] == widths[1]))
        lowering.bind(made, _resized(lowering, value, before, after, unsigned))


def _converted(lowering: Lowering, value: ir.Value, before: ir.Scalar, after: ir.Scalar) -> ir.Value:
    if before == after:
        return value
    if before.width == after.width:
        raise lowering.unsupported(f"from {before} to {after}")
    return lowering.op("extf" if before.width < after.width else "truncf", [value], after)


def _whole(lowering: Lowering, value: ir.Value, after: ir.Scalar, unsigned: bool) -> ir.Value:
    """A float without what is behind its point, which has to be a number of the integer's type (6.3.1.4)."""
    type = _I64 if after == ir.INDEX else after
    number = lowering.op("fptoui" if unsigned else "fptosi", [value], type)
    lowering.require(lowering.op("cmpi.eq", [number, number], ir.I1), "a float is a number of the integer's type")
    return lowering.op("index_cast", [number], after) if after == ir.INDEX else number


def _resized(lowering: Lowering, value: ir.Value, before: ir.Scalar, after: ir.Scalar, unsigned: bool) -> ir.Value:
    if before == after:
        return value
    if ir.INDEX in (before, after):
        return lowering.op("index_castui" if unsigned else "index_cast", [value], after)
    if after.width < before.width:
        return lowering.op("trunci", [value], after)
    return lowering.op("extui" if unsigned else "extsi", [value], after)


@handles("emitc.bitwise_and", "emitc.bitwise_or", "emitc.bitwise_xor")
def _bitwise(lowering: Lowering, operation: Any) -> None:
    type = _one_type(lowering, operation, of_integers=True)
    lowering.bind(operation.results[0], lowering.op(_BITWISE[_name(operation)], lowering.operands(operation), type))


@handles("emitc.bitwise_not")
def _complement(lowering: Lowering, operation: Any) -> None:
    type = _one_type(lowering, operation, of_integers=True)
    if type == ir.I1:
        raise lowering.unsupported("the complement of a bool, which is an int")
    (value,) = lowering.operands(operation)
    lowering.bind(operation.results[0], lowering.op("xori", [value, lowering.constant(-1, type)], type))


@handles("emitc.bitwise_left_shift", "emitc.bitwise_right_shift")
def _shift(lowering: Lowering, operation: Any) -> None:
    """By less than the width of what the number is converted to; what is shifted to the left has to be a number of its
    type where that has a sign, and none that is negative (6.5.7)."""
    value, amount = lowering.operands(operation)
    unsigned, result = _has_no_sign(operation.results[0]), operation.results[0]
    type, given = _integer(lowering, result), _integer(lowering, operation.operands[1])
    if str(operation.operands[0].type) != str(result.type):
        raise lowering.unsupported("operands of other types than the result")
    if ir.I1 in (type, given):
        raise lowering.unsupported("a shift of a bool, or by one")
    width = max(type.width, _INT)
    fits = lowering.op("cmpi.ult", [amount, lowering.constant(min(width, (1 << given.width) - 1), given)], ir.I1)
    lowering.require(fits, f"a number is shifted by less than {width} bits")
    amount = _resized(lowering, amount, given, type, unsigned=True)
    if unsigned and type.width >= _INT:
        name = "shli" if operation.name == "emitc.bitwise_left_shift" else "shrui"
        lowering.bind(result, lowering.op(name, [value, amount], type))
        return
    wide = ir.Scalar(f"i{2 * width}")
    number = lowering.op("extui" if unsigned else "extsi", [value], wide)
    by = lowering.op("extui", [amount], wide)
    if operation.name == "emitc.bitwise_right_shift":
        lowering.assumptions.add("a negative number that is shifted to the right keeps its sign")
        lowering.bind(result, lowering.op("trunci", [lowering.op("shrsi", [number, by], wide)], type))
        return
    positive = lowering.op("cmpi.sge", [number, lowering.constant(0, wide)], ir.I1)
    lowering.require(positive, "what is shifted to the left is not negative")
    exact = lowering.op("shli", [number, by], wide)
    _require_holds(lowering, exact, width)
    _note_lowest_bits(lowering, result, type.width < _INT)
    lowering.bind(result, lowering.op("trunci", [exact], type))


@handles("emitc.logical_and", "emitc.logical_or", "emitc.logical_not")
def _logical(lowering: Lowering, operation: Any) -> None:
    """Operands are values, so that nothing is left out where the first one decides."""
    if any(lowering.type(each.type) != ir.I1 for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("a logical operation on other values than bits")
    operands = lowering.operands(operation)
    name = _LOGICAL.get(_name(operation), "xori")
    if len(operands) == 1:
        operands.append(lowering.constant(1, ir.I1))
    lowering.bind(operation.results[0], lowering.op(name, operands, ir.I1))


@handles("emitc.cmp", attributes=("predicate",))
def _comparison(lowering: Lowering, operation: Any) -> None:
    number = int(operation.attributes["predicate"].value)
    texts = {str(each.type) for each in operation.operands}
    if len(texts) != 1 or number >= len(_PREDICATES) or lowering.type(operation.results[0].type) != ir.I1:
        raise lowering.unsupported("a comparison of different types, in three ways, or that gives no bit")
    operands = lowering.operands(operation)
    if _number(lowering, operation.operands[0]).is_float:
        name = f"cmpf.{_OF_FLOAT_PREDICATES[number]}"
    elif _has_no_sign(operation.operands[0]):
        name = f"cmpi.{_PREDICATES[number].replace('s', 'u')}"
    else:
        name = f"cmpi.{_PREDICATES[number]}"
    lowering.bind(operation.results[0], lowering.op(name, operands, ir.I1))


@handles("emitc.conditional")
def _conditional(lowering: Lowering, operation: Any) -> None:
    condition, yes, no = (lowering.value(each) for each in operation.operands)
    result = lowering.result(operation)
    lowering.emit(ir.Select(place=lowering.place, result=result, condition=condition, yes=yes, no=no))


@handles("emitc.expression", attributes=(_OF_EXPRESSION,))
def _expression(lowering: Lowering, operation: Any) -> None:
    block = operation.regions[0].blocks[0]
    given = [lowering.value(each) for each in operation.operands]
    if not _leaves_out(lowering, block):
        (value,) = lowering.inline(block, given)
    else:
        for argument, each in zip(block.arguments, given, strict=True):
            lowering.bind(argument, each)
        (yielded,) = list(block.operations)[-1].operation.operands
        value = _evaluated(lowering, block, yielded)
    lowering.bind(operation.results[0], value)


def _evaluated(lowering: Lowering, block: Any, value: Any) -> ir.Value:
    """A part of an expression, with what C evaluates of it alone. Raises `Unsupported` for one that stands in several
    places, in each of which C evaluates it."""
    operation = getattr(value.owner, "operation", None)
    if operation is None or operation.block != block:
        return lowering.value(value)
    if len(list(value.uses)) > 1:
        raise lowering.unsupported("a part that stands in an expression more than once")
    if operation.name not in _CHOOSING:
        for each in operation.operands:
            _evaluated(lowering, block, each)
        lowering.lower(operation)
        return lowering.value(value)
    if any(
        lowering.type(each.type) != ir.I1 for each in list(operation.operands)[: 1 + (len(operation.operands) == 2)]
    ):
        raise lowering.unsupported("a choice by other values than bits")
    condition, *others = operation.operands
    ways: list[Callable[[], ir.Value]] = [partial(_evaluated, lowering, block, each) for each in others]
    if operation.name == "emitc.logical_and":
        ways.append(lambda: lowering.constant(0, ir.I1))
    elif operation.name == "emitc.logical_or":
        ways.insert(0, lambda: lowering.constant(1, ir.I1))
    found = lowering.either(_evaluated(lowering, block, condition), ways[0], ways[1], lowering.type(value.type))
    lowering.bind(value, found)
    return found


@handles("emitc.call_opaque", attributes=("callee",))
def _call(lowering: Lowering, operation: Any) -> None:
    """Nothing is known of the function; it is given numbers alone."""
    if operation.attributes["callee"].value == "sizeof" and len(operation.operands) == len(operation.results) == 1:
        _size(lowering, operation)
        return
    arguments, results = lowering.flat(operation.operands), lowering.flat_results(operation)
    if any(not isinstance(each.type, ir.Scalar) or each.type == ir.POINTER for each in (*arguments, *results)):
        raise lowering.unsupported("a call that takes or gives memory")
    name = operation.attributes["callee"].value
    if _FUNCTION.fullmatch(name) is None:
        raise lowering.unsupported(f"a call of '{name}', which is no name of a function")
    require_one_return(lowering, name)
    lowering.declare(name, arguments, results)
    lowering.emit(ir.Opaque(place=lowering.place, results=results, name=name, arguments=arguments, reads=[], writes=[]))


def _size(lowering: Lowering, operation: Any) -> None:
    """Of the type of a number, in bytes of eight bits (6.5.3.4): no function, and it evaluates nothing."""
    type = _number(lowering, operation.operands[0])
    if lowering.type(operation.results[0].type) != ir.INDEX:
        raise lowering.unsupported("a size that is no size_t")
    if type == ir.I1:
        raise lowering.unsupported("the size of a bool, which C leaves open")
    if str(operation.operands[0].type) in _OF_ADDRESSES:
        lowering.assumptions.add("C's size_t and ptrdiff_t have 64 bits")
    lowering.bind(operation.results[0], lowering.constant(type.width // 8, ir.INDEX))


def _leaves_out(lowering: Lowering, block: Any) -> bool:
    """Whether it shows that C does not evaluate the second operand of `&&` and `||`, or one of those of `?:` (6.5.13 to
    6.5.15). Raises `Unsupported` where C makes something else of an expression than of its operations one after
    another: what is computed of narrower numbers is an `int` inside of it (6.3.1.1), and calls come in any order
    (6.5)."""
    operations = [each.operation for each in block.operations]
    called = [each for each in operations if each.name == "emitc.call_opaque"]
    if len(called) > 1:
        raise lowering.unsupported("calls in one expression, which C evaluates in any order")
    observed: set[Any] = set()  # whether these are evaluated can be seen
    promoted: set[Any] = set()  # C's ints, of a narrower type here
    leaves_out = False
    for each in operations:
        operands, results = list(each.operands), list(each.results)
        is_last = each.name == "emitc.yield"
        if not is_last and any(operand in promoted for operand in operands):
            raise lowering.unsupported(f"'{each.name}' of an int that the type of its operand does not hold")
        leaves_out |= each.name in _CHOOSING and any(operand in observed for operand in operands[1:])
        computes = _name(each) in _COMPUTING
        is_narrow = any(_integer(lowering, result).width < _INT for result in results) if computes else False
        if is_narrow:
            promoted.update(results)
        is_total = computes and is_narrow and _name(each) in _MADE and not any(map(_has_no_sign, results))
        if each in called or (computes and not is_total) or any(operand in observed for operand in operands):
            observed.update(results)
    return leaves_out


def _name(operation: Any) -> str:
    return str(operation.name).partition(".")[2]


def _one_type(lowering: Lowering, operation: Any, of_integers: bool = False) -> ir.Scalar:
    """The one type of operands and result, in which C computes. Raises `Unsupported` for others, and for bits unless
    all `of_integers` do."""
    values = (*operation.operands, *operation.results)
    if len({str(each.type) for each in values}) != 1:
        raise lowering.unsupported("operands of other types than the result")
    type = _number(lowering, values[0])
    if of_integers:
        if type.is_float:
            raise lowering.unsupported(f"type {type}")
    elif type == ir.I1 or (type.is_float and type.name not in _COMPUTED):
        raise lowering.unsupported(f"type {type}, which C computes in another one")
    return type


def _has_no_sign(value: Any) -> bool:
    """Whether the type of an integer has no sign in C."""
    text = str(value.type)
    return text.startswith("ui") or text in ("i1", "index", "!emitc.size_t")


def _number(lowering: Lowering, value: Any) -> ir.Scalar:
    """The type of a number. Raises `Unsupported`."""
    if str(value.type) == "ui1":  # C's bool, as one of i1
        return ir.I1
    type = lowering.type(value.type)
    return type if isinstance(type, ir.Scalar) and type.name in FLOAT_FORMATS else _integer(lowering, value)


def _bits(lowering: Lowering, value: Any, type: ir.Scalar) -> int:
    """The pattern of a constant. Raises `Unsupported`."""
    bindings = lowering.bindings
    if not isinstance(value, bindings.IntegerAttr | bindings.BoolAttr | bindings.FloatAttr):
        raise lowering.unsupported(f"the constant {value}")
    if type.is_float != isinstance(value, bindings.FloatAttr):
        raise lowering.unsupported(f"the constant {value} for a {type}")
    try:
        return int(bits_of(value, type)) & ((1 << type.width) - 1)
    except UnsupportedConstant as problem:
        raise lowering.unsupported(str(problem)) from None


# -- variables ---------------------------------------------------------------------------------------------------------


@handles("emitc.variable", attributes=("value",))
def _variable(lowering: Lowering, operation: Any) -> None:
    """Memory of its own, of one number or of an array."""
    result, value = operation.results[0], operation.attributes["value"]
    text, is_set = str(result.type), str(value) != '#emitc.opaque<"">'
    array = convert_type(text)
    if isinstance(array, ir.View):
        if is_set:
            raise lowering.unsupported("the contents of an array")
        lowering.bind(result, lowering.allocate(array.element, [size for size in array.shape if size], stack=True))
        return
    type = _OF_VARIABLES.get(text.removeprefix("!emitc.lvalue<").removesuffix(">"))
    if type is None or not text.startswith("!emitc.lvalue<"):
        raise lowering.unsupported(f"type {result.type}")
    buffer = lowering.allocate(type, [1], stack=True)
    lowering.memo["variable", result] = buffer, [0]
    if is_set:
        lowering.store(lowering.constant(_bits(lowering, value, type), type), buffer, [0])


@handles("emitc.subscript")
def _subscript(lowering: Lowering, operation: Any) -> None:
    """An element of an array, within each of its dimensions."""
    array, *mlir_indices = operation.operands
    buffer = lowering.value(array)
    if not isinstance(convert_type(str(array.type)), ir.View) or not isinstance(buffer.type, ir.View):
        raise lowering.unsupported(f"an element of a {array.type}")
    if str(operation.results[0].type) != f"!emitc.lvalue<{_element(str(array.type))}>":
        raise lowering.unsupported(f"a {operation.results[0].type} of a {array.type}")
    lowering.memo["variable", operation.results[0]] = buffer, [_index(lowering, each) for each in mlir_indices]


def _index(lowering: Lowering, given: Any) -> ir.Index:
    """Which element an index of its type names: one of a type without a sign is never negative."""
    type = _integer(lowering, given)
    (index,) = lowering.indices([given])
    if isinstance(index, ir.Value):
        return _resized(lowering, index, type, ir.INDEX, _has_no_sign(given))
    return index % (1 << type.width) if _has_no_sign(given) and type != ir.INDEX else index


def _place(lowering: Lowering, variable: Any) -> tuple[ir.Value, list[ir.Index]]:
    place = lowering.memo.get(("variable", variable))
    if place is None:
        raise lowering.unsupported(f"a {variable.type} that is no variable")
    buffer, indices = place
    assert isinstance(buffer, ir.Value)
    return buffer, indices


@handles("emitc.assign")
def _assign(lowering: Lowering, operation: Any) -> None:
    variable, value = operation.operands
    lowering.store(lowering.value(value), *_place(lowering, variable))


@handles("emitc.load")
def _load(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], lowering.load(*_place(lowering, operation.operands[0])))


@handles("emitc.if")
def _if(lowering: Lowering, operation: Any) -> None:
    then, otherwise = operation.regions
    condition = lowering.value(operation.operands[0])
    if condition.type != ir.I1:
        raise lowering.unsupported("a condition that is no bool")
    lowering.emit(
        ir.If(
            place=lowering.place,
            results=[],
            condition=condition,
            then=lowering.body(then.blocks[0]),
            otherwise=lowering.body(otherwise.blocks[0]) if len(otherwise.blocks) else lowering.nothing(),
        )
    )


@handles("emitc.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))


def _integer(lowering: Lowering, value: Any) -> ir.Scalar:
    """The type of an integer, an index or a bit. Raises `Unsupported`."""
    type = lowering.type(value.type)
    if isinstance(type, ir.Scalar) and (type in (ir.INDEX, ir.I1) or type.name in ("i8", "i16", "i32", "i64")):
        return type
    raise lowering.unsupported(f"type {value.type}")


def convert_type(text: str) -> ir.Type | None:
    """The type of affine IR for one of the dialect."""
    found = _ARRAY.fullmatch(text)
    if found is not None and _element(text) in _OF_VARIABLES:
        sizes = tuple(map(int, found[1].split("x")[:-1]))
        return ir.View(_OF_VARIABLES[_element(text)], sizes) if 0 not in sizes else None
    return {"!emitc.size_t": ir.INDEX, "!emitc.ssize_t": _I64, "!emitc.ptrdiff_t": _I64}.get(text)


def _element(text: str) -> str:
    """The type of the elements of an array."""
    found = _ARRAY.fullmatch(text)
    return found[2] if found is not None else ""
