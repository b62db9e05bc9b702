"""What operations ask for beyond their declarations: how their parts relate to each other, and to the module."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interp import ir
from interp.ir.verify.function import CHECKS, Validator
from interp.ir.verify.types import check_bits

_Operation = TypeVar("_Operation", bound=ir.Operation)


def _checks(
    kind: type[_Operation],
) -> Callable[[Callable[[Validator, _Operation], None]], Callable[[Validator, _Operation], None]]:
    """Registers what relates the parts of an operation to each other or to the module."""

    def register(check: Callable[[Validator, _Operation], None]) -> Callable[[Validator, _Operation], None]:
        CHECKS[kind] = check
        return check

    return register


@_checks(ir.Const)
def _const(self: Validator, operation: ir.Const) -> None:
    assert isinstance(operation.result.type, ir.Scalar)
    check_bits(operation.result.type, operation.bits, operation.place)


@_checks(ir.Op)
def _op(self: Validator, operation: ir.Op) -> None:
    self.require(bool(operation.results), operation, f"{operation.name} has no result")
    self.require(list(operation.flags) == sorted(operation.flags), operation, "the flags are not sorted")


@_checks(ir.Select)
def _select(self: Validator, operation: ir.Select) -> None:
    type_ = operation.result.type
    self.match(operation, "the choices", [operation.yes, operation.no], [type_, type_])


@_checks(ir.Alloc)
def _alloc(self: Validator, operation: ir.Alloc) -> None:
    if operation.result.type == ir.POINTER:
        self.require(len(operation.sizes) == 1, operation, f"{len(operation.sizes)} sizes of a buffer of bytes")
        power = operation.alignment > 0 and operation.alignment & (operation.alignment - 1) == 0
        self.require(power, operation, f"an alignment of {operation.alignment}")
        return
    view = self.view(operation.result)
    self.sized(operation, view, "sizes", operation.sizes)
    self.described(operation, "sizes", operation.sizes, view.shape)


@_checks(ir.Global)
def _global(self: Validator, operation: ir.Global) -> None:
    buffer = self.module.globals.get(operation.name)
    if buffer is None:
        self.fail(operation, f"there is no global @{operation.name}")
    self.match(operation, "the global", [operation.result], [ir.View(buffer.element, buffer.shape)])


@_checks(ir.Reshape)
def _reshape(self: Validator, operation: ir.Reshape) -> None:
    view, base = self.view(operation.result), operation.base.type
    same = not isinstance(base, ir.View) or view.element == base.element
    self.require(same, operation, "the element types of view and base differ")
    self.sized(operation, view, "sizes", operation.sizes)
    self.sized(operation, view, "strides", operation.strides)
    self.described(operation, "sizes", operation.sizes, view.shape)
    if view.strides is not None:
        self.described(operation, "strides", operation.strides, view.strides)
    self.described(operation, "offset", [operation.offset], [view.offset])


@_checks(ir.Extent)
def _extent(self: Validator, operation: ir.Extent) -> None:
    rank, dimension = self.view(operation.view).rank, operation.dimension
    if isinstance(dimension, int) and operation.what is not ir.ExtentKind.OFFSET:
        self.require(0 <= dimension < rank, operation, f"dimension {dimension} of a view of rank {rank}")


@_checks(ir.Apart)
def _apart(self: Validator, operation: ir.Apart) -> None:
    left, right = self.view(operation.left), self.view(operation.right)
    self.require(left.element == right.element, operation, "the element types of the views differ")
    if operation.pointwise:
        self.require(left.rank == right.rank, operation, "the ranks of the views differ")


@_checks(ir.Load)
def _load(self: Validator, operation: ir.Load) -> None:
    _access(self, operation, operation.result)


@_checks(ir.Store)
def _store(self: Validator, operation: ir.Store) -> None:
    _access(self, operation, operation.value)


def _access(self: Validator, operation: ir.Load | ir.Store, value: ir.Value) -> None:
    if operation.view.type == ir.POINTER:
        self.require(not operation.indices, operation, "indices of a pointer")
        return
    view = self.view(operation.view)
    self.sized(operation, view, "indices", operation.indices)
    self.match(operation, "the element", [value], [view.element])


@_checks(ir.For)
def _for(self: Validator, operation: ir.For) -> None:
    if isinstance(operation.step, int):
        self.require(operation.step > 0, operation, f"a step of {operation.step}")
    induction, *arguments = operation.body.blocks[0].arguments
    self.inductions(operation, [induction])
    bounds = [each for each in (operation.lower, operation.upper, operation.step) if isinstance(each, ir.Value)]
    self.match(operation, "bounds and step", bounds, [induction.type for _ in bounds])
    self.match(operation, "the arguments of the body", operation.results, [each.type for each in arguments])


@_checks(ir.Parallel)
def _parallel(self: Validator, operation: ir.Parallel) -> None:
    arguments = operation.body.blocks[0].arguments
    for what, operands in (("lower", operation.lower), ("upper", operation.upper), ("step", operation.step)):
        message = f"{len(operands)} values of '{what}' for {len(arguments)} induction variables"
        self.require(len(operands) == len(arguments), operation, message)
    self.inductions(operation, arguments)


@_checks(ir.While)
def _while(self: Validator, operation: ir.While) -> None:
    arguments = self.first(operation, operation.after).arguments
    self.match(operation, "the results", arguments, [each.type for each in operation.results])


@_checks(ir.Wait)
def _wait(self: Validator, operation: ir.Wait) -> None:
    self.require(bool(operation.tokens), operation, "a wait without tokens")


@_checks(ir.Barrier)
def _barrier(self: Validator, operation: ir.Barrier) -> None:
    self.require(operation.scope >= 0, operation, f"a barrier of scope {operation.scope}")


@_checks(ir.Call)
def _call(self: Validator, operation: ir.Call) -> None:
    callee = self.module.functions.get(operation.callee)
    if callee is None:
        self.fail(operation, f"there is no function @{operation.callee}")
    parameters = [parameter.type for parameter in callee.parameters]
    self.match(operation, f"the parameters of @{callee.name}", operation.arguments, parameters)
    self.match(operation, f"the results of @{callee.name}", operation.results, callee.results)
