"""Random affine programs, and what upstream passes and edits make of them."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from equiv.mutate import mutants
from frontends.mlir.core.bindings import DEFAULT, import_ir

ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?x?xf32>, %n: index, %m: index"
PARAMETERS = ("p0_0", "p1_0", "p2_0", "p2_1", "p3", "p4")

PASSES = (
    "affine-loop-tile{tile-size=2}",
    "affine-loop-tile{tile-size=3}",
    "affine-loop-tile{tile-sizes=3,2,5}",
    "affine-loop-tile{tile-size=2 separate=true}",
    "affine-loop-fusion{maximal=true}",
    "affine-loop-fusion{mode=sibling maximal=true}",
    "affine-loop-fusion{mode=producer maximal=true}",
    "affine-loop-unroll{unroll-factor=2}",
    "affine-loop-unroll{unroll-factor=3}",
    "affine-loop-unroll{unroll-factor=4 cleanup-unroll=true}",
    "affine-loop-unroll-jam{unroll-jam-factor=2}",
    "affine-loop-unroll-jam{unroll-jam-factor=3}",
    "affine-loop-coalescing",
    "affine-parallelize",
    "affine-parallelize{parallel-reductions=true}",
    "affine-scalrep",
    "affine-loop-invariant-code-motion",
    "affine-loop-normalize{promote-single-iter=true}",
    "affine-data-copy-generate{fast-mem-space=0 generate-dma=false fast-mem-capacity=1}",
    "affine-simplify-structures,affine-simplify-min-max",
    "canonicalize",
    "cse",
    "lower-affine",
    "lower-affine,canonicalize",
    "lower-affine,scf-for-loop-peeling{skip-partial=false}",
    "lower-affine,scf-for-loop-peeling{peel-front=true}",
    "lower-affine,scf-for-to-while",
    "lower-affine,loop-invariant-code-motion",
    "lower-affine,convert-scf-to-cf",
    "affine-parallelize,lower-affine,scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}",
    "affine-parallelize,lower-affine,scf-parallel-loop-fusion",
)
_OPERATIONS = ("addf", "addf", "mulf", "subf", "maximumf")


class _Writer:
    def __init__(self, draw: random.Random) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.names = 0

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def line(self, depth: int, text: str) -> None:
        self.lines.append("  " * depth + text)

    # -- loops ---------------------------------------------------------------------------------------------------------

    def nest(self, depth: int, loops: list[str], temporary: bool) -> None:
        draw = self.draw
        name = f"%i{len(loops)}"
        lower, upper = self._bounds(loops)
        step = draw.choice(("", "", "", " step 2"))
        if loops and draw.random() < 0.15:
            self._carried(depth, loops, name, lower, upper)
            return
        self.line(depth, f"affine.for {name} = {lower} to {upper}{step} {{")
        inner = [*loops, name]
        if len(inner) < 3 and draw.random() < (0.55 if len(inner) == 1 else 0.35):
            if draw.random() < 0.3:
                self.statement(depth + 1, inner, temporary)
            self.nest(depth + 1, inner, temporary)
            if draw.random() < 0.2:
                self.statement(depth + 1, inner, temporary)
        else:
            guarded = draw.random() < 0.15
            if guarded:
                bound = draw.choice(("n - d - 2", "d - 1", "m - d", "d mod 2 - 1"))
                self.line(depth + 1, f"affine.if affine_set<(d)[n, m] : ({bound} >= 0)>({name})[%n, %m] {{")
            for _ in range(draw.choice((1, 1, 2))):
                self.statement(depth + 1 + guarded, inner, temporary)
            if guarded:
                self.line(depth + 1, "}")
        self.line(depth, "}")

    def _bounds(self, loops: list[str]) -> tuple[str, str]:
        draw = self.draw
        size = draw.choice(("%n", "%n", "%m"))
        lower, upper = draw.choice(("0", "0", "1", "2")), size
        kind = draw.random()
        if kind < 0.25:
            upper = f"affine_map<(d) -> (d - {draw.choice((1, 2))})>({size})"
        elif kind < 0.35:
            upper = str(draw.choice((3, 4, 7)))
        elif kind < 0.45:
            upper = "min affine_map<(d)[e] -> (d, e)>(%n)[%m]"
        elif kind < 0.6 and loops:
            outer = draw.choice(loops)
            shift = draw.choice((0, 1))
            if draw.random() < 0.5:
                lower = f"affine_map<(d) -> (d + {shift})>({outer})"
            else:
                upper = f"affine_map<(d) -> (d + {shift})>({outer})"
        return lower, upper

    def _carried(self, depth: int, loops: list[str], name: str, lower: str, upper: str) -> None:
        start, total, result = self.fresh(), self.fresh(), self.fresh()
        array, at = self._cell(loops)
        self.line(depth, f"{start} = affine.load {array}[{at}] : {_type(array)}")
        self.line(depth, f"{result} = affine.for {name} = {lower} to {upper} iter_args({total} = {start}) -> (f32) {{")
        value = self._load(depth + 1, [*loops, name], False)
        following = self.fresh()
        self.line(depth + 1, f"{following} = arith.{self.draw.choice(_OPERATIONS)} {total}, {value} : f32")
        self.line(depth + 1, f"affine.yield {following} : f32")
        self.line(depth, "}")
        self.line(depth, f"affine.store {result}, {array}[{at}] : {_type(array)}")

    # -- statements ----------------------------------------------------------------------------------------------------

    def statement(self, depth: int, loops: list[str], temporary: bool) -> None:
        draw = self.draw
        array, at = self._cell(loops, temporary)
        value = self._load(depth, loops, temporary)
        if draw.random() < 0.5:  # a recurrence
            other = self.fresh()
            self.line(depth, f"{other} = affine.load {array}[{at}] : {_type(array)}")
        else:
            other = self._load(depth, loops, temporary)
        result = self.fresh()
        operands = draw.choice((f"{value}, {other}", f"{other}, {value}"))
        self.line(depth, f"{result} = arith.{draw.choice(_OPERATIONS)} {operands} : f32")
        self.line(depth, f"affine.store {result}, {array}[{at}] : {_type(array)}")

    def _load(self, depth: int, loops: list[str], temporary: bool) -> str:
        array, at = self._cell(loops, temporary)
        result = self.fresh()
        self.line(depth, f"{result} = affine.load {array}[{at}] : {_type(array)}")
        return result

    def _cell(self, loops: list[str], temporary: bool = False) -> tuple[str, str]:
        array = self.draw.choice(("%A", "%A", "%B", "%C", "%T") if temporary else ("%A", "%A", "%A", "%B", "%C"))
        return array, ", ".join(self._subscript(loops) for _ in range(2 if array == "%C" else 1))

    def _subscript(self, loops: list[str]) -> str:
        draw = self.draw
        kind, one = draw.random(), draw.choice(loops)
        if kind < 0.6:
            return one
        if kind < 0.8:
            return f"{one} {draw.choice('+-')} 1"
        if kind < 0.87:
            return f"{one} + {draw.choice(loops)}"
        if kind < 0.92:
            return f"{draw.choice(('%n', '%m'))} - {one} - 1"
        if kind < 0.96:
            return f"{one} {draw.choice(('floordiv', 'mod'))} 2"
        return draw.choice(("0", "1"))


def _type(array: str) -> str:
    return "memref<?x?xf32>" if array == "%C" else "memref<?xf32>"


def program(draw: random.Random) -> str:
    writer = _Writer(draw)
    temporary = draw.random() < 0.25
    if temporary:
        writer.line(1, "%T = memref.alloc(%n) : memref<?xf32>")
        writer.line(1, "affine.for %i0 = 0 to %n {")
        writer.statement(2, ["%i0"], False)
        value = writer._load(2, ["%i0"], False)
        writer.line(2, f"affine.store {value}, %T[%i0] : memref<?xf32>")
        writer.line(1, "}")
    for _ in range(draw.choice((1, 1, 1, 2))):
        writer.nest(1, [], temporary)
    if temporary:
        writer.line(1, "memref.dealloc %T : memref<?xf32>")
    body = "\n".join(writer.lines)
    return f"func.func @f({ARGUMENTS}) {{\n{body}\n  return\n}}\n"


def transformed(text: str, passes: Sequence[str]) -> str | None:
    """What passes make of a program; None where they fail."""
    from torch_mlir.passmanager import PassManager

    bindings = import_ir(DEFAULT)
    with bindings.Context() as context:
        context.emit_error_diagnostics = False
        try:
            module = bindings.Module.parse(text)
            for each in passes:
                PassManager.parse(f"builtin.module(func.func({each}))").run(module.operation)
        except (bindings.MLIRError, ValueError, RuntimeError):
            return None
        return str(module)


def is_valid(text: str) -> bool:
    return transformed(text, ()) is not None


def edited(text: str, draw: random.Random) -> str | None:
    """A program with one place changed."""
    made = mutants(text, 4, draw.randrange(1 << 30))
    return draw.choice(made).text if made else None


def interchanged(text: str, draw: random.Random) -> str | None:
    """A program with the headers of two loops exchanged, legal or not."""
    lines = text.splitlines()
    heads = [
        at
        for at in range(len(lines) - 1)
        if all("affine.for" in lines[each] and "iter_args" not in lines[each] for each in (at, at + 1))
    ]
    if not heads:
        return None
    at = draw.choice(heads)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    changed = "\n".join(lines) + "\n"
    return changed if is_valid(changed) else None


_LOOP = re.compile(
    r"(?P<space> *)(?P<results>.*)affine\.for (?P<name>%\w+) = (?P<lower>\d+) to (?P<upper>\d+|%[nm])(?P<rest> .*)?\{"
)


def reversed_loop(text: str, draw: random.Random) -> str | None:
    """A program with one loop of steps of one taken backwards, legal or not."""
    lines = text.splitlines()
    loops = [(at, found) for at, line in enumerate(lines) if (found := _LOOP.fullmatch(line)) and " step " not in line]
    if not loops:
        return None
    at, found = draw.choice(loops)
    name, lower, upper = found["name"], found["lower"], found["upper"]
    backwards = f"{name} = affine.apply affine_map<(d)[u] -> (u + {int(lower) - 1} - d)>({name}r)"
    if upper.startswith("%"):
        backwards += f"[{upper}]"
    else:
        backwards = backwards.replace("(d)[u]", "(d)").replace("(u +", f"({upper} +")
    lines[at] = lines[at].replace(f"affine.for {name} =", f"affine.for {name}r =")
    lines.insert(at + 1, f"{found['space']}  {backwards}")
    changed = "\n".join(lines) + "\n"
    return changed if is_valid(changed) else None
