"""Runs the CUDA families natively: `python -m tests.corpora.cuda_natively [FAMILY ...]`, with g++ and C++20.

Each program is compiled for the host, with threads for its threads (`cuda_emulation.h`), and run on random numbers;
what it gives must be what MLIR's execution engine gives for the reference of its family. Of each wrong variant it must
be seen what is wrong: another result, a race by the thread sanitizer, or an access out of bounds by the address one.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from corpora.gpu.cuda.produce import ROOT as CUDA
from corpora.gpu.cuda.produce import edited, host_of, sources
from tests.oracle import inputs, run

TILELANG = CUDA.parent / "tilelang"
SEEDS = (1, 2)
_TYPES = {"f16": "_Float16", "f32": "float", "i32": "int", "i8": "signed char"}
_COMPILER = ("g++", "-std=c++20", "-O1", "-g", "-ffp-contract=off", "-pthread", "-w")
_ENVIRONMENT = {"ASAN_OPTIONS": "detect_leaks=0"}  # programs end with what they allocated
_MEMREF = r"memref<([0-9x]+)x(\w+)>"
_PARAMETER = re.compile(rf"%(\w+): {_MEMREF}")
_LAUNCHED = ("kernel", "grid", "block", "shared", "arguments")
_STEP = re.compile(
    r"gpu\.launch_func @cuda::@(?P<kernel>\w+) blocks in \((?P<grid>.*?)\) threads in \((?P<block>.*?)\)\s*"
    r"(?:dynamic_shared_memory_size %(?P<shared>\w+)\s*)?args\((?P<arguments>.*?)\)"
    r"|^ *(?P<line>[^\n]*(?:scf\.|memref\.load|memref\.store|arith\.cmpi)[^\n]*)$",
    re.DOTALL | re.MULTILINE,
)
_WHILE = (  # what a host that launches kernels until a flag is down says, line by line
    (r"scf\.while : \(\) -> \(\) \{", "while (true) {"),
    (r"memref\.store %(\w+), %(\w+)\[%c0\] : .*", r"\2[0] = \1;"),
    (r"%(\w+) = memref\.load %(\w+)\[%c0\] : .*", r"int \1 = \2[0];"),
    (r"%(\w+) = arith\.cmpi ne, %(\w+), %(\w+) : i32", r"bool \1 = \2 != \3;"),
    (r"scf\.condition\(%(\w+)\)", r"if (!\1) break;"),
    (r"scf\.yield", "}"),
)
_SHARED = re.compile(r"extern __shared__ __align__\(\d+\) (\w+) (\w+)\[\];")
_GLOBAL = re.compile(rf"memref\.global .* @(\w+) : {_MEMREF} = dense<(.*?)>$", re.M)
_NAMED = re.compile(r"%(\w+) = memref\.get_global @(\w+)")
_ALLOCATED = re.compile(rf"%(\w+) = memref\.alloc\(\) : {_MEMREF}")
_FIELD = re.compile(r"llvm\.store %n(\d+), %(size|stride)(\d)_(\w+) :")
_CONSTANT = re.compile(r"%(\w+) = arith\.constant (\S+) : (?:index|i32|i64|f32)")


@dataclass(frozen=True, slots=True)
class Buffer:
    """A parameter of the launching function, by its shape and the type of its elements."""

    name: str
    shape: tuple[int, ...]
    element: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def parameters(host: str) -> list[Buffer]:
    signature = host[host.index("func.func @kernel(") :].partition(") {")[0]
    return [Buffer(name, _shape(sizes), element) for name, sizes, element in _PARAMETER.findall(signature)]


def _shape(sizes: str) -> tuple[int, ...]:
    return tuple(int(each) for each in sizes.split("x"))


def program(host: str, kernels: str) -> str:
    """The C++ program that does what the host's function does."""
    given = parameters(host)
    known = {each.name: each for each in given}
    lines = [f"{_TYPES[each.element]} *{each.name} = read<{_TYPES[each.element]}>({each.size});" for each in given]
    values = {name: text for name, _, _, text in _GLOBAL.findall(host)}
    for name, sizes, element in _ALLOCATED.findall(host):
        known[name] = Buffer(name, _shape(sizes), element)
        lines.append(f"{_TYPES[element]} *{name} = new {_TYPES[element]}[{known[name].size}];")
    for name, symbol in _NAMED.findall(host):
        lines.append(f"int {name}[] = {{{re.sub(r'[][]', '', values[symbol])}}};")
    lines += [f"const auto {name} = {value};" for name, value in _CONSTANT.findall(host)]
    for step in _STEP.finditer(host):
        if step["line"]:
            lines.append(_step(step["line"]))
            continue
        kernel, grid, block, shared, arguments = step.group(*_LAUNCHED)
        handed = [
            _handed(each.split(":")[0].strip(" %\n"), known, host)
            for each in re.split(r",\s+", arguments)
            if "%" in each
        ]
        sizes = [
            f"Index{{{','.join(f'unsigned({each.strip(chr(37))})' for each in part.split(', '))}}}"
            for part in (grid, block)
        ]
        lines.append(f"shared_bytes = {shared or 0};")
        lines.append(f"launch({', '.join((*sizes, kernel, *handed))});")
    lines += [f"write({each.name}, {each.size});" for each in given]
    body = "\n  ".join(lines)
    kernels = _SHARED.sub(r"\1 *\2 = (\1 *)block->shared;", kernels)
    return f"{kernels}\nint main() {{\n  {body}\n}}\n"


def _step(line: str) -> str:
    for pattern, text in _WHILE:
        found = re.fullmatch(pattern, line)
        if found:
            return found.expand(text)
    raise ValueError(f"what the host does by '{line}'")


def _handed(name: str, known: Mapping[str, Buffer], host: str) -> str:
    """An argument of a launch: a tensor by value for what the host describes in memory, with sizes or without."""
    kind, _, plain = name.partition("_")
    if kind not in ("T", "S") or plain not in known:
        return name
    buffer = known[plain]
    if kind == "T":
        return f"Tensor<{_TYPES[buffer.element]}>{{{buffer.name}}}"
    fields = {
        what: [number for number, each, _, owner in _FIELD.findall(host) if (each, owner) == (what, plain)]
        for what in ("size", "stride")
    }
    arrays = ", ".join(f"{{{{{', '.join(each)}}}}}" for each in fields.values())
    return f"SizedTensor<{_TYPES[buffer.element]}, {len(buffer.shape)}>{{{buffer.name}, {arrays}}}"


def numbers(buffers: Sequence[Buffer], seed: int) -> list[np.ndarray[Any, Any]]:
    """What is given: numbers between -2 and 2, of any bits for what is packed, and rows of tables for their names."""
    generator = np.random.default_rng(seed)
    found: list[np.ndarray[Any, Any]] = []
    for each in buffers:
        if each.element in ("f16", "f32"):
            found.append(generator.uniform(-2, 2, each.shape).astype(f"f{int(each.element[1:]) // 8}"))
        elif each.element == "i8":
            found.append(generator.integers(-128, 128, each.shape))
        elif each.name == "packed":
            found.append(generator.integers(-(2**31), 2**31, each.shape))
        else:
            found.append(generator.integers(0, 2 if each.name == "alive" else 4, each.shape))
    return found


def expected(reference: str, buffers: Sequence[Buffer], seed: int) -> list[np.ndarray[Any, Any]]:
    """What the execution engine gives for the family's reference."""
    given = tuple(
        (position, at, str(value))
        for position, array in enumerate(numbers(buffers, seed))
        for at, value in enumerate(array.reshape(-1))
    )
    (outcome,) = run(reference, "kernel", [({}, inputs.Given(seed, given))])
    assert outcome.status == "finished", outcome.message
    return [array.astype(np.float64) for array in outcome.outputs]


def results(
    family: Path, host: str, kernels: str, seeds: Sequence[int], sanitizer: str = ""
) -> list[list[np.ndarray[Any, Any]]] | str:
    """What the program gives for each seed, or what the sanitizer says."""
    with tempfile.TemporaryDirectory() as folder:
        source, built = Path(folder) / "program.cpp", Path(folder) / "program"
        source.write_text(program(host, kernels))
        header = ("-include", str(Path(__file__).with_name("cuda_emulation.h")))
        flags = (f"-fsanitize={sanitizer}", "-DCOPIES_AT_ONCE") if sanitizer else ()
        command = (
            *_COMPILER,
            *flags,
            *header,
            "-I",
            str(TILELANG / "include"),
            "-I",
            str(family),
            str(source),
            "-o",
            str(built),
        )
        subprocess.run(command, check=True)
        found = []
        for seed in seeds:
            given = " ".join(repr(float(each)) for array in numbers(parameters(host), seed) for each in array.flat)
            done = subprocess.run([built], input=given, capture_output=True, text=True, timeout=60, env=_ENVIRONMENT)
            if done.returncode:
                return f"{done.returncode}: {done.stderr}"
            found.append([np.array(line.split(), np.float64) for line in done.stdout.splitlines()])
        return found


def _agree(found: list[np.ndarray[Any, Any]], wanted: list[np.ndarray[Any, Any]]) -> bool:
    return all(
        np.allclose(each, other.reshape(-1), rtol=2e-5, atol=1e-5) for each, other in zip(found, wanted, strict=True)
    )


def reference_of(recipe: Mapping[str, Any], name: str) -> str:
    """The reference that a program goes back to."""
    sources = {each["target"]: each["source"] for each in recipe["pair"]}
    while name in sources:
        name = sources[name]
    return name


def check(family: Path) -> list[str]:
    """What is not as it should be."""
    texts = sources(family)
    recipe = tomllib.loads(texts["recipe.toml"])
    seeds = range(1, recipe.get("seeds", len(SEEDS)) + 1)
    problems = []
    for name in dict.fromkeys(each["target"] for each in recipe["pair"]):
        host, kernels = host_of(texts, recipe, name), texts[f"{name}.cu"]
        reference = texts[f"{reference_of(recipe, name)}.mlir"]
        wanted = [expected(reference, parameters(host), seed) for seed in seeds]
        found = results(family, host, kernels, seeds)
        right = not isinstance(found, str) and all(map(_agree, found, wanted))
        if not right:
            problems.append(f"{family.name}/{name}: not what the reference gives")
        for sanitizer in ("thread", "address"):
            said = results(family, host, kernels, SEEDS[:1], sanitizer)
            if isinstance(said, str):
                problems.append(f"{family.name}/{name}: {sanitizer}: {said[:300]}")
        for wrong in recipe["wrong"]:
            if wrong["target"] == name:
                what = _what_is_wrong(family, *edited(wrong, host, kernels), wanted, seeds)
                print(f"{family.name}/{name}: {wrong['what']}: {what or 'nothing was seen'}")
                if not what:
                    problems.append(f"{family.name}/{name}: {wrong['what']}: nothing was seen")
    return problems


def _what_is_wrong(
    family: Path, host: str, kernels: str, wanted: list[list[np.ndarray[Any, Any]]], seeds: Sequence[int]
) -> str:
    for sanitizer in ("", "thread", "address"):
        found = results(family, host, kernels, seeds, sanitizer)
        if isinstance(found, str):
            said = "race" if "data race" in found else " ".join(found.strip("= \n").split())[:70]
            return f"{sanitizer or 'native'} says {said}"
        if not all(map(_agree, found, wanted)):
            return "other results"
    return ""


def main(arguments: Sequence[str]) -> int:
    problems = []
    for recipe in sorted((*CUDA.glob("*/recipe.toml"), *TILELANG.glob("*/recipe.toml"))):
        if not arguments or recipe.parent.name in arguments:
            problems += check(recipe.parent)
    for each in problems:
        print(each, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
