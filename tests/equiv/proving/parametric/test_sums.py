"""Sums in another order: the pairs of `tests/pairs/proving/sums-for-all-sizes`, and forged certificates."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate, Certificate, Move, Part, Related, Sum, Tree
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.equations import Equations, Leaf, Operation, Reference
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.proving.parametric.serialization import read, write
from equiv.proving.parametric.sums import first_of
from equiv.solver.linear.expression import FALSE, TRUE, Formula, both, constant, equal, negate, not_negative, variable
from equiv.solver.linear.logic import DEFAULT_STEPS
from tests.equiv.proving.parametric.programs import pair_of
from tests.pairs.files import FOLDER
from tests.pairs.files import Pair as File

pytest.importorskip("islpy")

FILES = {each.stem: each for each in sorted((FOLDER / "proving/sums-for-all-sizes").glob("*.mlir"))}


def pair(name: str) -> Pair:
    file = File.read(FILES[name])
    return pair_of(file.source, file.target)


def proven(name: str) -> Proven:
    result = prove_all_sizes(pair(name), reorders_floats=True)
    assert isinstance(result, Proven), result
    return result


@pytest.mark.parametrize("name", FILES)
def test_no_run_is_needed_to_tell_right_ones_from_wrong_ones(name: str) -> None:
    file = File.read(FILES[name])
    programs = pair_of(file.source, file.target)
    result = prove_all_sizes(programs, reorders_floats="reassociated" in file.options)
    assert isinstance(result, Proven) == (file.expected[0] == "equivalent"), result
    if not isinstance(result, Proven):
        return
    assert result.reordered == ("reassociated" in file.expected)
    certificate = read(Certificate, json.loads(json.dumps(write(result.certificate))))
    assert not check_certificate(programs, certificate, reorders_floats=result.reordered)
    assert bool(check_certificate(programs, certificate)) == result.reordered


# -- forged certificates -----------------------------------------------------------------------------------------------


def sum_of(certificate: Certificate) -> tuple[tuple[int, int], Sum]:
    ((at, found),) = ((at, each.sum) for at, each in certificate.relation.items() if each.sum is not None)
    return at, found


def with_sum(certificate: Certificate, **changes: Any) -> Certificate:
    at, found = sum_of(certificate)
    related = replace(certificate.relation[at], sum=replace(found, **changes))
    return replace(certificate, relation={**certificate.relation, at: related})


def is_refused(name: str, certificate: Certificate) -> bool:
    try:
        return bool(check_certificate(pair(name), certificate, reorders_floats=True))
    except BadCertificate:
        return True


@pytest.mark.parametrize("direction", ["forth", "back"])
def test_each_contribution_has_to_be_moved(direction: str) -> None:
    certificate = proven("two-accumulators").certificate
    moves: tuple[Move, ...] = getattr(sum_of(certificate)[1], direction)
    for at in range(len(moves)):
        assert is_refused("two-accumulators", with_sum(certificate, **{direction: moves[:at] + moves[at + 1 :]}))


def test_all_contributions_moved_to_one_are_counted_twice() -> None:
    certificate = proven("backwards").certificate
    moves = [replace(each, at=(constant(0),)) for each in sum_of(certificate)[1].forth]
    assert is_refused("backwards", with_sum(certificate, forth=tuple(moves)))


def test_a_certificate_of_the_right_sum_is_none_of_wrong_ones() -> None:
    for right, wrong in (
        ("two-accumulators", "two-accumulators-of-the-same"),
        ("tiles-with-a-partial-one", "tiles-that-overlap"),
        ("tiles-with-a-partial-one", "tiles-without-the-partial-one"),
        ("integer-tiles", "integer-tiles-that-must-not-overflow"),
        ("partial-sums-in-memory", "partial-sums-in-memory-one-of-which-is-taken-twice"),
        ("a-dot-product-backwards", "a-dot-product-of-other-pairs"),
    ):
        assert is_refused(wrong, proven(right).certificate), wrong


def test_a_part_that_is_left_out_or_a_root_of_its_own_is_noticed() -> None:
    certificate = proven("tiles-with-a-partial-one").certificate
    found = sum_of(certificate)[1]
    for side in ("source", "target"):
        tree: dict[int, tuple[Part, ...]] = getattr(found, side)
        for node, parts in tree.items():
            fewer = {each: of for each, of in tree.items() if each != node}
            assert is_refused("tiles-with-a-partial-one", with_sum(certificate, **{side: fewer}))
            wider = {**tree, node: tuple(replace(each, condition=TRUE, parent=None, at=()) for each in parts)}
            if any(each.parent is not None for each in parts):
                assert is_refused("tiles-with-a-partial-one", with_sum(certificate, **{side: wider}))


def test_origins_that_are_given_twice_count_once() -> None:
    """Parts of a load that overlap name one store twice, which is one contribution and not two."""
    name = "a-sum-in-memory-backwards"
    certificate = proven(name).certificate
    flow = {number: (*origins, *origins) for number, origins in certificate.source_flow.items()}
    assert not check_certificate(pair(name), replace(certificate, source_flow=flow), reorders_floats=True)
    once = Reference(0, ())
    positive = not_negative(variable("p0"))
    assert first_of([(positive, once), (TRUE, once)]) == [(positive, once), (negate(positive), once)]
    assert first_of([(TRUE, once), (TRUE, once)]) == [(TRUE, once), (FALSE, once)]


def test_a_sum_of_variables_of_others_is_refused() -> None:
    certificate = proven("backwards").certificate
    for name in ("r0", "s99", "t99"):
        moves = [replace(each, at=(variable(name),)) for each in sum_of(certificate)[1].forth]
        assert is_refused("backwards", with_sum(certificate, forth=tuple(moves)))


# -- what each obligation is for: sums that are wrong in one way alone -------------------------------------------------

_HEAD = ("addi", (), ("i32", "i32", "i32"), 0)
_ROOT = (Part(TRUE, ()),)


def leaf(index: int) -> Reference:
    """An element of the argument that both programs have."""
    return Reference(0, (constant(index),))


def equations(prefix: str, *additions: tuple[Reference, Reference], variables: int = 0) -> Equations:
    """Node 0 is an argument, the others additions, in each of two instances where there is a variable."""
    made = Equations(prefix)
    made.add(Leaf(("argument", 0)), (f"{prefix}v0",), TRUE, None)
    names = tuple(f"{prefix}{at}" for at in range(variables))
    domain = both(
        *(each for name in names for each in (not_negative(variable(name)), not_negative(-variable(name) + 1)))
    )
    for operands in additions:
        made.add(Operation(_HEAD, operands, True), names, domain, None)
    return made


def chain(prefix: str, *indices: int) -> Equations:
    """The sum of some elements, from the first one on."""
    first, second, *rest = indices
    additions = [(leaf(first), leaf(second))]
    additions += [(Reference(at + 1, ()), leaf(index)) for at, index in enumerate(rest)]
    return equations(prefix, *additions)


def tree_of(length: int) -> Tree:
    """That of a chain of so many additions."""
    inner = {at: (Part(TRUE, (), (at + 1, 0)),) for at in range(1, length)}
    return {**inner, length: _ROOT}


def moves(*pairs: tuple[tuple[int, int], tuple[int, int]]) -> tuple[Move, ...]:
    return tuple(Move(origin, TRUE, image, ()) for origin, image in pairs)


def failures(source: Equations, target: Equations, pieces: tuple[Formula, ...], found: Sum) -> set[str]:
    """What is wrong with one sum of the last nodes of two programs."""
    same = Related((equal(variable("x0"), variable("y0")),))
    roots = len(source.nodes) - 1, len(target.nodes) - 1
    certificate = Certificate(relation={(0, 0): same, roots: Related(pieces, sum=found)})
    return {each.message for each in Obligations(source, target, (), TRUE, DEFAULT_STEPS).closure(certificate)}


def test_a_sum_of_three_in_another_order() -> None:
    pairs = ((1, 0), (2, 1)), ((1, 1), (1, 1)), ((2, 1), (1, 0))
    found = Sum(tree_of(2), tree_of(2), moves(*pairs), moves(*((image, origin) for origin, image in pairs)))
    assert not failures(chain("s", 0, 1, 2), chain("t", 2, 1, 0), (TRUE,), found)
    assert failures(chain("s", 0, 1, 2), chain("t", 2, 1, 3), (TRUE,), found)


def test_no_two_contributions_are_moved_to_one() -> None:
    forth = moves(((1, 0), (1, 0)), ((1, 1), (1, 0)), ((2, 1), (1, 1)))
    back = moves(((1, 0), (1, 0)), ((1, 1), (2, 1)), ((2, 1), (2, 1)))
    found = Sum(tree_of(2), tree_of(2), forth, back)
    assert failures(chain("s", 0, 0, 1), chain("t", 0, 1, 1), (TRUE,), found) == {
        "a contribution that is counted twice"
    }


def test_a_partial_sum_is_added_once() -> None:
    source = equations("s", (leaf(0), leaf(1)), (Reference(1, ()), Reference(1, ())))
    pairs = ((1, 0), (1, 0)), ((1, 1), (1, 1))
    found = Sum(tree_of(2), tree_of(1), moves(*pairs), moves(*pairs))
    assert failures(source, chain("t", 0, 1), (TRUE,), found) == {"a part that is added twice"}


def test_a_sum_beside_it_is_no_part() -> None:
    source = equations("s", (leaf(2), leaf(3)), (leaf(0), leaf(1)))
    pairs = ((2, 0), (1, 0)), ((2, 1), (1, 1)), ((1, 0), (2, 1)), ((1, 1), (3, 1))
    found = Sum(tree_of(2), tree_of(3), moves(*pairs), moves(*((image, origin) for origin, image in pairs)))
    assert failures(source, chain("t", 0, 1, 2, 3), (TRUE,), found) == {"a part that the sum does not have"}


def test_a_root_is_one_instance() -> None:
    """The sum of elements 0 and 1 in the first instance, of 2 and 3 in the second, and that of all four."""
    at = variable("s0")
    source = equations("s", (Reference(0, (at * 2,)), Reference(0, (at * 2 + 1,))), variables=1)
    images = {(0, 0): (1, 0), (0, 1): (1, 1), (1, 0): (2, 1), (1, 1): (3, 1)}
    forth = tuple(Move((1, e), equal(at, constant(i)), image, ()) for (i, e), image in images.items())
    back = tuple(Move(image, TRUE, (1, e), (constant(i),)) for (i, e), image in images.items())
    found = Sum({1: (Part(TRUE, (constant(0),)),)}, tree_of(3), forth, back)
    first = equal(variable("x0"), constant(0))
    assert failures(source, chain("t", 0, 1, 2, 3), (first,), found) == {"a root of another sum"}


def test_what_is_part_of_a_sum_is_not_its_root() -> None:
    """Partial sums that no contribution belongs to are no empty sums."""
    sides = []
    for prefix, index in (("s", 0), ("t", 5)):
        at = variable(f"{prefix}0")
        program = equations(prefix, (Reference(0, (at + index,)), Reference(0, (at + index,))), variables=1)
        sides.append((program, {1: (Part(equal(at, constant(1)), (at,)),)}))
    (source, one), (target, two) = sides
    first = both(equal(variable("x0"), constant(0)), equal(variable("y0"), constant(0)))
    assert failures(source, target, (first,), Sum(one, two, (), ())) == {"a sum that is part of another one"}
