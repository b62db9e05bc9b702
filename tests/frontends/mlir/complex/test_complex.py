"""The complex dialect: its operations are those of their parts that MLIR lowers them to."""

from __future__ import annotations

import pytest

from frontends.errors import Unsupported
from frontends.mlir import load
from tests.equiv.lowered import after
from tests.equiv.pairs import check, function
from tests.frontends.execution import disagreements


def program(body: str) -> str:
    """A function of two complex numbers, made of four elements of %A, that leaves %r in %B."""
    return function(
        "%A: memref<4xf32>, %B: memref<2xf32>",
        f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%0 = memref.load %A[%c0] : memref<4xf32>
%1 = memref.load %A[%c1] : memref<4xf32>
%2 = memref.load %A[%c2] : memref<4xf32>
%3 = memref.load %A[%c3] : memref<4xf32>
%x = complex.create %0, %1 : complex<f32>
%y = complex.create %2, %3 : complex<f32>
{body}
%re = complex.re %r : complex<f32>
%im = complex.im %r : complex<f32>
memref.store %re, %B[%c0] : memref<2xf32>
memref.store %im, %B[%c1] : memref<2xf32>
""",
    )


OPERATIONS = {
    "add": "%r = complex.add %x, %y : complex<f32>",
    "sub": "%r = complex.sub %x, %y : complex<f32>",
    "mul": "%r = complex.mul %x, %y : complex<f32>",
    "mul with flags": "%r = complex.mul %x, %y fastmath<contract> : complex<f32>",
    "neg": "%r = complex.neg %x : complex<f32>",
    "conj": "%r = complex.conj %x : complex<f32>",
    "constant": "%k = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>\n%r = complex.add %x, %k : complex<f32>",
    "eq": "%e = complex.eq %x, %y : complex<f32>\n%r = arith.select %e, %x, %y : complex<f32>",
    "neq": "%e = complex.neq %x, %y : complex<f32>\n%r = arith.select %e, %x, %y : complex<f32>",
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_what_it_is_lowered_to(name: str) -> None:
    source = program(OPERATIONS[name])
    verdict = check(source, after(source, "func.func(convert-complex-to-standard)"))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


def test_a_product_is_followed_into_the_llvm_dialect() -> None:
    source = program(OPERATIONS["mul"])
    target = after(source, "convert-complex-to-llvm,canonicalize")
    assert "llvm.fmul" in target
    assert check(source, target).level == "bitwise"


WRONG = {
    "a conjugate of the other part": (
        "%r = complex.conj %x : complex<f32>",
        "%n = complex.neg %x : complex<f32>\n%r = complex.conj %n : complex<f32>",
    ),
    "a product with a conjugate": (
        OPERATIONS["mul"],
        "%z = complex.conj %y : complex<f32>\n%r = complex.mul %x, %z : complex<f32>",
    ),
    "parts that are swapped": (
        OPERATIONS["add"],
        "%z = complex.create %3, %2 : complex<f32>\n%r = complex.add %x, %z : complex<f32>",
    ),
    "an equality for an inequality": (OPERATIONS["neq"], OPERATIONS["eq"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_numbers_are_refuted(name: str) -> None:
    source, target = WRONG[name]
    verdict = check(program(source), program(target))
    assert verdict.verdict == "different", verdict.reasons


def test_complex_numbers_are_carried_and_stored() -> None:
    """By a loop, in a memref, and through a call."""
    body = """
%sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %x) -> complex<f32> {
  %n = complex.mul %acc, %y : complex<f32>
  scf.yield %n : complex<f32>
}
%m = memref.alloca() : memref<3xcomplex<f32>>
memref.store %sum, %m[%c1] : memref<3xcomplex<f32>>
%r = memref.load %m[%c1] : memref<3xcomplex<f32>>
"""
    direct = """
%p = complex.mul %x, %y : complex<f32>
%q = complex.mul %p, %y : complex<f32>
%r = complex.mul %q, %y : complex<f32>
"""
    assert check(program(body), program(direct)).level == "bitwise"
    assert check(program(body.replace("%m[%c1] : memref<3xcomplex<f32>>\n%r", "%m[%c2] : memref<3xcomplex<f32>>\n%r")),
                 program(direct)).verdict != "equivalent"  # fmt: skip


FUNCTIONS = {
    "div": "%r = complex.div %x, %y : complex<f32>",
    "exp": "%r = complex.exp %x : complex<f32>",
    "log": "%r = complex.log %x : complex<f32>",
    "sin": "%r = complex.sin %x : complex<f32>",
    "cos": "%r = complex.cos %x : complex<f32>",
    **{name: f"%r = complex.{name} %x : complex<f32>" for name in ("sqrt", "rsqrt", "tan", "tanh", "log1p")},
    "expm1": "%r = complex.expm1 %x : complex<f32>",
    "pow": "%r = complex.pow %x, %y : complex<f32>",
    "powi": "%n = arith.fptosi %3 : f32 to i32\n%r = complex.powi %x, %n : complex<f32>, i32",
    "atan2": "%r = complex.atan2 %x, %y : complex<f32>",
    "sign": "%r = complex.sign %x : complex<f32>",
    "abs": "%s = complex.abs %x : complex<f32>\n%r = complex.create %s, %0 : complex<f32>",
    "angle": "%s = complex.angle %x : complex<f32>\n%r = complex.create %0, %s : complex<f32>",
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_what_one_lowering_makes_of_it(name: str) -> None:
    source = program(FUNCTIONS[name])
    target = after(source, "func.func(convert-complex-to-standard)")
    assert f"complex.{name} " not in target
    verdict = check(source, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert any(
        each == f"complex.{name} rounds as MLIR's convert-complex-to-standard has it" for each in verdict.assumptions
    )


@pytest.mark.parametrize("name", FUNCTIONS)
def test_other_parts_are_not_proven_equal(name: str) -> None:
    source = program(FUNCTIONS[name])
    wrong = source.replace("%x = complex.create %0, %1", "%x = complex.create %2, %1")
    assert check(source, wrong).verdict == "different"


@pytest.mark.parametrize(
    "passes",
    ["func.func(convert-complex-to-standard{complex-range=basic})", "convert-complex-to-llvm{complex-range=basic}"],
)
def test_a_quotient_that_rounds_otherwise_is_neither_proven_nor_refuted(passes: str) -> None:
    source = program(FUNCTIONS["div"])
    target = after(source, passes)
    assert "complex.div" not in target
    assert check(source, target).verdict == "unknown"


def test_a_library_function_is_not_guessed_at() -> None:
    source = program(FUNCTIONS["abs"])
    target = after(source, "convert-complex-to-libm")
    assert "@cabsf" in target
    assert check(source, target).verdict == "unknown"


@pytest.mark.parametrize("name", ["div", "sign", "abs"])
def test_a_function_does_what_native_code_does(name: str) -> None:
    """On numbers near one, small integers, and where the sign of a NaN plays no part, on NaNs and infinities."""
    assert disagreements(program(FUNCTIONS[name]), seeds=(0, 3, 4, 7) if name == "div" else (0, 2, 3, 6, 10)) == []


INFINITY = "0x7F800000"


@pytest.mark.parametrize(
    "parts",
    [
        *(("1.0", "-2.0", "0.0", "-0.0"), ("0.0", "0.0", "-0.0", "0.0"), ("0.0", "-0.0", "1.0", "2.0")),
        *((INFINITY, "1.0", "2.0", "-3.0"), ("1.0", INFINITY, "-2.0", "0.0"), (INFINITY, INFINITY, "1.0", "1.0")),
        *(("1.0", "-2.0", INFINITY, "3.0"), ("1.0", "2.0", "-1.0", INFINITY), ("1.0", "2.0", INFINITY, INFINITY)),
        *(
            (INFINITY, "1.0", INFINITY, "1.0"),
            ("3.0e38", "3.0e38", "1.0e38", "2.0e38"),
            ("1.0e-40", "1.0", "1.0e-40", "0.0"),
        ),
    ],
)
def test_quotients_of_zeros_and_infinities(parts: tuple[str, ...]) -> None:
    text = program(FUNCTIONS["div"])
    for at, part in enumerate(parts):
        text = text.replace(f"%{at} = memref.load %A[%c{at}] : memref<4xf32>", f"%{at} = arith.constant {part} : f32")
    assert disagreements(text, seeds=(0,)) == []


@pytest.mark.parametrize("operation", ["pow %x, %y fastmath<nnan>", "div %x, %y fastmath<nnan>"])
def test_operations_that_are_not_modelled_are_named(operation: str) -> None:
    with pytest.raises(Unsupported, match="complex"):
        load(program(f"%r = complex.{operation} : complex<f32>")).lower("f")


_ALIASES = """#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
"""
TENSORS = """func.func @f(%a: !four, %b: !four, %x: complex<f32>) -> !four {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : !four
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
    ins(%a, %b : !four, !four) outs(%e : !four) {
  ^bb0(%l: complex<f32>, %r: complex<f32>, %o: complex<f32>):
    %m = complex.mul %l, %r : complex<f32>
    linalg.yield %m : complex<f32>
  } -> !four
  %y = tensor.extract %p[%c1] : !four
  %z = complex.add %y, %x : complex<f32>
  %q = tensor.insert %z into %p[%c1] : !four
  return %q : !four
}
"""
_BUFFERS = "one-shot-bufferize{bufferize-function-boundaries=true},convert-linalg-to-loops"


def test_tensors_of_complex_numbers_are_followed_to_memrefs_and_loops() -> None:
    source = _ALIASES + TENSORS
    target = after(source, _BUFFERS)
    assert "memref<4xcomplex<f32" in target and "scf.for" in target
    verdict = check(source, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("complex.mul %l, %r", "complex.add %l, %r"),
        ("complex.add %y, %x", "complex.sub %y, %x"),
        ("into %p[%c1]", "into %a[%c1]"),
        ("extract %p[%c1]", "extract %b[%c1]"),
    ],
)
def test_wrong_tensors_of_complex_numbers_are_refuted(right: str, wrong: str) -> None:
    source = _ALIASES + TENSORS
    assert check(source, after(source.replace(right, wrong), _BUFFERS)).verdict == "different"


def test_tensors_of_complex_numbers_are_made_of_their_elements() -> None:
    made = """func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.from_elements %x, %x : !two
  %g = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %y : complex<f32>
  } : !two
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : !two
  return %t, %g, %n : !two, !two, index
}
"""
    spread = """func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.splat %x : !two
  %g = tensor.splat %y : !two
  %n = arith.constant 2 : index
  return %t, %g, %n : !two, !two, index
}
"""
    assert check(_ALIASES + made, _ALIASES + spread).verdict == "equivalent"
    assert check(_ALIASES + made, _ALIASES + spread.replace("splat %y", "splat %x")).verdict == "different"


# name: what is made of %a and %b, the type of that, its elements, and an edit that makes it something else
SHAPED = {
    "a part": ("%r = tensor.extract_slice %a[1] [2] [1] : !four to !two", "!two", "a1 a2", ("[1] [2]", "[2] [2]")),
    "a part in another": (
        "%s = tensor.extract_slice %b[1] [2] [1] : !four to !two\n"
        "  %r = tensor.insert_slice %s into %a[0] [2] [2] : !two into !four",
        "!four",
        "b1 a1 b2 a3",
        ("into %a[0]", "into %a[1]"),
    ),
    "padding": (
        "%r = tensor.pad %a low[1] high[1] {\n  ^bb0(%i: index):\n    tensor.yield %x : complex<f32>\n  } : "
        "!four to tensor<6xcomplex<f32>>",
        "tensor<6xcomplex<f32>>",
        "x a0 a1 a2 a3 x",
        ("low[1] high[1]", "low[2] high[0]"),
    ),
    "one after the other": (
        "%r = tensor.concat dim(0) %a, %b : (!four, !four) -> tensor<8xcomplex<f32>>",
        "tensor<8xcomplex<f32>>",
        "a0 a1 a2 a3 b0 b1 b2 b3",
        ("%a, %b", "%b, %a"),
    ),
    "another shape": (
        "%s = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : !four into tensor<2x2xcomplex<f32>>\n"
        "  %e = tensor.empty() : tensor<2x2xcomplex<f32>>\n"
        "  %r = linalg.transpose ins(%s : tensor<2x2xcomplex<f32>>) outs(%e : tensor<2x2xcomplex<f32>>) "
        "permutation = [1, 0]",
        "tensor<2x2xcomplex<f32>>",
        "a0 a2 a1 a3",
        ("[1, 0]", "[0, 1]"),
    ),
    "elements by their numbers": (
        "%i = arith.constant dense<[[3], [0]]> : tensor<2x1xindex>\n"
        "  %r = tensor.gather %a[%i] gather_dims([0]) : (!four, tensor<2x1xindex>) -> !two",
        "!two",
        "a3 a0",
        ("[3], [0]", "[0], [3]"),
    ),
}


def of_elements(elements: str, type_: str) -> str:
    """The function that makes a tensor of single elements of %a and %b, and of %x."""
    lines = [f"%c{at} = arith.constant {at} : index" for at in range(4)]
    lines += [f"%{name}{at} = tensor.extract %{name}[%c{at}] : !four" for name in "ab" for at in range(4)]
    lines.append(f"%r = tensor.from_elements {', '.join(f'%{each}' for each in elements.split())} : {type_}")
    return "\n  ".join(lines)


def returning(made: str, type_: str) -> str:
    head = f"func.func @f(%a: !four, %b: !four, %x: complex<f32>, %c: i1) -> {type_}"
    return f"{_ALIASES}{head} {{\n  {made}\n  return %r : {type_}\n}}\n"


@pytest.mark.parametrize("name", SHAPED)
def test_parts_and_shapes_of_tensors_of_complex_numbers(name: str) -> None:
    made, type_, elements, (right, wrong) = SHAPED[name]
    single = returning(of_elements(elements, type_), type_)
    assert right in made
    assert check(single, returning(made, type_)).verdict == "equivalent"
    assert check(single, returning(made.replace(right, wrong), type_)).verdict == "different"


@pytest.mark.parametrize(
    ("made", "right", "wrong"),
    [
        ("%r = arith.select %c, %a, %b : !four", "%a, %b", "%b, %a"),
        (
            "%s = arith.constant dense<[(1.0, 2.0), (3.0, 0.5), (0.0, -0.0), (1.0, 0x7F800000)]> : !four\n"
            "  %e = tensor.empty() : !four\n"
            "  %r = linalg.map {complex.add} ins(%a, %s : !four, !four) outs(%e : !four)",
            "(3.0, 0.5)",
            "(0.5, 3.0)",
        ),
    ],
)
def test_choices_and_constants_of_complex_numbers_are_followed_to_memrefs(made: str, right: str, wrong: str) -> None:
    source = returning(made, "!four")
    target = after(source, _BUFFERS)
    assert right in made
    assert check(source, target).verdict == "equivalent"
    assert check(returning(made.replace(right, wrong), "!four"), target).verdict == "different"


def test_a_choice_of_each_element_is_named() -> None:
    text = """func.func @f(%a: !four, %b: !four, %c: tensor<4xi1>) -> !four {
  %r = arith.select %c, %a, %b : tensor<4xi1>, !four
  return %r : !four
}
"""
    with pytest.raises(Unsupported, match="by a condition of each"):
        load(_ALIASES + text).lower("f")


# -- bits --------------------------------------------------------------------------------------------------------------

BITS = """func.func @f(%x: complex<f32>) -> i64 {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  %a = arith.bitcast %re : f32 to i32
  %b = arith.bitcast %im : f32 to i32
  %low = arith.extui %a : i32 to i64
  %high = arith.extui %b : i32 to i64
  %by = arith.constant 32 : i64
  %up = arith.shli %high, %by : i64
  %r = arith.ori %low, %up : i64
  return %r : i64
}
"""


def test_the_bits_of_a_complex_number_are_those_of_its_real_part_first() -> None:
    cast = """func.func @f(%x: complex<f32>) -> i64 {
  %r = complex.bitcast %x : complex<f32> to i64
  return %r : i64
}
"""
    assert check(cast, BITS).verdict == "equivalent"
    exchanged = BITS.replace("extui %a", "extui %t").replace("extui %b", "extui %a").replace("extui %t", "extui %b")
    assert check(cast, exchanged).verdict == "different"
    assert check(cast, BITS.replace("extui %a", "extsi %a")).verdict == "different"


def test_a_complex_number_of_bits_of_a_complex_number_is_that_number() -> None:
    there_and_back = """func.func @f(%x: complex<f32>) -> complex<f32> {
  %b = complex.bitcast %x : complex<f32> to i64
  %r = complex.bitcast %b : i64 to complex<f32>
  return %r : complex<f32>
}
"""
    same = "func.func @f(%x: complex<f32>) -> complex<f32> {\n  return %x : complex<f32>\n}\n"
    assert check(same, there_and_back).verdict == "equivalent"
    other = same.replace("{\n", "{\n  %r = complex.conj %x : complex<f32>\n").replace("return %x", "return %r")
    assert check(there_and_back, other).verdict == "different"
