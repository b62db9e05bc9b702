"""`apart`: whether two views of one buffer share elements, against all their elements one by one."""

from __future__ import annotations

import random
from itertools import product

import pytest

from interp import ir, machine
from interp.ir import reference
from interp.ir.reference import Interpreter, Undefined
from interp.ir.text import parse_module

View = tuple[int, list[int], list[int]]
"""Offset, sizes and strides."""

_SHAPES = [(), (0,), (1,), (2,), (5,), (2, 3), (3, 2), (2, 2, 2)]


def module(left: View, right: View, words: str) -> ir.Module:
    """Views of one buffer by offset, sizes and strides."""
    views = [
        f"%{name}: view<{'x'.join([*map(str, sizes), 'f32'])}, strides [{', '.join(map(str, strides))}], "
        f"offset {offset}> = view %a offset {offset} sizes [{', '.join(map(str, sizes))}] "
        f"strides [{', '.join(map(str, strides))}]"
        for name, (offset, sizes, strides) in (("left", left), ("right", right))
    ]
    body = "\n  ".join([*views, f'apart {words}%left, %right, "apart"', "return"])
    return parse_module(f"func @f(%a: view<64xf32>) {{\n  {body}\n}}\n", "overlap.air")


def elements(view: View) -> list[int]:
    offset, sizes, strides = view
    return [
        offset + sum(index * stride for index, stride in zip(point, strides, strict=True))
        for point in product(*map(range, sizes))
    ]


def is_apart(left: list[int], right: list[int], pointwise: bool) -> bool:
    return not any(
        one == other and not (pointwise and i == j) for i, one in enumerate(left) for j, other in enumerate(right)
    )


def undefined_in_machine(given: ir.Module) -> bool:
    program = machine.assemble(given, "f")
    execution = program.run([machine.BufferInput((64,))], machine.Domain.EXACT)
    assert execution.stop is None or execution.stop.kind == "undefined", execution.stop
    return execution.stop is not None


def undefined_in_reference(given: ir.Module) -> bool:
    try:
        Interpreter(given, "f").run([reference.given(ir.Scalar("f32"), [64])])
    except Undefined:
        return True
    return False


def of_a_choice(one: View, another: View, right: View, is_left: bool) -> str | None:
    """Why a run stops of which data chooses one of two views, the left or the right one of what is to be apart."""
    views = [
        f"%{name}: view<{sizes[0]}xf32, strides [?], offset ?> = view %a offset {offset} sizes [{sizes[0]}] "
        f"strides [{strides[0]}]"
        for name, (offset, sizes, strides) in (("one", one), ("another", another), ("right", right))
    ]
    views.append(f"%either: view<{one[1][0]}xf32, strides [?], offset ?> = select %c, %one, %another")
    sides = "%either, %right" if is_left else "%right, %either"
    body = "\n  ".join([*views, f'apart {sides}, "apart"', "return"])
    given = parse_module(f"func @f(%a: view<64xf32>, %c: i1) {{\n  {body}\n}}\n", "overlap.air")
    inputs = [machine.BufferInput((64,)), machine.DataInput()]
    execution = machine.assemble(given, "f").run(inputs, machine.Domain.EXACT)
    return None if execution.stop is None else execution.stop.kind


@pytest.mark.parametrize("is_left", [True, False])
def test_of_two_views_that_data_chooses_both_are_apart_or_none(is_left: bool) -> None:
    """Where one of them is, data decides."""
    right = (20, [4], [1])
    near: list[View] = [(18, [4], [1]), (20, [4], [1]), (23, [4], [1])]
    far: list[View] = [(0, [4], [1]), (16, [4], [1]), (24, [4], [1])]
    for one, another in product(near + far, near + far):
        apart = [not set(elements(each)) & set(elements(right)) for each in (one, another)]
        expected = "data" if apart[0] != apart[1] else None if apart[0] else "undefined"
        if one != another:
            assert of_a_choice(one, another, right, is_left) == expected, (one, another)


@pytest.mark.parametrize("seed", range(12))
def test_views_are_apart_where_no_element_of_one_is_one_of_the_other(seed: int) -> None:
    choice = random.Random(seed)
    for _ in range(40):
        shapes = [choice.choice(_SHAPES)] * 2 if choice.random() < 0.7 else choice.choices(_SHAPES, k=2)
        pointwise = len(shapes[0]) == len(shapes[1]) and choice.random() < 0.6
        views = []
        for shape in shapes:
            strides = [choice.choice([0, 1, 1, 2, 3, 6, -1]) for _ in shape]
            views.append((choice.randint(10, 16), list(shape), strides))
        if choice.random() < 0.2:
            views[1] = views[0]
        apart = is_apart(elements(views[0]), elements(views[1]), pointwise)
        made = module(views[0], views[1], "pointwise " if pointwise else "")
        assert undefined_in_machine(made) == (not apart), views
        assert undefined_in_reference(made) == (not apart), views
