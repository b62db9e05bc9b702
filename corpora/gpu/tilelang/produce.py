"""Writes the TileLang families: `python -m corpora.gpu.tilelang.produce [--check] [FAMILY ...]` in the repository's
root, with the optional dependencies `corpora-tilelang` installed, and clang-22 and mlir-translate-22.

TileLang lowers each program to CUDA C++ for an A100, which is kept as it is (`NAME.cu`), and says how it is launched
(`NAME.host.mlir`). What its templates do stands in headers of this corpus. From there on a family is made as those in
CUDA C++ by hand are: see corpora/gpu/cuda/produce.py.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tilelang import tvm
from tilelang.engine.lower import lower

from corpora.gpu.cuda.produce import ROOT as CUDA
from corpora.gpu.cuda.produce import Provenance, built, sources
from corpora.gpu.tilelang.programs import FAMILIES
from corpora.producing import produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
HEADERS = (CUDA / "include", ROOT / "include")
_TARGET = {"kind": "cuda", "arch": "sm_80", "max_num_threads": 1024}
_AXES = ("x", "y", "z")
_KERNEL = re.compile(r"__launch_bounds__\(.*?\) (\w+)\((.*?)\) \{")
_ELEMENTS = {"float32": "f32", "float16": "f16", "int32": "i32", "int8": "i8", "uint8": "i8"}


def lowered(program: Any) -> tuple[str, str]:
    """The CUDA C++ that TileLang makes of a program, and the function that launches it."""
    target = tvm.target.Target(_TARGET)
    with target:
        artifact = lower(program, target=target, enable_device_compile=False)
    (kernel,) = artifact.device_mod.functions.values()
    return artifact.kernel_source, _host(program, artifact.kernel_source, kernel.attrs)


def _host(program: Any, kernels: str, attributes: Any) -> str:
    found = _KERNEL.search(kernels)
    assert found is not None
    types = {str(each.name): _memref(each) for each in (program.buffer_map[handle] for handle in program.params)}
    handed = [parameter.split()[-1] for parameter in found[2].split(", ")]
    extents = {str(name): int(size) for name, size in attributes["thread_extent"].items()}
    sizes = [extents.get(f"{kind}.{axis}", 1) for kind in ("blockIdx", "threadIdx") for axis in _AXES]
    bytes_ = int(attributes["dyn_shared_memory_buf"]) if "dyn_shared_memory_buf" in attributes else 0
    constants = [f"  %c{size} = arith.constant {size} : index\n" for size in sorted(set(sizes))]
    shared = ""
    if bytes_:
        constants.append(f"  %bytes = arith.constant {bytes_} : i32\n")
        shared = "    dynamic_shared_memory_size %bytes\n"
    blocks, threads = (", ".join(f"%c{size}" for size in part) for part in (sizes[:3], sizes[3:]))
    return (
        f"func.func @kernel({', '.join(f'%{name}: {type}' for name, type in types.items())}) {{\n{''.join(constants)}"
        f"  gpu.launch_func @cuda::@{found[1]} blocks in ({blocks}) threads in ({threads})\n{shared}"
        f"    args({', '.join(f'%{name} : {types[name]}' for name in handed)})\n  return\n}}\n"
    )


def _memref(buffer: Any) -> str:
    return f"memref<{'x'.join(str(size) for size in buffer.shape)}x{_ELEMENTS[str(buffer.dtype)]}>"


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts = {name: text for name, text in sources(ROOT / family).items() if not name.endswith((".cu", ".host.mlir"))}
    for name, program in FAMILIES[family].items():
        texts[f"{name}.cu"], texts[f"{name}.host.mlir"] = lowered(program)
    tool = f"tilelang {version('tilelang')}, clang 22.1, MLIR 22.1"
    script, change = "corpora/gpu/tilelang/produce.py", "programs.py or recipe.toml"
    return built(ROOT / family, texts, Provenance(script, change, tool, "tilelang's lower, ", HEADERS, Origin.TOOL))


def main(arguments: Sequence[str] | None = None) -> int:
    families = {family: partial(files, family) for family in FAMILIES}
    return produce("corpora.gpu.tilelang.produce", "Writes what TileLang lowers.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
