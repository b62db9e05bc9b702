"""The obligations of sums in another order, one by one: equations of sums that differ, with a certificate of which
nothing is wrong but what one obligation asks for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from equiv.proving.parametric.certificate import Certificate, Move, Part, Related, Sum, Tree
from equiv.proving.parametric.equations import Alias, Equations, Leaf, Operation, Reference
from equiv.proving.parametric.identity import SELECT, Head, Input, Literal
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.sums import is_summed, neutral
from equiv.solver.linear.expression import (
    FALSE,
    TRUE,
    Formula,
    Linear,
    at_most,
    both,
    constant,
    equal,
    negate,
    variable,
)
from equiv.solver.linear.logic import Effort
from interp.ir import OutputKind, Scalar
from tests.interp.scalar_reference import VALUE, Folded, fold

INPUT, ZERO = 0, 1  # the first nodes of each program
TWICE = "a part that is added twice"
NONE = "a part that the sum does not have"
LACKS = "a contribution that the other sum lacks"
COUNTED = "a contribution that is counted twice"
INNER = "a sum that is part of another one"
OTHERS = "a root of another sum"
IS_NONE = "a sum that is not one of its nodes"
SAME = Related((equal(variable("x0"), variable("y0")),))
MORE = at_most(constant(1), variable("p0"))


class Program:
    """Equations over one argument, whose elements are added."""

    def __init__(self, prefix: str) -> None:
        self.equations = Equations(prefix)
        self.equations.add(Leaf(Input((OutputKind.ARGUMENT, 0))), (f"{prefix}v0",), TRUE, None)
        self.equations.add(Leaf(Literal("i32", 0)), (), TRUE, None)
        self.own = variable(f"{prefix}1")
        self.zero = Reference(ZERO, ())

    def element(self, at: int | Linear) -> Reference:
        return Reference(INPUT, (constant(at) if isinstance(at, int) else at,))

    def range(self, length: int) -> Formula:
        return both(at_most(constant(0), self.own), at_most(self.own, constant(length - 1)))

    def add(
        self,
        left: Reference,
        right: Reference,
        instances: int = 0,
        name: str = "addi",
        flags: Sequence[str] = (),
        type_: str = "i32",
    ) -> Reference:
        head = Head(name, tuple(flags), (type_,) * 3)
        return self._node(Operation(head, (left, right), True), instances)

    def one_of(self, *pieces: tuple[Formula, Reference], instances: int = 0) -> Reference:
        return self._node(Alias(pieces), instances)

    def _node(self, kind: Operation | Alias, instances: int) -> Reference:
        variables, domain = ((f"{self.equations.prefix}1",), self.range(instances)) if instances else ((), TRUE)
        return self.equations.add(kind, variables, domain, None)


def refusals(source: Program, target: Program, sum_: Sum, related: Formula = TRUE) -> set[str]:
    """The messages of what is not proven of the last nodes as one sum."""
    roots = len(source.equations.nodes) - 1, len(target.equations.nodes) - 1
    relation = {(INPUT, INPUT): SAME, roots: Related((related,), sum=sum_)}
    return {each.message for each in obligations_of(source, target).closure(Certificate(relation=relation))}


def obligations_of(source: Program, target: Program) -> Obligations:
    return Obligations(source.equations, target.equations, ("p0",), TRUE, Effort())


def root(at: Linear | None = None, condition: Formula = TRUE) -> tuple[Part, ...]:
    return (Part(condition, () if at is None else (at,)),)


def child(parent: int, edge: int, *at: Linear, condition: Formula = TRUE) -> tuple[Part, ...]:
    """Of a root of no variables."""
    return (Part(condition, (), (parent, edge), at),)


def move(origin: tuple[int, int], image: tuple[int, int], *at: Linear, condition: Formula = TRUE) -> Move:
    return Move(origin, condition, image, at)


def between(moves: Sequence[tuple[tuple[int, int], tuple[int, int]]], source: Tree, target: Tree) -> Sum:
    """A sum of contributions of no variables."""
    forth = tuple(move(*each) for each in moves)
    return Sum(source, target, forth, tuple(move(image, origin) for origin, image in moves))


def sides() -> tuple[Program, Program]:
    return Program("s"), Program("t")


def test_the_sum_of_the_same_elements_is_the_same() -> None:
    source, target = sides()
    source.add(source.element(0), source.element(1))
    target.add(target.add(target.zero, target.element(1)), target.element(0))
    sum_ = between([((2, 0), (3, 1)), ((2, 1), (2, 1))], {2: root()}, {3: root(), 2: child(3, 0)})
    assert not refusals(source, target, sum_)


# -- trees -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_node_is_added_once(mirrored: bool) -> None:
    """a + b and (a + b) + (a + b)."""
    one, two = sides()[:: -1 if mirrored else 1]
    one.add(one.element(0), one.element(1))
    inner = two.add(two.element(0), two.element(1))
    two.add(inner, inner)
    moves = [((2, 0), (2, 0)), ((2, 1), (2, 1))]
    trees = [{2: root()}, {3: root(), 2: child(3, 0)}]
    programs = (two, one) if mirrored else (one, two)
    assert refusals(*programs, between(moves, *(reversed(trees) if mirrored else trees))) == {TWICE}


def test_a_node_is_added_by_one_instance() -> None:
    """a + b, and q[0] + q[1] where q[k] is a + b."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    inner = target.add(target.element(0), target.element(1))
    parts = target.add(inner, target.zero, instances=2).node
    target.add(Reference(parts, (constant(0),)), Reference(parts, (constant(1),)))
    halves = (
        Part(equal(target.own, constant(0)), (), (4, 0), ()),
        Part(equal(target.own, constant(1)), (), (4, 1), ()),
    )
    tree = {4: root(), 3: halves, 2: child(3, 0, constant(0))}
    assert refusals(source, target, between([((2, 0), (2, 0)), ((2, 1), (2, 1))], {2: root()}, tree)) == {TWICE}


def test_a_node_is_part_of_one_sum() -> None:
    """Two sums of a + b, and one of a + b beside one of nothing."""
    source, target = sides()
    first = equal(source.own, constant(0))
    inner = source.add(source.element(0), source.element(1))
    source.one_of((first, inner), (negate(first), source.zero), instances=2)
    inner = target.add(target.element(0), target.element(1))
    target.add(inner, target.zero, instances=2)
    owned = Part(TRUE, (constant(0),), (3, 0), (constant(0),))
    trees: tuple[Tree, Tree] = ({3: root(source.own), 2: (owned,)}, {3: root(target.own), 2: (owned,)})
    sum_ = between([((2, 0), (2, 0)), ((2, 1), (2, 1))], *trees)
    assert refusals(source, target, sum_, equal(variable("x0"), variable("y0"))) == {TWICE}


def test_a_node_is_what_its_parent_adds() -> None:
    """a + b + c, and a + b beside c + 0."""
    source, target = sides()
    source.add(source.add(source.element(0), source.element(1)), source.element(2))
    target.add(target.element(2), target.zero)
    target.add(target.element(0), target.element(1))
    moves = [((2, 0), (3, 0)), ((2, 1), (3, 1)), ((3, 1), (2, 0))]
    assert refusals(source, target, between(moves, {3: root(), 2: child(3, 0)}, {3: root(), 2: child(3, 0)})) == {NONE}


def test_a_node_without_a_parent_is_the_root() -> None:
    """a + b + c, and a + b beside c + 0."""
    source, target = sides()
    source.add(source.add(source.element(0), source.element(1)), source.element(2))
    target.add(target.element(2), target.zero)
    target.add(target.element(0), target.element(1))
    moves = [((2, 0), (3, 0)), ((2, 1), (3, 1)), ((3, 1), (2, 0))]
    assert refusals(source, target, between(moves, {3: root(), 2: child(3, 0)}, {3: root(), 2: root()})) == {IS_NONE}


@pytest.mark.parametrize(("length", "refused"), [(2, NONE), (1, LACKS)])
def test_instances_are_what_their_parent_adds_and_those_that_are_executed(length: int, refused: str) -> None:
    """a[0] + a[1], and q[0] where q[k] is a[k], of which q[1] is executed or not."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    parts = target.add(target.element(target.own), target.zero, instances=length).node
    target.add(Reference(parts, (constant(0),)), target.zero)
    tree = {3: root(), 2: child(3, 0, condition=target.range(2))}
    back = (
        move((2, 0), (2, 0), condition=equal(target.own, constant(0))),
        move((2, 0), (2, 1), condition=equal(target.own, constant(1))),
    )
    forth = (move((2, 0), (2, 0), constant(0)), move((2, 1), (2, 0), constant(1)))
    assert refusals(source, target, Sum({2: root()}, tree, forth, back)) == {refused}


def test_a_parent_belongs_to_the_sum() -> None:
    """a + b, and a beside q where q + 0 is part of nothing and q is b."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    target.add(target.add(target.element(1), target.zero), target.zero)
    target.add(target.element(0), target.zero)
    moves = [((2, 0), (4, 0)), ((2, 1), (2, 0))]
    assert refusals(source, target, between(moves, {2: root()}, {4: root(), 3: (), 2: child(3, 0)})) == {NONE}


def test_a_parent_adds_what_its_condition_says() -> None:
    """b where p0 is positive and a + b elsewhere, and b where p0 is positive and a elsewhere."""
    source, target = sides()
    inner = source.add(source.element(0), source.element(1))
    source.one_of((MORE, source.element(1)), (negate(MORE), inner))
    inner = target.add(target.element(1), target.zero)
    target.one_of((MORE, inner), (negate(MORE), target.element(0)))
    forth = (move((3, 0), (2, 0)), move((2, 1), (2, 0)), move((2, 0), (3, 1)))
    back = (
        move((2, 0), (3, 0), condition=MORE),
        move((2, 0), (2, 1), condition=negate(MORE)),
        move((3, 1), (2, 0)),
    )
    tree = {3: root(), 2: child(3, 1, condition=negate(MORE))}
    assert refusals(source, target, Sum(tree, {3: root(), 2: child(3, 0)}, forth, back)) == {NONE}


def test_a_root_is_one_of_itself() -> None:
    """s[0] where s[i] is a[i], as the sum of s[0] and s[1]; and a[0] + a[1]."""
    source, target = sides()
    source.add(source.element(source.own), source.zero, instances=2)
    target.add(target.element(0), target.element(1))
    own = [equal(source.own, constant(at)) for at in range(2)]
    forth = tuple(move((2, 0), (2, at), condition=own[at]) for at in range(2))
    back = tuple(move((2, at), (2, 0), constant(at)) for at in range(2))
    sum_ = Sum({2: root(constant(0))}, {2: root()}, forth, back)
    assert refusals(source, target, sum_, equal(variable("x0"), constant(0))) == {OTHERS}


@pytest.mark.parametrize("mirrored", [False, True])
def test_what_is_related_is_a_root(mirrored: bool) -> None:
    """a + b, which is said to be the sum of nothing, and 0 + 0."""
    one, two = sides()[:: -1 if mirrored else 1]
    one.add(one.element(0), one.element(1))
    two.add(two.zero, two.zero)
    trees: list[Tree] = [{2: root(condition=FALSE)}, {2: root()}]
    programs = (two, one) if mirrored else (one, two)
    assert refusals(*programs, between([], *(reversed(trees) if mirrored else trees))) == {INNER}


# -- contributions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_contribution_counts_as_often_as_it_is_one(mirrored: bool) -> None:
    """a + a and a."""
    one, two = sides()[:: -1 if mirrored else 1]
    one.add(one.element(0), one.element(0))
    two.add(two.element(0), two.zero)
    many, few = (move((2, 0), (2, 0)), move((2, 1), (2, 0))), (move((2, 0), (2, 0)),)
    programs = (two, one) if mirrored else (one, two)
    sum_ = Sum({2: root()}, {2: root()}, *((few, many) if mirrored else (many, few)))
    assert refusals(*programs, sum_) == {COUNTED}


def test_instances_of_a_contribution_count_each() -> None:
    """a + a as q[0] + q[1] where q[k] is a, and a."""
    source, target = sides()
    parts = source.add(source.element(0), source.zero, instances=2).node
    source.add(Reference(parts, (constant(0),)), Reference(parts, (constant(1),)))
    target.add(target.element(0), target.zero)
    halves = tuple(Part(equal(source.own, constant(at)), (), (3, at), ()) for at in range(2))
    sum_ = Sum({3: root(), 2: halves}, {2: root()}, (move((2, 0), (2, 0)),), (move((2, 0), (2, 0), constant(0)),))
    assert refusals(source, target, sum_) == {COUNTED}


def test_what_stands_for_a_contribution_is_one() -> None:
    """a + b, and a + b where p0 is positive and a elsewhere."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    inner = target.add(target.element(0), target.element(1))
    target.one_of((MORE, inner), (negate(MORE), target.element(0)))
    forth = (
        move((2, 0), (2, 0), condition=MORE),
        move((2, 0), (3, 1), condition=negate(MORE)),
        move((2, 1), (2, 1)),
    )
    back = (move((2, 0), (2, 0)), move((2, 1), (2, 1)), move((3, 1), (2, 0)))
    tree = {3: root(), 2: child(3, 0, condition=MORE)}
    assert refusals(source, target, Sum({2: root()}, tree, forth, back)) == {LACKS}


def test_one_part_of_an_alias_contributes() -> None:
    """a + b, and a where p0 is positive and b elsewhere."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    target.one_of((MORE, target.element(0)), (negate(MORE), target.element(1)))
    moves = [((2, 0), (2, 0)), ((2, 1), (2, 1))]
    assert refusals(source, target, between(moves, {2: root()}, {2: root()})) == {LACKS}


@pytest.mark.parametrize("mirrored", [False, True])
def test_each_contribution_has_one_that_stands_for_it(mirrored: bool) -> None:
    """a + b and a."""
    one, two = sides()[:: -1 if mirrored else 1]
    one.add(one.element(0), one.element(1))
    two.add(two.element(0), two.zero)
    programs = (two, one) if mirrored else (one, two)
    assert refusals(*programs, between([((2, 0), (2, 0))], {2: root()}, {2: root()})) == {LACKS}


def test_contributions_are_equal() -> None:
    """a + b and a + c."""
    source, target = sides()
    source.add(source.element(0), source.element(1))
    target.add(target.element(0), target.element(2))
    moves = [((2, 0), (2, 0)), ((2, 1), (2, 1))]
    assert refusals(source, target, between(moves, {2: root()}, {2: root()})) == {LACKS}


# -- operations --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source_head", "target_head", "refused"),
    [
        (("addi", ()), ("addi", ()), set()),
        (("addi", ("nsw", "nuw")), ("addi", ()), set()),
        (("addi", ()), ("addi", ("nsw",)), {"an operation whose order matters"}),
        (("addi", ()), ("subi", ()), {"an operation whose order matters"}),
        (("subi", ()), ("subi", ()), {"an operation whose order matters"}),
        (("addi", ()), ("muli", ()), {"a sum of several operations"}),
        (("ori", ("disjoint",)), ("ori", ()), {"an operation whose order matters"}),
    ],
)
def test_both_sums_are_of_one_operation(
    source_head: tuple[str, tuple[str, ...]], target_head: tuple[str, tuple[str, ...]], refused: set[str]
) -> None:
    source, target = sides()
    for program, (name, flags) in ((source, source_head), (target, target_head)):
        program.add(program.element(0), program.element(1), name=name, flags=flags)
    moves = [((2, 0), (2, 0)), ((2, 1), (2, 1))]
    assert refusals(source, target, between(moves, {2: root()}, {2: root()})) == refused


FLAGS = ("reassoc", "contract", "nsz", "arcp", "afn", "nnan", "ninf")
SUMS = ("addi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui")
FLOAT_SUMS = ("addf", "mulf", "minimumf", "maximumf")


def operation(name: str, type_: str, *flags: str) -> Operation:
    return Operation(Head(name, flags, (type_,) * 3), (Reference(0, ()), Reference(0, ())))


@pytest.mark.parametrize("flag", FLAGS)
def test_flags_that_allow_several_values_are_of_no_sum(flag: str) -> None:
    is_poison = flag in ("nnan", "ninf")
    assert is_summed(operation("addf", "f32", flag), True) == is_poison
    assert not is_summed(operation("addf", "f32", flag), False)


def test_which_operations_are_sums() -> None:
    for is_source in (False, True):
        assert all(is_summed(operation(name, "i8"), is_source) for name in SUMS)
        assert all(is_summed(operation(name, "f16"), is_source) for name in FLOAT_SUMS)
        assert not any(is_summed(operation(name, "f16"), is_source) for name in ("subf", "divf", "maxnumf", "minnumf"))
        assert not any(is_summed(operation(name, "i8"), is_source) for name in ("subi", "shli", "addf"))
        assert not is_summed(Operation(Head(SELECT, (), ("i1", "i8", "i8", "i8")), ()), is_source)


@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("name", SUMS)
def test_integers_are_the_same_in_any_order(name: str, width: int) -> None:
    type_ = f"i{width}"
    patterns = range(1 << width)
    table = {pair: fold(name, (type_, type_), pair, (type_,)) for pair in product(patterns, repeat=2)}
    assert all(status == VALUE for status, _ in table.values())
    of = {pair: found for pair, (_, (found,)) in table.items()}
    assert all(of[a, b] == of[b, a] for a, b in of)
    assert all(of[of[a, b], c] == of[a, of[b, c]] for a, b, c in product(patterns, repeat=3))
    leaves = [each for each in patterns if all(of[each, other] == other for other in patterns)]
    assert set(neutral(name, Scalar(type_))) <= set(leaves)
    assert name in ("ori", "maxui", "addi", "xori") or neutral(name, Scalar(type_)) == tuple(leaves)


_HALVES = (0, 0x8000, 1, 0x8001, 0x3C00, 0xBC00, 0x3555, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00)


def half(name: str, left: int, right: int) -> Folded:
    status, patterns = fold(name, ("f16", "f16"), (left, right), ("f16",))
    return status, [0x7E00 if each & 0x7FFF > 0x7C00 else each for each in patterns]


@pytest.mark.parametrize("name", FLOAT_SUMS)
def test_neutral_floats_change_nothing_but_signs_of_zeros(name: str) -> None:
    found = neutral(name, Scalar("f16"))
    assert found
    for pattern, other in product(found, _HALVES):
        of = [half(name, *pair) for pair in ((pattern, other), (other, pattern))]
        same = (0, 0x8000) if name == "addf" and other & 0x7FFF == 0 else (other,)
        assert all(status == VALUE and patterns[0] in same for status, patterns in of), (pattern, other)
    assert all(half(name, *pair) == half(name, *pair[::-1]) for pair in product(_HALVES, repeat=2))
    assert not neutral(name, Scalar("f8E4M3FN"))


@pytest.mark.parametrize("name", ["minimumf", "maximumf"])
def test_extrema_are_the_same_in_any_order(name: str) -> None:
    for a, b, c in product(_HALVES, repeat=3):
        (left,), (right,) = half(name, a, b)[1], half(name, b, c)[1]
        assert half(name, left, c) == half(name, a, right)


# -- sums of floats ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type_", ["i32", "f32"])
def test_sums_of_floats_are_noted_and_show_no_pattern(type_: str) -> None:
    """Of a + b and b + a, and of what is computed from their patterns."""
    source, target = sides()
    for program, operands in ((source, (0, 1)), (target, (1, 0))):
        left, right = (program.element(each) for each in operands)
        total = program.add(left, right, name="addf" if type_ == "f32" else "addi", type_=type_)
        other = "i32" if type_ == "f32" else "f32"
        program.equations.add(Operation(Head("bitcast", (), (type_, other)), (total,)), (), TRUE, None)
    sum_ = between([((2, 0), (2, 1)), ((2, 1), (2, 0))], {2: root()}, {2: root()})
    summed = {(INPUT, INPUT): SAME, (2, 2): Related((TRUE,), sum=sum_)}
    obligations = obligations_of(source, target)
    assert not list(obligations.closure(Certificate(relation=summed)))
    is_float = type_ == "f32"
    assert obligations.reordered == ({(2, 2)} if is_float else set())
    shown = obligations.closure(Certificate(relation={**summed, (3, 3): Related((TRUE,))}))
    assert bool([each for each in shown if "which NaN" in each.message]) == is_float
    # What was noted of one certificate says nothing of the next one.
    exchanged = {(INPUT, INPUT): SAME, (2, 2): Related((TRUE,), swapped=True)}
    assert not list(obligations.closure(Certificate(relation=exchanged)))
    assert not obligations.reordered


# -- what is written ---------------------------------------------------------------------------------------------------


def test_what_is_not_there_is_refused_before_z3_is_asked() -> None:
    source, target = sides()
    source.add(source.element(0), source.element(1))
    target.add(target.element(0), target.element(1))
    moves = [((2, 0), (2, 0)), ((2, 1), (2, 1))]
    right = between(moves, {2: root()}, {2: root()})
    assert not refusals(source, target, right)
    trees: list[Tree] = [
        {},
        {2: root(constant(0))},
        {2: root(condition=at_most(variable("r0"), constant(0)))},
        {2: child(3, 0)},
        {2: child(2, -1)},
        {2: child(2, 2)},
        {2: child(2, 0, constant(0))},
    ]
    for tree in trees:
        sums = (Sum(tree, right.target, right.forth, right.back), Sum(right.source, tree, right.forth, right.back))
        for forged in sums:
            assert refusals(source, target, forged) == {IS_NONE}, tree
    assert refusals(source, target, Sum({}, right.target, (), ())) == {IS_NONE}
    for node in (-1, 3, INPUT):
        forged = Sum(right.source, {**right.target, node: root()}, right.forth, right.back)
        assert refusals(source, target, forged) == {"a sum of what is none, or a load without origins"}
    for other in (
        move((2, 2), (2, 0)),
        move((2, -1), (2, 0)),
        move((2, 0), (2, 2)),
        move((3, 0), (2, 0)),
        move((2, 0), (3, 0)),
        move((2, 0), (2, 0), constant(0)),
        move((2, 0), (2, 0), condition=at_most(variable("r0"), constant(0))),
    ):
        for forged in (
            Sum(right.source, right.target, (*right.forth, other), right.back),
            Sum(right.source, right.target, right.forth, (*right.back, other)),
        ):
            assert refusals(source, target, forged) == {IS_NONE}, other
