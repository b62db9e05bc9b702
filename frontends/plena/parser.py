"""Reads PLENA assembly: an instruction a line, `;` or `//` before comments, and what stands around the instructions.

What a program is run on and with stands in lines that begin with `;!`:

    ;! kernel linear
    ;! machine mlen=8 vlen=8 blen=4 vector_sram=512 matrix_sram=128
    ;! hbm x 4x16 at 0
    ;! fp_mem 1 = 0.0625

The tensors in HBM are the kernel's arguments, in this order; memory there that is its own stands behind `scratch`
instead of `hbm`. `fp_mem` are constants that were loaded before."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from frontends.errors import SyntaxProblem, Unsupported
from frontends.plena.instructions import IMMEDIATES, LOOP_END, LOOP_START, OMITTED, OPEN, OPERANDS, REGISTERS
from frontends.plena.machine import MAXIMA, TYPES, Machine, Tensor
from interp.ir.place import Place

_KERNEL = re.compile(r"kernel\s+(\w+)")
_MACHINE = re.compile(r"machine((?:\s+\w+=\w+)*)")
_TENSOR = re.compile(r"(hbm|scratch)\s+(\w+)\s+(\d+(?:x\d+)*)\s+at\s+(\d+)")
_CONSTANT = re.compile(r"fp_mem\s+(\d+)\s*=\s*(\S+)")
_FORMS = (
    "'kernel NAME', 'machine KEY=VALUE …', 'hbm NAME 4x8 at ADDRESS', 'scratch NAME 4x8 at ADDRESS' or 'fp_mem ADDRESS "
    "= NUMBER'"
)
_WORDS = {"type": TYPES, "maximum": MAXIMA}


@dataclass(frozen=True, slots=True)
class Instruction:
    """Operands are numbers of registers and immediates."""

    opcode: str
    operands: tuple[int, ...]
    place: Place


@dataclass(slots=True)
class Loop:
    """A body that runs `count` > 0 times; `counter` is the register that the machine counts in."""

    counter: int
    count: int
    place: Place
    body: list[Instruction | Loop] = field(default_factory=list)


@dataclass(slots=True)
class Program:
    name: str
    place: Place
    machine: Machine
    tensors: list[Tensor]
    constants: dict[int, float]
    body: list[Instruction | Loop]

    @property
    def arguments(self) -> list[Tensor]:
        return [each for each in self.tensors if each.argument]


def read(text: str, file: str) -> Program:
    """Raises `SyntaxProblem`, and `Unsupported` for instructions that are not modelled."""
    header = _Header(Place(file, 1, 1))
    outermost = Loop(0, 1, Place(file, 1, 1))
    open_ = [outermost]
    for number, line in enumerate(text.split("\n"), 1):
        content = line.lstrip()
        place = Place(file, number, len(line) - len(content) + 1)
        if content.startswith(";!"):
            header.line(content[2:].strip(), place)
            continue
        content = re.split(r";|//", content, maxsplit=1)[0].strip()
        if content:
            _append(open_, _instruction(content, place))
    if len(open_) > 1:
        raise SyntaxProblem(f"nothing ends the loop with 'C_LOOP_END gp{open_[-1].counter}'", open_[-1].place)
    return header.program(outermost.body)


def _instruction(content: str, place: Place) -> Instruction:
    opcode, *following = content.split(maxsplit=1)
    if opcode in OPEN:
        raise Unsupported(opcode, place, OPEN[opcode])
    if opcode not in OPERANDS:
        raise Unsupported(opcode, place, "no instruction of the documentation has this name")
    kinds = OPERANDS[opcode]
    given = [each.strip() for each in following[0].split(",")] if following else []
    least = len(kinds) - (kinds[-1] in OMITTED)
    if not least <= len(given) <= len(kinds):
        raise SyntaxProblem(f"'{opcode}' has {len(kinds)} operands: {', '.join(kinds)}", place)
    operands = [_operand(opcode, each, kind, place) for each, kind in zip(given, kinds, strict=False)]
    return Instruction(opcode, tuple(operands + [0] * (len(kinds) - len(given))), place)


def _operand(opcode: str, text: str, kind: str, place: Place) -> int:
    if kind in REGISTERS:
        if re.fullmatch(rf"{kind}\d+", text) and int(text[len(kind) :]) < REGISTERS[kind]:
            return int(text[len(kind) :])
        raise SyntaxProblem(f"'{text}' of '{opcode}' is none of {kind}0 to {kind}{REGISTERS[kind] - 1}", place)
    if kind in OMITTED and text == "gp0":
        return 0
    if re.fullmatch(r"\d+", text) and int(text) < IMMEDIATES[kind]:
        return int(text)
    raise SyntaxProblem(f"'{text}' of '{opcode}' is not {kind}, written as a decimal number", place)


def _append(open_: list[Loop], instruction: Instruction) -> None:
    """Adds to the innermost of the loops that are open."""
    place = instruction.place
    match instruction.opcode:
        case "C_LOOP_START":
            counter, count = instruction.operands
            if not counter or count == 0:
                what = "a loop that counts in gp0" if not counter else "a loop of no iterations"
                raise Unsupported(LOOP_START, place, f"{what}, which the documentation does not define")
            if any(counter == each.counter for each in open_[1:]):
                raise Unsupported(LOOP_START, place, f"a loop that counts in gp{counter}, as one around it does")
            open_.append(Loop(counter, count, place))
        case "C_LOOP_END":
            if len(open_) == 1 or open_[-1].counter != instruction.operands[0]:
                raise SyntaxProblem(f"'{LOOP_END} gp{instruction.operands[0]}' ends no loop that is open here", place)
            loop = open_.pop()
            open_[-1].body.append(loop)
        case _:
            open_[-1].body.append(instruction)


class _Header:
    """What the lines say that begin with `;!`."""

    def __init__(self, place: Place) -> None:
        self.place = place  # of the start of the file, then of the kernel's name
        self.name = ""
        self.machine: Machine | None = None
        self.tensors: list[Tensor] = []
        self.constants: dict[int, tuple[float, Place]] = {}

    def line(self, text: str, place: Place) -> None:
        if match := _KERNEL.fullmatch(text):
            if self.name:
                raise SyntaxProblem("a file holds one kernel", place)
            self.name, self.place = match[1], place
        elif match := _MACHINE.fullmatch(text):
            if self.machine is not None:
                raise SyntaxProblem("a kernel runs on one machine", place)
            self.machine = _machine(match[1].split(), place)
        elif match := _TENSOR.fullmatch(text):
            shape = tuple(int(size) for size in match[3].split("x"))
            self._add(Tensor(match[2], shape, int(match[4]), place, match[1] == "hbm"))
        elif match := _CONSTANT.fullmatch(text):
            self._constant(int(match[1]), match[2], place)
        else:
            raise SyntaxProblem(f"a line that begins with ';!' is {_FORMS}", place)

    def _add(self, tensor: Tensor) -> None:
        for other in self.tensors:
            if other.name == tensor.name:
                raise SyntaxProblem(f"the tensor '{tensor.name}' is listed twice", tensor.place)
            if other.start < tensor.start + tensor.size and tensor.start < other.start + other.size:
                raise SyntaxProblem(f"the tensor '{tensor.name}' lies over '{other.name}'", tensor.place)
        self.tensors.append(tensor)

    def _constant(self, address: int, text: str, place: Place) -> None:
        try:
            value = float(text)
        except ValueError:
            raise SyntaxProblem(f"'{text}' is no number", place) from None
        if math.isnan(value):
            raise SyntaxProblem("a constant that is not a number", place)
        if address in self.constants:
            raise SyntaxProblem(f"the constant at {address} is given twice", place)
        self.constants[address] = value, place

    def program(self, body: list[Instruction | Loop]) -> Program:
        if not self.name or self.machine is None or not any(each.argument for each in self.tensors):
            raise SyntaxProblem(
                f"the kernel's name, machine and arguments are missing: {_FORMS}, behind ';!'", self.place
            )
        for address, (_, place) in self.constants.items():
            if address >= self.machine.fp_mem:
                raise SyntaxProblem(f"FP_MEM ends before {address}", place)
        constants = {address: value for address, (value, _) in self.constants.items()}
        return Program(self.name, self.place, self.machine, self.tensors, constants, body)


def _machine(settings: Sequence[str], place: Place) -> Machine:
    known = {each.name: each for each in fields(Machine)}
    values: dict[str, Any] = {}
    for key, _, value in (each.partition("=") for each in settings):
        if key not in known or key in values:
            raise SyntaxProblem(f"'{key}' is given twice, or is none of {', '.join(known)}", place)
        if key in _WORDS:
            if value not in _WORDS[key]:
                raise SyntaxProblem(f"'{key}' is one of {', '.join(_WORDS[key])}", place)
            values[key] = value
        elif value.isdecimal() and 0 < int(value) < 1 << 31:
            values[key] = int(value)
        else:
            raise SyntaxProblem(f"'{key}' is a positive number", place)
    required = ("mlen", "vlen", "blen", "vector_sram", "matrix_sram")
    if missing := [key for key in required if key not in values]:
        raise SyntaxProblem(f"the machine needs {', '.join(missing)}", place)
    machine = Machine(**values)
    if machine.vlen != machine.mlen or machine.mlen % machine.blen:
        raise Unsupported("machine", place, "vectors as long as tiles, and tiles of whole blocks, are modelled")
    if machine.column_stride not in (1, machine.mlen):
        raise Unsupported("machine", place, f"columns of a tile are 1 or {machine.mlen} addresses apart")
    return machine
