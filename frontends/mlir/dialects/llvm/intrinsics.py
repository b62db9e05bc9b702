"""Intrinsics of LLVM: most are operations of the math and arith dialects under another name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from frontends.mlir.core.alignment import require_alignment
from frontends.mlir.core.bit_patterns import reversed_bits
from frontends.mlir.core.combination import of_one
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import FLAG_ATTRIBUTES, flags_of
from frontends.mlir.core.vector_length import is_scalable
from frontends.mlir.dialects.llvm.alignments import is_power_of_two
from frontends.mlir.dialects.llvm.scalars import elementwise, operand_parts, part_type
from interp import ir

_ATTRIBUTES = (*FLAG_ATTRIBUTES, "arg_attrs", "res_attrs")

_OPERATIONS = {
    **{name: name for name in ("exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos", "atan")},
    **{name: name for name in ("atan2", "sinh", "cosh", "tanh", "sqrt", "ceil", "floor", "trunc", "round")},
    **{name: name for name in ("roundeven", "copysign", "fma", "ctpop")},
    "fabs": "absf",
    "pow": "powf",
    "powi": "fpowi",
    "maximum": "maximumf",
    "minimum": "minimumf",
    "maxnum": "maxnumf",
    "minnum": "minnumf",
    "smax": "maxsi",
    "smin": "minsi",
    "umax": "maxui",
    "umin": "minui",
    # In the default floating-point environment they round to even as well.
    "rint": "roundeven",
    "nearbyint": "roundeven",
}
# Functions with one right result, which every library has.
ACCURATE = frozenset(("sqrt", "ceil", "floor", "round", "roundeven", "trunc", "absf", "copysign", "fma"))


@handles(*(f"llvm.intr.{name}" for name in _OPERATIONS), attributes=_ATTRIBUTES)
def _operation(lowering: Lowering, operation: Any) -> None:
    name = _OPERATIONS[operation.name[len("llvm.intr.") :]]
    elementwise(lowering, operation, name, operand_parts(lowering, operation), flags_of(lowering, operation))


@handles("llvm.intr.sincos", attributes=_ATTRIBUTES)
def _sincos(lowering: Lowering, operation: Any) -> None:
    """A struct of all sines and all cosines."""
    (operands,) = operand_parts(lowering, operation)
    flags, pairs = flags_of(lowering, operation), []
    for each in operands:
        pairs.append([ir.Value(each.type), ir.Value(each.type)])
        lowering.emit(ir.Op(place=lowering.place, results=pairs[-1], name="sincos", operands=[each], flags=flags))
    lowering.bind_parts(operation.results[0], [sine for sine, _ in pairs] + [cosine for _, cosine in pairs])


@handles("llvm.intr.fmuladd", attributes=_ATTRIBUTES)
def _fmuladd(lowering: Lowering, operation: Any) -> None:
    """LLVM may compute it in one step or in two."""
    flags = (*flags_of(lowering, operation), "splits")
    elementwise(lowering, operation, "fma", operand_parts(lowering, operation), flags)


@handles("llvm.intr.abs", attributes=("is_int_min_poison", "arg_attrs", "res_attrs"))
def _abs(lowering: Lowering, operation: Any) -> None:
    (operands,) = operand_parts(lowering, operation)
    if _is_set(operation.attributes["is_int_min_poison"]):
        type = part_type(lowering, operation.results[0].type)
        # The negation is poison of the one value that has none.
        zero = lowering.constant(0, type)
        results = []
        for each in operands:
            negated = lowering.op("subi", [zero, each], type, ("nsw",))
            results.append(lowering.select(lowering.op("cmpi.slt", [each, zero], ir.I1), negated, each))
        lowering.bind_parts(operation.results[0], results)
        return
    elementwise(lowering, operation, "absi", [operands])


def _is_set(attribute: Any) -> bool:
    """Whether a flag that is a number or a truth value holds."""
    return str(attribute) == "true" or bool(getattr(attribute, "value", False))


@handles("llvm.intr.ctlz", "llvm.intr.cttz", attributes=("is_zero_poison", "arg_attrs", "res_attrs"))
def _count_zeros(lowering: Lowering, operation: Any) -> None:
    name = operation.name[len("llvm.intr.") :]
    (operands,) = operand_parts(lowering, operation)
    if not _is_set(operation.attributes["is_zero_poison"]):
        elementwise(lowering, operation, name, [operands])
        return
    type = part_type(lowering, operation.results[0].type)
    results = []
    for each in operands:
        nonzero = lowering.op("cmpi.ne", [each, lowering.constant(0, type)], ir.I1)
        results.append(lowering.select(nonzero, lowering.op(name, [each], type), lowering.undefined(type)))
    lowering.bind_parts(operation.results[0], results)


@handles("llvm.intr.bitreverse")
def _reversed(lowering: Lowering, operation: Any) -> None:
    (operands,) = operand_parts(lowering, operation)
    lowering.bind_parts(operation.results[0], [reversed_bits(lowering, each) for each in operands])


_CLASSES = {0x3: "isnan", 0x204: "isinf", 0x1F8: "isfinite", 0x108: "isnormal"}


@handles("llvm.intr.is.fpclass", attributes=("bit",))
def _is_class(lowering: Lowering, operation: Any) -> None:
    name = _CLASSES.get(int(operation.attributes["bit"].value))
    if name is None:
        raise lowering.unsupported(f"the classes {operation.attributes['bit'].value:#x}")
    elementwise(lowering, operation, name, operand_parts(lowering, operation))


# -- overflow and saturation -------------------------------------------------------------------------------------------


def _checked(lowering: Lowering, kind: str, left: ir.Value, right: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The wrapped result of `sadd`, `uadd`, `ssub`, `usub`, `smul` or `umul`, and whether it overflowed."""
    type = left.type
    assert isinstance(type, ir.Scalar)
    operation = {"add": "addi", "sub": "subi", "mul": "muli"}[kind[1:]]
    if kind in ("uadd", "usub"):
        wrapped, carry = ir.Value(type), ir.Value(ir.I1)
        name = "addui_extended" if kind == "uadd" else "subui_extended"
        lowering.emit(ir.Op(place=lowering.place, results=[wrapped, carry], name=name, operands=[left, right]))
        return wrapped, carry
    if kind[1:] == "mul":
        low, high = ir.Value(type), ir.Value(type)
        name = "mulsi_extended" if kind == "smul" else "mului_extended"
        lowering.emit(ir.Op(place=lowering.place, results=[low, high], name=name, operands=[left, right]))
        expected = lowering.constant(0, type)
        if kind == "smul":
            expected = lowering.op("shrsi", [low, lowering.constant(type.width - 1, type)], type)
        return low, lowering.op("cmpi.ne", [high, expected], ir.I1)
    wrapped = lowering.op(operation, [left, right], type)
    # Signs say it: of a sum when it differs from both operands', of a difference from the left one's only.
    first = lowering.op("xori", [left, right if kind == "ssub" else wrapped], type)
    second = lowering.op("xori", [left if kind == "ssub" else right, wrapped], type)
    both = lowering.op("andi", [first, second], type)
    return wrapped, lowering.op("cmpi.slt", [both, lowering.constant(0, type)], ir.I1)


@handles(*(f"llvm.intr.{sign}{name}.with.overflow" for sign in "su" for name in ("add", "sub", "mul")))
def _with_overflow(lowering: Lowering, operation: Any) -> None:
    """A struct of all results and all flags."""
    left, right = operand_parts(lowering, operation)
    kind = operation.name[len("llvm.intr.") :].partition(".")[0]
    pairs = [_checked(lowering, kind, *each) for each in zip(left, right, strict=True)]
    lowering.bind_parts(operation.results[0], [each for each, _ in pairs] + [flag for _, flag in pairs])


@handles(*(f"llvm.intr.{sign}{name}.sat" for sign in "su" for name in ("add", "sub")))
def _saturating(lowering: Lowering, operation: Any) -> None:
    left, right = operand_parts(lowering, operation)
    kind = operation.name[len("llvm.intr.") :].partition(".")[0]
    results = []
    for one, other in zip(left, right, strict=True):
        wrapped, overflow = _checked(lowering, kind, one, other)
        type = one.type
        assert isinstance(type, ir.Scalar)
        if kind[0] == "u":
            limit = lowering.constant(-1 if kind == "uadd" else 0, type)
        else:
            # It overflows towards the sign of the left operand.
            negative = lowering.op("cmpi.slt", [one, lowering.constant(0, type)], ir.I1)
            least = 1 << (type.width - 1)
            limit = lowering.select(negative, lowering.constant(least, type), lowering.constant(least - 1, type))
        results.append(lowering.select(overflow, limit, wrapped))
    lowering.bind_parts(operation.results[0], results)


@handles("llvm.intr.fshl", "llvm.intr.fshr")
def _funnel(lowering: Lowering, operation: Any) -> None:
    """The high or low half of two values side by side, shifted by an amount modulo the width."""
    results = []
    for high, low, amount in zip(*operand_parts(lowering, operation), strict=True):
        type = high.type
        assert isinstance(type, ir.Scalar)
        width, zero = lowering.constant(type.width, type), lowering.constant(0, type)
        shift = lowering.op("remui", [amount, width], type)
        none = lowering.op("cmpi.eq", [shift, zero], ir.I1)
        rest = lowering.op("subi", [width, lowering.select(none, width, shift)], type)
        near = lowering.select(none, zero, shift)
        left = operation.name.endswith("l")
        up = lowering.op("shli", [high, near if left else rest], type)
        down = lowering.op("shrui", [low, rest if left else near], type)
        whole = lowering.op("ori", [up, down], type)
        results.append(lowering.select(none, high if left else low, whole))
    lowering.bind_parts(operation.results[0], results)


@handles("llvm.intr.scmp", "llvm.intr.ucmp")
def _three_way(lowering: Lowering, operation: Any) -> None:
    sign = operation.name[len("llvm.intr.")]
    type = part_type(lowering, operation.results[0].type)
    results = []
    for left, right in zip(*operand_parts(lowering, operation), strict=True):
        greater = lowering.op(f"cmpi.{sign}gt", [left, right], ir.I1)
        less = lowering.op(f"cmpi.{sign}lt", [left, right], ir.I1)
        positive = lowering.op("extui", [greater], type)
        results.append(lowering.select(less, lowering.constant(-1, type), positive))
    lowering.bind_parts(operation.results[0], results)


# -- vectors -----------------------------------------------------------------------------------------------------------

_REDUCTIONS = {
    "add": "addi",
    "mul": "muli",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "smax": "maxsi",
    "smin": "minsi",
    "umax": "maxui",
    "umin": "minui",
    "fmax": "maxnumf",
    "fmin": "minnumf",
    "fmaximum": "maximumf",
    "fminimum": "minimumf",
}


def _chain(lowering: Lowering, name: str, values: Sequence[ir.Value], flags: tuple[str, ...]) -> ir.Value:
    return reduce(lambda one, other: lowering.op(name, [one, other], one.type, flags), values)


@handles(*(f"llvm.intr.vector.reduce.{name}" for name in _REDUCTIONS), attributes=_ATTRIBUTES)
def _reduce(lowering: Lowering, operation: Any) -> None:
    name = _REDUCTIONS[operation.name.rpartition(".")[2]]
    (parts,) = operand_parts(lowering, operation)
    flags = flags_of(lowering, operation)
    result = _chain(lowering, name, parts, flags) if len(parts) > 1 else of_one(lowering, name, parts[0], flags)
    lowering.bind_parts(operation.results[0], [result])


@handles("llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul", attributes=_ATTRIBUTES)
def _reduce_in_order(lowering: Lowering, operation: Any) -> None:
    """From the start value, element by element; with the flag `reassoc` that is one order of those allowed."""
    name = "addf" if operation.name.endswith("fadd") else "mulf"
    result = _chain(lowering, name, lowering.flat(operation.operands), flags_of(lowering, operation))
    lowering.bind_parts(operation.results[0], [result])


_MASKED_REDUCTIONS = {**_REDUCTIONS, "fadd": "addf", "fmul": "mulf"}


@handles(*(f"llvm.intr.vp.reduce.{name}" for name in _MASKED_REDUCTIONS), attributes=_ATTRIBUTES)
def _reduce_masked(lowering: Lowering, operation: Any) -> None:
    """From the start value on, the elements whose mask is set and which are below the length. One that is greater than
    the number of elements is undefined (LLVM Language Reference, "Vector Predication Intrinsics")."""
    name = _MASKED_REDUCTIONS[operation.name.rpartition(".")[2]]
    (result,), parts, mask, (length,) = operand_parts(lowering, operation)
    flags = flags_of(lowering, operation)
    result = of_one(lowering, name, result, flags)  # whichever elements there are
    known = lowering.constants.get(length)
    assert isinstance(length.type, ir.Scalar)
    if known is None or not 0 <= known <= len(parts):
        most = lowering.constant(len(parts), length.type)
        lowering.require(
            lowering.op("cmpi.ule", [length, most], ir.I1), "a vector length is that of the vector at most"
        )
    for at, (part, condition) in enumerate(zip(parts, mask, strict=True)):
        if known is not None and at >= known:
            break
        if known is None:
            below = lowering.op("cmpi.ult", [lowering.constant(at, length.type), length], ir.I1)
            condition = lowering.op("andi", [condition, below], ir.I1)
        combined = lowering.op(name, [result, part], part.type, flags)
        result = lowering.select(condition, combined, result)
    lowering.bind_parts(operation.results[0], [result])


@handles("llvm.intr.stepvector")
def _stepvector(lowering: Lowering, operation: Any) -> None:
    types = lowering.part_types(operation.results[0].type)
    parts = [lowering.constant(at, type) for at, type in enumerate(types) if isinstance(type, ir.Scalar)]
    lowering.bind_parts(operation.results[0], parts)


@handles("llvm.intr.get.active.lane.mask")
def _active_lanes(lowering: Lowering, operation: Any) -> None:
    """Lane i is active where base + i, without wrapping, is below the bound. Of the bound 0 the result is poison in the
    LLVM Language Reference from LLVM 12 on, and all lanes are inactive since that of LLVM 22: here it is nobody's."""
    base, bound = (lowering.value(each) for each in operation.operands)
    assert isinstance(base.type, ir.Scalar)
    is_open = not lowering.constants.get(bound)
    some = lowering.op("cmpi.ne", [bound, lowering.constant(0, base.type)], ir.I1)
    results = []
    for at in range(len(lowering.part_types(operation.results[0].type))):
        here = lowering.op("addi", [base, lowering.constant(at, base.type)], base.type)
        below = lowering.op("cmpi.ult", [here, bound], ir.I1)
        wraps = lowering.op("cmpi.ult", [here, base], ir.I1)
        active = lowering.select(wraps, lowering.constant(0, ir.I1), below)
        if is_open:
            nobodys = lowering.op("freeze", [lowering.undefined(ir.I1)], ir.I1)
            active = lowering.select(some, active, nobodys)
        results.append(active)
    lowering.bind_parts(operation.results[0], results)


@handles("llvm.intr.vscale")
def _vscale(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    lowering.bind(result, lowering.constant(lowering.vscale, lowering.scalar(result.type)))


def _position(lowering: Lowering, operation: Any, part: Any) -> int:
    """That of a part of a vector, in elements: it counts in vscale elements where the part is scalable."""
    at = int(operation.attributes["pos"].value)
    return at * lowering.vscale if is_scalable(str(part.type)) else at


@handles("llvm.intr.vector.insert", attributes=("pos",))
def _insert(lowering: Lowering, operation: Any) -> None:
    """Poison where the part does not fit, as below."""
    target, part = operand_parts(lowering, operation)
    at = _position(lowering, operation, operation.operands[1])
    found = target[:at] + part + target[at + len(part) :]
    if at + len(part) > len(target):
        found = [lowering.undefined(each.type) for each in target]
    lowering.bind_parts(operation.results[0], found)


@handles("llvm.intr.vector.extract", attributes=("pos",))
def _extract(lowering: Lowering, operation: Any) -> None:
    (parts,) = operand_parts(lowering, operation)
    result = operation.results[0]
    at, count = _position(lowering, operation, result), len(lowering.part_types(result.type))
    found = parts[at : at + count]
    lowering.bind_parts(result, found if len(found) == count else [lowering.undefined(parts[0].type)] * count)


@handles("llvm.intr.vector.interleave2")
def _interleave(lowering: Lowering, operation: Any) -> None:
    one, other = operand_parts(lowering, operation)
    lowering.bind_parts(operation.results[0], [each for pair in zip(one, other, strict=True) for each in pair])


@handles("llvm.intr.vector.deinterleave2")
def _deinterleave(lowering: Lowering, operation: Any) -> None:
    (parts,) = operand_parts(lowering, operation)
    lowering.bind_parts(operation.results[0], parts[::2] + parts[1::2])


# -- what the compiler is told -----------------------------------------------------------------------------------------


@handles("llvm.intr.prefetch", attributes=("rw", "hint", "cache"))
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """A hint to the memory system, without a meaning."""


@handles("llvm.intr.assume", attributes=("op_bundle_sizes", "op_bundle_tags"))
def _assume(lowering: Lowering, operation: Any) -> None:
    """The program is undefined where it does not hold."""
    condition, *operands = operation.operands
    attributes = operation.attributes
    lowering.require(lowering.value(condition), "the assumption holds")
    sizes = list(attributes["op_bundle_sizes"]) if "op_bundle_sizes" in attributes else []
    tags = [each.value for each in attributes["op_bundle_tags"]] if "op_bundle_tags" in attributes else []
    for tag, size in zip(tags, sizes, strict=True):
        bundle, operands = operands[:size], operands[size:]
        if tag != "align" or size != 2:
            raise lowering.unsupported(f"an assumption '{tag}'")
        alignment = lowering.index(bundle[1])
        if not isinstance(alignment, int) or not is_power_of_two(alignment):
            raise lowering.unsupported("an assumption 'align' of a number that may be no power of two")
        require_alignment(lowering, lowering.value(bundle[0]), alignment)


@handles("llvm.intr.expect", "llvm.intr.expect.with.probability", attributes=("prob",))
def _expect(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


@handles("llvm.intr.experimental.noalias.scope.decl", attributes=("scope",))
def _scope(lowering: Lowering, operation: Any) -> None:
    """From where on the accesses of a scope do not touch each other's memory: a hint like those at the accesses."""
