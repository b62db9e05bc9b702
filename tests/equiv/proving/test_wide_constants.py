"""Constants of types that are wider than the machine's cells: no bit of one is left out of a comparison."""

from __future__ import annotations

from pathlib import Path

import pytest

import equiv

SMALL = 5
LARGE = (1 << 200) + SMALL  # the same in its low 128 bits
F80_ONE, F80_TWO = 0x3FFF8000000000000000, 0x40008000000000000000  # the same in their low 64 bits

SCALAR = "func.func @main() -> {type} {{\n  %x = arith.constant {number} : {type}\n  return %x : {type}\n}}\n"
STORED = (
    "func.func @main(%a: memref<1x{type}>) {{\n  %c = arith.constant 0 : index\n"
    "  %x = arith.constant {number} : {type}\n  memref.store %x, %a[%c] : memref<1x{type}>\n  return\n}}\n"
)
GLOBAL = (
    'memref.global "private" constant @g : memref<2x{type}> = dense<[{number}, 1]>\n'
    "func.func @main() -> {type} {{\n  %c = arith.constant 0 : index\n"
    "  %g = memref.get_global @g : memref<2x{type}>\n  %x = memref.load %g[%c] : memref<2x{type}>\n"
    "  return %x : {type}\n}}\n"
)
CHOSEN = (
    "func.func @main(%c: i1, %y: {type}) -> {type} {{\n  %x = arith.constant {number} : {type}\n"
    "  %z = arith.select %c, %x, %y : {type}\n  return %z : {type}\n}}\n"
)
ADDED = (
    "func.func @main(%y: {type}) -> {type} {{\n  %x = arith.constant {number} : {type}\n"
    "  %z = arith.addi %y, %x : {type}\n  return %z : {type}\n}}\n"
)
LLVM = (
    "llvm.func @main() -> {type} {{\n  %x = llvm.mlir.constant({number} : {type}) : {type}\n"
    "  llvm.return %x : {type}\n}}\n"
)
VERILOG = "module main(output [{high}:0] o);\n  assign o = {width}'d{number};\nendmodule\n"
AFFINE = 'files "a.air"\n\nfunc @main() -> ({type}) {{\n  %x: {type} = const {number:#x}\n  return %x\n}}\n'
AFFINE_GLOBAL = (
    'files "a.air"\n\nglobal @g: view<1x{type}> constant private [{number:#x}]\n\nfunc @main() -> ({type}) {{\n'
    "  %g: view<1x{type}> = global @g\n  %x: {type} = load %g[0]\n  return %x\n}}\n"
)


def verdict(folder: Path, suffix: str, texts: list[str]) -> str:
    paths = [folder / f"{name}.{suffix}" for name in ("before", "after")]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return str(equiv.verify(*map(str, paths)).verdict)


def of_width(template: str, width: int, number: int) -> str:
    return template.format(type=f"i{width}", width=width, high=width - 1, number=number)


@pytest.mark.parametrize("width", [256, 201])
@pytest.mark.parametrize(
    ("suffix", "template"),
    [
        ("mlir", SCALAR),
        ("mlir", STORED),
        ("mlir", GLOBAL),
        ("mlir", CHOSEN),
        ("mlir", ADDED),
        ("mlir", LLVM),
        ("v", VERILOG),
        ("air", AFFINE),
        ("air", AFFINE_GLOBAL),
    ],
)
def test_constants_that_differ_beyond_128_bits_are_not_equal(
    tmp_path: Path, suffix: str, template: str, width: int
) -> None:
    texts = [of_width(template, width, number) for number in (SMALL, LARGE)]
    assert verdict(tmp_path, suffix, texts) != "equivalent"


@pytest.mark.parametrize("template", [AFFINE, AFFINE_GLOBAL])
def test_floats_that_differ_beyond_64_bits_are_not_equal(tmp_path: Path, template: str) -> None:
    texts = [template.format(type="f80", number=number) for number in (F80_ONE, F80_TWO)]
    assert verdict(tmp_path, "air", texts) != "equivalent"


@pytest.mark.parametrize("template", [AFFINE, AFFINE_GLOBAL])
def test_patterns_of_a_type_of_unknown_width_are_not_cut_off(tmp_path: Path, template: str) -> None:
    texts = [template.format(type="mxint", number=number) for number in (SMALL, (1 << 70) + SMALL)]
    assert verdict(tmp_path, "air", texts) != "equivalent"
