"""What PLENA's documentation says that its instructions do, on numpy arrays: an instruction at a time, with a program
counter. It shares nothing with the frontend."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
_WORD = 1 << 32


class Undefined(Exception):
    """The program does what the documentation does not allow."""


def _bfloat(values: Array) -> Array:
    """Rounded to the nearest number of bf16."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32).astype(np.uint64)
    rounded = (bits + 0x7FFF + (bits >> np.uint64(16) & np.uint64(1))) & np.uint64(0xFFFF0000)
    return np.where(np.isnan(values), values, rounded.astype(np.uint32).view(np.float32))


class Simulator:
    """One run of `text`. Memory that nothing has written holds NaN."""

    def __init__(self, text: str, arguments: Mapping[str, Array]) -> None:
        self.sizes: dict[str, int] = {}
        self.rounded: Callable[[Array], Array] = lambda values: values
        self.tensors: dict[str, tuple[int, tuple[int, ...]]] = {}
        constants: dict[int, float] = {}
        self.program: list[list[str]] = []
        for line in text.splitlines():
            if line.startswith(";!"):
                self._header(line[2:].split(), constants)
            elif words := line.split(";")[0].replace(",", " ").split():
                self.program.append(words)
        end = max(start + int(np.prod(shape)) for start, shape in self.tensors.values())
        self.hbm = np.full(end + 4096, np.nan, np.float32)
        self.owned = np.zeros(end + 4096, bool)
        for name, (start, shape) in self.tensors.items():
            if name in arguments:
                self.hbm[start : start + int(np.prod(shape))] = arguments[name].reshape(-1)
            self.owned[start : start + int(np.prod(shape))] = True
        self.vectors = np.full(self.sizes["vector_sram"], np.nan, np.float32)
        self.tiles = np.full(self.sizes["matrix_sram"], np.nan, np.float32)
        self.scalars = np.full(self.sizes.get("fp_mem", 1024), np.nan, np.float32)
        self.integers = np.zeros(1024, np.uint64)
        for address, value in constants.items():
            self.scalars[address] = value
        self.gp, self.addresses = [0] * 16, [0] * 8
        self.fp = np.full(8, np.nan, np.float32)
        self.fp[0] = 0.0
        self.stride = -1
        self.array = np.zeros((self.sizes["blen"],) * 2, np.float32)

    def _header(self, words: list[str], constants: dict[int, float]) -> None:
        if words[0] == "machine":
            settings = dict(word.split("=") for word in words[1:])
            if settings.pop("type", "f32") == "bf16":
                self.rounded = _bfloat
            settings.pop("maximum", "")
            self.sizes = {key: int(value) for key, value in settings.items()}
        elif words[0] in ("hbm", "scratch"):
            self.tensors[words[1]] = int(words[4]), tuple(map(int, words[2].split("x")))
        elif words[0] == "fp_mem":
            constants[int(words[1])] = float(words[3])

    def run(self) -> dict[str, Array]:
        """What the tensors hold in the end. Raises `Undefined`."""
        counter, loops = 0, []
        while counter < len(self.program):
            opcode, *words = self.program[counter]
            numbers = [int(re.sub(r"[a-z]+", "", word)) for word in words]
            counter += 1
            if opcode == "C_LOOP_START":
                loops.append([counter, numbers[1]])
            elif opcode == "C_LOOP_END":
                loops[-1][1] -= 1
                if loops[-1][1]:
                    counter = loops[-1][0]
                else:
                    loops.pop()
            else:
                with np.errstate(all="ignore"):
                    getattr(self, opcode)(*numbers)
                self.gp[0], self.fp[0] = 0, 0.0
        return {
            name: self.hbm[start : start + int(np.prod(shape))].reshape(shape)
            for name, (start, shape) in self.tensors.items()
        }

    def _row(self, address: int) -> slice:
        length = self.sizes["vlen"]
        if address % length or address + length > len(self.vectors):
            raise Undefined(f"a vector at {address}")
        return slice(address, address + length)

    def __getattr__(self, opcode: str) -> Callable[..., None]:
        family = re.fullmatch(r"(V|S)_(ADD|SUB|MUL|MAX)_(VV|VF|FP|INT)", opcode)
        if family is None:
            raise AttributeError(opcode)
        apply = {"ADD": np.add, "SUB": np.subtract, "MUL": np.multiply, "MAX": np.maximum}[family[2]]

        def vectors(target: int, left: int, right: int, mask: int = 0, reverse: int = 0) -> None:
            first = self.vectors[self._row(self.gp[left])]
            second = self.fp[right] if family[3] == "VF" else self.vectors[self._row(self.gp[right])]
            result = apply(second, first) if reverse else apply(first, second)
            self.vectors[self._row(self.gp[target])] = self.rounded(result)

        def floats(target: int, left: int, right: int) -> None:
            self.fp[target] = self.rounded(apply(self.fp[left], self.fp[right]))

        def integers(target: int, left: int, right: int) -> None:
            self.gp[target] = int(apply(self.gp[left], self.gp[right])) % _WORD

        return {"VV": vectors, "VF": vectors, "FP": floats, "INT": integers}[family[3]]

    # -- scalars and control -------------------------------------------------------------------------------------------

    def S_ADDI_INT(self, target: int, source: int, immediate: int) -> None:
        self.gp[target] = (self.gp[source] + immediate) % _WORD

    def S_SLL_INT(self, target: int, source: int, amount: int) -> None:
        self.S_SLLI_INT(target, source, self.gp[amount])

    def S_SRL_INT(self, target: int, source: int, amount: int) -> None:
        self.S_SRLI_INT(target, source, self.gp[amount])

    def S_SLLI_INT(self, target: int, source: int, amount: int) -> None:
        self.gp[target] = (self.gp[source] << amount % 32) % _WORD

    def S_SRLI_INT(self, target: int, source: int, amount: int) -> None:
        self.gp[target] = self.gp[source] >> amount % 32

    def S_LUI_INT(self, target: int, immediate: int) -> None:
        self.gp[target] = (immediate << 12) % _WORD

    def S_LD_INT(self, target: int, base: int, immediate: int) -> None:
        self.gp[target] = int(self.integers[self.gp[base] + immediate])

    def S_ST_INT(self, source: int, base: int, immediate: int) -> None:
        self.integers[self.gp[base] + immediate] = self.gp[source]

    def S_EXP_FP(self, target: int, source: int) -> None:
        self.fp[target] = self.rounded(np.exp(self.fp[source]))

    def S_RECI_FP(self, target: int, source: int) -> None:
        self.fp[target] = self.rounded(np.float32(1) / self.fp[source])

    def S_SQRT_FP(self, target: int, source: int) -> None:
        self.fp[target] = self.rounded(np.sqrt(self.fp[source]))

    def S_LD_FP(self, target: int, base: int, immediate: int) -> None:
        self.fp[target] = self.scalars[self.gp[base] + immediate]

    def S_ST_FP(self, source: int, base: int, immediate: int) -> None:
        self.scalars[self.gp[base] + immediate] = self.fp[source]

    def S_MAP_V_FP(self, target: int, base: int, immediate: int) -> None:
        start = self.gp[base] + immediate
        self.vectors[self._row(self.gp[target])] = self.scalars[start : start + self.sizes["vlen"]]

    def C_SET_ADDR_REG(self, target: int, high: int, low: int) -> None:
        self.addresses[target] = self.gp[high] * _WORD + self.gp[low]

    def C_SET_STRIDE_REG(self, source: int) -> None:
        self.stride = self.gp[source]

    # -- vectors -------------------------------------------------------------------------------------------------------

    def V_EXP_V(self, target: int, source: int, mask: int = 0) -> None:
        self.vectors[self._row(self.gp[target])] = self.rounded(np.exp(self.vectors[self._row(self.gp[source])]))

    def V_RECI_V(self, target: int, source: int, mask: int = 0) -> None:
        given = self.vectors[self._row(self.gp[source])]
        self.vectors[self._row(self.gp[target])] = self.rounded(np.float32(1) / given)

    def V_RED_SUM(self, target: int, source: int, mask: int = 0) -> None:
        self.fp[target] = self.rounded(self.fp[target] + self.vectors[self._row(self.gp[source])].sum())

    def V_RED_MAX(self, target: int, source: int, mask: int = 0) -> None:
        self.fp[target] = np.maximum(self.fp[target], self.vectors[self._row(self.gp[source])].max())

    # -- matrices ------------------------------------------------------------------------------------------------------

    def _operands(self, vectors: int, matrix: int) -> tuple[Array, Array, int]:
        """Rows of vectors, a tile, and the address in it."""
        side = self.sizes["mlen"]
        rows = [self.vectors[self._row(self.gp[vectors] + row * side)] for row in range(self.sizes["blen"])]
        base, inside = divmod(self.gp[matrix], side * side)
        tile = self.tiles[base * side * side : (base + 1) * side * side]
        if len(tile) < side * side:
            raise Undefined("a tile beyond the end")
        return np.array(rows), tile.reshape(side, side), inside

    def M_MM(self, _: int, matrix: int, vectors: int) -> None:
        rows, tile, column = self._operands(vectors, matrix)
        blen = self.sizes["blen"]
        if column % blen or column >= self.sizes["mlen"]:
            raise Undefined(f"columns from {column} on")
        self.array += rows @ tile[:, column : column + blen]

    def M_TMM(self, _: int, vectors: int, matrix: int) -> None:
        rows, tile, inside = self._operands(vectors, matrix)
        row, rest = divmod(inside, self.sizes["mlen"])
        blen = self.sizes["blen"]
        if rest or row % blen:
            raise Undefined(f"rows from {inside} on")
        self.array += rows @ tile[row : row + blen].T

    def M_MM_WO(self, target: int, _: int, immediate: int) -> None:
        blen, start = self.sizes["blen"], self.gp[target] + immediate
        if start % blen:
            raise Undefined(f"accumulators to {start}")
        for row in range(blen):
            at = start + row * self.sizes["vlen"]
            if at + blen > len(self.vectors):
                raise Undefined(f"accumulators to {start}")
            self.vectors[at : at + blen] = self.rounded(self.array[row])
        self.array[:] = 0

    # -- transfers -----------------------------------------------------------------------------------------------------

    def _rows(self, offset: int, base: int, strided: int, count: int) -> list[slice]:
        length = self.sizes["vlen"]
        stride = self.stride if strided else length
        start = self.addresses[base] + self.gp[offset]
        return [slice(start + row * stride, start + row * stride + length) for row in range(count)]

    def H_PREFETCH_V(self, target: int, offset: int, base: int, strided: int, precision: int) -> None:
        for number, row in enumerate(self._rows(offset, base, strided, 4)):
            self.vectors[self._row(self.gp[target] + number * self.sizes["vlen"])] = self.hbm[row]

    def H_PREFETCH_M(self, target: int, offset: int, base: int, strided: int, precision: int) -> None:
        side = self.sizes["mlen"]
        start = self.gp[target]
        if start % (side * side) or start + side * side > len(self.tiles):
            raise Undefined(f"a tile at {start}")
        for number, row in enumerate(self._rows(offset, base, strided, side)):
            self.tiles[start + number * side : start + (number + 1) * side] = self.hbm[row]

    def H_STORE_V(self, source: int, offset: int, base: int, strided: int, precision: int) -> None:
        for number, row in enumerate(self._rows(offset, base, strided, 4)):
            if not self.owned[row].all():
                raise Undefined(f"a store to {row}")
            self.hbm[row] = self.vectors[self._row(self.gp[source] + number * self.sizes["vlen"])]


def random_program(random: np.random.Generator) -> str:
    """A kernel that computes with small integers, so that sums are exact in every order: straight lines and loops of
    loops that move pointers."""
    head = [
        ";! kernel f",
        ";! machine mlen=4 vlen=4 blen=2 vector_sram=88 matrix_sram=32",
        ";! hbm x 16x4 at 0",
        ";! hbm y 16x4 at 64",
        ";! fp_mem 1 = 2.0",
    ]
    # gp1 to gp4 point to vectors, gp5 and gp6 into HBM, gp7 to tiles; gp8 to gp10 count.
    lines = [f"S_ADDI_INT gp{number}, gp0, {16 * number}" for number in (1, 2, 3, 4)]
    lines += ["S_ADDI_INT gp5, gp0, 0", "S_ADDI_INT gp6, gp0, 16", "S_ADDI_INT gp7, gp0, 16"]
    lines += ["S_ADDI_INT gp11, gp0, 64", "C_SET_ADDR_REG a1, gp0, gp11", "S_ADDI_INT gp11, gp0, 8"]
    lines += ["C_SET_STRIDE_REG gp11", "S_LD_FP f1, gp0, 1", "S_ADD_FP f2, f0, f1"]
    lines += [f"H_PREFETCH_V gp{number}, gp5, a0, {number % 2}, 0" for number in (1, 2, 3, 4)]
    lines += ["H_PREFETCH_V gp0, gp6, a0, 0, 0", "H_PREFETCH_M gp0, gp5, a0, 0, 0", "H_PREFETCH_M gp7, gp6, a0, 1, 0"]

    def pick(*choices: str) -> str:
        return choices[random.integers(len(choices))]

    def vector() -> str:
        return pick("gp1", "gp2", "gp3", "gp4")

    def step(depth: int) -> list[str]:
        indent = "  " * depth
        match random.integers(12 if depth < 3 else 11):
            case 0:
                return [f"{indent}V_ADD_VV {vector()}, {vector()}, {vector()}, 0"]
            case 1:
                return [f"{indent}V_SUB_VF {vector()}, {vector()}, {pick('f0', 'f1')}, 0, {random.integers(2)}"]
            case 2:
                register = pick("gp1", "gp2", "gp3", "gp4")
                return [f"{indent}S_ADDI_INT {register}, {register}, 4", f"{indent}V_ADD_VF {register}, gp1, f1, 0"]
            case 3:
                return [f"{indent}S_ADD_FP f2, f0, f0", f"{indent}V_RED_{pick('SUM', 'MAX')} f2, {vector()}, 0"]
            case 4:
                return [f"{indent}V_ADD_VF {vector()}, {vector()}, f2, 0"]
            case 5:
                return [f"{indent}M_MM 0, {pick('gp0', 'gp7')}, {pick('gp0', 'gp1')}"]
            case 6:
                return [f"{indent}M_TMM 0, {pick('gp0', 'gp2')}, {pick('gp0', 'gp7')}"]
            case 7:
                return [f"{indent}M_MM_WO {vector()}, gp0, {pick('0', '2')}"]
            case 8:
                return [f"{indent}H_STORE_V {vector()}, {pick('gp5', 'gp6')}, a1, {random.integers(2)}, 0"]
            case 9:
                doubled = [
                    f"{indent}S_SLLI_INT gp11, gp11, {random.integers(1, 4)}",
                    f"{indent}S_SRLI_INT gp11, gp11, {random.integers(1, 3)}",
                ]
                return [*doubled, f"{indent}C_SET_STRIDE_REG gp11"]
            case 10:
                return [
                    f"{indent}S_ST_FP f2, gp0, 9",
                    f"{indent}S_ST_INT gp{random.integers(1, 5)}, gp0, 3",
                    f"{indent}S_LD_INT gp{random.integers(1, 5)}, gp0, 3",
                    f"{indent}S_LD_FP f{random.integers(1, 3)}, gp0, {pick('1', '9')}",
                ]
            case _:
                inner = [line for _ in range(random.integers(1, 4)) for line in step(depth + 1)]
                count = random.integers(1, 4)
                register = f"gp{8 + depth}"
                return [f"{indent}C_LOOP_START {register}, {count}", *inner, f"{indent}C_LOOP_END {register}"]

    for _ in range(8):
        lines += step(0)
    lines += ["S_ADDI_INT gp12, gp0, 16", "H_STORE_V gp12, gp0, a1, 0, 0", "H_STORE_V gp4, gp6, a1, 0, 0"]
    return "\n".join([*head, *lines, ""])
