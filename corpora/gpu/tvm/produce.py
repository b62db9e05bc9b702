"""Writes the families `gptq-tvm`, `gptq-mlc`, `layout-tvm` and `dlight-shared` of the corpora for GPUs: `python -m
corpora.gpu.tvm.produce [--check] [FAMILY ...]` in the repository's root, with the optional dependencies `corpora-tvm`
installed.

Each program is written as a tensor expression and scheduled by TVM's own primitives, in `gptq-mlc` by the rules of its
dlight, which are what mlc-llm schedules such kernels by, and in `dlight-shared` by those whose threads exchange data in
shared memory, then taken through passes that lower blocks; after every step its TVMScript is a stage, which is a pair
with the program and with the stage before. Wrong variants are edits of the last stage."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import tvm
from tvm import s_tir, te
from tvm.s_tir import dlight, transform

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent.parent
Step = tuple[str, Callable[[s_tir.Schedule], object]]
_OF_RULES, _SHARED = "gptq-mlc", "dlight-shared"
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
# Of mlc-llm's, where a rule names what a block runs over.
GROUPED_EDITS = (
    ("one bit too few", r"T\.uint32\((7|15|255)\)", lambda found: f"T.uint32({int(found[1]) // 2})"),
    ("another zero", r"T\.float16\((3|7|127)\.0\)", lambda found: f"T.float16({int(found[1]) + 1}.0)"),
    ("the scale of the group before", r"(S\[.*?)(\w+) // (16|20)\b", r"\1(\2 - \2 % \3) // 32"),
    ("the last numbers of a word first", r"(\w+) % (4|8|10) \* (8|4|3)\)", r"(\2 - 1 - \1 % \2) * \3)"),
    ("one element too few", r"(T\.where\(.* < )(\d+)\)", lambda found: f"{found[1]}{int(found[2]) - 1})"),
    ("the sum begins with one", r"T\.float16\(0\.0\)", "T.float16(1.0)"),
)
SHARED_EDITS = (
    ("one tile less", r"for ax3_0 in range\((\d+)\)", lambda found: f"for ax3_0 in range({int(found[1]) - 1})"),
    ("tiles of each thread", 'scope="shared"', 'scope="local"'),
    ("one bit too few", r"T\.uint32\(15\)", "T.uint32(7)"),
    ("the scale of the group before", r"(S\[.*?)(\w+) // 16\b", r"\1(\2 - \2 % 16) // 32"),
    (
        "the sum begins with one",
        r"_local\[0, (\w+, \w+)\] = T\.float(16|32)\(0\.0\)",
        r"_local[0, \1] = T.float\2(1.0)",
    ),
    ("rows for columns", r"(\w+_shared)\[v1, v0\](?!\))$", r"\1[v0 // 16 * 16 + v1 % 16, v1 // 16 * 16 + v0 % 16]"),
    (
        "the last element left out",
        r"T\.where\((\w+ \* 4 \+ \w+) < (\d+)",
        lambda found: f"T.where({found[1]} < {int(found[2]) - 1}",
    ),
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


def _grouped(bits: int, group: int, depth: int, by_rows: bool, rows: int) -> tvm.IRModule:
    """As mlc-llm quantizes by groups: numbers in words of 32 bits, less their greatest one, times a scale in halves for
    each group. They are dequantized for a product with so many rows, or, where there are none, alone."""
    each, columns, mask, most = 32 // bits, 8, (1 << bits) - 1, (1 << (bits - 1)) - 1
    words, groups = depth // each, depth // group
    packed = te.placeholder((columns, words) if by_rows else (words, columns), "uint32", name="Q")
    scale = te.placeholder((columns, groups) if by_rows else (groups, columns), "float16", name="S")

    def weight(i: te.Var, j: te.Var) -> te.Tensor:
        at = j if by_rows else i
        word = packed[i, j // each] if by_rows else packed[i // each, j]
        number = (word >> (at % each * bits).astype("uint32")) & tvm.tirx.const(mask, "uint32")
        factor = scale[i, j // group] if by_rows else scale[i // group, j]
        return (number.astype("float16") - tvm.tirx.const(most, "float16")) * factor

    shape = (columns, depth) if by_rows else (depth, columns)
    w = te.compute(shape, weight, name="dequantize")
    if not rows:
        return tvm.IRModule({"main": te.create_prim_func([packed, scale, w])})
    x = te.placeholder((rows, depth), "float16", name="X")
    k = te.reduce_axis((0, depth), name="k")
    y = te.compute((rows, columns), lambda i, j: te.sum(x[i, k] * (w[j, k] if by_rows else w[k, j]), axis=k), name="Y")
    return tvm.IRModule({"main": te.create_prim_func([packed, scale, x, y])})


def _turned(rows: int, columns: int) -> tvm.IRModule:
    """A matrix with its rows as columns."""
    a = te.placeholder((rows, columns), "float32", name="A")
    c = te.compute((columns, rows), lambda i, j: a[j, i], name="C")
    return tvm.IRModule({"main": te.create_prim_func([a, c])})


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


@dataclass(frozen=True)
class Rule:
    """A rule of dlight, and the target that it schedules for."""

    name: str
    target: str | dict[str, str | int]
    make: Callable[[], dlight.ScheduleRule]

    def applied(self, module: tvm.IRModule) -> tvm.IRModule:
        with tvm.target.Target(self.target):
            return dlight.ApplyDefaultSchedule(self.make())(module)


_GPU: dict[str, str | int] = {
    "kind": "cuda", "arch": "sm_80", "thread_warp_size": 32,
    "max_threads_per_block": 64, "max_shared_memory_per_block": 49152,
}  # fmt: skip
_GEMV = Rule("dlight-gemv", "llvm", dlight.cpu.GEMV)
_FALLBACK = Rule("dlight-fallback", _GPU, dlight.gpu.Fallback)
_MATMUL, _TRANSPOSE = (
    Rule("dlight-matmul", _GPU, dlight.gpu.Matmul),
    Rule("dlight-transpose", _GPU, dlight.gpu.Transpose),
)
EXCHANGED: dict[str, tuple[Callable[[], tvm.IRModule], Rule]] = {
    "prefill": (partial(_grouped, 4, 16, 32, True, 4), _MATMUL),
    "transposed": (partial(_turned, 16, 32), _TRANSPOSE),
}
# Each with its program: bits, the size of a group, the depth, whether words lie along rows, and rows of the product.
GROUPED: dict[str, tuple[tuple[int, int, int, bool, int], Rule]] = {
    "decode": ((4, 16, 32, True, 1), _GEMV),
    "decode-three-bits": ((3, 20, 40, True, 1), _GEMV),
    "prefill": ((4, 16, 32, True, 4), _FALLBACK),
    "prefill-columns": ((4, 16, 32, False, 4), _FALLBACK),
    "dequantize": ((4, 16, 32, True, 0), _FALLBACK),
    "dequantize-bytes": ((8, 16, 32, False, 0), _FALLBACK),
}


def ruled(module: tvm.IRModule, rule: Rule) -> list[tuple[str, str]]:
    """The program, what a rule makes of it, and what it is after each pass that changed it."""
    found = [("expression", module.script() + "\n")]
    for name, step in ((rule.name, rule.applied), *((name, make()) for name, make in _PASSES)):
        module = step(module)
        if module.script() + "\n" != found[-1][1]:
            found.append((name, module.script() + "\n"))
    return found


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


def _found(family: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The stages of each program of a family."""
    if family == _OF_RULES:
        for program, (given, rule) in GROUPED.items():
            yield program, ruled(_grouped(*given), rule)
    elif family == _SHARED:
        for program, (make_program, rule) in EXCHANGED.items():
            yield program, ruled(make_program(), rule)
    else:
        for program, (make, steps) in FAMILIES[family].items():
            yield program, stages(make, steps)


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, expected: str) -> None:
        # Loops of a reduction keep their order within a sum, and a product of tiles takes them tile by tile.
        level = "bitwise"
        entry = {"name": name, "source": f"{source}.tvmscript", "target": f"{target}.tvmscript", "function": "main"}
        pairs.append(entry | {"what": what, "pipeline": pipeline, "level": level, "expected": expected})

    for program, found in _found(family):
        names = [f"{program}.{number}-{name}" for number, (name, _) in enumerate(found)]
        for name, (_, text) in zip(names, found, strict=True):
            texts[f"{name}.tvmscript"] = text
        for before, (after, (step, _)) in pairwise(zip(names, found, strict=True)):
            if before[0] != names[0]:
                pair(f"{after}.step", before[0], after, f"{step} alone", step, "equivalent")
            pair(after, names[0], after, f"the expression and what it is after {step}", step, "equivalent")
        number = 0
        for what, pattern, replacement in {_OF_RULES: GROUPED_EDITS, _SHARED: SHARED_EDITS}.get(family, EDITS):
            changed = re.sub(pattern, replacement, found[-1][1], flags=re.MULTILINE)
            if changed != found[-1][1]:
                number += 1
                name = f"{program}.wrong-{number}"
                texts[f"{name}.tvmscript"] = changed
                pair(name, names[0], name, what, "all steps, then an edit", "different")
    tool = f"apache-tvm {version('apache-tvm')}"
    texts["manifest.toml"] = manifest("corpora/gpu/tvm/produce.py", "the programs", family, tool, pairs)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {family: partial(files, family) for family in (*FAMILIES, _OF_RULES, _SHARED)}
    return produce("corpora.gpu.tvm.produce", "Writes what TVM schedules.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
