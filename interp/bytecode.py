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
    FORK = 11
    END = 12
    WAIT = 13
    BARRIER = 14
    PUT = 15
    GET = 16
    ACQUIRE = 17
    RELEASE = 18
    MOVE_INTEGER = 19
    MOVE_CELL = 20
    MOVE_VIEW = 21
    TO_CELL = 22
    TO_INTEGER = 23
    LINEAR = 24
    ADD = 25
    SUBTRACT = 26
    MULTIPLY = 27
    FLOOR_DIVIDE = 28
    CEIL_DIVIDE = 29
    MODULO = 30
    COMPARE = 31
    SCALAR_INTEGER = 32
    SELECT_INTEGER = 33
    SCALAR_1 = 34
    SCALAR_2 = 35
    SCALAR_3 = 36
    SCALAR_MANY = 37
    CHOOSE_CELL = 38
    CHOOSE_VIEW = 39
    SELECT_CELL = 40
    ALLOC = 41
    FREE = 42
    GLOBAL = 43
    RESHAPE = 44
    SIZE = 45
    STRIDE = 46
    OFFSET = 47
    LOAD_0 = 48
    LOAD_1 = 49
    LOAD_2 = 50
    LOAD_3 = 51
    LOAD_4 = 52
    LOAD_MANY = 53
    STORE_0 = 54
    STORE_1 = 55
    STORE_2 = 56
    STORE_3 = 57
    STORE_4 = 58
    STORE_MANY = 59
    OPAQUE = 60
    ADDRESS = 61
    DISPLACE = 62
    ALLOC_BYTES = 63
    FREE_POINTER = 64
    VIEW_AT = 65
    LOAD_POINTER = 66
    STORE_POINTER = 67
    COPY_BYTES = 68
    FILL_BYTES = 69
    POINTER_TO_INTEGER = 70
    INTEGER_TO_POINTER = 71
    COMPARE_POINTERS = 72
    STACK_MARK = 73
    UNWIND = 74


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
