"""The memory that a trace sets up: surfaces at addresses, and cubes of features in them.

A surface that a file is loaded to is an argument, and so is one that is checked in the end; the others are the trace's
own. A cube lies in atoms of eight channels, by width, height, and eights of channels ("Feature Data Format" in NVDLA's
documentation); what its last atoms hold beyond the last channel may be anything."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from frontends.nvdla.commands import Command
from frontends.nvdla.operations import Operation
from frontends.nvdla.writer import Writer

ATOM = 8
MEMORY_COMMANDS = ("mem_init", "mem_load", "mem_reserve")
CHECKS = ("check_crc", "check_file", "check_nothing")
_PRIMARY_MEMORY = ("pri_mem", 1)


class Surface(Struct):
    """`size` in bytes. `zeroed` where it begins as zeros, `loaded` where a file is put there, `checked` where the
    result is looked at. Its elements are bytes, or words of 16 bits where these are all that is read there."""

    base: int
    size: int
    offset: int
    zeroed: bool
    name: str = ""
    loaded: bool = False
    checked: bool = False
    element_bytes: int = 0

    @property
    def is_argument(self) -> bool:
        return self.loaded or self.checked

    @property
    def value(self) -> str:
        return f"%{self.name}"

    @property
    def type(self) -> str:
        size = self.element_bytes or 1
        return f"memref<{self.size // size}xi{8 * size}>"


class Stretch(Struct, frozen=True):
    """Bytes of a surface that an operation reads or writes, from its `start` on; `strides` are those of a cube."""

    surface: Surface
    start: int
    size: int
    strides: tuple[int, ...] = ()

    def overlaps(self, other: Stretch) -> bool:
        return (
            self.surface is other.surface
            and self.start < other.start + other.size
            and other.start < self.start + self.size
        )


class Cube(Struct, frozen=True):
    """`channels` by `height` by `width` bytes."""

    stretch: Stretch
    channels: int
    height: int
    width: int
    line_stride: int
    surface_stride: int

    def load(self, writer: Writer, k: str, h: str, w: str) -> str:
        return writer.op(f"affine.load {self._element(k, h, w)}")

    def store(self, writer: Writer, value: str, k: str, h: str, w: str) -> None:
        writer.line(f"affine.store {value}, {self._element(k, h, w)}")

    def _element(self, k: str, h: str, w: str) -> str:
        surface = self.stretch.surface
        atom = f"({k} floordiv {ATOM}) * {self.surface_stride} + {h} * {self.line_stride} + {w} * {ATOM}"
        return f"{surface.value}[{self.stretch.start} + {atom} + {k} mod {ATOM}] : {surface.type}"


class Memory(Struct):
    """`events` are those after which the checks look at surfaces."""

    writer: Writer
    surfaces: list[Surface] = field(default_factory=list)
    events: list[tuple[str, Surface | None, int]] = field(default_factory=list)

    def set_up(self, commands: Iterable[Command]) -> None:
        """Raises `SyntaxProblem` and `Unsupported`."""
        for command in commands:
            if command.name == "mem_load":
                self._load(command)
            else:
                self._reserve(command)

    def check(self, command: Command) -> None:
        """Raises `SyntaxProblem` and `Unsupported`. What a check compares with is that of one test's data."""
        event = command.word(0)
        if not event:
            raise self.writer.wrong(f"'{command.name}' needs the name of an event", command.offset)
        if command.name == "check_nothing":
            self.events.append((event, None, command.offset))
            return
        base, size = command.number(2), command.number(3)
        self._require_primary(command, 1)
        found = [each for each in self.surfaces if (each.base, each.size) == (base, size)]
        if not found:
            raise self.writer.unsupported(command.name, command.offset, "a part of the memory that was set up")
        found[0].checked = True
        found[0].name = found[0].name or self._name(command.path(4) or "checked")
        self.events.append((event, found[0], command.offset))

    def stretch(self, operation: Operation, register: str, start: int, size: int, element_bytes: int = 1) -> Stretch:
        """The bytes from an address on that an operation touches; `register` holds the address.

        Raises `Unsupported` where they begin in no surface, or reach into another one. What else is beyond the end of
        their surface is found out of bounds when it is touched.
        """
        for surface in self.surfaces:
            if surface.base <= start < surface.base + surface.size:
                break
        else:
            raise operation.unsupported(register, f"the address {start:#x}, where the trace has set up no memory")
        others = [each for each in self.surfaces if each is not surface]
        if any(each.base < start + size and start < each.base + each.size for each in others):
            raise operation.unsupported(register, f"{size:#x} bytes from {start:#x}, which lie in several surfaces")
        if surface.element_bytes not in (0, element_bytes):
            raise operation.unsupported(register, "words and bytes in one surface")
        surface.element_bytes = element_bytes
        if (start - surface.base) % element_bytes or surface.size % element_bytes:
            raise operation.unsupported(register, "words that are not aligned")
        return Stretch(surface, start - surface.base, size)

    def cube(self, operation: Operation, prefix: str, sizes: tuple[int, int, int], names: tuple[str, ...] = ()) -> Cube:
        """A cube of `sizes` (channels, height, width), from the registers that begin with `prefix`, or those of
        `names`: the address's low and high half, the strides of lines and of surfaces. Raises `Unsupported`."""
        if not names:
            names = tuple(
                f"{prefix}_{each}" for each in ("BASE_ADDR_LOW", "BASE_ADDR_HIGH", "LINE_STRIDE", "SURFACE_STRIDE")
            )
        start = operation.get(names[0]) + (operation.get(names[1]) << 32)
        line, surface = operation.get(names[2]), operation.get(names[3])
        channels, height, width = sizes
        for name, value in ((names[0], start), (names[2], line), (names[3], surface)):
            if value % ATOM:
                raise operation.unsupported(name, f"{value:#x}, which is no multiple of an atom's {ATOM} bytes")
        last = (-(-channels // ATOM) - 1) * surface + (height - 1) * line + width * ATOM
        found = self.stretch(operation, names[0], start, last)
        return Cube(replace(found, strides=(line, surface)), *sizes, line, surface)

    def _reserve(self, command: Command) -> None:
        base, size = command.number(1), command.number(2)
        self._require_primary(command, 0)
        zeroed = command.name == "mem_init"
        if zeroed and command.word(3) != "ALL_ZERO":
            raise self.writer.unsupported(command.name, command.offset, "a pattern other than ALL_ZERO")
        if len(command.arguments) > (4 if zeroed else 3):
            raise self.writer.unsupported(command.name, command.offset, "memory that is set up after an event")
        if base is None or not size:
            raise self.writer.wrong(f"'{command.name}' needs an address and a size", command.offset)
        if any(base < each.base + each.size and each.base < base + size for each in self.surfaces):
            raise self.writer.unsupported(command.name, command.offset, "memory that is set up twice")
        self.surfaces.append(Surface(base, size, command.offset, zeroed))

    def _load(self, command: Command) -> None:
        self._require_primary(command, 0)
        if len(command.arguments) > 3:
            raise self.writer.unsupported(command.name, command.offset, "memory that is loaded after an event")
        found = [each for each in self.surfaces if each.base == command.number(1)]
        if not found or found[0].loaded or not command.path(2):
            what = "a file that is not loaded to the start of memory that was set up before"
            raise self.writer.unsupported(command.name, command.offset, what)
        found[0].loaded = True
        found[0].name = self._name(command.path(2))

    def _require_primary(self, command: Command, position: int) -> None:
        if command.arguments[position : position + 1] not in [(each,) for each in _PRIMARY_MEMORY]:
            raise self.writer.unsupported(command.name, command.offset, "another memory than the primary one")

    def _name(self, path: str) -> str:
        stem = re.sub(r"\W|^(?=\d)", "_", path.rpartition("/")[2].rpartition(".")[0] or path)
        name, taken = stem, {each.name for each in self.surfaces}
        while name in taken:
            name += "_"
        return name

    def name_own(self) -> None:
        """Names the surfaces that belong to the trace alone."""
        for number, surface in enumerate(self.surfaces):
            surface.name = surface.name or f"surface.{number}"
