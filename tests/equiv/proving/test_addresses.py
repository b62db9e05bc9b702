"""Addresses that are data: kernels in two writings, wrong ones that look right, and what indices out of bounds mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Sample, assemble, compare, run_pair
from tests.equiv.pairs import check

KERNELS = Path(__file__).parent / "kernels"


def kernel(name: str) -> str:
    return (KERNELS / f"{name}.mlir").read_text("utf-8")


# kernel, what is changed in it, into what
MISTAKES: dict[str, tuple[str, str, str]] = {
    "rows of another length": ("embedding.flat", "constant 4 : index", "constant 3 : index"),
    "a column more": ("embedding.flat", "addi %j, %start", "addi %start, %start"),
    "the next row's number": ("index_select", "%ids[%k]", "%ids[(%k + 1) mod 3]"),
    "a row that is only copied in part": ("index_select.buffered", "%j = 0 to 7", "%j = 0 to 6"),
    "duplicates in reverse order": ("scatter_add", "%id = affine.load %ids[%i]", "%id = affine.load %ids[2 - %i]"),
    "an update from before the last store": (
        "scatter_add.columns",
        "%s = arith.addf %u, %o : f32",
        "%old = affine.load %flat[%j] : memref<10xf32>\n      %s = arith.addf %u, %old : f32",
    ),
    "a count that is lost": ("histogram", "%i = 0 to 6", "%i = 1 to 6"),
    "one count for all": ("histogram.buffered", "%n = memref.load %counts[%at]", "%n = memref.load %counts[%i0]"),
    "no clamp from below": ("histogram", "maxsi %x, %zero", "addi %x, %zero"),
    "a clamp that is one too high": ("histogram", "%last = arith.constant 3", "%last = arith.constant 4"),
    "the last of the largest": ("argmax", "cmpf ogt", "cmpf oge"),
    "a NaN that wins": ("argmax.branches", "cmpf ule", "cmpf ole"),
    "the position that is lost": ("argmax.branches", "affine.store %i, %best[0]", "affine.store %c0, %best[0]"),
    "the row after": ("csr_spmv", "dense<[0, 2, 3, 3, 6]>", "dense<[0, 2, 3, 4, 6]>"),
    "the column for the position": ("csr_spmv", "%x[%j]", "%x[%i]"),
    "signed positions": ("sparse_2_4.tiles", "index_castui", "index_cast"),
    "the tile of the first group": ("sparse_2_4.tiles", "%b[%g * 4 + %k, %j]", "%b[%k, %j]"),
    "swapped coordinates": ("grid_sample_bilinear.depthwise", "%image[%y0, %x1]", "%image[%y1, %x0]"),
    "a fraction for its complement": (
        "grid_sample_bilinear.depthwise",
        "%w01 = arith.mulf %ey, %dx",
        "%w01 = arith.mulf %ey, %ex",
    ),
    "a clamp on one side that is missing": (
        "grid_sample_bilinear.depthwise",
        "%xd = arith.minsi %xb, %width",
        "%xd = arith.addi %xb, %zero",
    ),
    "a border that counts as inside": ("grid_sample_nearest", "cmpi slt, %xi", "cmpi sle, %xi"),
    "no test of one border": (
        "grid_sample_nearest.flat",
        "%y_inside = arith.andi %y_low",
        "%y_inside = arith.andi %x_low",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_a_kernel_is_never_proven(name: str) -> None:
    which, old, new = MISTAKES[name]
    text = kernel(which)
    assert old in text
    wrong = text.replace(old, new, 1)
    if "%i0" in new:
        wrong = wrong.replace("  %counts =", "  %i0 = arith.constant 0 : index\n  %counts =", 1)
    for domain in ("exact", "fingerprint"):
        verdict = check(kernel(which.split(".")[0]), wrong, domain=domain)
        assert verdict.verdict == "different", verdict.reasons


# -- indices out of bounds ---------------------------------------------------------------------------------------------


def test_a_gather_of_many_rows_costs_little() -> None:
    text = kernel("embedding").replace("6x", "2000x").replace("to 6", "to 2000").replace("9x4", "500x4")
    verdict = check(text, text, domain="fingerprint")
    assert verdict.verdict == "equivalent"
    assert verdict.stats.seconds["prove"] < 5


# -- random programs ---------------------------------------------------------------------------------------------------


class Program:
    """A random program on `A`, of 4 integers, whose choices and indices come from `D`. `flip` is the statement that a
    wrong writing gets wrong."""

    def __init__(self, seed: int, style: str, flip: int | None = None) -> None:
        import random

        self.random = random.Random(seed)
        self.style = style
        self.flip = flip
        self.count = 0
        self.lines: list[str] = []
        self.block(2, [])
        head = "%A: memref<4xi32>, %D: memref<6xi32>"
        constants = [f"%c{n} = arith.constant {n} : index" for n in range(6)]
        constants += [f"%k{n} = arith.constant {n} : i32" for n in range(5)] + ["%true = arith.constant true"]
        self.text = f"func.func @f({head}) {{\n" + "\n".join(constants + self.lines) + "\nreturn\n}\n"

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"{name} = {text}")
        return name

    def datum(self) -> str:
        return self.emit(f"memref.load %D[%c{self.random.randrange(6)}] : memref<6xi32>")

    def index(self) -> str:
        if self.random.random() < 0.4:
            return f"%c{self.random.randrange(4)}"
        rest = self.emit(f"arith.remui {self.datum()}, %k4 : i32")
        return self.emit(f"arith.index_cast {rest} : i32 to index")

    def value(self) -> str:
        loaded = self.emit(f"memref.load %A[{self.index()}] : memref<4xi32>")
        return self.emit(f"arith.addi {loaded}, %k{self.random.randrange(5)} : i32")

    def condition(self) -> str:
        left, right = self.datum(), f"%k{self.random.randrange(3)}"
        return self.emit(f"arith.cmpi {self.random.choice(('eq', 'slt', 'ult'))}, {left}, {right} : i32")

    def block(self, depth: int, path: list[str]) -> None:
        for _ in range(self.random.randrange(1, 4)):
            if depth and self.random.random() < 0.5:
                self.choice(depth, path)
            else:
                self.store(path)

    def store(self, path: list[str]) -> None:
        value, index = self.value(), self.index()
        if self.flip == self.count:
            index = "%c0"
        if self.style == "selects":
            for condition in reversed(path):
                old = self.emit(f"memref.load %A[{index}] : memref<4xi32>")
                value = self.emit(f"arith.select {condition}, {value}, {old} : i32")
        self.lines.append(f"memref.store {value}, %A[{index}] : memref<4xi32>")

    def choice(self, depth: int, path: list[str]) -> None:
        condition = self.condition()
        opposite = self.emit(f"arith.xori {condition}, %true : i1")
        if self.flip == self.count:
            condition, opposite = opposite, condition
        if self.style == "selects":
            self.block(depth - 1, [*path, condition])
            self.block(depth - 1, [*path, opposite])
            return
        if self.style == "two":
            for each in (condition, opposite):
                self.lines.append(f"scf.if {each} {{")
                self.block(depth - 1, path)
                self.lines.append("}")
            return
        self.lines.append(f"scf.if {condition} {{")
        self.block(depth - 1, path)
        self.lines.append("} else {")
        self.block(depth - 1, path)
        self.lines.append("}")


@pytest.mark.parametrize("seed", range(60))
def test_what_is_proven_of_random_programs_holds_in_concrete_runs(seed: int) -> None:
    whole = Program(seed, "if")
    others = [Program(seed, "two"), Program(seed, "selects")]
    others += [Program(seed, "if", flip) for flip in range(1, whole.count + 1)][:40]
    inputs = [BufferInput((4,)), BufferInput((6,))]
    first = assemble(load(whole.text, file_name="a.mlir").lower("f"), "f")
    samples = [Sample(at, profile) for at in range(4) for profile in ("few-2", "few-5", "small")]
    for number, other in enumerate(others):
        if other.text == whole.text:
            continue
        second = assemble(load(other.text, file_name="b.mlir").lower("f"), "f")
        agrees = True
        for sample in samples:
            left, right = run_pair(first, second, inputs, inputs, Domain.CONCRETE, sample=sample)
            assert left.stop is None and right.stop is None
            agrees &= compare(left, right).differing == 0
        assert agrees or number >= 2
        left, right = run_pair(
            first, second, inputs, inputs, Domain.EXACT if seed % 2 else Domain.FINGERPRINT, seed=seed
        )
        assert left.stop is None and right.stop is None
        result = compare(left, right)
        assert agrees or result.differing > 0, (whole.text, other.text)
