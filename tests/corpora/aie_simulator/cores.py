"""What cores compute, one element at a time."""

from __future__ import annotations

import operator
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
from torch_mlir import ir

from tests.corpora.aie_simulator.fifos import WORDS, End, Undefined
from tests.corpora.aie_simulator.state import Device, NotSimulated, Steps, always, number_of, text_of
from tests.corpora.aie_simulator.transfers import lock

_SCALAR: dict[str, Callable[..., Any]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.muli": lambda a, b: a * b,
    "arith.addf": lambda a, b: np.float32(a + b),
    "arith.mulf": lambda a, b: np.float32(a * b),
    "arith.subf": lambda a, b: np.float32(a - b),
    "arith.divf": lambda a, b: np.float32(a / b),
    "arith.maximumf": lambda a, b: np.float32(np.maximum(a, b)),
    "arith.extf": np.float32,
    "math.exp": lambda a: np.float32(np.exp(a)),
}


def core(state: Device, region: Any, tile: tuple[int, int]) -> Steps:
    block = region.blocks[0]
    while True:
        yield from _operations(state, block, tile)
        last = list(block.operations)[-1].operation
        if last.name == "aie.end":
            return
        assert last.name in ("cf.br", "cf.cond_br"), last.name
        taken, given = 0, list(last.operands)
        if last.name == "cf.cond_br":
            _, first, _ = (int(each) for each in last.attributes["operandSegmentSizes"])
            taken = 0 if state.values[given[0]] else 1
            given = given[1 + first :] if taken else given[1 : 1 + first]
        numbers = [state.values[each] for each in given]
        block = last.successors[taken]
        state.values |= dict(zip(block.arguments, numbers, strict=True))


def _vector(state: Device, operation: Any) -> Steps:
    """A load or a store of elements that lie beside each other, one after the other."""
    values, stores = state.values, operation.name == "vector.store"
    buffer, *indices = list(operation.operands)[stores:]
    vector = ir.VectorType(operation.operands[0].type if stores else operation.results[0].type)
    at = 0
    for size, index in zip(ir.MemRefType(buffer.type).shape, indices, strict=True):
        at = at * size + values[index]
    if not stores:
        values[operation.results[0]] = []
    for number in range(prod(vector.shape)):
        yield always
        if stores:
            values[buffer][at + number] = values[operation.operands[0]][number]
        elif values[buffer][at + number] is None:
            raise Undefined("an element that nobody has written")
        else:
            values[operation.results[0]].append(values[buffer][at + number])


def _end(state: Device, operation: Any, tile: tuple[int, int]) -> End:
    fifo = state.fifos[str(operation.attributes["objFifo_name"].value)]
    end = fifo.producer if text_of(operation, "port") == "Produce" else fifo.consumers[tile]
    assert end is not None
    return end


def _operations(state: Device, block: Any, tile: tuple[int, int]) -> Steps:
    values = state.values
    for view in block.operations:
        each = view.operation
        match each.name:
            case "arith.constant":
                constant, type = each.attributes["value"], each.results[0].type
                if isinstance(type, ir.VectorType):
                    assert ir.DenseElementsAttr(constant).is_splat
                    values[each.results[0]] = [ir.DenseElementsAttr(constant).get_splat_value().value] * prod(
                        type.shape
                    )
                else:
                    values[each.results[0]] = constant.value
            case "arith.addi" if str(each.results[0].type).startswith("vector<"):
                values[each.results[0]] = [
                    (x + y + 2**31) % 2**32 - 2**31
                    for x, y in zip(*(values[one] for one in each.operands), strict=True)
                ]
            case "vector.load" | "vector.store":
                yield from _vector(state, each)
            case "aie.objectfifo.acquire":
                end = _end(state, each, tile)
                yield from end.acquire(number_of(each, "size"))
                values[each.results[0]] = [end.object(at) for at in range(number_of(each, "size"))]
                if str(each.results[0].type).startswith("memref<"):
                    (values[each.results[0]],) = values[each.results[0]]
            case "aie.objectfifo.subview.access":
                values[each.results[0]] = values[each.operands[0]][number_of(each, "index")]
            case "aie.objectfifo.release":
                yield always
                _end(state, each, tile).release(number_of(each, "size"))
            case "aie.put_cascade":
                queue = state.arrivals[tile, "cascade out", 0]
                yield lambda queue=queue: len(queue) < WORDS
                queue.append(list(values[each.operands[0]]))
            case "aie.get_cascade":
                queue = state.arrivals[tile, "cascade", 0]
                yield lambda queue=queue: len(queue) > 0
                values[each.results[0]] = queue.popleft()
            case "arith.cmpi":
                compare = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
                left, right = (values[one] for one in each.operands)
                predicate = number_of(each, "predicate")
                assert predicate < 6 or min(left, right) >= 0
                values[each.results[0]] = compare[predicate if predicate < 6 else predicate - 4](left, right)
            case name if name in _SCALAR:
                result = _SCALAR[name](*(values[operand] for operand in each.operands))
                if str(each.results[0].type) == "i32":
                    result = (result + 2**31) % 2**32 - 2**31
                values[each.results[0]] = result
            case "memref.load" | "memref.store":
                yield always
                stores = each.name == "memref.store"
                buffer, *indices = list(each.operands)[stores:]
                at = 0
                for size, index in zip(ir.MemRefType(buffer.type).shape, indices, strict=True):
                    at = at * size + values[index]
                if stores:
                    values[buffer][at] = values[each.operands[0]]
                elif values[buffer][at] is None:
                    raise Undefined("an element that nobody has written")
                else:
                    values[each.results[0]] = values[buffer][at]
            case "scf.for":
                lower, upper, step = (values[operand] for operand in each.operands)
                body = each.regions[0].blocks[0]
                for at in range(lower, upper, step):
                    values[body.arguments[0]] = at
                    yield from _operations(state, body, tile)
            case "aie.use_lock":
                yield from lock(state, each)
            case "cf.br" | "cf.cond_br" | "scf.yield" | "aie.end":
                pass
            case _:
                raise NotSimulated(each.name)
