"""Structured operations: a body run at every point of a box, on the elements that the indexing maps choose.

The loops go over the iteration dimensions in order, the last one innermost, and every point loads what the body uses,
runs it, and stores what it yields, as MLIR's `-convert-linalg-to-loops` does. Iterator types say which orders do
as well, which is a promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

from frontends.mlir.core.bindings import import_extension
from frontends.mlir.core.elements import load_parts, store_parts
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.linalg.body import require_body_apart
from frontends.mlir.dialects.linalg.library_calls import note_library_call
from frontends.mlir.dialects.linalg.operands import output, require_size
from interp import ir

# The maps and the body say all that these attributes say; the others of the dialect are comments to the optimizer.
_ATTRIBUTES = (
    "cast",
    "dilations",
    "dimensions",
    "doc",
    "fun",
    "indexing_maps",
    "input_precison",
    "iterator_types",
    "kind",
    "library_call",
    "operandSegmentSizes",
    "permutation",
    "sorted",  # which -sparse-reinterpret-map notes: its loops are in an order in which a sparse storage can be read
    "strides",
)

_MOST_ITERATIONS = 1 << 14  # whose elements are looked at one by one
_GENERAL = ("generic", "map", "reduce", "broadcast", "transpose", "elementwise", "contract")
_FILLS = ("fill", "copy", "fill_rng_2d")
_ELEMENTWISE = (
    *("abs", "ceil", "erf", "exp", "floor", "log", "negf", "reciprocal", "round", "rsqrt", "sqrt", "square", "tanh"),
    *("add", "sub", "mul", "div", "div_unsigned", "max", "min", "powf", "select"),
    *("elemwise_unary", "elemwise_binary"),  # until 2025
)
_CONTRACTIONS = (
    *("matmul", "batch_matmul", "batch_reduce_matmul", "quantized_matmul", "quantized_batch_matmul"),
    *("matvec", "vecmat", "batch_matvec", "batch_vecmat", "dot", "mmt4d", "batch_mmt4d"),
    *("matmul_transpose_a", "matmul_transpose_b", "batch_matmul_transpose_a", "batch_matmul_transpose_b"),  # until 2025
)
_CONVOLUTIONS = (
    *("conv_1d", "conv_1d_ncw_fcw", "conv_1d_nwc_wcf", "conv_2d", "conv_2d_nchw_fchw", "conv_2d_nchw_fchw_q"),
    *("conv_2d_ngchw_fgchw", "conv_2d_ngchw_gfchw", "conv_2d_ngchw_gfchw_q", "conv_2d_nhwc_fhwc"),
    *("conv_2d_nhwc_fhwc_q", "conv_2d_nhwc_hwcf", "conv_2d_nhwc_hwcf_q", "conv_2d_nhwgc_gfhwc"),
    *("conv_2d_nhwgc_gfhwc_q", "conv_3d", "conv_3d_ncdhw_fcdhw", "conv_3d_ndhwc_dhwcf", "conv_3d_ndhwc_dhwcf_q"),
    *("depthwise_conv_1d_ncw_cw", "depthwise_conv_1d_nwc_wc", "depthwise_conv_1d_nwc_wcm"),
    *("depthwise_conv_2d_nchw_chw", "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwc_q"),
    *("depthwise_conv_2d_nhwc_hwcm", "depthwise_conv_2d_nhwc_hwcm_q", "depthwise_conv_3d_ncdhw_cdhw"),
    *("depthwise_conv_3d_ndhwc_dhwc", "depthwise_conv_3d_ndhwc_dhwcm"),
)
_POOLINGS = (
    *("pooling_nchw_max", "pooling_nchw_sum", "pooling_ncw_max", "pooling_ncw_sum", "pooling_ndhwc_max"),
    *("pooling_ndhwc_min", "pooling_ndhwc_sum", "pooling_nhwc_max", "pooling_nhwc_max_unsigned", "pooling_nhwc_min"),
    *("pooling_nhwc_min_unsigned", "pooling_nhwc_sum", "pooling_nwc_max", "pooling_nwc_max_unsigned"),
    *("pooling_nwc_min", "pooling_nwc_min_unsigned", "pooling_nwc_sum"),
)
STRUCTURED = frozenset(
    f"linalg.{name}" for name in (*_GENERAL, *_FILLS, *_ELEMENTWISE, *_CONTRACTIONS, *_CONVOLUTIONS, *_POOLINGS)
)


@handles(*STRUCTURED, attributes=_ATTRIBUTES)
def _structured(lowering: Lowering, operation: Any) -> None:
    operands = list(operation.operands)
    _require_full_precision(lowering, operation)
    _require_no_effects(lowering, operation)
    maps = _indexing_maps(lowering, operation)
    body = operation.regions[0].blocks[0]
    note_library_call(lowering, operation, maps)
    arguments = list(body.arguments)
    inputs = len(operands) - len(list(body.operations)[-1].operation.operands)
    # Before 2026 the body of `linalg.map` sees the inputs alone.
    if len(maps) != len(operands) or len(arguments) not in (len(operands), inputs):
        raise lowering.unsupported("a body whose arguments do not match the operands")
    parts = [lowering.parts(each) for each in operands]
    values = [each[0] for each in parts]
    for number in range(inputs, len(operands)):
        used = number >= len(arguments) or _is_used(arguments[number])
        contents = used or not _covers(lowering, maps[number])
        values[number] = output(lowering, operation, number, number - inputs, contents)
    for value, indexing_map, argument in zip(values, maps, arguments, strict=False):
        others = zip(values[inputs:], maps[inputs:], strict=True)
        if _is_used(argument) and any(value is view and indexing_map != other for view, other in others):
            # An iteration reads what another one writes, and the parallel ones may run in any order.
            lowering.unordered_reductions.append(lowering.place)
            break
    indices = [each.operation for each in body.operations if each.operation.name == "linalg.index"]
    sizes = _iteration_sizes(lowering, operation, values, maps)
    _require_parallel(lowering, operation, list(zip(values[inputs:], maps[inputs:], strict=True)), sizes)
    if not len(operation.results):
        read = [_is_used(argument) for argument in arguments]
        _require_apart(lowering, operation, values, maps, inputs, [*read, *[False] * (len(operands) - len(read))])
    require_body_apart(lowering, operation, [] if len(operation.results) else values[inputs:])
    with lowering.loops(sizes) as point:
        for index in indices:
            lowering.bind(index.results[0], point[index.attributes["dim"].value])
        # What the body does not use is not read: an output that is only written may be uninitialized.
        elements = [
            []
            if not _is_used(argument)
            else load_parts(lowering, value, lowering.map(indexing_map, point))
            if isinstance(value.type, ir.View)
            else own
            for argument, own, value, indexing_map in zip(arguments, parts, values, maps, strict=False)
        ]
        yielded = lowering.inline_parts(body, elements)
        for element, view, indexing_map in zip(yielded, values[inputs:], maps[inputs:], strict=True):
            store_parts(lowering, element, view, lowering.map(indexing_map, point))


def _require_apart(
    lowering: Lowering,
    operation: Any,
    values: Sequence[ir.Value],
    maps: Sequence[Any],
    inputs: int,
    is_read: Sequence[bool],
) -> None:
    """What one iteration writes no other one reads or writes: the order of the parallel ones is open."""
    for written in range(inputs, len(values)):
        for other in range(written):
            view, same = values[other], maps[other] == maps[written]
            unread = other < inputs and not is_read[other]
            if unread or not isinstance(view.type, ir.View) or view is values[written]:
                continue
            lowering.require_apart(
                view,
                values[written],
                f"'{operation.name}': operand {written} does not overlap operand {other}",
                pointwise=same and other < inputs and _permutes(lowering, maps[written]),
                promise=True,
            )


def _require_parallel(
    lowering: Lowering, operation: Any, outputs: Sequence[tuple[ir.Value, Any]], sizes: Sequence[ir.Index]
) -> None:
    """Iterations of a dimension that is said to be parallel write elements of their own, at addresses of their own."""
    if "iterator_types" not in operation.attributes:
        return
    dimension = lowering.bindings.AffineDimExpr
    parallel = [at for at, each in enumerate(operation.attributes["iterator_types"]) if "parallel" in str(each)]
    for view, indexing_map in outputs:
        if isinstance(view.type, ir.View) and parallel:
            _require_addresses_apart(lowering, operation, view.type)
        shown = {each.position for each in indexing_map.value.results if isinstance(each, dimension)}
        hidden = [at for at in parallel if at not in shown]
        plain = dimension | lowering.bindings.AffineConstantExpr
        if hidden and not all(isinstance(each, plain) for each in indexing_map.value.results):
            _require_elements_apart(lowering, operation, indexing_map, parallel, sizes)
            continue
        for at in hidden:
            size = sizes[at]
            if not isinstance(size, int) or size > 1:
                apart = lowering.compare("sle", size, 1)
                message = f"'{operation.name}': iterations of d{at}, which is parallel, write elements of their own"
                lowering.require(apart, message, promise=True)


def _require_elements_apart(
    lowering: Lowering, operation: Any, indexing_map: Any, parallel: Sequence[int], sizes: Sequence[ir.Index]
) -> None:
    """An element is of no two iterations that differ in a parallel dimension: all of them are looked at. Raises
    `Unsupported` where they are not known, or too many."""
    known = [size for size in sizes if isinstance(size, int)]
    if len(known) < len(sizes) or prod(known) > _MOST_ITERATIONS:
        raise lowering.unsupported(f"elements that parallel iterations write by {indexing_map}")
    writers: dict[tuple[ir.Affine, ...], list[int]] = {}
    for point in product(*map(range, known)):
        own = [point[at] for at in parallel]
        if writers.setdefault(tuple(lowering.map_expressions(indexing_map, point)), own) != own:
            message = f"'{operation.name}': parallel iterations write elements of their own"
            lowering.require(lowering.constant(0, ir.I1), message, promise=True)
            return


def _require_addresses_apart(lowering: Lowering, operation: Any, view: ir.View) -> None:
    """No two elements of a view have one address: each stride leads beyond all that the smaller ones reach. Where it is
    not known, this is taken for granted. Raises `Unsupported` for strides that may do so in another way."""
    if view.strides is None or 0 in view.shape:
        return
    extents = list(zip(view.strides, view.shape, strict=True))
    if any(stride == 0 and size is not None and size > 1 for stride, size in extents) and None not in view.shape:
        message = f"'{operation.name}': elements that parallel iterations write have addresses of their own"
        lowering.require(lowering.constant(0, ir.I1), message, promise=True)
        return
    known = [(abs(stride), size) for stride, size in extents if stride is not None and size not in (None, 1)]
    reached = 0
    for stride, size in sorted(known):
        if stride <= reached:
            raise lowering.unsupported(f"elements that parallel iterations write with strides of {view.strides}")
        reached += stride * (size - 1)


def _permutes(lowering: Lowering, indexing_map: Any) -> bool:
    """Whether each iteration has an element of its own."""
    return _covers(lowering, indexing_map) and len(indexing_map.value.results) == indexing_map.value.n_dims


def _require_no_effects(lowering: Lowering, operation: Any) -> None:
    """The order of the iterations is open, and that of external calls shows."""
    if operation.name not in ("linalg.generic", "linalg.map", "linalg.reduce"):
        return
    seen: set[str] = set()
    pending = [operation]
    for around in pending:
        for each in nested(around):
            if each.name != "func.call":
                continue
            callee = lowering.symbols.require(each, each.attributes["callee"].value)
            if not len(callee.operation.regions[0].blocks):
                raise lowering.unsupported(f"calls of '{callee.name}', which is only declared, in an unspecified order")
            if callee.name not in seen:
                seen.add(callee.name)
                pending.append(callee.operation)


def _require_full_precision(lowering: Lowering, operation: Any) -> None:
    """Ascend's compiler says by this attribute, spelled so, what factors are rounded to; narrow ones stay the same."""
    attributes = operation.attributes
    if "input_precison" not in attributes or attributes["input_precison"].value == "ieee":
        return
    narrow = (ir.Scalar("f16"), ir.Scalar("bf16"))
    factors = [lowering.type(each.type) for each in list(operation.operands)[:2]]
    if any(not isinstance(each, ir.View) or each.element not in narrow for each in factors):
        raise lowering.unsupported(f"factors that are rounded to {attributes['input_precison']}")


@handles("linalg.index", attributes=("dim",))
def _index(lowering: Lowering, operation: Any) -> None:
    """The structured operation around it has bound its result."""


_NOTED = "linalg.memoized_indexing_maps"


def _indexing_maps(lowering: Lowering, operation: Any) -> list[Any]:
    """The map of each operand. Named operations compute theirs, so the bindings are asked."""
    attributes = operation.attributes
    if "indexing_maps" in attributes:
        return list(attributes["indexing_maps"])
    extension = import_extension(lowering.bindings, "_mlirDialectsLinalg")
    if not hasattr(extension, "get_indexing_maps"):
        raise lowering.unsupported(
            "these bindings do not tell its indexing maps; run '-linalg-generalize-named-ops' first"
        )
    if _NOTED not in attributes:
        return list(extension.get_indexing_maps(operation))
    noted = attributes[_NOTED]
    # What a pass has noted down is given back, whatever strides and dilations say by now.
    del attributes[_NOTED]
    found = list(extension.get_indexing_maps(operation))
    attributes[_NOTED] = noted
    if list(noted) != found:
        raise lowering.unsupported(f"'{_NOTED}' of other maps than its strides and dilations make")
    return found


def _iteration_sizes(
    lowering: Lowering, operation: Any, values: Sequence[ir.Value], maps: Sequence[Any]
) -> list[ir.Index]:
    """The size of each iteration dimension, which every operand dimension that it indexes alone has to have."""
    extents: list[list[tuple[ir.Index, int, int]]] = [[] for _ in range(maps[0].value.n_dims if maps else 0)]
    for number, (value, indexing_map) in enumerate(zip(values, maps, strict=True)):
        if not isinstance(value.type, ir.View):
            continue
        for dimension, result in enumerate(indexing_map.value.results):
            if isinstance(result, lowering.bindings.AffineDimExpr):
                extents[result.position].append((lowering.size(value, dimension), number, dimension))
    sizes = []
    for position, found in enumerate(extents):
        if not found:
            raise lowering.unsupported(f"iteration dimension d{position}, whose size no operand tells")
        chosen = next((extent for extent in found if isinstance(extent[0], int)), found[0])
        size, number, dimension = chosen
        for other, other_number, other_dimension in found:
            what = f"dimension {other_dimension} of operand {other_number} has the size of "
            what += f"dimension {dimension} of operand {number} (d{position})"
            require_size(lowering, operation, other, size, what)
        sizes.append(size)
    return sizes


def _covers(lowering: Lowering, indexing_map: Any) -> bool:
    """Whether a map reaches every element of its operand."""
    positions = [getattr(result, "position", None) for result in indexing_map.value.results]
    dimensions = all(isinstance(each, lowering.bindings.AffineDimExpr) for each in indexing_map.value.results)
    return dimensions and len(set(positions)) == len(positions)


def _is_used(argument: Any) -> bool:
    return next(iter(argument.uses), None) is not None
