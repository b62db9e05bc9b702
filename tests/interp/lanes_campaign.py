"""Runs random loop nests in lanes and in the interpreter: `python -m tests.interp.lanes_campaign --seed S --count N`.

Each is run in all domains that have lanes, with limits within the run, too: as
affine loops, as blocks that branch, or as blocks of the LLVM dialect, in turn. Where the stop, its place, a cell, a
count or an outcome differs, the program is printed, and the exit code is 1.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.mlir import load
from interp.ir import OutputKind
from interp.machine import BufferInput, Cell, Domain, Execution, Lanes, Limits, Program, SizeInput, assemble, compare
from tests.equiv.lowered import after, lowered

FORMS = ("affine", "blocks", "llvm")
DOMAINS = (
    Domain.FINGERPRINT,
    Domain.ALGEBRAIC,
    Domain.CONCRETE,
    Domain.EXACT,
    Domain.REASSOCIATING,
    Domain.DEGREE,
)
_FLOATS = ("addf", "mulf", "subf", "maximumf", "addf", "mulf", "divf", "minnumf", "minimumf", "maxnumf")
_INTEGERS = ("addi", "muli", "subi", "maxsi", "xori", "addi", "divsi", "shli", "minui", "shrsi")
_FLAGGED = ("addi", "muli", "subi", "shli")
_FLAGS = ("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
# Of an f32 and an f64: a NaN and an infinity.
_SPECIALS = {"f32": ("0x7FC00000", "0xFF800000"), "f64": ("0x7FF8000000000000", "0xFFF0000000000000")}
_CELLS = 600  # of an argument that are looked at, about
_SIZES = (1, 2, 3, 5, 8, 17, 40, 70)


class Nest:
    """A function `main` on buffers, of a few loop nests whose accesses are mostly in bounds."""

    def __init__(self, choice: random.Random) -> None:
        self.choice = choice
        self.element = choice.choice(["f32", "f32", "f64", "i32", "i8", "i16", "i1"])
        self.names = 0
        self.shapes = {
            f"%m{number}": tuple(choice.choices(_SIZES, k=choice.choice([1, 1, 2, 2, 3])))
            for number in range(choice.randint(1, 3))
        }
        self.layouts: dict[str, str] = {}  # of views that are not dense
        self.lines: list[str] = []

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def type(self, view: str) -> str:
        return f"memref<{'x'.join(map(str, self.shapes[view]))}x{self.element}{self.layouts.get(view, '')}>"

    def text(self) -> str:
        parameters = ", ".join(f"{view}: {self.type(view)}" for view in self.shapes)
        if self.choice.random() < 0.3:
            self.shapes["%own"] = tuple(self.choice.choices(_SIZES, k=2))
            self.lines.append(f"%own = memref.alloc() : {self.type('%own')}")
        if self.choice.random() < 0.3:
            self.alias()
        self.lines.append(f"%k = arith.constant {self.number()} : {self.element}")
        for _ in range(self.choice.randint(1, 2)):
            self.loop([], self.choice.randint(1, 4))
        body = "\n".join(self.lines)
        return f"func.func @main({parameters}, %n: index) {{\n{body}\nreturn\n}}\n"

    def number(self) -> str:
        choice = self.choice
        if self.element == "i1":
            return "1"
        if self.element[0] == "i":
            return str(choice.choice([3, 3, 0, 1, -1, 100]))
        return choice.choice(["1.5", "1.5", "1.5", "0.0", "-0.0", *_SPECIALS[self.element]])

    def alias(self) -> None:
        """Another view of some elements of a parameter."""
        base, name = self.choice.choice([view for view in self.shapes if view[1] == "m"]), "%alias"
        shape = self.shapes[base]
        elements = math.prod(shape)
        offset, stride = self.choice.choice([0, 0, 1]), self.choice.choice([1, 1, 2])
        size = min(max((elements - offset) // stride, 1), _SIZES[-1])
        self.layouts[name] = f", strided<[{stride}], offset: {offset}>"
        self.lines.append(
            f"{name} = memref.reinterpret_cast {base} to offset: [{offset}], sizes: [{size}], strides: [{stride}] : "
            f"{self.type(base)} to memref<{size}x{self.element}{self.layouts[name]}>"
        )
        self.shapes[name] = (size,)

    def loop(self, variables: list[tuple[str, int]], depth: int, around: Sequence[str] = ()) -> list[str]:
        """A loop of so many levels, within those of `variables` and their greatest values, where there are the values
        `around`; its results."""
        variable, choice = self.name(), self.choice
        size = choice.choice([size for shape in self.shapes.values() for size in shape])
        lower = choice.choice([0, 0, 0, 1])
        upper, step = str(max(size, lower)), choice.choice(["", "", "", " step 2", " step 3"])
        kind = choice.random()
        if variables and kind < 0.1:
            outer, size = choice.choice(variables)
            upper, size = f"affine_map<(d) -> (d + 1)>({outer})", size + 1
        elif variables and kind < 0.25:
            outer, most = choice.choice(variables)
            upper = f"min affine_map<(d) -> (d + 3, {most + 1})>({outer})"
            size = most + 1
        elif kind < 0.3:
            upper, size = "%n", 9
        carried: list[str] = []
        initial = ""
        if choice.random() < 0.35:
            carried = [self.name() for _ in range(choice.choice([1, 1, 1, 2, 3]))]
            starts = ", ".join(f"{each} = {choice.choice(['%k', *around])}" for each in carried)
            initial = f" iter_args({starts}) -> ({', '.join([self.element] * len(carried))})"
        head = f"affine.for {variable} = {lower} to {upper}{step}{initial} {{"
        inner = [*variables, (variable, max(size - 1, 0))]
        result = self.name()
        self.lines.append(f"{result}:{len(carried)} = {head}" if carried else head)
        values = ["%k", *carried]
        last = self.statements(inner, values) if depth == 1 or choice.random() < 0.4 else "%k"
        if depth > 1:
            values += self.loop(inner, depth - 1, values)
            if choice.random() < 0.4:
                last = self.statements(inner, values)
        if carried:
            # what is left to the next iteration is mostly of the last value, or one that came with this one
            yielded = [last, *choice.choices(values, k=len(carried) - 1)]
            choice.shuffle(yielded)
            self.lines.append(f"affine.yield {', '.join(yielded)} : {', '.join([self.element] * len(carried))}")
        self.lines.append("}")
        results = [f"{result}#{index}" for index in range(len(carried))]
        if carried and choice.random() < 0.7:
            self.store(choice.choice(results), variables)
        return results

    def index(self, size: int, variables: list[tuple[str, int]]) -> str:
        """An index that is below `size`, but for one in many."""
        choice = self.choice
        fitting = [variable for variable, most in variables if most < size]
        if choice.random() < 0.01:
            fitting = [variable for variable, _ in variables]
        if not fitting or choice.random() < 0.1:
            return str(choice.randrange(size))
        first = choice.choice(fitting)
        most = dict(variables)[first]
        kind = choice.random()
        if kind < 0.15 and most + 1 < size:
            return f"{first} + 1"
        if kind < 0.25:
            return f"{size - 1} - {first}"
        if kind < 0.32 and most * 2 < size:
            return f"{first} * 2"
        if kind < 0.38:
            return f"{first} floordiv 2"
        if kind < 0.42:
            return f"({first} * 5) mod {size}"
        return first

    def access(self, variables: list[tuple[str, int]]) -> tuple[str, str]:
        view = self.choice.choice(list(self.shapes))
        indices = ", ".join(self.index(size, variables) for size in self.shapes[view])
        return f"{view}[{indices}]", self.type(view)

    def store(self, value: str, variables: list[tuple[str, int]]) -> None:
        access, type_ = self.access(variables)
        self.lines.append(f"affine.store {value}, {access} : {type_}")

    def statements(self, variables: list[tuple[str, int]], values: list[str]) -> str:
        """Straight code; the last value that it makes."""
        choice = self.choice
        for _ in range(choice.randint(1, 7)):
            kind, made = choice.random(), self.name()
            if kind < 0.4:
                access, type_ = self.access(variables)
                self.lines.append(f"{made} = affine.load {access} : {type_}")
            elif kind < 0.55:
                self.store(choice.choice(values), variables)
                continue
            elif kind < 0.6 and self.element[0] == "i" and self.element != "i1":
                self.lines.append(f"{made} = arith.index_cast {choice.choice(variables)[0]} : index to {self.element}")
            elif kind < 0.65 and self.element[0] == "f":
                self.lines.append(f"{made} = arith.negf {choice.choice(values)} : {self.element}")
            else:
                operation = choice.choice(_FLOATS if self.element[0] == "f" else _INTEGERS)
                flags = choice.choice(_FLAGS) if operation in _FLAGGED else ""
                left, right = choice.choice(values), choice.choice(values)
                self.lines.append(f"{made} = arith.{operation} {left}, {right}{flags} : {self.element}")
            values.append(made)
        if choice.random() < 0.8:
            self.store(values[-1], variables)
        return values[-1]


def _counts(run: Execution) -> tuple[float, ...]:
    """What error bounds count."""
    return (
        *(run.hashed, run.hashed_narrowly, run.demands, run.tests),
        *(run.sums, run.merged, run.factors, run.places),
        *(run.degree, run.coefficient_places, run.hashed_places),
    )


def _cells(shapes: Sequence[Sequence[int]]) -> Iterator[Cell]:
    """Cells of arguments with such shapes: all of one that has few, else the ends and some between."""
    for position, shape in enumerate(shapes):
        count = math.prod(shape)
        for element in sorted({*range(0, count, max(1, count // _CELLS)), count - 1}):
            index: list[int] = []
            for size in reversed(shape):
                element, at = divmod(element, size)
                index.append(at)
            yield Cell((OutputKind.ARGUMENT, position), tuple(reversed(index)))


def difference(one: Execution, other: Execution, shapes: Sequence[Sequence[int]] = ()) -> str:
    """What two runs of one program on one input differ in, in words; empty where they are the same. Of arguments whose
    `shapes` are given, cells are also held against each other with what no comparison of runs looks at: which NaN it
    is, whether a number is approximate, who wrote it and where its poison comes from."""
    if one.stop != other.stop:
        return f"stops {one.stop} and {other.stop}"
    facts = [(run.operations, run.approximate_control, run.decisions.outcomes) for run in (one, other)]
    if facts[0] != facts[1]:
        return f"facts {facts[0]} and {facts[1]}"
    if one.stop is not None:
        return ""
    counts = [_counts(run) for run in (one, other)]
    if counts[0] != counts[1]:
        return f"counts {counts[0]} and {counts[1]}"
    if one.domain is Domain.DEGREE:
        return ""  # whose counts are all that it finds
    there, back = compare(one, other), compare(other, one)
    if there.differing or back.differing or there.problems or back.problems:
        return f"cells {there.differences or back.differences or there.problems}"
    undefined = [(each.source_uninitialized, each.source_poison) for each in (there, back)]
    if undefined[0] != undefined[1]:
        return f"undefined cells {undefined[0]} and {undefined[1]}"
    for cell in _cells(shapes):
        if one.value(cell) != other.value(cell):
            return f"{cell}: {one.value(cell)} and {other.value(cell)}"
    return ""


def _in_form(text: str, form: str) -> tuple[str, Program]:
    """A nest in one of the forms, and its program, which takes what the nest takes."""
    module = load(text).lower("main")
    if form == "affine":
        return text, assemble(module, "main")
    if form == "blocks":
        text = after(text, "lower-affine,convert-scf-to-cf,canonicalize")
        return text, assemble(load(text).lower("main"), "main")
    text = lowered(text)
    return text, make_pair(module, load(text).lower("main"), *[Side("main", "main")] * 2).target_program


def check(seed: int, form: str = "affine") -> tuple[str, Counter[str]]:
    """A random nest, by its seed: what differs between its runs, and how these ended."""
    choice = random.Random(seed)
    nest = Nest(choice)
    text, program = _in_form(nest.text(), form)
    shapes = [shape for view, shape in nest.shapes.items() if view[1] == "m"]
    inputs = [
        *map(BufferInput, shapes),
        SizeInput(choice.randint(0, 9)),
    ]
    ends: Counter[str] = Counter()

    def runs(domain: Domain, limits: Limits) -> tuple[str, Execution]:
        interpreted = program.run(inputs, domain, limits=limits, seed=seed, lanes=Lanes.NEVER)
        any_in_lanes = False
        for lanes in (Lanes.PAYING, Lanes.ALWAYS):
            run = program.run(inputs, domain, limits=limits, seed=seed, lanes=lanes)
            any_in_lanes |= run.in_lanes > 0
            if found := difference(interpreted, run, shapes):
                return f"{text}// seed {seed}, {domain.value} domain, {limits}, {lanes.name}: {found}", interpreted
        ends[interpreted.stop.kind.value if interpreted.stop else "ended"] += 1
        ends["in lanes"] += any_in_lanes
        return "", interpreted

    for domain in DOMAINS:
        found, interpreted = runs(domain, Limits())
        if not found and interpreted.operations > 10:
            found, _ = runs(domain, Limits(operations=choice.randrange(interpreted.operations)))
        if found:
            return found, ends
    return "", ends


@click.command(help=__doc__)
@click.option("--seed", default=0, show_default=True, help="Of the first nest.")
@click.option("--count", default=10_000, show_default=True)
@click.option("--seconds", default=3600.0, show_default=True, help="Begin none after so many.")
@click.option("--form", type=click.Choice(FORMS), help="Of all nests.")
def main(seed: int, count: int, seconds: float, form: str | None) -> None:
    started, ends, different = time.monotonic(), Counter[str](), 0
    number = 0
    for number in range(count):
        found, each = check(seed + number, form or FORMS[(seed + number) % len(FORMS)])
        ends += each
        if found:
            different += 1
            click.echo(found)
        if time.monotonic() - started > seconds:
            break
    click.echo(f"{number + 1} nests from seed {seed}: {dict(sorted(ends.items()))}, {different} different")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
