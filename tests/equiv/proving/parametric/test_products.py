"""Arrays of dynamic inner sizes seen in one dimension: `i * n + j` as the cell (i, j), while j is within its row."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import NotModelled, Proven
from equiv.proving.parametric.program import extract_pair
from tests.equiv.proving.parametric.programs import changed, function, is_refused, pair_of, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%n: index, %m: index, %A: memref<?x?xf32>, %B: memref<?x?xf32>"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 2))

SOURCE = f"""{CONSTANTS}
scf.for %i = %c0 to %n step %c1 {{
  scf.for %j = %c0 to %m step %c1 {{
    %a = memref.load %A[%i, %j] : memref<?x?xf32>
    %s = arith.addf %a, %a : f32
    memref.store %s, %B[%i, %j] : memref<?x?xf32>
  }}
}}
"""

FLAT = f"""{CONSTANTS}
%rows = memref.dim %A, %c0 : memref<?x?xf32>
%columns = memref.dim %A, %c1 : memref<?x?xf32>
%rows_b = memref.dim %B, %c0 : memref<?x?xf32>
%columns_b = memref.dim %B, %c1 : memref<?x?xf32>
%all = arith.muli %rows, %columns : index
%all_b = arith.muli %rows_b, %columns_b : index
%X = memref.reinterpret_cast %A to offset: [%c0], sizes: [%all], strides: [%c1]
  : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
%Y = memref.reinterpret_cast %B to offset: [%c0], sizes: [%all_b], strides: [%c1]
  : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
scf.for %i = %c0 to %n step %c1 {{
  scf.for %j = %c0 to %m step %c1 {{
    %row = arith.muli %i, %columns : index
    %at = arith.addi %row, %j : index
    %row_b = arith.muli %i, %columns_b : index
    %at_b = arith.addi %row_b, %j : index
    %a = memref.load %X[%at] : memref<?xf32, strided<[?], offset: ?>>
    %s = arith.addf %a, %a : f32
    memref.store %s, %Y[%at_b] : memref<?xf32, strided<[?], offset: ?>>
  }}
}}
"""

RIGHT = {
    "one dimension": [],
    "the row in pieces": [
        (
            "%at = arith.addi %row, %j : index",
            "%h = arith.addi %i, %j : index\n%k = arith.subi %h, %i : index\n%at = arith.addi %row, %k : index",
        ),
    ],
    "without signed wrap": [("%row = arith.muli %i, %columns", "%row = arith.muli %i, %columns overflow<nsw>")],
    "larger than the array": [
        ("sizes: [%all], ", "sizes: [%most], "),
        ("%X = memref", "%most = arith.maxsi %all, %columns : index\n%X = memref"),
    ],
    "by rows and columns": [
        ("sizes: [%all], strides: [%c1]", "sizes: [%rows, %columns], strides: [%columns, %c1]"),
        ("to memref<?xf32, strided<[?], offset: ?>>\n%Y", "to memref<?x?xf32, strided<[?, ?], offset: ?>>\n%Y"),
        (
            "%a = memref.load %X[%at] : memref<?xf32, strided<[?], offset: ?>>",
            "%a = memref.load %X[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>",
        ),
    ],
    "a row at a time": [
        (
            "%a = memref.load %X[%at]",
            """%R = memref.reinterpret_cast %A to offset: [%row], sizes: [%columns], strides: [1]
           : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
         %a = memref.load %R[%j]""",
        ),
        ("%s = arith", "%s = arith"),
    ],
}
RIGHT["a row at a time"][0] = (
    "%a = memref.load %X[%at] : memref<?xf32, strided<[?], offset: ?>>",
    RIGHT["a row at a time"][0][1] + " : memref<?xf32, strided<[1], offset: ?>>",
)

WRONG = {
    "rows as long as columns": [("%row = arith.muli %i, %columns", "%row = arith.muli %i, %rows")],
    "rows as long as the loop": [("%row = arith.muli %i, %columns", "%row = arith.muli %i, %m")],
    "the other array's rows": [("%row = arith.muli %i, %columns", "%row = arith.muli %i, %columns_b")],
    "the order of columns": [
        ("%row = arith.muli %i, %columns", "%row = arith.muli %j, %columns"), ("addi %row, %j", "addi %row, %i"),
    ],
    "the next column, or row": [
        ("%at = arith.addi %row, %j", "%h = arith.addi %j, %c1 : index\n%at = arith.addi %row, %h"),
    ],
    "the next row": [
        ("%at = arith.addi %row, %j", "%h = arith.addi %row, %columns : index\n%at = arith.addi %h, %j"),
    ],
    "a column more": [
        ("%j = %c0 to %m step", "%j = %c0 to %m1 step"), ("%all = ", "%m1 = arith.addi %m, %c1 : index\n%all = "),
    ],
    "from the second element": [("%A to offset: [%c0]", "%A to offset: [%c1]")],
    "each second element": [("sizes: [%all], strides: [%c1]", "sizes: [%all], strides: [%c2]")],
    "a view of one row": [("sizes: [%all], ", "sizes: [%columns], ")],
    "a view that is too short": [
        ("sizes: [%all], ", "sizes: [%most], "),
        ("%X = memref", "%most = arith.subi %all, %c1 : index\n%X = memref"),
    ],
    "a view of the shorter of two": [
        ("sizes: [%all], ", "sizes: [%most], "),
        ("%X = memref", "%most = arith.minsi %all, %columns : index\n%X = memref"),
    ],
    "a view of one row, by rows and columns": [
        ("sizes: [%all], strides: [%c1]", "sizes: [%c1, %columns], strides: [%columns, %c1]"),
        ("to memref<?xf32, strided<[?], offset: ?>>\n%Y", "to memref<?x?xf32, strided<[?, ?], offset: ?>>\n%Y"),
        (
            "%a = memref.load %X[%at] : memref<?xf32, strided<[?], offset: ?>>",
            "%a = memref.load %X[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>",
        ),
    ],
    "a view whose size may be poison": [
        ("sizes: [%all], ", "sizes: [%most], "),
        (
            "%X = memref",
            """%far = arith.muli %all, %all overflow<nsw> : index
            %most = arith.maxsi %all, %far : index
            %X = memref""",
        ),
    ],
    "a product of 32 bits": [
        ("%row = arith.muli %i, %columns : index", """%i32 = arith.index_cast %i : index to i32
         %columns32 = arith.index_cast %columns : index to i32
         %row32 = arith.muli %i32, %columns32 : i32
         %row = arith.index_cast %row32 : i32 to index"""),
    ],
    "a product that is larger than the array on the way": [
        ("%row = arith.muli %i, %columns : index", """%far = arith.muli %all, %all overflow<nsw> : index
         %near = arith.muli %i, %columns : index
         %over = arith.addi %near, %far overflow<nsw> : index
         %less = arith.muli %far, %cm1 : index
         %row = arith.addi %over, %less : index"""),
        ("%all = ", "%cm1 = arith.constant -1 : index\n%all = "),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_products_as_indices_are_cells_of_the_array(name: str) -> None:
    target = changed(FLAT, *RIGHT[name])
    result = prove_bodies(ARGUMENTS, SOURCE, target)
    assert isinstance(result, Proven), result
    assert "fewer than 2^48 elements" in result.assumption


@pytest.mark.parametrize("name", WRONG)
def test_other_cells_are_refused(name: str) -> None:
    target = changed(FLAT, *WRONG[name])
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, target))


def test_a_source_that_goes_on_in_the_next_row_is_no_proof_for_a_target_that_must_not() -> None:
    """Where %m is larger than the rows are long, the source is defined and the target is not."""
    within = changed(SOURCE, ("memref.store %s, %B[%i, %j]", "memref.store %s, %B[%c0, %c0]"))
    beyond = changed(FLAT, ("%at_b = arith.addi %row_b, %j : index", "%at_b = arith.muli %c0, %j : index"))
    assert is_refused(prove_bodies(ARGUMENTS, beyond, within))
    assert isinstance(prove_bodies(ARGUMENTS, within, beyond), Proven)


CUBE = "%n: index, %m: index, %A: memref<?x?x4x?xf32>"
CUBED = """%zero = arith.constant 0.0 : f32
affine.for %i = 0 to %n {
  affine.for %j = 0 to %m {
    affine.for %k = 0 to 4 {
      affine.for %l = 0 to %n {
        memref.store %zero, %A[%i, %j, %k, %l] : memref<?x?x4x?xf32>
      }
    }
  }
}"""


def _cubed(address: str) -> str:
    return changed(
        CUBED,
        (
            "memref.store %zero, %A[%i, %j, %k, %l] : memref<?x?x4x?xf32>",
            f"""%b, %o, %s:4, %t:4 = memref.extract_strided_metadata %A : memref<?x?x4x?xf32>
              -> memref<f32>, index, index, index, index, index, index, index, index, index
            %at = affine.apply affine_map<(i, j, k, l)[r, s, t] -> ({address})>(%i, %j, %k, %l)[%t#0, %t#1, %t#2]
            %all = affine.apply affine_map<()[r, s] -> (r * s)>()[%t#0, %s#0]
            %X = memref.reinterpret_cast %A to offset: [0], sizes: [%all], strides: [1]
              : memref<?x?x4x?xf32> to memref<?xf32, strided<[1]>>
            memref.store %zero, %X[%at] : memref<?xf32, strided<[1]>>""",
        ),
    )


def test_what_goes_on_in_the_next_row_overwrites_that() -> None:
    """Column `columns` of a row is none of the array's cells, and the first one of the next row."""
    overwriting = changed(
        FLAT,
        (
            "scf.for %i = %c0 to %n step %c1 {",
            """%zero = arith.constant 0.0 : f32
            %last = arith.subi %rows_b, %c1 : index
            %after = arith.addi %columns_b, %c1 : index
            scf.for %i = %c0 to %last step %c1 {
              scf.for %j = %columns_b to %after step %c1 {
                %row = arith.muli %i, %columns_b : index
                %at = arith.addi %row, %j : index
                memref.store %zero, %Y[%at] : memref<?xf32, strided<[?], offset: ?>>
              }
            }
            scf.for %i = %c0 to %n step %c1 {""",
        ),
    )
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, overwriting))


@pytest.mark.parametrize(("offset", "stride", "index", "is_right"), [
    ("%c0", "%c1", "%c0", True), ("%c1", "%c1", "%cm1", False), ("%c0", "%cm1", "%c0", False),
    ("%c1", "%cm1", "%c1", False),
])  # fmt: skip
def test_indices_are_in_the_bounds_of_the_view(offset: str, stride: str, index: str, is_right: bool) -> None:
    """All of them are the array's first element; some with an index that is none of the view, which is undefined."""
    source = changed(SOURCE, ("%A[%i, %j]", "%A[%c0, %c0]"))
    target = changed(
        FLAT,
        ("%A to offset: [%c0], sizes: [%all], strides: [%c1]",
         f"%A to offset: [{offset}], sizes: [%all], strides: [{stride}]"),
        ("memref.load %X[%at]", f"memref.load %X[{index}]"),
        ("%all = ", "%cm1 = arith.constant -1 : index\n%all = "),
    )  # fmt: skip
    assert isinstance(prove_bodies(ARGUMENTS, source, target), Proven) == is_right


def test_more_dimensions_of_which_some_are_constant() -> None:
    assert isinstance(prove_bodies(CUBE, CUBED, _cubed("i * r + j * s + k * t + l")), Proven)
    assert isinstance(prove_bodies(CUBE, CUBED, _cubed("i * r + (j * 4 + k) * t + l")), Proven)
    for wrong in ("i * s + j * r + k * t + l", "i * r + (j * 3 + k) * t + l", "i * r + (j * 4 + 4 - k) * t + l"):
        assert is_refused(prove_bodies(CUBE, CUBED, _cubed(wrong)))


def test_products_stay_data_where_they_are_stored() -> None:
    arguments = "%n: index, %m: index, %A: memref<index>"
    body = "%p = arith.muli %n, %m : index\nmemref.store %p, %A[] : memref<index>"
    assert isinstance(prove_bodies(arguments, body, body.replace("%n, %m :", "%m, %n :")), Proven)
    assert is_refused(prove_bodies(arguments, body, body.replace("%n, %m :", "%n, %n :")))


def test_memory_of_the_program_itself_is_outside() -> None:
    """Nothing is known of how many elements an allocation has: their number may wrap around."""
    programs = extract_pair(pair_of(function(ARGUMENTS, SOURCE), function(ARGUMENTS, FLAT)))
    assert programs.target.has_products and not programs.source.has_products
    own = changed(
        FLAT,
        ("memref.reinterpret_cast %B", "memref.reinterpret_cast %own"),
        (
            "%rows_b = memref.dim %B",
            "%own = memref.alloc(%rows, %columns) : memref<?x?xf32>\n%rows_b = memref.dim %own",
        ),
        ("%columns_b = memref.dim %B", "%columns_b = memref.dim %own"),
        ("to %n step", "to %rows step"),
        ("to %m step", "to %columns step"),
    )
    assert isinstance(prove_bodies(ARGUMENTS, own, own), NotModelled)


MATRICES = "%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>"
PRODUCT = "linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>) outs(%C : memref<?x?xf32>)"
_PART = "memref<?x?xf32, strided<[?, 1], offset: ?>>"
TILES = f"""{CONSTANTS}%c8 = arith.constant 8 : index
%m = memref.dim %A, %c0 : memref<?x?xf32>
%k = memref.dim %A, %c1 : memref<?x?xf32>
%n = memref.dim %B, %c1 : memref<?x?xf32>
scf.for %i = %c0 to %m step %c8 {{
  scf.for %j = %c0 to %n step %c8 {{
    scf.for %l = %c0 to %k step %c8 {{
      %si = affine.min affine_map<(d)[s] -> (8, s - d)>(%i)[%m]
      %sj = affine.min affine_map<(d)[s] -> (8, s - d)>(%j)[%n]
      %sl = affine.min affine_map<(d)[s] -> (8, s - d)>(%l)[%k]
      %a = memref.subview %A[%i, %l] [%si, %sl] [1, 1] : memref<?x?xf32> to {_PART}
      %b = memref.subview %B[%l, %j] [%sl, %sj] [1, 1] : memref<?x?xf32> to {_PART}
      %c = memref.subview %C[%i, %j] [%si, %sj] [1, 1] : memref<?x?xf32> to {_PART}
      linalg.matmul ins(%a, %b : {_PART}, {_PART}) outs(%c : {_PART})
    }}
  }}
}}"""


def test_tiles_of_arrays_of_dynamic_sizes() -> None:
    assert isinstance(prove_bodies(MATRICES, PRODUCT, TILES), Proven)


@pytest.mark.parametrize(("old", "new"), [
    ("%C[%i, %j]", "%C[%j, %i]"),
    ("%B[%l, %j]", "%B[%j, %l]"),
    ("%A[%i, %l]", "%A[%i, %j]"),
    ("[%si, %sl]", "[%si, %sj]"),
    ("%m step %c8", "%m step %c2"),
    ("%c0 to %k", "%c8 to %k"),
    ("%si = affine.min affine_map<(d)[s] -> (8, s - d)>", "%si = affine.min affine_map<(d)[s] -> (8, s - d + 1)>"),
    ("%sl = affine.min affine_map<(d)[s] -> (8, s - d)>", "%sl = affine.min affine_map<(d)[s] -> (7, s - d)>"),
])  # fmt: skip
def test_other_tiles_are_refused(old: str, new: str) -> None:
    assert is_refused(prove_bodies(MATRICES, PRODUCT, changed(TILES, (old, new))))


def test_copies_within_one_array_are_outside() -> None:
    """Whether two such views of one array overlap is not asked."""
    overlapping = changed(TILES, ("memref.subview %B", "memref.subview %C"))
    assert is_refused(prove_bodies(MATRICES, overlapping, overlapping))
