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
from typing import Any

from msgspec import Struct, field

from frontends.errors import SyntaxProblem, Unsupported
from frontends.plena.instructions import IMMEDIATES, LOOP_END, LOOP_START, OMITTED, OPEN, OPERANDS, REGISTERS
from frontends.plena.machine import MAXIMA, TYPES, Machine, Tensor
from frontends.text.cursor import Cursor
from interp.ir.place import Place
from interp.text.lexer import NEWLINE, SKIPPED, Lexer, Token
from interp.text.source import Source

_PRAGMA = "pragma"
_LEXER = Lexer(
    {
        _PRAGMA: r"(?:(?<=\n)|\A)[ \t]*;!",
        SKIPPED: r"[^\S\n]+ | ;[^\n]* | //[^\n]*",
        NEWLINE: r"\n",
        "word": r"(?:[^\s;,=/] | /(?!/))+",
        "punctuation": r"[,=]",
    },
    SyntaxProblem,
)
_SHAPE = re.compile(r"\d+(?:x\d+)*")
_NUMBER = re.compile(r"\d+")
_FORMS = (
    "'kernel NAME', 'machine KEY=VALUE …', 'hbm NAME 4x8 at ADDRESS', 'scratch NAME 4x8 at ADDRESS' or 'fp_mem ADDRESS "
    "= NUMBER'"
)
_WORDS = {"type": TYPES, "maximum": MAXIMA}


class Instruction(Struct, frozen=True):
    """Operands are numbers of registers and immediates."""

    opcode: str
    operands: tuple[int, ...]
    place: Place


class Loop(Struct):
    """A body that runs `count` > 0 times; `counter` is the register that the machine counts in."""

    counter: int
    count: int
    place: Place
    body: list[Instruction | Loop] = field(default_factory=list)


class Program(Struct):
    """A kernel with its memory and what the machine is like."""

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
    for tokens in _LEXER.lines(Source(text, file)):
        if tokens[0].kind == _PRAGMA:
            header.line(Cursor(tokens, 1))
        else:
            _append(open_, _instruction(Cursor(tokens)))
    if len(open_) > 1:
        raise SyntaxProblem(f"nothing ends the loop with 'C_LOOP_END gp{open_[-1].counter}'", open_[-1].place)
    return header.program(outermost.body)


def _instruction(line: Cursor) -> Instruction:
    opcode, place = line.take("word", "an instruction").text, line.tokens[0].place
    if opcode in OPEN:
        raise Unsupported(opcode, place, OPEN[opcode])
    if opcode not in OPERANDS:
        raise Unsupported(opcode, place, "no instruction of the documentation has this name")
    kinds = OPERANDS[opcode]
    given: list[Token] = []
    while not line.at_end:
        if given and not line.accept(","):
            line.expected("',' or the end of the line")
        given.append(line.take("word", "an operand"))
    least = len(kinds) - (kinds[-1] in OMITTED)
    if not least <= len(given) <= len(kinds):
        raise SyntaxProblem(f"'{opcode}' has {len(kinds)} operands: {', '.join(kinds)}", place)
    operands = [_operand(opcode, each, kind) for each, kind in zip(given, kinds, strict=False)]
    return Instruction(opcode, tuple(operands + [0] * (len(kinds) - len(given))), place)


def _operand(opcode: str, token: Token, kind: str) -> int:
    text = token.text
    if kind in REGISTERS:
        if re.fullmatch(rf"{kind}\d+", text) and int(text[len(kind) :]) < REGISTERS[kind]:
            return int(text[len(kind) :])
        raise SyntaxProblem(f"'{text}' of '{opcode}' is not one of {kind}0 to {kind}{REGISTERS[kind] - 1}", token.place)
    if kind in OMITTED and text == "gp0":
        return 0
    if _NUMBER.fullmatch(text) and int(text) < IMMEDIATES[kind]:
        return int(text)
    raise SyntaxProblem(f"'{text}' of '{opcode}' is not {kind}, written as a decimal number", token.place)


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
                raise SyntaxProblem(f"'{LOOP_END} gp{instruction.operands[0]}' matches no open loop", place)
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

    def line(self, line: Cursor) -> None:
        keyword = line.next()
        match keyword.text:
            case "kernel":
                if self.name:
                    line.fail("a file holds one kernel", keyword)
                self.name, self.place = line.take("word", "the kernel's name").text, keyword.place
            case "machine":
                if self.machine is not None:
                    line.fail("a kernel runs on one machine", keyword)
                self.machine = _machine(_settings(line), keyword.place)
            case "hbm" | "scratch":
                name = line.take("word", "the tensor's name").text
                shape = tuple(int(size) for size in _word(line, _SHAPE, "a shape such as '4x8'").split("x"))
                line.expect("at")
                start = int(_word(line, _NUMBER, "an address"))
                self._add(Tensor(name, shape, start, keyword.place, keyword.text == "hbm"))
            case "fp_mem":
                address = int(_word(line, _NUMBER, "an address"))
                line.expect("=")
                self._constant(address, line.take("word", "a number").text, keyword.place)
            case _:
                line.fail(f"expected {_FORMS}, found {keyword}", keyword)
        if not line.at_end:
            line.expected("the end of the line")

    def _add(self, tensor: Tensor) -> None:
        for other in self.tensors:
            if other.name == tensor.name:
                raise SyntaxProblem(f"the tensor '{tensor.name}' is listed twice", tensor.place)
            if other.start < tensor.start + tensor.size and tensor.start < other.start + other.size:
                raise SyntaxProblem(f"the tensor '{tensor.name}' overlaps '{other.name}'", tensor.place)
        self.tensors.append(tensor)

    def _constant(self, address: int, text: str, place: Place) -> None:
        try:
            value = float(text)
        except ValueError:
            raise SyntaxProblem(f"'{text}' is not a number", place) from None
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


def _word(line: Cursor, pattern: re.Pattern[str], what: str) -> str:
    token = line.take("word", what)
    if pattern.fullmatch(token.text) is None:
        line.fail(f"expected {what}, found {token}", token)
    return token.text


def _settings(line: Cursor) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    while not line.at_end:
        key = line.take("word", "a setting such as 'mlen=8'").text
        line.expect("=")
        found.append((key, line.take("word", f"the value of '{key}'").text))
    return found


def _machine(settings: Sequence[tuple[str, str]], place: Place) -> Machine:
    known = Machine.__struct_fields__
    values: dict[str, Any] = {}
    for key, value in settings:
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
        raise Unsupported("machine", place, f"the columns of a tile must be 1 or {machine.mlen} addresses apart")
    return machine
