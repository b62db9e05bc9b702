"""The machine's instructions from Python: opcodes, as `interp/native/opcodes.def` lists and explains them, and the
buffer that packs them."""

from __future__ import annotations

import struct

from interp._native import Need, Opcode, Predicate
from interp.ir import Place

__all__ = ["PREDICATES", "CodeBuffer", "Need", "Opcode"]

PREDICATES = {predicate.name.lower(): predicate for predicate in Predicate}

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
        """The instructions as bytes in the core's layout."""
        return b"".join([_INSTRUCTION.pack(*instruction) for instruction in self._instructions])
