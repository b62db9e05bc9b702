"""`python -m tests.fuzz.xls`: random functions of XLS IR and changes of them, all inputs of which are evaluated.

The evaluation is of the text, over Python's integers, by the XLS IR reference ("IR semantics"), and shares nothing with
the frontend. There are few bits of input, so that it decides."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable

from tests.fuzz.batches import Drawn, Form, Limited, campaign_of
from tests.fuzz.command import command

_PARAMETERS = {"a": 4, "b": 3, "c": 2}
_LINE = re.compile(r"(?:ret )?(\w+): bits\[(\d+)\] = (\w+)\((.*)\)")
_SAME = ("add", "sub", "and", "or", "xor", "nand", "nor")  # of operands of one width
_COMPARED = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
_ANY = ("shll", "shrl", "shra", "umul", "smul")
_ALIKE = (
    _SAME,
    _COMPARED,
    ("shll", "shrl", "shra"),
    ("umul", "smul"),
    ("zero_ext", "sign_ext"),
    ("not", "neg", "reverse"),
)


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


_NUMBERS: dict[str, Callable[[int, int], int]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "nand": lambda x, y: ~(x & y),
    "nor": lambda x, y: ~(x | y),
    "umul": lambda x, y: x * y,
    "shll": lambda x, y: x << y,
    "shrl": lambda x, y: x >> y,
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "ult": lambda x, y: x < y,
    "ule": lambda x, y: x <= y,
    "ugt": lambda x, y: x > y,
    "uge": lambda x, y: x >= y,
}


def evaluation(text: str) -> Callable[[tuple[int, ...]], int]:
    """The function of numbers of its parameters that the text is."""
    widths = dict(_PARAMETERS)
    steps, result = list[tuple[str, Callable[[dict[str, int]], int]]](), ""
    for line in text.splitlines():
        found = _LINE.search(line)
        if found is None:
            continue
        name, bits, operation, rest = found[1], int(found[2]), found[3], found[4]
        steps.append((name, _step(operation, rest, bits, widths)))
        widths[name] = bits
        if line.strip().startswith("ret "):
            result = name

    def run(inputs: tuple[int, ...]) -> int:
        known = dict(zip(_PARAMETERS, inputs, strict=True))
        for name, step in steps:
            known[name] = step(known)
        return known[result]

    return run


def _step(operation: str, rest: str, bits: int, widths: dict[str, int]) -> Callable[[dict[str, int]], int]:
    names = [each for each in re.findall(r"\w+", rest) if each in widths]
    numbers = {name: int(number) for name, number in re.findall(r"(\w+)=(\d+)", rest)}
    mask = (1 << bits) - 1
    of = [widths[each] for each in names]
    return lambda known: _result(operation, [known[each] for each in names], of, numbers) & mask


def _result(operation: str, operands: list[int], widths: list[int], numbers: dict[str, int]) -> int:
    if operation == "literal":
        return numbers["value"]
    first, width = operands[0], widths[0]
    if operation in _NUMBERS:
        return int(_NUMBERS[operation](first, operands[1]))
    match operation:
        case "not" | "neg":
            return ~first if operation == "not" else -first
        case "reverse":
            return int(f"{first:0{width}b}"[::-1], 2)
        case "zero_ext" | "sign_ext":
            return first if operation == "zero_ext" else _signed(first, width)
        case "bit_slice":
            return first >> numbers["start"]
        case "concat":
            return first << widths[1] | operands[1]
        case "sel":
            return operands[1 + min(first, 1)]
        case "shra":
            return _signed(first, width) >> operands[1]
        case "smul":
            return _signed(first, width) * _signed(operands[1], widths[1])
        case _ if operation in _COMPARED:
            return int(_NUMBERS["u" + operation[1:]](_signed(first, width), _signed(operands[1], widths[1])))
    raise AssertionError(operation)


def function(draw: random.Random) -> str:
    """A random one."""
    known, lines = dict(_PARAMETERS), list[str]()
    count = draw.randint(3, 8)
    for at in range(count):
        name = f"v{at}"
        one, other = draw.choice(list(known)[-5:]), draw.choice(list(known))
        alike = draw.choice([each for each in known if known[each] == known[one]])
        kind = draw.choice(
            ("same", "same", "compared", "any", "any", "one", "extended", "part", "joined", "chosen", "literal")
        )
        bits = known[one]
        if kind == "same":
            made = f"{draw.choice(_SAME)}({one}, {alike})"
        elif kind == "compared":
            made, bits = f"{draw.choice(_COMPARED)}({one}, {alike})", 1
        elif kind == "any":
            operation = draw.choice(_ANY)
            made, bits = f"{operation}({one}, {other})", draw.randint(1, 9) if operation.endswith("mul") else bits
        elif kind == "one":
            made = f"{draw.choice(('not', 'neg', 'reverse'))}({one})"
        elif kind == "extended":
            bits += draw.randint(1, 3)
            made = f"{draw.choice(('zero_ext', 'sign_ext'))}({one}, new_bit_count={bits})"
        elif kind == "part":
            low = draw.randrange(bits)
            bits = draw.randint(1, bits - low)
            made = f"bit_slice({one}, start={low}, width={bits})"
        elif kind == "joined":
            made, bits = f"concat({one}, {other})", bits + known[other]
        elif kind == "chosen":
            condition = next((each for each in reversed(known) if known[each] == 1), None)
            made = f"sel({condition}, cases=[{one}, {alike}])" if condition else f"and({one}, {alike})"
        else:
            bits = draw.randint(1, 4)
            made = f"literal(value={draw.randrange(1 << bits)})"
        known[name] = bits
        lines.append(f"  {'ret ' if at == count - 1 else ''}{name}: bits[{bits}] = {made}")
    parameters = ", ".join(f"{name}: bits[{bits}]" for name, bits in _PARAMETERS.items())
    body = "\n".join(lines)
    return f"package p\n\nfn f({parameters}) -> bits[{known[f'v{count - 1}']}] {{\n{body}\n}}\n"


def changed(given: str, draw: random.Random) -> str:
    """A function with one operation for one of its kind, or its operands exchanged, or another literal."""
    lines = given.splitlines()
    at = draw.choice([number for number, line in enumerate(lines) if _LINE.search(line)])
    found = _LINE.search(lines[at])
    assert found is not None
    operation, rest = found[3], found[4]
    kinds = [each for each in _ALIKE if operation in each]
    if operation == "literal":
        rest = f"value={draw.randrange(1 << int(found[2]))}"
    elif kinds and draw.random() < 0.5:
        operation = draw.choice(kinds[0])
    elif operation in (*_SAME, *_COMPARED, "umul", "smul"):
        rest = ", ".join(reversed(rest.split(", ")))
    lines[at] = f"{lines[at][: found.start(3)]}{operation}({rest})"
    return "\n".join(lines) + "\n"


def pair(draw: random.Random) -> Drawn:
    """A function and a change of it."""
    source = function(draw)
    target = changed(source, draw)
    return Drawn("changed", source, target, lambda _, __: differs(source, target))


def differs(source: str, target: str) -> str:
    """The inputs that tell two functions apart, in words."""
    every = [range(1 << bits) for bits in _PARAMETERS.values()]
    one, other = evaluation(source), evaluation(target)
    apart = next((each for each in itertools.product(*every) if one(each) != other(each)), None)
    return f"apart at {dict(zip(_PARAMETERS, apart, strict=True))}" if apart else ""


FORM = Form(".xlsir", "fn {}(", head="package p\n\n")
campaign = campaign_of(pair, form=FORM, limited=Limited(all_sizes=0.2))

if __name__ == "__main__":
    command(__doc__, "xls", ".xlsir", campaign)()
