"""Where a thread stands in its launch, and what the threads of a block have in common."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Agents
from interp import ir
from interp.ir.affine import combine


class Geometry(Struct, frozen=True):
    """Sizes in blocks, in threads and of clusters in blocks, and the ids of a thread, as (x, y, z)."""

    grid: Sequence[ir.Index]
    block: Sequence[ir.Index]
    cluster: Sequence[ir.Index]
    block_ids: Sequence[ir.Index]
    thread_ids: Sequence[ir.Index]

    def cluster_ids(self) -> list[ir.Affine]:
        """In which cluster a block is."""
        return [combine("floordiv", at, size) for at, size in zip(self.block_ids, self.cluster, strict=True)]


class Subgroups(Struct, frozen=True):
    """Of a kernel whose threads exchange values: threads of a block are dealt out to subgroups of `size` in the order
    of their linear numbers. `subgroup`, `lane` and `lanes` are the number of a thread's subgroup, its own in there, and
    how many there are; `block` is what a subgroup does before its lanes start."""

    size: int
    subgroup: ir.Value
    lane: ir.Value
    lanes: ir.Value
    block: ir.Block


class Launch(Struct, Agents):
    """The launch whose `kernel` is being lowered, the operation with the region that threads run. `blocks` holds what
    each block of threads does before its threads start: that is where buffers of a block are allocated; `prologue` is
    what each thread does first. `subgroup_size` is
    how many threads a subgroup has; a kernel whose threads exchange values has `subgroups`, and is a parallel loop for
    the subgroups of a block and one for the lanes of each. `dynamic` is how many bytes of a block's memory the launch
    asks for, `static` how many the kernel was seen to use besides."""

    geometry: Geometry
    blocks: ir.Block
    subgroup_size: int
    dynamic: ir.Index
    kernel: Any
    subgroups: Subgroups | None = None
    prologue: ir.Block = field(default_factory=ir.Block)
    shared: dict[Any, ir.Value] = field(default_factory=dict)
    private: dict[str, ir.Value] = field(default_factory=dict)
    static: int = 0


def launch_of(lowering: Lowering) -> Launch:
    """The launch around the operation at hand. Raises `Unsupported` outside of one."""
    launch = lowering.scope(Launch)
    if launch is None:
        raise lowering.unsupported("outside of a launch")
    return launch


def is_shared(mlir_type: Any) -> bool:
    """Whether a memref type is in the memory of a block."""
    space = str(mlir_type.memory_space) if mlir_type.memory_space is not None else ""
    return space in ("3", "3 : i32", "3 : i64") or "workgroup" in space.lower()


_DYNAMIC = ("dynamic",)  # the key of what a launch asks for; those of globals are their names
BLOCK_ALIGNMENT = 128  # bytes: what copies of boxes, the strictest of instructions, ask for


def assume_block_alignment(lowering: Lowering, mlir_type: Any) -> None:
    """Where an instruction asks for more than elements do: compilers align memrefs in the memory of a block for it."""
    if is_shared(mlir_type):
        lowering.assumptions.add(
            f"memrefs in the memory of a block of which nothing is said begin at multiples of {BLOCK_ALIGNMENT} bytes"
        )


def allocate_for_block(
    lowering: Lowering, launch: Launch, element: ir.Scalar, sizes: list[int], stated: int = 1
) -> ir.Value:
    """A memref in the memory of a block, aligned as it is `stated` if it is."""
    result = ir.Value(ir.View(element, tuple(sizes)))
    lowering.roots[result] = result
    launch.static += -(-prod(sizes) * element.width // 8)
    alignment = stated if stated > 1 else BLOCK_ALIGNMENT
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=[*sizes], alignment=alignment, stated=True))
    return result


def shared_buffer(lowering: Lowering, key: Any, mlir_type: Any, stated: int = 1) -> ir.Value:
    """The buffer of a block that is known by `key`: one for all of its threads. Its alignment may be `stated`."""
    launch = launch_of(lowering)
    known = launch.shared.get(key)
    if known is None:
        (type,) = lowering.part_types(mlir_type)
        assert isinstance(type, ir.View)
        if type.strides is not None or None in type.shape:
            raise lowering.unsupported(f"a buffer of a block, of type {mlir_type}")
        with lowering.within(launch.blocks):
            sizes = [size for size in type.shape if size is not None]
            known = allocate_for_block(lowering, launch, type.element, sizes, stated)
        launch.shared[key] = known
    return known


def shared_bytes(lowering: Lowering, key: Any, size: ir.Index, alignment: int) -> ir.Value:
    """The pointer to memory of a block that is known by `key`, of `size` bytes."""
    launch = launch_of(lowering)
    known = launch.shared.get(key)
    if known is None:
        known = launch.shared[key] = ir.Value(ir.POINTER)
        with lowering.within(launch.blocks):
            lowering.emit(ir.Alloc(place=lowering.place, result=known, sizes=[size], alignment=alignment))
        if key != _DYNAMIC and isinstance(size, int):
            launch.static += size
    return known


def dynamic_bytes(lowering: Lowering) -> ir.Value:
    """The pointer to the memory that a launch asks for by its size: one for all that look for it in a kernel."""
    launch = launch_of(lowering)
    return shared_bytes(lowering, _DYNAMIC, launch.dynamic, 16)


def private_buffer(lowering: Lowering, name: str, element: ir.Scalar, size: int) -> ir.Value:
    """A buffer that each thread has for itself, all zeros when it starts."""
    launch = launch_of(lowering)
    known = launch.private.get(name)
    if known is None:
        with lowering.within(launch.prologue):
            known = launch.private[name] = lowering.allocate(element, [size])
            zero = lowering.constant(0, element)
            with lowering.loop(0, size) as loop:
                lowering.store(zero, known, [loop.induction])
    return known
