"""The machine's instructions from Python: opcodes, and the buffer that packs them."""

from __future__ import annotations

import struct
from enum import IntEnum

from interp.ir import Place


class Opcode(IntEnum):
    """In the order of the native enumeration; `interp/native/program.h` gives the meaning of each."""

    JUMP = 0
    JUMP_IF_ZERO = 1
    FOR_BEGIN = 2
    FOR_NEXT = 3
    CALL = 4
    RETURN = 5
    CHECK = 6
    PARALLEL_BEGIN = 7
    TASK_BEGIN = 8
    TASK_END = 9
    PARALLEL_END = 10
    MOVE_INTEGER = 11
    MOVE_CELL = 12
    MOVE_VIEW = 13
    TO_CELL = 14
    TO_INTEGER = 15
    LINEAR = 16
    ADD = 17
    SUBTRACT = 18
    MULTIPLY = 19
    FLOOR_DIVIDE = 20
    CEIL_DIVIDE = 21
    MODULO = 22
    COMPARE = 23
    SCALAR_INTEGER = 24
    SELECT_INTEGER = 25
    SCALAR_1 = 26
    SCALAR_2 = 27
    SCALAR_3 = 28
    SCALAR_MANY = 29
    CHOOSE_CELL = 30
    CHOOSE_VIEW = 31
    SELECT_CELL = 32
    ALLOC = 33
    FREE = 34
    GLOBAL = 35
    RESHAPE = 36
    SIZE = 37
    STRIDE = 38
    OFFSET = 39
    LOAD_0 = 40
    LOAD_1 = 41
    LOAD_2 = 42
    LOAD_3 = 43
    LOAD_4 = 44
    LOAD_MANY = 45
    STORE_0 = 46
    STORE_1 = 47
    STORE_2 = 48
    STORE_3 = 49
    STORE_4 = 50
    STORE_MANY = 51
    OPAQUE = 52


class Need(IntEnum):
    """Why an integer must be concrete."""

    BOUND = 0
    INDEX = 1
    CONDITION = 2
    SIZE = 3
    ARGUMENT = 4


PREDICATES = {
    name: code for code, name in enumerate(("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"))
}

_INSTRUCTION = struct.Struct("<HHI6i")


class CodeBuffer:
    """Instructions with their places; operands may be patched until the code is packed."""

    def __init__(self) -> None:
        self._instructions: list[list[int]] = []
        self.places: list[Place] = []

    def __len__(self) -> int:
        return len(self._instructions)

    def emit(self, place: Place, opcode: Opcode, *operands: int, aux: int = 0, count: int = 0) -> int:
        """Appends an instruction with up to six operands, a to f; returns its index."""
        padding = (0,) * (6 - len(operands))
        self._instructions.append([opcode, aux, count, *operands, *padding])
        self.places.append(place)
        return len(self._instructions) - 1

    def patch(self, index: int, operand: str, value: int) -> None:
        """Sets operand `a` to `f` of an instruction that was emitted before."""
        self._instructions[index][3 + "abcdef".index(operand)] = value

    def pack(self) -> bytes:
        return b"".join([_INSTRUCTION.pack(*instruction) for instruction in self._instructions])
