"""`python -m tests.fuzz.kernels`: random GPU kernels and changes of them, and runs of the reference interpreter.

The threads of two blocks write and read memory of the block and of the grid, with barriers between, in loops and under
conditions of theirs, and with atomic updates. A change leaves out or moves a barrier or a fence, widens a condition,
exchanges the indices of a thread, changes another index or an order, or lets an update be less atomic. Where a pair is
proven bit for bit, both run in `interp.ir.reference`: a race, a deadlock or another number of the target, where the
source has none, denies it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from equiv import verify
from equiv.verdict import EQUIVALENT
from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir import load
from tests.fuzz.command import Checked, command
from tests.fuzz.corpus_mutants import denial

_THREADS = 4
_SHIFTS = (0, 0, 1, 2, 3)
_APART = 0.8  # how often a write has barriers around it
_BARRIER = ["gpu.barrier"]
_FENCE = ["fence"]  # a barrier that orders the memory of the block alone
_HEAD = """func.func @f(%a: memref<4xi32>, %b: memref<8xi32>, %c: memref<1xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c1)
             workgroup(%s: memref<4xi32, #gpu.address_space<workgroup>>) {{
    %z = arith.constant 7 : i32
    %t = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%tx, %ty)
    %r = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%ty, %tx)
{body}
    gpu.terminator
  }}
  return
}}
"""
_TYPES = {"a": "memref<4xi32>", "b": "memref<8xi32>", "s": "memref<4xi32, #gpu.address_space<workgroup>>"}

_BLOCK, _GRID = "#gpu.address_space<workgroup>", "#gpu.address_space<global>"

Step = list[str]
"""Of a kind, with what it takes: a `load`, `store` or `guarded` store a buffer, the thread's number or the exchanged
one (`t`, `r`), a shift, a value, and a bound of the threads; a `rotate` in a loop a shift and its two barriers."""


def steps(draw: random.Random) -> list[Step]:
    """What each thread does."""
    found, values = [["store", "s", "t", "0", "z"], list(_BARRIER)], 0
    kinds = [*["gpu.barrier", "load", "store"] * 2, "guarded", "atomic", "add", "rotate", "fence"]
    for _ in range(draw.randint(3, 8)):
        kind = draw.choice(kinds)
        value = f"v{draw.randrange(values)}" if values else "z"
        if kind == "gpu.barrier":
            found.append(list(_BARRIER))
        elif kind == "fence":
            found.append(list(_FENCE))
        elif kind == "load":
            found.append(["load", draw.choice("ass"), draw.choice("ttr"), str(draw.choice(_SHIFTS)), f"v{values}"])
            values += 1
        elif kind == "add":
            found.append(["add", value, draw.choice(("z", value)), f"v{values}"])
            values += 1
        elif kind == "atomic":
            found.append(["atomic", draw.choice(("addi", "maxs", "ori")), value])
        elif kind == "rotate":
            found += [list(_BARRIER), ["rotate", str(draw.choice(_SHIFTS)), "gpu.barrier", "gpu.barrier"]]
        else:
            step = [kind, draw.choice("sb"), draw.choice("ttr"), str(draw.choice(_SHIFTS)), value]
            bound = [str(draw.randint(1, 3))] if kind == "guarded" else []
            around = [list(_BARRIER)] if draw.random() < _APART else []
            found += [*around, [*step, *bound], *around]
    last = [["load", "s", "t", str(draw.choice(_SHIFTS)), "last"], ["store", "b", "t", "0", "last"]]
    return [*found, list(_BARRIER), *last]


def text(given: list[Step]) -> str:
    """The program."""
    lines = list[str]()
    for number, step in enumerate(given):
        match step:
            case ["gpu.barrier"]:
                lines.append("gpu.barrier")
            case ["fence", *spaces]:
                lines.append(f"gpu.barrier memfence [{''.join(spaces) or _BLOCK}]")
            case ["add", one, other, name]:
                lines.append(f"%{name} = arith.addi %{one}, %{other} : i32")
            case ["atomic", kind, value]:
                lines.append(f"%o{number} = memref.atomic_rmw {kind} %{value}, %c[%c0] : (i32, memref<1xi32>) -> i32")
            case ["plain", value]:
                lines.append(f"%o{number} = memref.load %c[%c0] : memref<1xi32>")
                lines.append(f"%n{number} = arith.addi %o{number}, %{value} : i32")
                lines.append(f"memref.store %n{number}, %c[%c0] : memref<1xi32>")
            case ["rotate", shift, *barriers]:
                lines += _rotation(number, shift, barriers)
            case [kind, buffer, thread, shift, value, *bound]:
                block = f"(d0 + {shift}) mod {_THREADS}{f' + d1 * {_THREADS}' if buffer == 'b' else ''}"
                lines.append(f"%i{number} = affine.apply affine_map<(d0, d1) -> ({block})>(%{thread}, %bx)")
                store = f"memref.store %{value}, %{buffer}[%i{number}] : {_TYPES[buffer]}"
                if kind == "load":
                    lines.append(f"%{value} = memref.load %{buffer}[%i{number}] : {_TYPES[buffer]}")
                elif kind == "store":
                    lines.append(store)
                else:
                    lines.append(f"%g{number} = arith.cmpi ult, %t, %c{bound[0]} : index")
                    lines += [f"scf.if %g{number} {{", f"  {store}", "}"]
    return _HEAD.format(body="\n".join(f"    {each}" for each in lines))


def _rotation(number: int, shift: str, barriers: list[str]) -> list[str]:
    index = f"affine.apply affine_map<(d0) -> ((d0 + {shift}) mod {_THREADS})>(%t)"
    between, after = ([each] if each else [] for each in barriers)
    lines = [
        f"%i{number} = {index}",
        f"%w{number} = memref.load %s[%i{number}] : {_TYPES['s']}",
        *between,
        f"memref.store %w{number}, %s[%t] : {_TYPES['s']}",
        *after,
    ]
    return [f"scf.for %k{number} = %c0 to %c2 step %c1 {{", *(f"  {each}" for each in lines), "}"]


def changed(given: list[Step], draw: random.Random) -> tuple[str, list[Step]]:
    """A kernel with one change, right or wrong, and what that is."""
    found = [list(each) for each in given]
    at = draw.randrange(len(found) - 1)
    kind = draw.choice(list(_CHANGES))
    places = [number for number, each in enumerate(found) if each[0] in _CHANGES[kind]]
    if not places:
        kind, places = "swap steps", [at]
    at = draw.choice(places)
    step = found[at]
    match kind:
        case "drop a barrier" if step[0] != "rotate":
            del found[at]
        case "weaken a fence":
            found[at] = ["fence", _GRID]
        case "drop a barrier":
            step[draw.choice((2, 3))] = ""
        case "add a barrier":
            found.insert(at, list(_BARRIER))
        case "widen a guard":
            step[5] = str(int(step[5]) + 1)
        case "exchange the thread's indices":
            step[2] = "t" if step[2] == "r" else "r"
        case "change an index":
            position = 1 if step[0] == "rotate" else 3
            step[position] = str(draw.choice(_SHIFTS))
        case "weaken an update":
            found[at] = ["plain", step[2]]
        case _:
            at = min(at, len(found) - 2)
            found[at], found[at + 1] = found[at + 1], found[at]
    return kind, found


_ANY = ("gpu.barrier", "fence", "add", "atomic", "rotate", "load", "store", "guarded")
_CHANGES = {
    "drop a barrier": ("gpu.barrier", "rotate", "fence"),
    "weaken a fence": ("fence",),
    "add a barrier": _ANY,
    "widen a guard": ("guarded",),
    "exchange the thread's indices": ("load", "store", "guarded"),
    "change an index": ("load", "store", "guarded", "rotate"),
    "weaken an update": ("atomic",),
    "swap steps": _ANY,
}


def pair(draw: random.Random) -> tuple[str, str, str]:
    """What a change is called, a kernel, and the changed one, which may be the same."""
    drawn = steps(draw)
    kind, other = changed(drawn, draw)
    return kind, text(drawn), text(other)


def campaign(seed: int, count: int) -> Iterator[Checked]:
    """Pairs of a seed."""
    for number in range(count):
        kind, source, target = pair(random.Random(f"{seed} {number}"))
        if source == target:
            continue
        try:
            before, after = load(source, file_name="source.mlir"), load(target, file_name="target.mlir")
        except SyntaxProblem:  # a value that is used before it is there
            continue
        verdict = verify(before, after, function="f", seed=1, timeout=20, explain=False)
        if verdict.verdict != EQUIVALENT:
            yield Checked(f"{kind}: {verdict.verdict}", "", source, target)
            continue
        try:
            found = denial(before.lower("f"), after.lower("f"), "f", {}, number)
        except Unsupported:
            found = None
        ran = "not run" if found is None else "run"
        yield Checked(f"{kind}: equivalent, {ran}", found or "", source, target)


if __name__ == "__main__":
    command(__doc__, "kernels", ".mlir", campaign)()
