"""Which parameters are sizes, which are data, and what ties them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from equiv.errors import WrongUse
from equiv.pairing.signature import unify
from equiv.sizing.variables import SizePlan, Variable, plan_sizes, resolve_names
from interp.ir.text import parse_module


def plan(source: str, target: str | None = None, **options: frozenset[int] | frozenset[str]) -> SizePlan:
    """The sizes of a pair of modules of affine IR, each with a function `f`; by default the target is the source."""
    before, after = (parse_module(text, "pair.txt") for text in (source, source if target is None else target))
    signature = unify(before.functions["f"], after.functions["f"])
    return plan_sizes(before, after, ("f", "f"), signature, **options)


def names(variables: Iterable[Variable]) -> list[str]:
    return [variable.name for variable in variables]


LOOP_TO_N = """
func @f(%n: i32, %alpha: i32, %A: view<?xi32>) {
  %upper = op index_cast(%n)
  for %i = 0 to %upper step 4 {
    %x: i32 = load %A[%i]
    %y: i32 = op muli(%x, %alpha)
    store %y, %A[%i]
  }
  return
}
"""


def test_a_loop_bound_is_a_size_and_a_factor_is_data() -> None:
    assert names(plan(LOOP_TO_N).free) == ["n"]


def test_an_extent_that_nobody_asks_for_is_elastic() -> None:
    assert names(plan(LOOP_TO_N).elastic) == ["A.0"]


def test_a_step_is_a_factor() -> None:
    assert 4 in plan(LOOP_TO_N).factors


def test_an_index_argument_that_is_only_stored_is_data_until_a_run_needs_its_number() -> None:
    found = plan("func @f(%k: index, %A: view<1xindex>) { store %k, %A[0] return }")
    assert names(found.free) == []
    assert names(found.promotable) == ["k"]


def test_a_bound_passed_through_a_call_is_a_size() -> None:
    text = """
    func @f(%n: i64, %A: view<8xf32>) { call @inner(%A, %n) return }
    func @inner(%A: view<8xf32>, %upper: i64) {
      %bound = op index_cast(%upper)
      %zero: f32 = const 0.0
      for %i = 0 to %bound step 1 { store %zero, %A[%i] }
      return
    }
    """
    assert names(plan(text).free) == ["n"]


def test_a_bound_returned_by_a_call_is_a_size() -> None:
    text = """
    func @f(%n: i64, %A: view<8xf32>) {
      %bound = call @double(%n)
      %zero: f32 = const 0.0
      for %i = 0 to %bound step 1 { store %zero, %A[%i] }
      return
    }
    func @double(%n: i64) -> (index) {
      %twice: i64 = op addi(%n, %n)
      %bound = op index_cast(%twice)
      return %bound
    }
    """
    assert names(plan(text).free) == ["n"]


def test_a_bound_kept_in_memory_is_a_size() -> None:
    text = """
    func @f(%n: i32, %A: view<8xf32>) {
      %slot: view<i32> = alloc []
      store %n, %slot[]
      %again: i32 = load %slot[]
      %bound = op index_cast(%again)
      %zero: f32 = const 0.0
      for %i = 0 to %bound step 1 { store %zero, %A[%i] }
      return
    }
    """
    assert names(plan(text).free) == ["n"]


def test_a_condition_is_data_that_can_be_made_a_size() -> None:
    text = """
    func @f(%flag: i1, %A: view<1xf32>) {
      %zero: f32 = const 0.0
      if %flag { store %zero, %A[0] }
      return
    }
    """
    assert names(plan(text).free) == []
    assert names(plan(text).promotable) == ["flag"]
    assert names(plan(text, promoted=frozenset({0})).free) == ["flag"]


def test_what_one_program_needs_as_a_size_is_a_size_for_both() -> None:
    data = "func @f(%k: i64, %A: view<8xi64>) { store %k, %A[0] return }"
    size = """
    func @f(%k: i64, %A: view<8xi64>) {
      %at = op index_cast(%k)
      store %k, %A[%at]
      return
    }
    """
    assert names(plan(data).free) == []
    assert names(plan(data, size).free) == ["k"]


TWO_EXTENTS = """
func @f(%A: view<?xf32>, %B: view<?xf32>) {
  %a = extent %A size 0
  %b = extent %B size 0
  CHECK
  for %i = 0 to %a step 1 {
    %x: f32 = load %A[%i]
    store %x, %B[%i]
  }
  return
}
"""
CHECKED = TWO_EXTENTS.replace("CHECK", '%same: i1 = op cmpi.eq(%a, %b)  check %same, "sizes"')


def test_extents_that_the_source_asks_for_are_sizes() -> None:
    assert names(plan(TWO_EXTENTS.replace("CHECK", "")).free) == ["A.0", "B.0"]


def test_extents_that_the_source_requires_to_be_equal_are_one_size() -> None:
    found = plan(CHECKED)
    assert names(found.free) == ["A.0"]
    (first,) = found.free
    assert {variable.name: value for variable, value in found.complete({first: 5}).items()} == {"A.0": 5, "B.0": 5}


def test_a_requirement_of_the_target_alone_ties_nothing() -> None:
    assert names(plan(TWO_EXTENTS.replace("CHECK", ""), CHECKED).free) == ["A.0", "B.0"]


def test_an_extent_required_to_be_a_number_is_that_number() -> None:
    text = CHECKED.replace("cmpi.eq(%a, %b)", "cmpi.eq(%a, %eight)").replace(
        "%a = extent", "%eight = const 8 %a = extent"
    )
    found = plan(text)
    assert names(found.free) == ["B.0"]
    (free,) = found.free
    assert {variable.name: value for variable, value in found.complete({free: 3}).items()} == {"A.0": 8, "B.0": 3}


def test_an_extent_that_only_the_target_asks_for_is_elastic_but_seen() -> None:
    source = "func @f(%A: view<?xf32>) { %x: f32 = load %A[3] store %x, %A[0] return }"
    target = "func @f(%A: view<?xf32>) { %a = extent %A size 0 %x: f32 = load %A[3] store %x, %A[0] return }"
    found = plan(source, target)
    assert names(found.elastic) == ["A.0"]
    assert names(found.target_sees) == ["A.0"]


def test_an_extent_known_to_the_target_alone_is_no_size() -> None:
    source = "func @f(%A: view<?xf32>) { %a = extent %A size 0 return }"
    target = "func @f(%A: view<16xf32>) { return }"
    assert names(plan(source, target).free) == []


def test_a_size_that_the_user_gives_is_a_size() -> None:
    found = plan(LOOP_TO_N, fixed=frozenset({"alpha", "A.0"}))
    assert names(found.free) == ["n", "alpha", "A.0"]
    assert names(found.elastic) == []


@pytest.mark.parametrize("name", ["m", "A.1", "A"])
def test_a_size_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(WrongUse, match=r"n, alpha, A\.0"):
        plan(LOOP_TO_N, fixed=frozenset({name}))


@pytest.mark.parametrize("name", ["n", "%n", "0", "arg0", "count"])
def test_a_size_goes_by_either_sides_name_or_by_its_position(name: str) -> None:
    before = parse_module(LOOP_TO_N, "before.txt")
    after = parse_module(LOOP_TO_N.replace("%n", "%count"), "after.txt")
    signature = unify(before.functions["f"], after.functions["f"])
    assert resolve_names({name: 1}, signature) == {name: "n"}


def test_tile_sizes_in_addresses_are_factors() -> None:
    text = """
    func @f(%n: index, %A: view<?xf32>) {
      %tiles = apply %n ceildiv 32
      for %t = 0 to %tiles step 1 {
        %first = apply %t * 32 + 5
        %x: f32 = load %A[%first]
      }
      return
    }
    """
    found = plan(text)
    assert found.factors[0] == 32
    assert found.factors.index(32) < found.factors.index(5)
