"""The tensor dialect, one operation and one form of it at a time."""

from __future__ import annotations

from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.frontends.operations.case import Case

X, V, S = "%x: tensor<4x6xT>", "%v: tensor<4xT>", "%s: T"
BOX = "%x: tensor<2x3x4xT>"


def _slices() -> list[Case]:
    """Each rank that a slice of a box with one element in some dimensions may have, read and written."""
    cases = []
    for name, sizes, shapes in (
        ("whole", (2, 2, 2), ("2x2x2",)),
        ("the first dimension", (1, 3, 2), ("1x3x2", "3x2")),
        ("the second dimension", (2, 1, 3), ("2x1x3", "2x3")),
        ("the last dimension", (2, 2, 1), ("2x2x1", "2x2")),
        ("the first two", (1, 1, 4), ("1x1x4", "1x4", "4")),
        ("the outer two", (1, 2, 1), ("1x2x1", "2x1", "1x2", "2")),
        ("the last two", (2, 1, 1), ("2x1x1", "2x1", "2")),
        ("all", (1, 1, 1), ("1x1x1", "1x1", "1", "")),
    ):
        steps = [min(2, extent - 1) if extent > size else 1 for size, extent in zip(sizes, (2, 3, 4), strict=True)]
        starts = [extent - 1 - (size - 1) * step for size, step, extent in zip(sizes, steps, (2, 3, 4), strict=True)]
        steps = [1 if start < 0 else step for start, step in zip(starts, steps, strict=True)]
        starts = [extent - size if start < 0 else start
                  for start, size, extent in zip(starts, sizes, (2, 3, 4), strict=True)]  # fmt: skip
        at = " ".join(f"[{', '.join(map(str, each))}]" for each in (starts, sizes, steps))
        for shape in shapes:
            part = f"tensor<{shape}xT>" if shape else "tensor<T>"
            cases += [
                Case(
                    f"extract_slice of {name} as {shape or 'one element'}",
                    BOX,
                    f"tensor.extract_slice %x{at} : tensor<2x3x4xT> to {part}",
                    part,
                ),
                Case(
                    f"insert_slice of {name} from {shape or 'one element'}",
                    f"%p: {part}, {BOX}",
                    f"tensor.insert_slice %p into %x{at} : {part} into tensor<2x3x4xT>",
                    "tensor<2x3x4xT>",
                ),
            ]
    return cases


CASES = [
    *_slices(),
    Case("extract", X, "tensor.extract %x[%c3, %c4] : tensor<4x6xT>", "T"),
    Case("extract of a tensor without dimensions", "%x: tensor<T>", "tensor.extract %x[] : tensor<T>", "T"),
    Case("insert", f"{S}, {X}", "tensor.insert %s into %x[%c2, %c5] : tensor<4x6xT>", "tensor<4x6xT>"),
    Case("insert into a tensor without dimensions", f"{S}, %x: tensor<T>", "tensor.insert %s into %x[] : tensor<T>",
         "tensor<T>"),
    Case(
        "insert leaves the tensor that it was given",
        f"{S}, {V}",
        "%w = tensor.insert %s into %v[%c1] : tensor<4xT>\n"
        "tensor.concat dim(0) %v, %w, %v : (tensor<4xT>, tensor<4xT>, tensor<4xT>) -> tensor<12xT>",
        "tensor<12xT>",
    ),
    Case(
        "slices with offsets, sizes and strides that are values",
        X,
        "%p = tensor.extract_slice %x[%c1, %c0] [%c2, %c3] [%c1, %c2] : tensor<4x6xT> to tensor<?x?xT>\n"
        "tensor.insert_slice %p into %x[%c2, %c1] [%c2, %c3] [%c1, %c2] : tensor<?x?xT> into tensor<4x6xT>",
        "tensor<4x6xT>",
    ),
    Case(
        "a slice without elements",
        X,
        "%p = tensor.extract_slice %x[%c1, %c0] [%c0, %c3] [%c1, %c1] : tensor<4x6xT> to tensor<?x?xT>\n"
        "tensor.insert_slice %p into %x[%c2, %c1] [%c0, %c3] [%c1, %c1] : tensor<?x?xT> into tensor<4x6xT>",
        "tensor<4x6xT>",
    ),
    Case(
        "parallel_insert_slice",
        f"%e: tensor<6xT>, {X}",
        "scf.forall (%i) in (4) shared_outs(%o = %x) -> (tensor<4x6xT>) {\n"
        "%j = affine.apply affine_map<(i) -> (3 - i)>(%i)\n"
        "%k = tensor.extract %e[%j] : tensor<6xT>\n"
        "%p = tensor.insert %k into %e[%i] : tensor<6xT>\n"
        "scf.forall.in_parallel {tensor.parallel_insert_slice %p into %o[%i, 0] [1, 6] [1, 1] "
        ": tensor<6xT> into tensor<4x6xT>} }",
        "tensor<4x6xT>",
    ),
    Case(
        "pad with a number",
        f"{S}, {X}",
        "tensor.pad %x low[1, 0] high[0, 2] {\n^bb0(%i: index, %j: index):\ntensor.yield %s : T\n} "
        ": tensor<4x6xT> to tensor<5x8xT>",
        "tensor<5x8xT>",
    ),
    Case(
        "pad by amounts that are values, with a number for each place",
        f"%d: tensor<9x9xT>, {X}",
        "%p = tensor.pad %x low[%c2, %c1] high[%c0, %c2] {\n^bb0(%i: index, %j: index):\n"
        "%n = tensor.extract %d[%j, %i] : tensor<9x9xT>\ntensor.yield %n : T\n} : tensor<4x6xT> to tensor<?x?xT>\n"
        "tensor.cast %p : tensor<?x?xT> to tensor<6x9xT>",
        "tensor<6x9xT>",
    ),
    Case(
        "generate",
        X,
        "tensor.generate {\n^bb0(%i: index, %j: index):\n%e = tensor.extract %x[%j, %i] : tensor<4x6xT>\n"
        "tensor.yield %e : T\n} : tensor<6x4xT>",
        "tensor<6x4xT>",
    ),
    Case(
        "generate as many as a value says",
        V,
        "%g = tensor.generate %c3 {\n^bb0(%i: index, %j: index):\n%k = arith.addi %i, %j : index\n"
        "%e = tensor.extract %v[%k] : tensor<4xT>\ntensor.yield %e : T\n} : tensor<?x2xT>\n"
        "tensor.cast %g : tensor<?x2xT> to tensor<3x2xT>",
        "tensor<3x2xT>",
    ),
    Case(
        "reshape",
        X,
        "%n = arith.constant dense<[3, 2, 4]> : tensor<3xindex>\n"
        "tensor.reshape %x(%n) : (tensor<4x6xT>, tensor<3xindex>) -> tensor<3x2x4xT>",
        "tensor<3x2x4xT>",
    ),
    Case(
        "reshape to sizes that are values",
        X,
        "%c12 = arith.constant 12 : i32\n%c2_i32 = arith.constant 2 : i32\n"
        "%n = tensor.from_elements %c12, %c2_i32 : tensor<2xi32>\n"
        "%r = tensor.reshape %x(%n) : (tensor<4x6xT>, tensor<2xi32>) -> tensor<?x?xT>\n"
        "tensor.cast %r : tensor<?x?xT> to tensor<12x2xT>",
        "tensor<12x2xT>",
    ),
    Case("collapse_shape", BOX, "tensor.collapse_shape %x [[0], [1, 2]] : tensor<2x3x4xT> into tensor<2x12xT>",
         "tensor<2x12xT>"),
    Case("collapse_shape to no dimension", "%x: tensor<1x1xT>", "tensor.collapse_shape %x [] "
         ": tensor<1x1xT> into tensor<T>", "tensor<T>"),
    Case("expand_shape", X, "tensor.expand_shape %x [[0, 1], [2, 3, 4]] output_shape [2, 2, 3, 1, 2] "
         ": tensor<4x6xT> into tensor<2x2x3x1x2xT>", "tensor<2x2x3x1x2xT>"),
    Case("expand_shape from no dimension", "%x: tensor<T>", "tensor.expand_shape %x [] output_shape [1, 1] "
         ": tensor<T> into tensor<1x1xT>", "tensor<1x1xT>"),
    Case(
        "shapes of sizes that are values",
        X,
        "%d = tensor.cast %x : tensor<4x6xT> to tensor<?x6xT>\n"
        "%e = tensor.expand_shape %d [[0, 1], [2]] output_shape [%c2, 2, 6] : tensor<?x6xT> into tensor<?x2x6xT>\n"
        "%k = tensor.collapse_shape %e [[0], [1, 2]] : tensor<?x2x6xT> into tensor<?x12xT>\n"
        "tensor.cast %k : tensor<?x12xT> to tensor<2x12xT>",
        "tensor<2x12xT>",
    ),
    Case("concat of rows", f"{X}, %y: tensor<1x6xT>", "tensor.concat dim(0) %y, %x "
         ": (tensor<1x6xT>, tensor<4x6xT>) -> tensor<5x6xT>", "tensor<5x6xT>"),
    Case("concat of columns", f"{X}, %y: tensor<4x1xT>", "tensor.concat dim(1) %x, %y, %x "
         ": (tensor<4x6xT>, tensor<4x1xT>, tensor<4x6xT>) -> tensor<4x13xT>", "tensor<4x13xT>"),
    Case("splat", S, "tensor.splat %s : tensor<2x3xT>", "tensor<2x3xT>"),
    Case("splat of sizes that are values", S, "%p = tensor.splat %s[%c3] : tensor<2x?xT>\n"
         "tensor.cast %p : tensor<2x?xT> to tensor<2x3xT>", "tensor<2x3xT>"),
    Case("from_elements", f"{S}, %t: T", "tensor.from_elements %s, %t, %s, %s, %t, %t : tensor<2x3xT>",
         "tensor<2x3xT>"),
    Case("from_elements without dimensions", S, "tensor.from_elements %s : tensor<T>", "tensor<T>"),
    Case("rank", X, "%r = tensor.rank %x : tensor<4x6xT>\ntensor.from_elements %r : tensor<1xindex>",
         "tensor<1xindex>"),
    Case(
        "dim",
        X,
        "%d = tensor.cast %x : tensor<4x6xT> to tensor<?x6xT>\n%m = tensor.dim %d, %c0 : tensor<?x6xT>\n"
        "%n = tensor.dim %d, %c1 : tensor<?x6xT>\ntensor.from_elements %n, %m : tensor<2xindex>",
        "tensor<2xindex>",
    ),
    Case(
        "cast",
        X,
        "%d = tensor.cast %x : tensor<4x6xT> to tensor<?x?xT>\n%e = tensor.cast %d : tensor<?x?xT> to tensor<?x6xT>\n"
        "tensor.cast %e : tensor<?x6xT> to tensor<4x6xT>",
        "tensor<4x6xT>",
    ),
    Case(
        "empty, of which every element is written",
        f"{S}, {V}",
        "%e = tensor.empty(%c5) : tensor<?xT>\n"
        "%f = tensor.insert_slice %v into %e[1] [4] [1] : tensor<4xT> into tensor<?xT>\n"
        "%g = tensor.insert %s into %f[%c0] : tensor<?xT>\ntensor.cast %g : tensor<?xT> to tensor<5xT>",
        "tensor<5xT>",
    ),
    *(
        Case(f"bitcast to {to}", X, f"tensor.bitcast %x : tensor<4x6xT> to tensor<4x6x{to}>", f"tensor<4x6x{to}>",
             types=types, data=(0, 3))  # what bits a NaN has is left open
        for to, types in (("i32", ("f32",)), ("i16", ("f16", "bf16")), ("f64", ("i64",)))
    ),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions on buffers. MLIR lowers `tensor.bitcast` to nothing; it is that of each element."""
    return buffers(text.replace("tensor.bitcast", "arith.bitcast"))
