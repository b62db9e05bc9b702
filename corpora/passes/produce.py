"""Writes the pairs of this corpus, which are wrong by MLIR's own work, and not by an edit of a stage:
`python -m corpora.passes.produce [--check] [FAMILY ...]` in the top folder.

`reported*` holds what issues of llvm-project report, as small programs of our own, each named by the pass that gets it
wrong; `orders` passes one after the other, in an order that loses what one of them relies on, and in the right one;
`flags` options that give up a check or an order of sums. Beside them are programs that the same passes get right.

A file without a second suffix is a program of ours. What `torch-mlir` makes of it is written here; `reported-22` and
`reported-19` hold the complete output of

    mlir-opt PROGRAM --pass-pipeline='builtin.module(PASSES)'

of LLVM 22.1.8 and 19.1.7, whose faults were mended since. `tests/corpora/test_passes.py` holds the labels against
native runs."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from corpora.producing import manifest, produce
from equiv.corpus.manifests import MANIFEST

ROOT = Path(__file__).parent
_ANY = "!transform.any_op"
_HOISTED = "func.func(buffer-loop-hoisting)"
_FREED = (
    "ownership-based-buffer-deallocation,canonicalize,buffer-deallocation-simplification,"
    "bufferization-lower-deallocations,cse,canonicalize,convert-bufferization-to-memref"
)
_PARALLEL = "func.func(affine-parallelize)"


@dataclass(frozen=True, slots=True)
class Made:
    """What `passes` make of the program `source`, which `name` tells apart from what others make; `script` is what a
    transform script does where one of the passes runs it, and `issue` a number of llvm-project's."""

    source: str
    name: str
    passes: str
    what: str
    expected: str = "different"
    issue: int = 0
    sizes: Mapping[str, int] = field(default_factory=dict)
    script: str = ""

    @property
    def target(self) -> str:
        return f"{self.source}.{self.name}"


def _script(*lines: str) -> str:
    """Lines in which T is any operation."""
    return "\n".join(f"  {each}" for each in lines).replace("(T", f"({_ANY}").replace(" T", f" {_ANY}")


_JAM = _script(
    '%loops = transform.structured.match ops{["scf.for"]} in %root : (T) -> T',
    "%inner, %outer = transform.split_handle %loops : (T) -> (T, T)",
    "transform.loop.unroll_and_jam %outer {factor = 2} : T",
)
_FUSED_BEFORE = _script(
    '%product = transform.structured.match ops{["linalg.matmul"]} in %root : (T) -> T',
    "%rows, %loop = transform.structured.fuse %product tile_sizes [3] : (T) -> (T, T)",
    "%sums, %inner = transform.structured.tile_using_for %rows tile_sizes [0, 0, 4] : (T) -> (T, T)",
)
_FUSED_AFTER = _script(
    '%product = transform.structured.match ops{["linalg.matmul"]} in %root : (T) -> T',
    "%sums, %loop = transform.structured.fuse %product tile_sizes [0, 0, 4] : (T) -> (T, T)",
    "%rows, %inner = transform.structured.tile_using_for %sums tile_sizes [3] : (T) -> (T, T)",
)
_ALLOCATION = '!transform.op<"memref.alloc">'
_BUFFERS = _script(
    f'%all = transform.structured.match ops{{["memref.alloc"]}} in %root : (T) -> {_ALLOCATION}',
    f"%two = transform.memref.multibuffer %all {{factor = 2 : i64, skip_analysis}} : ({_ALLOCATION}) -> T",
)
_SIBLINGS = _script(
    '%loops = transform.structured.match ops{["scf.for"]} in %root : (T) -> T',
    "%first, %second = transform.split_handle %loops : (T) -> (T, T)",
    "%fused = transform.loop.fuse_sibling %second into %first : (T, T) -> T",
)
_LOOP = '!transform.op<"scf.for">'
_STAGES = _script(
    f'%loop = transform.structured.match ops{{["scf.for"]}} in %root : (T) -> {_LOOP}',
    f"%p = transform.loop.pipeline %loop {{iteration_interval = 1 : i64, read_latency = 2 : i64}} : ({_LOOP}) -> T",
)
_INTERPRETER = "transform-interpreter"
_RIGHT = "equivalent"

FAMILIES: dict[str, tuple[Made, ...]] = {
    "reported": (
        Made(
            "while-if",
            "canonicalize",
            "func.func(canonicalize)",
            "a value that a loop hands on twice",
            issue=219456,
            sizes={"arg0": 5},
        ),
        Made(
            "while-once",
            "canonicalize",
            "func.func(canonicalize)",
            "a value that a loop hands on once",
            _RIGHT,
            sizes={"arg0": 5},
        ),
        Made(
            "copy-other-access",
            "copies",
            "func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})",
            "a buffer that is copied back and was not filled",
            issue=217538,
        ),
        Made(
            "vectors-past-end",
            "vectors",
            "func.func(affine-super-vectorize{virtual-vector-size=4})",
            "a last vector that reaches beyond the last iteration",
            issue=218120,
        ),
        Made(
            "vectors-whole",
            "vectors",
            "func.func(affine-super-vectorize{virtual-vector-size=4})",
            "as many iterations as vectors have elements",
            _RIGHT,
        ),
        Made(
            "tile-unknown",
            "tiles",
            "func.func(affine-loop-tile{tile-size=4})",
            "tiles of a loop whose dependences are not known",
            issue=210585,
            sizes={"arg0.0": 3, "arg1": 1, "arg2": 2},
        ),
        Made(
            "hoisted-buffer",
            "buffers",
            "sparsification-and-bufferization",
            "a buffer that is written in a loop, before it",
            issue=218091,
        ),
        Made(
            "negative-tiles",
            "tiles",
            "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4 no-min-max-bounds=true})",
            "negative indices, compared as numbers without a sign",
            issue=223233,
        ),
        Made(
            "negative-tiles",
            "bounded",
            "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4})",
            "negative indices, with bounds of tiles",
            _RIGHT,
        ),
        Made(
            "fused-over-copy",
            "fused",
            "func.func(affine-loop-fusion)",
            "loops fused over a copy between them",
            issue=218696,
        ),
        Made(
            "jammed", "jammed", _INTERPRETER, "iterations jammed that depend on each other", issue=198266, script=_JAM
        ),
    ),
    "reported-22": (
        Made(
            "masked-identity",
            "canonicalize",
            "func.func(canonicalize)",
            "a read under a mask that is taken for the whole",
            issue=192966,
        ),
        Made(
            "folded-range",
            "folded",
            "func.func(scf-for-loop-range-folding)",
            "a negative factor that becomes a step",
            issue=188995,
        ),
        Made(
            "hoisted-store",
            "hoisted",
            "func.func(affine-loop-invariant-code-motion)",
            "a store that leaves a loop without iterations",
            issue=128273,
            sizes={"arg2": 0},
        ),
    ),
    "reported-19": (
        Made(
            "ceildiv",
            "expanded",
            "func.func(arith-expand)",
            "a quotient of the least number, which has no negative",
            issue=106519,
        ),
        Made(
            "range-of-xor",
            "ranges",
            "func.func(int-range-optimizations)",
            "a range of an exclusive or by those of its ends",
            issue=82168,
        ),
    ),
    "orders": (
        Made(
            "temporary",
            "hoisted-freed",
            f"{_HOISTED},{_FREED}",
            "an allocation that leaves its loop, and is freed then",
            _RIGHT,
        ),
        Made(
            "temporary",
            "freed-hoisted",
            f"{_FREED},{_HOISTED}",
            "an allocation that is freed in its loop, which it leaves then",
        ),
        Made(
            "private",
            "hoisted-parallel",
            f"{_HOISTED},{_PARALLEL}",
            "an allocation that leaves its loop, which is not parallel then",
            _RIGHT,
        ),
        Made(
            "private",
            "parallel-hoisted",
            f"{_PARALLEL},{_HOISTED}",
            "a loop that becomes parallel, which its allocation leaves then",
            issue=225149,
        ),
        Made(
            "product",
            "rows-fused-sums",
            _INTERPRETER,
            "zeros fused into rows, whose sums are tiled then",
            _RIGHT,
            script=_FUSED_BEFORE,
        ),
        Made(
            "product",
            "sums-fused-rows",
            _INTERPRETER,
            "sums tiled, and zeros fused into each of them",
            issue=58398,
            script=_FUSED_AFTER,
        ),
    ),
    "flags": (
        Made(
            "sum-loop",
            "vectors",
            "func.func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions=true})",
            "a sum of four sums",
        ),
        Made(
            "carried",
            "buffers",
            _INTERPRETER,
            "two buffers in turn for one that carries a value (skip_analysis)",
            script=_BUFFERS,
        ),
        Made(
            "siblings",
            "fused",
            _INTERPRETER,
            "loops fused of which the second reads what comes later",
            script=_SIBLINGS,
        ),
        Made("stages", "pipelined", _INTERPRETER, "reads that come before the store of what they read", script=_STAGES),
    ),
}
# Of releases that are not the one that runs here, what they printed is kept.
KEPT = {"reported-22": "mlir-opt 22.1.8", "reported-19": "mlir-opt 19.1.7"}


def apply(text: str, passes: str, script: str) -> str:
    """A program after passes, one of which may run a script."""
    with ir.Context():
        module = ir.Module.parse(text)
        if script:
            body = f"transform.named_sequence @__transform_main(%root: {_ANY}) {{\n{script}\n  transform.yield\n}}"
            scripts = ir.Module.parse(f"module attributes {{transform.with_named_sequence}} {{\n{body}\n}}")
            for operation in list(scripts.body.operations):
                module.body.append(operation)
            module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
        PassManager.parse(f"builtin.module({passes})").run(module.operation)
        for operation in list(module.body.operations):
            if operation.operation.name == "transform.named_sequence":
                operation.operation.erase()
        if script:
            del module.operation.attributes["transform.with_named_sequence"]
        return str(module)


def files(family: str, all_made: Sequence[Made]) -> dict[str, str]:
    """Programs of ours, what is made of them, and the manifest."""
    folder = ROOT / family
    texts, pairs, sizes = {}, [], {}
    for made in all_made:
        source, target = f"{made.source}.mlir", f"{made.target}.mlir"
        texts[source] = (folder / source).read_text(encoding="utf-8")
        if family in KEPT:
            texts[target] = (folder / target).read_text(encoding="utf-8")
        else:
            texts[target] = apply(texts[source], made.passes, made.script)
        named = {}
        if made.sizes:
            sizes[made.source] = {name: [size] for name, size in made.sizes.items()}
            named = {"sizes": made.source}
        pairs.append(
            {
                "name": made.target,
                "source": source,
                "target": target,
                "function": "kernel",
                **named,
                "what": f"llvm-project {made.issue}: {made.what}" if made.issue else made.what,
                "pipeline": f"builtin.module({made.passes})",
                "level": "bitwise",
                "expected": made.expected,
            }
        )
    tool = KEPT.get(family, f"torch-mlir {version('torch-mlir')}")
    script = "corpora/passes/produce.py"
    texts[MANIFEST] = manifest(script, "the programs or what is made of them", family, tool, pairs, sizes)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name, made) for name, made in FAMILIES.items()}
    return produce("corpora.passes.produce", "Writes what passes get wrong.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
