"""Tensors by value: what a program means that hands them on, updates them, and reads the old value later."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

T = "tensor<4xf32>"

_CONSTANTS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
"""


def _function(arguments: str, results: str, body: str) -> str:
    return (
        "#id = affine_map<(d0) -> (d0)>\n#back = affine_map<(d0) -> (3 - d0)>\n"
        f"func.func @f({arguments}) -> ({results}) {{{_CONSTANTS}{body}\n}}\n"
    )


# name: arguments, results, source, target, the verdict that the pair must get
PAIRS: dict[str, tuple[str, str, str, str, str]] = {
    "the old value, read after an insertion": (
        f"%t: {T}, %x: f32",
        f"{T}, f32",
        f"""
%u = tensor.insert %x into %t[%c1] : {T}
%v = tensor.insert %x into %u[%c2] : {T}
%e = tensor.extract %u[%c2] : {T}
return %v, %e : {T}, f32
""",
        f"""
%e = tensor.extract %t[%c2] : {T}
%u = tensor.insert %x into %t[%c1] : {T}
%v = tensor.insert %x into %u[%c2] : {T}
return %v, %e : {T}, f32
""",
        "equivalent",
    ),
    "the new value in the place of the old one": (
        f"%t: {T}, %x: f32",
        "f32",
        f"""
%u = tensor.insert %x into %t[%c1] : {T}
%e = tensor.extract %t[%c1] : {T}
return %e : f32
""",
        f"""
%u = tensor.insert %x into %t[%c1] : {T}
%e = tensor.extract %u[%c1] : {T}
return %e : f32
""",
        "different",
    ),
    "one slice further": (
        f"%t: {T}, %s: tensor<2xf32>",
        T,
        f"%u = tensor.insert_slice %s into %t[1] [2] [1] : tensor<2xf32> into {T}\nreturn %u : {T}",
        f"%u = tensor.insert_slice %s into %t[2] [2] [1] : tensor<2xf32> into {T}\nreturn %u : {T}",
        "different",
    ),
    "every second element": (
        f"%t: {T}, %s: tensor<2xf32>",
        T,
        f"%u = tensor.insert_slice %s into %t[0] [2] [2] : tensor<2xf32> into {T}\nreturn %u : {T}",
        f"%u = tensor.insert_slice %s into %t[0] [2] [1] : tensor<2xf32> into {T}\nreturn %u : {T}",
        "different",
    ),
    "a slice that is read after its tensor was written over": (
        "%x: f32, %y: f32",
        T,
        f"""
%s = tensor.splat %x : {T}
%p = tensor.extract_slice %s[0] [2] [1] : {T} to tensor<2xf32>
%u = tensor.insert %y into %s[%c0] : {T}
%v = tensor.insert_slice %p into %u[2] [2] [1] : tensor<2xf32> into {T}
return %v : {T}
""",
        f"%v = tensor.from_elements %y, %x, %x, %x : {T}\nreturn %v : {T}",
        "equivalent",
    ),
    "an outer value that every iteration sees as it was": (
        "%x: f32, %y: f32",
        T,
        f"""
%s = tensor.splat %x : {T}
%e = tensor.empty() : {T}
%r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> ({T}) {{
  %u = tensor.insert %y into %s[%i] : {T}
  %z = tensor.extract %u[%c0] : {T}
  %n = tensor.insert %z into %a[%i] : {T}
  scf.yield %n : {T}
}}
return %r : {T}
""",
        f"%v = tensor.from_elements %y, %x, %x, %x : {T}\nreturn %v : {T}",
        "equivalent",
    ),
    "one start for two arguments of a loop": (
        "%x: f32, %y: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %s, %b = %s) -> ({T}, {T}) {{
  %n = tensor.insert %y into %a[%i] : {T}
  scf.yield %n, %b : {T}, {T}
}}
return %r#0, %r#1 : {T}, {T}
""",
        f"%a = tensor.splat %y : {T}\n%b = tensor.splat %x : {T}\nreturn %a, %b : {T}, {T}",
        "equivalent",
    ),
    "arguments of a loop that change places": (
        "%x: f32, %y: f32, %z: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%t = tensor.splat %y : {T}
%r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %s, %b = %t) -> ({T}, {T}) {{
  %n = tensor.insert %z into %a[%i] : {T}
  scf.yield %b, %n : {T}, {T}
}}
return %r#0, %r#1 : {T}, {T}
""",
        f"""
%a = tensor.from_elements %y, %z, %y, %y : {T}
%b = tensor.from_elements %z, %x, %z, %x : {T}
return %a, %b : {T}, {T}
""",
        "equivalent",
    ),
    "a loop that yields an outer value": (
        "%x: f32, %y: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%t = tensor.splat %y : {T}
%r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %s) -> ({T}) {{
  %n = tensor.insert %y into %a[%i] : {T}
  %z = tensor.extract %n[%c3] : {T}
  %m = tensor.insert %z into %t[%c3] : {T}
  scf.yield %t : {T}
}}
return %r, %t : {T}, {T}
""",
        f"%t = tensor.splat %y : {T}\nreturn %t, %t : {T}, {T}",
        "equivalent",
    ),
    "the old value, read after a branch that changed it": (
        "%x: f32, %y: f32, %n: index",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpi eq, %n, %c1 : index
%r = scf.if %p -> ({T}) {{
  %u = tensor.insert %y into %s[%c1] : {T}
  scf.yield %u : {T}
}} else {{
  scf.yield %s : {T}
}}
%v = tensor.insert %y into %r[%c0] : {T}
return %v, %s : {T}, {T}
""",
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpi eq, %n, %c1 : index
%z = arith.select %p, %y, %x : f32
%v = tensor.from_elements %y, %z, %x, %x : {T}
return %v, %s : {T}, {T}
""",
        "equivalent",
    ),
    "a branch that depends on data": (
        "%x: f32, %y: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpf olt, %x, %y : f32
%r = scf.if %p -> ({T}) {{
  %u = tensor.insert %y into %s[%c1] : {T}
  scf.yield %u : {T}
}} else {{
  scf.yield %s : {T}
}}
return %r, %s : {T}, {T}
""",
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpf olt, %x, %y : f32
%z = arith.select %p, %y, %x : f32
%v = tensor.insert %z into %s[%c1] : {T}
return %v, %s : {T}, {T}
""",
        "equivalent",
    ),
    "both branches changed, and the same old value": (
        "%x: f32, %y: f32",
        T,
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpf olt, %x, %y : f32
%r = scf.if %p -> ({T}) {{
  %u = tensor.insert %y into %s[%c1] : {T}
  scf.yield %u : {T}
}} else {{
  %u = tensor.insert %y into %s[%c2] : {T}
  scf.yield %u : {T}
}}
return %r : {T}
""",
        f"""
%s = tensor.splat %x : {T}
%p = arith.cmpf olt, %x, %y : f32
%z = arith.select %p, %y, %x : f32
%w = arith.select %p, %x, %y : f32
%v = tensor.from_elements %x, %z, %w, %x : {T}
return %v : {T}
""",
        "equivalent",
    ),
    "an input read back to front while the output is written": (
        "%t: tensor<4xf32>, %x: f32",
        T,
        f"""
%s = tensor.insert %x into %t[%c0] : {T}
%r = linalg.generic {{indexing_maps = [#back, #id], iterator_types = ["parallel"]}}
    ins(%s : {T}) outs(%s : {T}) {{
^bb0(%l: f32, %o: f32):
  linalg.yield %l : f32
}} -> {T}
return %r : {T}
""",
        f"""
%e1 = tensor.extract %t[%c1] : {T}
%e2 = tensor.extract %t[%c2] : {T}
%e3 = tensor.extract %t[%c3] : {T}
%r = tensor.from_elements %e3, %e2, %e1, %x : {T}
return %r : {T}
""",
        "equivalent",
    ),
    "an output that the body looks at elsewhere": (
        "%t: tensor<4xf32>, %x: f32",
        T,
        f"""
%s = tensor.insert %x into %t[%c0] : {T}
%r = linalg.generic {{indexing_maps = [#id], iterator_types = ["parallel"]}} outs(%s : {T}) {{
^bb0(%o: f32):
  %l = tensor.extract %s[%c0] : {T}
  %n = arith.negf %l : f32
  linalg.yield %n : f32
}} -> {T}
return %r : {T}
""",
        f"%n = arith.negf %x : f32\n%r = tensor.splat %n : {T}\nreturn %r : {T}",
        "equivalent",
    ),
    "a shared output, read where another iteration has inserted": (
        "%x: f32, %y: f32",
        T,
        f"""
%s = tensor.splat %x : {T}
%r = scf.forall (%i) in (4) shared_outs(%o = %s) -> ({T}) {{
  %e = tensor.extract %o[%c0] : {T}
  %z = arith.addf %e, %y : f32
  %p = tensor.from_elements %z : tensor<1xf32>
  scf.forall.in_parallel {{
    tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into {T}
  }}
}}
return %r : {T}
""",
        f"%z = arith.addf %x, %y : f32\n%r = tensor.splat %z : {T}\nreturn %r : {T}",
        "equivalent",
    ),
    "a shared output whose old value is used afterwards": (
        "%x: f32, %y: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
%r = scf.forall (%i) in (4) shared_outs(%o = %s) -> ({T}) {{
  %p = tensor.from_elements %y : tensor<1xf32>
  scf.forall.in_parallel {{
    tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into {T}
  }}
}}
return %r, %s : {T}, {T}
""",
        f"%a = tensor.splat %y : {T}\n%b = tensor.splat %x : {T}\nreturn %a, %b : {T}, {T}",
        "equivalent",
    ),
    "iterations that insert at one place": (
        "%x: f32, %y: f32",
        T,
        f"%a = tensor.splat %y : {T}\nreturn %a : {T}",
        f"""
%s = tensor.splat %y : {T}
%r = scf.forall (%i) in (4) shared_outs(%o = %s) -> ({T}) {{
  %p = tensor.from_elements %y : tensor<1xf32>
  scf.forall.in_parallel {{
    tensor.parallel_insert_slice %p into %o[0] [1] [1] : tensor<1xf32> into {T}
  }}
}}
return %r : {T}
""",
        "different",
    ),
    "branches between blocks, with a tensor as their argument": (
        "%x: f32, %y: f32",
        f"{T}, {T}",
        f"""
%s = tensor.splat %x : {T}
cf.br ^head(%c0, %s : index, {T})
^head(%i: index, %a: {T}):
  %p = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %p, ^body, ^end
^body:
  %n = tensor.insert %y into %a[%i] : {T}
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %n : index, {T})
^end:
  return %a, %s : {T}, {T}
""",
        f"%a = tensor.splat %y : {T}\n%b = tensor.splat %x : {T}\nreturn %a, %b : {T}, {T}",
        "equivalent",
    ),
    "a padding on the other side": (
        "%t: tensor<3xf32>, %x: f32",
        T,
        """
%r = tensor.pad %t low[1] high[0] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>
""",
        """
%r = tensor.pad %t low[0] high[1] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>
""",
        "different",
    ),
    "another padding value": (
        "%t: tensor<3xf32>",
        T,
        """
%x = arith.constant 0.0 : f32
%r = tensor.pad %t low[1] high[0] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>
""",
        """
%x = arith.constant -0.0 : f32
%r = tensor.pad %t low[1] high[0] {
^bb0(%i: index):
  tensor.yield %x : f32
} : tensor<3xf32> to tensor<4xf32>
return %r : tensor<4xf32>
""",
        "different",
    ),
    "dimensions grouped in another order": (
        "%t: tensor<2x3x4xf32>",
        "tensor<6x4xf32>",
        """
%r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
return %r : tensor<6x4xf32>
""",
        """
%e = tensor.empty() : tensor<3x2x4xf32>
%p = linalg.transpose ins(%t : tensor<2x3x4xf32>) outs(%e : tensor<3x2x4xf32>) permutation = [1, 0, 2]
%r = tensor.collapse_shape %p [[0, 1], [2]] : tensor<3x2x4xf32> into tensor<6x4xf32>
return %r : tensor<6x4xf32>
""",
        "different",
    ),
    "an element that nobody has written": (
        "%x: f32",
        "f32",
        f"""
%e = tensor.empty() : {T}
%u = tensor.insert %x into %e[%c0] : {T}
%r = tensor.extract %u[%c0] : {T}
%s = arith.addf %r, %x : f32
return %s : f32
""",
        f"""
%e = tensor.empty() : {T}
%u = tensor.insert %x into %e[%c0] : {T}
%r = tensor.extract %u[%c1] : {T}
%s = arith.addf %r, %x : f32
return %s : f32
""",
        "different",
    ),
    "a read of padding that was never written": (
        "%t: tensor<3xf32>",
        "f32",
        """
%z = arith.constant 0.0 : f32
%i = tensor.from_elements %z : tensor<f32>
%r = linalg.reduce ins(%t : tensor<3xf32>) outs(%i : tensor<f32>) dimensions = [0]
  (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }
%e = tensor.extract %r[] : tensor<f32>
return %e : f32
""",
        f"""
%z = arith.constant 0.0 : f32
%i = tensor.from_elements %z : tensor<f32>
%w = tensor.empty() : {T}
%p = tensor.insert_slice %t into %w[0] [3] [1] : tensor<3xf32> into {T}
%r = linalg.reduce ins(%p : {T}) outs(%i : tensor<f32>) dimensions = [0]
  (%a: f32, %b: f32) {{ %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }}
%e = tensor.extract %r[] : tensor<f32>
return %e : f32
""",
        "different",
    ),
    "an element outside": (
        "%t: tensor<?xf32>, %n: index",
        "f32",
        """
%d = tensor.dim %t, %c0 : tensor<?xf32>
%p = arith.cmpi ult, %n, %d : index
%z = arith.constant 0.0 : f32
%r = scf.if %p -> (f32) {
  %e = tensor.extract %t[%n] : tensor<?xf32>
  scf.yield %e : f32
} else {
  scf.yield %z : f32
}
return %r : f32
""",
        """
%d = tensor.dim %t, %c0 : tensor<?xf32>
%p = arith.cmpi ule, %n, %d : index
%z = arith.constant 0.0 : f32
%r = scf.if %p -> (f32) {
  %e = tensor.extract %t[%n] : tensor<?xf32>
  scf.yield %e : f32
} else {
  scf.yield %z : f32
}
return %r : f32
""",
        "different",
    ),
    "a slice that reaches outside": (
        "%t: tensor<4x4xf32>, %n: index",
        "tensor<2x2xf32>",
        """
%m = arith.minui %n, %c2 : index
%s = tensor.extract_slice %t[0, %m] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
return %s : tensor<2x2xf32>
""",
        """
%m = arith.minui %n, %c3 : index
%s = tensor.extract_slice %t[0, %m] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
return %s : tensor<2x2xf32>
""",
        "different",
    ),
    "a cast to another size": (
        "%t: tensor<?xf32>",
        "tensor<?xf32>",
        "return %t : tensor<?xf32>",
        """
%s = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
%u = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
return %u : tensor<?xf32>
""",
        "different",
    ),
    "gathered rows": (
        "%t: tensor<4x3xf32>, %i: tensor<2x1xindex>",
        "tensor<2x3xf32>",
        """
%r = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x3xf32>, tensor<2x1xindex>) -> tensor<2x3xf32>
return %r : tensor<2x3xf32>
""",
        """
%r = tensor.generate {
^bb0(%b: index, %k: index):
  %a = tensor.extract %i[%b, %c0] : tensor<2x1xindex>
  %e = tensor.extract %t[%a, %k] : tensor<4x3xf32>
  tensor.yield %e : f32
} : tensor<2x3xf32>
return %r : tensor<2x3xf32>
""",
        "equivalent",
    ),
    "a concatenation in the other order": (
        "%s: tensor<2xf32>, %t: tensor<2xf32>",
        T,
        f"%r = tensor.concat dim(0) %s, %t : (tensor<2xf32>, tensor<2xf32>) -> {T}\nreturn %r : {T}",
        f"%r = tensor.concat dim(0) %t, %s : (tensor<2xf32>, tensor<2xf32>) -> {T}\nreturn %r : {T}",
        "different",
    ),
    "a constant tensor": (
        f"%t: {T}",
        T,
        f"""
%k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : {T}
%r = arith.addf %t, %k : {T}
%u = tensor.insert_slice %r into %k[0] [4] [1] : {T} into {T}
return %u : {T}
""",
        f"""
%k = arith.constant dense<[1.0, 2.0, 3.0, 5.0]> : {T}
%r = arith.addf %t, %k : {T}
return %r : {T}
""",
        "different",
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_tensors_are_values(name: str) -> None:
    arguments, results, source, target, expected = PAIRS[name]
    verdict = check(_function(arguments, results, source), _function(arguments, results, target))
    assert verdict.verdict == expected, verdict.reasons


@pytest.mark.parametrize("name", PAIRS)
def test_each_program_is_equivalent_to_itself(name: str) -> None:
    arguments, results, source, _, _ = PAIRS[name]
    program = _function(arguments, results, source)
    assert check(program, program).verdict == "equivalent"


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
        ("tensor<*xf32>", "tensor<\\*xf32>"),
        ("tensor<4x!quant.any<i8:f32>>", "quant"),
        ("tensor<4xvector<2xf32>>", "vector"),
    ):
        text = f"func.func @f(%t: {type_}) -> {type_} {{\n  return %t : {type_}\n}}\n"
        verdict = check(text, text)
        assert verdict.verdict == "unknown"
        assert any(reason.kind == "unsupported" for reason in verdict.reasons), (what, verdict.reasons)


_TWO_BUFFERS = """
func.func @f(%x: f32, %c: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)
  linalg.fill ins(%x : f32) outs(%b : memref<4xf32>)
  DEALLOC
  return %a : memref<4xf32>
}
"""
_ONE_TYPE = "memref<4xf32>, memref<4xf32>"


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
    for source, target in ((padded, inserted), (inserted, padded)):
        verdict = check(source, target)
        assert verdict.verdict == "equivalent"
        assert all(sizes["n"] >= 0 for sizes in verdict.sizes)
    cut = padded.replace("low[%n]", "low[-1]").replace("?xf32", "3xf32")
    verdict = check(cut, cut)
    assert verdict.verdict == "unknown" and "negative padding" in verdict.reasons[0].message


def test_a_buffer_that_is_retained_is_not_freed() -> None:
    kept = f"%r = bufferization.dealloc (%a, %b : {_ONE_TYPE}) if (%true, %true) retain (%a : memref<4xf32>)"
    lost = f"bufferization.dealloc (%a, %b : {_ONE_TYPE}) if (%true, %true)"
    twice = f"bufferization.dealloc (%b, %b : {_ONE_TYPE}) if (%true, %true)"
    before = _TWO_BUFFERS.replace("DEALLOC", "")
    for text, expected in ((kept, "equivalent"), (lost, "different"), (twice, "equivalent")):
        assert check(before, _TWO_BUFFERS.replace("DEALLOC", text)).verdict == expected, text


_CALLS = """
func.func private @g(%x: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %s = tensor.splat %x : tensor<4xf32>
  %k = arith.constant dense<1.0> : tensor<4xf32>
  return %s, %s, %k : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:3 = func.call @g(%x) : (f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %u = tensor.insert %y into %r#0[%c0] : tensor<4xf32>
  %v = tensor.insert %y into %r#2[%c0] : tensor<4xf32>
  %w = func.call @h(%u) : (tensor<4xf32>) -> tensor<4xf32>
  %z = tensor.insert %x into %w[%c0] : tensor<4xf32>
  return %u, %r#1, %v, %z : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
"""
_INLINED = """
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %one = arith.constant 1.0 : f32
  %u = tensor.from_elements %y, %x, %x, %x : tensor<4xf32>
  %s = tensor.splat %x : tensor<4xf32>
  %v = tensor.from_elements %y, %one, %one, %one : tensor<4xf32>
  return %u, %s, %v, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
"""


def test_functions_that_return_one_value_twice_or_a_constant_or_what_they_were_given() -> None:
    assert check(_CALLS, _INLINED).verdict == "equivalent"
    assert check(_INLINED, _CALLS).verdict == "equivalent"
