"""The size vectors that a pair is checked at when the user does not give them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product

from equiv.errors import WrongUse
from equiv.sizing.variables import Sizes, Variable

MAX_VECTORS = 16
MAX_FACTORS = 3
MAX_NAMED = 48
# Where sizes that are all near a factor span a larger box, one size alone is near it, and the others stay small.
MAX_BOX = 200_000
_PRIME_SIZES = 4  # more sizes than these are small neighbouring numbers instead of primes, which grow too fast
MAX_FACTOR = 1 << 16
MAX_SCALAR = 1 << 32  # what takes too long there is left out

MAX_EXTENT = 1 << 20
MAX_NUMBER = 1 << 62
_MOST_COMBINED = 6  # numbers of the programs that are added and multiplied with each other
_MOST_PAIRS = 6  # of sizes that are equal, neighbours, or one the square of the other
_FEW_FLAGS = 6

_PRIMES = (3, 5, 7, 11)
_ORDERS = 16
_MAX_LONE_NEGATIVES = 4


def choose(
    free: Sequence[Variable],
    factors: Sequence[int],
    given: Mapping[Variable, int] | None = None,
    named: Sequence[int] = (),
) -> list[Sizes]:
    """At most `MAX_VECTORS` vectors over `free`, cheap ones first: all 0, all 1, distinct primes in two orders, sizes
    of 0 and negative scalars among positive sizes, and the neighbours of the factors' multiples. Different variables
    have different values in those, wherever their types allow it; variables of i1 go through their combinations.
    Variables in `given` keep that value. For numbers that are `named` there are further vectors, with one size each
    that is one of them."""
    given = given or {}
    numbers = [variable for variable in free if variable not in given and variable.width > 1]
    flags = [variable for variable in free if variable not in given and variable.width == 1]
    settings = list(product((0, 1), repeat=min(len(flags), _FEW_FLAGS)))
    candidates = list(_candidates(numbers, _useful(factors)))
    if flags:
        candidates += candidates[-1:] * (len(settings) - len(candidates))
    vectors: list[Sizes] = []
    for at, candidate in enumerate(candidates):
        candidate = {variable: _fit(variable, value) for variable, value in candidate.items()}
        candidate |= dict(zip(flags, settings[at % len(settings)], strict=False))
        vector = {variable: given.get(variable, candidate.get(variable, 0)) for variable in free}
        if vector not in vectors:
            vectors.append(vector)
        if len(vectors) == MAX_VECTORS:
            break
    return vectors + list(islice(_naming(vectors, free, numbers, named), MAX_NAMED))


def _naming(
    vectors: Sequence[Sizes], free: Sequence[Variable], numbers: Sequence[Variable], named: Sequence[int]
) -> Iterator[Sizes]:
    """Vectors in which one of `numbers` is one of `named`, and the others are small."""
    small = dict(zip(numbers, _small_numbers(len(numbers)), strict=True))
    for number, variable in product(named, numbers):
        rest = vectors[0] | {each: _fit(each, size) for each, size in small.items()}
        vector = {each: rest[each] for each in free} | {variable: number}
        if (
            abs(number) <= (MAX_FACTOR if variable.is_extent else MAX_SCALAR)
            and variable.accepts(number)
            and vector not in vectors
        ):
            yield vector


def related(
    free: Sequence[Variable],
    factors: Sequence[int],
    extents: Sequence[int],
    given: Mapping[Variable, int] | None = None,
) -> Iterator[Sizes]:
    """Vectors for what a relation between sizes, or between a size and several numbers of the programs, decides: equal
    sizes, all and two by two; neighbours; powers of two; one size at a sum or a product of two numbers or next to it,
    or at one of the `extents` that types name, while the others are small; and flags two by two. Cheap ones first."""
    given = given or {}
    numbers = [variable for variable in free if variable not in given and variable.width > 1]
    flags = [variable for variable in free if variable not in given and variable.width == 1]
    small = dict(zip(numbers, _small_numbers(len(numbers)), strict=True))
    base = {variable: given.get(variable, small.get(variable, 0)) for variable in free}
    candidates = (
        *_flagged(flags),
        *_relations(numbers, small),
        *_near_sums(numbers, factors, extents, small),
        *_beyond(numbers, factors, small),
    )
    for candidate in candidates:
        fitting = {variable: _fit(variable, value) for variable, value in candidate.items()}
        if all(variable.width == 1 or fitting[variable] == value for variable, value in candidate.items()):
            yield base | fitting


def _relations(numbers: Sequence[Variable], small: Sizes) -> Iterator[Sizes]:
    for value in (2, 4, 5):
        yield dict.fromkeys(numbers, value)
    if len(numbers) < 2:
        yield dict.fromkeys(numbers, 8)
        return
    for one, other in islice(combinations(numbers, 2), _MOST_PAIRS):
        yield small | {one: small[other]}
        yield small | {one: small[other] + 1}
        yield small | {one: small[other] ** 2}
    yield {variable: 4 + at for at, variable in enumerate(numbers)}
    yield {variable: 4 + at for at, variable in enumerate(reversed(numbers))}
    yield {variable: 1 << (1 + at % 4) for at, variable in enumerate(numbers)}
    yield {variable: 1 << (1 + at % 4) for at, variable in enumerate(reversed(numbers))}


def _near_sums(
    numbers: Sequence[Variable], factors: Sequence[int], extents: Sequence[int], small: Sizes
) -> Iterator[Sizes]:
    values: dict[int, None] = {}
    leading = factors[:_MOST_COMBINED]
    for extent in extents[:_MOST_COMBINED]:
        values |= dict.fromkeys((extent, extent + 1, extent - 1))
    for one, other in combinations(leading, 2):
        values |= dict.fromkeys((one + other, one * other, one * other + 1))
    for factor in leading:
        values |= dict.fromkeys((factor, factor + 1, factor - 1, 2 * factor + 1, factor + 2))
    for turn, value in enumerate(sorted(values)):
        for at in range(min(len(numbers), 2)):
            variable = numbers[(turn + at) % len(numbers)]
            if 2 <= value <= (MAX_EXTENT if variable.is_extent else MAX_NUMBER):
                yield small | {variable: value}


def _beyond(numbers: Sequence[Variable], factors: Sequence[int], small: Sizes) -> Iterator[Sizes]:
    """Two sizes beyond all of a program's numbers, as what one of them changes there may show where the other is."""
    largest = max(_useful(factors), default=0)
    for one, other in islice(combinations(numbers, 2), _MOST_PAIRS if largest else 0):
        yield small | {one: largest + 1, other: largest + 2}
        yield small | {one: largest + 2, other: largest + 1}


def turning(
    free: Sequence[Variable], turns: Sequence[int], given: Mapping[Variable, int] | None = None
) -> Iterator[Sizes]:
    """Vectors with one size each that is one of `turns`, or less than nothing by as much, while the others are 0."""
    given = given or {}
    rest = {variable: given.get(variable, 0) for variable in free}
    for variable in free:
        for number in turns if not variable.is_extent and variable not in given else ():
            yield from (rest | {variable: each} for each in (number, -number) if variable.accepts(each))


def _flagged(flags: Sequence[Variable]) -> Iterator[Sizes]:
    """All combinations of few flags; of many those with one or two that differ from all others."""
    if len(flags) <= _FEW_FLAGS:
        yield from (dict(zip(flags, values, strict=True)) for values in product((0, 1), repeat=len(flags)))
        return
    for rest in (0, 1):
        others = dict.fromkeys(flags, rest)
        yield others
        for count in (1, 2):
            for chosen in combinations(flags, count):
                yield others | dict.fromkeys(chosen, 1 - rest)


def fallbacks(
    free: Sequence[Variable], factors: Sequence[int], given: Mapping[Variable, int] | None = None
) -> list[Sizes]:
    """Vectors for programs that are undefined at most sizes that differ: all sizes equal, or small distinct numbers in
    several orders."""
    given = given or {}
    open_variables = [variable for variable in free if variable not in given]
    numbers = _small_numbers(len(open_variables))
    shuffle = random.Random(len(open_variables))
    candidates = [dict.fromkeys(open_variables, value) for value in (2, 5)]
    for _ in range(_ORDERS):
        shuffle.shuffle(numbers)
        candidates.append(dict(zip(open_variables, numbers, strict=True)))
    candidates += [dict.fromkeys(open_variables, factor + 1) for factor in _useful(factors)]
    vectors = []
    for candidate in candidates:
        vector = {variable: given.get(variable, _fit(variable, candidate.get(variable, 0))) for variable in free}
        if vector not in vectors:
            vectors.append(vector)
    return vectors


def from_user(given: Mapping[Variable, Sequence[int]]) -> list[dict[Variable, int]]:
    """The vectors of `--size n=4,8 --size m=5`: lists go side by side, a single value goes with all of them. Raises
    `WrongUse` where lists have different lengths or a value does not suit its variable."""
    for variable, values in given.items():
        for value in values:
            if not variable.accepts(value):
                what = "an extent, which cannot be negative" if variable.is_extent else f"of {variable.width} bits"
                raise WrongUse(f"size {variable.name}={value} is not possible: '{variable.name}' is {what}")
    lengths = {len(values) for values in given.values() if len(values) != 1}
    if len(lengths) > 1:
        names = ", ".join(f"{variable.name} has {len(values)}" for variable, values in given.items())
        raise WrongUse(f"sizes given as lists go side by side and need lists of one length: {names}")
    count = lengths.pop() if lengths else 1
    return [
        {variable: values[at] if len(values) > 1 else values[0] for variable, values in given.items()}
        for at in range(count)
    ]


def _useful(factors: Sequence[int]) -> list[int]:
    return [factor for factor in factors if 2 <= factor <= MAX_FACTOR][:MAX_FACTORS]


def _fit(variable: Variable, value: int) -> int:
    if variable.accepts(value):
        return value
    return value % 2 if variable.width == 1 else abs(value) % (1 << (variable.width - 1))


def _candidates(variables: Sequence[Variable], factors: Sequence[int]) -> Iterator[Sizes]:
    count = len(variables)
    if count == 0:
        yield {}
        return
    numbers = _small_numbers(count)
    scalars = [variable for variable in variables if not variable.is_extent]
    rising = dict(zip(variables, numbers, strict=True))
    falling = dict(zip(variables, reversed(numbers), strict=True))
    yield dict.fromkeys(variables, 0)
    yield dict.fromkeys(variables, 1)
    yield rising
    if count > 1:
        yield falling
    if scalars:
        yield from _with_negatives(scalars, factors, rising, falling)
    yield from _near_factors(variables, factors, rising)
    if count > 1:
        yield rising | {variables[-1]: 0}
    else:
        yield {variables[0]: 2}
    yield dict(zip(variables, (number + 8 for number in numbers), strict=True))


def _near_factors(variables: Sequence[Variable], factors: Sequence[int], small: Sizes) -> Iterator[Sizes]:
    """For each factor vectors just above, just below and at multiples of it, one of each kind for each factor first."""
    per_factor = []
    for factor in factors:
        one_by_one = len(variables) > 1 and factor ** len(variables) > MAX_BOX
        per_factor.append(list(_near_one(variables, factor, small) if one_by_one else _near(variables, factor)))
    for at in range(max(map(len, per_factor), default=0)):
        for group in per_factor:
            if at < len(group):
                yield group[at]


def _near(variables: Sequence[Variable], factor: int) -> Iterator[Sizes]:
    values = neighbours(factor, len(variables) + 2)
    for shift in range(3 if len(variables) == 1 else 2):
        yield {variable: values[(at + shift) % len(values)] for at, variable in enumerate(variables)}


def _near_one(variables: Sequence[Variable], factor: int, small: Sizes) -> Iterator[Sizes]:
    for at, variable in enumerate(variables):
        yield small | {variable: factor + (1 if at % 2 == 0 else -1)}


def neighbours(factor: int, count: int) -> list[int]:
    """`count` distinct numbers around multiples of `factor`: f+1, f-1, f, 2f+1, 2f-1, 2f, ..."""
    values: list[int] = []
    multiple = factor
    while len(values) < count:
        for value in (multiple + 1, multiple - 1, multiple):
            if value not in values:
                values.append(value)
        multiple += factor
    return values[:count]


def _with_negatives(
    scalars: Sequence[Variable], factors: Sequence[int], rising: Sizes, falling: Sizes
) -> Iterator[Sizes]:
    """All scalars negative, small and beyond the largest factor, so that products of trip counts show; and one negative
    bound among loops that do run."""
    small = _negatives(max(len(scalars), 2), factors, 1)
    large = _negatives(max(len(scalars), 2), factors, max(factors, default=1) + 1)
    yield rising | dict(zip(scalars, small, strict=False))
    yield rising | dict(zip(scalars, large, strict=False))
    if len(rising) == 1:
        yield {scalars[0]: small[1]}
    else:
        for at, variable in enumerate(scalars[:_MAX_LONE_NEGATIVES]):
            yield (falling if at % 2 else rising) | {variable: small[(at + 1) % len(small)]}


def _negatives(count: int, factors: Iterable[int], smallest: int) -> list[int]:
    """Distinct negative numbers of at least the magnitude `smallest`, no multiples of the factors."""
    values: list[int] = []
    candidate = -smallest
    factors = list(factors)
    while len(values) < count:
        if all(candidate % factor for factor in factors):
            values.append(candidate)
        candidate -= 1
    return values


def as_multiples(vector: Sizes, multiples: Mapping[Variable, int]) -> Sizes:
    """The vector with sizes that are multiples of what they must be, and differ where they did: so many times the
    number where they are less than that, else the next multiple."""
    return {each: _fit(each, _multiple(size, multiples.get(each, 1))) for each, size in vector.items()}


def _multiple(size: int, of: int) -> int:
    return size * of if abs(size) < of else -(-size // of) * of


def with_powers_of_two(vector: Sizes) -> Sizes:
    """The sizes of a vector with the next power of two in the place of each that is larger than 2."""
    return {each: _fit(each, 1 << (size - 1).bit_length()) if size > 2 else size for each, size in vector.items()}


def small_sizes(variables: Sequence[Variable]) -> Sizes:
    """Small sizes that differ, as far as the variables' types allow."""
    numbers = zip(variables, _small_numbers(len(variables)), strict=True)
    return {variable: _fit(variable, value) for variable, value in numbers}


def _small_numbers(count: int) -> list[int]:
    """`count` distinct numbers: primes from 3 on where they are few, otherwise numbers from 2 on."""
    return list(_PRIMES[:count]) if count <= _PRIME_SIZES else list(range(2, count + 2))
