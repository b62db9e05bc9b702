"""Mutants of later stages against native runs: `python -m tests.corpora.pipeline_mutants [COUNT] [WORD...]`.

A stage of a pipeline is changed in one place (a permutation map, a mask, a slice, padding, an address, a block
argument, an operator); the change is compared with the stage itself, and both are run natively on the same inputs. What
native runs tell apart has to be refuted, and nothing else may be but for what is undefined."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv import verify
from equiv.mutate import Mutant, mutants
from frontends.mlir import load
from tests.corpora.pipelines import stages
from tests.corpora.tensor_kernels import KERNELS
from tests.equiv.lowered import after
from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.oracle import run
from tests.oracle.agreement import compare

SEEDS = (0, 1, 3)
_MEMORY = (
    "convert-linalg-to-loops",
    "lower-affine",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-vector-to-llvm",
    "finalize-memref-to-llvm",
    "convert-arith-to-llvm",
    "canonicalize",
)
# A running maximum, the sum of what is below it and how often it changed, which loops hand on.
_CARRIED = """
func.func @f(%a: memref<7xf32>, %b: memref<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %low = arith.constant -100.0 : f32
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %r:3 = scf.for %i = %c0 to %c7 step %c1 iter_args(%m = %low, %s = %zero, %n = %zero) -> (f32, f32, f32) {
    %x = memref.load %a[%i] : memref<7xf32>
    %is_new = arith.cmpf ogt, %x, %m : f32
    %next:3 = scf.if %is_new -> (f32, f32, f32) {
      %count = arith.addf %n, %one : f32
      scf.yield %x, %s, %count : f32, f32, f32
    } else {
      %sum = arith.addf %s, %x : f32
      scf.yield %m, %sum, %n : f32, f32, f32
    }
    scf.yield %next#0, %next#1, %next#2 : f32, f32, f32
  }
  memref.store %r#0, %b[%c0] : memref<3xf32>
  memref.store %r#1, %b[%c1] : memref<3xf32>
  memref.store %r#2, %b[%c2] : memref<3xf32>
  return
}
"""
_BRANCHES = {
    "branches": "convert-scf-to-cf,canonicalize",
    "branches, memory in LLVM": "convert-scf-to-cf,finalize-memref-to-llvm,convert-arith-to-llvm,canonicalize",
}
_SCRIPTS = ("script tile", "script peel", "script pad", "script forall", "script vectorize masked", "generalize")
_ON_TENSORS = ("small matmul", "matmul i8", "conv 1D", "conv 2D nhwc strided", "reduce 1", "transpose", "max pooling")
_IN_MEMORY = ("small matmul", "matmul i8", "conv 1D", "softmax", "concat and pad", "transpose")


@dataclass(frozen=True, slots=True)
class Case:
    """`on_tensors` has to come to buffers before it can be run natively."""

    name: str
    text: str
    on_tensors: bool

    def native(self, text: str) -> str:
        return buffers(text) if self.on_tensors else text


def cases() -> Iterator[Case]:
    kernels = {each.name: each for each in KERNELS}
    for name in _ON_TENSORS:
        for pipeline in _SCRIPTS:
            if kernels[name].fits(pipeline):
                found = list(stages(kernels[name].text, pipeline, kernels[name].options))[1:]
                if found:
                    yield Case(f"{name}/{pipeline}", found[0].text, True)
    for name in _IN_MEMORY:
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse(buffers(kernels[name].text))
            for each in _MEMORY:
                PassManager.parse(f"builtin.module({each})").run(module.operation)
            yield Case(f"{name}/memory in LLVM", str(module), False)
    for name, passes in _BRANCHES.items():
        yield Case(f"carried values/{name}", after(_CARRIED, passes), False)


@dataclass(frozen=True, slots=True)
class Result:
    case: str
    mutant: Mutant
    verdict: str
    native: str
    saw: str

    @property
    def is_wrong(self) -> bool:
        """Whether native code contradicts the verdict. What is undefined need not show there."""
        return self.verdict == "equivalent" and self.native == "different"


def judge(case: Case, count: int, seed: int = 7, kind: str = "") -> Iterator[Result]:
    """Draws `count` mutants, and judges those of a kind, or all."""
    work = [({}, each) for each in SEEDS]
    before = run(case.native(case.text), "f", work)
    for mutant in mutants(case.text, count, seed):
        if kind not in ("", mutant.kind):
            continue
        verdict = verify(
            load(case.text, file_name="stage.mlir"), load(mutant.text, file_name="mutant.mlir"), timeout=60
        )
        try:
            after = run(case.native(mutant.text), "f", work)
        except ir.MLIRError as error:
            yield Result(case.name, mutant, verdict.verdict, "invalid", str(error)[:80])
            continue
        saw = [compare(*each) for each in zip(before, after, strict=True) if each[0].status == "finished"]
        invalid = any(each.status == "invalid" for each in (*before, *after))
        native = "invalid" if invalid or not saw else "different" if any(saw) else "equal"
        yield Result(case.name, mutant, verdict.verdict, native, next((each for each in saw if each), ""))


def main() -> None:
    words = sys.argv[1:]
    count = int(words.pop(0)) if words and words[0].isdigit() else 12
    results: Counter[tuple[str, str]] = Counter()
    kinds: Counter[str] = Counter()
    started = time.perf_counter()
    for case in cases():
        if not all(word in case.name for word in words):
            continue
        for each in judge(case, count):
            results[each.verdict, each.native] += 1
            kinds[each.mutant.kind] += 1
            refuted_alone = each.verdict == "different" and each.native == "equal"
            if each.is_wrong or refuted_alone or each.verdict == "unknown":
                what = f"{each.mutant.description} at {each.mutant.place}"
                print(f"{each.case}: {what}: {each.verdict}, natively {each.native} {each.saw}", flush=True)
    print(f"{sum(results.values())} mutants in {time.perf_counter() - started:.0f} s: {dict(results)}")
    print(f"kinds: {dict(kinds)}")


if __name__ == "__main__":
    main()
