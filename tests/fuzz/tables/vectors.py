"""Operations on vectors, and on memory that vectors are written to, each with what it gives in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np

from tests.fuzz.tables.chain import (
    Array,
    Cell,
    Chain,
    Known,
    combined,
    constant,
    elementwise,
    filled,
    listed,
    part_of,
    reduced_along,
)


def _transpose(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 1)
    if one is None:
        return
    order = chain.choices.order(one.array.ndim)
    made = one.array.transpose(order)
    chain.add(
        f"vector.transpose {one.name}, {listed(order)} : {chain.type_of(one.array)} to {chain.type_of(made)}", made
    )


def _broadcast(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    shape = [chain.choices.upto(3, 1) if each == 1 else each for each in one.array.shape]
    shape = [chain.choices.upto(3, 1) for _ in range(chain.choices.upto(1))] + shape
    made = np.broadcast_to(one.array, shape).copy()
    chain.add(f"vector.broadcast {one.name} : {chain.type_of(one.array)} to {chain.type_of(made)}", made)


def _shape_cast(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    size = one.array.size
    first = chain.choices.of([each for each in range(1, size + 1) if size % each == 0])
    made = one.array.reshape(chain.choices.of(((size,), (first, size // first))))
    chain.add(f"vector.shape_cast {one.name} : {chain.type_of(one.array)} to {chain.type_of(made)}", made)


def _strided(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    sizes = [chain.choices.upto(each, 1) for each in one.array.shape]
    offsets = [chain.choices.upto(each - size) for each, size in zip(one.array.shape, sizes, strict=True)]
    ones = [1] * len(sizes)
    if chain.choices.of((True, False)):
        made = one.array[part_of(offsets, sizes, ones)]
        chain.add(
            f"vector.extract_strided_slice {one.name} {{offsets = {listed(offsets)}, sizes = "
            ""
            ""
            ""
            f"{listed(sizes)}, strides = {listed(ones)}}} : "
            f"{chain.type_of(one.array)} to {chain.type_of(made)}",
            made,
        )
        return
    value = chain.some(lambda each: list(each.shape) == sizes) or chain.zeros(sizes, chain.choices.upto(9))
    made = one.array.copy()
    made[part_of(offsets, sizes, ones)] = value.array
    chain.add(
        f"vector.insert_strided_slice {value.name}, {one.name} {{offsets = {listed(offsets)}, "
        ""
        ""
        ""
        f"strides = {listed(ones)}}} : "
        f"{chain.type_of(value.array)} into {chain.type_of(made)}",
        made,
    )


def _extract(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 1)
    if one is None:
        return
    at = [chain.choices.upto(each - 1) for each in one.array.shape[: chain.choices.upto(one.array.ndim - 1, 1)]]
    made = one.array[tuple(at)]
    if chain.choices.of((True, False)):
        chain.add(
            f"vector.extract {one.name}{listed(at)} : {chain.type_of(made)} from {chain.type_of(one.array)}", made
        )
        return
    value = chain.some(lambda each: each.shape == made.shape) or chain.zeros(made.shape, 5)
    other = one.array.copy()
    other[tuple(at)] = value.array
    chain.add(
        f"vector.insert {value.name}, {one.name} {listed(at)} : {chain.type_of(made)} into {chain.type_of(other)}",
        other,
    )


def _shuffle(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    other = chain.some(lambda each: each.ndim == one.array.ndim and each.shape[1:] == one.array.shape[1:])
    assert other is not None
    both = np.concatenate([one.array, other.array])
    lanes = [chain.choices.upto(len(both) - 1) for _ in range(chain.choices.upto(5, 1))]
    made = both[lanes]
    chain.add(
        f"vector.shuffle {one.name}, {other.name} {listed(lanes)} : "
        f"{chain.type_of(one.array)}, {chain.type_of(other.array)}",
        made,
    )


def _interleave(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    other = chain.some(lambda each: each.shape == one.array.shape)
    assert other is not None
    made = np.stack([one.array, other.array], axis=-1).reshape(*one.array.shape[:-1], -1)
    chain.add(f"vector.interleave {one.name}, {other.name} : {chain.type_of(one.array)} -> {chain.type_of(made)}", made)
    which = chain.choices.upto(1)
    parts = chain.define(
        f"vector.deinterleave {chain.values[-1].name} : {chain.type_of(made)} -> {chain.type_of(one.array)}"
    )
    chain.lines[-1] = chain.lines[-1].replace(f"{parts} =", f"{parts}:2 =")
    chain.values.append(Known(f"{parts}#{which}", (one, other)[which].array))


def _mask(chain: Chain, shape: Sequence[int]) -> tuple[str, Array]:
    held = [chain.choices.upto(each) for each in shape]
    if not all(held):
        held = [0] * len(held)
    flags = np.zeros(tuple(shape), dtype=bool)
    flags[tuple(slice(each) for each in held)] = True
    type_ = f"vector<{''.join(f'{each}x' for each in shape)}i1>"
    if chain.choices.of((True, False)):
        return chain.define(f"vector.constant_mask {listed(held)} : {type_}"), flags
    names = ", ".join(chain.number(each, "index") for each in held)
    return chain.define(f"vector.create_mask {names} : {type_}"), flags


def _multi_reduction(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 1)
    if one is None:
        return
    axes = [chain.choices.upto(one.array.ndim - 1)]
    kind = chain.choices.of(("add", "mul", "maxs"))
    shape = [each for at, each in enumerate(one.array.shape) if at not in axes]
    init = chain.zeros(shape, chain.choices.upto(3))
    spelled = {"add": "add", "mul": "mul", "maxs": "maxsi"}[kind]
    text = (
        f"vector.multi_reduction <{spelled}>, {one.name}, {init.name} {listed(axes)} : "
        f"{chain.type_of(one.array)} to {chain.type_of(init.array)}"
    )
    # Under a mask canonicalize drops what dimensions of size 1 are accumulated into (tests/lit/FINDINGS.md).
    if chain.choices.of((True, True, False)) or one.array.shape[axes[0]] == 1:
        chain.add(text, reduced_along(one.array, axes, kind, init.array))
        return
    mask, flags = _mask(chain, one.array.shape)
    made = init.array.copy()
    for at in np.ndindex(*one.array.shape):
        place = tuple(each for number, each in enumerate(at) if number not in axes)
        if flags[at]:
            made[place] = Cell(kind, operands=(one.array[at], made[place]))
    mask_type = f"vector<{'x'.join(map(str, one.array.shape))}xi1>"
    chain.add(f"vector.mask {mask} {{ {text} }} : {mask_type} -> {chain.type_of(made)}", made)


def _select(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim > 0)
    if one is None:
        return
    other = chain.some(lambda each: each.shape == one.array.shape)
    assert other is not None
    mask, flags = _mask(chain, one.array.shape)
    made = np.where(flags, one.array, other.array)
    mask_type = f"vector<{'x'.join(map(str, one.array.shape))}xi1>"
    chain.add(f"arith.select {mask}, {one.name}, {other.name} : {mask_type}, {chain.type_of(made)}", made)


def _contract(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim == 2)
    if one is None:
        return
    left = chain.choices.order(2)
    k = one.array.shape[left.index(1)]
    other = chain.some(lambda each: each.ndim == 2 and k in each.shape)
    if other is None:
        return
    right = chain.choices.order(2)
    if other.array.shape[right.index(1)] != k:
        right.reverse()
        if other.array.shape[right.index(1)] != k:
            return
    m, n = one.array.shape[left.index(0)], other.array.shape[right.index(0)]
    turned = chain.choices.of((True, False))
    init = chain.zeros((n, m) if turned else (m, n), chain.choices.upto(3))
    kind = chain.choices.of(("add", "maxs"))
    made = init.array.copy()
    a, b = one.array.transpose(left), other.array.transpose(right)  # now (m, k) and (n, k)
    for i, j in product(range(m), range(n)):
        place = (j, i) if turned else (i, j)
        for each in range(k):
            made[place] = Cell(kind, operands=(Cell("mul", operands=(a[i, each], b[j, each])), made[place]))
    results = [
        [("d0", "d2")[each] for each in np.argsort(left)],
        [("d1", "d2")[each] for each in np.argsort(right)],
        ["d1", "d0"] if turned else ["d0", "d1"],
    ]
    maps = ", ".join(f"affine_map<(d0, d1, d2) -> ({', '.join(each)})>" for each in results)
    spelled = {"add": "add", "maxs": "maxsi"}[kind]
    chain.add(
        f'vector.contract {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel", "reduction"], '
        f"kind = #vector.kind<{spelled}>}} "
        f"{one.name}, {other.name}, {init.name} : {chain.type_of(one.array)}, "
        ""
        ""
        ""
        f"{chain.type_of(other.array)} into {chain.type_of(made)}",
        made,
    )


def _outerproduct(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim == 1)
    other = chain.some(lambda each: each.ndim == 1)
    if one is None or other is None:
        return
    init = chain.zeros((len(one.array), len(other.array)), chain.choices.upto(3))
    kind = chain.choices.of(("add", "maxs"))
    made = init.array.copy()
    for i, j in np.ndindex(*made.shape):
        made[i, j] = Cell(kind, operands=(Cell("mul", operands=(one.array[i], other.array[j])), made[i, j]))
    spelled = {"add": "add", "maxs": "maxsi"}[kind]
    chain.add(
        f"vector.outerproduct {one.name}, {other.name}, {init.name} {{kind = "
        f"#vector.kind<{spelled}>}} : {chain.type_of(one.array)}, {chain.type_of(other.array)}",
        made,
    )


def _scan(chain: Chain) -> None:
    one = chain.some(lambda each: each.ndim == 2)
    if one is None:
        return
    at, inclusive = chain.choices.upto(1), chain.choices.of((True, False))
    kind = chain.choices.of(("add", "mul"))
    init = chain.zeros([one.array.shape[1 - at]], chain.choices.upto(3))
    made, running = one.array.copy(), init.array.copy()
    # Inclusive scans begin with the first slice and leave out the initial value, as upstream lowers them.
    for each in range(one.array.shape[at]):
        place = (slice(None),) * at + (each,)
        if inclusive:
            running = one.array[place] if each == 0 else combined(kind, running, one.array[place])
            made[place] = running
        else:
            made[place] = running
            running = combined(kind, running, one.array[place])
    parts = chain.define(
        f"vector.scan <{kind}>, {one.name}, {init.name} {{inclusive = "
        f"{str(inclusive).lower()}, reduction_dim = {at} : i64}} : "
        f"{chain.type_of(one.array)}, {chain.type_of(init.array)}"
    )
    chain.lines[-1] = chain.lines[-1].replace(f"{parts} =", f"{parts}:2 =")
    chain.values.append(Known(f"{parts}#0", made))


def _transfer(chain: Chain) -> None:
    """A vector written to memory and read again by a map that may exchange and repeat dimensions, beyond its end, and
    under a mask."""
    one = chain.some(lambda each: 0 < each.ndim < 3)
    if one is None:
        return
    rank = one.array.ndim
    memory = f"memref<{'x'.join(map(str, one.array.shape))}xi32>"
    name = chain.define(f"memref.alloca() : {memory}")
    zero = chain.number(0, "index")
    zeros = ", ".join([zero] * rank)
    inside = ", ".join(["true"] * rank)
    chain.lines.append(
        f"vector.transfer_write {one.name}, {name}[{zeros}] {{in_bounds = [{inside}]}} : "
        f"{chain.type_of(one.array)}, {memory}"
    )
    starts = [chain.choices.upto(each - 1) for each in one.array.shape]
    dims = chain.choices.order(rank)[: chain.choices.upto(rank, 1)]
    results = [each if chain.choices.upto(3) else -1 for each in dims]
    if all(each < 0 for each in results):
        results = [0]
    shape = [chain.choices.upto(4, 1) for _ in results]
    padding = chain.choices.upto(7)
    masked = chain.choices.of((True, False))
    kept = [number for number, each in enumerate(results) if each >= 0]
    # The mask has the kept dimensions in the order of the memory's.
    order = sorted(kept, key=lambda number: results[number])
    flags: Array | None = None
    text = ""
    if masked:
        mask, flags = _mask(chain, [shape[number] for number in order])
        text = f", {mask}"
    made = filled(shape, None)
    for at in np.ndindex(*shape):
        place = list(starts)
        for number, each in enumerate(results):
            if each >= 0:
                place[each] += at[number]
        held = flags is None or flags[tuple(at[number] for number in order)]
        within = all(each < size for each, size in zip(place, one.array.shape, strict=True))
        made[at] = one.array[tuple(place)] if held and within else constant(padding)
    inside = ", ".join("true" if each < 0 else "false" for each in results)
    pad = chain.number(padding)
    indices = ", ".join(chain.number(each, "index") for each in starts)
    map_ = (
        f"affine_map<({', '.join(f'd{at}' for at in range(rank))}) -> "
        f"({', '.join('0' if each < 0 else f'd{each}' for each in results)})>"
    )
    chain.add(
        f"vector.transfer_read {name}[{indices}], {pad}{text} {{in_bounds = [{inside}], "
        ""
        ""
        ""
        f"permutation_map = {map_}}} : {memory}, {chain.type_of(made)}",
        made,
    )


def _views(chain: Chain) -> None:
    """A vector written to memory, parts of which are copied through views, and read again."""
    one = chain.some(lambda each: each.ndim == 2)
    if one is None:
        return
    rows, columns = one.array.shape
    memory = f"memref<{rows}x{columns}xi32>"
    name = chain.define(f"memref.alloca() : {memory}")
    zero = chain.number(0, "index")
    chain.lines.append(
        f"vector.transfer_write {one.name}, {name}[{zero}, {zero}] {{in_bounds = [true, "
        f"true]}} : {chain.type_of(one.array)}, {memory}"
    )
    array = one.array.copy()
    flat = array.reshape(-1)
    for _ in range(chain.choices.upto(3, 1)):
        size = chain.choices.upto(min(3, rows * columns), 1)
        views, parts = list[str](), list[Array]()
        for _ in range(2):
            step = chain.choices.of((1, 2, columns))
            step = step if (size - 1) * step < rows * columns else 1
            start = chain.choices.upto(rows * columns - 1 - (size - 1) * step)
            type_ = f"memref<{size}xi32, strided<[{step}], offset: {start}>>"
            views.append(
                chain.define(
                    f"memref.reinterpret_cast {name} to offset: [{start}], sizes: [{size}], strides: "
                    f"[{step}] : {memory} to {type_}"
                )
            )
            parts.append(flat[start : start + (size - 1) * step + 1 : step])
            views[-1] += f"|{type_}"
        (source, source_type), (target, target_type) = (each.split("|") for each in views)
        if np.shares_memory(parts[0], parts[1]):  # an overlapping copy is undefined
            at = [chain.choices.upto(size - 1) for _ in range(2)]
            value = chain.define(f"memref.load {source}[{chain.number(at[0], 'index')}] : {source_type}")
            index = chain.number(at[1], "index")
            # The index was defined after the load's text was made; so is the store.
            chain.lines.append(f"memref.store {value}, {target}[{index}] : {target_type}")
            parts[1][at[1]] = parts[0][at[0]]
        else:
            chain.lines.append(f"memref.copy {source}, {target} : {source_type} to {target_type}")
            parts[1][:] = parts[0]
    pad = chain.number(0)
    chain.add(
        f"vector.transfer_read {name}[{zero}, {zero}], {pad} {{in_bounds = [true, true]}} : "
        f"{memory}, {chain.type_of(array)}",
        array,
    )


VECTOR = (elementwise, _transpose, _broadcast, _shape_cast, _strided, _extract, _shuffle, _interleave, _multi_reduction,
           _select, _contract, _outerproduct, _scan, _transfer, _transfer, _views)  # fmt: skip
