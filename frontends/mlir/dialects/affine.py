"""The affine dialect."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.automatic_memory import require_no_escape
from frontends.mlir.core.bindings import import_dialect
from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.elements import load_parts, store_parts
from frontends.mlir.core.identity import identity
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.properties import unit_property
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import ORDER_FREE, Box, lower_parallel
from interp import ir
from interp.ir.affine import combine

# What a program promises of its indices, and is undefined without.
_PROMISE = "an index is outside of the dimension that the basis promises for it"

_SET = re.compile(r"affine_set<(.*) : \((.*)\)>$", re.DOTALL)


def _extreme(lowering: Lowering, name: str, values: Sequence[ir.Index]) -> ir.Index:
    """The least or the greatest of some index values: `name` is `minsi` or `maxsi`."""
    constants = [value for value in values if isinstance(value, int)]
    extreme: list[ir.Index] = [value for value in values if not isinstance(value, int)]
    if constants:
        extreme.append(min(constants) if name == "minsi" else max(constants))
    result = extreme[0]
    for value in extreme[1:]:
        result = lowering.op(name, [lowering.as_value(result), lowering.as_value(value)], ir.INDEX)
    return result


def _bind_index(lowering: Lowering, mlir_value: Any, index: ir.Index) -> None:
    lowering.bind(mlir_value, lowering.as_value(index))


@handles("affine.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))


@handles("affine.for", attributes=("operandSegmentSizes", "lowerBoundMap", "upperBoundMap", "step"))
def _for(lowering: Lowering, operation: Any) -> None:
    require_no_escape(lowering, operation)
    attributes = operation.attributes
    lower, upper, _ = lowering.segments(operation)
    carried = lowering.handed(operation, len(lower) + len(upper))
    lower_bound = _extreme(lowering, "maxsi", lowering.map(attributes["lowerBoundMap"], lowering.indices(lower)))
    upper_bound = _extreme(lowering, "minsi", lowering.map(attributes["upperBoundMap"], lowering.indices(upper)))
    lowering.emit(
        ir.For(
            place=lowering.place,
            results=lowering.flat_results(operation),
            lower=lower_bound,
            upper=upper_bound,
            step=attributes["step"].value,
            carried=carried,
            body=lowering.body(operation.regions[0].blocks[0]),
        )
    )


@handles("affine.if", attributes=("condition",))
def _if(lowering: Lowering, operation: Any) -> None:
    condition = _holds(lowering, operation.attributes["condition"], lowering.indices(operation.operands))
    then, otherwise = operation.regions
    lowering.emit(
        ir.If(
            place=lowering.place,
            results=lowering.flat_results(operation),
            condition=condition,
            then=lowering.body(then.blocks[0]),
            otherwise=lowering.body(otherwise.blocks[0]) if len(otherwise.blocks) else lowering.nothing(),
        )
    )


def _holds(lowering: Lowering, integer_set: Any, operands: Sequence[ir.Index]) -> ir.Value:
    """Whether the operands are in an integer set."""
    key = ("set", integer_set)
    known = lowering.memo.get(key)
    if known is None:
        # The bindings do not give a set's constraints, but as the results of a map they do.
        found = _SET.match(str(integer_set))
        if found is None:
            raise lowering.unsupported(f"the integer set {integer_set}")
        constraints = [each.strip().rpartition(" ") for each in found.group(2).split(",")]
        equal = [left.endswith("==") for left, _, _ in constraints]
        results = ", ".join(left[:-2] for left, _, _ in constraints)
        attribute = lowering.bindings.Attribute.parse(
            f"affine_map<{found.group(1)} -> ({results})>", integer_set.context
        )
        known = lowering.memo[key] = (attribute, equal)
    attribute, equal = known
    condition: ir.Value | None = None
    for value, is_equal in zip(lowering.map(attribute, operands), equal, strict=True):
        each = lowering.compare("eq" if is_equal else "sge", value, 0)
        condition = each if condition is None else lowering.op("andi", [condition, each], ir.I1)
    return condition if condition is not None else lowering.constant(1, ir.I1)


_REDUCTIONS = {
    "addf": "addf",
    "addi": "addi",
    "andi": "andi",
    "maximumf": "maximumf",
    "maxnumf": "maxnumf",
    "maxs": "maxsi",
    "maxu": "maxui",
    "minimumf": "minimumf",
    "minnumf": "minnumf",
    "mins": "minsi",
    "minu": "minui",
    "mulf": "mulf",
    "muli": "muli",
    "ori": "ori",
    "xori": "xori",
}


@handles(
    "affine.parallel",
    attributes=(
        *("reductions", "lowerBoundsMap", "lowerBoundsGroups"),
        *("upperBoundsMap", "upperBoundsGroups", "steps"),
    ),
)
def _parallel(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    operands = lowering.indices(operation.operands)
    split = attributes["lowerBoundsMap"].value.n_inputs
    lower = lowering.map(attributes["lowerBoundsMap"], operands[:split])
    upper = lowering.map(attributes["upperBoundsMap"], operands[split:])
    box = Box(
        _grouped(lowering, "maxsi", lower, attributes["lowerBoundsGroups"]),
        _grouped(lowering, "minsi", upper, attributes["upperBoundsGroups"]),
        [step.value if hasattr(step, "value") else step for step in attributes["steps"]],
    )
    names = [_reduction(lowering, kind) for kind in attributes["reductions"]]
    initial = [
        identity(lowering, name, lowering.scalar(result.type))
        for name, result in zip(names, operation.results, strict=True)
    ]

    def combination(inner: Lowering, accumulated: list[ir.Value], contributed: list[ir.Value]) -> list[ir.Value]:
        pairs = zip(names, accumulated, contributed, strict=True)
        return [inner.op(name, [left, right], left.type) for name, left, right in pairs]

    results = lower_parallel(
        lowering,
        box,
        operation.regions[0].blocks[0],
        initial,
        contributions=lambda terminator: list(terminator.operands),
        combination=combination,
        order_matters=not ORDER_FREE.issuperset(names),
        names=names,
    )
    for mlir_value, value in zip(operation.results, results, strict=True):
        lowering.bind(mlir_value, value)


def _grouped(lowering: Lowering, name: str, values: list[ir.Index], groups: Any) -> list[ir.Index]:
    """One bound for each group of map results."""
    bounds, start = [], 0
    for count in groups:
        bounds.append(_extreme(lowering, name, values[start : start + count]))
        start += count
    return bounds


def _reduction(lowering: Lowering, kind: Any) -> str:
    """The scalar operation of a reduction kind; the numbers of the kinds are the bindings' own."""
    number = kind.value if hasattr(kind, "value") else kind
    kinds = import_dialect(lowering.bindings, "arith").AtomicRMWKind
    name = kinds(number).name if number in kinds.__members__.values() else str(number)
    if name not in _REDUCTIONS:
        raise lowering.unsupported(f"a reduction of kind '{name}'")
    return _REDUCTIONS[name]


@handles("affine.load", attributes=("map",))
def _load(lowering: Lowering, operation: Any) -> None:
    view, *operands = operation.operands
    indices = lowering.map(operation.attributes["map"], lowering.indices(operands))
    if view in lowering.aggregates:
        lowering.bind_parts(operation.results[0], load_parts(lowering, lowering.parts(view)[0], indices))
        return
    result = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=result, view=lowering.value(view), indices=indices))


@handles("affine.store", attributes=("map",))
def _store(lowering: Lowering, operation: Any) -> None:
    value, view, *operands = operation.operands
    indices = lowering.map(operation.attributes["map"], lowering.indices(operands))
    if view in lowering.aggregates:
        store_parts(lowering, lowering.parts(value), lowering.parts(view)[0], indices)
        return
    lowering.store(lowering.value(value), lowering.value(view), indices)


@handles("affine.prefetch", attributes=("map", "isWrite", "localityHint", "isDataCache"))
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """A hint to the memory system, without a meaning."""


@handles("affine.apply", attributes=("map",))
def _apply(lowering: Lowering, operation: Any) -> None:
    indices = lowering.map(operation.attributes["map"], lowering.indices(operation.operands))
    _bind_index(lowering, operation.results[0], indices[0])


@handles("affine.min", "affine.max", attributes=("map",))
def _min_max(lowering: Lowering, operation: Any) -> None:
    indices = lowering.map(operation.attributes["map"], lowering.indices(operation.operands))
    name = "minsi" if operation.name == "affine.min" else "maxsi"
    _bind_index(lowering, operation.results[0], _extreme(lowering, name, indices))


def _basis(
    lowering: Lowering, operation: Any, dynamic: Sequence[Any], count: int
) -> tuple[ir.Index | None, list[ir.Index]]:
    """The basis of `count` indices: the outermost element, which is optional and no part of the computation, and the
    others."""
    basis = mixed(operation.attributes["static_basis"], lowering.indices(dynamic))
    return basis[0] if len(basis) == count else None, basis[len(basis) - (count - 1) :]


@handles("affine.delinearize_index", attributes=("static_basis",))
def _delinearize_index(lowering: Lowering, operation: Any) -> None:
    linear, *dynamic = operation.operands
    index: ir.Affine = lowering.index(linear)
    results = list(operation.results)
    outermost, basis = _basis(lowering, operation, dynamic, len(results))
    for result, size in zip(reversed(results[1:]), reversed(basis), strict=True):
        _bind_index(lowering, result, lowering.apply(combine("mod", index, size)))
        index = lowering.apply(combine("floordiv", index, size))
    first = lowering.apply(index)
    if outermost is not None:
        # It promises the size of the whole, which analyses and canonicalization rely on.
        _require_within(lowering, first, outermost, negative=False)
    _bind_index(lowering, results[0], first)


@handles("affine.linearize_index", attributes=("static_basis", "operandSegmentSizes", "disjoint"))
def _linearize_index(lowering: Lowering, operation: Any) -> None:
    indices, dynamic = lowering.segments(operation)
    if not indices:
        _bind_index(lowering, operation.results[0], 0)
        return
    outermost, basis = _basis(lowering, operation, dynamic, len(indices))
    first, *others = lowering.indices(indices)
    disjoint = unit_property(operation, "disjoint")
    if disjoint and outermost is not None:
        # The outermost index alone may be negative, to make the whole negative.
        _require_within(lowering, first, outermost, negative=True)
    linear: ir.Index = first
    for index, size in zip(others, basis, strict=True):
        if disjoint:
            _require_within(lowering, index, size, negative=False)
        linear = lowering.apply(combine("+", combine("*", linear, size), index))
    _bind_index(lowering, operation.results[0], linear)


def _require_within(lowering: Lowering, index: ir.Index, size: ir.Index, *, negative: bool) -> None:
    """The program is undefined where an index is not below the size of its dimension, or not at least zero."""
    lowering.require(lowering.compare("slt", index, size), _PROMISE, promise=True)
    if not negative:
        lowering.require(lowering.compare("sge", index, 0), _PROMISE, promise=True)
