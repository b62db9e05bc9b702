"""Runs a function of MLIR text both ways on the same inputs: lowered to affine IR in the machine's concrete domain, and
natively by MLIR's execution engine."""

from __future__ import annotations

import numpy as np

from frontends.mlir import load
from interp import ir
from interp.machine import BufferInput, Cell, DataInput, Domain, Input, Sample, SizeInput, assemble
from interp.validate import validate
from tests.oracle import inputs, run
from tests.oracle.native import Outcome, Sizes


def disagreements(
    text: str, function: str = "f", sizes: Sizes | None = None, seeds: tuple[int, ...] = (0, 3)
) -> list[str]:
    """What the machine did otherwise than native code. Native code must finish."""
    sizes = sizes or {}
    outcomes = run(text, function, [(sizes, seed) for seed in seeds])
    found = []
    for seed, outcome in zip(seeds, outcomes, strict=True):
        assert outcome.status == "finished", outcome.message
        found += _compare(text, function, sizes, seed, outcome)
    return found


def tensor_disagreements(text: str, native: str, function: str = "f", seeds: tuple[int, ...] = (0, 2)) -> list[str]:
    """What the machine did with a function of static tensors otherwise than native code did with `native`, which is the
    same function with its results as further parameters. Native code must finish."""
    outcomes = run(native, function, [({}, seed) for seed in seeds])
    found = []
    for seed, outcome in zip(seeds, outcomes, strict=True):
        assert outcome.status == "finished", outcome.message
        found += _compare(text, function, {}, seed, outcome)
    return found


def _compare(text: str, function: str, sizes: Sizes, seed: int, outcome: Outcome) -> list[str]:
    module = load(text, file_name="test.mlir").lower(function)
    validate(module)
    arguments: list[Input] = []
    overrides: dict[tuple[int, int], int] = {}
    outputs: list[tuple[str, int | str]] = []
    for position, parameter in enumerate(module.functions[function].parameters):
        type = parameter.type
        shape: tuple[int, ...] = ()
        if isinstance(type, ir.View):
            shape = tuple(
                sizes[f"arg{position}.{dimension}"] if size is None else size
                for dimension, size in enumerate(type.shape)
            )
            arguments.append(BufferInput(shape))
            outputs.append(("argument", position))
        elif f"arg{position}" in sizes:
            arguments.append(SizeInput(sizes[f"arg{position}"]))
        else:
            arguments.append(DataInput())
        element = type.element.name if isinstance(type, ir.View) else type.name
        array = inputs.values(element, shape, seed, position)
        for index, bits in enumerate(_bits(array)):
            overrides[position, index] = bits
    outputs += [("result", position) for position in range(len(module.functions[function].results))]
    execution = assemble(module, function).run(arguments, Domain.CONCRETE, sample=Sample(overrides=overrides))
    if execution.stop is not None:
        return [f"{execution.stop}"]
    found = []
    for output, expected, unsettled, element in zip(
        outputs, outcome.outputs, outcome.unsettled, outcome.elements, strict=True
    ):
        for index, (bits, array) in enumerate(zip(execution.output_bits(output), expected.reshape(-1), strict=True)):
            if unsettled.reshape(-1)[index]:
                if bits is not None:
                    found.append(f"{output} [{index}]: {bits:#x} where native code has no value")
                continue
            wanted = np.asarray(array)
            value = execution.value(Cell(output, tuple(int(i) for i in np.unravel_index(index, expected.shape))))
            if bits is None or (not value.approximate and not _same(bits, wanted, element)):
                found.append(f"{output} [{index}]: {bits} instead of {wanted}")
    return found


def _bits(array: inputs.Array) -> list[int]:
    flat = np.ascontiguousarray(array).reshape(-1)
    return [int(each) for each in flat.view(f"u{flat.dtype.itemsize}")]


def _same(bits: int, wanted: inputs.Array, element: str) -> bool:
    actual = np.array(bits, f"u{wanted.dtype.itemsize}").view(wanted.dtype)
    return bool(inputs.same(actual.reshape(1), wanted.reshape(1), element).all())
