"""Which sizes are chosen when the user gives none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from equiv.errors import WrongUse
from equiv.sizing.variables import Variable
from equiv.sizing.vectors import (
    MAX_VECTORS,
    choose,
    fallbacks,
    from_user,
    neighbours,
    related,
    with_powers_of_two,
)

M, N = Variable("m", 0), Variable("n", 1)
ROWS, COLUMNS = Variable("A.0", 2, 0), Variable("A.1", 2, 1)
FLAG, OTHER_FLAG, BYTE = Variable("flag", 3, None, 1), Variable("other", 4, None, 1), Variable("byte", 5, None, 8)

variables = st.lists(st.sampled_from([M, N, ROWS, COLUMNS, FLAG, BYTE]), min_size=1, max_size=6, unique=True)
factors = st.lists(st.integers(2, 5000), max_size=6)


def test_a_static_program_has_the_one_empty_vector() -> None:
    assert choose([], [4]) == [{}]


def test_zero_and_one_come_first() -> None:
    assert choose([M, ROWS], [])[:2] == [{M: 0, ROWS: 0}, {M: 1, ROWS: 1}]


@given(variables, factors)
def test_every_value_suits_its_variable(free: list[Variable], near: list[int]) -> None:
    for vector in choose(free, near):
        assert set(vector) == set(free)
        assert all(variable.accepts(value) for variable, value in vector.items())


def test_powers_of_two_suit_their_variables() -> None:
    found = with_powers_of_two({BYTE: 100, N: 100, FLAG: 1})
    assert found[N] == 128 and all(variable.accepts(value) for variable, value in found.items())


@given(variables, factors)
def test_vectors_are_few_and_no_two_are_equal(free: list[Variable], near: list[int]) -> None:
    chosen = choose(free, near)
    assert 2 <= len(chosen) <= MAX_VECTORS
    assert all(chosen.count(vector) == 1 for vector in chosen)


@given(st.lists(st.sampled_from([M, N, ROWS, COLUMNS]), min_size=2, max_size=4, unique=True), factors)
def test_different_sizes_differ_in_all_vectors_but_all_zero_and_all_one(free: list[Variable], near: list[int]) -> None:
    for vector in choose(free, near)[2:]:
        assert len(set(vector.values())) == len(free)


@given(st.lists(st.sampled_from([ROWS, COLUMNS]), min_size=1, unique=True), factors)
def test_extents_are_never_negative(free: list[Variable], near: list[int]) -> None:
    assert all(value >= 0 for vector in choose(free, near) for value in vector.values())


@given(st.lists(st.sampled_from([M, N, ROWS, COLUMNS]), min_size=1, max_size=4, unique=True), factors)
def test_every_scalar_is_negative_once_and_then_no_multiple_of_a_factor(free: list[Variable], near: list[int]) -> None:
    chosen = choose(free, near)
    for variable in free:
        if not variable.is_extent:
            negative = [vector[variable] for vector in chosen if vector[variable] < 0]
            assert negative
            assert all(value % factor for value in negative for factor in near[:3])


def test_a_negative_bound_is_also_tried_inside_a_loop_that_runs() -> None:
    chosen = choose([M, N, ROWS], [4])
    assert any(vector[M] > 0 and vector[N] < 0 for vector in chosen)
    assert any(vector[M] < 0 and vector[N] > 0 for vector in chosen)


def test_all_scalars_are_once_below_the_negative_factors() -> None:
    assert any(vector[M] < -8 and vector[N] < -8 for vector in choose([M, N], [8, 3]))


@pytest.mark.parametrize("factor", [2, 3, 4, 8, 32])
def test_a_single_size_goes_just_above_and_just_below_a_factor(factor: int) -> None:
    values = {vector[N] for vector in choose([N], [factor])}
    assert {factor - 1, factor, factor + 1} <= values


@pytest.mark.parametrize("factor", [4, 32])
def test_several_sizes_each_come_next_to_a_factor(factor: int) -> None:
    chosen = choose([M, N, COLUMNS], [factor])
    for variable in (M, N, COLUMNS):
        assert any(abs(vector[variable] % factor) in (1, factor - 1) and vector[variable] > 0 for vector in chosen)


def test_a_large_factor_makes_one_size_large_at_a_time() -> None:
    for vector in choose([M, N, COLUMNS], [256]):
        assert sum(value > 200 for value in vector.values()) <= 1
    assert any(vector[M] == 257 for vector in choose([M, N, COLUMNS], [256]))


def test_flags_go_through_their_combinations() -> None:
    chosen = choose([FLAG, OTHER_FLAG], [])
    assert {(vector[FLAG], vector[OTHER_FLAG]) for vector in chosen} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_given_size_is_kept_in_every_vector() -> None:
    chosen = choose([M, N], [8], {N: 64})
    assert len(chosen) > 4
    assert {vector[N] for vector in chosen} == {64}


def test_fallbacks_are_equal_sizes_and_distinct_ones_in_several_orders() -> None:
    found = fallbacks([M, N, ROWS], [16])
    assert {M: 2, N: 2, ROWS: 2} in found
    assert {M: 17, N: 17, ROWS: 17} in found
    orders = {tuple(sorted(vector, key=vector.__getitem__)) for vector in found if len(set(vector.values())) == 3}
    assert len(orders) == 6


def test_one_size_alone_is_two_as_well() -> None:
    assert {N: 2} in choose([N], []) and {ROWS: 2} in choose([ROWS], [])


def test_any_two_sizes_are_equal_where_a_third_is_another_one() -> None:
    found = list(related([M, N, ROWS], [], []))
    for one, other, third in ((M, N, ROWS), (M, ROWS, N), (N, ROWS, M)):
        assert any(vector[one] == vector[other] != vector[third] for vector in found)


def test_many_sizes_stay_small() -> None:
    many = [Variable(f"A.{dimension}", 0, dimension) for dimension in range(10)]
    assert max(value for vector in choose(many, [])[:4] for value in vector.values()) <= 11


def test_neighbours_are_around_multiples() -> None:
    assert neighbours(4, 6) == [5, 3, 4, 9, 7, 8]


def test_lists_of_sizes_go_side_by_side() -> None:
    assert from_user({M: [4, 8], N: [5]}) == [{M: 4, N: 5}, {M: 8, N: 5}]


def test_lists_of_different_lengths_are_refused() -> None:
    with pytest.raises(WrongUse, match="m has 2, n has 3"):
        from_user({M: [4, 8], N: [1, 2, 3]})


@pytest.mark.parametrize(("variable", "value"), [(ROWS, -1), (BYTE, 200), (FLAG, 2)])
def test_a_size_that_its_variable_cannot_have_is_refused(variable: Variable, value: int) -> None:
    with pytest.raises(WrongUse, match=f"{variable.name}={value}"):
        from_user({variable: [value]})
