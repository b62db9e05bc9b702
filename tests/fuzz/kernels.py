"""`python -m tests.fuzz.kernels`: random GPU kernels and changes of them, and runs of the reference interpreter.

The threads of a block write and read memory of the block and of the grid, with barriers between, under conditions of
theirs, and with atomic updates. A change leaves out or moves a barrier, or changes an index, a condition or an order.
Where a pair is proven bit for bit, both run in `interp.ir.reference`: a race, a deadlock or another number of the
target, where the source has none, denies it."""

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
_HEAD = """func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<1xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
             workgroup(%s: memref<4xi32, #gpu.address_space<workgroup>>) {{
    %z = arith.constant 7 : i32
{body}
    gpu.terminator
  }}
  return
}}
"""
_TYPES = {"a": "memref<4xi32>", "b": "memref<4xi32>", "s": "memref<4xi32, #gpu.address_space<workgroup>>"}

Step = list[str]
"""Of a kind (`gpu.barrier`, `load`, `store`, `guarded`, `atomic`), with a buffer, a shift, and values by number."""


def steps(draw: random.Random) -> list[Step]:
    """What each thread does."""
    found, values = [["store", "s", "0", "z"], list(_BARRIER)], 0
    for _ in range(draw.randint(3, 8)):
        kind = draw.choice(("gpu.barrier", "gpu.barrier", "load", "load", "store", "store", "guarded", "atomic", "add"))
        value = f"v{draw.randrange(values)}" if values else "z"
        if kind == "gpu.barrier":
            found.append(list(_BARRIER))
        elif kind == "load":
            found.append(["load", draw.choice("ass"), str(draw.choice(_SHIFTS)), f"v{values}"])
            values += 1
        elif kind == "add":
            found.append(["add", value, draw.choice(("z", value)), f"v{values}"])
            values += 1
        elif kind == "atomic":
            found.append(["atomic", draw.choice(("addi", "maxs", "ori")), value])
        else:
            step = [kind, draw.choice("sb"), str(draw.choice(_SHIFTS)), value]
            around = [list(_BARRIER)] if draw.random() < _APART else []
            found += [*around, step, *around]
    return [*found, list(_BARRIER), ["load", "s", str(draw.choice(_SHIFTS)), "last"], ["store", "b", "0", "last"]]


def text(given: list[Step]) -> str:
    """The program."""
    lines = list[str]()
    for number, step in enumerate(given):
        match step:
            case ["gpu.barrier"]:
                lines.append("gpu.barrier")
            case ["add", one, other, name]:
                lines.append(f"%{name} = arith.addi %{one}, %{other} : i32")
            case ["atomic", kind, value]:
                lines.append(f"%o{number} = memref.atomic_rmw {kind} %{value}, %c[%c0] : (i32, memref<1xi32>) -> i32")
            case [kind, buffer, shift, value]:
                lines.append(f"%i{number} = affine.apply affine_map<(d0) -> ((d0 + {shift}) mod {_THREADS})>(%t)")
                store = f"memref.store %{value}, %{buffer}[%i{number}] : {_TYPES[buffer]}"
                if kind == "load":
                    lines.append(f"%{value} = memref.load %{buffer}[%i{number}] : {_TYPES[buffer]}")
                elif kind == "store":
                    lines.append(store)
                else:
                    lines.append(f"%g{number} = arith.cmpi ult, %t, %c{int(shift) or 1} : index")
                    lines += [f"scf.if %g{number} {{", f"  {store}", "}"]
    return _HEAD.format(body="\n".join(f"    {each}" for each in lines))


def changed(given: list[Step], draw: random.Random) -> list[Step]:
    """A kernel with one change, right or wrong."""
    found = [list(each) for each in given]
    at = draw.randrange(len(found) - 1)
    barriers = [number for number, each in enumerate(found) if each == _BARRIER]
    kind = draw.choice(("drop", "drop", "add", "swap", "swap", "shift"))
    if kind == "drop" and barriers:
        del found[draw.choice(barriers)]
    elif kind == "add":
        found.insert(at, list(_BARRIER))
    elif kind == "swap":
        found[at], found[at + 1] = found[at + 1], found[at]
    elif found[at][0] in ("load", "store", "guarded"):
        found[at][2] = str(draw.choice(_SHIFTS))
    return found


def campaign(seed: int, count: int) -> Iterator[Checked]:
    """Pairs of a seed."""
    for number in range(count):
        draw = random.Random(f"{seed} {number}")
        drawn = steps(draw)
        source, target = text(drawn), text(changed(drawn, draw))
        if source == target:
            continue
        try:
            before, after = load(source, file_name="source.mlir"), load(target, file_name="target.mlir")
        except SyntaxProblem:  # a value that is used before it is there
            continue
        verdict = verify(before, after, function="f", seed=1, timeout=20)
        if verdict.verdict != EQUIVALENT:
            yield Checked(str(verdict.verdict), "", source, target)
            continue
        try:
            found = denial(before.lower("f"), after.lower("f"), "f", {}, number)
        except Unsupported:
            found = None
        yield Checked(f"equivalent, {'not run' if found is None else 'run'}", found or "", source, target)


if __name__ == "__main__":
    command(__doc__, "kernels", ".mlir", campaign)()
