"""Sums in another order: the pairs of `tests/pairs/proving/sums-for-all-sizes`, and forged certificates."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate, Certificate, Move, Part, Sum
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.equations import Reference
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.proving.parametric.serialization import read, write
from equiv.proving.parametric.sums import first_of
from equiv.solver.linear.expression import FALSE, TRUE, constant, negate, not_negative, variable
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
