"""Where the elements of a buffer lie in one of another shape, held to all elements of small shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import prod

import pytest

from equiv.pairing.mapping.rearrangement import Rearrangement, groupings, identity, row_major_order
from interp import ir

F32 = ir.Scalar("f32")
SHAPES = [(), (1,), (6,), (2, 3), (3, 2), (2, 2), (2, 1, 3), (2, 3, 2), (12,)]


def view(*shape: int | None) -> ir.View:
    return ir.View(F32, shape)


def places(how: Rearrangement, inner: Sequence[int], outer: Sequence[int]) -> dict[tuple[int, ...], tuple[int, ...]]:
    """By the indices of each inner element those of the outer one, which are numbers where all sizes are."""
    found = {}
    for point in product(*map(range, inner)):
        there = how.outer_indices(point, inner, outer)
        assert all(isinstance(each, int) for each in there)
        found[point] = tuple(each for each in there if isinstance(each, int))
    return found


def row_major(point: Sequence[int], shape: Sequence[int]) -> int:
    return sum(index * prod(shape[at + 1 :]) for at, index in enumerate(point))


@pytest.mark.parametrize(
    ("inner", "outer"), [pair for pair in product(SHAPES, SHAPES) if prod(pair[0]) == prod(pair[1])]
)
def test_elements_keep_their_number_in_another_shape(inner: tuple[int, ...], outer: tuple[int, ...]) -> None:
    how = row_major_order(view(*inner), view(*outer), "in rows")
    assert how.is_bijective
    for point, there in places(how, inner, outer).items():
        assert len(there) == len(outer) and all(0 <= index < size for index, size in zip(there, outer, strict=True))
        assert row_major(point, inner) == row_major(there, outer)
    assert how.equal_counts(inner, outer) == [(prod(inner), prod(outer))]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_an_order_gives_each_dimension_its_own(order: tuple[int, ...]) -> None:
    how, inner = Rearrangement("turned", order=order), (2, 3, 4)
    outer = tuple(inner[position] for position in order)
    for point, there in places(how, inner, outer).items():
        assert there == tuple(point[position] for position in order)
    assert how.equal_counts(inner, (5, 6, 7)) == [(inner[order[at]], 5 + at) for at in range(3)]
    assert how.inner_sizes(view(None, None, None), outer) == list(inner)
    assert how.inner_sizes(view(2, None, 4), outer) == list(inner)
    assert how.outer_type(view(*inner), view(None, None, None)) == view(*outer)
    assert how.outer_type(view(2, None, 4), view(None, None, None)) == view(
        *(None if position == 1 else inner[position] for position in order)
    )
    assert identity(3) == Rearrangement("in another layout", order=(0, 1, 2))


def groups() -> Iterator[tuple[tuple[int, ...], tuple[int, ...], Rearrangement]]:
    """Inner and outer shapes, in which the groups have equal numbers of elements."""
    yield (2, 3, 4), (6, 4), Rearrangement("", groups=(((0, 1), (0,)), ((2,), (1,))))
    yield (6, 4), (2, 3, 4), Rearrangement("", groups=(((0,), (0, 1)), ((1,), (2,))))
    yield (2, 3, 4), (4, 6), Rearrangement("", groups=(((0, 1), (1,)), ((2,), (0,))))
    yield (4, 6), (2, 2, 3, 2), Rearrangement("", groups=(((0,), (0, 1)), ((1,), (2, 3))))
    yield (1, 5), (5,), Rearrangement("", groups=(((0,), ()), ((1,), (0,))))
    yield (5,), (5, 1), Rearrangement("", groups=(((0,), (0, 1)),))


@pytest.mark.parametrize(("inner", "outer", "how"), list(groups()), ids=str)
def test_groups_hold_the_same_elements(inner: tuple[int, ...], outer: tuple[int, ...], how: Rearrangement) -> None:
    found = places(how, inner, outer)
    assert sorted(found.values()) == list(product(*map(range, outer)))
    for point, there in found.items():
        for left, right in how.groups or ():
            one = row_major([point[each] for each in left], [inner[each] for each in left])
            assert one == row_major([there[each] for each in right], [outer[each] for each in right])
    assert all(one == other for one, other in how.equal_counts(inner, outer))
    for at, size in enumerate(inner):
        open_ = list(inner)
        open_[at] = None
        assert how.inner_sizes(view(*open_), outer) == list(inner)
        assert size == inner[at]
    for at in range(len(outer)):
        unknown: list[int | None] = list(outer)
        unknown[at] = None
        assert how.outer_type(view(*inner), view(*unknown)) == view(*outer)
        assert how.outer_type(view(*(None for _ in inner)), view(*unknown)).shape[at] in (None, 1)


def test_sizes_that_are_not_told_stay_open() -> None:
    how = Rearrangement("", groups=(((0, 1), (0, 1)),))
    assert how.inner_sizes(view(None, None), (2, 3)) is None
    assert how.inner_sizes(view(2, None), (2, 3)) == [2, 3]
    assert how.outer_type(view(2, 3), view(None, None)) == view(None, None)
    assert how.outer_type(view(2, 3), view(4, None)) == view(4, None)  # which no size makes fit
    assert how.outer_type(view(2, 3), view(0, None)) == view(0, None)
    assert how.outer_type(view(None, 3), view(2, None)) == view(2, None)
    by_map = Rearrangement("", map=lambda indices: [indices[0], 0])
    assert by_map.outer_indices([3, 4], [5, 5], [5, 1]) == [3, 0]
    assert (
        not by_map.is_bijective and by_map.equal_counts([2], [3]) == [] and by_map.inner_sizes(view(None), [2]) is None
    )


@pytest.mark.parametrize(
    ("inner", "outer", "may_not"),
    [
        ((2, 3), (None,), True),
        ((None, 3), (None,), True),
        ((None, 1), (None,), False),
        ((None, None), (None,), False),
        ((2, 3), (6,), False),
    ],
)
def test_sizes_that_are_not_known_may_not_fit_known_ones(
    inner: tuple[int | None, ...], outer: tuple[int | None, ...], may_not: bool
) -> None:
    assert row_major_order(view(*inner), view(*outer), "").may_not_fit(view(*inner), view(*outer)) is may_not
    turned = Rearrangement("", order=(1, 0))
    assert turned.may_not_fit(view(2, None), view(None, None)) and not turned.may_not_fit(view(None, None), view(2, 3))


@pytest.mark.parametrize(
    ("large", "small", "count"),
    [
        ((2, 3, 4), (6, 4), 1),
        ((2, 3, 4), (2, 12), 1),
        ((2, 3, 4), (5, 5), 0),
        ((2, 1, 3), (2, 3), 2),
        ((2, 3), (2, 3, 1), 0),
        ((1, 1), (), 1),
        ((1, 2), (), 0),
        ((None, 3), (None,), 1),
        ((None, 3), (6,), 0),
        ((None,), (6,), 1),
        ((2, 3), (None,), 0),
        ((None, 3, 4), (None, 4), 1),
    ],
)
def test_neighbours_are_joined_where_their_product_is_the_size(
    large: tuple[int | None, ...], small: tuple[int | None, ...], count: int
) -> None:
    found = groupings(large, small)
    assert len(found) == count
    for each in found:
        assert len(each) == len(small) and [at for group in each for at in group] == list(
            range(len(large) if small else 0)
        )
