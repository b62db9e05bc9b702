"""The arith dialect: operations of the scalar table by their own names, constants and selection."""

from __future__ import annotations

from typing import Any

from frontends.contexts import text_of
from frontends.mlir.core.constants import UnsupportedConstant, bits_of, dense_bits
from frontends.mlir.core.layout import is_aggregate
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import (
    FLAG_ATTRIBUTES,
    emit_scalar_operation,
    flags_of,
    for_each_element_of_tensors,
)
from frontends.mlir.core.wide_vectors import is_wide
from frontends.mlir.dialects.tensor.constants import constant_tensor
from interp import ir
from interp.ir.predicates import FLOAT_PREDICATES, INTEGER_PREDICATES

_OPERATIONS = (
    *("addi", "subi", "muli", "addui_extended", "subui_extended", "mulsi_extended", "mului_extended"),
    *("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui"),
    *("andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui"),
    *("addf", "subf", "mulf", "divf", "remf", "negf", "maximumf", "maxnumf", "minimumf", "minnumf"),
    *("extf", "truncf", "convertf", "flush_denormals"),
    *("extsi", "extui", "trunci", "sitofp", "uitofp", "fptosi", "fptoui", "index_cast", "index_castui", "bitcast"),
)


@handles(*(f"arith.{name}" for name in _OPERATIONS), attributes=FLAG_ATTRIBUTES)
def _operation(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, operation.name[len("arith.") :], flags_of(lowering, operation))


@handles("arith.cmpi", attributes=("predicate",))
def _cmpi(lowering: Lowering, operation: Any) -> None:
    predicate = INTEGER_PREDICATES[operation.attributes["predicate"].value]
    emit_scalar_operation(lowering, operation, f"cmpi.{predicate}")


@handles("arith.cmpf", attributes=("predicate", "fastmath"))
def _cmpf(lowering: Lowering, operation: Any) -> None:
    predicate = FLOAT_PREDICATES[operation.attributes["predicate"].value]
    emit_scalar_operation(lowering, operation, f"cmpf.{predicate}", flags_of(lowering, operation))


@handles("arith.select", "spirv.Select", attributes=("fastmath",))
def _select(lowering: Lowering, operation: Any) -> None:
    if flags_of(lowering, operation):
        raise lowering.unsupported("fast-math flags on a select")
    if isinstance(operation.results[0].type, lowering.bindings.RankedTensorType):
        condition, yes, _ = operation.operands
        if yes in lowering.aggregates and isinstance(condition.type, lowering.bindings.RankedTensorType):
            raise lowering.unsupported("a selection between complex numbers by a vector of conditions")
        for_each_element_of_tensors(lowering, operation, lambda elements, types: [lowering.select(*elements)])
        return
    conditions, yes, no = (lowering.parts(each) for each in operation.operands)
    results = lowering.flat_results(operation)
    if len(conditions) != len(results):
        conditions = conditions * len(results)  # one for all elements
    for result, condition, left, right in zip(results, conditions, yes, no, strict=True):
        lowering.emit(ir.Select(place=lowering.place, result=result, condition=condition, yes=left, no=right))


@handles("arith.constant", "spirv.Constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    is_tensor = isinstance(operation.results[0].type, lowering.bindings.RankedTensorType)
    if (is_tensor or is_aggregate(text_of(operation.results[0].type))) and not list(operation.results[0].uses):
        return  # of whatever type and size
    if is_tensor:
        lowering.bind_parts(operation.results[0], [constant_tensor(lowering, operation, "value")])
        return
    attribute = operation.attributes["value"]
    text = text_of(operation.results[0].type)
    if is_aggregate(text):
        if not text.startswith("vector<"):
            raise lowering.unsupported(f"a constant of type {operation.results[0].type}")
        results = lowering.flat_results(operation)
        element = results[0].type
        assert isinstance(element, ir.Scalar)
        try:
            patterns = dense_bits(attribute, element, len(results), "")
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
        if len(set(patterns)) == 1 and is_wide([len(results)]):
            lowering.define_constant(results[0], patterns[0])
            lowering.bind_parts(operation.results[0], results[:1] * len(results))
            return
        for each, pattern in zip(results, patterns, strict=True):
            lowering.define_constant(each, pattern)
        return
    result = lowering.result(operation)
    if not isinstance(result.type, ir.Scalar):
        raise lowering.unsupported(f"a constant of type {operation.results[0].type}")
    key = ("constant", attribute)
    bits = lowering.memo.get(key)
    if bits is None:
        try:
            bits = lowering.memo[key] = bits_of(attribute, result.type)
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
    lowering.define_constant(result, bits)
