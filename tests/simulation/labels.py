"""Whether programs do what the labels of their pairs say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from equiv.corpus.manifests import CorpusPair
from tests.simulation import air, amd, equeue, gpu, llvm, upstream  # noqa: F401  what operations become
from tests.simulation.memory import View, allocate
from tests.simulation.numbers import bf16
from tests.simulation.schedules import Agent, Schedule, Undefined
from tests.simulation.writing import Program, program

_MEMREF = re.compile(r"memref<((?:\d+x)*)(\w+).*>")
_RANGE = re.compile(r"^(\w+):(-?\d+)\.\.(-?\d+)$", re.MULTILINE)  # what is assumed of the elements of an argument
_NUMPY = {"f16": np.float16, "bf16": np.float32, "f32": np.float32, "f64": np.float64}
Outcome = list[list[Any]] | str


def disagreement(pair: CorpusPair, right: Sequence[int], wrong: Sequence[int]) -> str | None:
    """Why what was seen is not what the label says: under the schedules and inputs of the seeds `right`, where the
    programs are said to be equivalent, and until a difference is seen of the seeds `wrong` where not. Inputs for which
    the source is undefined say nothing, as long as it is defined for others."""
    undefined, defined = "", 0
    for seed in right if pair.expected == "equivalent" else wrong:
        source = outcome(pair.source, pair.function, seed, pair.assume)
        if isinstance(source, str):
            undefined = source
            continue
        target = _run(pair.target, pair.target_function, seed, pair.assume)
        defined += 1
        seen = target if isinstance(target, str) else "" if _agree(source, target, pair.level) else "other results"
        if seen:
            return None if pair.expected == "different" else f"said to be equivalent: {seen}"
    if not defined:
        return f"the source is undefined: {undefined}"
    return None if pair.expected == "equivalent" else "said to be different: nothing was seen"


@lru_cache(maxsize=64)
def outcome(path: Path, function: str, seed: int, assume: Sequence[str]) -> Outcome:
    """The elements of each argument after a run under the schedule and inputs of a seed, or why it is undefined."""
    return _run(path, function, seed, assume)


def _run(path: Path, function: str, seed: int, assume: Sequence[str]) -> Outcome:
    found = program(path)
    if function not in found.parameters:
        raise NotImplementedError(f"'{function}', which is no function: tests.corpora.aie_simulator runs devices")
    chance = np.random.default_rng(seed)
    arguments = [_input(type, chance, _SIGNS[seed % 3]) for type in found.parameters[function]]
    for name, low, high in _RANGE.findall("\n".join(assume)):
        values = arguments[_names(path, function).index(name)].buffer.values
        values[:] = [int(each) for each in chance.integers(int(low), int(high) + 1, len(values))]
    machine = Schedule(seed)

    def main() -> Agent:
        yield
        yield from found.functions[f"function_{function}"](machine, None, *arguments)

    machine.spawn(main())
    try:
        machine.run()
    except Undefined as problem:
        return str(problem)
    return [each.buffer.values for each in arguments if isinstance(each, View)]


def results_of(found: Program, function: str, arguments: Sequence[Any]) -> list[Any]:
    """What a function of one agent gives. Raises `Undefined`."""
    machine, handed = Schedule(0), list[Any]()

    def main() -> Agent:
        yield
        handed.extend((yield from found.functions[f"function_{function}"](machine, None, *arguments)))

    machine.spawn(main())
    machine.run()
    return handed


def _names(path: Path, function: str) -> list[str]:
    text = path.read_text()
    return re.findall(r"%(\w+):", text[text.index(f"@{function}(") :].partition("{")[0])


_INTEGERS = ((-9, 9), (-9, 9), (0, 2), (0, 4), (-1 << 31, 1 << 31))
_SIGNS: list[Callable[[Any], Any]] = [lambda numbers: numbers, np.abs, lambda numbers: -np.abs(numbers)]


def _input(type: str, chance: np.random.Generator, signed: Callable[[Any], Any]) -> Any:
    if type in ("i32", "i64", "index"):
        return int(chance.integers(-9, 10))
    memref = _MEMREF.fullmatch(type)
    assert memref, type
    shape = [int(each) for each in memref[1].split("x") if each]
    count = int(np.prod(shape))
    if memref[2] in _NUMPY:
        drawn = chance.integers(-4, 5, count) / 2 if chance.integers(4) == 0 else chance.normal(size=count)
        values: list[Any] = [_NUMPY[memref[2]](each) for each in signed(drawn)]
        if memref[2] == "bf16":
            values = [bf16(each) for each in values]
        return allocate(shape, {"f16": 2, "bf16": 2, "f32": 4, "f64": 8}[memref[2]], values)
    bits = 64 if memref[2] == "index" else int(memref[2][1:])
    low, high = _INTEGERS[int(chance.integers(len(_INTEGERS)))]
    values = [int(each) for each in signed(chance.integers(max(low, -1 << bits - 1), min(high, 1 << bits - 1), count))]
    if bits == 1:
        values = [each & 1 for each in values]
    return allocate(shape, max(bits // 8, 1), values)


def _agree(source: list[list[Any]], target: list[list[Any]], level: str) -> bool:
    if level == "bitwise":
        return all(
            a == b or (a != a and b != b)
            for x, y in zip(source, target, strict=True)
            for a, b in zip(x, y, strict=True)
        )
    coarse = any(isinstance(each, np.float16) for values in source for each in values[:1])
    near = 5e-2 if coarse else 1e-4
    return all(
        np.allclose(np.array(x, np.float64), np.array(y, np.float64), rtol=near, atol=near)
        for x, y in zip(source, target, strict=True)
    )
