"""What is done to the kernels: each recipe is a pass pipeline of upstream MLIR."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Recipe:
    """`passes` make the target from the source; `before` makes the source from the kernel, where it is not the kernel
    itself. `on_module` says that the passes run on the module and not on each function. `level` is the strongest
    equality that the passes keep."""

    name: str
    what: str
    passes: str
    before: str = ""
    on_module: bool = False
    level: str = "bitwise"

    @property
    def pipeline(self) -> str:
        return pipeline(self.passes, self.on_module)

    @property
    def before_pipeline(self) -> str:
        return pipeline(self.before, False) if self.before else ""


def pipeline(passes: str, on_module: bool) -> str:
    return f"builtin.module({passes})" if on_module else f"builtin.module(func.func({passes}))"


_TO_SCF = "lower-affine,canonicalize"
_TO_PARALLEL = "affine-parallelize,lower-affine,canonicalize"
_LINALG_PARALLEL = "convert-linalg-to-parallel-loops"
_LINALG_LOOPS = "convert-linalg-to-loops"

RECIPES = (
    # -- affine loops
    Recipe("tile-4", "tiles of 4 in every dimension", "affine-loop-tile{tile-size=4}"),
    Recipe("tile-3-2-5", "a tile size per dimension", "affine-loop-tile{tile-sizes=3,2,5}"),
    Recipe("tile-separate", "full tiles apart from partial ones", "affine-loop-tile{tile-size=2 separate=true}"),
    Recipe("tile-tile", "tiles of tiles", "affine-loop-tile{tile-size=4},affine-loop-tile{tile-size=2}"),
    Recipe("unroll-2", "innermost loops unrolled by 2", "affine-loop-unroll{unroll-factor=2}"),
    Recipe("unroll-3", "innermost loops unrolled by 3", "affine-loop-unroll{unroll-factor=3}"),
    Recipe(
        "unroll-4-cleanup",
        "innermost loops unrolled by 4, their cleanup loops too",
        "affine-loop-unroll{unroll-factor=4 cleanup-unroll=true}",
    ),
    Recipe(
        "unroll-up-to-8",
        "innermost loops unrolled by up to 8",
        "affine-loop-unroll{unroll-factor=8 unroll-up-to-factor=true}",
    ),
    Recipe("unroll-twice", "unrolled by 2, twice", "affine-loop-unroll{unroll-factor=2 unroll-num-reps=2}"),
    Recipe("jam-2", "outer loops unrolled by 2 and jammed", "affine-loop-unroll-jam{unroll-jam-factor=2}"),
    Recipe("jam-3", "outer loops unrolled by 3 and jammed", "affine-loop-unroll-jam{unroll-jam-factor=3}"),
    Recipe("fusion", "loops fused as the pass sees fit", "affine-loop-fusion"),
    Recipe("fusion-maximal", "loops fused wherever legal", "affine-loop-fusion{maximal=true}"),
    Recipe("fusion-sibling", "loops that read the same fused", "affine-loop-fusion{mode=sibling maximal=true}"),
    Recipe("fusion-producer", "producers fused into consumers", "affine-loop-fusion{mode=producer maximal=true}"),
    Recipe("invariants", "invariant operations hoisted", "affine-loop-invariant-code-motion"),
    Recipe("scalrep", "loads replaced by the values stored", "affine-scalrep"),
    Recipe(
        "copies",
        "tiles copied to fast memory",
        "affine-data-copy-generate{fast-mem-space=0 generate-dma=false fast-mem-capacity=1}",
    ),
    Recipe(
        "copies-space-1",
        "tiles copied to memory space 1",
        "affine-data-copy-generate{fast-mem-space=1 generate-dma=false skip-non-unit-stride-loops=true}",
    ),
    Recipe(
        "tile-copies",
        "tiled, then copied to fast memory by tiles",
        "affine-loop-tile{tile-size=3},"
        "affine-data-copy-generate{fast-mem-space=0 generate-dma=false skip-non-unit-stride-loops=true}",
    ),
    Recipe("coalesce", "nests made one loop", "affine-loop-coalescing"),
    Recipe("tile-coalesce", "tiled, then made one loop", "affine-loop-tile{tile-size=2},affine-loop-coalescing"),
    Recipe("normalize", "loops counted from 0 by 1", "affine-loop-normalize{promote-single-iter=true}"),
    Recipe("tile-normalize", "tiled, then counted from 0 by 1", "affine-loop-tile{tile-size=4},affine-loop-normalize"),
    Recipe("parallelize", "independent loops made parallel", "affine-parallelize"),
    Recipe(
        "parallelize-reductions",
        "independent loops and reductions made parallel",
        "affine-parallelize{parallel-reductions=true}",
        level="reassociated",
    ),
    Recipe("simplify", "structures and bounds simplified", "affine-simplify-structures,affine-simplify-min-max"),
    Recipe(
        "tile-simplify",
        "tiled, then bounds simplified",
        "affine-loop-tile{tile-size=4},affine-simplify-structures,affine-simplify-min-max,canonicalize",
    ),
    Recipe("lower", "affine loops made scf loops", "lower-affine"),
    Recipe("tile-lower", "tiled, then made scf loops", "affine-loop-tile{tile-size=4},lower-affine"),
    Recipe("tile-unroll", "tiled, then unrolled", "affine-loop-tile{tile-size=4},affine-loop-unroll{unroll-factor=2}"),
    Recipe("unroll-lower-cse", "unrolled, lowered, cleaned", "affine-loop-unroll{unroll-factor=3},lower-affine,cse"),
    Recipe(
        "jam-scalrep", "jammed, then scalars replaced", "affine-loop-unroll-jam{unroll-jam-factor=2},affine-scalrep"
    ),
    Recipe("fusion-scalrep", "fused, then scalars replaced", "affine-loop-fusion{maximal=true},affine-scalrep"),
    Recipe("unroll-scalrep", "unrolled, then scalars replaced", "affine-loop-unroll{unroll-factor=4},affine-scalrep"),
    Recipe("raise", "memref accesses made affine", "affine-raise-from-memref"),
    # -- scf loops
    Recipe("peel", "last partial iterations peeled", "scf-for-loop-peeling{skip-partial=false}"),
    Recipe("peel-front", "first iterations peeled", "scf-for-loop-peeling{peel-front=true}"),
    Recipe("tile-peel", "tiled loops peeled", "scf-for-loop-peeling", "affine-loop-tile{tile-size=4},lower-affine"),
    Recipe("specialize", "loops specialized for their bound", "scf-for-loop-specialization", _TO_SCF),
    Recipe("range-folding", "index arithmetic folded into loop ranges", "scf-for-loop-range-folding"),
    Recipe(
        "scf-canonicalize", "bounds canonicalized", "scf-for-loop-canonicalization", "affine-loop-tile{tile-size=3}"
    ),
    Recipe("to-while", "for loops made while loops", "scf-for-to-while", _TO_SCF),
    Recipe("to-branches", "loops made branches", "convert-scf-to-cf", _TO_SCF),
    Recipe(
        "to-branches-and-back", "loops made branches and these structured again", "convert-scf-to-cf,lift-cf-to-scf"
    ),
    Recipe(
        "scf-invariants", "invariant operations hoisted out of scf loops", "loop-invariant-code-motion", "lower-affine"
    ),
    Recipe("parallel-tile", "parallel loops tiled", "scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}"),
    Recipe(
        "parallel-tile-2-3",
        "parallel loops tiled",
        "scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}",
        _TO_PARALLEL,
    ),
    Recipe(
        "parallel-tile-guarded",
        "parallel loops tiled, partial tiles behind a condition",
        "scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,2 no-min-max-bounds=true}",
        _TO_PARALLEL,
    ),
    Recipe("parallel-fusion", "parallel loops fused", "scf-parallel-loop-fusion"),
    Recipe("parallel-fusion-of", "parallel loops fused", "scf-parallel-loop-fusion", _TO_PARALLEL),
    Recipe("parallel-specialize", "parallel loops specialized", "scf-parallel-loop-specialization", _TO_PARALLEL),
    Recipe("parallel-to-for", "parallel loops made sequential", "scf-parallel-for-to-nested-fors", _TO_PARALLEL),
    Recipe("parallel-to-for-of", "parallel loops made sequential", "scf-parallel-for-to-nested-fors"),
    # -- linalg
    Recipe("loops", "linalg made scf loops", "convert-linalg-to-loops"),
    Recipe("affine", "linalg made affine loops", "convert-linalg-to-affine-loops"),
    Recipe("parallel", "linalg made parallel loops", "convert-linalg-to-parallel-loops"),
    Recipe("generalize", "named operations made generic", "linalg-generalize-named-ops"),
    Recipe("generalize-loops", "made generic, then loops", "linalg-generalize-named-ops,convert-linalg-to-loops"),
    Recipe("inline-scalars", "scalar operands inlined", "linalg-generalize-named-ops,linalg-inline-scalar-operands"),
    Recipe(
        "specialize-back", "generic operations named again", "linalg-generalize-named-ops,linalg-specialize-generic-ops"
    ),
    Recipe(
        "affine-tile",
        "linalg made affine loops and tiled",
        "convert-linalg-to-affine-loops,affine-loop-tile{tile-size=3}",
    ),
    Recipe("loops-peel", "made loops, then peeled", "scf-for-loop-peeling", _LINALG_LOOPS),
    Recipe(
        "loops-invariants", "made loops, invariants hoisted", "convert-linalg-to-loops,loop-invariant-code-motion,cse"
    ),
    Recipe(
        "parallel-loops-tile",
        "parallel loops tiled",
        "scf-parallel-loop-tiling{parallel-loop-tile-sizes=3,4}",
        _LINALG_PARALLEL,
    ),
    Recipe("parallel-loops-fusion", "parallel loops fused", "scf-parallel-loop-fusion", _LINALG_PARALLEL),
    # -- anything
    Recipe("canonicalize", "canonical forms", "canonicalize"),
    Recipe("cse", "common subexpressions shared", "cse"),
    Recipe("licm", "invariant operations hoisted", "loop-invariant-code-motion"),
    Recipe("sccp", "constants propagated", "sccp,canonicalize"),
    Recipe("sink", "operations sunk into branches", "control-flow-sink"),
    Recipe("ranges", "operations simplified by integer ranges", "int-range-optimizations,canonicalize"),
    Recipe("unsigned", "signed operations made unsigned", "arith-unsigned-when-equivalent"),
    Recipe("lower-unsigned", "lowered, signed operations made unsigned", "lower-affine,arith-unsigned-when-equivalent"),
    Recipe("narrow", "integers narrowed", "lower-affine,arith-int-range-narrowing{int-bitwidths-supported=32}"),
    Recipe("expand", "arithmetic expanded", "arith-expand{include-min-max-f=true include-min-max-i=true}"),
    Recipe("expand-bf16", "arithmetic and conversions expanded", "arith-expand{include-bf16=true}"),
    Recipe(
        "narrow-8-16",
        "integers narrowed as far as it goes",
        "arith-int-range-narrowing{int-bitwidths-supported=8,16,32}",
    ),
    Recipe(
        "emulate-wide",
        "integers of 64 bits made of two of 32",
        "arith-emulate-wide-int{widest-int-supported=32},canonicalize",
        on_module=True,
    ),
    Recipe(
        "emulate-bf16",
        "bfloat computed in f32",
        "arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}",
        on_module=True,
    ),
    Recipe("expand-math", "functions of numbers expanded", "math-expand-ops"),
    Recipe("uplift", "products and sums made one operation", "math-uplift-to-fma"),
    Recipe("inline", "calls inlined", "inline", on_module=True),
    Recipe("inline-canonicalize", "calls inlined, canonical forms", "inline,canonicalize,cse", on_module=True),
    Recipe("dead-values", "dead values removed", "remove-dead-values", on_module=True),
    Recipe("mem2reg", "buffers made values", "mem2reg"),
    Recipe("sroa-mem2reg", "buffers split and made values", "promote-buffers-to-stack,sroa,mem2reg"),
    # -- memrefs
    Recipe("fold-aliases", "subviews folded into accesses", "fold-memref-alias-ops"),
    Recipe("loops-fold-aliases", "made loops, subviews folded", "convert-linalg-to-loops,fold-memref-alias-ops"),
    Recipe("strided-metadata", "views made explicit", "expand-strided-metadata"),
    Recipe(
        "strided-lower",
        "views made explicit, then lowered",
        "convert-linalg-to-loops,expand-strided-metadata,lower-affine",
    ),
    Recipe("flatten", "memrefs made one-dimensional", "flatten-memref"),
    Recipe(
        "loops-flatten", "made loops, memrefs one-dimensional", "convert-linalg-to-loops,lower-affine,flatten-memref"
    ),
    Recipe("normalize-memrefs", "layouts made the identity", "normalize-memrefs", on_module=True),
    Recipe("memref-expand", "memref operations expanded", "memref-expand"),
    Recipe("stack", "buffers moved to the stack", "promote-buffers-to-stack"),
    Recipe("buffer-hoisting", "allocations hoisted", "buffer-hoisting"),
    Recipe("buffer-loop-hoisting", "allocations hoisted out of loops", "buffer-loop-hoisting"),
    Recipe("liveness", "buffers freed earlier", "optimize-allocation-liveness"),
)
