"""`python -m tests.fuzz.nests`"""

import tests.fuzz.nests
from tests.fuzz.batches import Passes, campaign_of
from tests.fuzz.campaign import STRIDED_TO_LLVM
from tests.fuzz.command import command_with_passes
from tests.fuzz.nests.pairs import pair

# Without the passes that change what programs do (corpora/loops/FINDINGS.md and that of pipelines): unroll, jam, fuse,
# tile, parallelize.
_PIPELINES = (
    "func.func(affine-loop-invariant-code-motion)",
    "func.func(affine-scalrep)",
    "func.func(affine-super-vectorize{virtual-vector-size=4})",
    "func.func(affine-loop-normalize)",
    "func.func(affine-loop-coalescing)",
    "func.func(affine-simplify-structures)",
    "func.func(affine-raise-from-memref)",
    "func.func(scf-for-loop-peeling)",
    "func.func(scf-for-to-while)",
    "func.func(lower-affine)",
    "func.func(lower-affine,convert-scf-to-cf)",
    "func.func(lift-cf-to-scf)",
    "func.func(fold-memref-alias-ops)",
    "func.func(int-range-optimizations,canonicalize)",
    "func.func(loop-invariant-code-motion,canonicalize,cse,sccp)",
)

command_with_passes(
    tests.fuzz.nests.__doc__,
    "nests",
    campaign_of(pair),
    campaign_of(pair, Passes(_PIPELINES, lowering=STRIDED_TO_LLVM)),
)()
