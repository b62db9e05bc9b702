"""All tables, and what of the catalogue's operations runs in none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from frontends.mlir.core.bindings import import_ir
from tests.frontends import native_programs
from tests.frontends.mlir.llvm import test_llvm_execution
from tests.frontends.mlir.tensor import test_packing_execution, test_tensor_execution
from tests.frontends.operations import complex as complex_numbers
from tests.frontends.operations import control, decomposed, linalg, llvm, memref, shape, spirv, tensor, tosa, vector
from tests.frontends.operations.case import Case, module
from tests.interp.native import test_scalar_execution


@dataclass(frozen=True)
class Table:
    """The cases of one dialect, how native code is made of them, and for which element types they run by default."""

    cases: list[Case]
    natively: Callable[[str], str]
    by_default: tuple[str, ...]

    @property
    def elements(self) -> list[str]:
        """Every element type that some case has."""
        return list(dict.fromkeys(element for case in self.cases for element in case.types))


TABLES = {
    "complex": Table(complex_numbers.CASES, complex_numbers.natively, ("f32",)),
    "control": Table(control.CASES, control.natively, ("i64", "f32")),
    "decomposed": Table(decomposed.CASES, decomposed.natively, ("f32",)),
    "linalg": Table(linalg.CASES, linalg.natively, ("f32", "bf16")),
    "llvm": Table(llvm.CASES, llvm.natively, ("i32", "f32")),
    "memref": Table(memref.CASES, memref.natively, ("i8", "f32")),
    "shape": Table(shape.CASES, shape.natively, ("index",)),
    "spirv": Table(spirv.CASES, spirv.natively, ("i32", "f32")),
    "tensor": Table(tensor.CASES, tensor.natively, ("i1", "f16")),
    "tosa": Table(tosa.CASES, tosa.natively, ("i1", "i8", "i32", "f32")),
    "vector": Table(vector.CASES, vector.natively, ("i1", "i8", "f32")),
}

_NO_LOWERING = "no pass or transform of this build lowers it"
_OLD_NAME = "not registered in this build: the name that older compilers print"
_DMA = "transfers of MLIR's memref dialect are lowered by devices alone"
_GPU = "needs a GPU"

# Why operations of upstream dialects are in no program that native code runs.
NOT_RUN = {
    "llvm.inline_asm": "one instruction is read; a native run of it agreed, and not every processor has it",
    **dict.fromkeys(
        ("vector.scalable.insert", "vector.scalable.extract", "vector.vscale", "llvm.intr.vscale"),
        "needs a processor whose vectors are scalable",
    ),
    **dict.fromkeys(("affine.dma_start", "affine.dma_wait", "memref.dma_start", "memref.dma_wait"), _DMA),
    "arith.convertf": "the pass that has bf16 computed in f32 leaves it with types that it may not have",
    "arith.scaling_extf": "the machine has no numbers of 8 bits and less",
    "arith.scaling_truncf": "the machine has no numbers of 8 bits and less",
    "bufferization.to_memref": _OLD_NAME,
    **dict.fromkeys(
        (
            *("linalg.batch_matmul_transpose_a", "linalg.batch_matmul_transpose_b", "linalg.matmul_transpose_a"),
            *("linalg.matmul_transpose_b", "linalg.elemwise_binary", "linalg.elemwise_unary", "vector.splat"),
        ),
        _OLD_NAME,
    ),
    "llvm.call_intrinsic": "what it calls here are instructions of GPUs",
    "llvm.intr.experimental.noalias.scope.decl": "says where pointers do not alias, which computes nothing",
    "llvm.intr.ssa.copy": "LLVM's code generator has no instruction for it",
    "llvm.intr.vp.reduce.fmaximum": "LLVM's code generator refuses it",
    "llvm.intr.vp.reduce.fminimum": "LLVM's code generator refuses it",
    **dict.fromkeys(("complex.bitcast", "math.isinf", "math.isnormal"), _NO_LOWERING),
    **dict.fromkeys(("ml_program.global_load_const", "ml_program.return"), _NO_LOWERING),
    **dict.fromkeys(("spirv.Return", "spirv.ReturnValue"), "ends a function of SPIR-V, which no engine here calls"),
    **dict.fromkeys(
        (
            *("shape.concat", "shape.div", "shape.from_extent_tensor", "shape.from_extents", "shape.max", "shape.meet"),
            *("shape.min", "shape.split_at", "shape.to_extent_tensor", "shape.value_as_shape", "shape.value_of"),
            "shape.with_shape",
        ),
        _NO_LOWERING,
    ),
    **dict.fromkeys(
        (
            *("tosa.avg_pool2d_adaptive", "tosa.matmul_t", "tosa.max_pool2d_adaptive", "tosa.row_gather"),
            *("tosa.variable_read", "tosa.variable_write", "tosa.cast_from_block_scaled", "tosa.assert_equal_shape"),
            *("tosa.matmul_t_block_scaled", "tosa.slice_shape"),
        ),
        _NO_LOWERING,
    ),
    **dict.fromkeys(
        (
            *(f"spirv.CL.{name}" for name in ("ceil", "cos", "erf", "exp", "fabs", "floor", "fma", "log", "rsqrt")),
            *(f"spirv.CL.{name}" for name in ("s_abs", "s_max", "s_min", "sin", "sqrt", "tanh", "u_max", "u_min")),
            *("spirv.GL.Fma", "spirv.GL.SAbs", "spirv.IsInf", "spirv.IsNan", "spirv.Ordered", "spirv.SMod"),
            *("spirv.SNegate", "spirv.Unordered", "spirv.CompositeConstruct"),
        ),
        _NO_LOWERING,
    ),
    **dict.fromkeys(
        (
            *("spirv.CL.fmax", "spirv.CL.fmin", "spirv.Dot", "spirv.IsFinite", "spirv.VectorExtractDynamic"),
            *("spirv.VectorInsertDynamic", "spirv.VectorTimesScalar"),
        ),
        _NO_LOWERING,
    ),
    **dict.fromkeys(
        (
            *(f"spirv.Atomic{name}" for name in ("And", "Exchange", "IAdd", "IDecrement", "IIncrement", "ISub", "Or")),
            *(f"spirv.Atomic{name}" for name in ("SMax", "SMin", "UMax", "UMin", "Xor")),
            "spirv.EXT.AtomicFAdd",
        ),
        "of memory that a module has, which no engine here is given",
    ),
    "spirv.AccessChain": "of memory that a module has, which no engine here is given",
    "spirv.mlir.addressof": "of memory that a module has, which no engine here is given",
    "spirv.FunctionCall": "calls a function of SPIR-V, which no engine here calls",
    "spirv.Undef": "gives any number",
    **dict.fromkeys(("spirv.GL.FMax", "spirv.GL.FMin"), "gives either of two zeros, and some number for what is none"),
    "vector.print": "prints, and computes nothing",
}
# The same of whole dialects. Those of other projects have no lowering to native code in MLIR.
NOT_RUN_DIALECTS = {
    "arm_neon": "needs an Arm processor",
    "async": "needs MLIR's runtime for tasks, which the bindings do not bring",
    "gpu": _GPU,
    "nvgpu": _GPU,
    "nvvm": _GPU,
    "omp": "needs the runtime of OpenMP, which the bindings do not bring",
    "rocdl": _GPU,
    "x86": "needs a processor with AVX-512; native runs of a compiler's intrinsics agreed",
    "x86vector": "needs a processor with AVX-512; native runs of a compiler's intrinsics agreed",
    "sparse_tensor": "gives the same elements another storage, whose runtime library the bindings do not bring",
}
RUN_DIALECTS = (
    *("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index", "linalg", "llvm", "math"),
    *("memref", "ml_program", "scf", "shape", "spirv", "tensor", "tosa", "ub", "vector"),
)


def executed() -> set[str]:
    """The names of all operations in programs that tests run natively and in the concrete domain."""
    found: set[str] = set()
    bindings = import_ir()

    def note(operation: Any) -> Any:
        found.add(operation.name)
        return bindings.WalkResult.ADVANCE

    for text in _texts():
        with bindings.Context(), bindings.Location.unknown():
            bindings.Module.parse(text).operation.walk(note)
    return found


def _texts() -> Iterator[str]:
    for table in TABLES.values():
        for element in table.by_default:
            yield module(table.cases, element)[0]
    yield from test_tensor_execution.texts()
    yield from test_packing_execution.PROGRAMS.values()
    yield from test_llvm_execution.PROGRAMS.values()
    yield from (text for text, _ in native_programs.PROGRAMS.values())
    yield "".join(
        test_llvm_execution.function_of(case, f"case_{at}") for at, case in enumerate(test_llvm_execution.CASES)
    )
    yield "".join(
        test_scalar_execution.function_of(case, f"case_{at}", 1) for at, case in enumerate(test_scalar_execution.CASES)
    )
