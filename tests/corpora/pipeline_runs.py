"""Holds stages of `corpora/pipelines` against numpy: `python -m tests.corpora.pipeline_runs [FAMILY ...]`.

Each kernel has a reference in `tests.corpora.tensor_references`. A stage is brought to native code by what is left of
the way (`native_entry`), and is called with tensors in memory, whatever form its function has by then; what it computes
is held against the reference. Stages that are right compute the same, and wrong ones something else, or fail."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv.corpus.manifests import CorpusPair, read_manifest
from tests import ROOT
from tests.corpora.pipelines import PIPELINES
from tests.corpora.tensor_references import REFERENCES, Array, drawn
from tests.oracle import Fenced, run_functions
from tests.oracle.heap import ALLOCATE, FREE
from tests.oracle.native import PIPELINE, UNCHECKED, Outcome

CORPUS = ROOT / "corpora" / "pipelines"
# Of these a wrong stage reads behind an argument what is masked out afterwards: that shows where nobody may read there.
FENCED = "matmul/vectorize."
SEEDS = range(4)
ENTRY = "entry"
_BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map "
    "allow-return-allocs-from-loops=true}"
)
_DEALLOCATIONS = "bufferization-lower-deallocations,convert-bufferization-to-memref"
# What stages in the LLVM dialect call becomes what the oracle's guarded heap serves.
_HEAP = {"malloc": ALLOCATE, "free": FREE}
_COPY = re.compile(r"memref\.copy (%[\w#]+), (%[\w#]+) : (.+) to (.+)")
_SOFTMAX = re.compile(r"linalg\.softmax dimension\(1\) ins\((%[\w#]+) : (.+)\) outs\((%[\w#]+) : (.+)\)")
_PACK = re.compile(
    r"linalg\.(pack|unpack) (%[\w#]+) (?:padding_value\((%\w+) : (\w+)\) )?inner_dims_pos = \[(\d), (\d)\] "
    r"inner_tiles = \[(\d), (\d)\] into (%[\w#]+) : (.+) -> (.+)"
)
_TENSOR = re.compile(r"\btensor<")
_HALVES = {"f16": 2e-2, "bf16": 1e-1}


@dataclass(frozen=True, slots=True)
class Arrays:
    """Inputs of a run: an array for each argument, and zeros for the results, which are further parameters."""

    given: tuple[Array, ...]

    def content(self, element: str, shape: tuple[int, ...], position: int) -> Array:
        if position < len(self.given):
            return self.given[position].reshape(shape)
        return np.zeros(shape, _dtype(element))


def _dtype(element: str) -> np.dtype:
    names = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "index": np.int64, "i1": np.uint8}
    return np.dtype(names[element]) if element in names else np.dtype(f"i{int(element[1:]) // 8}")


@dataclass(frozen=True, slots=True)
class Signature:
    """The types of a kernel's arguments and results as memrefs."""

    arguments: tuple[str, ...]
    results: tuple[str, ...]


def signature(text: str, function: str) -> Signature:
    """That of a kernel on tensors."""
    with ir.Context():
        kind = _function(ir.Module.parse(text), function).type
        arguments, results = (
            tuple(str(each).replace("tensor<", "memref<") for each in types) for types in (kind.inputs, kind.results)
        )
    return Signature(arguments, results)


def native_entry(text: str, function: str, kernel: Signature) -> str:
    """A stage with a function `entry` of memrefs for the kernel's arguments and results, that calls it."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = False
        module = ir.Module.parse(text)
        if _TENSOR.search(text):
            passes = ",".join((*PIPELINES["tosa"][:-1], _BUFFERS))
            PassManager.parse(f"builtin.module({passes})").run(module.operation)
        if "bufferization." in str(module):
            PassManager.parse(f"builtin.module({_DEALLOCATIONS})").run(module.operation)
        called = _function(module, function)
        if called.operation.name == "func.func":
            entry = _calls_memrefs(called.type, function, kernel)
        else:
            entry = _calls_pointers(function, kernel)
        printed = _with_loops(_COPY.sub(r"linalg.copy ins(\1 : \3) outs(\2 : \4)", str(module).rstrip()))
    for name, served in _HEAP.items():
        printed = printed.replace(f"@{name}(", f"@{served}(")
    assert printed.endswith("}"), printed[-80:]
    return f"{printed[:-1]}{entry}}}\n"


def _with_loops(text: str) -> str:
    """A module with calls in the place of what no pass makes loops of in memory: softmax of rows, and packing."""
    helpers = []

    def called(name: str, operands: Sequence[str], types: Sequence[str], body: str) -> str:
        name = f"{name}_{len(helpers)}"
        parameters = ", ".join(f"%{each}: {type}" for each, type in zip("abp", types, strict=False))
        helpers.append(f"  func.func private @{name}({parameters}) {{{body}\n    return\n  }}\n")
        return f"func.call @{name}({', '.join(operands)}) : ({', '.join(types)}) -> ()"

    def softmax(found: re.Match[str]) -> str:
        a, of_a, b, of_b = found.groups()
        rows, columns, element = _SHAPE.findall(of_b)[0]
        body = _ROWS.format(rows=rows, columns=columns, f=element, a=of_a, b=of_b)
        return called("softmax", (a, b), (of_a, of_b), body)

    def packing(found: re.Match[str]) -> str:
        what, a, padding, element, *places, b, of_a, of_b = found.groups()
        packs = what == "pack"
        plain, tiled = (of_a, of_b) if packs else (of_b, of_a)
        rows, columns, of = _SHAPE.findall(plain)[0]
        tiles = dict(zip(places[:2], places[2:], strict=True))
        outer = [f"%{axis} floordiv {tiles[at]}" for at, axis in zip("01", "rc", strict=True)]
        inner = [f"%{'rc'[int(at)]} mod {tiles[at]}" for at in places[:2]]
        sides = [("%a", "%r, %c", plain), ("%b", ", ".join(outer + inner), tiled)]
        if not packs:
            sides = [("%a", sides[1][1], tiled), ("%b", "%r, %c", plain)]
        (x, at_x, of_x), (y, at_y, of_y) = sides
        filled = f"\n    linalg.fill ins(%p : {of}) outs(%b : {tiled})" if padding else ""
        body = f"""{filled}
    affine.for %r = 0 to {rows} {{
      affine.for %c = 0 to {columns} {{
        %v = affine.load {x}[{at_x}] : {of_x}
        affine.store %v, {y}[{at_y}] : {of_y}
      }}
    }}"""
        operands, types = [a, b, padding][: 2 + packs], [of_a, of_b, element][: 2 + packs]
        return called(what, operands, types, body)

    text = _PACK.sub(packing, _SOFTMAX.sub(softmax, text))
    return f"{text[:-1]}{''.join(helpers)}}}" if helpers else text


_SHAPE = re.compile(r"memref<(\d+)x(\d+)x(\w+)")
_ROWS = """
    %least = arith.constant 0xFF800000 : {f}
    %zero = arith.constant 0.0 : {f}
    affine.for %i = 0 to {rows} {{
      %m = affine.for %j = 0 to {columns} iter_args(%x = %least) -> {f} {{
        %v = affine.load %a[%i, %j] : {a}
        %n = arith.maximumf %x, %v : {f}
        affine.yield %n : {f}
      }}
      %s = affine.for %j = 0 to {columns} iter_args(%x = %zero) -> {f} {{
        %v = affine.load %a[%i, %j] : {a}
        %d = arith.subf %v, %m : {f}
        %e = math.exp %d : {f}
        affine.store %e, %b[%i, %j] : {b}
        %n = arith.addf %x, %e : {f}
        affine.yield %n : {f}
      }}
      affine.for %j = 0 to {columns} {{
        %v = affine.load %b[%i, %j] : {b}
        %q = arith.divf %v, %s : {f}
        affine.store %q, %b[%i, %j] : {b}
      }}
    }}"""


def _function(module: ir.Module, name: str) -> ir.OpView:
    (found,) = [
        each
        for each in module.body.operations
        if "sym_name" in each.operation.attributes and each.operation.attributes["sym_name"].value == name
    ]
    return found


def _head(kernel: Signature) -> str:
    parameters = [f"%p{at}: {type}" for at, type in enumerate((*kernel.arguments, *kernel.results))]
    return f"  func.func @{ENTRY}({', '.join(parameters)}) {{\n"


def _calls_memrefs(kind: ir.FunctionType, function: str, kernel: Signature) -> str:
    """Of a function on memrefs, of any layout, which returns its results or takes them as its last parameters."""
    types = [str(each) for each in kind.inputs]
    lines, given = [], []
    for at, (own, type) in enumerate(zip((*kernel.arguments, *kernel.results), types, strict=False)):
        given.append(f"%p{at}" if own == type else f"%c{at}")
        if own != type:
            lines.append(f"    %c{at} = memref.cast %p{at} : {own} to {type}")
    results = [str(each) for each in kind.results]
    assert len(types) == len(kernel.arguments) + len(kernel.results) * (not results), (types, kernel)
    produced = f"%r:{len(results)} = " if results else ""
    lines.append(f"    {produced}call @{function}({', '.join(given)}) : ({', '.join(types)}) -> ({', '.join(results)})")
    for at, (own, type) in enumerate(zip(kernel.results, results, strict=bool(results))):
        lines.append(f"    linalg.copy ins(%r#{at} : {type}) outs(%p{len(kernel.arguments) + at} : {own})")
    return _head(kernel) + "\n".join(lines) + "\n    return\n  }\n"


def _descriptor(memref: str) -> tuple[str, list[tuple[str, str]]]:
    """The struct of a memref in the LLVM dialect, and the position and type of each of its numbers."""
    rank = memref.count("x") - memref.endswith("index>")
    sizes = f"array<{rank} x i64>"
    struct = f"!llvm.struct<(ptr, ptr, i64, {sizes}, {sizes})>" if rank else "!llvm.struct<(ptr, ptr, i64)>"
    fields = [("0", "!llvm.ptr"), ("1", "!llvm.ptr"), ("2", "i64")]
    return struct, [*fields, *((f"{at}, {axis}", "i64") for at in (3, 4) for axis in range(rank))]


def _calls_pointers(function: str, kernel: Signature) -> str:
    """Of a function in the LLVM dialect, whose memrefs came as the numbers of their descriptors."""
    lines, given, types = [], [], []
    for at, memref in enumerate(kernel.arguments):
        struct, fields = _descriptor(memref)
        lines.append(f"    %s{at} = builtin.unrealized_conversion_cast %p{at} : {memref} to {struct}")
        for number, (position, type) in enumerate(fields):
            lines.append(f"    %f{at}_{number} = llvm.extractvalue %s{at}[{position}] : {struct}")
            given.append(f"%f{at}_{number}")
            types.append(type)
    structs = [_descriptor(memref)[0] for memref in kernel.results]
    inner = [each.removeprefix("!llvm.") for each in structs]
    whole = structs[0] if len(structs) == 1 else f"!llvm.struct<({', '.join(inner)})>"
    lines.append(f"    %r = llvm.call @{function}({', '.join(given)}) : ({', '.join(types)}) -> {whole}")
    for at, (memref, struct) in enumerate(zip(kernel.results, structs, strict=True)):
        value = "%r"
        if len(structs) > 1:
            value = f"%t{at}"
            lines.append(f"    {value} = llvm.extractvalue %r[{at}] : {whole}")
        lines.append(f"    %m{at} = builtin.unrealized_conversion_cast {value} : {struct} to {memref}")
        lines.append(f"    linalg.copy ins(%m{at} : {memref}) outs(%p{len(kernel.arguments) + at} : {memref})")
    return _head(kernel) + "\n".join(lines) + "\n    return\n  }\n"


def outcomes(
    path: Path, function: str, kernel: Signature, inputs: list[tuple[Array, ...]], fenced: bool = False
) -> list[Outcome]:
    """What native code does with each of the inputs, where `fenced` with arrays behind which nobody may read, and with
    reads in loops, which no pass takes out as it does those of which nothing is used."""
    entry = native_entry(path.read_text(), function, kernel)
    jobs = [({}, Fenced(Arrays(each)) if fenced else Arrays(each)) for each in inputs]
    pipeline = PIPELINE if "func.func @f" in entry else UNCHECKED
    if fenced:
        pipeline = pipeline.replace("convert-vector-to-scf{full-unroll=true}", "convert-vector-to-scf")
    return run_functions(entry, {ENTRY: jobs}, pipeline)[ENTRY]


def problem(pair: CorpusPair) -> str | None:
    """What speaks against the label of a pair."""
    kernel = signature(pair.source.read_text(), pair.function)
    reference = REFERENCES[f"{pair.family}/{pair.source.stem}"]
    inputs = [drawn(f"{pair.family}/{pair.source.stem}", kernel.arguments, seed) for seed in SEEDS]
    seen = None
    fenced = pair.full_name.startswith(FENCED)
    found = outcomes(pair.target, pair.target_function, kernel, inputs, fenced)
    for given, outcome in zip(inputs, found, strict=True):
        if outcome.status == "invalid":
            return f"not run: {outcome.message}"
        seen = seen or _difference(outcome, reference(*given), len(given))
    if (seen is None) == (pair.expected == "equivalent"):
        return None
    return seen or "it computes what numpy does"


def _difference(outcome: Outcome, expected: list[Array], arguments: int) -> str | None:
    if outcome.status != "finished":
        return f"{outcome.status}: {outcome.message}"
    found = outcome.outputs[arguments:]
    for at, (left, right) in enumerate(zip(found, expected, strict=True)):
        if outcome.unsettled[arguments + at].any():
            return f"result {at} depends on what nobody wrote"
        near = _HALVES.get(outcome.elements[arguments + at], 1e-4)
        numbers = np.asarray(right).reshape(left.shape).astype(np.float64)
        if not np.allclose(left.astype(np.float64), numbers, rtol=near, atol=near, equal_nan=True):
            return f"result {at} is another one"
    return None


def main() -> int:
    count, failed = 0, 0
    for family in sys.argv[1:] or sorted(path.parent.name for path in CORPUS.glob("*/manifest.toml")):
        for pair in read_manifest(CORPUS / family / "manifest.toml"):
            count += 1
            if found := problem(pair):
                failed += 1
                print(f"{pair.full_name}: {found}", flush=True)
    print(f"{count} pairs, {failed} problems")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
