"""Constants of more bits than a cell holds are the numbers that they were, made of parts."""

from __future__ import annotations

import random

import pytest

from equiv.pairing.draft import Draft
from equiv.pairing.wide_constants import divide_constants
from equiv.request.sources import DEFAULT_BINDINGS
from interp import ir
from interp.ir.reference import Interpreter
from interp.ir.text import parse_module
from interp.ir.verify import validate


def divided(bits: int, width: int) -> ir.Module:
    text = f"func @main() -> (i{width}) {{\n  %x: i{width} = const {bits:#x}\n  return %x\n}}\n"
    module = parse_module(text, "constant.air")
    found = divide_constants(Draft(module, module, ("main", "main"), (), DEFAULT_BINDINGS))
    validate(found.source)
    return found.source


def patterns(width: int) -> list[int]:
    draw = random.Random(width)
    drawn = [draw.getrandbits(width) for _ in range(40)]
    ends = [(1 << width) - (1 << at) + off for at in (127, 128, width - 1) for off in (-1, 0, 1)]
    parts = [1 << 128, (1 << 128) - 1, 1 << width - 1, (1 << width) - 1, (1 << 128) + 5, 1 << min(256, width - 1)]
    return [each & ((1 << width) - 1) for each in (*drawn, *ends, *parts, 0, 1)]


@pytest.mark.parametrize("width", [129, 130, 192, 255, 256, 257, 300, 384, 1000])
def test_the_number_is_the_same(width: int) -> None:
    for bits in patterns(width):
        module = divided(bits, width)
        assert Interpreter(module, "main").run([]) == [bits]
        body = module.functions["main"].body
        assert body is not None
        assert all(each.bits < 1 << 128 for each in ir.walk(body) if isinstance(each, ir.Const))


def test_constants_that_a_cell_holds_stay() -> None:
    module = divided((1 << 128) - 1, 256)
    body = module.functions["main"].body
    assert body is not None
    assert [type(each) for each in ir.walk(body)] == [ir.Const, ir.Return]
