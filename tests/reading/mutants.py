"""Programs that nobody writes: tokens of one are dropped, doubled, exchanged, or replaced by others of their kind."""

from __future__ import annotations

import random
import re

from tests.reading.suite import Program

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[\w$.%@#^!]+|\s+|[\s\S]')
_NUMBERS = ("0", "1", "-1", "7", "64", "4294967296", "9223372036854775807", "18446744073709551616", "1.0", "0x7FC0")
_TYPES = (
    *("i0", "i1", "i5", "i64", "si8", "ui16", "index", "none", "f16", "bf16", "f32", "f64", "f80", "f128"),
    *("f8E4M3FN", "f8E5M2", "f4E2M1FN", "complex<f32>", "tuple<i32, f32>", "vector<f32>", "vector<0xf32>"),
    *("vector<[4]xf32>", "tensor<*xf32>", "tensor<?x0xi8>", "memref<f32>", "memref<*xf32>", "memref<2x?xf8E5M2>"),
    *("!llvm.ptr", "!llvm.ptr<3>", "!llvm.struct<(i32, f32)>", "() -> ()", "!unknown.type"),
)
_PART = re.compile(r"(?<![A-Za-z_.%@#^!])(?:[su]?i\d+|index|b?f\d\w*|\d+(?=x|\Z))(?![A-Za-z_.])")
_TYPE = re.compile(r"(?:[su]?i\d+|index|none|b?f\d\w*)\Z")


def mutant(program: Program, generator: random.Random, number: int) -> Program:
    """The program with one to three edits."""
    tokens = _TOKEN.findall(program.text)
    for _ in range(generator.randint(1, 3)):
        _edit(tokens, generator)
    return Program(f"{program.name}~{number}", program.suffix, "".join(tokens))


def _edit(tokens: list[str], generator: random.Random) -> None:
    places = [at for at, token in enumerate(tokens) if token.strip() and not token.startswith("//")]
    if not places:
        return
    at = generator.choice(places)
    edits = (_everywhere, _everywhere, _everywhere, _everywhere, _replace, _replace, _drop, _double, _exchange)
    generator.choice(edits)(tokens, at, places, generator)


def _replace(tokens: list[str], at: int, places: list[int], generator: random.Random) -> None:
    """By a token of its kind: a number, a type, or another word or value of the program."""
    token = tokens[at]
    if token.lstrip("-").isdigit():
        tokens[at] = generator.choice(_NUMBERS)
    elif _TYPE.match(token):
        tokens[at] = generator.choice(_TYPES)
    else:
        alike = [other for other in (tokens[each] for each in places) if other[0] == token[0] and other != token]
        tokens[at] = generator.choice(alike) if alike else generator.choice(_TYPES)


def _everywhere(tokens: list[str], at: int, places: list[int], generator: random.Random) -> None:
    """A type or a number, wherever the program has it, so that more of what comes out is well typed."""
    alike = [each for each in places if _PART.search(tokens[each])]
    if not alike:
        return
    old = generator.choice(_PART.findall(tokens[generator.choice(alike)]))
    new = generator.choice(_NUMBERS if old.isdigit() else _TYPES)
    whole = re.compile(
        rf"(?<![A-Za-z0-9_.]){re.escape(old)}(?![A-Za-z0-9_.])|(?<=\dx){re.escape(old)}(?![A-Za-z0-9_.])"
    )
    for each in places:
        tokens[each] = whole.sub(new, tokens[each])


def _drop(tokens: list[str], at: int, places: list[int], generator: random.Random) -> None:
    tokens[at] = ""


def _double(tokens: list[str], at: int, places: list[int], generator: random.Random) -> None:
    tokens[at] += f" {tokens[at]}"


def _exchange(tokens: list[str], at: int, places: list[int], generator: random.Random) -> None:
    other = generator.choice(places)
    tokens[at], tokens[other] = tokens[other], tokens[at]
