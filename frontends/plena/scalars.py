"""Scalar and control instructions: registers and the memories of integers and floating-point numbers.

Integers wrap around at 32 bits, as in the emulator."""

from __future__ import annotations

from collections.abc import Callable

from frontends.plena.kernel import I32, STRIDE, Kernel
from interp import ir

_HIGH = 1 << 32


def _binary(name: str) -> Callable[[Kernel, int, int, int], None]:
    def meaning(kernel: Kernel, target: int, left: int, right: int) -> None:
        kernel.set_integer(target, kernel.op(name, [kernel.integer(left), kernel.integer(right)], I32))

    return meaning


def _add_immediate(kernel: Kernel, target: int, source: int, immediate: int) -> None:
    kernel.set_integer(target, kernel.op("addi", [kernel.integer(source), kernel.constant(immediate, I32)], I32))


def _shift(name: str) -> Callable[[Kernel, int, int, int], None]:
    """By the lowest five bits of a register."""

    def meaning(kernel: Kernel, target: int, source: int, amount: int) -> None:
        by = kernel.op("andi", [kernel.integer(amount), kernel.constant(31, I32)], I32)
        kernel.set_integer(target, kernel.op(name, [kernel.integer(source), by], I32))

    return meaning


def _shift_immediate(name: str) -> Callable[[Kernel, int, int, int], None]:
    def meaning(kernel: Kernel, target: int, source: int, amount: int) -> None:
        by = kernel.constant(amount & 31, I32)
        kernel.set_integer(target, kernel.op(name, [kernel.integer(source), by], I32))

    return meaning


def _load_upper(kernel: Kernel, target: int, immediate: int) -> None:
    kernel.set_integer(target, kernel.constant(immediate << 12, I32))


def _load_integer(kernel: Kernel, target: int, base: int, immediate: int) -> None:
    kernel.set_integer(target, kernel.read(kernel.int_mem, kernel.address(base, immediate)))


def _store_integer(kernel: Kernel, source: int, base: int, immediate: int) -> None:
    kernel.write(kernel.integer(source), kernel.int_mem, kernel.address(base, immediate))


def _binary_float(name: str) -> Callable[[Kernel, int, int, int], None]:
    def meaning(kernel: Kernel, target: int, left: int, right: int) -> None:
        kernel.set_float(target, kernel.computed(name, kernel.float(left), kernel.float(right)))

    return meaning


def _maximum(kernel: Kernel, target: int, left: int, right: int) -> None:
    kernel.set_float(target, kernel.maximum(kernel.float(left), kernel.float(right)))


def _exponential(kernel: Kernel, target: int, source: int) -> None:
    kernel.set_float(target, kernel.exponential(kernel.float(source)))


def _reciprocal(kernel: Kernel, target: int, source: int) -> None:
    kernel.set_float(target, kernel.reciprocal(kernel.float(source)))


def _square_root(kernel: Kernel, target: int, source: int) -> None:
    kernel.set_float(target, kernel.computed("sqrt", kernel.float(source)))


def _load_float(kernel: Kernel, target: int, base: int, immediate: int) -> None:
    kernel.set_float(target, kernel.read(kernel.fp_mem, kernel.address(base, immediate)))


def _store_float(kernel: Kernel, source: int, base: int, immediate: int) -> None:
    kernel.write(kernel.float(source), kernel.fp_mem, kernel.address(base, immediate))


def _map(kernel: Kernel, target: int, base: int, immediate: int) -> None:
    """A vector from the memory of scalars."""
    to = kernel.aligned(kernel.address(target), kernel.machine.vlen, "the address in the vector SRAM")
    origin = kernel.address(base, immediate)

    def lane(index: ir.Value) -> None:
        value = kernel.read(kernel.fp_mem, kernel.sum(origin, index))
        kernel.write(value, kernel.vector_sram, kernel.sum(to, index))

    kernel.each(kernel.machine.vlen, lane)


def _set_address(kernel: Kernel, target: int, high: int, low: int) -> None:
    """The first register is the upper half, as in the documentation's example."""
    upper = kernel.times(kernel.address(high), _HIGH)
    kernel.registers[f"a{target}"] = kernel.sum(upper, kernel.address(low))


def _set_stride(kernel: Kernel, source: int) -> None:
    kernel.registers[STRIDE] = kernel.address(source)


def _set_scale(kernel: Kernel, source: int) -> None:
    """Where the scales of MX formats are, which no memory here holds."""
    kernel.integer(source)


def _set_mask(kernel: Kernel, source: int) -> None:
    """A mask that no instruction uses: those that would are not modelled."""
    kernel.integer(source)


MEANINGS: dict[str, Callable[..., None]] = {
    "S_ADD_INT": _binary("addi"),
    "S_SUB_INT": _binary("subi"),
    "S_MUL_INT": _binary("muli"),
    "S_SLL_INT": _shift("shli"),
    "S_SRL_INT": _shift("shrui"),
    "S_SLLI_INT": _shift_immediate("shli"),
    "S_SRLI_INT": _shift_immediate("shrui"),
    "S_ADDI_INT": _add_immediate,
    "S_LUI_INT": _load_upper,
    "S_LD_INT": _load_integer,
    "S_ST_INT": _store_integer,
    "S_ADD_FP": _binary_float("addf"),
    "S_SUB_FP": _binary_float("subf"),
    "S_MUL_FP": _binary_float("mulf"),
    "S_MAX_FP": _maximum,
    "S_EXP_FP": _exponential,
    "S_RECI_FP": _reciprocal,
    "S_SQRT_FP": _square_root,
    "S_LD_FP": _load_float,
    "S_ST_FP": _store_float,
    "S_MAP_V_FP": _map,
    "C_SET_ADDR_REG": _set_address,
    "C_SET_STRIDE_REG": _set_stride,
    "C_SET_SCALE_REG": _set_scale,
    "C_SET_V_MASK_REG": _set_mask,
}
