"""Tensors by value: what a program means that hands them on, updates them, and reads the old value later."""

from __future__ import annotations

from tests.equiv.pairs import check


def _insertions(count: int) -> str:
    return f"""
func.func @f(%t: tensor<{count}xf32>, %x: f32) -> tensor<{count}xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {count} : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<{count}xf32>) {{
    %e = tensor.extract %a[%i] : tensor<{count}xf32>
    %s = arith.addf %e, %x : f32
    %u = tensor.insert %s into %a[%i] : tensor<{count}xf32>
    %p = tensor.extract_slice %u[%i] [1] [1] : tensor<{count}xf32> to tensor<1xf32>
    %q = linalg.fill ins(%s : f32) outs(%p : tensor<1xf32>) -> tensor<1xf32>
    %v = tensor.insert_slice %q into %u[%i] [1] [1] : tensor<1xf32> into tensor<{count}xf32>
    scf.yield %v : tensor<{count}xf32>
  }}
  return %r : tensor<{count}xf32>
}}
"""


def test_an_insertion_in_a_loop_costs_its_own_elements() -> None:
    costs = []
    for count in (100, 1000):
        verdict = check(_insertions(count), _insertions(count))
        assert verdict.verdict == "equivalent"
        costs.append(verdict.stats.source_operations)
    assert costs[1] < 11 * costs[0]


def test_what_is_not_modelled_is_named() -> None:
    for type_, what in (
        ("tensor<4x!quant.any<i8:f32>>", "quant"),
        ("tensor<4xvector<2xf32>>", "vector"),
    ):
        text = f"func.func @f(%t: {type_}) -> {type_} {{\n  return %t : {type_}\n}}\n"
        verdict = check(text, text)
        assert verdict.verdict == "unknown"
        assert any(reason.kind == "unsupported" for reason in verdict.reasons), (what, verdict.reasons)


def test_padding_takes_nothing_away() -> None:
    """What is not added has no place in the padded tensor: bufferization copies beyond it."""
    padded = """
func.func @f(%t: tensor<4xf32>, %x: f32, %n: index) -> tensor<?xf32> {
  %r = tensor.pad %t low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
    inserted = """
func.func @f(%t: tensor<4xf32>, %x: f32, %n: index) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %size = arith.addi %n, %c4 : index
  %s = tensor.splat %x[%size] : tensor<?xf32>
  %r = tensor.insert_slice %t into %s[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
    verdict = check(inserted, padded)
    assert verdict.verdict == "equivalent"
    assert all(sizes["n"] >= 0 for sizes in verdict.sizes)
    # Sizes at which the target's sum overflows are beyond those that the proof speaks for.
    verdict = check(padded, inserted)
    assert verdict.verdict == "equivalent" and verdict.scope == "all-sizes"
    assert any("sizes lie between" in each for each in verdict.assumptions)
    cut = padded.replace("low[%n]", "low[-1]").replace("?xf32", "3xf32")
    verdict = check(cut, cut)
    assert verdict.verdict == "unknown" and "negative padding" in verdict.reasons[0].message
