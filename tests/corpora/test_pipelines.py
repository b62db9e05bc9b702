"""Some kernels on tensors, through some of MLIR's pipelines; `python -m tests.corpora.pipelines` goes through all."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.corpora.pipelines import SCRIPTS, stages
from tests.corpora.tensor_kernels import KERNELS
from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.oracle import run

_CHOSEN = (
    ("matmul i8", "script pad"),
    ("matmul bf16", "script pack"),
    ("matmul", "script peel"),
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


@pytest.mark.parametrize(("form", "type"), [(0, ""), (1, ""), (1, " f16"), (1, " bf16")])
def test_the_transforms_of_winograd_mean_what_they_are_decomposed_to(
    form: int, type: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = next(each for each in KERNELS if each.name == f"winograd{type}")
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
    ("matmul", "script tile", 1, "into %arg7[%arg2, %arg4]", "into %arg7[%arg2, %c0]"),
    ("matmul", "script tile", 1, "scf.yield %inserted_slice", "scf.yield %arg7"),
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


@pytest.mark.parametrize(("name", "tiles", "loops"), [("matmul", "3, 4, 5", 3), ("reduce 1", "2, 3", 2)])
def test_fusion_into_a_loop_over_what_is_reduced_is_refuted(
    name: str, tiles: str, loops: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sums begin anew in each of its iterations, in native code as well."""
    kernel = next(each for each in KERNELS if each.name == name)
    results = ", ".join(["!transform.any_op"] * (loops + 1))
    script = SCRIPTS["fuse"].partition("  %t, %l")[0] + (
        f"  %t, %l:{loops} = transform.structured.fuse %op tile_sizes [{tiles}] : (!transform.any_op) -> ({results})\n"
        "  transform.yield\n}\n"
    )
    monkeypatch.setitem(SCRIPTS, "fuse", script)
    first, fused, *_ = stages(kernel.text, "script fuse", {"OPERATION": kernel.options["OPERATION"]})
    assert verify(load(first.text, file_name="first.mlir"), load(fused.text, file_name="fused.mlir")).verdict == (
        "different"
    )
    outcomes = [run(buffers(each.text), "f", [({}, 3)])[0] for each in (first, fused)]
    assert [each.status for each in outcomes] == ["finished", "finished"]
    assert (outcomes[0].outputs[-1] != outcomes[1].outputs[-1]).any()
