"""A program of PLENA as a function of affine IR: its parameters are the tensors in HBM."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from frontends.plena import matrices, scalars, transfers, vectors
from frontends.plena.instructions import LOOP_START
from frontends.plena.kernel import I32, STRIDE, Kernel
from frontends.plena.parser import Instruction, Loop, Program
from interp import ir

_MEANINGS = matrices.MEANINGS | vectors.MEANINGS | scalars.MEANINGS | transfers.MEANINGS


def lower(program: Program) -> ir.Function:
    """Raises `Unsupported` where a register is read that the documentation does not define the value of."""
    kernel = Kernel(program)
    matrices.clear(kernel)
    entry = kernel.block
    _run(kernel, program.body)
    kernel.place = program.place
    return kernel.function(
        program.name,
        entry,
        [],
        unordered_sums=list(kernel.open_sums),
        assumptions=[*_taken_for_granted(program), *kernel.assumptions],
    )


def _taken_for_granted(program: Program) -> Iterator[str]:
    machine = program.machine
    sizes = f"MLEN {machine.mlen}, VLEN {machine.vlen}, BLEN {machine.blen}"
    moved = f"{machine.prefetch_v} vectors fetched and {machine.store_v} stored at a time"
    yield f"the machine is PLENA with {sizes}, {moved}; instructions take effect one after the other"
    rounded = "" if machine.type == "f32" else f", rounded to {machine.type} where they are written"
    yield f"HBM and SRAMs hold plain {machine.type}, without scales; results are computed in f32{rounded}"


def _run(kernel: Kernel, body: Sequence[Instruction | Loop]) -> None:
    for each in body:
        kernel.place = each.place
        if isinstance(each, Loop):
            kernel.opcode = LOOP_START
            _repeat(kernel, each)
        else:
            kernel.opcode = each.opcode
            _MEANINGS[each.opcode](kernel, *each.operands)


def _repeat(kernel: Kernel, loop: Loop) -> None:
    """What a counter holds, in its loop and behind it, is open; so is what a loop in the body leaves in its own."""
    counters = {f"gp{each.counter}" for each in (loop, *_loops(loop.body))}
    if f"gp{loop.counter}" in set(_written(loop.body)):
        raise kernel.unsupported(f"a loop whose body writes its counter, gp{loop.counter}")
    changed = sorted(set(_written(loop.body)) | (counters - {f"gp{loop.counter}"}))
    before = kernel.registers
    known = {name: value for name, value in before.items() if name not in counters}
    first = [known.get(name) or _anything(kernel, name) for name in changed]
    left: dict[str, ir.Value] = {}

    with kernel.loop(0, loop.count, carried=first) as counted:
        inside = dict(zip(changed, counted.carried, strict=True))
        # Address registers are 0 at first, and what floating-point registers hold may be passed on.
        kernel.registers = known | {name: inside[name] for name in changed if name in known or name[0] in "fa"}
        _run(kernel, loop.body)
        left.update(kernel.registers)
        counted.yielded = [left.get(name) or _anything(kernel, name) for name in changed]
    results = dict(zip(changed, counted.results, strict=True))
    kernel.registers = known | {name: value for name, value in results.items() if name in left}
    for name in set(changed) - left.keys():
        kernel.registers.pop(name, None)


def _anything(kernel: Kernel, name: str) -> ir.Value:
    """A value of a register's type, for one that nobody reads, or that holds nothing."""
    if name.startswith("f"):
        return kernel.undefined(kernel.machine.scalar)
    return kernel.constant(0, I32 if name.startswith("gp") else ir.INDEX)


def _loops(body: Sequence[Instruction | Loop]) -> Iterator[Loop]:
    for each in body:
        if isinstance(each, Loop):
            yield each
            yield from _loops(each.body)


_TARGETS = {
    **{name: "gp" for name in scalars.MEANINGS if name.endswith("_INT") and name != "S_ST_INT"},
    **{name: "f" for name in scalars.MEANINGS if name.endswith("_FP") and name not in ("S_ST_FP", "S_MAP_V_FP")},
    "V_RED_SUM": "f",
    "V_RED_MAX": "f",
    "C_SET_ADDR_REG": "a",
}
"""The kind of the register that an instruction's first operand names, where it sets one."""


def _written(body: Sequence[Instruction | Loop]) -> Iterator[str]:
    """The registers that instructions of a body set, those of loops in it too."""
    for each in body:
        if isinstance(each, Loop):
            yield from _written(each.body)
        elif each.opcode == "C_SET_STRIDE_REG":
            yield STRIDE
        elif each.opcode in _TARGETS:
            kind, number = _TARGETS[each.opcode], each.operands[0]
            if number or kind == "a":
                yield f"{kind}{number}"
