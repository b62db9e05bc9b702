"""The linalg dialect: every named operation, `generic`, and those that transform scripts take apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.frontends.mlir.linalg.test_linalg import NAMED, name_of, parameters_of, structured
from tests.frontends.operations.case import DATA, FLOATS, Case
from tests.oracle import inputs

_GENERIC = """linalg.generic {indexing_maps = [
affine_map<(d0, d1, d2) -> (d2 * 2 + d0, d1 floordiv 2)>, affine_map<(d0, d1, d2) -> (d2)>,
affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]}
ins(%a, %n : memref<9x3xT>, memref<3xi32>) outs(%o : memref<6x4xT>) {
^bb0(%x: T, %m: i32, %y: T):
%i = linalg.index 0 : index
%k = linalg.index 2 : index
%first = arith.cmpi eq, %i, %k : index
%z = arith.select %first, %y, %x : T
%s = arith.addf %z, %y : T
linalg.yield %s : T
}"""


def _named(line: str, types: tuple[str, ...] = FLOATS, data: tuple[inputs.Data, ...] = DATA) -> Case:
    """A named operation; where all its numbers are floats of 32 bits, of any floats."""
    name = f"{name_of(line)} of {', '.join(each.rpartition(': ')[2] for each in parameters_of(line).split(', %'))}"
    if "xi" in line or "f32" not in line:
        # No divisor is zero.
        return Case(name, parameters_of(line), line, "", ("f32",), (0, 3) if name.startswith("linalg.div") else DATA)
    return Case(name, parameters_of(line).replace("f32", "T"), line.replace("f32", "T"), "", types, data)


def _all_named() -> Iterator[Case]:
    for line in NAMED:
        if re.search("mat|conv|dot|mmt|contract", name_of(line)):
            # MLIR has products of bf16 computed in f32 and rounds their sums alone: numbers on which that is the same.
            yield _named(line, ("f16", "f32", "f64"))
            if "xi" not in line:
                yield _named(line, ("bf16",), (3, 7))
        else:
            yield _named(line)


CASES = [
    *_all_named(),
    Case("generic with index", "%a: memref<9x3xT>, %n: memref<3xi32>, %o: memref<6x4xT>", _GENERIC, "", FLOATS),
    Case("fill_rng_2d", "%a: f64, %b: f64, %c: i32, %out: memref<3x4xf32>",
         structured("fill_rng_2d", ["f64", "f64", "i32"], "memref<3x4xf32>"), "", ("f32",)),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions as they are."""
    return text
