"""What a trace has each unit do: operations with the registers they run on, and the events that come before them.

The player gives each unit its commands in their order, and the units theirs side by side: only `sync_wait` and
`sync_notify` order what different units are told, and `intr_notify` an event after the end of an operation. A unit has
two groups of registers and takes operations from them by turns."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from frontends.nvdla.commands import Command
from frontends.nvdla.registers import FIELDS, RESETS, WITHOUT_PART
from frontends.nvdla.writer import Writer

_SUFFIX = "_0"  # of a register's name


class Operation(Struct, frozen=True):
    """The `number`-th operation of a unit, on the `values` in its registers, enabled at `offset`. `waits` are the
    events before it; `configured_after` those before the first register was written for it."""

    writer: Writer
    unit: str
    number: int
    values: dict[str, int]
    written: dict[str, int]
    offset: int
    waits: frozenset[str]
    configured_after: frozenset[str]

    def get(self, register: str, field: str = "VALUE") -> int:
        """A field of a register; 0 where nothing was written."""
        first, last = FIELDS[self.unit][register][field]
        return self.values.get(register, 0) >> first & ((1 << last - first + 1) - 1)

    def signed(self, register: str, field: str = "VALUE") -> int:
        first, last = FIELDS[self.unit][register][field]
        value, sign = self.get(register, field), 1 << (last - first)
        return value - 2 * sign if value & sign else value

    def require(self, register: str, field: str, value: int, what: str) -> None:
        """Raises `Unsupported` where a field holds anything else; `what` says what it would mean."""
        if self.get(register, field) != value:
            raise self.unsupported(register, what)

    def agree(self, register: str, field: str, value: int) -> None:
        """Raises `Unsupported` where a field does not hold what registers of other units make of it."""
        if (found := self.get(register, field)) != value:
            raise self.unsupported(register, f"{field} is {found} where other registers make it {value}")

    def unsupported(self, register: str, what: str) -> Exception:
        offset = self.written.get(register, self.offset)
        return self.writer.unsupported(f"{self.unit}.{register}", offset, what)


class _Unit(Struct):
    """The state of a unit while its commands are read."""

    name: str
    groups: tuple[dict[str, int], dict[str, int]]
    written: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    configured_after: list[frozenset[str] | None] = field(default_factory=lambda: [None, None])
    producer: int = 0
    waits: frozenset[str] = frozenset()
    operations: list[Operation] = field(default_factory=list)


class Interrupt(Struct, frozen=True):
    """The end of the `number`-th of the operations that a unit did."""

    unit: str
    number: int
    offset: int


class Program:
    """The operations of all units, in the order of their enabling for each, and what the events are: the waits of a
    unit before it sent a notice, or an interrupt."""

    def __init__(self, writer: Writer, commands: Iterable[Command]) -> None:
        """Raises `SyntaxProblem` and `Unsupported`."""
        self._writer = writer
        self._units = {
            name: _Unit(name, (dict(RESETS.get(name, {})), dict(RESETS.get(name, {}))))
            for name in FIELDS
            if name != "NVDLA_GLB"
        }
        self.notices: dict[str, frozenset[str]] = {}
        self.interrupts: dict[str, Interrupt] = {}
        self._fired: dict[tuple[str, int], int] = {}
        self._masked: dict[str, bool] = {}
        for command in commands:
            self._read(command)
        for event, interrupt in self.interrupts.items():
            if interrupt.number >= len(self._units[interrupt.unit].operations):
                raise writer.unsupported("intr_notify", interrupt.offset, f"'{event}', which no operation raises")

    def operations(self, unit: str) -> list[Operation]:
        return self._units[unit].operations

    def _read(self, command: Command) -> None:
        if command.name == "reg_write":
            self._write(command)
        elif command.name == "poll_reg_equal":
            if (command.word(0), command.number(1)) != ("NVDLA_CDMA.S_CBUF_FLUSH_STATUS_0", 1):
                raise self._unsupported(command, "a wait for a register other than the flush of the buffer")
        elif command.name == "sync_wait":
            unit = self._unit(command, command.word(0))
            unit.waits |= {self._event(command, 1)}
        elif command.name == "sync_notify":
            self._define(command, self._event(command, 1))
            self.notices[self._event(command, 1)] = self._unit(command, command.word(0)).waits
        elif command.name == "intr_notify":
            self._interrupt(command)
        else:
            raise self._unsupported(command, "")

    def _interrupt(self, command: Command) -> None:
        """The interrupts of one name fire one after the other: those of a group of registers of a unit."""
        name, _, group = command.word(0).rpartition("_")
        if name not in ("SDP", "PDP") or group not in ("0", "1"):
            raise self._unsupported(command, f"the interrupt '{command.word(0)}'")
        if self._masked.get(command.word(0)):
            raise self._unsupported(command, f"the interrupt '{command.word(0)}', which is masked")
        fired = self._fired[name, int(group)] = self._fired.get((name, int(group)), -1) + 1
        self._define(command, self._event(command, 1))
        interrupt = Interrupt(f"NVDLA_{name}", 2 * fired + int(group), command.offset)
        self.interrupts[self._event(command, 1)] = interrupt

    def _define(self, command: Command, event: str) -> None:
        if event in self.notices or event in self.interrupts:
            raise self._unsupported(command, f"'{event}' a second time")

    def _event(self, command: Command, position: int) -> str:
        if not (event := command.word(position)):
            raise self._writer.wrong(f"'{command.name}' needs the name of an event", command.offset)
        return event

    def _unit(self, command: Command, name: str) -> _Unit:
        unit = self._units.get(name)
        if unit is None:
            raise self._unsupported(command, f"the unit '{name}'")
        return unit

    def _write(self, command: Command) -> None:
        block, _, register = command.word(0).partition(".")
        value = command.number(1)
        register = register.removesuffix(_SUFFIX)
        if value is None or value >= 1 << 32 or not register:
            raise self._writer.wrong("'reg_write' needs a register 'UNIT.NAME_0' and 32 bits", command.offset)
        if register in WITHOUT_PART.get(block, ()):
            return
        if register not in FIELDS.get(block, ()):
            raise self._unsupported(command, f"the register '{command.word(0)}'")
        if block == "NVDLA_GLB":
            fields = FIELDS[block][register]
            self._masked = {name: bool(value >> first & 1) for name, (first, _) in fields.items()}
            return
        unit = self._unit(command, block)
        if register == "S_POINTER":
            unit.producer = value & 1
            return
        group = unit.producer
        if unit.configured_after[group] is None:
            unit.configured_after[group] = unit.waits
        if register != "D_OP_ENABLE":
            unit.groups[group][register] = value
            unit.written[group][register] = command.offset
        elif value & 1:
            self._enable(unit, command)

    def _enable(self, unit: _Unit, command: Command) -> None:
        group, number = unit.producer, len(unit.operations)
        if group != number % 2:
            raise self._unsupported(command, f"operation {number} of {unit.name} in group {group}: groups take turns")
        after = unit.configured_after[group]
        assert after is not None
        values, written = dict(unit.groups[group]), dict(unit.written[group])
        operation = Operation(self._writer, unit.name, number, values, written, command.offset, unit.waits, after)
        unit.operations.append(operation)
        unit.configured_after[group] = None

    def _unsupported(self, command: Command, what: str) -> Exception:
        return self._writer.unsupported(command.name, command.offset, what)
