"""Writes the family `fp24` of this corpus: `python -m corpora.fpga.stablehlo.produce [--check]`, with the optional
dependencies `corpora-iree` installed.

Programs in StableHLO round what they compute to floats of 24 bits, a sign, 8 bits of exponent and 15 of fraction, to
tf32, or to the range of halves. IREE's input pipeline makes linalg of them, with the rounding in integers. Wrong
variants are edits of what it printed, and what it makes of another program of ours."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
_PASSES = "--iree-stablehlo-to-iree-input"
_HALVES, _FLOATS = "tensor<4xf16>", "tensor<4xf32>"
_FORMAT = "e8m15"


def _function(arguments: dict[str, str], *lines: str) -> str:
    given = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    body = "\n".join(f"  {each}" for each in lines)
    return f"func.func @kernel({given}) -> {_FLOATS} {{\n{body}\n  return %r : {_FLOATS}\n}}\n"


def _wide(name: str) -> str:
    return f"%{name}_ = stablehlo.convert %{name} : ({_HALVES}) -> {_FLOATS}"


def _op(result: str, name: str, *operands: str) -> str:
    return f"%{result} = stablehlo.{name} {', '.join(f'%{each}' for each in operands)} : {_FLOATS}"


def _rounded(result: str, value: str, format: str = _FORMAT) -> str:
    return f"%{result} = stablehlo.reduce_precision %{value}, format = {format} : {_FLOATS}"


_X = {"x": _FLOATS}
_XY = {"x": _HALVES, "y": _HALVES}
_XMS = {"x": _HALVES, "mean": _HALVES, "scale": _HALVES}
_CENTRED = (*map(_wide, _XMS), _op("d", "subtract", "x_", "mean_"), _rounded("c", "d"))
PROGRAMS = {
    "widened": _function({"x": _HALVES}, _wide("x"), _rounded("r", "x_")),
    "narrowed": _function(_X, _rounded("r", "x")),
    "tensor-float": _function(_X, _rounded("r", "x", "e8m10")),
    "half-range": _function(_X, _rounded("r", "x", "e5m10")),
    "product": _function(_XY, *map(_wide, _XY), _op("p", "multiply", "x_", "y_"), _rounded("r", "p")),
    "quotient": _function(_XY, *map(_wide, _XY), _op("p", "divide", "x_", "y_"), _rounded("r", "p")),
    "normalized": _function(_XMS, *_CENTRED, _op("s", "multiply", "c", "scale_"), _rounded("r", "s")),
}
# What is another program than `PROGRAMS`, by the name of that one and of what is wrong.
OTHERS = {
    ("widened", "to bf16"): _function({"x": _HALVES}, _wide("x"), _rounded("r", "x_", "e8m7")),
    ("narrowed", "by way of tf32"): _function(_X, _rounded("t", "x", "e8m10"), _rounded("r", "t")),
    ("narrowed", "not at all"): _function(_X, _rounded("r", "x", "e8m23")),
    ("tensor-float", "by way of 24 bits"): _function(_X, _rounded("t", "x"), _rounded("r", "t", "e8m10")),
    ("half-range", "as halves, with subnormal numbers"): _function(
        _X,
        f"%h = stablehlo.convert %x : ({_FLOATS}) -> {_HALVES}",
        f"%r = stablehlo.convert %h : ({_HALVES}) -> {_FLOATS}",
    ),
    ("product", "of what is rounded to fewer bits"): _function(
        _XY, *map(_wide, _XY), _rounded("a", "x_", "e8m7"), _op("p", "multiply", "a", "y_"), _rounded("r", "p")
    ),
    ("quotient", "by a rounded reciprocal"): _function(
        _XY,
        *map(_wide, _XY),
        f"%o = stablehlo.constant dense<1.000000e+00> : {_FLOATS}",
        _op("q", "divide", "o", "y_"),
        _rounded("i", "q"),
        _op("p", "multiply", "x_", "i"),
        _rounded("r", "p"),
    ),
    ("normalized", "rounded once"): _function(
        _XMS, *_CENTRED[:-1], _op("s", "multiply", "d", "scale_"), _rounded("r", "s")
    ),
}
# What is wrong, what is there, and what is there instead.
EDITS: tuple[tuple[str, str, str | Callable[[re.Match[str]], str]], ...] = (
    ("half a unit, and one more", r"arith\.constant (127|4095) : i32", lambda found: _constant(int(found[1]) + 1)),
    (
        "ties to the next number by another bit",
        r"arith\.constant (256|8192) : i32",
        lambda found: _constant(2 * int(found[1])),
    ),
    ("cut off", r"arith\.addi (%\d+), %c(?:127|4095)_i32 : i32", r"arith.andi \1, %zero : i32"),
    ("one bit of fraction more", r"arith\.constant (-256|-8192) : i32", lambda found: _constant(int(found[1]) // 2)),
)
# Edits that no number of a program tells apart, or that it may be that none does.
_SAME = {*(("widened", what) for what, *_ in EDITS), ("quotient", "half a unit, and one more")}


def _constant(value: int) -> str:
    return f"arith.constant {value} : i32"


def lowered(text: str) -> str:
    """What IREE makes of a program."""
    run = subprocess.run(("iree-opt", _PASSES, "-"), input=text, capture_output=True, text=True, check=True)
    return run.stdout


def edited(text: str, pattern: str, instead: str | Callable[[re.Match[str]], str]) -> str | None:
    """A text with one edit at all places that it fits; None where there is none."""
    found, count = re.subn(pattern, instead, text)
    if "%zero" in found:
        found = re.sub(r"func\.func @kernel.*\{\n", lambda head: f"{head[0]}    %zero = {_constant(0)}\n", found)
    return found if count else None


def family() -> dict[str, str]:
    files: dict[str, str] = {}
    pairs: list[dict[str, object]] = []

    def pair(program: str, target: str, text: str, what: str, pipeline: str, expected: str) -> None:
        files[f"{target}.mlir"] = text
        pairs.append(
            {
                "name": target,
                "source": f"{program}.mlir",
                "target": f"{target}.mlir",
                "function": "kernel",
                "what": what,
                "pipeline": pipeline,
                "level": "bitwise",
                "expected": expected,
            }
        )

    for program, text in PROGRAMS.items():
        files[f"{program}.mlir"] = text
        made = lowered(text)
        pair(program, f"{program}.linalg", made, f"{program}, with the rounding in integers", _PASSES, "equivalent")
        wrong = [
            *(
                (what, lowered(other), f"{_PASSES} of another program")
                for (of, what), other in OTHERS.items()
                if of == program
            ),
            *((what, edited(made, *edit), "an edit") for what, *edit in EDITS if (program, what) not in _SAME),
        ]
        for number, (what, text_, pipeline) in enumerate((each for each in wrong if each[1] is not None), 1):
            assert text_ is not None
            pair(program, f"{program}.wrong-{number}", text_, what, pipeline, "different")
    tool = f"iree-opt of iree-base-compiler {version('iree-base-compiler')}"
    script = "corpora/fpga/stablehlo/produce.py"
    return {**files, "manifest.toml": manifest(script, "the programs", "stablehlo-fp24", tool, pairs)}


if __name__ == "__main__":
    sys.exit(produce("corpora.fpga.stablehlo.produce", "Write the pairs of this corpus.", ROOT, {"fp24": family}))
