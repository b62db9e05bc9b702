"""Views that begin where data says, and views of which a condition that is data chooses one."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import after, lowered
from tests.equiv.pairs import check

BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries=true}"


def verdict(source: str, target: str) -> str:
    return check(source, target).verdict


# -- parts that begin at data ------------------------------------------------------------------------------------------

SLICE = """func.func @f(%t: tensor<6x4xf32>, %at: tensor<2xINDEX>, %u: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %at[%c0] : tensor<2xINDEX>
  %b = tensor.extract %at[%c1] : tensor<2xINDEX>
  %i = arith.index_cast %a : INDEX to index
  %j = arith.index_cast %b : INDEX to index
  %s = tensor.extract_slice %t[%i, 1] [1, 3] [1, 1] : tensor<6x4xf32> to tensor<1x3xf32>
  %r = tensor.insert_slice %s into %u[%j, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
"""


@pytest.mark.parametrize("index", ["i32", "i64", "i8"])
def test_bufferized_slices_at_data(index: str) -> None:
    source = SLICE.replace("INDEX", index)
    target = after(source, BUFFERIZE)
    assert "memref.subview" in target
    assert verdict(source, target) == "equivalent"


def test_slices_of_several_rows_are_left_open() -> None:
    """The tensor's own accesses bound the row one after the other, those of the view all at once."""
    source = SLICE.replace("INDEX", "i32").replace("[1, 3]", "[2, 3]").replace("1x3", "2x3")
    assert verdict(source, after(source, BUFFERIZE)) == "unknown"
    wrong = after(source.replace("%t[%i, 1]", "%t[%i, 0]"), BUFFERIZE)
    assert verdict(source, wrong) == "different"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("%u[%j, 0]", "%u[%i, 0]"),
        ("%u[%j, 0]", "%u[%j, 1]"),
        ("%t[%i, 1]", "%t[%i, 0]"),
        ("%at[%c1]", "%at[%c0]"),
        ("insert_slice %s into %u", "insert_slice %s into %t"),
    ],
)
def test_wrong_slices_at_data_are_refuted(right: str, wrong: str) -> None:
    source = SLICE.replace("INDEX", "i32")
    assert right in source
    assert verdict(source, after(source.replace(right, wrong), BUFFERIZE)) == "different"


PART = """func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  %s = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<6x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  %c1 = arith.constant 1 : index
  memref.store %x, %s[%c1, %c0] : memref<2x4xf32, strided<[4, 1], offset: ?>>
  return
}
"""
ELEMENT = """func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  CHECK
  memref.store %x, %m[%j, %c0] : memref<6x4xf32>
  return
}
"""


def test_a_part_has_to_lie_in_the_whole() -> None:
    """A subview at row -1, or 5, is undefined though the element is there."""
    assert verdict(ELEMENT.replace("CHECK", ""), PART) != "equivalent"
    checked = """%c5 = arith.constant 5 : index
  %low = arith.cmpi sge, %i, %c0 : index
  %high = arith.cmpi slt, %i, %c5 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
"""
    assert verdict(ELEMENT.replace("CHECK", checked), PART) == "equivalent"
    assert verdict(PART, ELEMENT.replace("CHECK", checked)) == "equivalent"
    # Row 6, where the element would be for 5, is none either way.
    loose = checked.replace("constant 5", "constant 6")
    assert verdict(ELEMENT.replace("CHECK", loose), PART) == "equivalent"
    one_sided = checked.replace('  cf.assert %low, "low"\n', "")
    assert verdict(ELEMENT.replace("CHECK", one_sided), PART) != "equivalent"


def test_what_is_checked_on_one_path_is_not_known_on_another() -> None:
    """The second access may be anywhere; the first one alone was looked at."""
    program = """func.func @f(%m: memref<6xf32>, %at: memref<2xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %a = memref.load %at[%c0] : memref<2xi32>
  %b = memref.load %at[%c1] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %which = arith.cmpi eq, %b, %zero : i32
  scf.if %which {
    %low = arith.cmpi sge, %i, %c0 : index
    %high = arith.cmpi slt, %i, %c5 : index
    cf.assert %low, "low"
    cf.assert %high, "high"
  }
  BODY
  return
}
"""
    whole = program.replace("BODY", "memref.store %x, %m[%i] : memref<6xf32>")
    part = program.replace(
        "BODY",
        "%s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1] : memref<6xf32> to "
        "memref<2xf32, strided<[1], offset: ?>>\n  memref.store %x, %s[%c0] : memref<2xf32, strided<[1], offset: ?>>",
    )
    assert verdict(whole, part) == "equivalent"
    next_one = part.replace("%s[%c0]", "%s[%c1]")
    assert verdict(whole, next_one) == "different"


def test_a_cast_at_data_is_bound_by_the_buffer_alone() -> None:
    """A row that is none: the element after the last one of a row is the first of the next."""
    head = """func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
"""
    cast = (
        head
        + """  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1]
    : memref<6x4xf32> to memref<1xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%c0] : memref<1xf32, strided<[1], offset: ?>>
  return
}
"""
    )
    flat = (
        head
        + """  %s = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  memref.store %x, %s[%i] : memref<24xf32>
  return
}
"""
    )
    row = head + "  memref.store %x, %m[%c0, %i] : memref<6x4xf32>\n  return\n}\n"
    assert verdict(cast, flat) == "equivalent"
    assert verdict(flat, cast) == "equivalent"
    assert verdict(cast, row) != "equivalent"


# -- views that data chooses -------------------------------------------------------------------------------------------

CHOICE = """func.func @f(%when: tensor<i1>, %a: tensor<3xf32>, %b: tensor<3xf32>, %x: f32) -> (tensor<3xf32>, f32) {
  %c = tensor.extract %when[] : tensor<i1>
  %c1 = arith.constant 1 : index
  %s = arith.select %c, %a, %b : tensor<3xf32>
  %r = scf.if %c -> tensor<3xf32> {
    %u = tensor.insert %x into %s[%c1] : tensor<3xf32>
    scf.yield %u : tensor<3xf32>
  } else {
    scf.yield %b : tensor<3xf32>
  }
  %e = tensor.extract %s[%c1] : tensor<3xf32>
  return %r, %e : tensor<3xf32>, f32
}
"""


def test_bufferized_choices() -> None:
    target = after(CHOICE, BUFFERIZE)
    assert "arith.select" in target and "memref" in target
    assert verdict(CHOICE, target) == "equivalent"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("select %c, %a, %b", "select %c, %b, %a"),
        ("scf.yield %b", "scf.yield %a"),
        ("scf.yield %u", "scf.yield %s"),
        ("extract %s[%c1]", "extract %b[%c1]"),
    ],
)
def test_wrong_choices_are_refuted(right: str, wrong: str) -> None:
    assert verdict(CHOICE, after(CHOICE.replace(right, wrong), BUFFERIZE)) == "different"


STORE = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
BODY
  return
}
"""
CHOSEN = STORE.replace(
    "BODY", "  %s = arith.select %c, %a, %b : memref<3xf32>\n  memref.store %x, %s[%c1] : memref<3xf32>"
)
BRANCHED = STORE.replace(
    "BODY",
    "  scf.if %c {\n    memref.store %x, %a[%c1] : memref<3xf32>\n  } else {\n"
    "    memref.store %x, %b[%c1] : memref<3xf32>\n  }",
)


def test_a_store_goes_to_the_chosen_one() -> None:
    assert verdict(CHOSEN, BRANCHED) == "equivalent"
    assert verdict(BRANCHED, CHOSEN) == "equivalent"
    both = BRANCHED.replace("  } else {\n", "    memref.store %x, %b[%c1] : memref<3xf32>\n  } else {\n")
    assert verdict(CHOSEN, both) == "different"
    neither = BRANCHED.replace("else {\n    memref.store %x, %b[%c1] : memref<3xf32>\n", "else {\n")
    assert verdict(CHOSEN, neither) == "different"


def test_a_choice_of_parts_of_one_buffer() -> None:
    """The two overlap: what is stored through the one is loaded through the other."""
    program = STORE.replace(
        "BODY",
        """  %v = memref.subview %a[0] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1]>>
  %w = memref.subview %a[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  %p = memref.cast %v : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: ?>>
  %q = memref.cast %w : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32, strided<[1], offset: ?>>
  %s = arith.select %c, %p, %q : memref<2xf32, strided<[1], offset: ?>>
  %c0 = arith.constant 0 : index
  memref.store %x, %s[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %y = memref.load %AT[%c1] : memref<3xf32>
  memref.store %y, %b[%c0] : memref<3xf32>""",
    )
    by_hand = STORE.replace(
        "BODY",
        """  %c0 = arith.constant 0 : index
  %at = arith.select %c, %c0, %c1 : index
  memref.store %x, %a[%at] : memref<3xf32>
  %y = memref.load %a[%c1] : memref<3xf32>
  memref.store %y, %b[%c0] : memref<3xf32>""",
    )
    assert verdict(program.replace("%AT", "%a"), by_hand) == "equivalent"
    assert verdict(program.replace("%AT", "%a"), by_hand.replace("select %c, %c0, %c1", "select %c, %c1, %c0")) == (
        "different"
    )


def test_memory_that_is_freed_under_one_condition_is_left_open() -> None:
    program = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %x: f32) -> f32 {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3xf32>
  memref.store %x, %m[%c1] : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  FREE
  %y = memref.load %s[%c1] : memref<3xf32>
  return %y : f32
}
"""
    kept, freed = program.replace("FREE", ""), program.replace("FREE", "memref.dealloc %m : memref<3xf32>")
    assert verdict(kept, kept) == "equivalent"
    assert verdict(kept, freed) != "equivalent"
    of_the_choice = program.replace("FREE", "memref.dealloc %s : memref<3xf32>")
    assert verdict(kept, of_the_choice) != "equivalent"


def test_in_whose_memory_a_chosen_result_lies_is_not_passed_over() -> None:
    """Whoever writes to the result changes an argument, where the source returns memory of its own."""
    fresh = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %m = memref.alloc() : memref<3xf32>
  scf.if %c {
    memref.copy %a, %m : memref<3xf32> to memref<3xf32>
  } else {
    memref.copy %b, %m : memref<3xf32> to memref<3xf32>
  }
  return %m : memref<3xf32>
}
"""
    chosen = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %s = arith.select %c, %a, %b : memref<3xf32>
  return %s : memref<3xf32>
}
"""
    assert verdict(fresh, fresh) == "equivalent"
    for source, target in ((fresh, chosen), (chosen, fresh)):
        assert verdict(source, target) != "equivalent"
    by_argument = [
        each.replace("%when: memref<i1>", "%c: i1").replace("  %c = memref.load %when[] : memref<i1>\n", "")
        for each in (fresh, chosen)
    ]
    assert verdict(*by_argument) != "equivalent"


def test_views_of_other_shapes_are_left_open() -> None:
    program = """func.func @f(%when: memref<i1>, %a: memref<?xf32>, %b: memref<?xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : memref<?xf32>
  memref.store %x, %s[%c0] : memref<?xf32>
  return
}
"""
    assert check(program, program, sizes={"a.0": [4], "b.0": [3]}).verdict == "unknown"
    assert check(program, program, sizes={"a.0": [4], "b.0": [4]}).verdict == "equivalent"


def test_chosen_memory_stays_open_where_pointers_are_made_of_it() -> None:
    assert verdict(CHOSEN, lowered(CHOSEN)) == "unknown"
