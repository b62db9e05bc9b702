"""Obligations that one check alone holds: a certificate of a right pair, and a wrong pair of which nothing else of it
is wrong."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from equiv.proving.parametric.answer import Failed, Proven
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import extract_pair
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.solver.linear.expression import FALSE
from equiv.solver.linear.logic import Effort
from interp.ir import OutputKind
from tests.equiv.proving.parametric.programs import changed, function, pair_of
from tests.equiv.proving.parametric.test_pairs import MAP, REVERSED, VECTOR

pytest.importorskip("islpy")

LAST = """
%l = affine.apply affine_map<(n) -> (n - 1)>(%n)
affine.for %i = 0 to %n {
  %a = memref.load %A[%l] : memref<?xf32>
  memref.store %a, %B[%i] : memref<?xf32>
}
"""
COPIED_LAST = """
%l = affine.apply affine_map<(n) -> (n - 1)>(%n)
%h = affine.max affine_map<(n) -> (0, n)>(%n)
%T = memref.alloc(%h) : memref<?xf32>
affine.for %j = 0 to %n {
  %a = memref.load %A[%j] : memref<?xf32>
  memref.store %a, %T[%j] : memref<?xf32>
}
affine.for %i = 0 to %n {
  %t = memref.load %T[%l] : memref<?xf32>
  memref.store %t, %B[%i] : memref<?xf32>
}
memref.dealloc %T : memref<?xf32>
"""


@pytest.mark.parametrize(
    "source, right, old, new, message",
    [
        (MAP, MAP, "arith.mulf", "arith.addf", "different operations"),
        # The element that the certificate names is stored last of all: no other store comes in between.
        (LAST, COPIED_LAST, "%T[%l]", "%T[%i]", "a load does not read what a store wrote"),
    ],
)
def test_a_certificate_of_another_target_is_refused(source: str, right: str, old: str, new: str, message: str) -> None:
    texts = [function(VECTOR, each) for each in (source, right, changed(right, (old, new)))]
    pair, wrong = pair_of(texts[0], texts[1]), pair_of(texts[0], texts[2])
    result = prove_all_sizes(pair)
    assert isinstance(result, Proven)
    assert not check_certificate(pair, result.certificate)
    assert {each.message for each in check_certificate(wrong, result.certificate)} == {message}


def returned(shape: str) -> str:
    zero = "%c0 = arith.constant 0 : index\n"
    zero += "%a = arith.maxsi %n, %c0 : index\n%b = arith.maxsi %m, %c0 : index\n"
    body = f"{zero}%r = memref.alloc({shape}) : memref<?x?xf32>\nreturn %r : memref<?x?xf32>\n"
    return f"func.func @f(%n: index, %m: index) -> memref<?x?xf32> {{\n{body}}}\n"


def test_results_without_elements_have_a_shape() -> None:
    assert isinstance(prove_all_sizes(pair_of(returned("%a, %c0"), returned("%a, %c0"))), Proven)
    result = prove_all_sizes(pair_of(returned("%a, %c0"), returned("%b, %c0")))
    assert isinstance(result, Failed) and result.reason == "an output of another shape"


def test_outputs_have_the_same_elements() -> None:
    """The extraction gives an output the elements of its shape. The check does not rely on that."""
    pair = pair_of(function(VECTOR, MAP), function(VECTOR, REVERSED))
    result = prove_all_sizes(pair)
    assert isinstance(result, Proven)
    programs = extract_pair(pair)
    for side in (programs.source, programs.target):
        node = side.outputs[OutputKind.ARGUMENT, 1]
        whole, side.nodes[node] = side.nodes[node], replace(side.nodes[node], domain=FALSE)
        obligations = Obligations(
            programs.source, programs.target, programs.parameters, programs.ranges, Effort(300_000)
        )
        assert {each.message for each in obligations.check(result.certificate)} == {"an output of another size"}
        side.nodes[node] = whole
