"""What the spirv dialect computes, by MLIR's own lowering to the LLVM dialect. Values that the specification leaves
undefined, such as shifts by the width, are left out."""

from __future__ import annotations

from torch_mlir.passmanager import PassManager

from frontends.mlir.core.bindings import import_ir
from tests.frontends.operations.case import Case

INTEGERS = ("i16", "i32")
FLOATS = ("f32",)
_TWO, _ONE = "%x: T, %y: T", "%x: T"


def _binary(name: str, types: tuple[str, ...], result: str = "T") -> Case:
    return Case(name, _TWO, f"spirv.{name} %x, %y : T", result, types=types)


def _divided(name: str) -> Case:
    """By 1 to 8."""
    body = "%s = spirv.Constant 7 : T\n%o = spirv.Constant 1 : T\n%m = spirv.BitwiseAnd %y, %s : T\n"
    return Case(name, _TWO, f"{body}%d = spirv.IAdd %m, %o : T\nspirv.{name} %x, %d : T", "T", types=INTEGERS)


def _shifted(name: str) -> Case:
    body = f"%s = spirv.Constant 15 : T\n%m = spirv.BitwiseAnd %y, %s : T\nspirv.{name} %x, %m : T, T"
    return Case(name, _TWO, body, "T", types=INTEGERS)


def _bit_field(name: str, operands: str) -> Case:
    """Of 5 bits from 3 on."""
    body = f"%o = spirv.Constant 3 : i32\n%n = spirv.Constant 5 : i32\nspirv.{name} {operands} : T, i32, i32"
    return Case(name, _TWO, body, "T", types=INTEGERS)


def _unary(name: str, types: tuple[str, ...], result: str = "T") -> Case:
    return Case(name, _ONE, f"spirv.{name} %x : T", result, types=types)


def _logical(name: str) -> Case:
    return Case(name, "%x: i1, %y: i1", f"spirv.{name} %x, %y : i1", "i1", types=("i32",))


CASES = [
    *(_binary(name, INTEGERS) for name in ("IAdd", "ISub", "IMul", "BitwiseAnd", "BitwiseOr", "BitwiseXor")),
    *(_binary(name, INTEGERS) for name in ("GL.SMax", "GL.SMin", "GL.UMax", "GL.UMin")),
    *(
        _binary(f"{sign}{name}", INTEGERS, "i1")
        for sign in "SU"
        for name in ("LessThan", "LessThanEqual", "GreaterThan", "GreaterThanEqual")
    ),
    *(_binary(name, INTEGERS, "i1") for name in ("IEqual", "INotEqual")),
    *(_divided(name) for name in ("UDiv", "SDiv", "UMod", "SRem")),
    *(_shifted(name) for name in ("ShiftLeftLogical", "ShiftRightLogical", "ShiftRightArithmetic")),
    *(_unary(name, INTEGERS) for name in ("Not", "BitCount", "BitReverse")),
    *(_bit_field(f"BitField{sign}Extract", "%x, %o, %n") for sign in "US"),
    # MLIR's lowering inserts more than the bits of the field where there are more (FINDINGS.md).
    Case(
        "BitFieldInsert",
        _TWO,
        "%f = spirv.Constant 31 : T\n%z = spirv.BitwiseAnd %y, %f : T\n"
        "%o = spirv.Constant 3 : i32\n%n = spirv.Constant 5 : i32\nspirv.BitFieldInsert %x, %z, %o, %n : T, i32, i32",
        "T",
        types=INTEGERS,
    ),
    Case(
        "VectorShuffle",
        _TWO,
        "%v = vector.from_elements %x, %y : vector<2xT>\n"
        "%w = spirv.VectorShuffle [3 : i32, 0 : i32] %v, %v : vector<2xT>, vector<2xT> -> vector<2xT>\n"
        "spirv.CompositeExtract %w[0 : i32] : vector<2xT>",
        "T",
        types=(*INTEGERS, *FLOATS),
    ),
    Case(
        "Variable, Load and Store",
        _TWO,
        "%p = spirv.Variable : !spirv.ptr<T, Function>\n"
        'spirv.Store "Function" %p, %y : T\n'
        'spirv.Load "Function" %p : T',
        "T",
        types=(*INTEGERS, *FLOATS),
    ),
    *(_logical(name) for name in ("LogicalAnd", "LogicalOr", "LogicalEqual", "LogicalNotEqual")),
    Case(
        "CompositeExtract",
        _TWO,
        "%v = vector.from_elements %x, %y : vector<2xT>\nspirv.CompositeExtract %v[1 : i32] : vector<2xT>",
        "T",
        types=(*INTEGERS, *FLOATS),
    ),
    Case(
        "CompositeInsert",
        _TWO,
        "%v = vector.from_elements %x, %y, %x : vector<3xT>\n"
        "%w = spirv.CompositeInsert %y, %v[2 : i32] : T into vector<3xT>\n"
        "spirv.CompositeExtract %w[2 : i32] : vector<3xT>",
        "T",
        types=(*INTEGERS, *FLOATS),
    ),
    Case("LogicalNot", "%x: i1", "spirv.LogicalNot %x : i1", "i1", types=("i32",)),
    Case("Select", "%c: i1, %x: T, %y: T", "spirv.Select %c, %x, %y : i1, T", "T", types=(*INTEGERS, *FLOATS)),
    *(_binary(name, FLOATS) for name in ("FAdd", "FSub", "FMul", "FDiv")),
    *(
        _binary(f"F{kind}{name}", FLOATS, "i1")
        for kind in ("Ord", "Unord")
        for name in ("Equal", "NotEqual", "LessThan", "LessThanEqual", "GreaterThan", "GreaterThanEqual")
    ),
    *(_unary(name, FLOATS) for name in ("FNegate", "GL.FAbs", "GL.Ceil", "GL.Floor", "GL.Sqrt", "GL.InverseSqrt")),
    *(_unary(name, FLOATS) for name in ("GL.Sin", "GL.Cos", "GL.Exp", "GL.Log", "GL.Tanh")),
    Case("ConvertSToF", "%x: i32", "spirv.ConvertSToF %x : i32 to f32", "f32", types=("f32",)),
    Case("ConvertUToF", "%x: i32", "spirv.ConvertUToF %x : i32 to f32", "f32", types=("f32",)),
    Case("FConvert", "%x: f32", "spirv.FConvert %x : f32 to f64", "f64", types=("f32",)),
    Case("SConvert", "%x: i16", "spirv.SConvert %x : i16 to i32", "i32", types=("i32",)),
    Case("SConvert to less", "%x: i64", "spirv.SConvert %x : i64 to i32", "i32", types=("i32",)),
    Case("UConvert", "%x: i16", "spirv.UConvert %x : i16 to i32", "i32", types=("i32",)),
    Case("Bitcast", "%x: f32", "spirv.Bitcast %x : f32 to i32", "i32", types=("i32",)),
    Case(
        "IAdd of vectors",
        _TWO,
        "%v = vector.broadcast %x : T to vector<2xT>\n%w = vector.broadcast %y : T to vector<2xT>\n"
        "%s = spirv.IAdd %v, %w : vector<2xT>\nvector.extract %s[1] : T from vector<2xT>",
        "T",
        types=INTEGERS,
    ),
]


def natively(text: str) -> str:
    """The functions with operations of LLVM."""
    bindings = import_ir()
    with bindings.Context(), bindings.Location.unknown():
        module = bindings.Module.parse(text)
        PassManager.parse("builtin.module(convert-spirv-to-llvm)").run(module.operation)
        return str(module)
