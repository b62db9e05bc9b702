"""Takes kernels on tensors through MLIR's pipelines, pass by pass: `python -m tests.corpora.pipelines [-v] [WORD...]`.

Every stage is compared with the one before it and with the first; what is not proven is printed, with the reason. Words
select kernels and pipelines whose names contain them."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv.request.options import Options
from equiv.verification import verify_all
from frontends.errors import InputProblem
from frontends.mlir import load
from tests.corpora.tensor_kernels import KERNELS
from tests.corpora.tosa_kernels import TOSA_KERNELS

_BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries=true allow-unknown-ops=true}"
_TO_LLVM = (
    "convert-linalg-to-loops",
    "lower-affine",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "finalize-memref-to-llvm",
    "convert-math-to-llvm",
    "convert-arith-to-llvm",
    "convert-func-to-llvm",
    "convert-cf-to-llvm",
    "reconcile-unrealized-casts",
)
_VECTORS_TO_LLVM = (
    "func.func(lower-vector-mask,lower-vector-multi-reduction)",
    "convert-vector-to-scf{full-unroll=true}",
    "convert-linalg-to-loops",
    "lower-affine",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-vector-to-llvm",
    "finalize-memref-to-llvm",
    "convert-math-to-llvm",
    "convert-arith-to-llvm",
    "convert-index-to-llvm",
    "convert-func-to-llvm",
    "convert-cf-to-llvm",
    "reconcile-unrealized-casts",
)
_ANY = "!transform.any_op"


def _on_last(body: str) -> str:
    """A transform script that does `body` to the structured operations `%op` whose name the kernel says."""
    return f"""
transform.named_sequence @__transform_main(%arg: {_ANY} {{transform.consumed}}) {{
  %op = transform.structured.match ops{{["OPERATION"]}} in %arg : ({_ANY}) -> {_ANY}
  {body}
  transform.yield
}}
"""


_TILE = f"%t, %l:COUNT = transform.structured.tile_using_for %op tile_sizes [SIZES] : ({_ANY}) -> ({_ANY}, LOOPS)\n  "
SCRIPTS = {
    "tile": _on_last(_TILE),
    "peel": _on_last(
        _TILE + f'%c = transform.cast %l#LAST : {_ANY} to !transform.op<"scf.for">\n'
        f'  %m, %r = transform.loop.peel %c : (!transform.op<"scf.for">) -> ({_ANY}, {_ANY})'
    ),
    "forall": _on_last(
        f"%t, %l = transform.structured.tile_using_forall %op tile_sizes [PARALLEL] : ({_ANY}) -> ({_ANY}, {_ANY})"
    ),
    "pad": _on_last(
        f"{_TILE}%p, %q, %c = transform.structured.pad %t {{padding_values = [PADDING], "
        f'padding_dimensions = [0, 1, 2], copy_back_op = "linalg.copy"}} : ({_ANY}) -> ({_ANY}, {_ANY}, {_ANY})'
    ),
    "fuse": _on_last(
        f"%t, %l:NUMBER = transform.structured.fuse %op tile_sizes [PARALLEL] : ({_ANY}) -> ({_ANY}, EACH)"
    ),
    "vectorize": _on_last(
        f"%f = transform.get_parent_op %op {{isolated_from_above}} : ({_ANY}) -> {_ANY}\n"
        f"  %v = transform.structured.vectorize_children_and_apply_patterns %f : ({_ANY}) -> {_ANY}"
    ),
    "vectorize masked": _on_last(f"transform.structured.vectorize %op vector_sizes [VECTOR] : {_ANY}"),
    "pack": _on_last(
        f'%p = transform.structured.pack %op packed_sizes = PACKED : ({_ANY}) -> (!transform.op<"linalg.generic">)'
    ),
    "img2col": _on_last(f"%a, %b = transform.structured.convert_conv2d_to_img2col %op : ({_ANY}) -> ({_ANY}, {_ANY})"),
    "winograd": _on_last(f"%w = transform.structured.winograd_conv2d %op {{fmr = 0 : i32}} : ({_ANY}) -> {_ANY}"),
    "winograd decomposed": _on_last(
        f"%w = transform.structured.winograd_conv2d %op {{fmr = 0 : i32}} : ({_ANY}) -> {_ANY}\n"
        + "".join(
            f'  %m{part} = transform.structured.match ops{{["linalg.winograd_{part}_transform"]}} in %arg '
            f": ({_ANY}) -> {_ANY}\n"
            f"  %d{part} = transform.structured.decompose_winograd_op %m{part} : ({_ANY}) -> {_ANY}\n"
            for part in ("filter", "input", "output")
        )
    ),
    "interchange": _on_last(
        f"%g = transform.structured.generalize %op : ({_ANY}) -> {_ANY}\n"
        f"  %i = transform.structured.interchange %g iterator_interchange = INTERCHANGE : ({_ANY}) -> {_ANY}"
    ),
    "split reduction": _on_last(
        f"%g = transform.structured.generalize %op : ({_ANY}) -> {_ANY}\n"
        f"  %a, %b, %c, %d = transform.structured.split_reduction %g {{split_factor = 2, insert_split_dimension = 0}} "
        f": ({_ANY}) -> ({_ANY}, {_ANY}, {_ANY}, {_ANY})"
    ),
}

# name: passes, one after the other
PIPELINES: dict[str, tuple[str, ...]] = {
    "generalize": (
        "linalg-generalize-named-ops",
        "linalg-fuse-elementwise-ops",
        "canonicalize",
        "linalg-fold-unit-extent-dims",
    ),
    "bufferize": (_BUFFERIZE, "canonicalize", "cse", "buffer-results-to-out-params{modify-public-functions=true}"),
    "linalg to llvm": (_BUFFERIZE, *_TO_LLVM),
    "deallocate": (
        _BUFFERIZE,
        "ownership-based-buffer-deallocation",
        "canonicalize",
        "buffer-deallocation-simplification",
        "bufferization-lower-deallocations",
        "convert-bufferization-to-memref",
    ),
    "linalg to affine": (_BUFFERIZE, "convert-linalg-to-affine-loops", "canonicalize", "affine-loop-fusion"),
    "empty tensors": ("eliminate-empty-tensors", "empty-tensor-to-alloc-tensor", _BUFFERIZE),
    "morph": ("linalg-morph-ops{named-to-category}", "linalg-morph-ops{category-to-generic}"),
    "block pack": ("linalg-block-pack-matmul{block-factors=2,3,4 allow-padding=1}", "canonicalize", _BUFFERIZE),
    "interop": ("convert-elementwise-to-linalg", "canonicalize", _BUFFERIZE),
    "tosa": (
        "func.func(tosa-optional-decompositions)",
        "func.func(tosa-make-broadcastable)",
        "func.func(tosa-to-scf)",
        "tosa-to-mlprogram",
        "func.func(tosa-to-linalg-named)",
        "func.func(tosa-to-linalg)",
        "func.func(tosa-to-arith{include-apply-rescale=true},tosa-to-tensor)",
        "canonicalize",
        _BUFFERIZE,
    ),
}
for _name in SCRIPTS:
    PIPELINES[f"script {_name}"] = ("transform-interpreter", "canonicalize", "cse", _BUFFERIZE)
for _name in ("vectorize", "vectorize masked"):
    PIPELINES[f"script {_name} to llvm"] = (*PIPELINES[f"script {_name}"], *_VECTORS_TO_LLVM)
PIPELINES["super-vectorize to llvm"] = (
    _BUFFERIZE,
    "convert-linalg-to-affine-loops",
    "func.func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions=true})",
    "canonicalize",
    *_VECTORS_TO_LLVM,
)


_OPTIONS = Options(accept=("bitwise", "reassociated", "real"), timeout=30.0)


@dataclass(frozen=True, slots=True)
class Stage:
    name: str
    text: str


def stages(text: str, pipeline: str, options: dict[str, str]) -> Iterator[Stage]:
    """The program before and after each pass that changes it; ends where upstream gives up."""
    script = SCRIPTS.get(pipeline.removeprefix("script ").removesuffix(" to llvm"), "")
    # Loops over what is reduced are for tiling alone: their iterations depend on one another.
    parallel = options.get("PARALLEL", options.get("SIZES", ""))
    each = len([size for size in parallel.split(",") if size.strip() != "0"])
    loops = len([each for each in options.get("SIZES", "").split(",") if each.strip() != "0"])
    generic = {"COUNT": str(loops), "LAST": str(loops - 1), "LOOPS": ", ".join([_ANY] * loops)}
    generic |= {"PARALLEL": parallel, "NUMBER": str(each), "EACH": ", ".join([_ANY] * each)}
    for name, value in (options | generic).items():
        script = script.replace(name, value)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        current = str(module)
        yield Stage("source", current)
        for number, step in enumerate(PIPELINES[pipeline]):
            if step == "transform-interpreter":
                scripts = ir.Module.parse(f"module attributes {{transform.with_named_sequence}} {{\n{script}}}")
                sequence = scripts.body.operations[0].operation
                sequence.detach_from_parent()
                module.body.append(sequence)
                module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
            try:
                PassManager.parse(f"builtin.module({step})").run(module.operation)
            except ir.MLIRError:
                return
            if step == "transform-interpreter":
                for operation in list(module.body.operations):
                    if operation.operation.name == "transform.named_sequence":
                        operation.operation.erase()
            following = str(module)
            if following != current:
                yield Stage(f"{number} {step}", following)
            current = following


@dataclass(slots=True)
class Campaign:
    """What came of all pairs of stages: how many of each outcome, in how many seconds, and which took longest."""

    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    slowest: tuple[float, str] = (0.0, "")

    @property
    def pairs(self) -> int:
        return sum(self.counts.values())

    @property
    def pairs_a_second(self) -> float:
        return self.pairs / max(self.seconds, 0.01)

    def run(self, words: Sequence[str] = (), verbose: bool = False) -> None:
        """Compares the stages of the kernels and pipelines whose names contain all words; prints what is not proven."""
        started = time.perf_counter()
        for kernel in (*KERNELS, *TOSA_KERNELS):
            for pipeline in PIPELINES:
                if not kernel.fits(pipeline) or not all(word in f"{kernel.name}/{pipeline}" for word in words):
                    continue
                found = list(stages(kernel.text, pipeline, kernel.options))
                for at in range(1, len(found)):
                    for before in sorted({0, at - 1}):
                        what = f"{kernel.name}/{pipeline}: {found[before].name} -> {found[at].name}"
                        self._compare(what, found[before], found[at], verbose)
        self.seconds += time.perf_counter() - started

    def _compare(self, what: str, before: Stage, after: Stage, verbose: bool) -> None:
        began = time.perf_counter()
        try:
            sides = [load(each.text, file_name=each.name) for each in (before, after)]
            results = verify_all(*sides, options=_OPTIONS)
        except InputProblem as problem:
            self.counts.update(["not compared"])
            print(f"{what}: {problem}", flush=True)
            return
        seconds = time.perf_counter() - began
        self.slowest = max(self.slowest, (seconds, what))
        self.counts.update(
            verdict.verdict if verdict.verdict != "equivalent" else f"equivalent ({verdict.level})"
            for verdict in results.verdicts
        )
        self.counts.update("not compared" for _ in results.problems)
        problems: list[InputProblem | str] = list(results.problems)
        for verdict in results.verdicts:
            if verdict.verdict != "equivalent":
                problems += [f"{reason.message} at {reason.line}" for reason in verdict.reasons]
                problems += [verdict.verdict] * (verdict.verdict == "different")
        for each in problems:
            print(f"{what}: {each}", flush=True)
        levels = {verdict.level for verdict in results.verdicts} - {"bitwise", None}
        if (verbose or levels) and not problems:
            print(f"{what}: {', '.join(sorted(map(str, levels))) or 'bitwise'}, {seconds:.2f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("words", nargs="*")
    arguments = parser.parse_args()
    campaign = Campaign()
    campaign.run(arguments.words, arguments.verbose)
    rate = f"{campaign.pairs} pairs in {campaign.seconds:.0f} s, {campaign.pairs_a_second:.1f} a second"
    print(f"{rate}: {dict(campaign.counts)}")
    print(f"slowest: {campaign.slowest[1]}, {campaign.slowest[0]:.1f} s")


if __name__ == "__main__":
    main()
