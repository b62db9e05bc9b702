"""What each part of the check refuses by itself: a certificate that is a proof, with one entry that is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import Certificate, Claim, Origin, Related, Sum
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.equations import Equations, Need
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import extract_pair
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.solver.linear.expression import TRUE, Formula, at_most, constant, equal, less, variable
from equiv.solver.linear.logic import Effort
from interp.ir import OutputKind
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.test_pairs import MAP, VECTOR

pytest.importorskip("islpy")

COPIED = """
%h = affine.max affine_map<(n) -> (0, n)>(%n)
%T = memref.alloc(%h) : memref<?xf32>
affine.for %j = 0 to %n {
  %a = memref.load %A[%j] : memref<?xf32>
  memref.store %a, %T[%j] : memref<?xf32>
}
affine.for %i = 0 to %n {
  %t = memref.load %T[%i] : memref<?xf32>
  %s = arith.mulf %t, %t : f32
  memref.store %s, %B[%i] : memref<?xf32>
}
memref.dealloc %T : memref<?xf32>
"""
UPDATED = """
affine.for %i = 0 to %n {
  %a = memref.load %B[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %B[%i] : memref<?xf32>
}
"""
NO_ELEMENT = "%m = arith.constant -1 : index\n%a = memref.load %A[%m] : memref<?xf32>"
COPIED_TWICE = COPIED.replace("%t = memref.load %T[%i]", "%u = memref.load %U[%i]").replace(
    "mulf %t, %t", "mulf %u, %u"
)
COPIED_TWICE = COPIED_TWICE.replace(
    "affine.for %i",
    """%U = memref.alloc(%h) : memref<?xf32>
affine.for %k = 0 to %n {
  %t = memref.load %T[%k] : memref<?xf32>
  memref.store %t, %U[%k] : memref<?xf32>
}
affine.for %i""",
)
COPIED_TWICE += "memref.dealloc %U : memref<?xf32>\n"

STORED_TWICE = """
affine.for %i = 0 to %n {
  %a = memref.load %A[%i] : memref<?xf32>
  memref.store %a, %B[%i] : memref<?xf32>
  %b = memref.load %B[%i] : memref<?xf32>
  %s = arith.mulf %b, %b : f32
  memref.store %s, %B[%i] : memref<?xf32>
}
"""
SUM = """
%zero = arith.constant 0.0 : f32
%s = affine.for %i = 0 to %n iter_args(%t = %zero) -> f32 {
  %a = affine.load %A[%i] : memref<?xf32>
  %u = arith.addf %t, %a : f32
  affine.yield %u : f32
}
affine.store %s, %B[0] : memref<?xf32>
"""
FIRST = """
affine.for %i = 0 to %n {
  %a = affine.load %A[0] : memref<?xf32>
  affine.store %a, %B[%i] : memref<?xf32>
}
"""
PARALLEL_FIRST = FIRST.replace("affine.for %i = 0 to %n", "affine.parallel (%i) = (0) to (symbol(%n))")

SIZE, ELSEWHERE = variable("p2"), variable("another")
A, B = 0, 1  # nodes of what the arguments hold at first
LOAD, STORE = 2, 1  # of the copy, in COPIED


def bodies(source: str, target: str) -> Pair:
    return pair_of(function(VECTOR, source), function(VECTOR, target))


def proof(pair: Pair) -> Certificate:
    result = prove_all_sizes(pair)
    assert isinstance(result, Proven)
    return result.certificate


def messages(pair: Pair, certificate: Certificate) -> set[str]:
    return {each.message for each in check_certificate(pair, certificate)}


@pytest.fixture(scope="module")
def copied() -> tuple[Pair, Certificate]:
    pair = bodies(MAP, COPIED)
    certificate = proof(pair)
    assert not messages(pair, certificate)
    return pair, certificate


Edit = Callable[[Certificate], Certificate]


def claims(*added: Claim) -> Edit:
    return lambda given: replace(given, claims=(*given.claims, *added))


def origins(*found: Origin, of: int = LOAD) -> Edit:
    return lambda given: replace(given, target_flow={**given.target_flow, of: found})


def relates(u: int, v: int, *pieces: Formula) -> Edit:
    return lambda given: replace(given, relation={**given.relation, (u, v): Related(pieces)})


def without_origins(given: Certificate) -> Certificate:
    return replace(given, target_flow={at: each for at, each in given.target_flow.items() if at != LOAD})


def without_first(given: Certificate) -> Certificate:
    return replace(given, relation={at: each for at, each in given.relation.items() if at != (A, A)})


def without_output(given: Certificate) -> Certificate:
    output = next(iter(given.relation))
    return replace(given, relation={at: each for at, each in given.relation.items() if at != output})


SAME = equal(variable("x0"), variable("y0"))
HERE = variable("t2")
NO_SUM = Sum({A: ()}, {A: ()}, (), ())

REFUSED: dict[str, tuple[Edit, str]] = {
    "a claim that fails at some sizes": (
        claims(Claim(1, less(constant(0), SIZE), (constant(0),))),
        "a claim that the source is undefined where it may be defined",
    ),
    "a claim of what makes nothing undefined": (
        claims(Claim(0, TRUE, (constant(0),))),
        "a claim of nothing that the source requires",
    ),
    "a claim of no requirement": (
        claims(Claim(99, TRUE, (constant(0),))),
        "a claim of nothing that the source requires",
    ),
    "a claim at an instance that is no number": (
        claims(Claim(1, less(SIZE, constant(-1)), (ELSEWHERE,))),
        "a claim that is not about parameters",
    ),
    "a claim at no instance": (
        claims(Claim(1, less(SIZE, constant(-1)), ())),
        "a claim that is not about parameters",
    ),
    "origins of some instances alone": (
        origins(Origin(at_most(HERE, constant(3)), STORE, (HERE,))),
        "a load of which no origin is known",
    ),
    "an origin where another variable says": (
        origins(Origin(TRUE, STORE, (HERE,)), Origin(less(ELSEWHERE, SIZE), STORE, (HERE,))),
        "an origin of no store or of other variables",
    ),
    "an origin at another variable": (
        origins(Origin(TRUE, STORE, (ELSEWHERE,))),
        "an origin of no store or of other variables",
    ),
    "an origin of no store": (
        origins(Origin(TRUE, 99, (HERE,))),
        "an origin of no store or of other variables",
    ),
    "an origin at no instance": (
        origins(Origin(TRUE, STORE, ())),
        "an origin of no store or of other variables",
    ),
    "an origin at the next instance": (
        origins(Origin(TRUE, STORE, (HERE + constant(1),))),
        "a load does not read what a store wrote",
    ),
    "the beginning for what was stored": (origins(Origin(TRUE)), "another store comes in between"),
    "origins of what is no load": (origins(Origin(TRUE), of=99), "origins of no load"),
    "a load without origins": (without_origins, "a load without origins"),
    "a load of the source without origins": (
        lambda given: replace(given, source_flow={}),
        "a load without origins",
    ),
    "a relation where another variable says": (
        relates(A, A, SAME, less(ELSEWHERE, SIZE)),
        "a relation of other variables",
    ),
    "a relation of no nodes": (relates(99, A, SAME), "a pair of no nodes"),
    "a sum of what is none": (
        lambda given: replace(given, relation={**given.relation, (A, A): Related((SAME,), sum=NO_SUM)}),
        "a sum of what is none, or a load without origins",
    ),
    "different elements": (relates(A, A, TRUE), "different inputs, or different numbers"),
    "elements of different arguments": (relates(A, B, SAME), "different operations"),
    "operands that nothing relates": (without_first, "operands that are not known to be equal"),
    "an output that nothing relates": (without_output, "an output that is not known to be equal"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_one_wrong_entry_is_refused(name: str, copied: tuple[Pair, Certificate]) -> None:
    edit, message = REFUSED[name]
    assert message in messages(copied[0], edit(copied[1]))


def test_a_load_reads_no_store_behind_it() -> None:
    pair = bodies(UPDATED, UPDATED)
    certificate = proof(pair)
    programs = extract_pair(pair)
    load = next(each for each in programs.source.loads() if each.number == 0)
    (store,) = programs.source.stores_to(load.buffer)
    at = tuple(variable(each) for each in load.context.variables)
    flow = {**certificate.source_flow, load.number: (Origin(TRUE, store.number, at),)}
    found = messages(pair, replace(certificate, source_flow=flow))
    assert "a load does not read what a store wrote" in found


def test_no_store_of_the_same_iteration_is_passed_over() -> None:
    pair = bodies(MAP, STORED_TWICE)
    certificate = proof(pair)
    programs = extract_pair(pair)
    load = next(each for each in programs.target.loads() if programs.target.stores_to(each.buffer))
    flow = {**certificate.target_flow, load.number: (Origin(TRUE),)}
    assert "another store comes in between" in messages(pair, replace(certificate, target_flow=flow))


def test_a_sum_in_another_order_is_no_proof_bit_for_bit() -> None:
    pair = bodies(SUM, SUM.replace("%A[%i]", "%A[%n - %i - 1]"))
    result = prove_all_sizes(pair, reorders_floats=True)
    assert isinstance(result, Proven) and result.reordered
    assert messages(pair, result.certificate) == {"sums of floats in another order"}


def test_iterations_that_read_one_cell_do_not_conflict() -> None:
    pair = bodies(FIRST, PARALLEL_FIRST)
    assert not messages(pair, proof(pair))


def obligations_of(pair: Pair) -> Obligations:
    programs = extract_pair(pair)
    return Obligations(programs.source, programs.target, programs.parameters, programs.ranges, Effort(300_000))


def test_origins_that_were_refused_stay_so(copied: tuple[Pair, Certificate]) -> None:
    obligations = obligations_of(copied[0])
    load = next(each for each in obligations.target.loads() if obligations.target.stores_to(each.buffer))
    assert all(obligations.accept(obligations.target, load, ()) for _ in range(2))


def test_nothing_follows_from_a_claim_that_was_refused(copied: tuple[Pair, Certificate]) -> None:
    obligations = obligations_of(copied[0])
    assert obligations.exclude(Claim(1, TRUE, (constant(0),)))
    assert not obligations.is_undefined_everywhere()


def test_programs_have_the_same_outputs_of_the_same_rank() -> None:
    pair = bodies(MAP, MAP)
    certificate = proof(pair)

    def found(edit: Callable[[Equations], None]) -> set[str]:
        programs = extract_pair(pair)
        edit(programs.target)
        obligations = Obligations(
            programs.source, programs.target, programs.parameters, programs.ranges, Effort(300_000)
        )
        return {each.message for each in obligations.outputs(certificate.relation)}

    def without_one(target: Equations) -> None:
        del target.outputs[OutputKind.ARGUMENT, 1]

    def of_no_rank(target: Equations) -> None:
        node = target.outputs[OutputKind.ARGUMENT, 1]
        target.nodes[node] = replace(target.nodes[node], variables=())

    assert found(without_one) == {"the programs have different outputs"}
    assert "an output of another rank" in found(of_no_rank)


def test_a_source_that_is_undefined_at_all_sizes_proves_nothing() -> None:
    pair = bodies(NO_ELEMENT, MAP)
    requirements = extract_pair(pair).source.requirements
    (number,) = (at for at, each in enumerate(requirements) if each.need is Need.DEFINED)
    claim = Claim(number, TRUE, ())
    assert messages(pair, Certificate(claims=(claim,))) == {"the source is undefined at all sizes"}


def test_two_buffers_of_one_program_end_once_each() -> None:
    pair = bodies(MAP, COPIED_TWICE)
    assert not messages(pair, proof(pair))
