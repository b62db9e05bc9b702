"""Size variables: which numbers a pair must be given before it can run, how they are tied, and how users name them.

A scalar parameter is a size where the bounds of counted loops, extents or addresses depend on it in either program; any
other is data, so that what is computed with it is proven for all its values. A dynamic dimension of an argument is a
size where the source can see it; where only accesses tell how large it must be it is elastic: as large as the source's
accesses need, for the source and the target alike.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct, field

from equiv.errors import WrongUse
from equiv.request.signature import Parameter, Signature
from equiv.sizing.cases import cases
from equiv.sizing.counted_loops import counted_nodes
from equiv.sizing.dependence import Dependences, Slice
from interp import ir


class Variable(Struct, frozen=True):
    """A size: of a scalar parameter (`dimension` None) or of one dimension of a view parameter."""

    name: str
    parameter: int
    dimension: int | None = None
    width: int = 64  # in bits

    @property
    def is_extent(self) -> bool:
        return self.dimension is not None

    def accepts(self, value: int) -> bool:
        """Whether the variable can have this value: an extent is not negative, a scalar fits its type (of i1: 0, 1)."""
        if self.is_extent:
            return value >= 0
        if self.width == 1:
            return value in (0, 1)
        return -(1 << (self.width - 1)) <= value < 1 << (self.width - 1)


Sizes = dict[Variable, int]


class SizePlan(Struct):
    """The size variables of a pair.

    `free` are the variables to choose, one for each group that the source requires to be equal; `tied` maps each of the
    others to its representative, or to the number that it must have. Those in `multiples` must be multiples of a
    number. `elastic` extents are found by the source's accesses, and those in `target_sees` can be observed by the
    target. `promotable` are data parameters that decide conditions, and can be given numbers where a run needs that;
    `control` are those that were, and that neither the user nor an equality with a size gives. `cases` are numbers that
    stand for all that one of both may be, where that is known. `factors` are numbers that sizes should be near to, the
    most telling first: steps and divisors before bounds, and the largest and the smallest before the others. `named`
    are numbers that a program compares a size with, and their neighbours; `extents` are those that types of its memory
    name. `turns` are numbers by which pointers that a program compares are back where they were. `least` is what
    callers promise of elastic extents. `dependences` are those of the source and of the target."""

    free: list[Variable]
    tied: dict[Variable, Variable | int]
    multiples: dict[Variable, int]
    elastic: list[Variable]
    target_sees: set[Variable]
    promotable: list[Variable]
    control: list[Variable]
    cases: dict[Variable, list[int]]
    factors: list[int]
    named: list[int] = field(default_factory=list)
    extents: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    names: dict[str, Variable] = field(default_factory=dict)
    least: dict[Variable, int] = field(default_factory=dict)
    dependences: tuple[Dependences, ...] = ()

    @staticmethod
    def of_static_sizes() -> SizePlan:
        """Of a pair that has nothing to choose, and whose dependences nobody asked for."""
        return SizePlan([], {}, {}, [], set(), [], [], {}, [])

    def origins(self) -> dict[tuple[int, int | None], tuple[int, int | None]]:
        """Each parameter and extent that is a size, and the one that it must be equal to, which may be itself."""
        origins: dict[Variable, Variable | int] = {each: each for each in (*self.free, *self.elastic)}
        origins |= self.tied
        return {
            (each.parameter, each.dimension): (of.parameter, of.dimension)
            for each, origin in origins.items()
            for of in (origin if isinstance(origin, Variable) else each,)
        }

    def complete(self, chosen: Mapping[Variable, int]) -> Sizes:
        """All variables' values from those of the free ones and of elastic ones that the user fixed. An extent is 0
        where a scalar that it must be equal to is negative: the source is undefined then."""
        sizes = dict(chosen)
        for variable, origin in self.tied.items():
            value = origin if isinstance(origin, int) else sizes[origin]
            sizes[variable] = max(value, 0) if variable.is_extent else value
        return sizes


def plan_sizes(
    source: ir.Module,
    target: ir.Module,
    entries: tuple[str, str],
    signature: Signature,
    promoted: frozenset[int] = frozenset(),
    fixed: frozenset[str] = frozenset(),
    exact: frozenset[int] = frozenset(),
    least: Mapping[tuple[int, int], int] = MappingProxyType({}),
) -> SizePlan:
    """The size variables of a pair of functions. `promoted` are positions of integer parameters that are to be numbers
    whatever the slices say; `fixed` names variables that the user gives, which makes them sizes too. `exact` are
    positions of buffers that are a result in one of the programs, whose sizes are what either program says. `least` is
    what callers promise of extents, by (parameter, dimension). Raises `WrongUse` for a name in `fixed` that no variable
    has."""
    names = {each.name: each for parameter in signature.parameters for each in _variables_of(parameter)}
    _reject_unknown_names(fixed, names, signature)
    if not names:
        return SizePlan.of_static_sizes()
    of_source, of_target = Dependences(source, entries[0]), Dependences(target, entries[1])
    slices = [_structure(dependences) for dependences in (of_source, of_target)]
    # What affine expressions are made of is taken for numbers that do not wrap around.
    affine = [dependences.slice(dependences.affine_operands()) for dependences in (of_source, of_target)]
    conditional = [dependences.slice(dependences.conditional()) for dependences in (of_source, of_target)]
    seen_by_source, seen_by_target = of_source.observed_extents(), of_target.observed_extents()

    sizes: list[Variable] = []
    elastic: list[Variable] = []
    target_sees: set[Variable] = set()
    promotable: list[Variable] = []
    control: list[Variable] = []
    for parameter in signature.parameters:
        for variable in _variables_of(parameter):
            user_gives = variable.name in fixed
            if variable.dimension is not None:
                extent = (parameter.position, variable.dimension)
                if extent in seen_by_source or user_gives or parameter.position in exact:
                    sizes.append(variable)
                else:
                    elastic.append(variable)
                    if extent in seen_by_target:
                        target_sees.add(variable)
            elif (
                user_gives
                or any(parameter.position in found.scalars for found in slices)
                or (parameter.type == ir.INDEX and any(parameter.position in found.scalars for found in affine))
            ):
                sizes.append(variable)
            elif parameter.position in promoted:
                sizes.append(variable)
                control.append(variable)
            elif parameter.type == ir.INDEX or any(parameter.position in found.scalars for found in conditional):
                # An index may also feed an affine expression, which only concrete numbers can.
                promotable.append(variable)
    tied = _ties(of_source, of_target, sizes, control, {name for name in fixed if name in names}, exact)
    control = _freely_deciding(control, sizes, tied)
    free = [variable for variable in sizes if variable not in tied]
    if not elastic and all(not each.is_extent for each in free) and sum(each.width for each in free) <= _FEW_BITS:
        control = free  # all that they may be is few enough to be run
    return SizePlan(
        free=free,
        tied=tied,
        multiples=_multiples(of_source, sizes, tied),
        elastic=elastic,
        target_sees=target_sees,
        promotable=promotable,
        control=control,
        cases={
            variable: numbers
            for variable in (*promotable, *control)
            if (numbers := cases((of_source, of_target), variable.parameter)) is not None
        },
        factors=_factors(
            (of_source, of_target), slices, conditional, {(each.parameter, each.dimension) for each in sizes}
        ),
        named=_named((of_source, of_target), {(each.parameter, each.dimension) for each in sizes}),
        extents=_extents((of_source, of_target)),
        turns=_turns((of_source, of_target)),
        names=names,
        least={each: least[extent] for each in elastic if (extent := (each.parameter, each.dimension or 0)) in least},
        dependences=(of_source, of_target),
    )


def _structure(dependences: Dependences) -> Slice:
    """What sizes are made of. What decides which of several values is a bound, an extent or an address is none of it:
    that is control."""
    counted = counted_nodes(dependences)
    found = dependences.slice([*dependences.structural(), *filter(dependences.is_given, counted)], decisions=False)
    found.nodes |= counted
    return found


def resolve_names(given: Mapping[str, object], signature: Signature) -> dict[str, str]:
    """The variable that each name of the user means: `n`, `%n`, `A.0`, or the same with the target's names or with a
    position (`arg2`, `2`) where the source has no such name."""
    aliases: dict[str, str] = {}
    for parameter in reversed(signature.parameters):
        for alias in (f"{parameter.position}", f"arg{parameter.position}", parameter.target_name):
            aliases[alias] = parameter.name
    for parameter in signature.parameters:
        aliases[parameter.name] = parameter.name
    resolved = {}
    for name in given:
        base, dot, dimension = name.removeprefix("%").partition(".")
        resolved[name] = aliases.get(base, base) + dot + dimension
    return resolved


def _variables_of(parameter: Parameter) -> Iterator[Variable]:
    if isinstance(parameter.type, ir.View):
        for dimension, size in enumerate(parameter.type.shape):
            if size is None:
                yield Variable(f"{parameter.name}.{dimension}", parameter.position, dimension)
    elif parameter.type.is_integer and parameter.type.width <= _WIDEST:
        yield Variable(parameter.name, parameter.position, None, parameter.type.width)


def _reject_unknown_names(fixed: Iterable[str], names: Mapping[str, Variable], signature: Signature) -> None:
    for name in fixed:
        if name in names:
            continue
        known = ", ".join(names) if names else "none"
        base = name.partition(".")[0]
        for parameter in signature.parameters:
            if parameter.name == base and name != base and isinstance(parameter.type, ir.View):
                raise WrongUse(f"'{name}' is not a dynamic dimension; the sizes that can be given are: {known}")
        raise WrongUse(f"there is no size '{name}'; the sizes that can be given are: {known}")


def _ties(
    source: Dependences,
    target: Dependences,
    sizes: list[Variable],
    control: list[Variable],
    given: set[str],
    exact: frozenset[int],
) -> dict[Variable, Variable | int]:
    """The equalities of whole numbers that the source checks. Of the target's only those of `exact` buffers count:
    where it requires more, that must show. Of what decides `control` only those of the number without casts count."""
    by_origin = {(variable.parameter, variable.dimension): variable for variable in sizes}
    leader: dict[Variable, Variable] = {variable: variable for variable in sizes}
    numbers: dict[Variable, int] = {}

    def find(variable: Variable) -> Variable:
        while leader[variable] is not variable:
            variable = leader[variable]
        return variable

    deciding = {(variable.parameter, None) for variable in control}
    required = []
    for pair in source.required_equalities():
        ends = [source.origin(value, exact=True) for value in pair]
        if all(end not in deciding or source.is_copy(value) for end, value in zip(ends, pair, strict=True)):
            required.append(ends)
    for pair in target.required_equalities() if exact else ():
        ends = [target.origin(value, exact=True) for value in pair]
        if any(isinstance(end, tuple) and end[0] in exact and end[1] is not None for end in ends):
            required.append(ends)
    for ends in required:
        variables = [find(by_origin[end]) for end in ends if isinstance(end, tuple) and end in by_origin]
        constants = [end for end in ends if isinstance(end, int)]
        if len(variables) == 2 and variables[0] is not variables[1]:
            first, second = sorted(variables, key=lambda each: (each.name not in given, sizes.index(each)))
            leader[second] = first
            if second in numbers:
                numbers.setdefault(first, numbers[second])
        elif len(variables) == 1 and len(constants) == 1:
            numbers.setdefault(variables[0], constants[0])
    tied: dict[Variable, Variable | int] = {}
    for variable in sizes:
        representative = find(variable)
        if variable.name in given:
            continue
        if representative in numbers and variable.accepts(numbers[representative]):
            tied[variable] = numbers[representative]
        elif representative is not variable:
            tied[variable] = representative
    return tied


def _multiples(
    source: Dependences, sizes: Iterable[Variable], tied: Mapping[Variable, Variable | int]
) -> dict[Variable, int]:
    """What the source requires free variables to be multiples of."""
    by_origin = {(variable.parameter, variable.dimension): variable for variable in sizes}
    found: dict[Variable, int] = {}
    for origin, number in source.required_multiples():
        variable = by_origin.get(origin) if isinstance(origin, tuple) else None
        free = tied.get(variable, variable) if variable is not None else None
        if isinstance(free, Variable):
            found[free] = math.lcm(found.get(free, 1), number)
    return found


def _freely_deciding(
    control: list[Variable], sizes: list[Variable], tied: Mapping[Variable, Variable | int]
) -> list[Variable]:
    """Those of `control` that are no copies of sizes, nor of each other."""
    given = {tied.get(variable, variable) for variable in sizes if variable not in control}
    return [variable for variable in control if variable not in tied and variable not in given]


def _factors(
    programs: Iterable[Dependences],
    slices: Iterable[Slice],
    conditions: Iterable[Slice],
    sizes: set[tuple[int, int | None]],
) -> list[int]:
    """Numbers of at least 2 that bounds and addresses are computed with: steps, divisors and multipliers first, then
    those that a program compares sizes with, by (parameter, dimension), or cuts them off at."""
    strong: set[int] = set()
    compared: set[int] = set()
    weak: set[int] = set()
    for dependences, found, deciding in zip(programs, slices, conditions, strict=True):
        sized = dependences.reached(sizes, found.nodes | deciding.nodes)
        for operation in dependences.operations:
            match operation:
                case ir.For():
                    _add_constant(strong, dependences, operation.step)
                    for bound in (operation.lower, operation.upper):
                        _add_constant(weak, dependences, bound)
                case ir.Parallel():
                    for step in operation.step:
                        _add_constant(strong, dependences, step)
                    for bound in (*operation.lower, *operation.upper):
                        _add_constant(weak, dependences, bound)
                case ir.Apply(expression=expression):
                    _collect(expression, strong, weak)
                    for value in ir.leaves(expression):
                        _add_constant(weak, dependences, value)
                case ir.Op(operands=operands, name=name, results=results) if any(each in sized for each in operands):
                    if name.startswith("cmpi."):
                        for operand in operands:
                            _add_constant(compared, dependences, operand)
                    elif name in _NARROWING:
                        given, kept = (
                            each.type.width for each in (*operands, *results) if isinstance(each.type, ir.Scalar)
                        )
                        compared |= {1 << (kept - 1), 1 << kept} if kept < given else set()
                    else:
                        _add_operands(strong if name in _SCALING else weak, dependences, operation)
                case ir.Op() if any(result in found.nodes for result in operation.results):
                    _add_operands(strong if operation.name in _SCALING else weak, dependences, operation)
                case _:
                    pass
    return _extremes_first(strong) + _extremes_first(compared - strong) + _extremes_first(weak - compared - strong)


def _named(programs: Iterable[Dependences], sizes: set[tuple[int, int | None]]) -> list[int]:
    """The numbers that plain copies of sizes are compared with for equality, and what lies around those that they are
    compared with otherwise."""
    found: dict[int, None] = {}
    around: dict[int, None] = {}
    for dependences in programs:
        for operation in dependences.operations:
            if isinstance(operation, ir.Op) and operation.name.startswith("cmpi."):
                one, other = map(dependences.origin, operation.operands)
                for size, number in ((one, other), (other, one)):
                    if isinstance(size, tuple) and size in sizes and isinstance(number, int):
                        if operation.name in ("cmpi.eq", "cmpi.ne"):
                            found[number] = None
                        else:
                            around |= dict.fromkeys((number, number + 1, number - 1))
    return list(found | around)


def _extents(programs: Iterable[Dependences]) -> list[int]:
    """The extents of at least 2 that types of views name, small ones first."""
    found: set[int] = set()
    for dependences in programs:
        views = [parameter.type for parameter in dependences.entry.parameters]
        views += [
            operation.result.type
            for operation in dependences.operations
            if isinstance(operation, ir.Alloc | ir.Global | ir.Reshape)
        ]
        found.update(
            size for view in views if isinstance(view, ir.View) for size in view.shape if size is not None and size > 1
        )
    return sorted(found)


def _turns(programs: Iterable[Dependences]) -> list[int]:
    """By how many elements pointers that are compared are as far as all of memory, in programs without loops, which a
    size may have run for as long."""
    found: set[int] = set()
    for dependences in programs:
        if any(isinstance(each, ir.For | ir.While | ir.Parallel) for each in dependences.operations):
            return []
        compares = any(
            isinstance(each, ir.Op) and each.name.startswith("cmpi.") and each.operands[0].type == ir.POINTER
            for each in dependences.operations
        )
        scales: set[int] = set()
        for each in dependences.operations if compares else ():
            if isinstance(each, ir.Displace) and not isinstance(each.offset, int):
                _collect(each.offset, scales, set())
        found |= {1 << (_ADDRESS - ((scale & -scale).bit_length() - 1)) for scale in scales if scale % 2 == 0}
    return sorted(found)


_ADDRESS = 64  # bits
_WIDEST = 64  # bits of a scalar that can be a size
_FEW_BITS = 8
_SCALING = frozenset(
    {"muli", "divsi", "divui", "remsi", "remui", "ceildivsi", "floordivsi", "ceildivui", "shli", "shrsi", "shrui"}
)
_NARROWING = frozenset({"index_cast", "index_castui", "trunci"})
_MOST_SHIFTED = 40


def _add_operands(into: set[int], dependences: Dependences, operation: ir.Op) -> None:
    """The constant operands; of a shift the power of two that it stands for."""
    if operation.name not in ("shli", "shrsi", "shrui"):
        for operand in operation.operands:
            _add_constant(into, dependences, operand)
        return
    number = dependences.origin(operation.operands[1])
    if isinstance(number, int) and 0 < number <= _MOST_SHIFTED:
        into.add(1 << number)


def _extremes_first(numbers: set[int]) -> list[int]:
    """The largest, the smallest, then the others from large to small."""
    ordered = sorted(numbers, reverse=True)
    return ordered if len(ordered) < 3 else [ordered[0], ordered[-1], *ordered[1:-1]]


def _add_constant(into: set[int], dependences: Dependences, index: ir.Index) -> None:
    number = index if isinstance(index, int) else dependences.origin(index)
    if isinstance(number, int) and abs(number) >= 2:
        into.add(abs(number))


def _collect(expression: ir.Affine, strong: set[int], weak: set[int]) -> None:
    pending = [expression]
    while pending:
        part = pending.pop()
        if not isinstance(part, ir.Binary):
            continue
        for side in (part.left, part.right):
            if isinstance(side, int) and abs(side) >= 2:
                (weak if part.operator == "+" else strong).add(abs(side))
        pending += [part.left, part.right]
