"""Random functions of XLS IR, and what they compute, by an evaluator that follows XLS's page on its semantics."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

Value = int | tuple["Value", ...]


def signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def toward_zero(left: int, right: int) -> int:
    quotient = abs(left) // abs(right)
    return -quotient if (left < 0) != (right < 0) else quotient


def divided(operation: str, left: int, right: int, width: int) -> int:
    if operation == "udiv":
        return left // right if right else (1 << width) - 1
    if operation == "umod":
        return left % right if right else 0
    a, b = signed(left, width), signed(right, width)
    if operation == "sdiv":
        if not b:
            return (1 << (width - 1)) - 1 if a >= 0 else 1 << (width - 1)
        return toward_zero(a, b)
    return a - b * toward_zero(a, b) if b else 0


def compared(operation: str, left: int, right: int, width: int) -> bool:
    if operation.startswith("s"):
        left, right = signed(left, width), signed(right, width)
    return {"lt": left < right, "le": left <= right, "gt": left > right, "ge": left >= right}[operation[1:]]


def one_hot(value: int, width: int, lowest: bool) -> int:
    order = range(width) if lowest else range(width - 1, -1, -1)
    return next((1 << number for number in order if value >> number & 1), 1 << width)


def encoded(value: int, width: int) -> int:
    found = 0
    for number in range(width):
        if value >> number & 1:
            found |= number
    return found


def sliced_update(value: int, width: int, start: int, new: int, new_width: int) -> int:
    for number in range(new_width):
        if start + number < width:
            value = value & ~(1 << (start + number)) | (new >> number & 1) << (start + number)
    return value


@dataclass
class Program:
    """Nodes with their widths, and what each computes of the values before it. `arrays` are the names of arrays, with
    their sizes and the widths of their elements."""

    chance: random.Random
    parameters: dict[str, int]
    lines: list[str] = field(default_factory=list)
    widths: dict[str, int] = field(default_factory=dict)
    arrays: dict[str, tuple[int, int]] = field(default_factory=dict)
    values: dict[str, list[Value]] = field(default_factory=dict)  # for each row of inputs

    def add(self, width: int, text: str, values: Sequence[int]) -> str:
        name = f"n{len(self.lines)}"
        self.lines.append(f"{name}: bits[{width}] = {text}")
        self.widths[name] = width
        self.values[name] = [value & ((1 << width) - 1) for value in values]
        return name

    def add_array(self, size: int, width: int, text: str, values: Sequence[Value]) -> str:
        name = f"n{len(self.lines)}"
        self.lines.append(f"{name}: bits[{width}][{size}] = {text}")
        self.arrays[name] = size, width
        self.values[name] = list(values)
        return name

    def numbers(self, name: str) -> list[int]:
        return [value for value in self.values[name] if isinstance(value, int)]

    def elements(self, name: str) -> list[tuple[Value, ...]]:
        return [value for value in self.values[name] if isinstance(value, tuple)]

    def any(self) -> str:
        return self.chance.choice(list(self.widths))

    def of(self, width: int) -> str:
        """A value of some width, made where there is none."""
        found = [name for name, each in self.widths.items() if each == width]
        if found and self.chance.random() < 0.8:
            return self.chance.choice(found)
        return self.literal(width)

    def literal(self, width: int) -> str:
        value = self.chance.randrange(1 << width)
        rows = len(next(iter(self.values.values())))
        return self.add(width, f"literal(value={value})", [value] * rows)


def random_program(seed: int, length: int = 14, rows: int = 12) -> tuple[str, list[dict[str, int]], list[list[Value]]]:
    """The text of a function `f` of three numbers that gives a tuple of all its numbers, some inputs, and its results
    for them."""
    chance = random.Random(seed)
    widths = {name: chance.randint(1, 5) for name in "abc"}
    program = Program(chance, widths, widths=dict(widths))
    inputs = [{name: chance.randrange(1 << width) for name, width in widths.items()} for _ in range(rows)]
    for name in widths:
        program.values[name] = [row[name] for row in inputs]
    for _ in range(length):
        chance.choice(STEPS)(program)
    names = list(program.widths)
    types = ", ".join(f"bits[{program.widths[name]}]" for name in names)
    taken = ", ".join(f"{name}: bits[{width}]" for name, width in widths.items())
    body = "".join(f"  {line}\n" for line in program.lines)
    text = f"package p\n\nfn f({taken}) -> ({types}) {{\n{body}  ret r: ({types}) = tuple({', '.join(names)})\n}}\n"
    return text, inputs, [[program.values[name][row] for name in names] for row in range(rows)]


# -- one function for each kind of operation --------------------------------------------------------------------------


def _arithmetic(program: Program) -> None:
    left = program.any()
    width = program.widths[left]
    right = program.of(width)
    name = program.chance.choice(["add", "sub", "udiv", "sdiv", "umod", "smod", "and", "or", "xor", "nand", "nor"])

    def value(a: int, b: int) -> int:
        if name in ("udiv", "sdiv", "umod", "smod"):
            return divided(name, a, b, width)
        results = {"add": a + b, "sub": a - b, "and": a & b, "or": a | b, "xor": a ^ b}
        return results[name] if name in results else ~results[name[1:]]

    pairs = zip(program.numbers(left), program.numbers(right), strict=True)
    program.add(width, f"{name}({left}, {right})", [value(a, b) for a, b in pairs])


def _product(program: Program) -> None:
    left, right = program.any(), program.any()
    width, name = program.chance.randint(1, 9), program.chance.choice(["umul", "smul"])
    pairs = list(zip(program.numbers(left), program.numbers(right), strict=True))
    if name == "smul":
        pairs = [(signed(a, program.widths[left]), signed(b, program.widths[right])) for a, b in pairs]
    program.add(width, f"{name}({left}, {right})", [a * b for a, b in pairs])


def _comparison(program: Program) -> None:
    left = program.any()
    width = program.widths[left]
    right = program.of(width)
    pairs = list(zip(program.numbers(left), program.numbers(right), strict=True))
    name = program.chance.choice(["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
    if name in ("eq", "ne"):
        program.add(1, f"{name}({left}, {right})", [(a == b) == (name == "eq") for a, b in pairs])
    else:
        program.add(1, f"{name}({left}, {right})", [compared(name, a, b, width) for a, b in pairs])


def _shift(program: Program) -> None:
    value, amount = program.any(), program.any()
    width, name = program.widths[value], program.chance.choice(["shll", "shrl", "shra"])

    def shifted(a: int, by: int) -> int:
        if name == "shll":
            return a << by
        return (signed(a, width) if name == "shra" else a) >> by

    pairs = zip(program.numbers(value), program.numbers(amount), strict=True)
    program.add(width, f"{name}({value}, {amount})", [shifted(a, by) for a, by in pairs])


def _unary(program: Program) -> None:
    value = program.any()
    width, numbers = program.widths[value], program.numbers(value)
    full = (1 << width) - 1
    name = program.chance.choice(["not", "neg", "reverse", "identity", "and_reduce", "or_reduce", "xor_reduce"])
    results = {
        "not": [~each for each in numbers],
        "neg": [-each for each in numbers],
        "reverse": [int(f"{each:0{width}b}"[::-1], 2) for each in numbers],
        "identity": numbers,
        "and_reduce": [int(each == full) for each in numbers],
        "or_reduce": [int(each != 0) for each in numbers],
        "xor_reduce": [each.bit_count() & 1 for each in numbers],
    }
    program.add(1 if name.endswith("reduce") else width, f"{name}({value})", results[name])


def _extension(program: Program) -> None:
    value = program.any()
    width = program.widths[value]
    wide = width + program.chance.randint(0, 3)
    if program.chance.random() < 0.5:
        program.add(wide, f"zero_ext({value}, new_bit_count={wide})", program.numbers(value))
    else:
        program.add(
            wide, f"sign_ext({value}, new_bit_count={wide})", [signed(each, width) for each in program.numbers(value)]
        )


def _slice(program: Program) -> None:
    value = program.any()
    width = program.widths[value]
    start = program.chance.randrange(width)
    taken = program.chance.randint(1, width - start)
    numbers = [each >> start for each in program.numbers(value)]
    program.add(taken, f"bit_slice({value}, start={start}, width={taken})", numbers)


def _dynamic_slice(program: Program) -> None:
    value, start = program.any(), program.any()
    taken = program.chance.randint(1, program.widths[value])
    pairs = zip(program.numbers(value), program.numbers(start), strict=True)
    program.add(taken, f"dynamic_bit_slice({value}, {start}, width={taken})", [a >> by for a, by in pairs])


def _slice_update(program: Program) -> None:
    value, start, new = program.any(), program.any(), program.any()
    width, wide = program.widths[value], program.widths[new]
    rows = zip(program.numbers(value), program.numbers(start), program.numbers(new), strict=True)
    results = [sliced_update(a, width, at, b, wide) for a, at, b in rows]
    program.add(width, f"bit_slice_update({value}, {start}, {new})", results)


def _concat(program: Program) -> None:
    left, right = program.any(), program.any()
    wide = program.widths[right]
    pairs = zip(program.numbers(left), program.numbers(right), strict=True)
    if program.widths[left] + wide <= 12:
        program.add(program.widths[left] + wide, f"concat({left}, {right})", [a << wide | b for a, b in pairs])


def _one_hot(program: Program) -> None:
    value, lowest = program.any(), program.chance.random() < 0.5
    width = program.widths[value]
    results = [one_hot(each, width, lowest) for each in program.numbers(value)]
    program.add(width + 1, f"one_hot({value}, lsb_prio={str(lowest).lower()})", results)


def _coding(program: Program) -> None:
    value = program.any()
    width = program.widths[value]
    if width > 1 and program.chance.random() < 0.5:
        results = [encoded(each, width) for each in program.numbers(value)]
        program.add((width - 1).bit_length(), f"encode({value})", results)
    elif width <= 3:
        wide = program.chance.randint(1, 1 << width)
        program.add(wide, f"decode({value}, width={wide})", [1 << each for each in program.numbers(value)])


def _selection(program: Program) -> None:
    kind = program.chance.choice(["sel", "priority_sel", "one_hot_sel"])
    selector = program.any()
    width = program.widths[selector]
    wide = program.widths[program.any()]
    whole = 1 << width
    count = program.chance.randint(1, min(whole, 5)) if kind == "sel" else width
    cases = [program.of(wide) for _ in range(count)]
    default = program.of(wide)
    text = f"{kind}({selector}, cases=[{', '.join(cases)}]"
    if kind == "priority_sel" or (kind == "sel" and count < whole):
        text += f", default={default}"
    results = []
    for row, chosen in enumerate(program.numbers(selector)):
        values = [program.numbers(case)[row] for case in cases]
        fallback = program.numbers(default)[row]
        bits = [number for number in range(width) if chosen >> number & 1]
        if kind == "sel":
            results.append(values[chosen] if chosen < count else fallback)
        elif kind == "priority_sel":
            results.append(values[bits[0]] if bits else fallback)
        else:
            joined = 0
            for number in bits:
                joined |= values[number]
            results.append(joined)
    program.add(wide, text + ")", results)


def _array(program: Program) -> None:
    width = program.widths[program.any()]
    names = [program.of(width) for _ in range(program.chance.randint(1, 5))]
    rows = zip(*(program.numbers(name) for name in names), strict=True)
    program.add_array(len(names), width, f"array({', '.join(names)})", list(rows))


def _array_use(program: Program) -> None:
    if not program.arrays:
        return _array(program)
    array = program.chance.choice(list(program.arrays))
    size, width = program.arrays[array]
    index = program.any()
    pairs = list(zip(program.elements(array), program.numbers(index), strict=True))
    kind = program.chance.choice(["array_index", "array_update", "array_slice", "array_concat"])
    if kind == "array_index":
        results = [each[min(at, size - 1)] for each, at in pairs]
        numbers = [each for each in results if isinstance(each, int)]
        program.add(width, f"array_index({array}, indices=[{index}])", numbers)
    elif kind == "array_update":
        new = program.of(width)
        rows = zip(pairs, program.numbers(new), strict=True)
        updated = [(*each[:at], value, *each[at + 1 :]) if at < size else each for (each, at), value in rows]
        program.add_array(size, width, f"array_update({array}, {new}, indices=[{index}])", updated)
    elif kind == "array_slice":
        count = program.chance.randint(1, 4)
        taken = [tuple(each[min(at + step, size - 1)] for step in range(count)) for each, at in pairs]
        program.add_array(count, width, f"array_slice({array}, {index}, width={count})", taken)
    elif size <= 4:
        program.add_array(2 * size, width, f"array_concat({array}, {array})", [each + each for each, _ in pairs])
    return None


STEPS = (
    _arithmetic,
    _arithmetic,
    _product,
    _comparison,
    _shift,
    _unary,
    _extension,
    _slice,
    _dynamic_slice,
    _slice_update,
    _concat,
    _one_hot,
    _coding,
    _selection,
    _selection,
    _array,
    _array_use,
    _array_use,
    _array_use,
)
