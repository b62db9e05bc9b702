"""The airrt dialect: a host function that drives a device, as MLIR-AIR has it before it becomes a runtime sequence."""

from __future__ import annotations

from typing import Any

from frontends.aie.attributes import integer, symbol_of, text
from frontends.aie.core import ends
from frontends.aie.device import Device, device_of
from frontends.aie.host import allocation, half_transfer, require_parameters, set_lock
from frontends.aie.sequence import OF_THE_HOST, require_host
from frontends.aie.transfers import Pattern, mixed
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import nested, outermost
from interp import ir
from interp.ir.affine import combine

_DIMENSIONS = 4
_FIRST = 4  # operands before the offsets: an id, two coordinates, and the memref
_APPEND, _AWAIT = "air.append_barrier", "air.await_appends"
_LISTS = ("static_offsets", "static_sizes", "static_strides")


def _bind_event(lowering: Lowering, operation: Any, token: ir.Value | None = None) -> None:
    """Gives the event among the results its token; without one it has happened."""
    for result in operation.results:
        if str(result.type) == "!airrt.event":
            lowering.bind(result, token if token is not None else lowering.constant(0))
        else:
            lowering.define_constant(lowering.result(operation, 0), 0)


class _Loads(Scope):
    """`done` is what has been loaded so far: segments and herds, by their names."""

    def __init__(self) -> None:
        self.done: list[tuple[str, ...]] = []


def _require_once(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where what has cores that come to their end is loaded again, by a loop or by another
    operation: whether they begin again is not said."""
    done, loaded = lowering.own(_Loads).done, (operation.name, *_names_of(operation))
    if loaded in done and any(ends(lowering, core) for core in device_of(lowering).cores):
        raise lowering.unsupported("a device that is loaded again when a core of it has come to its end")
    done.append(loaded)


@handles("airrt.segment_load", attributes=("sym_name",))
def _segment_load(lowering: Lowering, operation: Any) -> None:
    """The device is configured from the start."""
    if lowering.scope(Device) is None:
        _load_by_name(lowering, operation)
        return
    require_host(lowering, operation)
    _require_once(lowering, operation)
    _require_device(lowering, text(operation, "sym_name"))
    _bind_event(lowering, operation)


def _require_device(lowering: Lowering, segment: str) -> None:
    """Raises `Unsupported` where a segment is not the device that the host drives."""
    own = text(device_of(lowering).operation, "sym_name")
    if own and segment != own:
        raise lowering.unsupported(f"segment '{segment}' for device '{own}'")


@handles("airrt.herd_load", attributes=("sym_name", "segment_name"))
def _herd_load(lowering: Lowering, operation: Any) -> None:
    if lowering.scope(Device) is None:
        _load_by_name(lowering, operation)
        return
    require_host(lowering, operation)
    _require_once(lowering, operation)
    if "segment_name" in operation.attributes:
        _require_device(lowering, text(operation, "segment_name"))
    if len(operation.operands):
        _start_herd(lowering, operation)
    _bind_event(lowering, operation)


def _load_by_name(lowering: Lowering, operation: Any) -> None:
    """Where the device is not at hand, the runtime loads what it knows by this name: a call of `__airrt_segment_load`
    or `__airrt_herd_load` (AIRRtToLLVM), whose effect and handle are not known. To load again what was loaded last
    does nothing, and gives the same handle (`FoldSegmentLoad` and `FoldHerdLoad`, which see past other loads, too: no
    verdict rests on that)."""
    last = _loaded_before(lowering, operation)
    handle = _call_runtime(lowering, operation) if last is None else lowering.memo["handle", last]
    lowering.memo["handle", operation] = handle
    for result in operation.results:
        if str(result.type) == "!airrt.event":
            lowering.bind(result, lowering.constant(0))
        elif str(result.type) == "i64":
            lowering.bind(result, handle)
        else:
            raise lowering.unsupported(f"a handle of type {result.type}")


def _call_runtime(lowering: Lowering, load: Any) -> ir.Value:
    """The handle that the runtime gives."""
    handle = ir.Value(ir.Scalar("i64"))
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[handle],
            name=f"__{load.name.replace('.', '_')} {' of '.join(map(repr, _names_of(load)))}",
            arguments=[lowering.value(each) for each in load.operands],
            reads=[],
            writes=[],
        )
    )
    return handle


def _names_of(load: Any) -> list[str]:
    """What a load names; a herd may say the segment that it is of."""
    return [text(load, each) for each in ("sym_name", "segment_name") if each in load.attributes]


def _loaded_before(lowering: Lowering, operation: Any) -> Any:
    """The load that is in front of this one in its block with nothing but values, memory and waits in between, where it
    loads the same. Raises `Unsupported` where the same is loaded, and something else after it."""
    earlier: list[Any] = []
    for view in operation.block.operations:
        each = view.operation
        if each == operation:
            break
        if each.name.partition(".")[0] != "arith" and each.name not in OF_THE_HOST:
            earlier.append(each)
    same = [each for each in earlier if _is_same_load(each, operation)]
    if same and same[-1] != earlier[-1]:
        raise lowering.unsupported("what was loaded before, with something else in between")
    return same[-1] if same else None


def _is_same_load(one: Any, other: Any) -> bool:
    return one.name == other.name and _names_of(one) == _names_of(other) and list(one.operands) == list(other.operands)


def _start_herd(lowering: Lowering, operation: Any) -> None:
    """Writes the parameters of a herd into each of its tiles and sets the lock that its core waits for."""
    device = device_of(lowering)
    parameters = [_parameter(lowering, each) for each in operation.operands]
    locks = {text(each.owner, "sym_name"): lock for each, lock in device.locks.items()}
    for column, row in _tiles_of_herd(lowering, operation):
        buffer = device.buffers.get(f"__air_herd_rtp_{column}_{row}")
        lock = locks.get(f"__air_herd_lock_{column}_{row}")
        if lock is None:
            raise lowering.unsupported(f"tile ({column}, {row}) has no lock that its herd waits for")
        if buffer is not None:
            require_parameters(lowering, buffer)
            for slot, parameter in enumerate(parameters):
                lowering.store(parameter, buffer, [slot])
        set_lock(lowering, lock, 1)


def _parameter(lowering: Lowering, mlir_value: Any) -> ir.Value:
    value = lowering.value(mlir_value)
    if value.type == ir.INDEX:
        return lowering.op("trunci", [value], ir.Scalar("i32"))
    if value.type != ir.Scalar("i32"):
        raise lowering.unsupported(f"a run-time parameter of type {mlir_value.type}")
    return value


def _tiles_of_herd(lowering: Lowering, operation: Any) -> list[tuple[int, int]]:
    """The columns and rows of its tiles, which the metadata of the module have."""
    name = text(operation, "sym_name")
    found = [
        each
        for each in nested(outermost(operation))
        if each.name == "airrt.herd_metadata" and text(each, "sym_name") == name
    ]
    if len(found) != 1:
        raise lowering.unsupported(f"{len(found)} herds '{name}' in the metadata")
    columns, rows, column, row = (integer(lowering, found[0], each) for each in ("size_x", "size_y", "loc_x", "loc_y"))
    return [(column + x, row + y) for x in range(columns) for y in range(rows)]


@handles(
    "airrt.dma_memcpy_nd",
    attributes=(
        *("metadata", "chan_name", "operandSegmentSizes", *_LISTS),
        *("air.preserve_shim_dma_order", "broadcast_set", _APPEND, _AWAIT),
    ),
)
def _dma_memcpy_nd(lowering: Lowering, operation: Any) -> None:
    """A transfer between the host's memory and a stream, which the host does not wait for, be there an event or not
    (AIRRtToNpu waits for none without one). Strides are those of the outer dimensions; the innermost one is 1 where it
    is not given. The transfers of a channel are in order anyway."""
    require_host(lowering, operation)
    if "metadata" not in operation.attributes:
        raise lowering.unsupported("a transfer by a channel that is not named")
    port, packet = allocation(lowering, symbol_of(operation, "metadata"))
    offsets, sizes, strides = _access(lowering, operation)
    if len(offsets) != _DIMENSIONS or len(sizes) != _DIMENSIONS:
        raise lowering.unsupported(f"{len(offsets)} offsets and {len(sizes)} sizes")
    if len(strides) == _DIMENSIONS - 1:
        strides = [*strides, 1]
    if len(strides) != _DIMENSIONS:
        raise lowering.unsupported(f"{len(strides)} strides")
    start: ir.Affine = 0
    for offset, stride in zip(offsets, strides, strict=True):
        start = combine("+", start, combine("*", offset, stride))
    buffer = lowering.value(operation.operands[_FIRST - 1])
    if _AWAIT in operation.attributes:
        lowering.wait(_appends(lowering, operation))
        _appends(lowering, operation).clear()
    token = half_transfer(lowering, port, buffer, Pattern(start, sizes, strides), packet, None, False)
    for result in operation.results:
        if str(result.type) == "!airrt.event":
            lowering.bind(result, token)
    if _APPEND in operation.attributes:
        if not any(use.owner.name == "airrt.wait_all" for result in operation.results for use in result.uses):
            raise lowering.unsupported(f"'{_APPEND}' of a transfer that nobody waits for")
        _appends(lowering, operation).append(token)


def _appends(lowering: Lowering, operation: Any) -> list[ir.Value]:
    """The transfers marked as appends since the last one that waits for them: the host waits for their completion
    before it starts that one (AIRRtToNpu). Raises `Unsupported` in a loop, whose iterations do not wait for each
    other."""
    if operation.parent.operation != device_of(lowering).sequence:
        raise lowering.unsupported("appends that are waited for, in a loop")
    found: list[ir.Value] = lowering.memo.setdefault(("appends", device_of(lowering).sequence), [])
    return found


def _access(lowering: Lowering, operation: Any) -> list[list[ir.Index]]:
    """Offsets, sizes and strides."""
    if _LISTS[0] in operation.attributes:
        groups = lowering.segments(operation)[_FIRST:]
        return [mixed(lowering, operation, name, group) for name, group in zip(_LISTS, groups, strict=True)]
    numbers = lowering.indices(list(operation.operands)[_FIRST:])
    return [numbers[:_DIMENSIONS], numbers[_DIMENSIONS : 2 * _DIMENSIONS], numbers[2 * _DIMENSIONS :]]


@handles("airrt.wait_all")
def _wait_all(lowering: Lowering, operation: Any) -> None:
    """Where no device is, no transfer is: all events have happened."""
    if lowering.scope(Device) is None:
        _bind_event(lowering, operation)
        return
    require_host(lowering, operation)
    tokens = [lowering.value(each) for each in operation.operands]
    if not len(operation.results):
        lowering.wait(tokens)
        return
    block = ir.Block()
    with lowering.within(block):
        lowering.wait(tokens)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.bind(operation.results[0], lowering.spawn(block, "a wait of the host"))


@handles("airrt.alloc")
def _alloc(lowering: Lowering, operation: Any) -> None:
    result = lowering.result(operation)
    type = view_type(result)
    if type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    lowering.note_allocation(result)
    sizes: list[ir.Index] = [size for size in type.shape if size is not None]
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=sizes))


@handles("airrt.dealloc")
def _dealloc(lowering: Lowering, operation: Any) -> None:
    lowering.free(lowering.value(operation.operands[0]))
