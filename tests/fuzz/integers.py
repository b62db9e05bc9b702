"""Random programs on narrow integers, small enough that all inputs can be tried."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from interp.ir import OutputKind
from tests.fuzz.arguments import Arguments, Tried

TYPES = ("i1", "i2", "i4", "i8")
_TOTAL = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
_PARTIAL = ("divsi", "divui", "remsi", "remui", "ceildivsi", "floordivsi", "ceildivui", "shli", "shrsi", "shrui")
_FLAGS = ("nsw", "nuw", "nsw, nuw")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
PARAMETERS = "%a: i4, %b: i4, %c: i1, %O: memref<4xi4>"
ARGUMENTS = Arguments(
    {"a": Tried(0, 0, 4), "b": Tried(1, 0, 4), "c": Tried(2, 0, 1)},
    [None, None, None, (4,)],
    [(OutputKind.ARGUMENT, 3), (OutputKind.RESULT, 0), (OutputKind.RESULT, 1), (OutputKind.RESULT, 2)],
)


def width(type_: str) -> int:
    return int(type_[1:])


@dataclass
class Writer:
    """Writes statements that use what was written before; `pools` are the values at hand by type."""

    random: random.Random
    lines: list[str] = field(default_factory=list)
    count: int = 0

    def define(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def constant(self, type_: str) -> str:
        bits = width(type_)
        if bits == 1:
            return self.define(f"arith.constant {self.random.choice(('true', 'false'))}")
        number = self.random.choice((0, 1, -1, 2, self.random.randrange(-(1 << (bits - 1)), 1 << (bits - 1))))
        return self.define(f"arith.constant {max(number, -(1 << (bits - 1)))} : {type_}")

    def some(self, pools: dict[str, list[str]], type_: str) -> str:
        if not pools[type_] or self.random.random() < 0.15:
            return self.constant(type_)
        recent = pools[type_][-6:]
        return self.random.choice(recent if self.random.random() < 0.6 else pools[type_])

    def index(self, pools: dict[str, list[str]]) -> str:
        """An index of 0 to 3."""
        value = self.some(pools, "i2")
        return self.define(f"arith.index_castui {value} : i2 to index")

    def value(self, pools: dict[str, list[str]]) -> None:
        """One more value in the pools."""
        draw = self.random.random()
        type_ = self.random.choice(TYPES)
        if draw < 0.34:
            name = self.random.choice(_TOTAL)
            flags = ""
            if name in ("addi", "subi", "muli") and self.random.random() < 0.2:
                flags = f" overflow<{self.random.choice(_FLAGS)}>"
            made = f"arith.{name} {self.some(pools, type_)}, {self.some(pools, type_)}{flags} : {type_}"
        elif draw < 0.46:
            name = self.random.choice(_PARTIAL)
            second = self.constant(type_) if self.random.random() < 0.7 else self.some(pools, type_)
            flags = " exact" if name in ("divsi", "divui", "shrsi", "shrui") and self.random.random() < 0.0 else ""
            made = f"arith.{name} {self.some(pools, type_)}, {second}{flags} : {type_}"
        elif draw < 0.62:
            predicate = self.random.choice(PREDICATES)
            made = f"arith.cmpi {predicate}, {self.some(pools, type_)}, {self.some(pools, type_)} : {type_}"
            type_ = "i1"
        elif draw < 0.76:
            condition = self.some(pools, "i1")
            made = f"arith.select {condition}, {self.some(pools, type_)}, {self.some(pools, type_)} : {type_}"
        elif draw < 0.9:
            other = self.random.choice([each for each in TYPES if each != type_])
            wider = width(other) > width(type_)
            name = self.random.choice(("extsi", "extui")) if wider else "trunci"
            made = f"arith.{name} {self.some(pools, type_)} : {type_} to {other}"
            type_ = other
        elif draw < 0.95:
            made = f"memref.load {self.random.choice(('%M', '%O'))}[{self.index(pools)}] : memref<4xi4>"
            type_ = "i4"
        else:
            name = self.random.choice(("mulsi_extended", "mului_extended", "addui_extended"))
            self.count += 1
            result = "i1" if name == "addui_extended" else type_
            types = f"{type_}, i1" if name == "addui_extended" else type_
            self.lines.append(
                f"%v{self.count}:2 = arith.{name} {self.some(pools, type_)}, {self.some(pools, type_)} : {types}"
            )
            pools[type_].append(f"%v{self.count}#0")
            pools[result].append(f"%v{self.count}#1")
            return
        pools[type_].append(self.define(made))

    def store(self, pools: dict[str, list[str]]) -> None:
        value, buffer = self.some(pools, "i4"), self.random.choice(("%M", "%O"))
        self.lines.append(f"memref.store {value}, {buffer}[{self.index(pools)}] : memref<4xi4>")

    def statements(self, pools: dict[str, list[str]], count: int, depth: int) -> None:
        for _ in range(count):
            draw = self.random.random()
            if draw < 0.7 or depth == 0:
                self.value(pools) if draw < 0.6 else self.store(pools)
            elif draw < 0.82:
                self.choice(pools, depth)
            elif draw < 0.92:
                self.loop(pools, depth)
            else:
                self.open_loop(pools, depth)

    def choice(self, pools: dict[str, list[str]], depth: int) -> None:
        type_ = self.random.choice(TYPES)
        condition = self.some(pools, "i1")
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"{name} = scf.if {condition} -> {type_} {{")
        for end in ("} else {", "}"):
            inner = {each: list(known) for each, known in pools.items()}
            self.statements(inner, self.random.randint(0, 3), depth - 1)
            self.lines += [f"scf.yield {self.some(inner, type_)} : {type_}", end]
        pools[type_].append(name)

    def loop(self, pools: dict[str, list[str]], depth: int) -> None:
        type_ = self.random.choice(TYPES)
        initial = self.some(pools, type_)
        self.count += 1
        name, carried, induction = f"%v{self.count}", f"%w{self.count}", f"%i{self.count}"
        upper = self.random.randint(0, 3)
        self.lines.append(
            f"{name} = affine.for {induction} = 0 to {upper} iter_args({carried} = {initial}) -> ({type_}) {{"
        )
        inner = {each: list(known) for each, known in pools.items()}
        inner[type_].append(carried)
        inner["i4"].append(self.define(f"arith.index_cast {induction} : index to i4"))
        self.statements(inner, self.random.randint(1, 3), depth - 1)
        self.lines += [f"affine.yield {self.some(inner, type_)} : {type_}", "}"]
        pools[type_].append(name)

    def open_loop(self, pools: dict[str, list[str]], depth: int) -> None:
        """A loop that ends where data says so, after three iterations at the latest."""
        type_ = self.random.choice(("i2", "i4", "i8"))
        initial = self.some(pools, type_)
        self.count += 1
        at = self.count
        self.lines += [
            f"%z{at} = arith.constant 0 : i8",
            f"%v{at}, %e{at} = scf.while (%w{at} = {initial}, %n{at} = %z{at}) : ({type_}, i8) -> ({type_}, i8) {{",
        ]
        inner = {each: list(known) for each, known in pools.items()}
        inner[type_].append(f"%w{at}")
        self.statements(inner, self.random.randint(0, 2), 0)
        more = self.some(inner, "i1")
        self.lines += [
            f"%t{at} = arith.constant 3 : i8",
            f"%f{at} = arith.cmpi ult, %n{at}, %t{at} : i8",
            f"%g{at} = arith.andi {more}, %f{at} : i1",
            f"scf.condition(%g{at}) {self.some(inner, type_)}, %n{at} : {type_}, i8",
            "} do {",
            f"^bb0(%x{at}: {type_}, %m{at}: i8):",
        ]
        inner = {each: list(known) for each, known in pools.items()}
        inner[type_].append(f"%x{at}")
        self.statements(inner, self.random.randint(0, 2), depth - 1)
        self.lines += [
            f"%o{at} = arith.constant 1 : i8",
            f"%s{at} = arith.addi %m{at}, %o{at} : i8",
            f"scf.yield {self.some(inner, type_)}, %s{at} : {type_}, i8",
            "}",
        ]
        pools[type_].append(f"%v{at}")


def program(draw: random.Random, writer: Writer | None = None, others: Sequence[str] = ()) -> str:
    """A function `f` of two integers of four bits, a flag and a buffer that returns some of what it computes. `writer`
    may have values of `others` types."""
    writer = writer or Writer(draw)
    pools: dict[str, list[str]] = {each: [] for each in (*TYPES, *others)}
    pools["i4"] += ["%a", "%b"]
    pools["i1"].append("%c")
    for name in ("%a", "%b"):
        pools["i2"].append(writer.define(f"arith.trunci {name} : i4 to i2"))
        pools["i8"].append(writer.define(f"arith.extsi {name} : i4 to i8"))
    writer.lines.append("%M = memref.alloca() : memref<4xi4>")
    for at in range(4):
        index = writer.define(f"arith.constant {at} : index")
        writer.lines.append(f"memref.store {draw.choice(('%a', '%b'))}, %M[{index}] : memref<4xi4>")
    writer.statements(pools, draw.randint(3, 14), 2)
    results = [(each, (pools[each] or [writer.constant(each)])[-1]) for each in ("i1", "i4", "i8")]
    types = ", ".join(each for each, _ in results)
    values = ", ".join(value for _, value in results)
    body = "\n".join(f"  {line}" for line in writer.lines)
    return f"func.func @f({PARAMETERS}) -> ({types}) {{\n{body}\n  return {values} : {types}\n}}\n"
