"""Sums in another order: two trees of one associative and commutative operation whose contributions correspond.

Only the check is here, of what `docs/all-sizes.md` states. Formulas are in the variables of an instance's node, in
`r0`, `r1`, ... for the root of its own tree, and in the variables of the other program's root.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from equiv.proving.parametric.certificate import Move, Relation, Sum, Tree
from equiv.proving.parametric.equations import Alias, Equations, Loaded, Operation, Reference
from equiv.proving.parametric.instances import COPY, Failure, Instances
from equiv.proving.parametric.rewriting import constant_bits, type_of
from equiv.solver.linear.expression import (
    FALSE,
    TRUE,
    Formula,
    Linear,
    both,
    either,
    equal,
    negate,
    substitute,
    substitute_in,
    variable,
    variables_of,
)
from equiv.solver.linear.logic import Statement
from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS

# Of the source alone: they make a value poison and nothing else.
_POISON_FLAGS = frozenset(("nsw", "nuw", "nnan", "ninf"))
_INTEGERS = frozenset(("addi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui"))
_FLOATS = frozenset(("addf", "mulf", "minimumf", "maximumf"))

Edges = Sequence[tuple[Formula, Reference]]


class NoSum(Exception):
    """Trees that are none of one operation; the message says why."""


def neutral(name: str, type_: Scalar) -> tuple[int, ...]:
    """The patterns that an operation of `_INTEGERS` or `_FLOATS` leaves every other operand with; up to the sign of a
    zero for sums of floats, which are compared no closer."""
    ones, format_ = (1 << type_.width) - 1, FLOAT_FORMATS.get(type_.name)
    patterns: dict[str, tuple[int, ...]] = {
        "muli": (1,),
        "andi": (ones,),
        "minui": (ones,),
        "maxsi": (ones // 2 + 1,),
        "minsi": (ones // 2,),
    }
    if format_ is not None:
        least, one, zeros = (format_.infinity | format_.sign,), (format_.one,), (0, format_.sign)
        patterns = {"addf": zeros, "mulf": one, "minimumf": (format_.infinity,), "maximumf": least}
    return patterns.get(name, (0,) if name in _INTEGERS else ())


def is_summed(kind: object, is_source: bool) -> bool:
    """Whether a node may be within a tree as an operation: associative and commutative, and without a choice."""
    if not isinstance(kind, Operation) or kind.head.name not in _INTEGERS | _FLOATS:
        return False
    allowed = type_of(kind).is_float == (kind.head.name in _FLOATS)
    return allowed and set(kind.head.flags) <= (_POISON_FLAGS if is_source else frozenset())


class Summed(Struct):
    """The tree of one program. `edges` are what each of its nodes is computed from: both operands of an operation, and
    of an alias the first part whose condition holds."""

    equations: Equations
    root: int
    tree: Tree
    edges: Mapping[int, Edges]
    type: Scalar
    neutral: tuple[int, ...]

    def belongs(self, node: int) -> Formula:
        """That an instance of a node is in the tree of the root at `r0`, ..."""
        parts = (both(each.condition, *map(equal, _roots(len(each.root)), each.root)) for each in self.tree[node])
        return both(self.equations.nodes[node].domain, either(*parts))

    def values(self, node: int, at: Sequence[Linear]) -> dict[str, Linear]:
        """The variables of a node at an instance, whose coordinates are in their order."""
        return dict(zip(self.equations.nodes[node].variables, at, strict=True))

    def own(self, node: int) -> tuple[Linear, ...]:
        return tuple(variable(each) for each in self.equations.nodes[node].variables)

    def contributions(self) -> Iterator[tuple[int, int]]:
        """The edges that may lead out of the tree, to what is not neutral: each by its node and its position there."""
        for node, edges in self.edges.items():
            for at, (_, operand) in enumerate(edges):
                if constant_bits(self.equations.nodes[operand.node], operand.at, self.type) not in self.neutral:
                    yield node, at

    def contributes(self, node: int, edge: int) -> Formula:
        """That an edge of a node leads from the tree of the root at `r0`, ... out of it."""
        condition, operand = self.edges[node][edge]
        values, domain = self.values(operand.node, operand.at), self.equations.nodes[operand.node].domain
        within = (both(domain, each.condition) for each in self.tree.get(operand.node, ()))
        return both(self.belongs(node), condition, negate(substitute_in(either(*within), values)))


def _roots(length: int) -> list[Linear]:
    return [variable(f"r{at}") for at in range(length)]


def first_of(pieces: Edges) -> Edges:
    """The parts of an alias, each without those before it: an instance has one of them, and counts once."""
    found, before = [], TRUE
    for condition, reference in pieces:
        found.append((both(condition, before), reference))
        before = both(before, negate(condition))
    return found


def summed(
    programs: Sequence[Equations], roots: tuple[int, int], sum_: Sum, edges: Sequence[Mapping[int, Edges]]
) -> tuple[Summed, Summed]:
    """The trees of a sum of a certificate. Raises `NoSum`."""
    heads: set[tuple[str, Scalar]] = set()
    for program, of, is_source in zip(programs, edges, (True, False), strict=True):
        for node in of:
            kind = program.nodes[node].kind
            if isinstance(kind, Operation) and is_summed(kind, is_source):
                heads.add((kind.head.name, type_of(kind)))
            elif not isinstance(kind, Alias | Loaded):
                raise NoSum("an operation whose order matters")
    if len(heads) != 1:
        raise NoSum("a sum of several operations")
    ((name, type_),) = heads
    same = type_, neutral(name, type_)
    return (
        Summed(programs[0], roots[0], sum_.source, edges[0], *same),
        Summed(programs[1], roots[1], sum_.target, edges[1], *same),
    )


class SumCheck:
    """The obligations of one sum, of a pair of nodes that `relation` has."""

    def __init__(self, instances: Instances, relation: Relation, sides: tuple[Summed, Summed], sum_: Sum) -> None:
        self._instances, self._relation, self._sides, self._sum = instances, relation, sides, sum_
        self._logic = instances.logic
        self.needed: list[tuple[int, int]] = []  # pairs of contributions

    def failures(self) -> Iterator[Failure]:
        """What is not proven; nothing where the two sums have the same contributions."""
        for side, other, moves in self._directions():
            if not self._is_written(side, other, moves):
                yield Failure("f", "a sum that is not one of its nodes", None)
                return
        for side, other, moves in self._directions():
            yield from self._tree(side)
            yield from self._rooted(side, other)
            yield from self._moved(side, other, moves)

    def _directions(self) -> Iterator[tuple[Summed, Summed, tuple[Move, ...]]]:
        source, target = self._sides
        yield source, target, self._sum.forth
        yield target, source, self._sum.back

    def _refute(self, message: str, side: Summed, wrong: Sequence[Formula | Statement]) -> Iterator[Failure]:
        formulas = [self._logic.formula(each) if isinstance(each, Formula) else each for each in wrong]
        yield from self._instances.refute("f", message, side.equations.nodes[side.root].place, formulas)

    def _is_written(self, side: Summed, other: Summed, moves: Sequence[Move]) -> bool:
        """Whether all that a certificate names is there, and in the right variables."""
        parameters, nodes = set(self._instances.parameters), side.equations.nodes
        if side.root not in side.tree:
            return False
        for node, parts in side.tree.items():
            allowed = parameters | set(nodes[node].variables)
            for part in parts:
                named = variables_of(part.condition).union(*map(variables_of, (*part.root, *part.at)))
                if not named <= allowed or len(part.root) != len(nodes[side.root].variables):
                    return False
                if part.parent is None:
                    if node != side.root:
                        return False
                elif not _has(side, part.parent) or len(part.at) != len(nodes[part.parent[0]].variables):
                    return False
        of_root = set(other.equations.nodes[other.root].variables)
        counted = set(side.contributions()), set(other.contributions())
        for move in moves:
            if move.origin not in counted[0] or move.image not in counted[1]:
                return False
            allowed = parameters | of_root | set(nodes[move.origin[0]].variables)
            if not variables_of(move.condition).union(*map(variables_of, move.at)) <= allowed:
                return False
            if len(move.at) != len(other.equations.nodes[move.image[0]].variables):
                return False
        return True

    # -- trees ---------------------------------------------------------------------------------------------------------

    def _tree(self, side: Summed) -> Iterator[Failure]:
        """That the instances which belong to a root are those of its tree: each has one parent, or is the root."""
        for node, parts in side.tree.items():
            domain, own = side.equations.nodes[node].domain, side.own(node)
            for part in parts:
                where = [domain, part.condition]
                if part.parent is None:
                    yield from self._refute("a root of another sum", side, [*where, _differ(own, part.root)])
                    continue
                parent, edge = part.parent
                condition, operand = side.edges[parent][edge]
                values = side.values(parent, part.at)
                of_root = {f"r{at}": value for at, value in enumerate(part.root)}
                belongs = substitute_in(both(side.belongs(parent), condition), {**values, **of_root})
                leads = [substitute(each, values) for each in operand.at]
                is_parent = both(belongs, *map(equal, leads, own)) if operand.node == node else FALSE
                yield from self._refute("a part that the sum does not have", side, [*where, negate(is_parent)])
            for edge, (condition, operand) in enumerate(side.edges[node]):
                within = both(side.belongs(node), condition)
                values = side.values(operand.node, operand.at)
                reached = substitute_in(side.equations.nodes[operand.node].domain, values)
                for part in side.tree.get(operand.node, ()):
                    where = [within, reached, substitute_in(part.condition, values)]
                    if part.parent == (node, edge):
                        at_child = [substitute(each, values) for each in (*part.at, *part.root)]
                        where.append(_differ((*own, *_roots(len(part.root))), at_child))
                    yield from self._refute("a part that is added twice", side, where)

    def _rooted(self, side: Summed, other: Summed) -> Iterator[Failure]:
        """That what is related is a root."""
        root = side.own(side.root)
        values = {f"r{at}": value for at, value in enumerate(root)}
        is_root = either(*(each.condition for each in side.tree[side.root] if each.parent is None))
        related = substitute_in(self._related(side, other), values)
        yield from self._refute("a sum that is part of another one", side, [related, negate(is_root)])

    def _related(self, side: Summed, other: Summed) -> Formula:
        """That the root at `r0`, ... is related to that of the other program at its own variables."""
        own = side.values(side.root, _roots(len(side.own(side.root))))
        is_source = side is self._sides[0]
        letters = "xy" if is_source else "yx"
        places = {f"{letters[0]}{at}": value for at, value in enumerate(own.values())}
        places |= {f"{letters[1]}{at}": value for at, value in enumerate(other.own(other.root))}
        pair = (side.root, other.root) if is_source else (other.root, side.root)
        related = substitute_in(either(*self._relation[pair].pieces), places)
        domains = side.equations.nodes[side.root].domain, other.equations.nodes[other.root].domain
        return both(related, substitute_in(domains[0], own), domains[1])

    # -- contributions -------------------------------------------------------------------------------------------------

    def _moved(self, side: Summed, other: Summed, moves: Sequence[Move]) -> Iterator[Failure]:
        """That each contribution has one of the other sum, no two the same one, and, of the source's, an equal one."""
        related = self._related(side, other)
        here = {each: both(side.contributes(*each), related) for each in side.contributions()}
        for origin, contributes in here.items():
            unmoved = [negate(each.condition) for each in moves if each.origin == origin]
            yield from self._refute("a contribution that the other sum lacks", side, [contributes, *unmoved])
        root = {f"r{at}": value for at, value in enumerate(other.own(other.root))}
        for at, move in enumerate(moves):
            where = both(here[move.origin], move.condition)
            values = other.values(move.image[0], move.at)
            is_there = [substitute_in(other.contributes(*move.image), {**values, **root})]
            if side is self._sides[0]:
                one = side.edges[move.origin[0]][move.origin[1]][1]
                two = other.edges[move.image[0]][move.image[1]][1]
                image = Reference(two.node, tuple(substitute(each, values) for each in two.at))
                is_there.append(self._equal(one, image))
            yield from self._refute("a contribution that the other sum lacks", side, [where, negate(both(*is_there))])
            for former in moves[: at + 1]:
                if former.image == move.image:
                    holds = both(here[former.origin], former.condition)
                    yield from self._once(side, other, (former, holds), (move, where))

    def _equal(self, one: Reference, two: Reference) -> Formula:
        """That two contributions are related."""
        self.needed.append((one.node, two.node))
        found = self._relation.get((one.node, two.node))
        places = {f"x{at}": value for at, value in enumerate(one.at)}
        places |= {f"y{at}": value for at, value in enumerate(two.at)}
        return substitute_in(either(*found.pieces), places) if found is not None else FALSE

    def _once(
        self, side: Summed, other: Summed, former: tuple[Move, Formula], latter: tuple[Move, Formula]
    ) -> Iterator[Failure]:
        """That no two contributions of a sum have the same one of the other sum."""
        logic, (first, holds), (move, where) = self._logic, former, latter
        same = [*_roots(len(side.own(side.root))), *other.own(other.root)]
        statements = [logic.formula(holds), logic.formula(where, COPY)]
        statements += [logic.same(logic.term(each), logic.term(each, COPY)) for each in same]
        images = zip(first.at, move.at, strict=True)
        statements += [logic.same(logic.term(one), logic.term(two, COPY)) for one, two in images]
        if first.origin == move.origin:
            own = side.own(move.origin[0])
            statements.append(logic.differ((logic.term(each), logic.term(each, COPY)) for each in own))
        yield from self._refute("a contribution that is counted twice", side, statements)


def _has(side: Summed, edge: tuple[int, int]) -> bool:
    return edge[0] in side.tree and 0 <= edge[1] < len(side.edges[edge[0]])


def _differ(left: Sequence[Linear], right: Sequence[Linear]) -> Formula:
    return either(*(negate(equal(one, two)) for one, two in zip(left, right, strict=True)))
