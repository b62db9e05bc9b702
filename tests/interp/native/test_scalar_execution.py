"""Folds agree with what MLIR's execution engine computes, for every operation that it lowers.

Each case becomes one function over arrays of patterns; patterns of floats are cast inside it. Operands whose fold is
poison, undefined or open are left out: there the engine may do anything."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

import pytest
from torch_mlir.execution_engine import ExecutionEngine
from torch_mlir.ir import Context, Module
from torch_mlir.passmanager import PassManager

from interp.ir.predicates import FLOAT_PREDICATES
from tests.interp.operation_names import BINARY_OF_INDEX
from tests.interp.scalar_reference import FORMATS, Format, fold, signed

PIPELINE = (
    "builtin.module(convert-math-to-funcs,math-expand-ops{ops=clampf},"
    "func.func(arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}),"
    "arith-expand{include-bf16=true include-flush-denormals=true},"
    "convert-scf-to-cf,convert-math-to-llvm,convert-math-to-libm,convert-index-to-llvm,convert-arith-to-llvm,"
    "finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},"
    "reconcile-unrealized-casts)"
)

INTEGERS = ("i1", "i7", "i8", "i13", "i32", "i33", "i64", "i128", "index")
FLOATS = ("f16", "bf16", "f32", "f64")
INTEGER_PAIRS = (
    "addi subi muli andi ori xori shli shrsi shrui divsi divui ceildivsi ceildivui floordivsi remsi remui "
    "maxsi maxui minsi minui"
)
FUNCTIONS = (
    "exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh "
    "erf erfc cbrt rsqrt"
)


@dataclass(frozen=True)
class Case:
    name: str  # in the table
    text: str  # of the operation on %0, %1, ...
    operands: tuple[str, ...]
    results: tuple[str, ...]
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}{''.join('-' + flag for flag in self.flags)}-{'-'.join(self.operands + self.results)}"


def width_of(type: str) -> int:
    return 64 if type == "index" else int(type.lstrip("bfi"))


def storage_of(type: str) -> str:
    return f"i{max(8, 1 << (width_of(type) - 1).bit_length())}"


def loaded(type: str, target: str, source: str) -> str:
    """Turns a stored integer into a value of `type`."""
    storage, width = storage_of(type), width_of(type)
    if type == "index":
        return f"{target} = arith.index_castui {source} : i64 to index"
    if type in FORMATS:
        return f"{target} = arith.bitcast {source} : {storage} to {type}"
    if storage == f"i{width}":
        return f"{target} = arith.addi {source}, {source}_zero : {storage}"
    return f"{target} = arith.trunci {source} : {storage} to {type}"


def stored(type: str, target: str, source: str) -> str:
    storage, width = storage_of(type), width_of(type)
    if type == "index":
        return f"{target} = arith.index_castui {source} : index to i64"
    if type in FORMATS:
        return f"{target} = arith.bitcast {source} : {type} to {storage}"
    if storage == f"i{width}":
        return f"{target} = arith.addi {source}, {target}_zero : {storage}"
    return f"{target} = arith.extui {source} : {type} to {storage}"


def function_of(case: Case, symbol: str, count: int) -> str:
    types = case.operands + case.results
    arguments = ", ".join(f"%m{i}: memref<{count}x{storage_of(type)}>" for i, type in enumerate(types))
    lines = [f"func.func @{symbol}({arguments}) attributes {{llvm.emit_c_interface}} {{"]
    lines += ["%begin = arith.constant 0 : index", "%step = arith.constant 1 : index"]
    lines += [f"%end = arith.constant {count} : index", "scf.for %i = %begin to %end step %step {"]
    for i, type in enumerate(case.operands):
        lines.append(f"%s{i} = memref.load %m{i}[%i] : memref<{count}x{storage_of(type)}>")
        lines.append(f"%s{i}_zero = arith.constant 0 : {storage_of(type)}")
        lines.append(loaded(type, f"%{i}", f"%s{i}"))
    names = [f"%{len(case.operands) + i}" for i in range(len(case.results))]
    lines.append(f"{', '.join(names)} = {case.text}")
    for i, (name, type) in enumerate(zip(names, case.results, strict=True), start=len(case.operands)):
        lines.append(f"%s{i}_zero = arith.constant 0 : {storage_of(type)}")
        lines.append(stored(type, f"%s{i}", name))
        lines.append(f"memref.store %s{i}, %m{i}[%i] : memref<{count}x{storage_of(type)}>")
    return "\n".join([*lines, "}", "return", "}"])


def samples(type: str) -> list[int]:
    if type in FORMATS:
        format = FORMATS[type]
        return [
            *format.edges(),
            format.one + (1 << format.fraction_bits - 2),
            format.one | 1 << format.fraction_bits + 1,
        ]
    width = width_of(type)
    top = (1 << width) - 1
    near = {0, 1, 2, 3, 5, top, top - 1, top - 2, top >> 1, (top >> 1) + 1, (top >> 1) - 1, width - 1, width // 2}
    return sorted(number & top for number in near)


def operand_sets(case: Case) -> list[tuple[int, ...]]:
    choices = [samples(type) for type in case.operands]
    if case.text.startswith(("index.ceildivs", "index.floordivs")):
        # Their lowering divides intermediate results that overflow: the greatest index by -1 traps.
        choices = [[number for number in choice if abs(signed(number, 64)) < 2**62] for choice in choices]
    if len(choices) == 3:
        choices = [choice[:: 2 + i] for i, choice in enumerate(choices)]
    return list(itertools.product(*choices))


def cases() -> Iterator[Case]:
    for name in INTEGER_PAIRS.split():
        for type in INTEGERS:
            if (name, type) != ("floordivsi", "i128"):  # its lowering takes 2^64 - 1 for -1
                yield Case(name, f"arith.{name} %0, %1 : {type}", (type, type), (type,))
    for text, name in BINARY_OF_INDEX.items():
        yield Case(name, f"index.{text} %0, %1", ("index", "index"), ("index",))
    for predicate in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
        for type in INTEGERS:
            yield Case(f"cmpi.{predicate}", f"arith.cmpi {predicate}, %0, %1 : {type}", (type, type), ("i1",))
        yield Case(f"cmpi.{predicate}", f"index.cmp {predicate}(%0, %1)", ("index", "index"), ("i1",))
    for type in INTEGERS[:-1]:
        for name in ("addui_extended", "subui_extended"):
            yield Case(name, f"arith.{name} %0, %1 : {type}, i1", (type, type), (type, "i1"))
        if type != "i128":  # LLVM's JIT has no product of 256 bits
            for name in ("mulsi_extended", "mului_extended"):
                yield Case(name, f"arith.{name} %0, %1 : {type}", (type, type), (type, type))
        for name in ("ctlz", "cttz", "ctpop", "absi"):
            yield Case(name, f"math.{name} %0 : {type}", (type,), (type,))
        for float_type in FLOATS:
            for name in ("sitofp", "uitofp"):
                yield Case(name, f"arith.{name} %0 : {type} to {float_type}", (type,), (float_type,))
            for name in ("fptosi", "fptoui"):
                yield Case(name, f"arith.{name} %0 : {float_type} to {type}", (float_type,), (type,))
    for type in ("i8", "i32", "i64"):
        yield Case("ipowi", f"math.ipowi %0, %1 : {type}", (type, type), (type,))
    for narrow, wide in itertools.combinations(INTEGERS[:-1], 2):
        for name in ("extsi", "extui"):
            yield Case(name, f"arith.{name} %0 : {narrow} to {wide}", (narrow,), (wide,))
        yield Case("trunci", f"arith.trunci %0 : {wide} to {narrow}", (wide,), (narrow,))
    for type in INTEGERS[:-1]:
        for name, text in [("index_cast", "arith.index_cast"), ("index_castui", "arith.index_castui"),
                           ("index_cast", "index.casts"), ("index_castui", "index.castu")]:  # fmt: skip
            yield Case(name, f"{text} %0 : {type} to index", (type,), ("index",))
            yield Case(name, f"{text} %0 : index to {type}", ("index",), (type,))
    for type in FLOATS:
        for name in ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"):
            yield Case(name, f"arith.{name} %0, %1 : {type}", (type, type), (type,))
        yield Case("flush_denormals", f"arith.flush_denormals %0 : {type}", (type,), (type,))
        yield Case("negf", f"arith.negf %0 : {type}", (type,), (type,))
        for predicate in FLOAT_PREDICATES:
            yield Case(f"cmpf.{predicate}", f"arith.cmpf {predicate}, %0, %1 : {type}", (type, type), ("i1",))
        for name in ("absf", "ceil", "floor", "round", "roundeven", "trunc", "sqrt"):
            yield Case(name, f"math.{name} %0 : {type}", (type,), (type,))
        for name in ("isnan", "isfinite"):  # no pass lowers isinf and isnormal
            yield Case(name, f"math.{name} %0 : {type}", (type,), ("i1",))
        for name in ("copysign", "powf", "atan2"):
            yield Case(name, f"math.{name} %0, %1 : {type}", (type, type), (type,))
        yield Case("clampf", f"math.clampf %0 to [%1, %2] : {type}", (type,) * 3, (type,))
        for name in FUNCTIONS.split():
            yield Case(name, f"math.{name} %0 : {type}", (type,), (type,))
    for type in ("f32", "f64"):
        yield Case("sincos", f"math.sincos %0 : {type}", (type,), (type, type))
        yield Case("fpowi", f"math.fpowi %0, %1 : {type}, i32", (type, "i32"), (type,))
        yield Case("fma", f"math.fma %0, %1, %2 : {type}", (type,) * 3, (type,))
    for narrow, wide in [("f16", "f32"), ("f16", "f64"), ("bf16", "f32"), ("f32", "f64")]:
        yield Case("extf", f"arith.extf %0 : {narrow} to {wide}", (narrow,), (wide,))
        yield Case("truncf", f"arith.truncf %0 : {wide} to {narrow}", (wide,), (narrow,))
    for float_type, type in [("f16", "i16"), ("bf16", "i16"), ("f32", "i32"), ("f64", "i64")]:
        yield Case("bitcast", f"arith.bitcast %0 : {float_type} to {type}", (float_type,), (type,))
        yield Case("bitcast", f"arith.bitcast %0 : {type} to {float_type}", (type,), (float_type,))


class Engine:
    """Cases compiled into one module: the LLVM back end starts once."""

    def __init__(self, cases: Sequence[Case]) -> None:
        self.operands: dict[Case, list[tuple[int, ...]]] = {}
        self.symbols: dict[Case, str] = {}
        functions = []
        for number, case in enumerate(cases):
            defined = [
                operands
                for operands in operand_sets(case)
                if fold(case.name, case.operands, operands, case.results, case.flags)[1]
            ]
            self.operands[case] = defined
            self.symbols[case] = f"case_{number}"
            functions.append(function_of(case, self.symbols[case], len(defined)))
        with Context():
            module = Module.parse("\n".join(functions))
            PassManager.parse(PIPELINE).run(module.operation)
            self.engine = ExecutionEngine(module, opt_level=0)

    def run(self, case: Case) -> list[tuple[int, ...]]:
        operands = self.operands[case]
        buffers = []
        for i, type in enumerate(case.operands + case.results):
            size = width_of(storage_of(type)) // 8
            image = b"".join(row[i].to_bytes(size, "little") for row in operands) if i < len(case.operands) else b""
            buffers.append(ctypes.create_string_buffer(image, size * len(operands)))
        address = self.engine.raw_lookup(self.symbols[case])
        if not address:
            pytest.skip("the compiler's runtime library on this machine lacks what this case calls")
        pointers = [ctypes.c_void_p(ctypes.addressof(buffer)) for buffer in buffers]
        packed = (ctypes.c_void_p * len(pointers))(*(ctypes.addressof(pointer) for pointer in pointers))
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(packed)
        columns = []
        for buffer, type in zip(buffers[len(case.operands) :], case.results, strict=True):
            size = width_of(storage_of(type)) // 8
            columns.append(
                [int.from_bytes(buffer.raw[at : at + size], "little") for at in range(0, len(buffer.raw), size)]
            )
        return list(zip(*columns, strict=True))


CASES = list(cases())


# What makes compiled code call the compiler's runtime library, which is not everywhere the same.
RUNTIME_TYPES = ("i128", "f16")
RUNTIME_LIBRARY = "libgcc_s.so.1"


def group_of(case: Case) -> str:
    return next((type for type in RUNTIME_TYPES if type in case.operands + case.results), "")


@pytest.fixture(scope="module")
def engines() -> dict[str, Engine]:
    with contextlib.suppress(OSError):
        ctypes.CDLL(RUNTIME_LIBRARY, mode=ctypes.RTLD_GLOBAL)
    return {group: Engine([case for case in CASES if group_of(case) == group]) for group in ("", *RUNTIME_TYPES)}


CANCELLING = ("expm1", "log1p")  # MLIR computes them as exp(x) - 1 and log(1 + x)


def is_close(name: str, format: Format, folded: int, computed: int) -> bool:
    """Whether two approximate results are equal but for rounding; the host may flush subnormal numbers to zero."""
    if format.is_infinite(folded) or format.is_infinite(computed):
        return folded == computed
    size = abs(format.rational(folded))
    unit = Fraction(1, 1 << format.fraction_bits)
    error = 4 * unit * (max(size, Fraction(1)) if name in CANCELLING else size)
    return abs(format.rational(folded) - format.rational(computed)) <= error + Fraction(2) ** (1 - format.bias)


def agrees(name: str, type: str, status: str, folded: int, computed: int) -> bool:
    format = FORMATS.get(type)
    if format is None:
        return folded == computed
    if format.is_nan(folded) or format.is_nan(computed):
        return format.is_nan(folded) and format.is_nan(computed)
    return folded == computed if status == "value" else is_close(name, format, folded, computed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_agrees_with_the_execution_engine(engines: dict[str, Engine], case: Case) -> None:
    engine = engines[group_of(case)]
    computed = engine.run(case)
    assert len(computed) >= 2
    for operands, results in zip(engine.operands[case], computed, strict=True):
        status, folded = fold(case.name, case.operands, operands, case.results, case.flags)
        for type, expected, result in zip(case.results, folded, results, strict=True):
            assert agrees(case.name, type, status, expected, result), (
                list(map(hex, operands)),
                status,
                hex(expected),
                hex(result),
            )
