"""Products of sizes as positions in row-major arrays: `i * n + j` as the cell `(i, j)`.

Equations are linear, so a product is never a number of theirs. It is a polynomial, which only an access consumes: by
the strides of the array, products of its extents, it is divided into a vector of linear indices, `i * n + j` by `n` and
1 into `(i, j)`. That is an identity of polynomials. What is required beside it is linear, that each index is within its
extent. Then the vector is the only one with that row-major number.

Numbers stay below the number of the array's elements, which is assumed to be below 2^48: each part of what is computed
is the row-major number of a vector within the extents as well, or a product of some of the extents, none of which is 0
where there is an access. So nothing wraps around.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from equiv.proving.parametric import scalars
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.identity import Own
from equiv.proving.parametric.views import Memory
from equiv.solver.linear.expression import (
    TRUE,
    Atom,
    Formula,
    Linear,
    both,
    less,
    not_negative,
)
from interp import ir
from interp.ir.place import Place

_MOST_TERMS = 64
_MOST_FACTORS = 32  # of a term: a number that is squared again and again has twice as many each time

Monomial = tuple[Atom, ...]  # in the order of their texts


class Polynomial(Struct, frozen=True):
    """A sum of multiples of products of atoms, none of them by 0, in the order of their texts."""

    terms: tuple[tuple[Monomial, int], ...]

    def __add__(self, other: Polynomial) -> Polynomial:
        return _sum((*self.terms, *other.terms))

    def __mul__(self, other: Polynomial) -> Polynomial:
        return _sum((_ordered((*one, *two)), a * b) for one, a in self.terms for two, b in other.terms)

    @property
    def degree(self) -> int:
        """The most factors of a term."""
        return max((len(each) for each, _ in self.terms), default=0)

    @property
    def linear(self) -> Linear | None:
        """The expression that it is; None for one with a product."""
        if any(len(each) > 1 for each, _ in self.terms):
            return None
        terms = tuple((each[0], factor) for each, factor in self.terms if each)
        return Linear(terms, next((factor for each, factor in self.terms if not each), 0))


def _ordered(atoms: Sequence[Atom]) -> Monomial:
    return tuple(sorted(atoms, key=lambda atom: atom.text))


def _sum(terms: Iterator[tuple[Monomial, int]] | Sequence[tuple[Monomial, int]]) -> Polynomial:
    sums: dict[Monomial, int] = {}
    for each, factor in terms:
        sums[each] = sums.get(each, 0) + factor
    found = sorted(((each, factor) for each, factor in sums.items() if factor), key=lambda term: _texts(term[0]))
    return Polynomial(tuple(found))


def _texts(given: Monomial) -> list[str]:
    return [atom.text for atom in given]


def polynomial(given: Linear) -> Polynomial:
    return _sum([*(((atom,), factor) for atom, factor in given.terms), ((), given.constant)])


class Product(Struct, frozen=True):
    """The greatest of some polynomials. `parts` are all that is computed on the way: it is this number where each of
    them fits."""

    values: tuple[Polynomial, ...]
    parts: tuple[Polynomial, ...] = ()

    @property
    def value(self) -> Polynomial | None:
        """The polynomial that it is; None for the greatest of several."""
        return self.values[0] if len(self.values) == 1 else None


def known(given: Linear) -> Product:
    """A number of the equations."""
    return Product((polynomial(given),))


def applied(expression: ir.Affine, leaf: Mapping[ir.Value, Product]) -> tuple[Product, Formula] | None:
    """An affine expression, and what has to hold of its linear parts; None for what is no polynomial."""
    numbers = {value: of.value.linear for value, of in leaf.items() if of.value is not None and not of.parts}
    linear = {value: number for value, number in numbers.items() if number is not None}
    found = scalars.applied(expression, linear) if linear.keys() >= set(ir.leaves(expression)) else None
    if found is not None:
        return known(found.value), found.needs
    match expression:
        case ir.Value():
            return leaf[expression], TRUE
        case ir.Binary(operator="+" | "*", left=left, right=right):
            first, second = applied(left, leaf), applied(right, leaf)
            if first is None or second is None:
                return None
            product = _combined("addi" if expression.operator == "+" else "muli", first[0], second[0])
            return None if product is None else (product, both(first[1], second[1]))
        case _:
            return None


def computed(operation: ir.Op, operands: Sequence[Product]) -> Product | None:
    """What a scalar operation makes of products; None for what is no product."""
    if operation.name not in ("addi", "muli", "maxsi") or not set(operation.flags) <= {"nsw"}:
        return None
    if any(each.type != ir.INDEX for each in (*operation.operands, *operation.results)):
        return None
    return _combined(operation.name, *operands)


def _combined(name: str, left: Product, right: Product) -> Product | None:
    parts = dict.fromkeys((*left.parts, *right.parts))
    if name == "maxsi":
        return Product(tuple(dict.fromkeys((*left.values, *right.values))), tuple(parts))
    if left.value is None or right.value is None:
        return None
    if name == "muli" and left.value.degree + right.value.degree > _MOST_FACTORS:
        return None
    value = left.value * right.value if name == "muli" else left.value + right.value
    if len(value.terms) > _MOST_TERMS:
        return None
    return Product((value,), (*parts, value))


class Spread(Struct, frozen=True):
    """A view with products as its sizes, offset and strides, or over an array whose own strides are products."""

    memory: Memory
    sizes: tuple[Product, ...]
    offset: Product
    strides: tuple[Product, ...]

    @property
    def is_whole(self) -> bool:
        """Whether it is the array in its own shape."""
        shape = self.memory.shape
        return (
            self.offset == known(Linear((), 0))
            and self.sizes == tuple(known(each) for each in shape)
            and self.strides == tuple(stride(self.memory, at) for at in range(len(shape)))
        )


def are_counted(memory: Memory) -> bool:
    """Whether accesses through views with products of sizes are modelled: those of an argument of dynamic inner sizes,
    which exists before the program, so that its elements are fewer than memory has."""
    is_argument = not isinstance(memory.key, Own) and memory.key[0] is ir.OutputKind.ARGUMENT
    is_empty = any(each.is_constant and each.constant <= 0 for each in memory.shape)
    return is_argument and memory.strides is None and not is_empty


def extent(seen: Spread, what: ir.ExtentKind, dimension: Linear, place: Place) -> Product:
    """What describes a view. Raises `Outside` for a dimension that is not constant."""
    if what is ir.ExtentKind.OFFSET:
        return seen.offset
    if not dimension.is_constant or not 0 <= dimension.constant < len(seen.sizes):
        raise Outside("the size of a dimension that is not constant", place)
    return (seen.sizes if what is ir.ExtentKind.SIZE else seen.strides)[dimension.constant]


def stride(memory: Memory, dimension: int) -> Product:
    """The stride of a dimension of an array in row-major order, which is read from its descriptor."""
    return Product((_extents(memory.shape[dimension + 1 :]),))


def _extents(shape: Sequence[Linear]) -> Polynomial:
    total = polynomial(Linear((), 1))
    for each in shape:
        total *= polynomial(each)
    return total


def cell_of(seen: Spread, indices: Sequence[Product], place: Place) -> tuple[tuple[Linear, ...], Formula, Formula]:
    """The cell of an array under indices; that they are in the bounds of the view; and what has to hold for it to be
    this cell, and for no number to wrap around, which implies that it is in the bounds of the array. Raises
    `Outside`."""
    memory = seen.memory
    address, parts = seen.offset, dict.fromkeys(part for each in seen.sizes for part in each.parts)
    for index, factor in zip(indices, seen.strides, strict=True):
        term = _combined("muli", index, factor)
        total = None if term is None else _combined("addi", address, term)
        if total is None:
            raise Outside("a product of sizes that is no index", place)
        address = total
    parts |= dict.fromkeys(address.parts)
    assert address.value is not None
    cell = _divided(address.value, memory.shape, place)
    within = [_within(cell, memory.shape)]
    for part in parts:
        if not _is_of_extents(part, memory.shape):
            within.append(_within(_divided(part, memory.shape, place), memory.shape))
    return (*memory.instance, *cell), both(*_inside(seen, indices, place)), both(*within)


def _within(cell: Sequence[Linear], shape: Sequence[Linear]) -> Formula:
    return both(*(both(not_negative(each), less(each, size)) for each, size in zip(cell, shape, strict=True)))


def _divided(given: Polynomial, shape: Sequence[Linear], place: Place) -> tuple[Linear, ...]:
    """The vector of which a polynomial is the row-major number. Raises `Outside` where none is found."""
    found = []
    rest = given
    for at in range(len(shape)):
        weight = _extents(shape[at + 1 :])
        if len(weight.terms) != 1:
            raise Outside("an array whose extents are sums", place)
        quotient = _sum(list(_quotients(rest, *weight.terms[0])))
        index = quotient.linear
        if index is None:
            raise Outside("a product of sizes that is no index", place)
        rest += quotient * weight * polynomial(Linear((), -1))
        found.append(index)
    if rest.terms:
        raise Outside("a product of sizes that is no index", place)
    return tuple(found)


def _quotients(given: Polynomial, weight: Monomial, factor: int) -> Iterator[tuple[Monomial, int]]:
    """The terms that are multiples of a monomial, divided by it."""
    for each, coefficient in given.terms:
        left = list(each)
        for atom in weight:
            if atom not in left:
                break
            left.remove(atom)
        else:
            if coefficient % factor == 0:
                yield tuple(left), coefficient // factor


def _is_of_extents(given: Polynomial, shape: Sequence[Linear]) -> bool:
    """Whether it is the product of some of the extents, each taken once: no more than that of all of them, where none
    is 0."""
    if len(given.terms) != 1:
        return False
    quotient = list(_quotients(_extents(shape), *given.terms[0]))
    return given.terms[0][1] > 0 and len(quotient) == 1


def _inside(seen: Spread, indices: Sequence[Product], place: Place) -> Iterator[Formula]:
    """That indices are in the bounds of a view, for those that the bounds of the array do not imply."""
    whole = _extents(seen.memory.shape)
    if len(indices) == 1 and whole in seen.sizes[0].values and seen.strides[0] == known(Linear((), 1)):
        return  # the index is a part
    for index, size in zip(indices, seen.sizes, strict=True):
        one = index.value.linear if index.value is not None else None
        two = size.value.linear if size.value is not None else None
        if one is None or two is None:
            raise Outside("a product of sizes as the bound of an index", place)
        yield both(not_negative(one), less(one, two))
