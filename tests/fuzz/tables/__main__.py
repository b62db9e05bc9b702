"""`python -m tests.fuzz.tables`"""

import tests.fuzz.tables
from tests.fuzz.batches import Limited, Passes, campaign_of
from tests.fuzz.command import command_with_passes
from tests.fuzz.tables.pairs import pair

_BUFFERIZED = "func.func(convert-elementwise-to-linalg),one-shot-bufferize"
# Without linalg-fuse-elementwise-ops, which accumulates in the output of a producer that reads it.
_PIPELINES = (
    "func.func(canonicalize,cse)",
    "func.func(linalg-generalize-named-ops,canonicalize)",
    "func.func(linalg-fold-unit-extent-dims)",
    "func.func(linalg-inline-scalar-operands)",
    "func.func(linalg-specialize-generic-ops)",
    "func.func(linalg-morph-ops{named-to-generic=true})",
    "func.func(linalg-block-pack-matmul{block-factors=2,2,2})",
    f"{_BUFFERIZED},func.func(convert-linalg-to-loops)",
    f"{_BUFFERIZED},func.func(convert-linalg-to-affine-loops,lower-affine)",
    f"{_BUFFERIZED},func.func(convert-linalg-to-parallel-loops,buffer-loop-hoisting)",
    "func.func(fold-tensor-subset-ops)",
    "convert-tensor-to-linalg",
    "func.func(convert-elementwise-to-linalg)",
    "func.func(lower-vector-multi-reduction)",
    "func.func(lower-vector-mask)",
    "func.func(convert-vector-to-scf{full-unroll=true})",
    "func.func(convert-vector-to-scf)",
    "func.func(convert-vector-to-llvm)",
    "func.func(flatten-memref)",
    "func.func(expand-strided-metadata,lower-affine)",
    "func.func(affine-super-vectorize{virtual-vector-size=2})",
)

_LIMITED = Limited(all_sizes=0.3)  # which a static shape can do without

command_with_passes(
    tests.fuzz.tables.__doc__,
    "tables",
    campaign_of(pair, limited=_LIMITED),
    campaign_of(pair, Passes(_PIPELINES, of_target=False), limited=_LIMITED),
)()
