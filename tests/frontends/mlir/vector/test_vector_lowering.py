"""Structured vectorization by transform scripts, and MLIR's own patterns that lower what it makes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from torch_mlir import ir as mlir
from torch_mlir.passmanager import PassManager

from tests.equiv.pairs import check, function

SCRIPT = """
module attributes {{transform.with_named_sequence}} {{
{program}
transform.named_sequence @__transform_main(%m: !transform.any_op) {{
  %f = transform.structured.match ops{{["func.func"]}} in %m : (!transform.any_op) -> !transform.any_op
  {step}
  transform.yield
}}
}}
"""
VECTORIZE = "transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op"
ANY = ("bitwise", "reassociated", "real")
TO_ROWS = (
    "lower_transpose lowering_strategy = shuffle_1d",
    "transfer_to_scf max_transfer_rank = 1 full_unroll = true",
    "lower_shape_cast",
)


def transformed(program: str, step: str) -> str:
    with mlir.Context():
        module = mlir.Module.parse(SCRIPT.format(program=program, step=step))
        PassManager.parse("builtin.module(transform-interpreter,canonicalize)").run(module.operation)
        functions = [each.operation for each in module.body.operations if each.operation.name == "func.func"]
        return "\n".join(each.get_asm(use_local_scope=True) for each in functions)


def vectorized(program: str) -> str:
    return transformed(program, f"%v = {VECTORIZE}")


def with_patterns(program: str, *patterns: str) -> str:
    lines = "\n".join(f"transform.apply_patterns.vector.{each}" for each in patterns)
    return transformed(program, f"transform.apply_patterns to %f {{\n{lines}\n}} : !transform.any_op")


def product(rows: int, depth: int, columns: int, element: str = "f32") -> str:
    a, b, c = (f"memref<{m}x{n}x{element}>" for m, n in ((rows, depth), (depth, columns), (rows, columns)))
    return function(f"%A: {a}, %B: {b}, %C: {c}", f"linalg.matmul ins(%A, %B : {a}, {b}) outs(%C : {c})")


@pytest.mark.parametrize(
    ("strategy", "level"), [("parallelarith", "bitwise"), ("dot", "reassociated"), ("outerproduct", "real")]
)
def test_how_a_contraction_is_lowered_shows_in_the_level(strategy: str, level: str) -> None:
    """One multiplication at a time in the order of the loops; rows summed before they are added; fused."""
    source = product(4, 8, 4)
    found = [source, vectorized(source)]
    found.append(with_patterns(found[-1], f"lower_contraction lowering_strategy = {strategy}", "lower_outerproduct"))
    for pattern in TO_ROWS:
        found.append(with_patterns(found[-1], pattern))
    assert "vector.contract" in found[1] and "vector.contract" not in found[2]
    verdict = check(found[0], found[-1], accept=ANY)
    assert (verdict.verdict, verdict.level) == ("equivalent", level), verdict.reasons
    assert check(found[0], found[2], accept=ANY).level == level
    for before, after in pairwise(found[2:]):
        assert check(before, after).level == "bitwise"


@pytest.mark.parametrize("size", [8, 32])
def test_another_map_of_a_contraction_is_refuted(size: int) -> None:
    """A small one is written out, a large one becomes loops."""
    source = product(size, size, size)
    target = vectorized(source)
    right = "affine_map<(d0, d1, d2) -> (d2, d1)>"
    left = "affine_map<(d0, d1, d2) -> (d0, d2)>"
    assert check(source, target, accept=ANY).level == "reassociated"
    for good, bad in [(right, "affine_map<(d0, d1, d2) -> (d1, d2)>"), (left, "affine_map<(d0, d1, d2) -> (d2, d0)>")]:
        maps_at = target.index("indexing_maps")
        wrong = target[:maps_at] + target[maps_at:].replace(good, bad, 1)
        assert wrong != target
        verdict = check(source, wrong, accept=ANY)
        assert verdict.verdict == "different", verdict.reasons
