"""Writes the pairs of this corpus: `python corpora/npu/triton-linalg/produce.py TOOL`; TOOL is `triton-adapter-opt`,
which comes in the wheel of triton-ascend.

The Triton kernels of `corpora/gpu/triton`, before layouts, are lowered to linalg on tensors and buffers. The tool makes
a function of one program, which gets the grid and its place in it after the kernel's arguments; a loop over the grid is
added that calls it, as the launcher does. It fails on the matrix products and on index_select, and calls an external
function for the cumulative sum: these are left out. A wrong variant is an edit."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from equiv.corpus.manifests import SCHEMA, Origin

ROOT = Path(__file__).parent
KERNELS = ROOT.parents[1] / "gpu" / "triton"
_TYPES = {"!tt.ptr<f32>": "memref<?xf32>", "!tt.ptr<f16>": "memref<?xf16>", "!tt.ptr<i32>": "memref<?xi32>"}
# The level at which the tool keeps what each kernel means, and an edit that does not, with what is wrong then.
_EXPECTED = {
    "add": ("bitwise", '"arith.addf"', '"arith.subf"', "a difference for a sum"),
    "attention": ("real", '"math.exp"', '"math.exp2"', "powers of two for powers of e"),
    "layer_norm": ("reassociated", '"arith.subf"', '"arith.addf"', "the mean is added"),
    "softmax": ("real", "0xFF800000", "0.000000e+00", "lanes beyond the row are 0 and not minus infinity"),
    "transpose": (
        "bitwise",
        "permutation = array<i64: 1, 0>",
        "permutation = array<i64: 0, 1>",
        "tiles that stay as they are",
    ),
}


def tiles(kernel: Path) -> Path:
    """The last stage of a kernel without layouts."""
    stages = [path for path in sorted(kernel.glob("sm80.0*.mlir")) if "#ttg." not in path.read_text()]
    return stages[-1]


def driver(name: str, text: str) -> str:
    """The function that runs all programs of a grid."""
    found = re.search(r"function_type = \(([^)]*)\) -> \(\)", text)
    assert found is not None
    types = [_TYPES.get(each, each) for each in found[1].split(", ")]
    parameters = ", ".join(f"%a{at}: {type}" for at, type in enumerate(types))
    arguments = ", ".join(["%none", "%none", *(f"%a{at}" for at in range(len(types)))])
    place = ["i32"] * 6  # the grid, and the program in it
    return f"""
  func.func @{name}({parameters}, %grid_x: index, %grid_y: index, %grid_z: index) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %none = memref.alloc(%c0) : memref<?xi8>
    %gx = arith.index_cast %grid_x : index to i32
    %gy = arith.index_cast %grid_y : index to i32
    %gz = arith.index_cast %grid_z : index to i32
    scf.for %x = %c0 to %grid_x step %c1 {{
      scf.for %y = %c0 to %grid_y step %c1 {{
        scf.for %z = %c0 to %grid_z step %c1 {{
          %px = arith.index_cast %x : index to i32
          %py = arith.index_cast %y : index to i32
          %pz = arith.index_cast %z : index to i32
          func.call @{name}_program({arguments}, %gx, %gy, %gz, %px, %py, %pz)
            : ({", ".join(["memref<?xi8>", "memref<?xi8>", *types, *place])}) -> ()
        }}
      }}
    }}
    memref.dealloc %none : memref<?xi8>
    return
  }}
"""


def lower(tool: str, source: Path, name: str) -> str | None:
    """What the tool makes of a kernel, with a driver; None where it fails."""
    command = [tool, str(source), "--triton-to-linalg", "--mlir-print-op-generic"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None
    text = done.stdout.replace(f'sym_name = "{name}"', f'sym_name = "{name}_program"')
    end = text.rstrip().rindex("})")
    return text[:end].rstrip() + "\n" + driver(name, source.read_text()) + text[end:]


def manifest(tool: str, found: Mapping[str, tuple[Path, str]]) -> str:
    """The pairs of the kernels that were lowered, each with its wrong variant."""
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.split("version ")[
        1
    ]
    lines = [
        "# Written by corpora/npu/triton-linalg/produce.py: run it again after the kernels have changed.",
        f"schema = {SCHEMA}",
        'family = "triton-linalg"',
        f"tool = {json.dumps('triton-adapter-opt of triton-ascend 3.2.0, LLVM ' + version.split()[0])}",
        f"origin = {json.dumps(Origin.TOOL)}",
    ]
    for name in found:
        sizes = tomllib.loads((KERNELS / name / "manifest.toml").read_text())["sizes"]["tiles"]
        lines += ["", f"[sizes.{name}]", *(f"{json.dumps(key)} = {values}" for key, values in sizes.items())]
    for name, (source, _) in found.items():
        level, _, _, what = _EXPECTED[name]
        for pair, target, meaning, expected in (
            (name, name, "the kernel's tiles, and buffers and tensors", "equivalent"),
            (f"{name}.wrong", f"{name}.wrong", what, "different"),
        ):
            entry = {"name": pair, "source": f"../../gpu/triton/{name}/{source.name}", "target": f"{target}.mlir"}
            entry |= {"function": name, "what": meaning, "pipeline": "--triton-to-linalg", "sizes": name}
            entry |= {"level": level, "expected": expected}
            lines += ["", "[[pair]]", *(f"{key} = {json.dumps(value)}" for key, value in entry.items())]
    return "\n".join(lines) + "\n"


def main() -> int:
    tool = shutil.which(sys.argv[1]) if len(sys.argv) == 2 else None
    if tool is None:
        print("usage: produce.py TOOL, with the path of triton-adapter-opt", file=sys.stderr)
        return 2
    found: dict[str, tuple[Path, str]] = {}
    for name in _EXPECTED:
        source = tiles(KERNELS / name)
        text = lower(tool, source, name)
        if text is None:
            print(f"{name}: the tool fails", file=sys.stderr)
            continue
        found[name] = source, text
        _, right, wrong, _ = _EXPECTED[name]
        assert right in text, name
        (ROOT / f"{name}.mlir").write_text(text)
        (ROOT / f"{name}.wrong.mlir").write_text(text.replace(right, wrong))
    (ROOT / "manifest.toml").write_text(manifest(tool, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
