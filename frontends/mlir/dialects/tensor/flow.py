"""Where tensor values go: the operands whose buffers a result or a block argument may take over.

What an operation does not hand on it only reads, and its results are new.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import Struct

from frontends.contexts import text_of
from frontends.mlir.core.packs import packs
from frontends.mlir.core.syntax.forms import is_wrapper

# Operations that look at a tensor's sizes alone.
SIZES_ONLY = frozenset(("tensor.dim", "tensor.rank", "shape.shape_of"))

# Operations whose tensors nobody may write over.
CONSTANTS = ("arith.constant", "tosa.const")

# The whole of the first operand, seen in another shape.
_RESHAPED = frozenset(
    (
        *("tensor.cast", "tensor.collapse_shape", "tensor.expand_shape", "tensor.reshape"),
        "sparse_tensor.reorder_coo",
        *("tosa.identity", "tosa.reshape", "shard.shard"),
    )
)

# The position of the operand that the result is a changed form of.
_DESTINATION = {
    "tensor.insert": 1,
    "tensor.insert_slice": 1,
    "tensor.scatter": 1,
    "tosa.scatter": 0,
    "vector.transfer_write": 1,
    "vector.scatter": 0,
    "bufferization.materialize_in_destination": 1,
}

# Operations whose regions run once at most, each time that the operation does.
_ONCE = frozenset(
    (
        *("affine.if", "scf.if", "scf.execute_region", "scf.index_switch", "memref.alloca_scope", "vector.mask"),
        *("shape.assuming", "tosa.cond_if"),
    )
)

# Operations with regions between which and their surroundings this module knows how tensors go.
_REGIONS = frozenset(
    (
        *("affine.for", "affine.if", "scf.for", "scf.while", "scf.if", "scf.execute_region", "scf.index_switch"),
        *("scf.forall", "shape.assuming", "sparse_tensor.foreach", "vector.mask", "tosa.cond_if", "tosa.while_loop"),
    )
)


class Kind(Enum):
    """How the memory of a result comes from that of an operand."""

    UPDATE = "update"  # the result is written over the operand
    VIEW = "view"  # the result is the operand in another shape
    SLICE = "slice"  # the result is a part of the operand
    PASS = "pass"  # the result or block argument is the operand


class Edge(Struct, frozen=True):
    """What becomes of one operand: `heirs` may lie in its buffer."""

    operand: int
    heirs: tuple[Any, ...]
    kind: Kind


def is_tensor(mlir_type: Any) -> bool:
    return text_of(mlir_type).startswith("tensor<")


def is_static(mlir_type: Any) -> bool:
    """Whether all sizes of a tensor type are known."""
    return "?" not in str(mlir_type).partition("<")[2]


def is_loop(operation: Any) -> bool:
    """Whether the operation's regions may run more than once."""
    return operation.name not in _ONCE and len(operation.regions) > 0


def hands_on_unknown(operation: Any) -> bool:
    """Whether tensors enter or leave the operation's regions in a way that is not known here."""
    if (
        not len(operation.regions)
        or operation.name in _REGIONS | packs().tensor_regions
        or is_wrapper(operation)
        or operation.name.startswith("linalg.")
    ):
        return False
    arguments = [each for region in operation.regions for block in region.blocks for each in block.arguments]
    if operation.name in ("tensor.generate", "tensor.pad"):
        return any(is_tensor(each.type) for each in arguments)
    return any(is_tensor(each.type) for each in (*arguments, *operation.results))


def edges(operation: Any) -> list[Edge]:
    """What an MLIR operation hands on of its tensor operands."""
    return [edge for edge in _edges(operation) if edge.heirs]


def _edges(operation: Any) -> Iterator[Edge]:
    name: str = operation.name
    if name in _RESHAPED:
        yield Edge(0, (operation.results[0],), Kind.VIEW)
    elif name == "tensor.extract_slice":
        yield Edge(0, (operation.results[0],), Kind.SLICE)
    elif name in _DESTINATION:
        yield Edge(_DESTINATION[name], tuple(operation.results), Kind.UPDATE)
    elif name.startswith("linalg."):
        results = list(operation.results)
        first = len(operation.operands) - len(results) - _behind_outputs(operation)
        for number, result in enumerate(results):
            if is_tensor(result.type):
                yield Edge(first + number, (result,), Kind.UPDATE)
    elif name == "scf.forall":
        yield from _forall(operation)
    elif name in _PASSING:
        yield from _PASSING[name](operation)
    elif name in (destinations := packs().tensor_destinations):
        yield Edge(destinations[name], tuple(each for each in operation.results if is_tensor(each.type)), Kind.UPDATE)


def _behind_outputs(operation: Any) -> int:
    """The number of operands that stand behind the outputs."""
    if operation.name in ("linalg.pack", "linalg.unpack"):
        return len(operation.operands) - 2  # what is packed, and into what
    return 0


def _forall(operation: Any) -> Iterator[Edge]:
    """Where the body looks at a shared output, it sees the old value whatever other iterations have inserted."""
    outputs = list(operation.attributes["operandSegmentSizes"])[3]
    first = len(operation.operands) - outputs
    arguments = list(operation.regions[0].blocks[0].arguments)
    for number, result in enumerate(operation.results):
        argument = arguments[len(arguments) - outputs + number]
        if reads_shared_output(argument):
            yield Edge(first + number, (argument,), Kind.PASS)
        else:
            yield Edge(first + number, (result,), Kind.UPDATE)


def reads_shared_output(argument: Any) -> bool:
    """Whether the body of an `scf.forall` does more with a shared output than to insert into it."""
    for use in argument.uses:
        name = use.owner.name
        inserts = name == "tensor.parallel_insert_slice" and use.operand_number == 1
        if name not in SIZES_ONLY and not inserts:
            return True
    return False


# -- control flow ------------------------------------------------------------------------------------------------------


def _pairs(first: int, *heirs: Any) -> Iterator[Edge]:
    """Operands from `first` on, each handed to its place in all the lists of heirs."""
    for number, each in enumerate(zip(*heirs, strict=True)):
        if is_tensor(each[0].type):
            yield Edge(first + number, tuple(each), Kind.PASS)


def _for(operation: Any) -> Iterator[Edge]:
    arguments = list(operation.regions[0].blocks[0].arguments)[1:]
    yield from _pairs(3, arguments, list(operation.results))


def _foreach(operation: Any) -> Iterator[Edge]:
    yield from _pairs(1, *_visited(operation))


def _visited(loop: Any) -> list[list[Any]]:
    """What a `sparse_tensor.foreach` hands from entry to entry."""
    arguments, results = list(loop.regions[0].blocks[0].arguments), list(loop.results)
    return [arguments[len(arguments) - len(results) :], results]


def _affine_for(operation: Any) -> Iterator[Edge]:
    lower, upper, _ = list(operation.attributes["operandSegmentSizes"])
    arguments = list(operation.regions[0].blocks[0].arguments)[1:]
    yield from _pairs(lower + upper, arguments, list(operation.results))


def _while(operation: Any) -> Iterator[Edge]:
    yield from _pairs(0, list(operation.regions[0].blocks[0].arguments))


def _condition(operation: Any) -> Iterator[Edge]:
    loop = operation.parent
    yield from _pairs(1, list(loop.regions[1].blocks[0].arguments), list(loop.results))


def _cond_if(operation: Any) -> Iterator[Edge]:
    """Both sides have an argument for each operand."""
    yield from _pairs(1, *(list(region.blocks[0].arguments) for region in operation.regions))


def _while_loop(operation: Any) -> Iterator[Edge]:
    yield from _pairs(0, *_carried(operation))


def _carried(loop: Any) -> list[list[Any]]:
    """What a `tosa.while_loop` carries: the condition's arguments are handed on as they are."""
    return [*(list(region.blocks[0].arguments) for region in loop.regions), list(loop.results)]


def _yield(operation: Any) -> Iterator[Edge]:
    outer = operation.parent
    name = outer.name
    if name in ("scf.for", "affine.for"):
        yield from _pairs(0, list(outer.regions[0].blocks[0].arguments)[1:], list(outer.results))
    elif name == "scf.while":
        yield from _pairs(0, list(outer.regions[0].blocks[0].arguments))
    elif name == "tosa.while_loop":
        if operation.operation.block == outer.regions[1].blocks[0]:
            yield from _pairs(0, *_carried(outer))
    elif name == "sparse_tensor.foreach":
        yield from _pairs(0, *_visited(outer))
    elif name in _ONCE:
        yield from _pairs(0, list(outer.results))


def _branch(operation: Any) -> Iterator[Edge]:
    yield from _pairs(0, list(operation.successors[0].arguments))


def _conditional_branch(operation: Any) -> Iterator[Edge]:
    first = 1
    for successor in operation.successors:
        yield from _pairs(first, list(successor.arguments))
        first += len(successor.arguments)


def _switch(operation: Any) -> Iterator[Edge]:
    yield from _conditional_branch(operation)


def _call(operation: Any) -> Iterator[Edge]:
    """A function may return what it was given."""
    results = tuple(result for result in operation.results if is_tensor(result.type))
    for number, operand in enumerate(operation.operands):
        if is_tensor(operand.type):
            yield Edge(number, results, Kind.PASS)


_PASSING = {
    "affine.for": _affine_for,
    "affine.yield": _yield,
    "scf.for": _for,
    "scf.while": _while,
    "scf.condition": _condition,
    "scf.yield": _yield,
    "sparse_tensor.foreach": _foreach,
    "sparse_tensor.yield": _yield,
    "shape.assuming_yield": _yield,
    "tosa.cond_if": _cond_if,
    "tosa.while_loop": _while_loop,
    "tosa.yield": _yield,
    "vector.yield": _yield,
    "cf.br": _branch,
    "cf.cond_br": _conditional_branch,
    "cf.switch": _switch,
    "func.call": _call,
}
