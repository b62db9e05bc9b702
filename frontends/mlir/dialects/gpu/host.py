"""The host's side of the gpu dialect: device memory, copies and tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.buffers import copy_views, free_whole
from interp import ir


def asynchronous(lowering: Lowering, operation: Any, dependencies: list[Any], run: Callable[[], None]) -> None:
    """Does `run` after the tokens `dependencies`: at once, or as a task where the operation gives a token."""
    tokens = [lowering.value(each) for each in dependencies]
    results = [each for each in operation.results if is_token(each.type)]
    if not results:
        lowering.wait(tokens)
        run()
        return
    block = ir.Block()
    place = lowering.place
    with lowering.within(block):
        lowering.wait(tokens)
        run()
        lowering.emit(ir.Yield(place=place, values=[]))
    lowering.bind(results[0], lowering.spawn(block, detached=True))


def is_token(mlir_type: Any) -> bool:
    return str(mlir_type) == "!gpu.async.token"


@handles("gpu.wait")
def _wait(lowering: Lowering, operation: Any) -> None:
    asynchronous(lowering, operation, list(operation.operands), lambda: None)


@handles("gpu.alloc", attributes=("operandSegmentSizes", "hostShared"))
def _alloc(lowering: Lowering, operation: Any) -> None:
    """A buffer. One that comes with a token has nothing written into it when it is there, so that who uses it without
    waiting for that races."""
    dependencies, sizes, symbols = lowering.segments(operation)
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    if symbols or type.strides is not None:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    remaining = iter(lowering.indices(sizes))
    buffer = lowering.allocate(type.element, [next(remaining) if size is None else size for size in type.shape])
    lowering.bind(operation.results[0], buffer)

    def begin() -> None:
        with lowering.loops(lowering.sizes(buffer)) as indices:
            lowering.store(lowering.undefined(type.element), buffer, indices)

    asynchronous(lowering, operation, dependencies, begin if len(operation.results) > 1 else lambda: None)


@handles("gpu.dealloc")
def _dealloc(lowering: Lowering, operation: Any) -> None:
    *dependencies, buffer = operation.operands
    asynchronous(lowering, operation, dependencies, lambda: free_whole(lowering, lowering.value(buffer)))


@handles("gpu.memcpy")
def _memcpy(lowering: Lowering, operation: Any) -> None:
    *dependencies, target, source = operation.operands

    def run() -> None:
        copy_views(lowering, lowering.value(source), lowering.value(target))

    asynchronous(lowering, operation, dependencies, run)


@handles("gpu.memset")
def _memset(lowering: Lowering, operation: Any) -> None:
    *dependencies, target, value = operation.operands

    def run() -> None:
        view = lowering.value(target)
        with lowering.loops(lowering.sizes(view)) as indices:
            lowering.store(lowering.value(value), view, indices)

    asynchronous(lowering, operation, dependencies, run)


@handles("gpu.host_register", "gpu.host_unregister")
def _host_register(lowering: Lowering, operation: Any) -> None:
    """Makes memory reachable, without a meaning of its own."""
