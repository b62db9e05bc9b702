"""Random programs whose addresses are data: gathers and scatters by indices of several widths that may wrap around or
must not, views that begin at data, views that data chooses, and checks of where an index is.

The indices and the choices are so narrow that all inputs can be tried."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from interp.ir import OutputKind
from tests.fuzz.arguments import Arguments, Tried

PARAMETERS = "%D: memref<2xi4>, %C: memref<1xi1>, %A: memref<2x4xi8>, %B: memref<2x4xi8>, %O: memref<4xi8>"
ARGUMENTS = Arguments(
    {"D[0]": Tried(0, 0, 4), "D[1]": Tried(0, 1, 4), "C[0]": Tried(1, 0, 1)},
    [(2,), (1,), (2, 4), (2, 4), (4,)],
    [(OutputKind.ARGUMENT, 2), (OutputKind.ARGUMENT, 3), (OutputKind.ARGUMENT, 4)],
)
_WIDTHS = ("i4", "i8", "i64", "index")
_FLAGS = ("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
_FACTORS = (1, 2, 3, 4, -1, -2)
_LARGE = (1 << 60, 1 << 61, 1 << 62, (1 << 62) + 1, -(1 << 62), (1 << 63) - 1)


@dataclass(frozen=True)
class View:
    """A view by its name, its type and its sizes."""

    name: str
    type_: str
    sizes: tuple[int, ...]


def _strided(sizes: tuple[int, ...]) -> str:
    strides = "?, ?" if len(sizes) == 2 else "?"
    return f"memref<{'x'.join(map(str, sizes))}xi8, strided<[{strides}], offset: ?>>"


@dataclass
class Writer:
    random: random.Random
    lines: list[str] = field(default_factory=list)
    count: int = 0
    numbers: dict[str, list[str]] = field(default_factory=lambda: {each: [] for each in _WIDTHS})
    flags: list[str] = field(default_factory=list)
    views: list[View] = field(default_factory=list)
    buffers: list[View] = field(default_factory=list)  # those that views may be made of
    values: list[str] = field(default_factory=list)

    def define(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def constant(self, type_: str, number: int) -> str:
        return self.define(f"arith.constant {number} : {type_}")

    def number(self, type_: str) -> str:
        """A number that was there, or is made of one of another type."""
        others = [each for each in _WIDTHS if self.numbers[each] and each != type_]
        if self.numbers[type_] and (not others or self.random.random() < 0.8):
            return self.random.choice(self.numbers[type_][-4:])
        other = self.random.choice(others)
        given = self.random.choice(self.numbers[other])
        bits = {"i4": 4, "i8": 8, "i64": 64, "index": 64}
        if "index" in (type_, other):
            operation = self.random.choice(("index_cast", "index_cast", "index_castui"))
        elif bits[type_] > bits[other]:
            operation = self.random.choice(("extsi", "extsi", "extui"))
        else:
            operation = "trunci"
        made = self.define(f"arith.{operation} {given} : {other} to {type_}")
        self.numbers[type_].append(made)
        return made

    def arithmetic(self) -> None:
        type_ = self.random.choice(_WIDTHS)
        one = self.number(type_)
        draw = self.random.random()
        if draw < 0.35:
            factors = _FACTORS if type_ in ("i4", "i8") or self.random.random() < 0.8 else _LARGE
            by = self.constant(type_, self.random.choice(factors))
            made = f"arith.muli {one}, {by}{self.random.choice(_FLAGS)} : {type_}"
        elif draw < 0.6:
            other = self.number(type_) if self.random.random() < 0.4 else self.small(type_)
            pair = [one, other]
            self.random.shuffle(pair)
            name = self.random.choice(("addi", "addi", "subi"))
            made = f"arith.{name} {pair[0]}, {pair[1]}{self.random.choice(_FLAGS)} : {type_}"
        elif draw < 0.85:
            by = self.constant(type_, self.random.choice((2, 3, 4)))
            name = self.random.choice(("remui", "remui", "remsi", "minui", "maxsi", "divui", "floordivsi"))
            made = f"arith.{name} {one}, {by} : {type_}"
        else:
            made = f"arith.select {self.flag()}, {one}, {self.number(type_)} : {type_}"
        self.numbers[type_].append(self.define(made))

    def small(self, type_: str) -> str:
        return self.constant(type_, self.random.choice((1, 2, 3, -1, -3)))

    def compared(self) -> str:
        type_ = self.random.choice(_WIDTHS)
        predicate = self.random.choice(("slt", "sle", "sgt", "sge", "ult", "uge", "eq"))
        pair = [self.number(type_), self.constant(type_, self.random.randint(-2, 4))]
        if self.random.random() < 0.2:
            self.random.shuffle(pair)
        return self.define(f"arith.cmpi {predicate}, {pair[0]}, {pair[1]} : {type_}")

    def flag(self) -> str:
        if not self.flags or self.random.random() < 0.2:
            self.flags.append(self.compared())
        return self.random.choice(self.flags)

    def check(self) -> None:
        """That a number is one of a few, or only that it is not beyond one of them."""
        if self.random.random() < 0.3:
            self.lines.append(f'cf.assert {self.compared()}, "a number"')
            return
        type_ = self.random.choice(_WIDTHS)
        number = self.number(type_)
        low = self.random.randint(-2, 2)
        ends = [("sge", low), ("sle", low + self.random.randint(0, 3))]
        for predicate, end in self.random.sample(ends, self.random.choice((1, 2, 2))):
            bound = self.constant(type_, end)
            condition = self.define(f"arith.cmpi {predicate}, {number}, {bound} : {type_}")
            self.lines.append(f'cf.assert {condition}, "a number"')

    def index(self, size: int) -> str:
        """An index, which is mostly in bounds."""
        draw = self.random.random()
        if draw < 0.3:
            return self.constant("index", self.random.randrange(size))
        number = self.number("index")
        if draw < 0.6:
            return self.define(f"arith.remui {number}, {self.constant('index', size)} : index")
        return number

    def view(self) -> None:
        draw = self.random.random()
        base = self.random.choice(self.buffers)
        if draw < 0.3:
            sizes = self.random.choice(((3,), (2,), (2, 2)))
            strides = [self.random.choice((1, 1, 2, 4)) for _ in sizes]
            plain = f"memref<{'x'.join(map(str, sizes))}xi8, strided<{strides}, offset: ?>>"
            made = self.define(
                f"memref.reinterpret_cast {base.name} to offset: [{self.number('index')}], sizes: {list(sizes)}, "
                f"strides: {strides} : {base.type_} to {plain}"
            )
        elif draw < 0.7:
            sizes = self.random.choice(((1, 3), (2, 2), (1, 4), (2, 1)))
            column = self.random.randint(0, 4 - sizes[1])
            row = self.number("index") if sizes[0] == 1 or self.random.random() < 0.3 else "0"
            plain = f"memref<{sizes[0]}x{sizes[1]}xi8, strided<[4, 1], offset: {'?' if row != '0' else column}>>"
            made = self.define(
                f"memref.subview {base.name}[{row}, {column}] [{sizes[0]}, {sizes[1]}] [1, 1] : {base.type_} to {plain}"
            )
        else:
            like = [each for each in self.views if sum(each.type_ == other.type_ for other in self.views) > 1]
            if not like:
                return
            one = self.random.choice(like)
            other = self.random.choice([each for each in self.views if each.type_ == one.type_])
            self.choice(one, other)
            return
        type_ = _strided(sizes)
        self.views.append(View(self.define(f"memref.cast {made} : {plain} to {type_}"), type_, sizes))

    def choice(self, one: View, other: View) -> None:
        condition = self.flag()
        if self.random.random() < 0.5:
            made = self.define(f"arith.select {condition}, {one.name}, {other.name} : {one.type_}")
        else:
            made = self.define(f"scf.if {condition} -> ({one.type_}) {{")
            for each, end in ((one, "} else {"), (other, "}")):
                if self.random.random() < 0.4:
                    self.aside(lambda: self.access(one))
                self.lines += [f"scf.yield {each.name} : {one.type_}", end]
        self.views.append(View(made, one.type_, one.sizes))

    def access(self, view: View | None = None) -> None:
        view = view or self.random.choice(self.views[-5:])
        indices = ", ".join(self.index(size) for size in view.sizes)
        if self.random.random() < 0.5:
            value = self.define(f"memref.load {view.name}[{indices}] : {view.type_}")
            at = self.constant("index", self.random.randrange(4))
            self.lines.append(f"memref.store {value}, %O[{at}] : memref<4xi8>")
            if self.random.random() < 0.3:
                self.values.append(value)
        else:
            self.lines.append(f"memref.store {self.random.choice(self.values)}, {view.name}[{indices}] : {view.type_}")

    def under(self) -> None:
        """An access or a check under a condition."""
        self.lines.append(f"scf.if {self.flag()} {{")
        self.aside(self.random.choice((self.access, self.access, self.check)))
        self.lines.append("}")

    def aside(self, write: Callable[[], None]) -> None:
        """What this makes is not used elsewhere."""
        kept = {name: list(each) for name, each in self.numbers.items()}, list(self.flags), list(self.values)
        write()
        self.numbers, self.flags, self.values = kept


def program(draw: random.Random) -> str:
    """A function `f` of indices, a choice and three buffers."""
    writer = Writer(draw)
    zero, one = (writer.constant("index", at) for at in range(2))
    writer.numbers["i4"] = [writer.define(f"memref.load %D[{at}] : memref<2xi4>") for at in (zero, one)]
    writer.flags.append(writer.define(f"memref.load %C[{zero}] : memref<1xi1>"))
    writer.values += [writer.constant("i8", at) for at in (77, 99)]
    writer.buffers += [View("%A", "memref<2x4xi8>", (2, 4)), View("%B", "memref<2x4xi8>", (2, 4))]
    if draw.random() < 0.3:
        made = writer.define("memref.alloc() : memref<2x4xi8>")
        writer.lines.append(f"memref.copy %B, {made} : memref<2x4xi8> to memref<2x4xi8>")
        writer.buffers.append(View(made, "memref<2x4xi8>", (2, 4)))
    for each in writer.buffers:
        type_ = _strided(each.sizes)
        writer.views.append(
            View(writer.define(f"memref.cast {each.name} : {each.type_} to {type_}"), type_, each.sizes)
        )
    for _ in range(draw.randint(4, 14)):
        draw.choice((writer.arithmetic, writer.arithmetic, writer.check, writer.view, writer.view, writer.access,
                     writer.under))()  # fmt: skip
    for _ in range(draw.randint(1, 3)):
        writer.access()
    if len(writer.buffers) > 2 and draw.random() < 0.5:
        at = draw.randint(len(writer.lines) - 3, len(writer.lines))
        if "{" not in "".join(writer.lines[at:]) and "}" not in "".join(writer.lines[at:]):
            writer.lines.insert(at, f"memref.dealloc {writer.buffers[2].name} : memref<2x4xi8>")
    body = "\n".join(f"  {line}" for line in writer.lines)
    return f"func.func @f({PARAMETERS}) {{\n{body}\n  return\n}}\n"
