"""Writes the pairs of this corpus: `python -m corpora.pipelines.produce [--check] [FAMILY ...]` in the top folder.

Kernels on tensors are taken through MLIR's pipelines pass by pass, down to the LLVM dialect; each stage is a pair with
the kernel. Wrong variants are made by edits of a stage, each of which must change it. `tests.corpora.pipelines` has the
kernels and pipelines, of which these are a part, and compares each stage with the one before as well. `--check` writes
nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path

from corpora.producing import manifest, produce
from tests.corpora.pipelines import PIPELINES, Stage, stages
from tests.corpora.tensor_kernels import KERNELS
from tests.corpora.tosa_kernels import TOSA_KERNELS

ROOT = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Edit:
    """What is wrong after the first match of `pattern` in the text of a stage, that of the pass `stage`, became
    `instead`; or all matches where it is meant `everywhere`."""

    stage: str
    what: str
    pattern: str
    instead: str
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A kernel in a pipeline; `level` is that at which all stages are equal to the kernel. `last` leaves out the stages
    before the last one."""

    name: str
    kernel: str
    pipeline: str
    edits: tuple[Edit, ...] = ()
    level: str = "bitwise"
    last: bool = False


_LLVM = "reconcile-unrealized-casts"
_SCRIPT = "transform-interpreter"
_TO_LLVM = (
    Edit(_LLVM, "the innermost loop begins with its second iteration", r"\^bb11\(%20 : i64\)", "^bb11(%18 : i64)"),
    Edit(_LLVM, "a row's number is its own stride", r"llvm\.mul (%\w+), %\w+ overflow<nsw, nuw>", r"llvm.mul \1, \1"),
    Edit(_LLVM, "elements lie twice as far apart", r"(getelementptr inbounds\|nuw .* -> !llvm\.ptr), f32", r"\1, f64"),
)

FAMILIES = {
    "matmul": (
        Run("to-llvm", "matmul", "linalg to llvm", _TO_LLVM),
        Run(
            "tile",
            "matmul",
            "script tile",
            (
                Edit(
                    _SCRIPT,
                    "a tile is put where another one belongs",
                    r"(into %arg\d+)\[(%\w+), (%\w+)\]",
                    r"\1[%c0, \3]",
                ),
                Edit(
                    _SCRIPT,
                    "the old tensor is handed on",
                    r"scf\.yield %inserted_slice",
                    "scf.yield %arg7",
                ),
            ),
        ),
        Run("peel", "matmul", "script peel"),
        Run(
            "pad",
            "matmul i8",
            "script pad",
            (
                Edit(
                    _SCRIPT,
                    "padding that is not zero takes part",
                    r"constant 0 : i8",
                    "constant 1 : i8",
                    everywhere=True,
                ),
            ),
        ),
        Run("pack", "matmul i8", "script pack"),
        Run("forall", "matmul f16", "script forall"),
        Run(
            "vectorize",
            "small matmul",
            "script vectorize masked to llvm",
            (
                Edit(
                    _SCRIPT,
                    "a mask is one too wide",
                    r"vector\.create_mask %c3, %c4",
                    "vector.create_mask %c4, %c4",
                ),
                Edit(
                    _SCRIPT,
                    "a mask is one too narrow",
                    r"create_mask %c3, %c3_0, %c4",
                    "create_mask %c3, %c3_0, %c3",
                ),
                Edit(
                    _SCRIPT,
                    "a permutation map is the other one",
                    r"permutation_map = #map1",
                    "permutation_map = #map",
                ),
                Edit(
                    _LLVM,
                    "a block gets what was before instead of what was loaded",
                    r"\^bb11\(%\w+ : vector<4xf32>\)(?=(?s:.)*?\^bb11\((%\w+) : vector)",
                    r"^bb11(\1 : vector<4xf32>)",
                ),
            ),
            "reassociated",
        ),
        Run("super-vectorize", "matmul", "super-vectorize to llvm"),
    ),
    "convolution": (
        Run("img2col", "conv 2D nhwc plain", "script img2col"),
        Run(
            "generalize",
            "conv 2D nhwc strided",
            "generalize",
            (Edit("linalg-generalize", "a window moves by one", r"d2 \* 2 \+ d5", "d2 + d5"),),
        ),
        Run("affine", "depthwise conv 2D", "linalg to affine"),
        Run("winograd", "winograd", "script winograd decomposed", level="real"),
        Run("vectorize", "conv 1D", "script vectorize to llvm", level="real"),
    ),
    "reductions": (
        Run("reduce-rows", "reduce 1", "script vectorize to llvm", level="reassociated"),
        Run("split", "matmul", "script split reduction", level="reassociated"),
        Run("softmax", "softmax", "linalg to llvm"),
        Run("layer-norm", "layer norm", "generalize"),
        Run("attention", "attention", "bufferize"),
        Run("max-pooling", "max pooling", "script tile"),
    ),
    "layout": (
        Run(
            "transpose",
            "transpose",
            "script vectorize to llvm",
            last=True,
        ),
        Run(
            "concat-pad",
            "concat and pad",
            "linalg to llvm",
            (Edit("one-shot-bufferize", "padding is not what it was", r"1\.000000e\+00", "2.000000e+00"),),
        ),
        Run(
            "pack",
            "pack and unpack",
            "deallocate",
            (Edit("one-shot-bufferize", "padding is not zero", r"0\.000000e\+00", "1.000000e+00"),),
        ),
        Run(
            "gather",
            "gather",
            "script tile",
            (
                Edit(
                    _SCRIPT,
                    "rows of another tile",
                    r"affine\.apply (#map\w*)\(%\w+\)\[",
                    r"affine.apply \1(%c0)[",
                ),
            ),
        ),
    ),
    "tosa": tuple(
        Run(re.sub(r"[ ,]+", "-", name.lower()), f"tosa {name}", "tosa", level=level, last=True)
        for name, level in (
            *(
                (name, "bitwise")
                for name in ("rescale by channel", "table i16", "resize BILINEAR i8 3", "rfft2d", "conv3d i8")
            ),
            *((name, "bitwise") for name in ("matmul i8", "avg_pool2d i8", "while_loop", "layout", "argmax i8")),
            ("transpose_conv2d 2, 2 f32", "real"),
        )
    ),
}


def files(family: str, runs: Sequence[Run]) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []
    for run in runs:
        kernel = next(each for each in (*KERNELS, *TOSA_KERNELS) if each.name == run.kernel)
        first, *found = stages(kernel.text, run.pipeline, kernel.options)
        source = f"{run.name}.mlir"
        texts[source] = first.text

        def pair(name: str, text: str, what: str, pipeline: str, expected: str, run: Run = run) -> None:
            texts[f"{name}.mlir"] = text
            pairs.append(
                {
                    "name": name,
                    "source": f"{run.name}.mlir",
                    "target": f"{name}.mlir",
                    "function": "f",
                    "what": what,
                    "pipeline": pipeline,
                    "level": run.level,
                    "expected": expected,
                }
            )

        for stage in found[-1:] if run.last else found:
            name = f"{run.name}.{_slug(stage)}"
            what = f"{run.kernel} and what it is after {stage.name.partition(' ')[2]}"
            pair(name, stage.text, what, _passes(run, stage), "equivalent")
        for number, (stage, what, text) in enumerate(_edited(run, found), 1):
            pair(f"{run.name}.wrong-{number}", text, what, f"{_passes(run, stage)}, then an edit", "different")
    texts["manifest.toml"] = manifest(
        "corpora/pipelines/produce.py",
        "the kernels, the pipelines or the runs",
        family,
        f"torch-mlir {version('torch-mlir')}",
        pairs,
    )
    return texts


def _slug(stage: Stage) -> str:
    number, _, name = stage.name.partition(" ")
    return f"{number}-{re.sub('[{(,].*', '', name.removeprefix('func.func('))}"


def _passes(run: Run, stage: Stage) -> str:
    count = int(stage.name.partition(" ")[0]) + 1
    return f"builtin.module({','.join(PIPELINES[run.pipeline][:count])})"


def _edited(run: Run, found: Sequence[Stage]) -> Iterable[tuple[Stage, str, str]]:
    for edit in run.edits:
        stage = next(each for each in found if edit.stage in each.name)
        text, count = re.subn(edit.pattern, edit.instead, stage.text, count=0 if edit.everywhere else 1)
        assert count, (run.name, edit.what)
        yield stage, edit.what, text


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name, runs) for name, runs in FAMILIES.items()}
    return produce("corpora.pipelines.produce", "Writes the corpus of pipelines.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
