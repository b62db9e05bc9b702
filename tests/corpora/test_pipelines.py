"""Some kernels on tensors, through some of MLIR's pipelines; `python -m tests.corpora.pipelines` goes through all."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.corpora.pipelines import SCRIPTS, stages
from tests.corpora.tensor_kernels import KERNELS

_CHOSEN = (
    ("matmul i8", "script pad"),
    ("matmul bf16", "script pack"),
    ("matmul f32", "script peel"),
    ("matmul f16", "script forall"),
    ("attention", "bufferize"),
    ("conv 2D nhwc plain", "script img2col"),
    ("concat and pad", "linalg to llvm"),
    ("gather", "script tile"),
    ("pack and unpack", "deallocate"),
)


@pytest.mark.parametrize(("kernel", "pipeline"), _CHOSEN)
def test_every_stage_means_what_the_first_means(kernel: str, pipeline: str) -> None:
    chosen = next(each for each in KERNELS if each.name == kernel)
    first, *others = stages(chosen.text, pipeline, chosen.options)
    assert len(others) >= 2
    for each in others:
        verdict = verify(load(first.text, file_name="first.mlir"), load(each.text, file_name="stage.mlir"))
        assert verdict.verdict == "equivalent", f"{each.name}: {verdict.reasons}"


@pytest.mark.parametrize("form", [0, 1])
def test_the_transforms_of_winograd_mean_what_they_are_decomposed_to(
    form: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = next(each for each in KERNELS if each.name == "winograd")
    found = []
    for pipeline in ("script winograd", "script winograd decomposed"):
        script = SCRIPTS[pipeline.removeprefix("script ")].replace("fmr = 0", f"fmr = {form}")
        monkeypatch.setitem(SCRIPTS, pipeline.removeprefix("script "), script)
        found.append(list(stages(kernel.text, pipeline, kernel.options))[1].text)
    assert "winograd" in found[0] and "winograd" not in found[1]
    sides = load(found[0], file_name="transforms.mlir"), load(found[1], file_name="products.mlir")
    assert verify(*sides, accept=("bitwise", "reassociated")).verdict == "equivalent"


# kernel, pipeline, stage, what it has, and what it must not have in its place
_MUTANTS = (
    ("matmul i8", "script pad", 1, "constant 0 : i8", "constant 1 : i8"),
    ("matmul f32", "script tile", 1, "into %arg7[%arg2, %arg4]", "into %arg7[%arg2, %c0]"),
    ("matmul f32", "script tile", 1, "scf.yield %inserted_slice", "scf.yield %arg7"),
    ("conv 2D nhwc strided", "generalize", 1, "d2 * 2 + d5", "d2 + d5"),
    ("concat and pad", "linalg to llvm", 1, "linalg.yield %cst", "%z = arith.negf %cst : f32 linalg.yield %z"),
    ("pack and unpack", "bufferize", 1, "constant 0.000000e+00", "constant 1.000000e+00"),
    ("pack and unpack", "bufferize", 1, "    linalg.pack", "    //"),
)


@pytest.mark.parametrize(("kernel", "pipeline", "stage", "right", "wrong"), _MUTANTS)
def test_a_wrong_stage_is_refuted(kernel: str, pipeline: str, stage: int, right: str, wrong: str) -> None:
    chosen = next(each for each in KERNELS if each.name == kernel)
    found = list(stages(chosen.text, pipeline, chosen.options))
    assert right in found[stage].text
    mutant = found[stage].text.replace(right, wrong)
    verdict = verify(load(found[0].text, file_name="first.mlir"), load(mutant, file_name="mutant.mlir"))
    assert verdict.verdict == "different"
