"""Types of dialects that MLIR does not know are one where they differ in spaces and aliases alone."""

from __future__ import annotations

import pytest

from frontends.errors import SyntaxProblem
from frontends.mlir import load
from frontends.mlir.core.spelling import one_spelling

_LAYOUT = "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>"
_MEMORY = "!ttg.memdesc<4x8xf32, #memory, #smem, mutable>"
_PROGRAM = """
#memory = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#other = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#twice = #ttg.shared_memory
tt.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %b = ttg.local_alloc %x : (tensor<4x8xf32>) -> !ttg.memdesc<4x8xf32, #memory, #smem, mutable>
  %y = ttg.local_load %b : USED -> tensor<4x8xf32>
  tt.return %y : tensor<4x8xf32>
}
"""


@pytest.mark.parametrize(
    "used",
    [
        _MEMORY,
        "!ttg.memdesc<4x8xf32, #memory, #ttg.shared_memory, mutable>",
        "!ttg.memdesc<4x8xf32, #memory , #twice, mutable>",
        "!ttg.memdesc<4x8xf32, #memory, #smem, mutable, 4x8>",
        f"!ttg.memdesc<4x8xf32, {_LAYOUT}, #smem, mutable>",
    ],
)
def test_a_type_in_another_spelling_is_the_same(used: str) -> None:
    assert load(_PROGRAM.replace("USED", used)).is_whole


@pytest.mark.parametrize(
    "used",
    [
        "!ttg.memdesc<4x8xf32, #other, #smem, mutable>",
        "!ttg.memdesc<4x8xf32, #memory, #smem>",
        "!ttg.memdesc<4x8xf32, #memory, #smem, mutable, 8x8>",
        "!ttg.memdesc<4x8xf32, #memory, #smem, mutable, 1x4x8>",
        "!ttg.memdesc<8x4xf32, #memory, #smem, mutable, 8x4>",
        "!ttg.memdesc<4x8xf32, #memory, #ttg.tensor_memory, mutable>",
        f"!ttg.memdesc<4x8xf32, {_LAYOUT.replace('order = [1, 0]', 'order = [0, 1]')}, #smem, mutable>",
    ],
)
def test_another_type_is_another_one(used: str) -> None:
    with pytest.raises(SyntaxProblem, match="different type"):
        load(_PROGRAM.replace("USED", used))


def test_an_alias_that_is_defined_twice_stands_for_itself() -> None:
    text = "#a = #t.x\n#a = #t.y\n!t.m<#a> !t.m<#t.x> !t.m<#t.y>\n"
    assert one_spelling(text) == text


@pytest.mark.parametrize(
    "text", ['#a = #t.x\n"!t.m<#t.x>" !t.m<#a>\n', "#a = #t.x\n// !t.m<#t.x>\n!t.m<#a>\n", "#a = #t.x<#a>\n!t.m<#a>\n"]
)
def test_what_is_no_type_stays(text: str) -> None:
    assert one_spelling(text) == text


def test_nothing_moves() -> None:
    text = "#a = #t.x<{k = 1}>\nf : !t.m<4, #a> to !t.m<4 , #t.x<{k = 1}>> end\n"
    assert one_spelling(text) == "#a = #t.x<{k = 1}>\nf : !t.m<4, #a> to !t.m<4, #a>             end\n"
