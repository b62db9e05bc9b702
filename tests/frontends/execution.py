"""Runs functions of MLIR text both ways on the same inputs: lowered to affine IR in the machine's concrete domain, and
natively by MLIR's execution engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from frontends.api import Source
from frontends.mlir import load
from interp import ir
from interp.ir.verify import validate
from interp.machine import (
    BufferInput,
    Cell,
    DataInput,
    Domain,
    Execution,
    Input,
    Program,
    Sample,
    SizeInput,
    assemble,
)
from tests.oracle import inputs, run_functions
from tests.oracle.native import PIPELINE, UNCHECKED, Job, Outcome, Sizes

# How far an approximate value may be from that of native code, in units of its type's precision.
_UNITS = 8
_LEAST = 2.0**-120  # below which native code may make zeros of numbers


def disagreements(
    text: str, function: str = "f", sizes: Sizes | None = None, seeds: tuple[int, ...] = (0, 3)
) -> list[str]:
    """What the machine did otherwise than native code. Native code must finish."""
    return disagreements_by_function(text, text, {function: [(sizes or {}, seed) for seed in seeds]})[function]


def tensor_disagreements(text: str, native: str, function: str = "f", seeds: tuple[int, ...] = (0, 2)) -> list[str]:
    """What the machine did with a function of static tensors otherwise than native code did with `native`, which is the
    same function with its results as further parameters. Native code must finish."""
    return disagreements_by_function(text, native, {function: [({}, seed) for seed in seeds]})[function]


def disagreements_where_defined(
    text: str, function: str, vectors: Sequence[Sizes], seeds: Sequence[int], most: int
) -> tuple[int, list[str]]:
    """At how many of the vectors of sizes native code finishes, and what the machine did otherwise at the first `most`
    of these. Native code is compiled once; where there are sizes, at which it may be undefined, it checks accesses."""
    work = [(vector, seed) for vector in vectors for seed in seeds]
    outcomes = iter(run_functions(text, {function: work}, PIPELINE if any(vectors) else UNCHECKED)[function])
    runs = [(vector, [next(outcomes) for _ in seeds]) for vector in vectors]
    usable = [each for each in runs if all(outcome.status == "finished" for outcome in each[1])]
    jobs = [(vector, seed) for vector, _ in usable[:most] for seed in seeds]
    finished = [outcome for _, every in usable[:most] for outcome in every]
    return len(usable), _disagreements(load(text, file_name="test.mlir"), function, jobs, finished)


def disagreements_by_function(text: str, native: str, jobs: Mapping[str, Sequence[Job]]) -> dict[str, list[str]]:
    """What the machine did otherwise than native code with each function of `text`, which `native` has as well, with
    tensors as buffers. Native code must finish; it looks at no access, as the machine does."""
    outcomes = run_functions(native, jobs, UNCHECKED)
    source = load(text, file_name="test.mlir")
    return {function: _disagreements(source, function, given, outcomes[function]) for function, given in jobs.items()}


def _disagreements(source: Source, function: str, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> list[str]:
    module = source.lower(function)
    validate(module)
    program = assemble(module, function)
    found = []
    for (sizes, data), outcome in zip(jobs, outcomes, strict=True):
        assert outcome.status == "finished", f"{function}: {outcome.message}"
        found += _compare(module.functions[function], program, sizes, data, outcome)
    return found


def _compare(function: ir.Function, program: Program, sizes: Sizes, data: inputs.Data, outcome: Outcome) -> list[str]:
    arguments: list[Input] = []
    overrides: dict[tuple[int, int], int] = {}
    outputs: list[ir.Output | None] = []  # None for a tensor that is given, of whose buffer nothing is said
    for position, parameter in enumerate(function.parameters):
        type = parameter.type
        shape: tuple[int, ...] = ()
        if isinstance(type, ir.View):
            shape = tuple(
                sizes[f"arg{position}.{dimension}"] if size is None else size
                for dimension, size in enumerate(type.shape)
            )
            arguments.append(BufferInput(shape))
            outputs.append(None if position in function.by_value else (ir.OutputKind.ARGUMENT, position))
        elif f"arg{position}" in sizes:
            arguments.append(SizeInput(sizes[f"arg{position}"]))
        else:
            arguments.append(DataInput())
        element = type.element.name if isinstance(type, ir.View) else type.name
        for index, bits in enumerate(_bits(inputs.content(data, element, shape, position))):
            overrides[position, index] = bits
    # Native code has results that are tensors as further parameters, before those that are numbers.
    results = sorted(enumerate(function.results), key=lambda each: not isinstance(each[1], ir.View))
    outputs += [(ir.OutputKind.RESULT, position) for position, _ in results]
    execution = program.run(arguments, Domain.CONCRETE, sample=Sample(overrides=overrides))
    if execution.stop is not None:
        return [f"{execution.stop}"]
    return [
        problem
        for output, expected, unsettled, element in zip(
            outputs, outcome.outputs, outcome.unsettled, outcome.elements, strict=True
        )
        if output is not None
        for problem in _differing(execution, output, expected, unsettled, element)
    ]


def _differing(
    execution: Execution, output: ir.Output, expected: inputs.Array, unsettled: inputs.Array, element: str
) -> Iterator[str]:
    """The cells of an output in which the machine has something else than native code."""
    bits = execution.output_bits(output)
    known = np.array([each is not None for each in bits], bool)
    actual = np.array([each or 0 for each in bits], f"u{expected.dtype.itemsize}").view(expected.dtype)
    equal = known & inputs.same(actual, expected.reshape(-1), element)
    for index in np.flatnonzero(~equal | unsettled.reshape(-1)):
        if unsettled.reshape(-1)[index]:
            if known[index]:
                yield f"{output} [{index}]: {bits[index]:#x} where native code has no value"
            continue
        value = execution.value(Cell(output, tuple(int(i) for i in np.unravel_index(index, expected.shape))))
        wanted = expected.reshape(-1)[index : index + 1]
        if not known[index]:
            yield f"{output} [{index}]: {value.state} instead of {wanted[0]}"
        elif not value.approximate or not _close(actual[index : index + 1], wanted, element):
            yield f"{output} [{index}]: {bits[index]:#x} instead of {wanted[0]}"


def _bits(array: inputs.Array) -> list[int]:
    flat = np.ascontiguousarray(array).reshape(-1)
    return [int(each) for each in flat.view(f"u{flat.dtype.itemsize}")]


def _close(actual: inputs.Array, wanted: inputs.Array, element: str) -> bool:
    """Whether two numbers that are not the same are so but for rounding."""
    if element not in inputs.PRECISIONS:
        return False
    numbers = (inputs.numbers(each, element) for each in (actual, wanted))
    return bool(np.isclose(*numbers, rtol=_UNITS * inputs.PRECISIONS[element], atol=_LEAST).all())
