"""Wrong programs that are right at small sizes: the sizes that are chosen must be those where it shows."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies

ARGUMENTS = "%n: index, %A: memref<?xf32>, %x: f32"
FILLED = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"

# name: the target of FILLED
ATTACKS = {
    "nothing is done at one size": f"""
%c = arith.constant 129 : index
%same = arith.cmpi eq, %n, %c : index
scf.if %same {{
}} else {{
  {FILLED}
}}
""",
    "nothing is done from a power of two on": f"""
%c10 = arith.constant 10 : index
%c0 = arith.constant 0 : index
%blocks = arith.shrui %n, %c10 : index
%large = arith.cmpi ne, %blocks, %c0 : index
scf.if %large {{
}} else {{
  {FILLED}
}}
""",
    "an index of eight bits": """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
scf.for %i = %c0 to %n step %c1 {
  %narrow = arith.index_cast %i : index to i8
  %j = arith.index_cast %narrow : i8 to index
  memref.store %x, %A[%j] : memref<?xf32>
}
""",
    "a bound of three hundred for whatever is larger": f"""
affine.if affine_set<()[n] : (-n + 299 >= 0)>()[%n] {{
  {FILLED}
}} else {{
  affine.for %i = 0 to 300 {{ affine.store %x, %A[%i] : memref<?xf32> }}
}}
""",
}


@pytest.mark.parametrize("name", ATTACKS)
def test_the_size_that_tells_is_chosen(name: str) -> None:
    assert check_bodies(ARGUMENTS, FILLED, ATTACKS[name]).verdict == "different"


LARGE = """
%k = arith.constant 77777 : index
%zero = arith.constant 0.0 : f32
%c = arith.cmpi PREDICATE, %n, %k : index
%y = arith.select %c, %zero, %x : f32
affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
"""


@pytest.mark.parametrize("predicate", ["eq", "sgt", "sge", "ugt", "uge"])
def test_a_large_size_that_a_program_compares_with_is_chosen(predicate: str) -> None:
    assert check_bodies(ARGUMENTS, FILLED, LARGE.replace("PREDICATE", predicate)).verdict == "different"


@pytest.mark.parametrize("predicate", ["ne", "slt", "sle"])
def test_a_number_at_which_a_target_stops_is_chosen(predicate: str) -> None:
    source = "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}\n"
    guard = f'%k = arith.constant 77777 : i32\n%c = arith.cmpi {predicate}, %x, %k : i32\ncf.assert %c, "no"'
    assert check(source, source.replace("  return", guard + "\n  return")).verdict == "different"


@pytest.mark.parametrize("case", [17, 27, 37, 47, -12])
def test_each_case_of_a_switch_is_tried(case: int) -> None:
    cases = ", ".join(f"{number}: ^b" for number in (17, 27, 37, 47, -12, 1000))
    program = f"""
func.func @f(%c: i32, %x: i32, %y: i32) -> i32 {{
  cf.switch %c : i32, [default: ^a, {cases}]
^a:
  return %x : i32
^b:
  return %y : i32
}}
"""
    assert check(program, program).verdict == "equivalent"
    assert check(program, program.replace(f"{case}: ^b", f"{case}: ^a")).verdict == "different"


def test_products_of_sizes_are_compared_too() -> None:
    arguments = "%n: index, %m: index, %A: memref<?x?xf32>, %x: f32"
    source = "affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }"
    target = f"""
%c90 = arith.constant 90 : index
%cells = arith.muli %n, %m : index
%few = arith.cmpi slt, %cells, %c90 : index
scf.if %few {{
  {source}
}}
"""
    assert check_bodies(arguments, source, target).verdict == "different"


# name: the result's type, source, target, verdict; of the flag %c, which a condition in an address makes a size
SAME = "%r = arith.andi %c, %c : i1"
FLAGS = {
    "compared with true": ("i1", "%r = arith.cmpi eq, %c, %true : i1", SAME, "equivalent"),
    "compared as a signed number": ("i1", "%r = arith.cmpi slt, %c, %false : i1", SAME, "equivalent"),
    "the smaller of signed numbers": ("i1", "%r = arith.minsi %c, %false : i1", SAME, "equivalent"),
    "extended with its sign": (
        "i8",
        "%r = arith.extsi %c : i1 to i8",
        "%r = arith.extui %c : i1 to i8",
        "different",
    ),
    "a float of a signed number": (
        "f32",
        "%r = arith.sitofp %c : i1 to f32",
        "%r = arith.uitofp %c : i1 to f32",
        "different",
    ),
}


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_that_decides_an_address_is_a_number_of_one_bit(name: str) -> None:
    type_, source, target, verdict = FLAGS[name]
    program = f"""
func.func @f(%c: i1, %A: memref<4xf32>) -> (f32, {type_}) {{
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.select %c, %c0, %c1 : index
  %s = memref.subview %A[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %v = memref.load %s[%c0] : memref<2xf32, strided<[1], offset: ?>>
  {{line}}
  return %v, %r : f32, {type_}
}}
"""
    assert check(program.replace("{line}", source), program.replace("{line}", target)).verdict == verdict
