"""Where the elements of a buffer lie in another one that holds the same things in another shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from interp import ir
from interp.ir.affine import combine

Groups = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""Dimensions of the one and dimensions of the other that hold the same elements, in row-major order."""


class Rearrangement(Struct, frozen=True):
    """From the indices of an inner view to those of an outer one. One of: `groups` of dimensions in row-major order;
    the inner dimension that each outer one is, in `order`; an affine `map`. `words` say it to a reader."""

    words: str
    groups: Groups | None = None
    order: tuple[int, ...] | None = None
    map: Callable[[Sequence[ir.Index]], list[ir.Affine]] | None = None

    @property
    def is_bijective(self) -> bool:
        """Whether that is known without looking at the elements."""
        return self.map is None

    def inner_sizes(self, inner: ir.View, outer: Sequence[ir.Index]) -> list[ir.Affine] | None:
        """The inner sizes for outer ones; None where these do not tell them."""
        sizes: list[ir.Affine | None] = list(inner.shape)
        if self.order is not None:
            for dimension, position in enumerate(self.order):
                if sizes[position] is None:
                    sizes[position] = outer[dimension]
        for left_group, right_group in self.groups or ():
            unknown = [each for each in left_group if sizes[each] is None]
            if len(unknown) > 1:
                return None
            whole: ir.Affine = 1
            for each in right_group:
                whole = combine("*", whole, outer[each])
            known = prod(size for each in left_group if isinstance(size := sizes[each], int))
            for each in unknown:
                sizes[each] = combine("floordiv", whole, max(known, 1))
        found = [size for size in sizes if size is not None]
        return found if len(found) == len(sizes) else None

    def outer_type(self, inner: ir.View, outer: ir.View) -> ir.View:
        """The outer view with the sizes that follow from known ones of the inner view."""
        shape = list(outer.shape)
        for left_group, right_group in self._all_groups():
            unknown = [each for each in right_group if shape[each] is None]
            left = [size for each in left_group if (size := inner.shape[each]) is not None]
            right = prod(size for each in right_group if (size := shape[each]) is not None)
            if len(unknown) == 1 and len(left) == len(left_group) and right and prod(left) % right == 0:
                shape[unknown[0]] = prod(left) // right
        return replace(outer, shape=tuple(shape))

    def may_not_fit(self, inner: ir.View, outer: ir.View) -> bool:
        """Whether sizes of the outer view that are not known tell which ones the inner view cannot have."""
        return any(
            any(outer.shape[each] is None for each in right_group)
            and any(inner.shape[each] not in (None, 1) for each in left_group)
            for left_group, right_group in self._all_groups()
        )

    def _all_groups(self) -> Groups:
        if self.order is not None:
            return tuple(((position,), (at,)) for at, position in enumerate(self.order))
        return self.groups or ()

    def equal_counts(self, inner: Sequence[ir.Affine], outer: Sequence[ir.Index]) -> list[tuple[ir.Affine, ir.Affine]]:
        """Numbers that must be equal for the sizes to fit."""
        if self.order is not None:
            return [(inner[position], outer[at]) for at, position in enumerate(self.order)]
        pairs = []
        for left_group, right_group in self.groups or ():
            left: ir.Affine = 1
            right: ir.Affine = 1
            for each in left_group:
                left = combine("*", left, inner[each])
            for each in right_group:
                right = combine("*", right, outer[each])
            pairs.append((left, right))
        return pairs

    def outer_indices(
        self, indices: Sequence[ir.Index], inner: Sequence[ir.Index], outer: Sequence[ir.Index]
    ) -> list[ir.Affine]:
        """Where an inner element is in the outer view; the sizes are those of the two."""
        if self.map is not None:
            return self.map(indices)
        if self.order is not None:
            return [indices[position] for position in self.order]
        found: list[ir.Affine] = [0] * len(outer)
        for left_group, right_group in self.groups or ():
            linear: ir.Affine = 0
            for each in left_group:
                linear = combine("+", combine("*", linear, inner[each]), indices[each])
            for each in reversed(right_group[1:]):
                found[each] = combine("mod", linear, outer[each])
                linear = combine("floordiv", linear, outer[each])
            if right_group:
                found[right_group[0]] = linear
        return found


def identity(rank: int) -> Rearrangement:
    """Each element in its own place."""
    return Rearrangement("in another layout", order=tuple(range(rank)))


def row_major_order(inner: ir.View, outer: ir.View, words: str) -> Rearrangement:
    """All elements in one group."""
    return Rearrangement(words, groups=((tuple(range(inner.rank)), tuple(range(outer.rank))),))


def groupings(large: Sequence[int | None], small: Sequence[int | None]) -> list[tuple[tuple[int, ...], ...]]:
    """The ways to join neighbouring dimensions of `large` to those of `small`; only sizes of 1 make none at all."""
    rank = len(large)
    if not small:
        return [()] if all(size == 1 for size in large) else []
    if len(small) > rank:
        return []
    found = []
    for cuts in combinations(range(1, rank), len(small) - 1):
        starts, ends = (0, *cuts), (*cuts, rank)
        groups = tuple(tuple(range(start, end)) for start, end in zip(starts, ends, strict=True))
        if all(_joins([large[each] for each in group], size) for group, size in zip(groups, small, strict=True)):
            found.append(groups)
    return found


def _joins(sizes: Sequence[int | None], joined: int | None) -> bool:
    known = [size for size in sizes if size is not None]
    if joined is None or len(known) < len(sizes):
        return (joined is None) == (len(known) < len(sizes)) or (len(sizes) == 1 and joined is not None)
    return prod(known) == joined
