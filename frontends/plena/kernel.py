"""What the meanings of instructions are written with: registers, memories, and loops of affine IR.

Integer registers are i32 values, floating-point registers values of the machine's type; all that a loop changes it
carries. Addresses are indices: they count elements and never wrap around, unlike registers."""

from __future__ import annotations

from collections.abc import Callable

from frontends.errors import Unsupported
from frontends.plena.machine import F32, Machine
from frontends.plena.parser import Program
from interp import ir
from interp.ir.builder import Builder

I32 = ir.Scalar("i32")
STRIDE = "the stride register"


class Kernel(Builder):
    """Emits for the instruction `opcode` at `place`."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.place)
        self.program = program
        self.machine: Machine = program.machine
        self.opcode = ""
        self.registers: dict[str, ir.Value] = {}
        self.open_sums: dict[ir.Place, None] = {}
        self.assumptions: dict[str, None] = {}
        machine, scalar = self.machine, self.machine.scalar
        self.parameters = [ir.Value(each.type(machine), each.name) for each in program.arguments]
        self.block.arguments = list(self.parameters)
        arguments = iter(self.parameters)
        self.tensors = [
            self.flat(next(arguments), each.size) if each.argument else self.memory(each.name, each.size, scalar)
            for each in program.tensors
        ]
        self.vector_sram = self.memory("vector_sram", machine.vector_sram, scalar)
        self.matrix_sram = self.memory("matrix_sram", machine.matrix_sram, scalar)
        self.fp_mem = self.memory("fp_mem", machine.fp_mem, scalar)
        self.int_mem = self.memory("int_mem", machine.int_mem, I32)
        self.accumulators = self.memory("accumulators", machine.blen * machine.blen, F32)
        for address, value in program.constants.items():
            self.write(self.constant(machine.bits(value), scalar), self.fp_mem, self.constant(address))

    def unsupported(self, what: str) -> Unsupported:
        return Unsupported(self.opcode, self.place, what)

    # -- memory --------------------------------------------------------------------------------------------------------

    def memory(self, name: str, size: int, element: ir.Scalar) -> ir.Value:
        """A memory that nothing has written."""
        return self.allocate(element, [size], name=name)

    def flat(self, tensor: ir.Value, size: int) -> ir.Value:
        """The elements of a tensor one after the other."""
        return self.reshape(tensor, 0, [size], [1], name=tensor.name)

    def read(self, memory: ir.Value, address: ir.Value) -> ir.Value:
        return self.load(memory, [address])

    def write(self, value: ir.Value, memory: ir.Value, address: ir.Value) -> None:
        self.store(value, memory, [address])

    def each(self, count: int, body: Callable[[ir.Value], None]) -> None:
        """Runs `body` for 0 to `count` - 1."""
        with self.loop(0, count) as loop:
            body(loop.induction)

    # -- addresses -----------------------------------------------------------------------------------------------------

    def sum(self, *terms: ir.Affine) -> ir.Value:
        """An index."""
        first, *rest = terms
        for each in rest:
            first = ir.Binary("+", first, each)
        return self._applied(first)

    def times(self, value: ir.Value, factor: int) -> ir.Affine:
        return ir.Binary("*", value, factor)

    def divided(self, value: ir.Value, divisor: int) -> ir.Value:
        return self._applied(ir.Binary("floordiv", value, divisor))

    def remainder(self, value: ir.Value, divisor: int) -> ir.Value:
        return self._applied(ir.Binary("mod", value, divisor))

    def _applied(self, expression: ir.Affine) -> ir.Value:
        return self.as_value(self.apply(expression))

    def require(self, condition: ir.Value, message: str, promise: bool = False) -> None:
        super().require(condition, f"{self.opcode}: {message}", promise)

    def aligned(self, address: ir.Value, unit: int, what: str) -> ir.Value:
        """An address that the documentation requires to be a multiple of `unit`."""
        rest = self.remainder(address, unit)
        condition = self.op("cmpi.eq", [rest, self.constant(0)], ir.I1)
        self.require(condition, f"{what} is not a multiple of {unit}")
        return address

    # -- registers -----------------------------------------------------------------------------------------------------

    def integer(self, number: int) -> ir.Value:
        """What an integer register holds. Raises `Unsupported` where nothing has set it."""
        return self.constant(0, I32) if number == 0 else self.held(f"gp{number}")

    def address(self, number: int, immediate: int = 0) -> ir.Value:
        """What an integer register holds, as an address, which counts without a sign."""
        value = self.op("index_castui", [self.integer(number)], ir.INDEX)
        return self.sum(value, immediate) if immediate else value

    def held(self, name: str) -> ir.Value:
        """What a register holds. Raises `Unsupported` where nothing was written to it."""
        found = self.registers.get(name)
        if found is None:
            raise self.unsupported(f"{name} is read, and the documentation does not say what it holds here")
        return found

    def set_integer(self, number: int, value: ir.Value) -> None:
        """Writes an integer register; number 0 stays 0."""
        if number:
            self.registers[f"gp{number}"] = value

    def float(self, number: int) -> ir.Value:
        """What a floating-point register holds: 0 for f0, nothing for those that nothing has set."""
        scalar = self.machine.scalar
        if number == 0:
            return self.constant(0, scalar)
        return self.registers.get(f"f{number}") or self.undefined(scalar)

    def set_float(self, number: int, value: ir.Value) -> None:
        """Writes a register of floats; number 0 stays 0."""
        if number:
            self.registers[f"f{number}"] = value

    def hbm_address(self, number: int) -> ir.Value:
        """What an address register holds, which is 0 at first."""
        return self.registers.get(f"a{number}") or self.constant(0)

    # -- numbers -------------------------------------------------------------------------------------------------------

    def widened(self, value: ir.Value) -> ir.Value:
        """A number from memory, to compute with."""
        return value if value.type == F32 else self.op("extf", [value], F32)

    def rounded(self, value: ir.Value) -> ir.Value:
        """What was computed, for memory."""
        scalar = self.machine.scalar
        return value if scalar == F32 else self.op("truncf", [value], scalar)

    def computed(self, name: str, *operands: ir.Value) -> ir.Value:
        """An operation in f32 on numbers from memory, for memory."""
        return self.rounded(self.op(name, [self.widened(each) for each in operands], F32))

    def reciprocal(self, value: ir.Value) -> ir.Value:
        """One divided by a number."""
        one = self.constant(self.machine.bits(1.0), self.machine.scalar)
        return self.computed("divf", one, value)

    def exponential(self, value: ir.Value) -> ir.Value:
        """The exponential, with an assumption on large numbers."""
        self.assumptions["exponentials of all numbers are computed: none is clamped to 88, as the emulator does"] = None
        return self.computed("exp", value)

    def maximum(self, left: ir.Value, right: ir.Value) -> ir.Value:
        """The larger number, with an assumption on NaNs and zeros."""
        name = self.machine.maximum
        self.assumptions[f"maxima are arith's {name}, of NaN and of zeros too"] = None
        return self.op(name, [left, right], self.machine.scalar)
