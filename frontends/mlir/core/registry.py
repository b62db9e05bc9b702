"""Which function lowers which MLIR operation."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from frontends.mlir.core.lowering import Lowering

Handler = Callable[["Lowering", Any], None]

_NETWORKS = (
    "frontends.tpu.convolution",
    "frontends.tpu.operations",
    "frontends.tpu.pooling",
    "frontends.tpu.weights",
)
# The modules of each dialect; they are imported when the first operation of the dialect is met.
DIALECT_MODULES: dict[str, tuple[str, ...]] = {
    "aie": (
        "frontends.aie.configuration",
        "frontends.aie.core",
        "frontends.aie.dma",
        "frontends.aie.fifos",
        "frontends.aie.sequence",
        "frontends.aie.switches",
        "frontends.aie.transfers",
    ),
    "aiex": ("frontends.aie.host", "frontends.aie.sequence"),
    "airrt": ("frontends.aie.airrt",),
    "amdg": ("frontends.triton.atomics", "frontends.triton.tiles"),
    "affine": (
        "frontends.mlir.dialects.affine",
        "frontends.mlir.dialects.memref.transfers",
        "frontends.mlir.dialects.vector.memory",
    ),
    "air": (
        "frontends.air.channels",
        "frontends.air.copies",
        "frontends.air.hierarchy",
        "frontends.air.tasks",
    ),
    "annotation": ("frontends.ascend.annotation",),
    "arith": ("frontends.mlir.dialects.arith", "frontends.mlir.dialects.scaled_floats"),
    "async": ("frontends.mlir.dialects.async_tasks",),
    "bufferization": ("frontends.mlir.dialects.bufferization",),
    "builtin": ("frontends.mlir.dialects.builtin",),
    "aig": ("frontends.circt.hw.combinational",),
    "cf": ("frontends.mlir.dialects.cf",),
    "comb": ("frontends.circt.hw.combinational",),
    "complex": (
        "frontends.mlir.dialects.complex.operations",
        "frontends.mlir.dialects.complex.functions",
        "frontends.mlir.dialects.complex.powers",
        "frontends.mlir.dialects.complex.roots",
        "frontends.mlir.dialects.complex.tangents",
    ),
    "equeue": (
        "frontends.equeue.components",
        "frontends.equeue.events",
        "frontends.equeue.transfers",
    ),
    "func": ("frontends.mlir.dialects.func",),
    "gpu": (
        "frontends.mlir.dialects.gpu.host",
        "frontends.mlir.dialects.gpu.kernel",
        "frontends.mlir.dialects.gpu.launch",
        "frontends.mlir.dialects.gpu.matrices",
        "frontends.mlir.dialects.gpu.subgroup",
    ),
    "hw": ("frontends.circt.hw.combinational",),
    "hwarith": ("frontends.circt.hw.combinational",),
    "hal": ("frontends.iree.operations",),
    "iree_codegen": ("frontends.iree.operations",),
    "iree_tensor_ext": ("frontends.iree.operations",),
    "iree_vector_ext": ("frontends.iree.operations",),
    "index": ("frontends.mlir.dialects.index",),
    "linalg": ("frontends.mlir.dialects.linalg",),
    "llvm": (
        "frontends.mlir.dialects.cf",
        "frontends.mlir.dialects.nvvm.intrinsics",
        "frontends.mlir.dialects.llvm.aggregates",
        "frontends.mlir.dialects.llvm.atomics",
        "frontends.mlir.dialects.llvm.control",
        "frontends.mlir.dialects.llvm.intrinsics",
        "frontends.mlir.dialects.llvm.lifetimes",
        "frontends.mlir.dialects.llvm.masked_memory",
        "frontends.mlir.dialects.llvm.memory",
        "frontends.mlir.dialects.llvm.scalars",
    ),
    "math": ("frontends.mlir.dialects.math",),
    "memref": (
        "frontends.mlir.dialects.memref.buffers",
        "frontends.mlir.dialects.memref.atomics",
        "frontends.mlir.dialects.memref.pointers",
        "frontends.mlir.dialects.memref.transfers",
        "frontends.mlir.dialects.memref.views",
    ),
    "ml_program": ("frontends.mlir.dialects.func", "frontends.mlir.dialects.global_tensors"),
    "nvgpu": (
        "frontends.mlir.dialects.nvgpu.operations",
        "frontends.mlir.dialects.nvgpu.barriers",
        "frontends.mlir.dialects.nvgpu.tensor_maps",
    ),
    "nvvm": (
        "frontends.mlir.dialects.nvvm.operations",
        "frontends.mlir.dialects.nvvm.barriers",
        "frontends.mlir.dialects.nvvm.matrices",
        "frontends.mlir.dialects.nvvm.wmma",
        "frontends.mlir.dialects.nvgpu.tensor_maps",
    ),
    "omp": ("frontends.mlir.dialects.omp",),
    "rocdl": ("frontends.mlir.dialects.rocdl",),
    "scf": ("frontends.mlir.dialects.scf",),
    "shape": ("frontends.mlir.dialects.shape.operations", "frontends.mlir.dialects.shape.values"),
    "synth": ("frontends.circt.hw.combinational",),
    "tensor": (
        "frontends.mlir.dialects.tensor.elements",
        "frontends.mlir.dialects.tensor.shapes",
        "frontends.mlir.dialects.tensor.slices",
    ),
    "tt": (
        "frontends.triton.atomics",
        "frontends.triton.program",
        "frontends.triton.reductions",
        "frontends.triton.scalars",
        "frontends.triton.tiles",
    ),
    "ttg": ("frontends.triton.shared", "frontends.triton.tiles"),
    "tosa": (
        "frontends.mlir.dialects.global_tensors",
        *(
            f"frontends.mlir.dialects.tosa.{module}"
            for module in (
                *(
                    "block_scaled",
                    "contractions",
                    "control",
                    "elementwise",
                    "layout",
                    "lookup",
                    "pooling",
                    "reductions",
                    "rescaling",
                ),
                *("resizing", "shapes", "transforms"),
            )
        ),
    ),
    "top": _NETWORKS,
    "tpu": _NETWORKS,
    "ub": ("frontends.mlir.dialects.llvm.control", "frontends.mlir.dialects.ub"),
    "vector": (
        "frontends.mlir.dialects.vector.elements",
        "frontends.mlir.dialects.vector.masks",
        "frontends.mlir.dialects.vector.memory",
        "frontends.mlir.dialects.vector.reduce",
    ),
}


@dataclass(frozen=True, slots=True)
class Registration:
    """`attributes` are the inherent attributes that the handler understands; any other is unsupported."""

    handler: Handler
    attributes: frozenset[str]


_handlers: dict[str, Registration] = {}


def handles(*names: str, attributes: Iterable[str] = ()) -> Callable[[Handler], Handler]:
    """Registers a handler for the operations `names`. Attributes whose name has a dialect prefix are discardable: they
    have no meaning of their own and need no mention."""

    def register(handler: Handler) -> Handler:
        registration = Registration(handler, frozenset(attributes))
        for name in names:
            _handlers[name] = registration
        return handler

    return register


def find(name: str) -> Registration | None:
    """The registration for the operation `name`, or None."""
    found = _handlers.get(name)
    if found is None:
        for module in DIALECT_MODULES.get(name.partition(".")[0], ()):
            importlib.import_module(module)
        found = _handlers.get(name)
    return found


def registered() -> frozenset[str]:
    """The operations of the modules that were imported so far."""
    return frozenset(_handlers)
