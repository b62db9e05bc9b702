"""The machine's instructions from Python: opcodes, and the buffer that packs them."""

from __future__ import annotations

import struct
from enum import IntEnum

from interp.ir import Place


class Opcode(IntEnum):
    """In the order of the native enumeration; `interp/native/core/program.h` gives the meaning of each."""

    JUMP = 0
    JUMP_IF_ZERO = 1
    FOR_BEGIN = 2
    FOR_NEXT = 3
    CALL = 4
    RETURN = 5
    CHECK = 6
    CHECK_CELL = 7
    SPLIT = 8
    JOIN = 9
    PARALLEL_BEGIN = 10
    TASK_BEGIN = 11
    TASK_END = 12
    PARALLEL_END = 13
    FORK = 14
    END = 15
    WAIT = 16
    BARRIER = 17
    PUT = 18
    GET = 19
    ACQUIRE = 20
    RELEASE = 21
    MOVE_INTEGER = 22
    MOVE_CELL = 23
    MOVE_VIEW = 24
    TO_CELL = 25
    TO_INTEGER = 26
    LINEAR = 27
    ADD = 28
    SUBTRACT = 29
    MULTIPLY = 30
    FLOOR_DIVIDE = 31
    CEIL_DIVIDE = 32
    MODULO = 33
    COMPARE = 34
    SCALAR_INTEGER = 35
    SELECT_INTEGER = 36
    SCALAR_1 = 37
    SCALAR_2 = 38
    SCALAR_3 = 39
    SCALAR_MANY = 40
    CHOOSE_CELL = 41
    CHOOSE_VIEW = 42
    SELECT_CELL = 43
    ALLOC = 44
    FREE = 45
    GLOBAL = 46
    RESHAPE = 47
    SIZE = 48
    STRIDE = 49
    OFFSET = 50
    LOAD_0 = 51
    LOAD_1 = 52
    LOAD_2 = 53
    LOAD_3 = 54
    LOAD_4 = 55
    LOAD_MANY = 56
    STORE_0 = 57
    STORE_1 = 58
    STORE_2 = 59
    STORE_3 = 60
    STORE_4 = 61
    STORE_MANY = 62
    LOAD_CELL = 63
    STORE_CELL = 64
    OPAQUE = 65
    ADDRESS = 66
    DISPLACE = 67
    ALLOC_BYTES = 68
    FREE_POINTER = 69
    VIEW_AT = 70
    LOAD_POINTER = 71
    STORE_POINTER = 72
    COPY_BYTES = 73
    FILL_BYTES = 74
    POINTER_TO_INTEGER = 75
    INTEGER_TO_POINTER = 76
    COMPARE_POINTERS = 77
    STACK_MARK = 78
    UNWIND = 79
    EXPECT = 80
    ARRIVE = 81
    AWAIT = 82
    DISPLACE_BY_DATA = 83
    ADD_CELLS = 84
    SUBTRACT_CELLS = 85
    MULTIPLY_CELLS = 86
    BRANCH = 87


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

    def take(self, start: int, opcode: Opcode, result: int) -> tuple[int, list[int]] | None:
        """Removes the last instruction, if it is not before `start` and is one of `opcode` with `result` as its operand
        a; its `aux` and its operands."""
        if len(self._instructions) <= start or self._instructions[-1][0] != opcode:
            return None
        _, aux, _, *operands = self._instructions[-1]
        if operands[0] != result:
            return None
        self._instructions.pop()
        self.places.pop()
        return aux, operands

    def pack(self) -> bytes:
        return b"".join([_INSTRUCTION.pack(*instruction) for instruction in self._instructions])
