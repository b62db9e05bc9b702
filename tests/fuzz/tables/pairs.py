"""Chains, and tables of the elements that they give."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np

from tests.fuzz.batches import Drawn
from tests.fuzz.tables.chain import Array, Cell, Chain, Choices, Known, filled, listed
from tests.fuzz.tables.tensors import TENSOR
from tests.fuzz.tables.vectors import VECTOR

# What elements are drawn from, one range after the other: a maximum with a small number shows where all are smaller.
_RANGES = ((-(1 << 31), (1 << 31) - 1), (-9, 9), (-3, 1), (2, 9), (0, 0))
_LARGEST = 48  # elements of a result


def chain_of(choices: Choices) -> tuple[Chain, Known, list[Known]]:
    """A chain, its result, and its arguments."""
    chain = Chain(choices, choices.of(("tensor", "vector")))
    arguments = list[Known]()
    for name in "AB":
        shape = tuple(choices.upto(4, 1) for _ in range(choices.upto(3, 1)))
        array = filled(shape, None)
        for number, at in enumerate(np.ndindex(*shape)):
            array[at] = Cell("argument", name, number)
        arguments.append(Known(f"%{name}", array))
    chain.values += arguments
    for _ in range(choices.upto(5, 1)):
        step = choices.of(TENSOR if chain.kind == "tensor" else VECTOR)
        step(chain)
        if chain.values[-1].array.size > _LARGEST:
            chain.values.pop()
    return chain, chain.values[-1], arguments


def _source(chain: Chain, result: Known, arguments: list[Known]) -> str:
    parameters = ", ".join(f"{each.name}: {chain.type_of(each.array)}" for each in arguments)
    type_ = chain.type_of(result.array)
    body = "\n".join(f"  {each}" for each in chain.lines)
    return f"func.func @f({parameters}) -> {type_} {{\n{body}\n  return {result.name} : {type_}\n}}\n"


def _target(chain: Chain, table: Array, arguments: list[Known]) -> str:
    lines, names = list[str](), dict[Cell, str]()
    shapes = {each.name[1:]: each.array for each in arguments}

    def name_of(cell: Cell) -> str:
        if cell in names:
            return names[cell]
        if cell.kind == "number":
            text = f"arith.constant {cell.number} : i32"
        elif cell.kind == "argument":
            array = shapes[cell.name]
            at = [int(each) for each in np.unravel_index(cell.number, array.shape)]
            if chain.kind == "vector":
                text = f"vector.extract %{cell.name}{listed(at)} : i32 from {chain.type_of(array)}"
            else:
                for each in at:
                    if f"%k{each}" not in indices:
                        indices[f"%k{each}"] = each
                text = f"tensor.extract %{cell.name}[{', '.join(f'%k{each}' for each in at)}] : {chain.type_of(array)}"
        else:
            one, other = (name_of(each) for each in cell.operands)
            text = f"arith.{cell.kind}i {one}, {other} : i32"
        names[cell] = f"%t{len(names)}"
        lines.append(f"{names[cell]} = {text}")
        return names[cell]

    indices = dict[str, int]()
    elements = ", ".join(name_of(each) for each in table.reshape(-1))
    type_ = chain.type_of(table)
    lines.append(f"%r = {chain.kind}.from_elements {elements} : {type_}")
    lines[:0] = [f"{name} = arith.constant {number} : index" for name, number in indices.items()]
    parameters = ", ".join(f"{each.name}: {chain.type_of(each.array)}" for each in arguments)
    body = "\n".join(f"  {each}" for each in lines)
    return f"func.func @f({parameters}) -> {type_} {{\n{body}\n  return %r : {type_}\n}}\n"


def _value(cell: Cell, numbers: Mapping[Cell, int], known: dict[Cell, int]) -> int:
    if cell in known:
        return known[cell]
    if cell.kind == "number":
        return cell.number
    if cell.kind == "argument":
        return numbers[cell]
    one, other = (_value(each, numbers, known) for each in cell.operands)
    made = {
        "add": one + other,
        "sub": one - other,
        "mul": one * other,
        "maxs": max(one, other),
        "mins": min(one, other),
    }[cell.kind]
    known[cell] = (made + (1 << 31)) % (1 << 32) - (1 << 31)
    return known[cell]


def _differs(one: Array, other: Array, arguments: list[Known], samples: int) -> str:
    for sample in range(samples):
        draw = random.Random(sample)
        low, high = _RANGES[sample % len(_RANGES)]
        numbers = {cell: draw.randint(low, high) for each in arguments for cell in each.array.reshape(-1)}
        known = dict[Cell, int]()
        for at, (mine, theirs) in enumerate(zip(one.reshape(-1), other.reshape(-1), strict=True)):
            found = _value(mine, numbers, known), _value(theirs, numbers, known)
            if found[0] != found[1]:
                return f"element {at} is {found[0]} in the source and {found[1]} in the target"
    return ""


def pair(draw: random.Random) -> Drawn | None:
    """A chain and a table that is its own, or that of a chain with another choice, or has another element."""
    seed = str(draw.random())
    chain, result, arguments = chain_of(Choices(seed))
    if len(chain.values) < 3 or any(each is None for each in result.array.reshape(-1)):
        return None
    table, change = result.array, "none"
    way = draw.random()
    if way < 0.4:
        change = "another choice"
        for _ in range(6):
            _, other, inputs = chain_of(Choices(seed, draw.randrange(3, chain.choices.count)))
            fits = [each.array.shape for each in inputs] == [each.array.shape for each in arguments]
            if fits and other.array.shape == table.shape and not any(each is None for each in other.array.reshape(-1)):
                table = other.array
                if any(a != b for a, b in zip(table.reshape(-1), result.array.reshape(-1), strict=True)):
                    break
    elif way < 0.6:
        change, table = "another element", table.copy()
        at, of = (draw.randrange(table.size) for _ in range(2))
        others = [cell for each in arguments for cell in each.array.reshape(-1)]
        table.reshape(-1)[at] = draw.choice([table.reshape(-1)[of], draw.choice(others)])
    same = table is result.array
    return Drawn(
        change,
        _source(chain, result, arguments),
        _target(chain, table, arguments),
        lambda _, samples: "" if same else _differs(result.array, table, arguments, samples),
    )
