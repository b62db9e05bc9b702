"""Writes the pairs of this corpus: `python -m corpora.gpu.tile.produce [--check] [KERNEL ...]`, with the optional
dependencies `corpora-tile` installed.

Each kernel of `kernels.py` is compiled by cuTile to CUDA Tile IR several times: without its passes that only optimize,
with each of them alone, with all, and for an older bytecode. Every result is a pair with the first one. Where
`../tile-triton/` has the same kernel as Triton's frontend made it, that is a pair with the first and the last, in a
family of its own. Wrong variants are edits."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import patch

from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
TRITON = ROOT.parent / "tile-triton"
_PASSES = {"patterns": "rewrite_patterns", "motion": "hoist_loop_invariants", "split": "split_loops"}
# What is compiled: the passes that run, and the bytecode that is written.
VARIANTS = {
    "plain": ((), None),
    **{name: ((name,), None) for name in _PASSES},
    "all": (tuple(_PASSES), None),
    "older": (tuple(_PASSES), "13.2"),
}


def compiled(kernel: str, variant: str) -> str:
    """The Tile IR of a kernel."""
    import cuda.tile as ct
    from cuda.tile import _compile
    from cuda.tile.compilation import ArrayConstraint, CallingConvention, KernelSignature, export_kernel

    from corpora.gpu.tile.kernels import KERNELS

    chosen = KERNELS[kernel]
    passes, bytecode = VARIANTS[variant]
    arrays = [
        ArrayConstraint(
            getattr(ct, element),
            rank,
            index_dtype=ct.int32,
            stride_lower_bound_incl=0,
            alias_groups=(),
            may_alias_internally=False,
            stride_constant=(*(None,) * (rank - 1), 1),
        )
        for element, rank in chosen.arrays.values()
    ]
    written = io.BytesIO()
    with ExitStack() as left_out:
        for name, function in _PASSES.items():
            if name not in passes:
                left_out.enter_context(patch.object(_compile, function, lambda _: None))
        export_kernel(
            chosen.function,
            [KernelSignature(arrays, CallingConvention.cutile_python_v1(), symbol=kernel)],
            written,
            gpu_code="sm_100",
            output_format="tileir_bytecode",
            bytecode_version=bytecode,
        )
    with tempfile.NamedTemporaryFile(suffix=".bc") as file:
        file.write(written.getvalue())
        file.flush()
        return subprocess.run([_disassembler(), file.name], capture_output=True, text=True, check=True).stdout


def _disassembler() -> str:
    spec = find_spec("nvidia")
    for folder in spec.submodule_search_locations or () if spec else ():
        for path in Path(folder).rglob("tileirdisasm"):
            return str(path)
    sys.exit("there is no tileirdisasm; install the optional dependencies corpora-tile")


def _sizes(kernel: str, in_triton: bool) -> dict[str, Sequence[int]]:
    """The sizes of a kernel by the names that its arguments have in Tile IR, which numbers them, or in Triton."""
    from corpora.gpu.tile.kernels import KERNELS

    chosen = KERNELS[kernel]
    found: dict[str, Sequence[int]] = {}
    position = 0
    for name, (_, rank) in chosen.arrays.items():
        sizes = [chosen.sizes[f"{name}.size{at}"] for at in range(rank)]
        for at, values in enumerate(sizes):
            found[f"{name}_size{at}" if in_triton else f"arg{position + 1 + at}"] = values
        for at in range(rank):
            stride = sizes[1] if rank == 2 and at == 0 else [1] * len(sizes[0])
            found[f"{name}_stride{at}" if in_triton else f"arg{position + 1 + rank + at}"] = stride
        if chosen.gathers:
            found[f"{name}.0" if in_triton else f"arg{position}.0"] = sizes[0]
        position += 1 + 2 * rank
    for axis, name in enumerate("xyz"):
        found[f"grid_{name}"] = [each[axis] if axis < 2 else 1 for each in chosen.grid]
    return found


def files(kernel: str) -> dict[str, str]:
    """The files of one kernel's folder, by name."""
    from corpora.gpu.tile.kernels import KERNELS, WRONG

    chosen = KERNELS[kernel]
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []
    with_triton: list[dict[str, str]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, level: str, expected: str) -> None:
        from_triton = source.endswith(".mlir")
        (with_triton if from_triton else pairs).append(
            {
                "name": name,
                "source": source,
                "target": f"../../tile/{kernel}/{target}" if from_triton else target,
                "function": kernel,
                "what": what,
                "pipeline": pipeline,
                "sizes": "sizes",
                "level": level,
                "expected": expected,
            }
        )

    seen: dict[str, str] = {}
    for variant, (_, bytecode) in VARIANTS.items():
        if bytecode is not None and not chosen.in_older:
            continue
        text = compiled(kernel, variant).strip() + "\n"
        if text not in seen:
            seen[text] = f"{variant}.tileir"
            texts[f"{variant}.tileir"] = text
    first, last = "plain.tileir", list(texts)[-1]
    for target in texts:
        if target != first:
            name = target.removesuffix(".tileir")
            level = chosen.moved if name in ("motion", "split") else chosen.level
            what = f"without passes that optimize, and {name}"
            pair(name, first, target, what, ", ".join(VARIANTS[name][0]), level, "equivalent")
    before = TRITON / kernel / "triton.mlir"
    if before.exists():
        for target in dict.fromkeys((first, last)):
            what = "a kernel as Triton's frontend made it, and in Tile IR"
            pair(target.removesuffix(".tileir"), before.name, target, what, "", chosen.triton, "equivalent")
    wrong = {}
    for what, (pattern, replacement) in {**chosen.wrong, **WRONG}.items():
        changed, count = re.subn(pattern, replacement, texts[last], count=1)
        if count and changed != texts[last]:
            wrong[what] = changed
    for number, (what, changed) in enumerate(wrong.items(), 1):
        texts[f"wrong-{number}.tileir"] = changed
        pair(f"wrong-{number}", first, f"wrong-{number}.tileir", what, "an edit", chosen.level, "different")
        if before.exists():
            target = f"wrong-{number}.tileir"
            pair(f"wrong-{number}", before.name, target, what, "an edit", chosen.level, "different")
    tool = f"cuda-tile {version('cuda-tile')}, tileirdisasm of nvidia-cuda-tileiras {version('nvidia-cuda-tileiras')}"
    script, change = "corpora/gpu/tile/produce.py", "the kernels"
    tiles, named = {"sizes": _sizes(kernel, False)}, {"sizes": _sizes(kernel, True)}
    texts["manifest.toml"] = manifest(script, change, f"tile-{kernel}", tool, pairs, tiles)
    if with_triton:
        tool = f"{tool}, triton 3.9"
        path = f"../../tile-triton/{kernel}/manifest.toml"
        texts[path] = manifest(script, change, f"tile-triton-{kernel}", tool, with_triton, named, Origin.FORM)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    from corpora.gpu.tile.kernels import KERNELS

    families = {kernel: partial(files, kernel) for kernel in KERNELS}
    return produce("corpora.gpu.tile.produce", "Writes the Tile IR corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
