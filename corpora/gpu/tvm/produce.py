"""Writes the families `gptq-tvm` and `layout-tvm` of the corpora for GPUs: `python -m corpora.gpu.tvm.produce [--check]
[FAMILY ...]` in the repository's root, with the optional dependencies `corpora-tvm` installed.

Each program is written as a tensor expression and scheduled by TVM's own primitives, then taken through passes that
lower blocks; after every step its TVMScript is a stage, which is a pair with the program and with the stage before.
Wrong variants are edits of the last stage."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import tvm
from tvm import s_tir, te
from tvm.s_tir import transform

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent.parent
Step = tuple[str, Callable[[s_tir.Schedule], object]]
_PASSES = (
    ("init-blocks", transform.LowerInitBlock),
    ("simplify", transform.StmtSimplify),
)
# What is wrong, what is there, and what is there instead.
EDITS = (
    ("three bits instead of four", r"& 15\)", "& 7)"),
    ("one bit instead of two", r"& 3\)", "& 1)"),
    ("another zero", r"\) - 8\)", ") - 7)"),
    ("the scale of another group", r"S\[(\w+) // 8,", r"S[\1 // 16,"),
    ("the sum begins with one", r"T\.float32\(0\.0\)", "T.float32(1.0)"),
    ("rows for columns", r"A\[v_i, v_k\]", "A[v_i, (v_k + 1) % 16]"),
)


def _product(rows: int, columns: int, depth: int, weight: Callable[..., te.Tensor], *more: te.Tensor) -> tvm.IRModule:
    a = te.placeholder((rows, depth), "float32", name="A")
    k = te.reduce_axis((0, depth), name="k")
    w = te.compute((depth, columns), weight, name="W")
    c = te.compute((rows, columns), lambda i, j: te.sum(a[i, k] * w[k, j], axis=k), name="C")
    return tvm.IRModule({"main": te.create_prim_func([a, *more, c])})


def _four_bits() -> tvm.IRModule:
    """Weights of four bits, eight to a word, with a scale for each group of eight rows."""
    packed = te.placeholder((2, 16), "int32", name="P")
    scale = te.placeholder((2, 16), "float32", name="S")

    def weight(i: te.Var, j: te.Var) -> te.Tensor:
        return (((packed[i // 8, j] >> ((i % 8) * 4)) & 15) - 8).astype("float32") * scale[i // 8, j]

    return _product(4, 16, 16, weight, packed, scale)


def _zeros() -> tvm.IRModule:
    """The same with a zero for each group, packed as the weights are."""
    packed = te.placeholder((2, 16), "int32", name="P")
    zeros = te.placeholder((2, 2), "int32", name="Z")
    scale = te.placeholder((2, 16), "float32", name="S")

    def weight(i: te.Var, j: te.Var) -> te.Tensor:
        value = (packed[i // 8, j] >> ((i % 8) * 4)) & 15
        zero = (zeros[i // 8, j // 8] >> ((j % 8) * 4)) & 15
        return (value - zero).astype("float32") * scale[i // 8, j]

    return _product(4, 16, 16, weight, packed, zeros, scale)


def _two_bits() -> tvm.IRModule:
    """Weights of two bits, four to a byte."""
    packed = te.placeholder((4, 16), "int8", name="P")

    def weight(i: te.Var, j: te.Var) -> te.Tensor:
        shift = ((i % 4) * 2).astype("int8")
        return ((packed[i // 4, j] >> shift) & tvm.tirx.const(3, "int8")).astype("float32")

    return _product(4, 16, 16, weight, packed)


def _plain() -> tvm.IRModule:
    """Weights as they are, copied before they are used."""
    b = te.placeholder((16, 16), "float32", name="B")
    return _product(4, 16, 16, lambda i, j: b[i, j], b)


def _split(schedule: s_tir.Schedule) -> None:
    i, j, k = schedule.get_loops(schedule.get_sblock("C"))
    outer, inner = schedule.split(j, [None, 8])
    steps, step = schedule.split(k, [None, 8])
    schedule.reorder(outer, steps, i, inner, step)


def _compute_at(schedule: s_tir.Schedule) -> None:
    schedule.compute_at(schedule.get_sblock("W"), schedule.get_loops(schedule.get_sblock("C"))[1])


def _decompose(schedule: s_tir.Schedule) -> None:
    block = schedule.get_sblock("C")
    schedule.decompose_reduction(block, schedule.get_loops(block)[1])


def _inline(schedule: s_tir.Schedule) -> None:
    schedule.compute_inline(schedule.get_sblock("W"))


def _bind(schedule: s_tir.Schedule) -> None:
    i, j, _ = schedule.get_loops(schedule.get_sblock("C"))
    schedule.bind(i, "blockIdx.x")
    schedule.bind(j, "threadIdx.x")


def _unroll(schedule: s_tir.Schedule) -> None:
    schedule.unroll(schedule.get_loops(schedule.get_sblock("C"))[-1])


def _vectorize(schedule: s_tir.Schedule) -> None:
    schedule.vectorize(schedule.get_loops(schedule.get_sblock("W"))[-1])


def _relayout(*index: Callable[[te.Var, te.Var], tuple[te.Var, ...]]) -> Callable[[s_tir.Schedule], None]:
    def step(schedule: s_tir.Schedule) -> None:
        schedule.transform_layout(schedule.get_sblock("W"), ("write", 0), index[0])

    return step


_TILES = _relayout(lambda i, j: (i // 4, j // 4, i % 4, j % 4))
_COLUMNS = _relayout(lambda i, j: (j, i))
_TILED: tuple[Step, ...] = (
    *(("split", _split), ("compute-at", _compute_at), ("vectorize", _vectorize), ("decompose", _decompose)),
)
_THREADS: tuple[Step, ...] = (("inline", _inline), ("bind", _bind), ("unroll", _unroll))
_CHANGED: tuple[Step, ...] = (("tiles", _TILES), ("split", _split), ("decompose", _decompose))
_TURNED: tuple[Step, ...] = (("columns", _COLUMNS), ("split", _split))
FAMILIES: dict[str, dict[str, tuple[Callable[[], tvm.IRModule], tuple[Step, ...]]]] = {
    "gptq-tvm": {
        "four-bits-tiled": (_four_bits, _TILED),
        "four-bits-threads": (_four_bits, _THREADS),
        "zeros-tiled": (_zeros, _TILED),
        "zeros-threads": (_zeros, _THREADS),
    },
    "layout-tvm": {
        "tiles": (_plain, _CHANGED),
        "columns": (_plain, _TURNED),
        "two-bits-tiles": (_two_bits, _CHANGED),
        "two-bits-threads": (_two_bits, _THREADS),
    },
}


def stages(make: Callable[[], tvm.IRModule], steps: Sequence[Step]) -> list[tuple[str, str]]:
    """The program and what it is after each step that changed it."""
    schedule = s_tir.Schedule(make())
    found = [("expression", schedule.mod.script() + "\n")]
    for name, step in steps:
        step(schedule)
        found.append((name, schedule.mod.script() + "\n"))
    module = schedule.mod
    for name, make_pass in _PASSES:
        module = make_pass()(module)
        if module.script() + "\n" != found[-1][1]:
            found.append((name, module.script() + "\n"))
    return found


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, expected: str) -> None:
        # Loops of a reduction keep their order within a sum, and a product of tiles takes them tile by tile.
        level = "bitwise"
        entry = {"name": name, "source": f"{source}.tvmscript", "target": f"{target}.tvmscript", "function": "main"}
        pairs.append(entry | {"what": what, "pipeline": pipeline, "level": level, "expected": expected})

    for program, (make, steps) in FAMILIES[family].items():
        found = stages(make, steps)
        names = [f"{program}.{number}-{name}" for number, (name, _) in enumerate(found)]
        for name, (_, text) in zip(names, found, strict=True):
            texts[f"{name}.tvmscript"] = text
        for before, (after, (step, _)) in pairwise(zip(names, found, strict=True)):
            if before[0] != names[0]:
                pair(f"{after}.step", before[0], after, f"{step} alone", step, "equivalent")
            pair(after, names[0], after, f"the expression and what it is after {step}", step, "equivalent")
        number = 0
        for what, pattern, replacement in EDITS:
            changed = re.sub(pattern, replacement, found[-1][1])
            if changed != found[-1][1]:
                number += 1
                name = f"{program}.wrong-{number}"
                texts[f"{name}.tvmscript"] = changed
                pair(name, names[0], name, what, "all steps, then an edit", "different")
    tool = f"apache-tvm {version('apache-tvm')}"
    texts["manifest.toml"] = manifest("corpora/gpu/tvm/produce.py", "the programs", family, tool, pairs)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {family: partial(files, family) for family in FAMILIES}
    return produce("corpora.gpu.tvm.produce", "Writes what TVM schedules.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
