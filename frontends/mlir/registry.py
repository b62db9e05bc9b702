"""Which function lowers which MLIR operation."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from frontends.mlir.lowering import Lowering

Handler = Callable[["Lowering", Any], None]

_NETWORKS = (
    "frontends.mlir.tpu.convolution",
    "frontends.mlir.tpu.operations",
    "frontends.mlir.tpu.pooling",
    "frontends.mlir.tpu.weights",
)
# The modules of each dialect; they are imported when the first operation of the dialect is met.
DIALECT_MODULES: dict[str, tuple[str, ...]] = {
    "aie": (
        "frontends.mlir.aie.configuration",
        "frontends.mlir.aie.core",
        "frontends.mlir.aie.dma",
        "frontends.mlir.aie.fifos",
        "frontends.mlir.aie.sequence",
        "frontends.mlir.aie.switches",
        "frontends.mlir.aie.transfers",
    ),
    "aiex": ("frontends.mlir.aie.host", "frontends.mlir.aie.sequence"),
    "airrt": ("frontends.mlir.aie.airrt",),
    "amdg": ("frontends.mlir.triton.atomics", "frontends.mlir.triton.tiles"),
    "affine": ("frontends.mlir.affine", "frontends.mlir.memref_transfers", "frontends.mlir.vector.memory"),
    "air": (
        "frontends.mlir.air.channels",
        "frontends.mlir.air.copies",
        "frontends.mlir.air.hierarchy",
        "frontends.mlir.air.tasks",
    ),
    "annotation": ("frontends.mlir.annotation",),
    "arith": ("frontends.mlir.arith", "frontends.mlir.scaled_floats"),
    "async": ("frontends.mlir.async_tasks",),
    "bufferization": ("frontends.mlir.bufferization",),
    "builtin": ("frontends.mlir.builtin",),
    "aig": ("frontends.mlir.hw.combinational",),
    "cf": ("frontends.mlir.cf",),
    "comb": ("frontends.mlir.hw.combinational",),
    "complex": (
        "frontends.mlir.complex",
        "frontends.mlir.complex_functions",
        "frontends.mlir.complex_powers",
        "frontends.mlir.complex_roots",
        "frontends.mlir.complex_tangents",
    ),
    "equeue": (
        "frontends.mlir.equeue.components",
        "frontends.mlir.equeue.events",
        "frontends.mlir.equeue.transfers",
    ),
    "func": ("frontends.mlir.func",),
    "gpu": (
        "frontends.mlir.gpu.host",
        "frontends.mlir.gpu.kernel",
        "frontends.mlir.gpu.launch",
        "frontends.mlir.gpu.matrices",
        "frontends.mlir.gpu.subgroup",
    ),
    "hw": ("frontends.mlir.hw.combinational",),
    "hwarith": ("frontends.mlir.hw.combinational",),
    "hal": ("frontends.mlir.iree.operations",),
    "iree_codegen": ("frontends.mlir.iree.operations",),
    "iree_tensor_ext": ("frontends.mlir.iree.operations",),
    "iree_vector_ext": ("frontends.mlir.iree.operations",),
    "index": ("frontends.mlir.index",),
    "linalg": ("frontends.mlir.linalg",),
    "llvm": (
        "frontends.mlir.cf",
        "frontends.mlir.gpu.nvvm_intrinsics",
        "frontends.mlir.llvm.aggregates",
        "frontends.mlir.llvm.atomics",
        "frontends.mlir.llvm.control",
        "frontends.mlir.llvm.intrinsics",
        "frontends.mlir.llvm.lifetimes",
        "frontends.mlir.llvm.masked_memory",
        "frontends.mlir.llvm.memory",
        "frontends.mlir.llvm.scalars",
    ),
    "math": ("frontends.mlir.math",),
    "memref": (
        "frontends.mlir.memref",
        "frontends.mlir.memref_atomics",
        "frontends.mlir.memref_pointers",
        "frontends.mlir.memref_transfers",
        "frontends.mlir.memref_views",
    ),
    "ml_program": ("frontends.mlir.func", "frontends.mlir.global_tensors"),
    "nvgpu": ("frontends.mlir.gpu.nvgpu", "frontends.mlir.gpu.nvgpu_barriers", "frontends.mlir.gpu.tensor_maps"),
    "nvvm": (
        "frontends.mlir.gpu.nvvm",
        "frontends.mlir.gpu.nvvm_barriers",
        "frontends.mlir.gpu.nvvm_matrices",
        "frontends.mlir.gpu.nvvm_wmma",
        "frontends.mlir.gpu.tensor_maps",
    ),
    "omp": ("frontends.mlir.omp",),
    "rocdl": ("frontends.mlir.gpu.rocdl",),
    "scf": ("frontends.mlir.scf",),
    "shape": ("frontends.mlir.shape", "frontends.mlir.shape_values"),
    "synth": ("frontends.mlir.hw.combinational",),
    "tensor": (
        "frontends.mlir.tensor.elements",
        "frontends.mlir.tensor.shapes",
        "frontends.mlir.tensor.slices",
    ),
    "tt": (
        "frontends.mlir.triton.atomics",
        "frontends.mlir.triton.program",
        "frontends.mlir.triton.reductions",
        "frontends.mlir.triton.scalars",
        "frontends.mlir.triton.tiles",
    ),
    "ttg": ("frontends.mlir.triton.shared", "frontends.mlir.triton.tiles"),
    "tosa": (
        "frontends.mlir.global_tensors",
        *(
            f"frontends.mlir.tosa.{module}"
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
    "ub": ("frontends.mlir.llvm.control", "frontends.mlir.ub"),
    "vector": (
        "frontends.mlir.vector.elements",
        "frontends.mlir.vector.masks",
        "frontends.mlir.vector.memory",
        "frontends.mlir.vector.reduce",
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
