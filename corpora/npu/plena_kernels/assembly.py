"""Writes PLENA assembly: tensors one behind the other in HBM, loops, and blocks of rows on their way to and from it.

Rows of activations lie in the vector SRAM in chunks of eight columns: four rows of a chunk one after the other, then
those of the next chunk, which is what a transfer fetches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import prod
from types import MappingProxyType

LENGTH, BLOCK = 8, 4  # of a vector and of a tile's sides; of the array of accumulators, and rows of a transfer
CHUNK, TILE = BLOCK * LENGTH, LENGTH * LENGTH
_MACHINE = f"machine mlen={LENGTH} vlen={LENGTH} blen={BLOCK} vector_sram=512 matrix_sram=512"


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong variant: what it gets wrong, and the lines of the kernel that are others in it."""

    name: str
    what: str
    edits: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Kernel:
    """`level` is the strongest equality of a kernel and its operator, `others` further right kernels by name, which are
    compared with the operator too."""

    name: str
    what: str
    level: str
    operator: str
    text: str
    wrong: Sequence[Wrong]
    others: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def wrong(name: str, what: str, *edits: tuple[str, str]) -> Wrong:
    return Wrong(name, what, edits)


class Assembly:
    """A kernel that is being written. Its tensors are bound to the address registers a0, a1, … in their order."""

    def __init__(self, name: str, options: str = "", constants: Mapping[int, float] = MappingProxyType({})) -> None:
        self._head = [f";! kernel {name}", f";! {_MACHINE}{' ' * bool(options)}{options}"]
        self._constants = [f";! fp_mem {address} = {value!r}" for address, value in constants.items()]
        self._lines: list[str] = []
        self._depth = 0
        self._starts: list[int] = []
        self._end = 0

    def tensors(self, scratch: str = "", **shapes: tuple[int, ...]) -> None:
        """Places tensors in HBM, and has address registers hold where they begin, by way of gp1. The one whose name is
        `scratch` is the kernel's own."""
        for name, shape in shapes.items():
            kind = "scratch" if name == scratch else "hbm"
            self._head.append(f";! {kind} {name} {'x'.join(map(str, shape))} at {self._end}")
            self._starts.append(self._end)
            self._end += prod(shape)
        for number, start in enumerate(self._starts):
            if start:
                self.set(1, start)
                self("C_SET_ADDR_REG", f"a{number}", "gp0", "gp1")

    def __call__(self, opcode: str, *operands: str | int, note: str = "") -> None:
        text = f"{'  ' * self._depth}{opcode} {', '.join(map(str, operands))}"
        self._lines.append(f"{text}  ; {note}" if note else text)

    def comment(self, text: str) -> None:
        self._lines.append(f"{'  ' * self._depth}; {text}")

    def set(self, register: int, value: int, note: str = "") -> None:
        self("S_ADDI_INT", f"gp{register}", "gp0", value, note=note)

    def add(self, register: int, value: int) -> None:
        self("S_ADDI_INT", f"gp{register}", f"gp{register}", value)

    @contextmanager
    def loop(self, counter: int, count: int) -> Iterator[None]:
        self("C_LOOP_START", f"gp{counter}", count)
        self._depth += 1
        yield
        self._depth -= 1
        self("C_LOOP_END", f"gp{counter}")

    def stride(self, value: int) -> None:
        """By way of gp1."""
        self.set(1, value)
        self("C_SET_STRIDE_REG", "gp1")

    def fetch(self, to: int, tensor: int, columns: int, start: int = 0) -> None:
        """Four rows of a tensor to the vector SRAM, from an address of the tensor on, by way of gp2 to gp4."""
        self.stride(columns)
        self._move("H_PREFETCH_V", to, tensor, columns, start)

    def put(self, origin: int, tensor: int, columns: int, start: int = 0) -> None:
        """Four rows from the vector SRAM to a tensor, by way of gp2 to gp4."""
        self.stride(columns)
        self._move("H_STORE_V", origin, tensor, columns, start)

    def _move(self, opcode: str, sram: int, tensor: int, columns: int, start: int) -> None:
        self.set(2, sram)
        self.set(3, start)
        with self.loop(4, columns // LENGTH):
            self(opcode, "gp2", "gp3", f"a{tensor}", 1, 0)
            self.add(2, CHUNK)
            self.add(3, LENGTH)

    @property
    def text(self) -> str:
        return "\n".join([*self._head, *self._constants, *self._lines, ""])
