"""What MLIR 21 changed: tosa became that of TOSA 1.0, where numbers that are known at compile time are operands, and
bufferization's operations name both of their types."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.syntax.change import Change, Upgrade, functional, tensor
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic

_INTEGER = re.compile(r"i(\d+)")
_FLOATS = ("f16", "bf16", "f32")
_POINTS = re.compile(r"(\w+_zp)\s*=\s*(-?\d+)")
# Elementwise operations whose operands may have had other ranks than the result.
_ELEMENTWISE = (
    *("add", "arithmetic_right_shift", "bitwise_and", "bitwise_or", "bitwise_xor", "equal", "greater", "greater_equal"),
    *("intdiv", "logical_and", "logical_left_shift", "logical_or", "logical_right_shift", "logical_xor", "maximum"),
    *("minimum", "pow", "select", "sub"),
)


def _plain(change: Change, type: str) -> str:
    """The type of elements that are numbers themselves, and not quantized."""
    element = change.shaped(type).element
    if element in _FLOATS or _INTEGER.fullmatch(element):
        return element
    change.refuse(f"elements of type {element}")


# -- constants ---------------------------------------------------------------------------------------------------------


def _constant(change: Change) -> bool:
    if change.has("values") or not change.has("value"):
        return False
    change.attributes["values"] = change.attributes.pop("value")
    return True


# -- numbers that became operands --------------------------------------------------------------------------------------


def _shapes(operands: int, *attributes: str) -> Callable[[Change], bool]:
    """Lists of numbers became shapes, behind so many other operands."""

    def change(found: Change) -> bool:
        if len(found.operands) != operands or not found.has(*attributes):
            return False
        for attribute in attributes:
            found.append(*found.shape(found.integers(attribute)))
        return True

    return change


def _permutation(change: Change) -> bool:
    if len(change.operands) != 2 or change.has("perms"):
        return False
    numbers = change.known_integers(1)
    del change.operands[1]
    change.attributes["perms"] = f"array<i32: {', '.join(map(str, numbers))}>" if numbers else "array<i32>"
    return True


def _zero_points(change: Change, *names: str) -> list[int]:
    """What the attribute of quantization says of each zero point, and 0 without it. It is dropped."""
    given = change.attributes.pop("quantization_info", None)
    if given is None:
        return [0] * len(names)
    points = {name: int(number) for name, number in _POINTS.findall(given)}
    if given.startswith("#tosa.") and set(points) == set(names):
        return [points[name] for name in names]
    change.refuse(f"the attribute 'quantization_info' {given}")


def _multiply(change: Change) -> bool:
    if len(change.operands) != 2:
        return False
    shift = re.fullmatch(r"(-?\d+)\s*:\s*i8", change.attributes.pop("shift", "0 : i8").strip())
    if shift is None:
        change.refuse("the attribute 'shift'")
    _equal_ranks(change)
    change.append_constant((1,), "i8", int(shift.group(1)))
    return True


def _negate(change: Change) -> bool:
    if len(change.operands) != 1:
        return False
    elements = _plain(change, change.operands[0][1]), _plain(change, change.generic.results[0])
    for number, element in zip(_zero_points(change, "input_zp", "output_zp"), elements, strict=True):
        change.append_constant((1,), element, number)
    return True


def _average(change: Change) -> bool:
    if len(change.operands) != 1 or not change.has("acc_type"):
        return False
    return _negate(change)


def _matmul(change: Change) -> bool:
    if len(change.operands) != 2:
        return False
    elements = [_plain(change, type) for _, type in change.operands]
    for number, element in zip(_zero_points(change, "a_zp", "b_zp"), elements, strict=True):
        change.append_constant((1,), element, number)
    return True


def _convolution(change: Change) -> bool:
    """The type of the sum was that of the result, where there is only one that it can be."""
    if len(change.operands) != 3:
        return False
    elements = [_plain(change, type) for _, type in change.operands[:2]]
    result = _plain(change, change.generic.results[0])
    if "acc_type" not in change.attributes:
        if (elements[0], result) not in (("f32", "f32"), ("bf16", "f32"), ("i8", "i32"), ("i16", "i48")):
            change.refuse(f"a sum of {elements[0]} whose type is not said")
        change.attributes["acc_type"] = result
    for number, element in zip(_zero_points(change, "input_zp", "weight_zp"), elements, strict=True):
        change.append_constant((1,), element, number)
    if change.name == "tosa.transpose_conv2d" and change.has("out_shape"):
        wanted = change.integers("out_shape")
        if tuple(wanted) != change.result_type().sizes:
            change.refuse("the attribute 'out_shape', which is not the shape of the result")
    return True


def _pad(change: Change) -> bool:
    if len(change.operands) not in (2, 3) or change.operands[1][1].startswith("!tosa.shape"):
        return False
    element = _plain(change, change.operands[0][1])
    padding = change.known_integers(1)
    change.operands[1] = change.shape(padding)
    if len(change.operands) == 2:
        (point,) = _zero_points(change, "input_zp")
        change.append_constant((1,), element, point)
        return True
    if change.has("quantization_info"):
        change.refuse("the attribute 'quantization_info' beside what it is padded with")
    name, type = change.operands[2]
    if change.shaped(type).sizes != (1,):
        one, shape = tensor((1,), element), change.shape([1])
        reshaped = change.emit(f'"tosa.reshape"({name}, {shape[0]}) : ({type}, {shape[1]}) -> {one}')
        change.operands[2] = reshaped, one
    return True


def _clamp(change: Change) -> bool:
    """One pair of bounds in the place of one for integers and one for floats."""
    if change.has("min_val") or not change.has("min_int", "max_int", "min_fp", "max_fp"):
        return False
    element = _plain(change, change.operands[0][1])
    kind = "fp" if element in _FLOATS else "int"
    bounds = {}
    for side in ("min", "max"):
        given = change.attributes[f"{side}_{kind}"]
        spelled, _, _ = given.partition(":")
        bounds[side] = spelled.strip()
        if kind == "int":
            width = _width(change, element)
            number = change.number(spelled, side)
            if not -(1 << width - 1) <= number < 1 << width - 1:
                change.refuse(f"the bound {number} of elements of type {element}")
        elif not re.fullmatch(rf"\s*-?\d+\.\d*(?:[eE][-+]?\d+)?\s*:\s*(?:f32|{element})\s*", given):
            change.refuse(f"the bound {given}")
        elif element != "f32" and not given.strip().endswith(element) and not _is_small(spelled):
            change.refuse(f"the bound {given} of elements of type {element}")
    for name in ("min_int", "max_int", "min_fp", "max_fp"):
        del change.attributes[name]
    for side in ("min", "max"):
        change.attributes[f"{side}_val"] = f"{bounds[side]} : {element}"
    return True


def _width(change: Change, element: str) -> int:
    """The bits of integers without a sign."""
    return int(element[1:]) if _INTEGER.fullmatch(element) else change.refuse(f"elements of type {element}")


def _is_small(spelled: str) -> bool:
    """Whether a number is a whole one that every type of floats has."""
    number = float(spelled)
    return number == int(number) and abs(number) <= 256


# -- attributes with other values --------------------------------------------------------------------------------------


def _apply_scale(change: Change) -> bool:
    if change.has("rounding_mode") or not change.has("double_round"):
        return False
    change.attributes["rounding_mode"] = _rounding(change)
    return True


def _rounding(change: Change) -> str:
    twice = change.attributes.pop("double_round").strip()
    if twice not in ("true", "false"):
        change.refuse("the attribute 'double_round'")
    return f'"{"DOUBLE" if twice == "true" else "SINGLE"}_ROUND"'


def _rescale(change: Change) -> bool:
    if len(change.operands) != 1 or not change.has("input_zp", "output_zp", "multiplier", "shift", "double_round"):
        return False
    given, made = _plain(change, change.operands[0][1]), _plain(change, change.generic.results[0])
    multipliers, shifts = change.integers("multiplier"), change.integers("shift")
    wide = change.attributes.get("scale32", "").strip()
    if wide not in ("true", "false"):
        change.refuse("the attribute 'scale32'")
    for numbers, element in ((multipliers, "i32" if wide == "true" else "i16"), (shifts, "i8")):
        type = tensor((len(numbers),), element)
        values = f"dense<[{', '.join(map(str, numbers))}]> : {type}"
        change.append(change.emit(f'"tosa.const"() {{values = {values}}} : () -> {type}'), type)
    for name, element in (("input_zp", given), ("output_zp", made)):
        number = change.number(change.attributes.pop(name).partition(":")[0], name)
        width = _width(change, element)
        if not -(1 << width - 1) <= number < 1 << width - 1:
            change.refuse(f"the zero point {number} of elements of type {element}")
        change.append_constant((1,), element, number)
    change.attributes["rounding_mode"] = _rounding(change)
    change.attributes.setdefault("input_unsigned", "false")
    change.attributes.setdefault("output_unsigned", "false")
    return True


# -- ranks -------------------------------------------------------------------------------------------------------------


def _elementwise(change: Change) -> bool:
    renamed = change.name == "tosa.int_div"
    if renamed:
        change.name = "tosa.intdiv"
    return _equal_ranks(change) or renamed


def _equal_ranks(change: Change) -> bool:
    """Operands of a lower rank had extents of one in front. The result tells whether they are broadcast so."""
    rank = len(change.result_type().sizes)
    changed = False
    for position, (name, type) in enumerate(change.operands):
        given = change.shaped(type)
        if len(given.sizes) == rank:
            continue
        if len(given.sizes) > rank or given.sizes.count(-1) > 1:
            change.refuse(f"{name} of another rank")
        for size, wanted in zip(reversed(given.sizes), reversed(change.result_type().sizes), strict=False):
            if size != wanted and size != 1:
                change.refuse(f"{name}, whose extents are not those at the end of the result")
        sizes = (*(1,) * (rank - len(given.sizes)), *given.sizes)
        shape, aligned = change.shape(sizes), tensor(sizes, given.element)
        reshaped = change.emit(f'"tosa.reshape"({name}, {shape[0]}) : ({type}, {shape[1]}) -> {aligned}')
        change.operands[position] = reshaped, aligned
        changed = True
    return changed


# -- bufferization -----------------------------------------------------------------------------------------------------


def _tensor_of(cursor: Cursor, memref: str) -> str:
    """The tensor of what a memref holds."""
    found = re.fullmatch(r"memref<((?:(?:\?|\d+)x)*[^,]+)(?:,.*)?>", memref.strip(), re.DOTALL)
    if found is None:
        cursor.expected("a memref with a rank before this")
    return f"tensor<{found.group(1).strip()}>"


def _to_memref_form(cursor: Cursor) -> Generic:
    value, attributes, type = cursor.value_of_type("read_only")
    return Generic([(value, _tensor_of(cursor, type))], [type], attributes)


def _to_buffer(change: Change) -> bool:
    change.name = "bufferization.to_buffer"
    return True


def _to_tensor_form(cursor: Cursor) -> Generic:
    value, attributes, type = cursor.value_of_type("restrict", "writable")
    if cursor.at("to"):
        cursor.expected("no other type, in an older release")
    return Generic([(value, type)], [_tensor_of(cursor, type)], attributes)


def _aligned(change: Change) -> bool:
    """The memory that is said to be aligned became a result."""
    if change.generic.results:
        return False
    change.generic.results = [change.operands[0][1]]
    return True


def _in_bounds(change: Change) -> bool:
    """One flag became three, of which it sets two: `inbounds` comes with what it implies, `nusw`."""
    if change.attributes.pop("inbounds", None) is None:
        return False
    change.attributes["noWrapFlags"] = "3 : i32"
    return True


def _only_in_custom_form(change: Change) -> bool:
    return True


TABLE = {
    **{f"tosa.{name}": Upgrade(_elementwise, functional) for name in (*_ELEMENTWISE, "int_div")},
    "bufferization.to_memref": Upgrade(_to_buffer, _to_memref_form),
    "bufferization.to_tensor": Upgrade(_only_in_custom_form, _to_tensor_form),
    "llvm.getelementptr": Upgrade(_in_bounds),
    "memref.assume_alignment": Upgrade(_aligned),
    "tensor.pack": Upgrade(renamed="linalg.pack"),
    "tensor.unpack": Upgrade(renamed="linalg.unpack"),
    "tosa.apply_scale": Upgrade(_apply_scale, functional),
    "tosa.avg_pool2d": Upgrade(_average, functional),
    "tosa.clamp": Upgrade(_clamp, functional),
    "tosa.const": Upgrade(_constant, functional),
    "tosa.conv2d": Upgrade(_convolution, functional),
    "tosa.conv3d": Upgrade(_convolution, functional),
    "tosa.depthwise_conv2d": Upgrade(_convolution, functional),
    "tosa.matmul": Upgrade(_matmul, functional),
    "tosa.mul": Upgrade(_multiply, functional),
    "tosa.negate": Upgrade(_negate, functional),
    "tosa.pad": Upgrade(_pad, functional),
    "tosa.reduce_prod": Upgrade(renamed="tosa.reduce_product"),
    "tosa.rescale": Upgrade(_rescale, functional),
    "tosa.reshape": Upgrade(_shapes(1, "new_shape"), functional),
    "tosa.resize": Upgrade(_shapes(1, "scale", "offset", "border"), functional),
    "tosa.slice": Upgrade(_shapes(1, "start", "size"), functional),
    "tosa.tile": Upgrade(_shapes(1, "multiples"), functional),
    "tosa.transpose": Upgrade(_permutation, functional),
    "tosa.transpose_conv2d": Upgrade(_convolution, functional),
}
