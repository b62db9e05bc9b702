"""`python -m tests.fuzz.hidden`: pairs of peepholes whose difference waits for one value of a number of 32 bits.

The source is a short program. The target does the same, and for some value of a further argument, which no sample has,
what another program of the pool does: one that refines the source, or one that fails to on few inputs. It is chosen by
a select, a region, a branch or a store. So each verdict is for the solver to find, of small programs, and the judge
knows what is right, since it has tried all inputs of both."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from tests.fuzz.batches import Drawn, Limited, campaign_of_all
from tests.fuzz.command import command
from tests.fuzz.flags import Program, all_inputs, body, told_apart
from tests.fuzz.peepholes import Known, Wanted, neighbours

_WANTED = Wanted(refining=3, near=4, others=2)
_BITS = 32
_FEW = 2  # samples where nothing is said to tell programs apart


@dataclass(frozen=True, slots=True)
class _Written:
    """A condition that some few values of `%k` fulfil, or a choice: its lines, and the name of what it gives."""

    lines: list[str]
    name: str


def _condition(draw: random.Random) -> _Written:
    number = draw.randrange(1 << 20, 1 << 31)
    lines = [f"%n = arith.constant {number} : i32"]

    def compared(value: str, predicate: str = "eq", to: str = "%n", bits: int = _BITS) -> _Written:
        if draw.random() < 0.5:
            return _Written([*lines, f"%h = arith.cmpi {predicate}, {value}, {to} : i{bits}"], "%h")
        return _Written([*lines, f'%h = llvm.icmp "{predicate}" {value}, {to} : i{bits}'], "%h")

    way = draw.randrange(7)
    if way == 0:
        return compared("%k")
    if way == 1:
        lines += [f"%o = arith.constant {draw.randrange(3, 1 << 16) | 1} : i32", "%x = arith.muli %k, %o : i32"]
        return compared("%x")
    if way == 2:
        lines += [f"%o = arith.constant {draw.randrange(9, 25)} : i32", "%s = arith.shrui %k, %o : i32"]
        lines.append("%x = arith.xori %k, %s : i32")
        return compared("%x")
    if way == 3:
        lines += [f"%o = arith.constant {draw.randrange(2, 9)} : i32", "%x = llvm.sub %k, %n : i32"]
        return compared("%x", "ult", "%o")
    if way == 4:
        lines[0] = f"%n = arith.constant {number >> 11} : i32"
        lines += ["%o = arith.constant 11 : i32", "%x = arith.shrui %k, %o : i32"]
        return compared("%x")
    if way == 5:
        lines[0] = f"%n = arith.constant {number} : i64"
        lines.append(f"%x = {draw.choice(('arith.extui', 'arith.extsi', 'llvm.zext', 'llvm.sext'))} %k : i32 to i64")
        return compared("%x", bits=64)
    lines += [f"%o = arith.constant {number + draw.randrange(1, 3)} : i32", "%g = arith.cmpi uge, %k, %n : i32"]
    lines += ["%l = arith.cmpi ult, %k, %o : i32", "%h = arith.andi %g, %l : i1"]
    return _Written(lines, "%h")


def _selected(source: Program, target: Program, held: _Written, _: random.Random) -> list[str]:
    of = f"i{source.width(source.results[0])}"
    chosen = f"%r = arith.select {held.name}, %{target.results[0]}, %{source.results[0]} : {of}"
    return [*body(source), *body(target), *held.lines, chosen, f"return %r : {of}"]


def _in_a_region(source: Program, target: Program, held: _Written, draw: random.Random) -> list[str]:
    of = f"i{source.width(source.results[0])}"
    other = [f"scf.yield %{source.results[0]} : {of}"]
    inside = [*body(target), f"scf.yield %{target.results[0]} : {of}"]
    before, after = (body(source), other) if draw.random() < 0.5 else ([], [*body(source), *other])
    choice = [f"%r = scf.if {held.name} -> ({of}) {{", *inside, "} else {", *after, "}"]
    return [*before, *held.lines, *choice, f"return %r : {of}"]


def _in_a_block(source: Program, target: Program, held: _Written, _: random.Random) -> list[str]:
    of = f"i{source.width(source.results[0])}"
    return [
        *held.lines,
        f"cf.cond_br {held.name}, ^other, ^same",
        "^same:",
        *body(source),
        f"cf.br ^end(%{source.results[0]} : {of})",
        "^other:",
        *body(target),
        f"cf.br ^end(%{target.results[0]} : {of})",
        f"^end(%r: {of}):",
        f"return %r : {of}",
    ]


def _stored(source: Program, target: Program, held: _Written, _: random.Random) -> list[str]:
    of = f"i{source.width(source.results[0])}"
    memory = f"%m[] : memref<{of}>"
    return [
        *body(source),
        f"%m = memref.alloca() : memref<{of}>",
        f"memref.store %{source.results[0]}, {memory}",
        *held.lines,
        f"scf.if {held.name} {{",
        *body(target),
        f"memref.store %{target.results[0]}, {memory}",
        "}",
        f"%r = memref.load {memory}",
        f"return %r : {of}",
    ]


_Choice = Callable[[Program, Program, _Written, random.Random], list[str]]
_CHOICES: tuple[_Choice, ...] = (_in_a_region, _in_a_region, _in_a_block, _stored)


def _function(program: Program, lines: list[str]) -> str:
    parameters = ", ".join(f"%{name}: i{width}" for name, width in (*program.parameters, ("k", _BITS)))
    of = f"i{program.width(program.results[0])}"
    text = "\n".join(f"  {line}" for line in lines)
    return f"func.func @f({parameters}) -> {of} {{\n{text}\n}}\n"


def hidden(source: Program, target: Program, is_worse: bool, draw: random.Random) -> tuple[str, str]:
    """The source, and a program that does what it does but where it waits for a value of `%k`, where it does what the
    target does. Where that `is_worse`, undefined for other inputs than the source, it is not run before."""
    apart = _renamed(target, "w")
    plain = [*body(source), f"return %{source.results[0]} : i{source.width(source.results[0])}"]
    made = draw.choice(_CHOICES if is_worse else (_selected, *_CHOICES))(source, apart, _condition(draw), draw)
    return _function(source, plain), _function(source, made)


def said(words: list[str], _: object, samples: int) -> str:
    """What a judge has said of all inputs, and where it is asked strictly, on many samples."""
    return words[samples > _FEW]


def _pair(source: Known, target: Known, misses: int, draw: random.Random) -> Drawn:
    inputs = all_inputs()
    words = [told_apart(source.run, target.run, strictly, inputs) for strictly in (False, True)]
    worse = bool((target.run.undefined & ~source.run.undefined).any())
    change = "refined" if not misses else "few inputs" if misses <= 8 else "more inputs"
    return Drawn(change, *hidden(source.program, target.program, worse, draw), partial(said, words))


def _renamed(program: Program, letter: str) -> Program:
    """The program with other names of what it computes."""
    own = {each.name: f"{letter}{each.name}" for each in program.values}
    values = [
        replace(each, name=own[each.name], operands=tuple(own.get(name, name) for name in each.operands))
        for each in program.values
    ]
    return Program(values, [own.get(each, each) for each in program.results], program.count, program.parameters)


def pairs(seed: int, count: int) -> Iterator[Drawn]:
    """At most so many pairs."""
    draw = random.Random(f"{seed}")
    return islice((_pair(*each, draw) for each in neighbours(draw, _WANTED)), count)


campaign = campaign_of_all(pairs, limited=Limited(query=1_000_000, all_sizes=0.05), batch=100)

if __name__ == "__main__":
    command(__doc__, "hidden", ".mlir", campaign)()
