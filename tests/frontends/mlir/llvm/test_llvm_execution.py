"""Operations of the LLVM dialect do on the machine what they do as native code, for edge values of each type.

Where the machine says that an operation is undefined or gives poison, native code is not asked: it may do anything.
`test_undefined_and_poison` says for which operands that must be."""

from __future__ import annotations

import ctypes
import itertools
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from torch_mlir.execution_engine import ExecutionEngine
from torch_mlir.ir import Context, Module
from torch_mlir.passmanager import PassManager

from frontends.mlir import load
from interp.ir.predicates import FLOAT_PREDICATES
from interp.machine import BufferInput, Cell, Domain, Execution, Sample, assemble
from tests.frontends.execution import disagreements

PIPELINE = (
    "builtin.module(convert-scf-to-cf,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,"
    "convert-cf-to-llvm,convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},reconcile-unrealized-casts)"
)
INTEGERS = ("i8", "i16", "i32", "i64")
FLOATS = ("f32", "f64")
PREDICATES = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")


@dataclass(frozen=True)
class Case:
    """Operations that compute %r of the last type from %0, %1, ... of the others."""

    text: str
    types: tuple[str, ...]
    approximate: bool = False

    def __str__(self) -> str:
        name = self.text.split("llvm.")[1].split("(")[0].split('"')[0].strip()
        return f"{name}-{'-'.join(self.types)}"


def width_of(type: str) -> int:
    return int(type.lstrip("if"))


def edges(type: str) -> list[int]:
    if type == "f32":
        numbers = [0.0, -0.0, 1.0, -1.5, 2.5, float("inf"), float("-inf"), 1e-45, 3.4028235e38, 7.0]
        return [struct.unpack("<I", struct.pack("<f", each))[0] for each in numbers] + [0x7FC00000]
    if type == "f64":
        numbers = [0.0, -0.0, 1.0, -1.5, 2.5, float("inf"), float("-inf"), 5e-324, 1e308, 7.0]
        return [struct.unpack("<Q", struct.pack("<d", each))[0] for each in numbers] + [0x7FF8 << 48]
    width = width_of(type)
    top = (1 << width) - 1
    return sorted({each & top for each in (0, 1, 2, 5, -1, -2, 1 << (width - 1), top >> 1, width, width - 1, 0x5A)})


def binary(name: str, type: str, flags: str = "") -> Case:
    return Case(f"%r = llvm.{name} %0, %1{flags} : {type}", (type,) * 3)


def intrinsic(name: str, types: tuple[str, ...], attributes: str = "", approximate: bool = False) -> Case:
    operands = ", ".join(f"%{at}" for at in range(len(types) - 1))
    text = f'%r = "llvm.intr.{name}"({operands}){attributes} : ({", ".join(types[:-1])}) -> {types[-1]}'
    return Case(text, types, approximate)


def cases() -> Iterator[Case]:
    for type in INTEGERS:
        for name in ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem"):
            yield binary(name, type)
        for name in ("add", "sub", "mul", "shl"):
            for flags in ("nsw", "nuw", "nsw, nuw"):
                yield binary(name, type, f" overflow<{flags}>")
        yield Case(f"%r = llvm.or disjoint %0, %1 : {type}", (type,) * 3)
        for name in ("sdiv", "udiv", "lshr", "ashr"):
            yield Case(f"%r = llvm.{name} exact %0, %1 : {type}", (type,) * 3)
        for predicate in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
            text = f'%c = llvm.icmp "{predicate}" %0, %1 : {type}\n%r = llvm.select %c, %0, %1 : i1, {type}'
            yield Case(text, (type,) * 3)
        for name in ("smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"):
            yield intrinsic(name, (type,) * 3)
        for name in ("sadd", "uadd", "ssub", "usub", "smul", "umul"):
            pair = f"!llvm.struct<({type}, i1)>"
            call = f'%p = "llvm.intr.{name}.with.overflow"(%0, %1) : ({type}, {type}) -> {pair}\n'
            yield Case(f"{call}%r = llvm.extractvalue %p[0] : {pair}", (type,) * 3)
            flag = f"%f = llvm.extractvalue %p[1] : {pair}\n%r = llvm.zext %f : i1 to {type}"
            yield Case(call + flag, (type,) * 3)
        for name in ("fshl", "fshr"):
            yield intrinsic(name, (type,) * 4)
        for poison in ("false", "true"):
            yield intrinsic("ctlz", (type,) * 2, f" <{{is_zero_poison = {poison}}}>")
            yield intrinsic("cttz", (type,) * 2, f" <{{is_zero_poison = {poison}}}>")
            yield intrinsic("abs", (type,) * 2, f" <{{is_int_min_poison = {poison}}}>")
        yield intrinsic("ctpop", (type,) * 2)
        for float_type in FLOATS:
            yield Case(f"%r = llvm.sitofp %0 : {type} to {float_type}", (type, float_type))
            yield Case(f"%r = llvm.uitofp %0 : {type} to {float_type}", (type, float_type))
            yield Case(f"%r = llvm.fptosi %0 : {float_type} to {type}", (float_type, type))
            yield Case(f"%r = llvm.fptoui %0 : {float_type} to {type}", (float_type, type))
    for narrow, wide in itertools.combinations(INTEGERS, 2):
        yield Case(f"%r = llvm.sext %0 : {narrow} to {wide}", (narrow, wide))
        yield Case(f"%r = llvm.zext %0 : {narrow} to {wide}", (narrow, wide))
        for flags in ("", " overflow<nsw>", " overflow<nuw>"):
            yield Case(f"%r = llvm.trunc %0{flags} : {wide} to {narrow}", (wide, narrow))
    for type in FLOATS:
        for name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
            yield binary(name, type)
        yield Case(f"%r = llvm.fneg %0 : {type}", (type, type))
        for predicate in FLOAT_PREDICATES[1:-1]:
            text = f'%c = llvm.fcmp "{predicate}" %0, %1 : {type}\n%r = llvm.select %c, %0, %1 : i1, {type}'
            yield Case(text, (type,) * 3)
        for name in ("maximum", "minimum", "maxnum", "minnum", "copysign"):
            yield intrinsic(name, (type,) * 3)
        for name in ("fabs", "ceil", "floor", "trunc", "round", "roundeven", "rint", "nearbyint", "sqrt"):
            yield intrinsic(name, (type,) * 2)
        for name in ("exp", "log", "sin", "cos"):
            yield intrinsic(name, (type,) * 2, approximate=True)
        yield intrinsic("fma", (type,) * 4)
        for bit in (0x3, 0x204, 0x1F8, 0x108):
            text = f'%c = "llvm.intr.is.fpclass"(%0) <{{bit = {bit} : i32}}> : ({type}) -> i1\n'
            yield Case(f"{text}%r = llvm.zext %c : i1 to i8", (type, "i8"))
        yield Case(f"%r = llvm.bitcast %0 : {type} to i{width_of(type)}", (type, f"i{width_of(type)}"))
        yield Case(f"%r = llvm.bitcast %0 : i{width_of(type)} to {type}", (f"i{width_of(type)}", type))
    yield Case("%r = llvm.fptrunc %0 : f64 to f32", ("f64", "f32"))
    yield Case("%r = llvm.fpext %0 : f32 to f64", ("f32", "f64"))
    yield intrinsic("scmp", ("i32", "i32", "i8"))
    yield intrinsic("ucmp", ("i32", "i32", "i8"))


CASES = list(dict.fromkeys(cases()))
DIVISIONS = ("llvm.sdiv", "llvm.udiv", "llvm.srem", "llvm.urem")


def signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> (width - 1) else bits


def rows_of(case: Case) -> list[tuple[int, ...]]:
    """The operands of each element, those left out for which executing the operation is undefined."""
    choices = [edges(type) for type in case.types[:-1]]
    if len(choices) == 3:
        choices = [each[at::3] for at, each in enumerate(choices)]
    rows = list(itertools.product(*choices))
    if "bitcast" in case.text or "copysign" in case.text:  # what bits a NaN has is left open
        rows = [row for row in rows if not any(is_nan(bits, type) for bits, type in zip(row, case.types, strict=False))]
    if any(each in case.text for each in DIVISIONS):
        least = 1 << (width_of(case.types[0]) - 1)
        traps = "sdiv" in case.text or "srem" in case.text
        rows = [row for row in rows if row[1] and not (traps and row[0] == least and row[1] == 2 * least - 1)]
    return rows


def function_of(case: Case, symbol: str) -> str:
    count = len(rows_of(case))
    arguments = ", ".join(f"%m{at}: memref<{count}x{type}>" for at, type in enumerate(case.types))
    loads = "".join(
        f"%{at} = memref.load %m{at}[%i] : memref<{count}x{type}>\n" for at, type in enumerate(case.types[:-1])
    )
    last = len(case.types) - 1
    return f"""func.func @{symbol}({arguments}) attributes {{llvm.emit_c_interface}} {{
      %from = arith.constant 0 : index
      %by = arith.constant 1 : index
      %to = arith.constant {count} : index
      scf.for %i = %from to %to step %by {{
        {loads}{case.text}
        memref.store %r, %m{last}[%i] : memref<{count}x{case.types[-1]}>
      }}
      return
    }}\n"""


class Compiled:
    """All cases in one module, compiled once."""

    def __init__(self) -> None:
        self.text = "".join(function_of(case, f"case_{at}") for at, case in enumerate(CASES))
        self.source = load(self.text, file_name="cases.mlir")
        with Context():
            module = Module.parse(self.text)
            PassManager.parse(PIPELINE).run(module.operation)
            self.engine = ExecutionEngine(module, opt_level=0)

    def native(self, case: Case) -> list[int]:
        rows = rows_of(case)
        buffers = []
        for at, type in enumerate(case.types):
            size = width_of(type) // 8
            image = b"".join(row[at].to_bytes(size, "little") for row in rows) if at < len(case.types) - 1 else b""
            buffers.append(ctypes.create_string_buffer(image, size * len(rows)))
        pointers = [ctypes.c_void_p(ctypes.addressof(each)) for each in buffers]
        packed = (ctypes.c_void_p * len(pointers))(*(ctypes.addressof(each) for each in pointers))
        address = self.engine.raw_lookup(f"case_{CASES.index(case)}")
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(packed)
        size, raw = width_of(case.types[-1]) // 8, buffers[-1].raw
        return [int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size)]

    def machine(self, case: Case) -> Execution:
        rows = rows_of(case)
        symbol = f"case_{CASES.index(case)}"
        overrides = {(at, element): bits for element, row in enumerate(rows) for at, bits in enumerate(row)}
        inputs = [BufferInput((len(rows),)) for _ in case.types]
        program = assemble(self.source.lower(symbol), symbol)
        return program.run(inputs, Domain.CONCRETE, sample=Sample(overrides=overrides))


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return Compiled()


def is_nan(bits: int, type: str) -> bool:
    if type not in FLOATS:
        return False
    return (bits & 0x7FFFFFFF) > 0x7F800000 if type == "f32" else (bits & ~(1 << 63)) > 0x7FF << 52


@pytest.mark.parametrize("case", CASES, ids=[f"{at}-{case}" for at, case in enumerate(CASES)])
def test_agrees_with_the_execution_engine(compiled: Compiled, case: Case) -> None:
    execution = compiled.machine(case)
    assert execution.stop is None, execution.stop
    wanted, compared = compiled.native(case), 0
    for at, expected in enumerate(wanted):
        value = execution.value(Cell(("argument", len(case.types) - 1), (at,)))
        if value.state in ("poison", "uninitialized") or value.approximate:
            continue
        assert value.bits is not None
        same = value.bits == expected or (is_nan(value.bits, case.types[-1]) and is_nan(expected, case.types[-1]))
        assert same, (list(map(hex, rows_of(case)[at])), hex(value.bits), hex(expected))
        compared += 1
    assert compared > 0 or case.approximate


def poisoned(text: str, type: str, *operands: int, result: str | None = None) -> bool | str:
    """Whether an operation gives poison for some operands, or why executing it is undefined."""
    case = Case(text, (*(type for _ in operands), result or type))
    count = len(rows_of(case))
    program = assemble(load(function_of(case, "f"), file_name="f.mlir").lower("f"), "f")
    overrides = {(at, element): bits for element in range(count) for at, bits in enumerate(operands)}
    inputs = [BufferInput((count,)) for _ in case.types]
    execution = program.run(inputs, Domain.CONCRETE, sample=Sample(overrides=overrides))
    if execution.stop is not None:
        return execution.stop.kind
    return execution.value(Cell(("argument", len(operands)), (0,))).state in ("poison", "uninitialized")


@pytest.mark.parametrize(
    ("text", "type", "operands", "expected"),
    [
        ("%r = llvm.add %0, %1 overflow<nsw> : i32", "i32", (0x7FFFFFFF, 1), True),
        ("%r = llvm.add %0, %1 overflow<nsw> : i32", "i32", (0x7FFFFFFF, 0xFFFFFFFF), False),
        ("%r = llvm.add %0, %1 overflow<nuw> : i32", "i32", (0xFFFFFFFF, 1), True),
        ("%r = llvm.mul %0, %1 overflow<nsw> : i32", "i32", (0x10000, 0x8000), True),
        ("%r = llvm.sub %0, %1 overflow<nuw> : i32", "i32", (0, 1), True),
        ("%r = llvm.shl %0, %1 : i32", "i32", (1, 32), True),
        ("%r = llvm.shl %0, %1 : i32", "i32", (1, 31), False),
        ("%r = llvm.shl %0, %1 overflow<nsw> : i32", "i32", (1, 31), True),
        ("%r = llvm.lshr %0, %1 : i32", "i32", (1, 32), True),
        ("%r = llvm.ashr %0, %1 : i32", "i32", (1, 33), True),
        ("%r = llvm.lshr exact %0, %1 : i32", "i32", (3, 1), True),
        ("%r = llvm.udiv exact %0, %1 : i32", "i32", (7, 2), True),
        ("%r = llvm.sdiv %0, %1 : i32", "i32", (1, 0), "undefined"),
        ("%r = llvm.sdiv %0, %1 : i32", "i32", (0x80000000, 0xFFFFFFFF), "undefined"),
        ("%r = llvm.srem %0, %1 : i32", "i32", (0x80000000, 0xFFFFFFFF), "undefined"),
        ("%r = llvm.urem %0, %1 : i32", "i32", (5, 0), "undefined"),
        ("%r = llvm.or disjoint %0, %1 : i32", "i32", (3, 1), True),
        ('%r = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> : (i32) -> i32', "i32", (0,), True),
        ('%r = "llvm.intr.abs"(%0) <{is_int_min_poison = true}> : (i32) -> i32', "i32", (0x80000000,), True),
        ("%r = llvm.fadd %0, %1 {fastmathFlags = #llvm.fastmath<nnan>} : f32", "f32", (0x7FC00000, 0), True),
        ("%r = llvm.fadd %0, %1 {fastmathFlags = #llvm.fastmath<ninf>} : f32", "f32", (0x7F800000, 0), True),
    ],
)
def test_undefined_and_poison(text: str, type: str, operands: tuple[int, ...], expected: bool | str) -> None:
    assert poisoned(text, type, *operands) == expected


def test_a_truncation_that_loses_bits_is_poison_where_it_says_that_it_does_not() -> None:
    text = "%r = llvm.trunc %0 overflow<nuw> : i32 to i8"
    assert poisoned(text, "i32", 0x100, result="i8") is True
    assert poisoned(text, "i32", 0xFF, result="i8") is False


PROGRAMS = {
    "vectors": """
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %i: i32) {
  %c0 = arith.constant 0 : index
  %p = memref.extract_aligned_pointer_as_index %A : memref<8xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %B : memref<8xf32> -> index
  %pi = arith.index_cast %p : index to i64
  %qi = arith.index_cast %q : index to i64
  %P = llvm.inttoptr %pi : i64 to !llvm.ptr
  %Q = llvm.inttoptr %qi : i64 to !llvm.ptr
  %v = llvm.load %P {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %P4 = llvm.getelementptr inbounds %P[4] : (!llvm.ptr) -> !llvm.ptr, f32
  %w = llvm.load %P4 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %s = llvm.shufflevector %v, %w [7, 0, 2, 5] : vector<4xf32>
  %three = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.and %i, %three : i32
  %x = llvm.extractelement %s[%k : i32] : vector<4xf32>
  %t = llvm.insertelement %x, %w[%k : i32] : vector<4xf32>
  %sum = "llvm.intr.vector.reduce.fadd"(%x, %s) : (f32, vector<4xf32>) -> f32
  %u = llvm.insertelement %sum, %t[%three : i32] : vector<4xf32>
  %c = llvm.fcmp "olt" %v, %w : vector<4xf32>
  %z = llvm.select %c, %v, %u : vector<4xi1>, vector<4xf32>
  llvm.store %z, %Q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  %Q4 = llvm.getelementptr inbounds %Q[4] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.intr.masked.store %s, %Q4, %c {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  return
}""",
    "reductions of integers": """
func.func @f(%A: memref<8xi32>, %B: memref<9xi32>) {
  %p = memref.extract_aligned_pointer_as_index %A : memref<8xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %B : memref<9xi32> -> index
  %pi = arith.index_cast %p : index to i64
  %qi = arith.index_cast %q : index to i64
  %P = llvm.inttoptr %pi : i64 to !llvm.ptr
  %Q = llvm.inttoptr %qi : i64 to !llvm.ptr
  %v = llvm.load %P {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
  %r0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %r1 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  %r2 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  %r3 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  %r4 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  %r5 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %r6 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  %r7 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  %r8 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  %a = llvm.mlir.undef : !llvm.array<9 x i32>
  %a0 = llvm.insertvalue %r0, %a[0] : !llvm.array<9 x i32>
  %a1 = llvm.insertvalue %r1, %a0[1] : !llvm.array<9 x i32>
  %a2 = llvm.insertvalue %r2, %a1[2] : !llvm.array<9 x i32>
  %a3 = llvm.insertvalue %r3, %a2[3] : !llvm.array<9 x i32>
  %a4 = llvm.insertvalue %r4, %a3[4] : !llvm.array<9 x i32>
  %a5 = llvm.insertvalue %r5, %a4[5] : !llvm.array<9 x i32>
  %a6 = llvm.insertvalue %r6, %a5[6] : !llvm.array<9 x i32>
  %a7 = llvm.insertvalue %r7, %a6[7] : !llvm.array<9 x i32>
  %a8 = llvm.insertvalue %r8, %a7[8] : !llvm.array<9 x i32>
  llvm.store %a8, %Q : !llvm.array<9 x i32>, !llvm.ptr
  return
}""",
    "structs in memory, pointers in memory, copies and fills": """
llvm.mlir.global internal constant @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>)
  : !llvm.array<2 x array<3 x i32>>
func.func @f(%A: memref<6xi32>, %x: i32, %y: i64) -> i64 {
  %p = memref.extract_aligned_pointer_as_index %A : memref<6xi32> -> index
  %pi = arith.index_cast %p : index to i64
  %P = llvm.inttoptr %pi : i64 to !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %S = llvm.alloca %one x !llvm.struct<(i32, i64, ptr, array<2 x i16>)> : (i64) -> !llvm.ptr
  %s = llvm.mlir.zero : !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %s0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %s1 = llvm.insertvalue %y, %s0[1] : !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %s2 = llvm.insertvalue %P, %s1[2] : !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  llvm.store %s2, %S : !llvm.struct<(i32, i64, ptr, array<2 x i16>)>, !llvm.ptr
  %T = llvm.alloca %one x !llvm.struct<(i32, i64, ptr, array<2 x i16>)> : (i64) -> !llvm.ptr
  %n = llvm.mlir.constant(28 : i64) : i64
  "llvm.intr.memcpy"(%T, %S, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %T1 = llvm.getelementptr inbounds %T[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %T2 = llvm.getelementptr inbounds %T[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %T3 = llvm.getelementptr inbounds %T[0, 3, 1] : (!llvm.ptr) -> !llvm.ptr,
    !llvm.struct<(i32, i64, ptr, array<2 x i16>)>
  %u = llvm.load %T1 : !llvm.ptr -> i64
  %R = llvm.load %T2 : !llvm.ptr -> !llvm.ptr
  %h = llvm.load %T3 : !llvm.ptr -> i16
  %g = llvm.mlir.addressof @table : !llvm.ptr
  %g12 = llvm.getelementptr inbounds %g[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
  %six = llvm.load %g12 : !llvm.ptr -> i32
  llvm.store %six, %R : i32, !llvm.ptr
  %R2 = llvm.getelementptr inbounds %R[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %byte = llvm.mlir.constant(-1 : i8) : i8
  %eight = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%R2, %byte, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %R5 = llvm.getelementptr inbounds %R[5] : (!llvm.ptr) -> !llvm.ptr, i32
  %w = llvm.sext %h : i16 to i32
  llvm.store %w, %R5 : i32, !llvm.ptr
  return %u : i64
}""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    assert disagreements(PROGRAMS[name]) == []
