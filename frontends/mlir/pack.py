"""MLIR text with the dialects of MLIR itself."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind, Language

_DIALECTS = "frontends.mlir.dialects"
_MUTATION = "frontends.mlir.mutation"
_FUNCTION = f"{_DIALECTS}.functions:Function"

LANGUAGES = (
    Language(
        "MLIR",
        (".mlir", ".air", ".ir"),
        "function",
        "frontends.mlir.core.source",
        parsed_by_mlir=True,
        editor="frontends.mlir.editor:Editor",
        mutator="frontends.mlir.mutation.mutator:Mutator",
        preparation="frontends.mlir.preparation:prepare",
    ),
)
DIALECTS = (
    DialectPack(
        name="MLIR",
        dialects={
            "acc": (f"{_DIALECTS}.acc",),
            "affine": (
                f"{_DIALECTS}.affine",
                f"{_DIALECTS}.memref.transfers",
                f"{_DIALECTS}.vector.memory",
            ),
            "amdgpu": (
                f"{_DIALECTS}.amdgpu",
                f"{_DIALECTS}.gpu.packed_floats",
                f"{_DIALECTS}.gpu.row_swaps",
            ),
            "amx": (f"{_DIALECTS}.amx",),
            "arith": (
                f"{_DIALECTS}.arith",
                f"{_DIALECTS}.scaled_floats",
            ),
            "arm_neon": (f"{_DIALECTS}.arm_neon",),
            "arm_sme": (
                f"{_DIALECTS}.arm_sme",
                f"{_DIALECTS}.arm_sme_intrinsics",
            ),
            "arm_sve": (f"{_DIALECTS}.arm_sme",),
            "async": (
                f"{_DIALECTS}.async_tasks",
                f"{_DIALECTS}.async_coroutines",
                f"{_DIALECTS}.async_handles",
            ),
            "bufferization": (f"{_DIALECTS}.bufferization",),
            "builtin": (f"{_DIALECTS}.builtin",),
            "cf": (f"{_DIALECTS}.cf",),
            "complex": (
                f"{_DIALECTS}.complex.operations",
                f"{_DIALECTS}.complex.functions",
                f"{_DIALECTS}.complex.powers",
                f"{_DIALECTS}.complex.roots",
                f"{_DIALECTS}.complex.tangents",
            ),
            "emitc": (f"{_DIALECTS}.emitc",),
            "func": (f"{_DIALECTS}.func",),
            "gpu": (
                f"{_DIALECTS}.gpu.host",
                f"{_DIALECTS}.gpu.kernel",
                f"{_DIALECTS}.gpu.launch",
                f"{_DIALECTS}.gpu.matrices",
                f"{_DIALECTS}.gpu.printing",
                f"{_DIALECTS}.gpu.subgroup",
            ),
            "index": (f"{_DIALECTS}.index",),
            "linalg": (f"{_DIALECTS}.linalg",),
            "llvm": (
                f"{_DIALECTS}.cf",
                f"{_DIALECTS}.nvvm.intrinsics",
                f"{_DIALECTS}.llvm.aggregates",
                f"{_DIALECTS}.llvm.assembly",
                f"{_DIALECTS}.llvm.atomics",
                f"{_DIALECTS}.llvm.control",
                f"{_DIALECTS}.llvm.intrinsics",
                f"{_DIALECTS}.llvm.lifetimes",
                f"{_DIALECTS}.llvm.masked_memory",
                f"{_DIALECTS}.llvm.memory",
                f"{_DIALECTS}.llvm.scalars",
            ),
            "math": (f"{_DIALECTS}.math",),
            "memref": (
                f"{_DIALECTS}.memref.buffers",
                f"{_DIALECTS}.memref.atomics",
                f"{_DIALECTS}.memref.pointers",
                f"{_DIALECTS}.memref.transfers",
                f"{_DIALECTS}.memref.views",
            ),
            "ml_program": (
                f"{_DIALECTS}.func",
                f"{_DIALECTS}.global_tensors",
            ),
            "nvgpu": (
                f"{_DIALECTS}.nvgpu.operations",
                f"{_DIALECTS}.nvgpu.barriers",
                f"{_DIALECTS}.nvgpu.tensor_maps",
            ),
            "nvvm": (
                f"{_DIALECTS}.nvvm.operations",
                f"{_DIALECTS}.nvvm.barriers",
                f"{_DIALECTS}.nvvm.matrices",
                f"{_DIALECTS}.nvvm.wmma",
                f"{_DIALECTS}.nvgpu.tensor_maps",
            ),
            "omp": (
                f"{_DIALECTS}.omp",
                f"{_DIALECTS}.omp_atomics",
            ),
            "rocdl": (
                f"{_DIALECTS}.amdgpu",
                f"{_DIALECTS}.gpu.packed_floats",
                f"{_DIALECTS}.gpu.row_swaps",
                f"{_DIALECTS}.rocdl",
            ),
            "scf": (f"{_DIALECTS}.scf",),
            "shape": (
                f"{_DIALECTS}.shape.operations",
                f"{_DIALECTS}.shape.values",
            ),
            "shard": (f"{_DIALECTS}.shard",),
            "spirv": (
                f"{_DIALECTS}.arith",
                f"{_DIALECTS}.func",
                f"{_DIALECTS}.spirv.atomics",
                f"{_DIALECTS}.spirv.memory",
                f"{_DIALECTS}.spirv.numbers",
                f"{_DIALECTS}.spirv.vectors",
            ),
            "tensor": (
                f"{_DIALECTS}.tensor.elements",
                f"{_DIALECTS}.tensor.shapes",
                f"{_DIALECTS}.tensor.slices",
            ),
            "tosa": (
                f"{_DIALECTS}.global_tensors",
                f"{_DIALECTS}.tosa.block_scaled",
                f"{_DIALECTS}.tosa.contractions",
                f"{_DIALECTS}.tosa.control",
                f"{_DIALECTS}.tosa.elementwise",
                f"{_DIALECTS}.tosa.layout",
                f"{_DIALECTS}.tosa.lookup",
                f"{_DIALECTS}.tosa.pooling",
                f"{_DIALECTS}.tosa.reductions",
                f"{_DIALECTS}.tosa.rescaling",
                f"{_DIALECTS}.tosa.resizing",
                f"{_DIALECTS}.tosa.shapes",
                f"{_DIALECTS}.tosa.transforms",
            ),
            "ub": (
                f"{_DIALECTS}.llvm.control",
                f"{_DIALECTS}.ub",
            ),
            "vector": (
                f"{_DIALECTS}.vector.elements",
                f"{_DIALECTS}.vector.masks",
                f"{_DIALECTS}.vector.memory",
                f"{_DIALECTS}.vector.printing",
                f"{_DIALECTS}.vector.reduce",
            ),
            "x86": (f"{_DIALECTS}.x86",),
            "x86vector": (f"{_DIALECTS}.x86",),
            "xegpu": (f"{_DIALECTS}.xegpu",),
            "xevm": (f"{_DIALECTS}.xegpu",),
        },
        types={"!emitc.": f"{_DIALECTS}.emitc:convert_type", "!spirv.ptr<": f"{_DIALECTS}.spirv.types:convert_pointer"},
        stored=("emitc", "builtin", "spirv"),
        meaningful=("nvvm", "rocdl"),
        labels=(
            "Emitted from",  # by sparsification, the operation that a loop was made of
            "coalesce",  # by which tests of loop transformations find a loop
            *("args_in", "args_out"),  # of linalg.generic once, how many operands are inputs and outputs
        ),
        terminators=(
            "func.return",
            "affine.yield",
            "scf.yield",
            "linalg.yield",
            "scf.reduce",
            "scf.forall.in_parallel",
        ),
        mutations=(
            f"{_MUTATION}.loops:LoopEdits",
            f"{_MUTATION}.scalars:ScalarEdits",
            f"{_MUTATION}.memory:MemoryEdits",
            f"{_MUTATION}.lowering:LoweringEdits",
        ),
        returns=("func.return", "ml_program.return", "spirv.Return", "spirv.ReturnValue"),
        entries=(
            EntryKind("func.func", _FUNCTION),
            EntryKind("llvm.func", f"{_DIALECTS}.functions:LlvmFunction"),
            EntryKind("ml_program.func", _FUNCTION),
            EntryKind("gpu.func", f"{_DIALECTS}.gpu.functions:GpuFunction", called=False),
            EntryKind("spirv.func", f"{_DIALECTS}.functions:SpirvFunction"),
            EntryKind("async.func", f"{_DIALECTS}.functions:AsyncFunction", listed=False, called=False),
        ),
        globals={
            "llvm.mlir.global": f"{_DIALECTS}.llvm.globals:lower_global",
            "memref.global": f"{_DIALECTS}.memref.globals:lower_global",
            "ml_program.global": f"{_DIALECTS}.global_tensors:lower_global_tensor",
            "tosa.variable": f"{_DIALECTS}.global_tensors:lower_global_tensor",
        },
        named_by_string={"tosa.variable_read": "name", "tosa.variable_write": "name"},
        local=("tosa.variable",),
        parts=("transform", "pdl", "irdl"),
        tokens=(
            *("!gpu.async.token", "!async.token", "!async.group"),
            *("!nvgpu.device.async.token", "!nvgpu.mbarrier.token"),
        ),
    ),
    DialectPack(
        name="sparse_tensor",
        dialects={
            "sparse_tensor": (
                f"{_DIALECTS}.sparse_tensor.elements",
                f"{_DIALECTS}.sparse_tensor.foreach",
                f"{_DIALECTS}.sparse_tensor.specifier",
                f"{_DIALECTS}.sparse_tensor.storage",
            ),
        },
        scope=f"{_DIALECTS}.sparse_tensor.storage:StorageScope",
    ),
)
