"""What threads exchange in a function that is checked as one of them runs it, in a launch of which the file has
nothing (`frontends.mlir.dialects.gpu.surroundings`).

A thread is given what another one sent, which runs the same function on arguments of its own. So two programs whose
exchanges are the same ones in the same order, and that send the same in each of them on all arguments, are given the
same. An exchange is a call of an unknown function of its own, by its position among the exchanges: what is sent is
compared where it is sent, and not where what comes of it is used, and nothing follows from two exchanges that send one
number, which other threads may not. Which threads come to an exchange together must not change: it is refused where it
may depend on a condition."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Agents
from frontends.mlir.core.unconditional import runs_once
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.gpu.surroundings import assume_apart
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from interp import ir

_I32 = ir.Scalar("i32")
_NARROWEST = 8  # bits of a number in a register
_PLAIN = re.compile(r"(?:vector<[\dx]+)?(?:index|i\d+|f\d+\w*|bf16)>?")
# How operations begin that touch no memory but by operands and results that are some.
_WITHOUT_GLOBALS = (
    *(
        "affine.apply",
        "amdgpu.",
        "arith.",
        "builtin.unrealized_conversion_cast",
        "func.func",
        "func.return",
        "gpu.",
        "index.",
    ),
    *("llvm.", "math.", "rocdl.", "vector."),
)
_CALLS = ("llvm.call", "llvm.call_intrinsic", "llvm.inline_asm", "llvm.invoke")
_BARRIERS = ("_Z7barrierj", "_Z17sub_group_barrierj")
_SHUFFLES = re.compile(r"_Z(?P<length>\d+)(?P<name>sub_group_shuffle(?P<mode>_xor|_up|_down|))(?P<type>[csilfd]|Dh)j")
_PASSED = {"c": "i8", "s": "i16", "i": "i32", "l": "i64", "Dh": "f16", "f": "f32", "d": "f64"}
_UNSEEN = "what other threads send in an exchange is no poison"
_CONVENTION = "#llvm.cconv<spir_funccc>"
_OF_SUBGROUP = "intel_reqd_sub_group_size"


def is_alone(lowering: Lowering) -> bool:
    """Whether one thread runs the operation at hand, and none of the others is seen."""
    return lowering.scope(Agents) is None


def exchange_alone(
    lowering: Lowering, operation: Any, name: str, sent: Sequence[ir.Value], types: Sequence[ir.Scalar]
) -> list[ir.Value]:
    """What a thread is given, of these types, by the next exchange of the function, which is known by its `name`.
    Raises `Unsupported` where the exchange may depend on a condition."""
    if not runs_once(lowering, operation):
        raise lowering.unsupported("outside of a launch, where it may depend on a condition which threads come to it")
    assume_apart(lowering)
    if sent:
        lowering.assumptions.add(_UNSEEN)
    key = ("exchanges", function_of(operation))
    position = lowering.memo[key] = lowering.memo.get(key, 0) + 1
    results = [ir.Value(each) for each in types]
    form = f"({', '.join(str(each.type) for each in sent)}) -> ({', '.join(map(str, types))})"
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=results,
            name=f"exchange {position} of threads, {name}, {form}",
            arguments=list(sent),
            reads=[],
            writes=[],
            fixed=True,
        )
    )
    return results


def in_registers(lowering: Lowering, value: ir.Value, least: int = _NARROWEST) -> ir.Value:
    """The bits of a number as an integer of at least so many. Raises `Unsupported` for what has none."""
    type = value.type
    assert isinstance(type, ir.Scalar)
    if type == ir.INDEX or type == ir.POINTER or not type.width:
        raise lowering.unsupported(f"an exchange of numbers of type {type}")
    bits = value if type.is_integer else lowering.op("bitcast", [value], ir.Scalar(f"i{type.width}"))
    return bits if type.width >= least else lowering.op("extui", [bits], ir.Scalar(f"i{least}"))


def from_registers(lowering: Lowering, bits: ir.Value, type: ir.Scalar) -> ir.Value:
    """The number of a type whose bits are the lowest ones of an integer."""
    assert isinstance(bits.type, ir.Scalar)
    if bits.type.width > type.width:
        bits = lowering.op("trunci", [bits], ir.Scalar(f"i{type.width}"))
    return bits if type.is_integer else lowering.op("bitcast", [bits], type)


def shuffle_alone(
    lowering: Lowering, operation: Any, mode: str, width: int, value: ir.Value, distance: ir.Value
) -> tuple[ir.Value, ir.Value]:
    """What a lane is given by another one of the `width` lanes that shuffle, and whether there is such a lane."""
    type = value.type
    assert isinstance(type, ir.Scalar)
    bits = in_registers(lowering, value)
    assert isinstance(bits.type, ir.Scalar)
    name = f"{mode} among {width} lanes"
    given, valid = exchange_alone(lowering, operation, name, [bits, distance], [bits.type, ir.I1])
    return from_registers(lowering, given, type), valid


def meet_alone(lowering: Lowering, operation: Any, scope: str) -> None:
    """A barrier of a `scope`. Raises `Unsupported` where the function has memory: of what others do to it until then
    nothing is seen."""
    function = function_of(operation)
    key = ("without memory", function)
    if key not in lowering.memo:
        lowering.memo[key] = all(map(_is_without_memory, within(function)))
    if not lowering.memo[key]:
        raise lowering.unsupported("outside of a launch, in a function with memory")
    name = f"a barrier of the {scope}"
    before = next(
        (each for each in reversed(lowering.block.operations) if not isinstance(each, ir.Const | ir.Op)), None
    )
    if isinstance(before, ir.Opaque) and before.fixed and f" of threads, {name}, " in before.name:
        return  # all that came to the one before come to this one next, and have done nothing in between
    exchange_alone(lowering, operation, name, [], [])


def _is_without_memory(operation: Any) -> bool:
    name = str(operation.name)
    if not name.startswith(_WITHOUT_GLOBALS) and name != "gpu.func":
        return False
    if name in _CALLS and not _is_exchange(operation):
        return False
    arguments = [each for region in operation.regions for block in region.blocks for each in block.arguments]
    values = (*operation.operands, *operation.results, *arguments)
    return all(_PLAIN.fullmatch(str(each.type)) for each in values)


def _is_exchange(call: Any) -> bool:
    callee = call.attributes["callee"].value if "callee" in call.attributes else ""
    return callee in _BARRIERS or _shuffle(callee) is not None


def _shuffle(name: str) -> re.Match[str] | None:
    """The parts of the name of a shuffle, whose length comes first (Itanium C++ ABI, "Source names")."""
    found = _SHUFFLES.fullmatch(name)
    return found if found is not None and int(found["length"]) == len(found["name"]) else None


def lower_exchange(lowering: Lowering, operation: Any, name: str) -> bool:
    """Lowers a call of a function of OpenCL C by which threads exchange something (OpenCL C 3.0, 6.15.8 and 6.15.19,
    and `cl_khr_subgroup_shuffle`), where one thread runs it alone; says whether it is one. Such a function is called by
    the convention of SPIR: another one of its name may be of any program."""
    convention = str(operation.attributes["CConv"]) if "CConv" in operation.attributes else ""
    if not is_alone(lowering) or convention != _CONVENTION:
        return False
    if name in _BARRIERS:
        if len(operation.operands) != 1 or len(operation.results):
            return False
        meet_alone(lowering, operation, "subgroup" if "sub_group" in name else "block")
        return True
    found = _shuffle(name)
    if found is None:
        return False
    passed = _PASSED[found["type"]]
    if [str(each.type) for each in (*operation.operands, *operation.results)] != [passed, "i32", passed]:
        return False
    function = function_of(operation)
    if _OF_SUBGROUP not in function.attributes:
        raise lowering.unsupported("a shuffle in subgroups of which nobody says how large they are")
    (value,), (distance,) = (lowering.parts(each) for each in operation.operands)
    mode = found["mode"].removeprefix("_") or "idx"
    width = int(function.attributes[_OF_SUBGROUP].value)
    given, _ = shuffle_alone(lowering, operation, mode, width, value, distance)
    lowering.bind(operation.results[0], given)
    return True
