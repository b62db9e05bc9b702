"""What counts as one program: only what is equal but for names, of languages that leave no more open than affine IR."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from equiv.proving.answers import Proven
from equiv.proving.goal import Goal
from equiv.proving.tactics.alpha_equivalence import AlphaEquivalence
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.module import Declaration
from interp.ir.text import parse_module

SUM = """
func @{entry}({x}: view<4xi32>) {{
  %one: i32 = const 1
  parallel (%i) = (0) to (4) step (1) {{
    %v: i32 = load {x}[%i]
    %w: i32 = op {operation}(%v, %one)
    store %w, {x}[%i]
  }}
  call @g({x})
  return
}}
func @g(%y: view<4xi32>) {{
  return
}}
"""


def program(entry: str = "f", x: str = "%x", operation: str = "addi") -> ir.Module:
    """One whose language has each order that is open, and no other."""
    module = parse_module(SUM.format(entry=entry, x=x, operation=operation), "test.air")
    return ir.Module({name: replace(each, order_faithful=True) for name, each in module.functions.items()}, {})


def with_function(module: ir.Module, name: str, **changes: Any) -> ir.Module:
    functions = {**module.functions, name: replace(module.functions[name], **changes)}
    return ir.Module(functions, module.globals, module.declared)


def goal(source: ir.Module, target: ir.Module, begin_apart: bool) -> Goal:
    pair = SimpleNamespace(
        source_module=source,
        target_module=target,
        source=SimpleNamespace(function=next(iter(source.functions))),
        target=SimpleNamespace(function=next(iter(target.functions))),
        begin_apart=begin_apart,
    )
    return cast(Goal, SimpleNamespace(context=SimpleNamespace(pair=pair), said=""))


def is_one(source: ir.Module, target: ir.Module, begin_apart: bool = False) -> bool:
    asked = goal(source, target, begin_apart)
    answer = AlphaEquivalence().apply(asked)
    assert (answer is None) == bool(asked.said)
    return isinstance(answer, Proven)


def test_names_of_values_and_of_entries_are_no_difference() -> None:
    assert is_one(program(), program())
    assert is_one(program(), program(x="%other"))
    assert is_one(program(), program(entry="another"))


def test_another_operation_is_a_difference() -> None:
    assert not is_one(program(), program(operation="subi"))
    assert not is_one(program(), with_function(program(), "g", launches=True))


@pytest.mark.parametrize("function", ["f", "g"])
@pytest.mark.parametrize(
    "left_open",
    [
        {"holds_up": True},
        {"orders_later": True},
        {"unordered_reductions": [ir.Place("test", 1, 1)]},
        {"unordered_sums": [ir.Place("test", 1, 1)]},
    ],
    ids=lambda each: str(next(iter(each))),
)
def test_what_a_compiler_may_choose_otherwise_for_each_of_two_is_left_open(
    function: str, left_open: dict[str, Any]
) -> None:
    both = with_function(program(), function, **left_open)
    assert not is_one(both, both)


def test_agents_of_a_language_that_says_more_of_orders_are_left_open() -> None:
    both = with_function(program(), "f", order_faithful=False)
    assert not is_one(both, both)
    assert is_one(*[with_function(program(), "g", order_faithful=False)] * 2)  # which has no agents


AGENTS = {
    "parallel": "parallel (%i) = (0) to (4) step (1) {\n}",
    "spawn": "%t = spawn {\nyield\n}",
    "a wait in a task": "%t = spawn {\nyield\n}\nwait %t",
}


@pytest.mark.parametrize("text", AGENTS.values(), ids=AGENTS)
def test_each_agent_counts(text: str) -> None:
    module = parse_module(f"func @f() {{\n{text}\nreturn\n}}", "test.air")
    assert not is_one(module, module)


def test_pairs_that_begin_apart_or_declare_otherwise_are_left_open() -> None:
    assert not is_one(program(), program(), begin_apart=True)
    declared = program()
    declared.declared = {"another": Declaration((), ())}
    assert not is_one(program(), declared)


@pytest.mark.parametrize("kind", [ReasonKind.ORDER, ReasonKind.LIMIT_TIME, None])
@pytest.mark.parametrize("is_static", [True, False])
def test_it_is_tried_where_an_order_stopped_a_run_and_there_are_no_sizes(
    kind: ReasonKind | None, is_static: bool
) -> None:
    run = None if kind is None else SimpleNamespace(stopped_by=lambda asked: asked is kind)
    asked = SimpleNamespace(run=run, context=SimpleNamespace(is_static=is_static))
    assert AlphaEquivalence().applies(cast(Goal, asked)) is (kind is ReasonKind.ORDER and is_static)


def test_a_function_that_is_defined_elsewhere_leaves_no_order_open() -> None:
    module = parse_module("func @f() {\ncall @h()\nreturn\n}\nfunc @h()", "test.air")
    assert is_one(module, module)
