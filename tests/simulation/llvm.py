"""The llvm dialect inside of kernels: integers, floats, structures, pointers into buffers, and atomic additions.

Source: the LLVM language reference. What is poison or has not been written is no number, and nobody may compute with
it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from torch_mlir import ir

from tests.simulation.memory import Pointer, View
from tests.simulation.upstream import elementwise
from tests.simulation.writing import Writer, byte_size, emits, number, rounded, runtime, symbol

_DYNAMIC = -(2**31)
_SCALARS = {
    "llvm.add": "{0} + {1}",
    "llvm.sub": "{0} - {1}",
    "llvm.mul": "{0} * {1}",
    "llvm.sdiv": "quotient({0}, {1})",
    "llvm.srem": "remainder({0}, {1})",
    "llvm.udiv": "quotient(unsigned({0}, {w}), unsigned({1}, {w}))",
    "llvm.urem": "remainder(unsigned({0}, {w}), unsigned({1}, {w}))",
    "llvm.and": "{0} & {1}",
    "llvm.or": "{0} | {1}",
    "llvm.xor": "{0} ^ {1}",
    "llvm.shl": "{0} << {1}",
    "llvm.lshr": "unsigned({0}, {w}) >> {1}",
    "llvm.sext": "{0}",
    "llvm.trunc": "{0}",
    "llvm.zext": "unsigned({0}, {w})",
    "llvm.intr.smin": "min({0}, {1})",
    "llvm.intr.smax": "max({0}, {1})",
    "llvm.fadd": "{0} + {1}",
    "llvm.fsub": "{0} - {1}",
    "llvm.fmul": "{0} * {1}",
    "llvm.fdiv": "{0} / {1}",
    "llvm.fpext": "{type}({0})",
    "llvm.fptrunc": "{type}({0})",
    "llvm.intr.exp": "{type}(np.exp({0}))",
    "llvm.intr.maximum": "largest({0}, {1})",
}


@emits(*_SCALARS)
def _scalar(writer: Writer, operation: Any) -> None:
    type, given = operation.results[0].type, operation.operands[0].type
    writer.define(operation.results[0], elementwise(writer, operation, _SCALARS[operation.name], type, given))


@emits("llvm.fence", "llvm.intr.assume", "rocdl.sched.barrier")
def _nothing(writer: Writer, operation: Any) -> None:
    """What is written here is seen at once, and what is promised is not looked at."""


# -- structures --------------------------------------------------------------------------------------------------------


@emits("llvm.mlir.poison", "llvm.mlir.undef")
def _poison(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], str(_empty(str(operation.results[0].type).removeprefix("!llvm."))))


def _empty(type: str) -> Any:
    """Lists in lists, as a type has them, of nothing."""
    kind, _, rest = type.partition("<")
    if kind == "struct":
        return [_empty(each) for each in _parts(rest[1:-2])]
    if kind in ("array", "vector"):
        count, _, element = rest[:-1].replace(" ", "").partition("x")
        return [_empty(element) for _ in range(int(count))]
    return None


def _parts(text: str) -> list[str]:
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += (character in "<(") - (character in ">)")
        if character == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


@emits("llvm.insertvalue")
def _insert(writer: Writer, operation: Any) -> None:
    container, value = writer.uses(operation.operands)
    path = list(operation.attributes["position"])
    writer.define(operation.results[0], f"inserted({container}, {path}, {value})")


@runtime
def inserted(container: Any, path: Sequence[int], value: Any) -> Any:
    if not path:
        return value
    changed = list(container)
    changed[path[0]] = inserted(changed[path[0]], path[1:], value)
    return changed


@emits("llvm.extractvalue")
def _extract(writer: Writer, operation: Any) -> None:
    path = "".join(f"[{each}]" for each in operation.attributes["position"])
    writer.define(operation.results[0], f"{writer.use(operation.operands[0])}{path}")


@emits("llvm.insertelement", "vector.insert")
def _insert_element(writer: Writer, operation: Any) -> None:
    if operation.name == "vector.insert":
        value, vector = writer.uses(operation.operands)
        path = str(list(operation.attributes["static_position"]))
    else:
        vector, value, at = writer.uses(operation.operands)
        path = f"[{at}]"
    writer.define(operation.results[0], f"inserted({vector}, {path}, {value})")


@emits("llvm.extractelement", "vector.extract")
def _extract_element(writer: Writer, operation: Any) -> None:
    vector, *at = writer.uses(operation.operands)
    path = at or [str(each) for each in operation.attributes["static_position"]]
    writer.define(operation.results[0], vector + "".join(f"[{each}]" for each in path))


@emits("vector.broadcast")
def _broadcast(writer: Writer, operation: Any) -> None:
    text = writer.use(operation.operands[0])
    for size in reversed(list(ir.VectorType(operation.results[0].type).shape)):
        text = f"[{text}] * {size}"
    writer.define(operation.results[0], text)


@emits("vector.from_elements")
def _from_elements(writer: Writer, operation: Any) -> None:
    values = f"[{', '.join(writer.uses(operation.operands))}]"
    shape = list(ir.VectorType(operation.results[0].type).shape)
    writer.define(operation.results[0], f"nested({values}, {shape})")


@runtime
def nested(values: Sequence[Any], shape: Sequence[int]) -> Any:
    if len(shape) == 1:
        return list(values)
    step = len(values) // shape[0]
    return [nested(values[at : at + step], shape[1:]) for at in range(0, len(values), step)]


@runtime
def as_descriptor(view: View) -> list[Any]:
    """A memref as a structure: two pointers, an offset, sizes and strides."""
    pointer = Pointer(view.buffer, 0)
    return [pointer, pointer, view.offset, list(view.sizes), list(view.strides)]


@runtime
def flat(descriptor: Sequence[Any]) -> list[Any]:
    return [*descriptor[:3], *descriptor[3], *descriptor[4]]


@runtime
def as_view(descriptor: Sequence[Any]) -> View:
    _, pointer, offset, sizes, strides = descriptor
    assert pointer.offset % pointer.buffer.size == 0
    return View(pointer.buffer, offset + pointer.offset // pointer.buffer.size, sizes, strides)


# -- memory ------------------------------------------------------------------------------------------------------------


@emits("llvm.mlir.addressof")
def _address(writer: Writer, operation: Any) -> None:
    name = symbol(operation.attributes["global_name"])
    declared = writer.symbols[name]
    assert number(declared, "addr_space", 0) == 3, "memory that is not a block's"
    *counts, element = re.split(
        r" x (?:array<)?", str(declared.attributes["global_type"].value).removeprefix("!llvm.array<").rstrip(">")
    )
    size = {"f32": 4, "i32": 4, "f16": 2, "i64": 8, "f64": 8, "i8": 1}[element]
    shape = f"[{', '.join(counts)}]"
    writer.define(operation.results[0], f"Pointer(thread.block.shared({name!r}, {shape}, {size}).buffer, 0)")


@emits("llvm.getelementptr")
def _element(writer: Writer, operation: Any) -> None:
    base, *dynamic = writer.uses(operation.operands)
    left = iter(dynamic)
    indices = [next(left) if each == _DYNAMIC else str(each) for each in operation.attributes["rawConstantIndices"]]
    type, terms = operation.attributes["elem_type"].value, []
    for at, index in enumerate(indices):
        if at:
            element = str(type).partition(" x ")[2][:-1]
            type = ir.Type.parse(element if not element.startswith("array") else f"!llvm.{element}")
        terms.append(f"({index}) * {byte_size(type)}")
    writer.define(operation.results[0], f"{base}.plus({' + '.join(terms)})")


@emits("llvm.load")
def _load(writer: Writer, operation: Any) -> None:
    pointer, type = writer.use(operation.operands[0]), operation.results[0].type
    if isinstance(type, ir.VectorType):
        size = byte_size(type.element_type)
        writer.define(operation.results[0], "[]")
        with writer.indented(f"for each in range({type.shape[0]}):"):
            part = writer.fresh("part")
            writer.write(f"{part} = {pointer}.plus(each * {size})")
            at = _place(writer, part, size, writes=False)
            writer.write(f"{writer.name(operation.results[0])}.append(known({part}.buffer.values[{at}]))")
        return
    size = byte_size(type)
    at = _place(writer, pointer, size, writes=False)
    writer.define(operation.results[0], f"known({pointer}.buffer.values[{at}])")


def _place(writer: Writer, pointer: str, size: int, *, writes: bool) -> str:
    at = writer.fresh("at")
    writer.write(f"{at} = {pointer}.position({size})")
    writer.write(f"yield {pointer}.buffer, {at}, {writes}")
    return at


@emits("llvm.store")
def _store(writer: Writer, operation: Any) -> None:
    value, pointer = writer.uses(operation.operands)
    type = operation.operands[0].type
    if isinstance(type, ir.VectorType):
        size, part = byte_size(type.element_type), writer.fresh("part")
        with writer.indented(f"for each in range({type.shape[0]}):"):
            writer.write(f"{part} = {pointer}.plus(each * {size})")
            at = _place(writer, part, size, writes=True)
            writer.write(f"{part}.buffer.values[{at}] = {value}[each]")
        return
    at = _place(writer, pointer, byte_size(type), writes=True)
    writer.write(f"{pointer}.buffer.values[{at}] = {value}")


@emits("llvm.atomicrmw")
def _atomic(writer: Writer, operation: Any) -> None:
    pointer, value = writer.uses(operation.operands)
    type = operation.results[0].type
    assert number(operation, "bin_op") in (1, 11), "an addition"
    writer.write("yield")
    writer.define(operation.results[0], f"load_at({pointer}, {byte_size(type)})")
    sum = rounded(f"{writer.name(operation.results[0])} + {value}", type)
    writer.write(f"store_at({sum}, {pointer}, {byte_size(type)})")


@emits("llvm.mlir.zero")
def _zero(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], "Pointer(None, 0)")


@emits("llvm.ptrtoint", "llvm.inttoptr")
def _number(writer: Writer, operation: Any) -> None:
    function = "address_of" if operation.name == "llvm.ptrtoint" else "pointer_to"
    writer.define(operation.results[0], f"{function}(machine, {writer.use(operation.operands[0])})")


@runtime
def address_of(machine: Any, pointer: Pointer) -> int:
    """Addresses of different buffers are far from each other."""
    bases = machine.__dict__.setdefault("bases", [None])
    if pointer.buffer not in bases:
        bases.append(pointer.buffer)
    return (bases.index(pointer.buffer) << 32) + pointer.offset


@runtime
def pointer_to(machine: Any, address: int) -> Pointer:
    return Pointer(machine.bases[address >> 32], address & (1 << 32) - 1)
