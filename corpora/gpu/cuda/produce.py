"""Writes the CUDA families: `python -m corpora.gpu.cuda.produce [--check] [FAMILY ...]` in the repository's root.

Programs are kernels in CUDA C++ (`NAME.cu`), which clang compiles to LLVM IR and mlir-translate imports into MLIR, and
a function that launches them (`NAME.host.mlir`): buffers come to kernels as bare pointers, sizes as constants. What was
imported stands unchanged in a `gpu.module` below that function, but for the mark that a launch needs to see a kernel.
The `recipe.toml` of a family tells its pairs, and the edits of programs that make wrong ones. It takes clang-22 and
mlir-translate-22 (in Debian: clang-22, mlir-22-tools).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from corpora.producing import entry, manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
_CLANG = (
    *("clang-22", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80", "-nocudainc", "-nocudalib"),
    *("-O1", "-ffp-contract=off", "-emit-llvm", "-S"),
)
_IMPORT = ("mlir-translate-22", "--import-llvm")
_MODULE = re.compile(r"^module attributes \{.*\} \{\n", re.MULTILINE)
_KERNEL = re.compile(r"(ptx_kernelcc .* attributes \{)")
_SOURCES = (".cu", ".h", ".host.mlir", "reference.mlir", ".toml")


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where programs come from, as manifests tell it, and the folders of their headers."""

    script: str
    change: str
    tool: str
    before: str  # what was done to programs before they are compiled
    headers: tuple[Path, ...]
    origin: Origin


BY_HAND = Provenance(
    "corpora/gpu/cuda/produce.py",
    "the programs or recipe.toml",
    "clang 22.1, MLIR 22.1",
    "",
    (ROOT / "include",),
    Origin.PERSON,
)


def compiled(folders: Sequence[Path], text: str) -> str:
    """The module in the LLVM dialect that the CUDA C++ program `text` becomes, with headers in `folders`."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program.cu"
        program.write_text(text)
        includes = (*(each for path in folders for each in ("-I", str(path))), "-include", "cuda.h")
        _run((*_CLANG, *includes, "program.cu", "-o", "program.ll"), folder)
        return _run((*_IMPORT, "program.ll"), folder)


def _run(command: Sequence[str], folder: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}:\n{done.stderr}")
    return done.stdout


def launched(host: str, imported: str) -> str:
    """The module of the launching function and of the kernels."""
    head = _MODULE.search(imported)
    assert head is not None
    kernels = _KERNEL.sub(r"\1gpu.kernel, ", imported[head.end() :].rstrip())
    aliases = imported[: head.start()]
    return f"{aliases}module attributes {{gpu.container_module}} {{\n{host}gpu.module @cuda {{\n{kernels}\n}}\n"


def host_of(texts: Mapping[str, str], recipe: Mapping[str, Any], program: str) -> str:
    """The functions of the host for a program of a family, whose files are `texts`."""
    return "".join(texts[name] for name in recipe.get("host", {}).get(program, [f"{program}.host.mlir"]))


def edited(wrong: Mapping[str, str], host: str, kernels: str) -> tuple[str, str]:
    """The host's functions and the kernels of a wrong variant."""
    in_host = wrong.get("in") == "host"
    text = host if in_host else kernels
    assert wrong["old"] in text, wrong
    text = text.replace(wrong["old"], wrong["new"], 1)
    return (text, kernels) if in_host else (host, text)


def files(family: Path) -> dict[str, str]:
    """The files of a family of programs by hand, by name: those that it is made of, and those that are made."""
    return built(family, sources(family), BY_HAND)


def sources(family: Path) -> dict[str, str]:
    """The files that a family is made of, by name."""
    found = {path.name: path.read_text() for path in family.iterdir() if path.name.endswith(_SOURCES)}
    found.pop("manifest.toml", None)
    return found


def built(family: Path, made_of: Mapping[str, str], provenance: Provenance) -> dict[str, str]:
    """The files of a family by name: those that it is made of, and those that are made."""
    texts = dict(made_of)
    recipe = tomllib.loads(texts["recipe.toml"])
    programs = {name.removesuffix(".cu"): text for name, text in texts.items() if name.endswith(".cu")}
    hosts = {program: host_of(texts, recipe, program) for program in programs}
    folders = (*provenance.headers, family)
    pipeline = " ".join((*_CLANG, "&&", *_IMPORT))
    for program, text in programs.items():
        texts[f"{program}.mlir"] = launched(hosts[program], compiled(folders, text))
    pairs, assume = [], recipe.get("assume", ())
    for each in recipe["pair"]:
        name = each["target"] if "reference" in each["source"] else f"{each['target']}.after-{each['source']}"
        pairs.append(_pair(name, each, each["target"], f"{provenance.before}{pipeline}", "equivalent", assume))
    counts: dict[str, int] = {}
    for each in recipe["wrong"]:
        program = each["target"]
        counts[program] = counts.get(program, 0) + 1
        name = f"{program}.wrong-{counts[program]}"
        host, kernels = edited(each, hosts[program], programs[program])
        texts[f"{name}.mlir"] = launched(host, compiled(folders, kernels))
        pairs.append(_pair(name, each, name, f"{provenance.before}an edit, {pipeline}", "different", assume))
    texts["manifest.toml"] = manifest(
        provenance.script, provenance.change, family.name, provenance.tool, pairs, origin=provenance.origin
    )
    return texts


def _pair(
    name: str, told: Mapping[str, str], target: str, pipeline: str, expected: str, assume: Sequence[str]
) -> dict[str, object]:
    files, level = (f"{told['source']}.mlir", f"{target}.mlir"), told.get("level", "bitwise")
    return entry(name, *files, told["what"], pipeline, level=level, expected=expected, assume=assume)


def main(arguments: Sequence[str] | None = None) -> int:
    recipes = sorted(ROOT.glob("*/recipe.toml"))
    families = {recipe.parent.name: partial(files, recipe.parent) for recipe in recipes}
    return produce("corpora.gpu.cuda.produce", "Writes the CUDA families.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
