"""Tasks and their tokens: `execute`, `wait_all`, and how any operation runs after what it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from frontends.air import local_memory
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.values import InMemory
from frontends.mlir.core.walking import nested
from frontends.mlir.core.wide_vectors import element_of
from frontends.mlir.dialects.parallel import Box, Combine, Contributions
from frontends.mlir.dialects.vector.shape import element_type, is_vector, positions, shape_of
from interp import ir

TOKEN = "!air.async.token"

_Obtained = TypeVar("_Obtained")

# What passes leave on operations for other passes: which of them belong together, and what to do with them.
LABELS = ("id", "async_front", "async_back", "unrolled_iteration", "producer", "consumer")

# Operations that compute values from values: it does not matter when, nor how often.
_TIMELESS_DIALECTS = ("arith", "index")
_TIMELESS = (
    *("affine.apply", "affine.min", "affine.max", "affine.delinearize_index", "affine.linearize_index"),
    *("memref.subview", "memref.cast", "memref.reinterpret_cast", "memref.collapse_shape", "memref.expand_shape"),
    *("memref.memory_space_cast", "memref.dim", "memref.extract_strided_metadata", "memref.transpose"),
)


def is_token(mlir_value: Any) -> bool:
    return str(mlir_value.type) == TOKEN


def is_asynchronous(operation: Any) -> bool:
    """Whether an operation becomes a task."""
    return any(is_token(each) for each in operation.results)


def run_after(lowering: Lowering, operation: Any, dependencies: Sequence[Any], run: Callable[[], None]) -> None:
    """Does `run` after the tokens `dependencies`: as a task where the operation gives a token, otherwise at once."""
    if not is_asynchronous(operation):
        lowering.wait([lowering.value(each) for each in dependencies])
        run()
        return
    lowering.bind(operation.results[0], spawn(lowering, operation, dependencies, run))
    _note_unused(lowering, operation)


def run_and_join(lowering: Lowering, operation: Any, dependencies: Sequence[Any], run: Callable[[], None]) -> None:
    """As `run_after`, and what `run` starts has ended when the operation has."""
    token = spawn(lowering, operation, dependencies, run)
    if is_asynchronous(operation):
        lowering.bind(operation.results[0], token)
        _note_unused(lowering, operation)
    else:
        lowering.wait([token])


def _note_unused(lowering: Lowering, operation: Any) -> None:
    """Notes what it takes that nobody waits for a task of a function itself. Raises `Unsupported` where the function
    gives tokens, by which callers wait for other tasks alone."""
    if local_memory.around(operation, *CLOSED) is not None:
        return
    function = local_memory.around(operation, "func.func")
    if function is not None and any(str(each) == TOKEN for each in result_types(function.operation)):
        if operation.results[0] not in _awaited(function.operation):
            raise lowering.unsupported("a task that may be waited for by nobody, in a function that gives tokens")
        return
    if next(iter(operation.results[0].uses), None) is None:
        lowering.assumptions.add("a function ends with the tasks that it started, waited for or not")


def _awaited(function: Any) -> set[Any]:
    """The tokens for which a function waits, or its callers by the tokens that it gives, as far as tasks name others as
    their dependencies."""
    pending = []
    for each in body_of(function).operations:
        last = each.operation.name == "func.return"
        if last or (each.operation.name.startswith("air.") and not is_asynchronous(each.operation)):
            pending += [value for value in each.operation.operands if is_token(value)]
    found = set[Any]()
    while pending:
        token = pending.pop()
        owner = getattr(token.owner, "operation", None)
        if token not in found and owner is not None and owner.name.startswith("air."):
            pending += [value for value in owner.operands if is_token(value)]
        found.add(token)
    return found


def spawn(
    lowering: Lowering, operation: Any, dependencies: Sequence[Any], run: Callable[[], Sequence[ir.Value] | None]
) -> ir.Value:
    """The token of a task that does `run` after `dependencies` and hands on the values that it gives."""
    block = ir.Block()
    place = lowering.place
    with lowering.within(block):
        lowering.wait([lowering.value(each) for each in dependencies])
        values = run()
        lowering.emit(ir.Yield(place=place, values=list(values or ())))
    return lowering.spawn(block, _name(operation))


def _name(operation: Any) -> str:
    """What messages call the task of an operation: its symbol, or its kind."""
    attributes = operation.attributes
    if "sym_name" in attributes:
        return f"@{attributes['sym_name'].value}"
    return str(operation.name).removeprefix("air.")


@handles("air.wait_all", attributes=LABELS)
def _wait_all(lowering: Lowering, operation: Any) -> None:
    dependencies = list(operation.operands)
    if is_asynchronous(operation) and not dependencies:
        lowering.bind(operation.results[0], lowering.constant(0))
    elif is_asynchronous(operation) and len(dependencies) == 1:
        lowering.bind(operation.results[0], lowering.value(dependencies[0]))
    else:
        run_after(lowering, operation, dependencies, lambda: None)


@handles("air.execute", attributes=LABELS)
def _execute(lowering: Lowering, operation: Any) -> None:
    """A task whose values others may use: using one waits for the task, whether a token says so or not.

    Buffers that it allocates are there from the start, and what it only computes is computed where it is used."""
    block = _single_block(lowering, operation)
    operations = [each.operation for each in block.operations]
    results = list(operation.results)[1:]
    terminator = operations[-1]
    if terminator.name != "air.execute_terminator" or len(terminator.operands) != len(results):
        raise lowering.unsupported(f"a body that ends in '{terminator.name}' with {len(terminator.operands)} values")
    if any(is_token(each) for each in results):
        raise lowering.unsupported("a token among its values")
    body, dependencies = operations[:-1], list(operation.operands)
    if any(is_vector(each.type) for each in results):
        token = _hand_on(lowering, operation, block, results)
    elif results and all(_is_timeless(each) for each in body):
        token = spawn(lowering, operation, dependencies, lambda: None)
        for result, value in zip(results, terminator.operands, strict=True):
            lowering.define_later(result, _recompute(lowering, body, value, token))
    elif results and all(_is_allocation(each) or _is_timeless(each) for each in body) and not _uses_tasks(body):
        for each in body:
            lowering.lower(each)
        values = [lowering.value(each) for each in terminator.operands]
        token = spawn(lowering, operation, dependencies, lambda: None)
        for result, allocated in zip(results, values, strict=True):
            lowering.define_later(result, _after(lowering, allocated, token))
    else:
        token = _hand_on(lowering, operation, block, results)
    lowering.bind(operation.results[0], token)
    _note_unused(lowering, operation)


def _single_block(lowering: Lowering, operation: Any) -> Any:
    block = body_of(operation)
    if block is None or len(block.region.blocks) != 1:
        raise lowering.unsupported("a body that is not one block")
    return block


def _hand_on(lowering: Lowering, operation: Any, block: Any, results: list[Any]) -> ir.Value:
    """The token of a task that does what is in a block and hands on its results."""
    vectors = {result: _vector(lowering, result) for result in results if is_vector(result.type)}
    terminator = block.operations[len(block.operations) - 1].operation
    dependencies = list(operation.operands)
    token = spawn(lowering, operation, dependencies, lambda: _in_order(lowering, block, terminator, vectors))
    others = [result for result in results if result not in vectors]
    types = [lowering.type(result.type) for result in others]
    for position, result in enumerate(others):
        lowering.define_later(result, lowering.result_of_task(token, types, position))
    for result, vector in vectors.items():
        lowering.define_vector_later(result, _after(lowering, vector, token))
    return token


def _vector(lowering: Lowering, result: Any) -> InMemory:
    """Where a task leaves a vector that others use."""
    shape = shape_of(lowering, result.type)
    return InMemory(lowering.allocate(element_type(lowering, result.type), list(shape)), shape, None)


def _in_order(lowering: Lowering, block: Any, terminator: Any, vectors: Mapping[Any, InMemory]) -> list[ir.Value]:
    """Does what is in a block and leaves its vectors in memory; gives all other values."""
    values: list[ir.Value] = []
    left = [vectors.get(result) for result in list(terminator.parent.results)[1:]]

    def end(inner: Lowering, _: Any) -> None:
        for each, vector in zip(terminator.operands, left, strict=True):
            if vector is None:
                values.append(inner.value(each))
            else:
                _leave(inner, each, vector)

    with lowering.at_once():
        lowering.defer(block, lowering.block, end)
    return values


def _leave(lowering: Lowering, mlir_vector: Any, vector: InMemory) -> None:
    """Writes a vector to where others find it."""
    element = element_of(lowering, mlir_vector)
    if element is not None:
        with lowering.loops(list(vector.shape)) as position:
            lowering.store(element(position), vector.buffer, position)
        return
    for at, part in zip(positions(vector.shape), lowering.parts(mlir_vector), strict=True):
        lowering.store(part, vector.buffer, list(at))


def _after(lowering: Lowering, value: _Obtained, token: ir.Value) -> Callable[[], _Obtained]:
    def obtain() -> _Obtained:
        lowering.wait([token])
        return value

    return obtain


def _recompute(lowering: Lowering, body: list[Any], value: Any, token: ir.Value) -> Callable[[], ir.Value]:
    def obtain() -> ir.Value:
        lowering.wait([token])
        with lowering.at_once():
            for each in body:
                lowering.lower(each)
        return lowering.value(value)

    return obtain


def _is_timeless(operation: Any) -> bool:
    dialect = operation.name.partition(".")[0]
    return (dialect in _TIMELESS_DIALECTS or operation.name in _TIMELESS) and not len(operation.regions)


def _is_allocation(operation: Any) -> bool:
    return operation.name in ("memref.alloc", "memref.alloca", "memref.get_global")


def _uses_tasks(body: list[Any]) -> bool:
    """Whether operations use what tasks hand on."""
    return any(_defining_name(operand) == "air.execute" for each in body for operand in each.operands)


def _defining_name(value: Any) -> str:
    owner = value.owner
    return str(owner.name) if hasattr(owner, "name") else ""


@handles(
    *("air.execute_terminator", "air.rank_terminator", "air.launch_terminator"),
    *("air.segment_terminator", "air.herd_terminator"),
)
def _terminator(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of its operation")


# -- parallel loops of tasks -------------------------------------------------------------------------------------------

# Operations whose regions do their work for themselves: what starts in them ends with them.
CLOSED = ("air.rank", "air.launch", "air.segment", "air.herd", "air.execute")
_DISPATCHING = (
    *("scf.for", "scf.if", "scf.parallel", "scf.index_switch", "scf.yield", "scf.reduce", "scf.reduce.return"),
    *("affine.if", "affine.yield", "affine.apply", "affine.min", "affine.max"),
)


def dispatched(operation: Any) -> Iterator[Any]:
    """The operations in the regions of `operation`, without those that are in tasks of their own."""
    return nested(operation, into=lambda each: each.name not in CLOSED)


def starts_tasks(operation: Any) -> bool:
    """Whether the regions of `operation` start tasks that may go on when it has ended."""
    return any(is_asynchronous(each) for each in dispatched(operation) if each.name.startswith("air."))


def require_dispatching(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where the regions of an operation do more than to start tasks: what they do themselves would
    be ordered by the order in which tasks are started."""
    for each in dispatched(operation):
        dialect = each.name.partition(".")[0]
        if dialect == "air":
            if not is_asynchronous(each):
                raise lowering.unsupported(f"a parallel loop that starts tasks, and '{each.name}' without a token")
        elif each.name not in _DISPATCHING and dialect not in _TIMELESS_DIALECTS:
            raise lowering.unsupported(f"a parallel loop that starts tasks, and '{each.name}' outside of them")
        elif any(_defining_name(operand) == "air.execute" and not is_token(operand) for operand in each.operands):
            raise lowering.unsupported(f"a parallel loop in which '{each.name}' waits for a task")


def lower_task_loop(
    lowering: Lowering,
    box: Box,
    body: Any,
    initial: Sequence[ir.Value],
    contributions: Contributions,
    combination: Combine,
) -> list[ir.Value]:
    """A parallel loop that does nothing but start tasks: these run side by side whatever they are started in."""
    require_dispatching(lowering, body.owner)
    if any(value.type != ir.INDEX for value in initial):
        raise lowering.unsupported("a parallel loop that starts tasks and reduces more than tokens")

    def nest(remaining: list[tuple[ir.Index, ir.Index, ir.Index]], carried: Sequence[ir.Value]) -> list[ir.Value]:
        if not remaining:
            combined: list[ir.Value] = []

            def end(inner: Lowering, terminator: Any) -> None:
                combined.extend(
                    combination(inner, list(carried), [inner.value(each) for each in contributions(terminator)])
                    if initial
                    else []
                )

            with lowering.at_once():
                lowering.defer(body, lowering.block, end)
            return combined
        with lowering.loop(*remaining[0], carried=carried) as loop:
            lowering.bind(body.arguments[len(body.arguments) - len(remaining)], loop.induction)
            loop.yielded = nest(remaining[1:], loop.carried)
        return loop.results

    return nest(list(zip(box.lower, box.upper, box.step, strict=True)), initial)
