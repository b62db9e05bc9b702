"""Operations on tensors, each with what it gives in numpy."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import numpy as np

from tests.fuzz.tables.chain import Cell, Chain, constant, elementwise, filled, listed, part_of, reduced_along, windows


def _extract_slice(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    offsets, sizes, steps = windows(chain, one.array.shape)
    made = one.array[part_of(offsets, sizes, steps)]
    if 1 in sizes and len(sizes) > 1 and chain.choices.of((True, False)):
        at = sizes.index(1)
        made = made.reshape(*sizes[:at], *sizes[at + 1 :])
    text = f"{listed(offsets)} {listed(sizes)} {listed(steps)} : {chain.type_of(one.array)} to {chain.type_of(made)}"
    chain.add(f"tensor.extract_slice {one.name}{text}", made)


def _insert_slice(chain: Chain) -> None:
    into = chain.some(lambda each: each.ndim > 0)
    if into is None:
        return
    offsets, sizes, steps = windows(chain, into.array.shape)
    value = chain.some(lambda each: list(each.shape) == sizes) or chain.zeros(sizes, chain.choices.upto(9))
    made = into.array.copy()
    made[part_of(offsets, sizes, steps)] = value.array
    text = (
        f"{listed(offsets)} {listed(sizes)} {listed(steps)} : {chain.type_of(value.array)} into {chain.type_of(made)}"
    )
    chain.add(f"tensor.insert_slice {value.name} into {into.name}{text}", made)


def _pad(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    low, high = ([chain.choices.upto(2) for _ in one.array.shape] for _ in range(2))
    value = chain.choices.upto(5)
    made = np.pad(one.array, list(zip(low, high, strict=True)), constant_values=constant(value))
    name = chain.number(value)
    indices = ", ".join(f"%p{chain.count}x{at}: index" for at in range(one.array.ndim))
    types = f"{chain.type_of(one.array)} to {chain.type_of(made)}"
    chain.add(
        f"tensor.pad {one.name} low{listed(low)} high{listed(high)} {{\n^bb0({indices}):\n  "
        f"tensor.yield {name} : i32\n}} : {types}",
        made,
    )


def _reassociation(chain: Chain, shape: Sequence[int]) -> list[list[int]]:
    """Neighbours that become one."""
    groups = [[0]]
    for at in range(1, len(shape)):
        if chain.choices.of((True, False)):
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups


def _collapse(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 1)
    if one is None:
        return
    groups = _reassociation(chain, one.array.shape)
    made = one.array.reshape([math.prod(one.array.shape[at] for at in group) for group in groups])
    chain.add(
        f"tensor.collapse_shape {one.name} {listed([listed(each) for each in groups])} : "
        f"{chain.type_of(one.array)} into {chain.type_of(made)}",
        made,
    )


def _expand(chain: Chain) -> None:
    one = chain.some(lambda each: 0 < each.ndim < 3)
    if one is None:
        return
    groups, sizes = list[list[int]](), list[int]()
    for each in one.array.shape:
        divisors = [number for number in range(1, each + 1) if each % number == 0]
        first = chain.choices.of(divisors)
        split = chain.choices.of((True, False))
        groups.append([len(sizes), len(sizes) + 1] if split else [len(sizes)])
        sizes += [first, each // first] if split else [each]
    made = one.array.reshape(sizes)
    text = f"{listed([listed(each) for each in groups])} output_shape {listed(sizes)}"
    chain.add(f"tensor.expand_shape {one.name} {text} : {chain.type_of(one.array)} into {chain.type_of(made)}", made)


def _concat(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    other = chain.some(lambda each: each.shape == one.array.shape)
    at = chain.choices.upto(one.array.ndim - 1)
    assert other is not None
    made = np.concatenate([one.array, other.array], axis=at)
    types = f"({chain.type_of(one.array)}, {chain.type_of(other.array)}) -> {chain.type_of(made)}"
    chain.add(f"tensor.concat dim({at}) {one.name}, {other.name} : {types}", made)


def _linalg_transpose(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 1)
    if one is None:
        return
    order = chain.choices.order(one.array.ndim)
    made = one.array.transpose(order)
    init = chain.empty(made.shape)
    chain.add(
        f"linalg.transpose ins({one.name} : {chain.type_of(one.array)}) outs({init.name} : "
        f"{chain.type_of(made)}) permutation = {listed(order)}",
        made,
    )


def _linalg_broadcast(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim < 3)
    if one is None:
        return
    at, size = chain.choices.upto(one.array.ndim), chain.choices.upto(3, 1)
    made = np.repeat(np.expand_dims(one.array, at), size, axis=at)
    init = chain.empty(made.shape)
    chain.add(
        f"linalg.broadcast ins({one.name} : {chain.type_of(one.array)}) outs({init.name} : "
        f"{chain.type_of(made)}) dimensions = [{at}]",
        made,
    )


def _linalg_reduce(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    axes = sorted({chain.choices.upto(one.array.ndim - 1) for _ in range(2)})
    kind = chain.choices.of(("add", "mul", "maxs"))
    shape = [each for at, each in enumerate(one.array.shape) if at not in axes]
    init = chain.zeros(shape, chain.choices.upto(3))
    made = reduced_along(one.array, axes, kind, init.array)
    chain.add(
        f"linalg.reduce {{ arith.{kind}i }} ins({one.name} : {chain.type_of(one.array)}) "
        f"outs({init.name} : {chain.type_of(made)}) dimensions = {listed(axes)}",
        made,
    )


def _generic(chain: Chain) -> None:
    """`linalg.generic` of one or two inputs, whose maps have dimensions, numbers and sums."""
    one = chain.some(lambda each: 0 < each.ndim <= 3)
    if one is None:
        return
    other = chain.some(lambda each: 0 < each.ndim <= 3)
    assert other is not None
    count = chain.choices.upto(3, 1)
    extents = [0] * count
    maps = list[list[tuple[int, int, int]]]()  # of each input, by dimension: a loop or none, a factor and a number
    for known in (one, other):
        results = list[tuple[int, int, int]]()
        for size in known.array.shape:
            loop = chain.choices.upto(count - 1)
            factor, number = chain.choices.of((1, 1, 1, 1, 2)), chain.choices.of((0, 0, 0, 1))
            most = (size - 1 - number) // factor + 1
            if chain.choices.upto(5) == 0 or most < 1 or (extents[loop] and extents[loop] > most):
                results.append((-1, 0, chain.choices.upto(size - 1)))
                continue
            if not extents[loop]:
                if (factor, number) != (1, 0):
                    most = chain.choices.upto(most, 1)
                extents[loop] = most
            results.append((loop, factor, number))
        maps.append(results)
    # MLIR wants each loop's extent from a plain dimension of an operand: the output has those that none has plainly.
    plain = {loop for results in maps for loop, factor, number in results if (factor, number) == (1, 0)}
    for results, known in zip(maps, (one, other), strict=True):
        for (loop, factor, number), size in zip(results, known.array.shape, strict=True):
            if (factor, number) == (1, 0) and extents[loop] != size:
                return
    extents = [each or 2 for each in extents]
    reduced = [at for at in range(count) if at in plain and chain.choices.upto(3) == 0]
    order = [each for each in chain.choices.order(count) if each not in reduced]
    kind, body = chain.choices.of(("add", "maxs")), chain.choices.of(("mul", "add", "sub", "index"))
    init = chain.zeros([extents[each] for each in order], chain.choices.upto(2))
    made = init.array.copy()
    for at in product(*map(range, extents)):
        a, b = (
            known.array[tuple(number + (factor * at[loop] if loop >= 0 else 0) for loop, factor, number in results)]
            for known, results in zip((one, other), maps, strict=True)
        )
        place = tuple(at[each] for each in order)
        value = Cell("add", operands=(a, constant(at[-1]))) if body == "index" else Cell(body, operands=(a, b))
        made[place] = Cell(kind, operands=(made[place], value))
    dims = ", ".join(f"d{at}" for at in range(count))
    texts = list[str]()
    for results in (*maps, [(each, 1, 0) for each in order]):
        of = [f"d{loop} * {factor} + {number}" if loop >= 0 else str(number) for loop, factor, number in results]
        texts.append(f"affine_map<({dims}) -> ({', '.join(of)})>")
    iterators = ", ".join('"reduction"' if at in reduced else '"parallel"' for at in range(count))
    inner = f"%e = arith.{body}i %a, %b : i32"
    if body == "index":
        inner = (
            f"%i = linalg.index {count - 1} : index\n  %j = arith.index_cast %i : index to i32\n  "
            "%e = arith.addi %a, %j : i32"
        )
    chain.add(
        f"linalg.generic {{indexing_maps = [{', '.join(texts)}], iterator_types = [{iterators}]}} "
        f"ins({one.name}, {other.name} : {chain.type_of(one.array)}, "
        f"{chain.type_of(other.array)}) outs({init.name} : {chain.type_of(made)}) "
        ""
        ""
        f"{{\n"
        f"^bb0(%a: i32, %b: i32, %c: i32):\n  {inner}\n  %g = arith.{kind}i %c, %e : i32\n  "
        ""
        ""
        ""
        f"linalg.yield %g : i32\n}} -> {chain.type_of(made)}",
        made,
    )


def _matmul(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim == 2)
    if one is None:
        return
    other = chain.some(lambda each: each.ndim == 2 and each.shape[0] == one.array.shape[1])
    if other is None:
        return
    init = chain.zeros((one.array.shape[0], other.array.shape[1]), chain.choices.upto(2))
    made = init.array.copy()
    for i, j in np.ndindex(*made.shape):
        for k in range(one.array.shape[1]):
            made[i, j] = Cell("add", operands=(made[i, j], Cell("mul", operands=(one.array[i, k], other.array[k, j]))))
    chain.add(
        f"linalg.matmul ins({one.name}, {other.name} : {chain.type_of(one.array)}, {chain.type_of(other.array)}) "
        f"outs({init.name} : {chain.type_of(made)}) -> {chain.type_of(made)}",
        made,
    )


def _gather(chain: Chain) -> None:
    """`tensor.gather` of elements along one dimension."""
    one = chain.some(lambda each: 0 < each.ndim < 3)
    if one is None:
        return
    at, count = chain.choices.upto(one.array.ndim - 1), chain.choices.upto(3, 1)
    indices = [chain.choices.upto(one.array.shape[at] - 1) for _ in range(count)]
    made = np.stack([np.take(one.array, [each], axis=at) for each in indices])
    name = chain.define(f"arith.constant dense<{[[each] for each in indices]}> : tensor<{count}x1xindex>")
    chain.add(
        f"tensor.gather {one.name}[{name}] gather_dims([{at}]) : ({chain.type_of(one.array)}, "
        ""
        ""
        ""
        f"tensor<{count}x1xindex>) -> {chain.type_of(made)}",
        made,
    )


def _generate(chain: Chain) -> None:
    shape = [chain.choices.upto(3, 1) for _ in range(chain.choices.upto(2, 1))]
    factors = [chain.choices.upto(3) for _ in shape]
    made = filled(shape, None)
    for at in np.ndindex(*shape):
        made[at] = constant(sum(factor * each for factor, each in zip(factors, at, strict=True)))
    dims = ", ".join(f"d{at}" for at in range(len(shape)))
    total = " + ".join(f"d{at} * {factor}" for at, factor in enumerate(factors))
    names = [f"%g{chain.count}x{at}" for at in range(len(shape))]
    chain.add(
        f"tensor.generate {{\n^bb0({', '.join(f'{name}: index' for name in names)}):\n"
        f"  %s = affine.apply affine_map<({dims}) -> ({total})>({', '.join(names)})\n  %t = "
        ""
        ""
        ""
        "arith.index_cast %s : index to i32\n"
        f"  tensor.yield %t : i32\n}} : {chain.type_of(made)}",
        made,
    )


def _pack(chain: Chain) -> None:
    """`linalg.pack` with a padding value, and sometimes `linalg.unpack` after it."""
    one = chain.some(lambda each: each.ndim == 2)
    if one is None:
        return
    rows, columns = one.array.shape
    at = chain.choices.upto(1)
    tile, value = chain.choices.upto(3, 1), chain.choices.upto(4)
    size = one.array.shape[at]
    outer = -(-size // tile)
    spread = [(0, 0), (0, 0)]
    spread[at] = (0, outer * tile - size)
    whole = np.pad(one.array, spread, constant_values=constant(value))
    made = whole.reshape(outer, tile, columns).transpose(0, 2, 1) if at == 0 else whole.reshape(rows, outer, tile)
    if chain.choices.of((True, False)):
        made = made.transpose(1, 0, 2)
        order = " outer_dims_perm = [1, 0]"
    else:
        order = ""
    init, name = chain.empty(made.shape), chain.number(value)
    chain.add(
        f"linalg.pack {one.name} padding_value({name} : i32){order} inner_dims_pos = [{at}] "
        ""
        ""
        ""
        f"inner_tiles = [{tile}] into {init.name} : "
        f"{chain.type_of(one.array)} -> {chain.type_of(made)}",
        made,
    )
    if chain.choices.of((True, False)):
        back = chain.empty((rows, columns))
        chain.add(
            f"linalg.unpack {chain.values[-1].name}{order} inner_dims_pos = [{at}] inner_tiles = "
            ""
            ""
            ""
            f"[{tile}] into {back.name} : "
            f"{chain.type_of(made)} -> {chain.type_of(one.array)}",
            one.array,
        )


TENSOR = (elementwise, _extract_slice, _insert_slice, _pad, _collapse, _expand, _concat, _linalg_transpose,
           _linalg_broadcast, _linalg_reduce, _generic, _generic, _matmul, _gather, _generate, _pack)  # fmt: skip
