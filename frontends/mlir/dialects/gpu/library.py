"""The functions of NVIDIA's and AMD's device libraries, and those of OpenCL C, that lowerings call."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.kernel import lane_id, num_subgroups, subgroup_id, width
from frontends.mlir.dialects.gpu.surroundings import geometry_of, note_small
from frontends.mlir.dialects.llvm.scalars import elementwise, operand_parts
from interp import ir
from interp.ir.affine import combine

_FUNCTIONS = {
    **{name: name for name in ("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign")},
    **{name: name for name in ("cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1", "floor", "fma", "log", "log10")},
    **{name: name for name in ("log1p", "log2", "round", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc")},
    "fabs": "absf",
    "pow": "powf",
    "fmod": "remf",
    "rint": "roundeven",
}
_ACCURATE = frozenset(("sqrt", "ceil", "floor", "round", "roundeven", "trunc", "absf", "copysign", "fma", "remf"))
# As Itanium C++ has the names of OpenCL C's functions (OpenCL C 3.0, 6.15.1): `j` is an unsigned int.
_OF_GEOMETRY = (
    *("__ockl_get_", "_Z14get_local_sizej", "_Z14get_num_groupsj", "_Z12get_local_idj", "_Z12get_group_idj"),
    "_Z13get_global_idj",
)
# What else is a number of the launch, or of where a thread is in it, and no other function of that name.
_OF_LAUNCH = re.compile(
    r"__ockl_get_|_Z\d+get_(?:(?:enqueued_num_|num_|max_)?sub_group(?:s|_size|_id|_local_id)"
    r"|work_dim|global_|local_|enqueued_local_size|group_id|num_groups)"
)
# OpenCL C 3.0, 6.15.19; with or without the `v` of a function without parameters.
_OF_SUBGROUPS: dict[str, Callable[[Lowering], ir.Index]] = {
    "_Z16get_sub_group_id": subgroup_id,
    "_Z22get_sub_group_local_id": lane_id,
    "_Z18get_num_sub_groups": num_subgroups,
    "_Z18get_sub_group_size": width,
}
_OCML = re.compile(r"__ocml_(\w+)_f(16|32|64)$")


def lower_device_call(lowering: Lowering, operation: Any, name: str) -> bool:
    """Lowers a call of a declared function if it is one of a device library's; says whether it was."""
    if name.startswith(_OF_GEOMETRY) and _geometry(lowering, operation, name):
        return True
    if (number := _OF_SUBGROUPS.get(name.removesuffix("v"))) is not None and not len(operation.operands):
        if number is width:
            lowering.assumptions.add("subgroups are full where their size is asked for")
        _bind_number(lowering, operation, lowering.as_value(number(lowering)))
        return True
    if _OF_LAUNCH.match(name):
        raise lowering.unsupported(f"'{name}', a number of the launch")
    function = _function(name, str(operation.results[0].type) if len(operation.results) else "")
    if function is None:
        return False
    if function not in _ACCURATE:
        lowering.assumptions.add(
            f"the library's '{name}' is the function math.{function} of the source, to the last bit"
        )
    elementwise(lowering, operation, function, operand_parts(lowering, operation))
    return True


def _function(name: str, type: str) -> str | None:
    """The operation of the math dialect that a function computes, by its name and its result's type."""
    if name.startswith("__nv_"):
        stem = name.removeprefix("__nv_")
        if type == "f32":
            return _FUNCTIONS.get(stem.removesuffix("f")) if stem.endswith("f") else None
        return _FUNCTIONS.get(stem) if type == "f64" else None
    found = _OCML.match(name)
    if found is None or type != f"f{found.group(2)}":
        return None
    return _FUNCTIONS.get(found.group(1))


def _geometry(lowering: Lowering, operation: Any, name: str) -> bool:
    geometry = geometry_of(lowering)
    known = {
        "__ockl_get_local_size": geometry.block,
        "__ockl_get_num_groups": geometry.grid,
        "_Z14get_local_sizej": geometry.block,
        "_Z14get_num_groupsj": geometry.grid,
        "_Z12get_local_idj": geometry.thread_ids,
        "_Z12get_group_idj": geometry.block_ids,
    }.get(name)
    if known is None and name != "_Z13get_global_idj":
        return False
    axis = lowering.index(operation.operands[0])
    if not isinstance(axis, int) or not 0 <= axis < len(geometry.grid):
        raise lowering.unsupported("a dimension that is not a constant")
    if known is None:
        lowering.assumptions.add("global ids count from 0, and work-groups are of one size")
        first = combine("*", geometry.block_ids[axis], geometry.block[axis])
        value = lowering.as_value(lowering.apply(combine("+", first, geometry.thread_ids[axis])))
    else:
        value = lowering.as_value(known[axis])
    _bind_number(lowering, operation, value)
    return True


def _bind_number(lowering: Lowering, operation: Any, value: ir.Value) -> None:
    type = lowering.scalar(operation.results[0].type)
    number = value if type == ir.INDEX else lowering.op("index_cast", [value], type)
    lowering.bind(operation.results[0], note_small(lowering, number))
