"""`python -m tests.fuzz.cells`: a few statements on three elements of memory and two numbers, and rewritings of them.

Loads and stores have indices that are constants, data and loop variables, which may lie beyond the end; stores wait for
comparisons and are repeated by short loops. Rewritings move, drop, forward, select, unroll and invert, rightly or
wrongly. All elements and numbers have two bits: the judge runs both programs on all inputs at once, with numpy."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import islice, repeat
from typing import Any

import numpy as np

from tests.fuzz.batches import UNDEFINED, Drawn, Limited, campaign_of_all
from tests.fuzz.command import command

Bits = np.ndarray[Any, np.dtype[np.int64]]
Held = np.ndarray[Any, np.dtype[np.bool_]]
_CELLS, _MASK = 3, 3
_RECENT = 4  # values that operands are drawn from
_TARGETS, _ATTEMPTS = 6, 18  # of a source, and rewritings of which they are chosen
_MEMORY = f"memref<{_CELLS}xi2>"
_OPERATIONS: Mapping[str, Callable[[Bits, Bits], Bits]] = {
    "addi": lambda x, y: x + y,
    "subi": lambda x, y: x - y,
    "muli": lambda x, y: x * y,
    "andi": lambda x, y: x & y,
    "ori": lambda x, y: x | y,
    "xori": lambda x, y: x ^ y,
    "maxui": np.maximum,
    "minui": np.minimum,
    "maxsi": lambda x, y: np.maximum(_signed(x), _signed(y)),
    "minsi": lambda x, y: np.minimum(_signed(x), _signed(y)),
}
_COMPARISONS: Mapping[str, Callable[[Bits, Bits], Held]] = {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "ult": lambda x, y: x < y,
    "uge": lambda x, y: x >= y,
    "slt": lambda x, y: _signed(x) < _signed(y),
    "sge": lambda x, y: _signed(x) >= _signed(y),
}
_INVERSE = {"eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "slt": "sge", "sge": "slt"}


def _signed(bits: Bits) -> Bits:
    return bits - ((bits >> 1) << 2)


@dataclass(frozen=True, slots=True)
class Index:
    """A number, or the value `of` a name as an unsigned one; of a loop's variable, so much more."""

    number: int = 0
    of: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """That two values compare so."""

    predicate: str
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Statement:
    """`kind` is an operation or `number`, `select`, `load`, `store`, `if` or `for`. A loop counts from `first` up to
    `last` and carries the value `operands[0]` on as `inner`, of which `operands[1]` is the next one."""

    kind: str
    name: str = ""
    operands: tuple[str, ...] = ()
    index: Index = Index()
    condition: Comparison | None = None
    body: tuple[Statement, ...] = ()
    otherwise: tuple[Statement, ...] = ()
    first: int = 0
    last: int = 0
    inner: str = ""


@dataclass(frozen=True, slots=True)
class Program:
    body: tuple[Statement, ...]
    result: str


# ---- drawing


@dataclass
class _Drawing:
    draw: random.Random
    count: int = 0

    def fresh(self, letter: str = "v") -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def some(self, values: Sequence[str]) -> str:
        return self.draw.choice(values[-_RECENT:])

    def index(self, values: Sequence[str], loop: str) -> Index:
        draw = self.draw
        if loop and draw.random() < 0.6:
            return Index(draw.choice((0, 0, 0, 1, 2)), loop)
        return Index(draw.randrange(_CELLS)) if draw.random() < 0.6 else Index(of=self.some(values))

    def condition(self, values: Sequence[str]) -> Comparison:
        return Comparison(self.draw.choice(list(_COMPARISONS)), self.some(values), self.some(values))

    def statement(self, values: list[str], loop: str, depth: int) -> Statement:
        draw, chosen = self.draw, self.draw.random()
        if chosen < 0.24:
            made = Statement("load", self.fresh(), index=self.index(values, loop))
        elif chosen < 0.5:
            return Statement("store", operands=(self.some(values),), index=self.index(values, loop))
        elif chosen < 0.62:
            made = Statement(draw.choice(list(_OPERATIONS)), self.fresh(), (self.some(values), self.some(values)))
        elif chosen < 0.68:
            given = (self.some(values), self.some(values))
            made = Statement("select", self.fresh(), given, condition=self.condition(values))
        elif chosen < 0.7 or depth > 1:
            made = Statement("number", self.fresh(), index=Index(draw.randrange(4)))
        elif chosen < 0.86:
            sides = [self.body(list(values), loop, depth + 1, (1, 1, 2)), ()]
            if draw.random() < 0.4:
                sides[1] = self.body(list(values), loop, depth + 1, (1,))
            return Statement("if", condition=self.condition(values), body=tuple(sides[0]), otherwise=tuple(sides[1]))
        else:
            variable, inner = self.fresh("i"), self.fresh()
            known = [*values, inner]
            body = self.body(known, variable, depth + 1, (1, 2, 2, 3))
            first = draw.choice((0, 0, 1))
            last = draw.choice((2, 3, 3, 3, first))
            carried = (self.some(values), known[-1])
            made = Statement("for", self.fresh(), carried, Index(of=variable), None, body, (), first, last, inner)
        values.append(made.name)
        return made

    def body(self, values: list[str], loop: str, depth: int, counts: Sequence[int]) -> tuple[Statement, ...]:
        return tuple([self.statement(values, loop, depth) for _ in range(self.draw.choice(counts))])


def drawn(draw: random.Random) -> Program:
    """Three to six statements, the result of which is one of the last values."""
    drawing = _Drawing(draw)
    values = ["a", "b"]
    body = drawing.body(values, "", 0, (3, 3, 4, 4, 5, 6))
    return Program(body, draw.choice(values[-2:]))


# ---- rewriting


def _blocks(body: tuple[Statement, ...]) -> Iterator[tuple[tuple[Statement, ...], Callable[[Any], Any]]]:
    """Each list of statements, and what puts another one in its place."""
    yield body, lambda made: made
    for at, each in enumerate(body):
        for part in ("body", "otherwise"):
            for inner, put in _blocks(getattr(each, part)):

                def put_here(made: Any, at: int = at, part: str = part, put: Any = put) -> Any:
                    return (*body[:at], replace(body[at], **{part: put(made)}), *body[at + 1 :])

                yield inner, put_here


def _renamed(statement: Statement, names: Mapping[str, str], prefix: str = "") -> Statement:
    """The statement with other operands, and, where there is a prefix, with new names for what it defines."""

    def of(name: str) -> str:
        return names.get(name, name)

    own = dict(names)
    if prefix:
        for each in _defined(statement):
            own[each] = prefix + each

    def inner(name: str) -> str:
        return own.get(name, name)

    held = statement.condition
    is_loop = statement.kind == "for"
    given = statement.operands
    return replace(
        statement,
        name=inner(statement.name),
        inner=inner(statement.inner),
        operands=(of(given[0]), inner(given[1])) if is_loop else tuple(map(of, given)),
        index=replace(statement.index, of=inner(statement.index.of)),
        condition=held and Comparison(held.predicate, of(held.one), of(held.other)),
        body=_all_renamed(statement.body, own, prefix),
        otherwise=_all_renamed(statement.otherwise, own, prefix),
    )


def _all_renamed(body: tuple[Statement, ...], names: Mapping[str, str], prefix: str) -> tuple[Statement, ...]:
    own, made = dict(names), []
    for each in body:
        made.append(_renamed(each, own, prefix))
        if prefix:
            own |= {name: prefix + name for name in _defined(each)}
    return tuple(made)


def _defined(statement: Statement) -> list[str]:
    names = [statement.name, statement.inner, statement.index.of if statement.kind == "for" else ""]
    return [each for each in names if each]


def _with_number(statement: Statement, variable: str, number: int) -> Statement:
    """The statement where a loop's variable is a number."""
    index = statement.index
    return replace(
        statement,
        index=Index(index.number + number) if index.of == variable and statement.kind != "for" else index,
        body=tuple(_with_number(each, variable, number) for each in statement.body),
        otherwise=tuple(_with_number(each, variable, number) for each in statement.otherwise),
    )


def _unrolled(loop: Statement, most: int) -> tuple[list[Statement], str] | None:
    """The iterations of a loop one after the other, and the value carried at the end."""
    made, carried = list[Statement](), loop.operands[0]
    for number in range(loop.first, min(loop.last, most)):
        prefix = f"u{loop.index.of}_{number}_"
        body = tuple(_with_number(each, loop.index.of, number) for each in loop.body)
        renamed = _all_renamed(body, {loop.inner: carried}, prefix)
        names = {name: prefix + name for each in loop.body for name in _defined(each)}
        if any(_has_end(each) for each in renamed):
            return None
        made += renamed
        carried = carried if loop.operands[1] == loop.inner else names.get(loop.operands[1], loop.operands[1])
    return made, carried


def _has_end(statement: Statement) -> bool:
    """Whether an access has a constant index beyond the end, which a verifier of MLIR would not accept everywhere."""
    beyond = statement.kind in ("load", "store") and not statement.index.of and statement.index.number >= _CELLS
    return beyond or any(map(_has_end, (*statement.body, *statement.otherwise)))


def rewritten(program: Program, draw: random.Random) -> tuple[str, Program] | None:
    """The program with one or two changes, the last one by name."""
    names = list[str]()
    for _ in range(draw.choice((1, 1, 2))):
        for _ in range(12):
            block, put = draw.choice(list(_blocks(program.body)))
            if not block:
                continue
            way, at = draw.choice(_WAYS), draw.randrange(len(block))
            result = {program.result: program.result}
            made = _way(way, block, at, result, draw)
            if made is None or made == block:
                continue
            changed = Program(put(made), result[program.result])
            if _is_valid(changed):
                names.append(way)
                program = changed
                break
    return (names[-1], program) if names else None


_WAYS = ("swapped", "swapped", "dropped", "again", "another index", "another comparison", "another operation",
         "another operand", "forwarded", "forwarded", "selected", "selected", "unrolled", "unrolled", "inverted",
         "hoisted", "sunk", "split", "one iteration less", "loaded once")  # fmt: skip


def _way(
    way: str, block: tuple[Statement, ...], at: int, result: dict[str, str], draw: random.Random
) -> tuple[Statement, ...] | None:
    each, before, after = block[at], block[:at], block[at + 1 :]
    held = each.condition

    def named(other: str) -> tuple[Statement, ...]:
        """Without the statement, whose value is another one."""
        for known in result:
            result[known] = other if result[known] == each.name else result[known]
        return (*before, *_all_renamed(after, {each.name: other}, ""))

    match way:
        case "swapped" if after:
            return (*before, after[0], each, *after[1:])
        case "dropped":
            return (*before, *after)
        case "again" if each.kind == "store":
            place = draw.randrange(len(block) + 1)
            return (*block[:place], each, *block[place:])
        case "another index" if each.kind in ("load", "store"):
            return (*before, replace(each, index=Index(draw.randrange(_CELLS))), *after)
        case "another comparison" if held:
            return (*before, replace(each, condition=replace(held, predicate=draw.choice(list(_COMPARISONS)))), *after)
        case "another operation" if each.kind in _OPERATIONS:
            return (*before, replace(each, kind=draw.choice(list(_OPERATIONS))), *after)
        case "another operand" if each.operands and each.kind != "for":
            names = ["a", "b", *(other.name for other in before if other.name)]
            return (*before, replace(each, operands=(draw.choice(names), *each.operands[1:])), *after)
        case "forwarded" if each.kind == "load":
            stores = [other for other in before if other.kind == "store" and other.index == each.index]
            return named(stores[-1].operands[0]) if stores else None
        case "loaded once" if each.kind == "load":
            loads = [other for other in before if other.kind == "load" and other.index == each.index]
            return named(loads[-1].name) if loads else None
        case "selected" if each.kind == "if" and len(each.body) == 1 and each.body[0].kind == "store":
            store, old, new = each.body[0], f"o{each.body[0].index.number}_{len(block)}_{at}", f"n{len(block)}_{at}"
            if each.otherwise and (each.otherwise[0].kind != "store" or each.otherwise[0].index != store.index):
                return None
            least = () if each.otherwise else (Statement("load", old, index=store.index),)
            other = each.otherwise[0].operands[0] if each.otherwise else old
            chosen = Statement("select", new, (store.operands[0], other), condition=held)
            return (*before, *least, chosen, replace(store, operands=(new,)), *after)
        case "unrolled" if each.kind == "for":
            found = _unrolled(each, each.last)
            if found is None:
                return None
            rest = named(found[1])
            return (*rest[:at], *found[0], *rest[at:])
        case "one iteration less" if each.kind == "for":
            return (*before, replace(each, last=each.last - 1), *after)
        case "split" if each.kind == "for" and each.last - each.first > 1:
            middle = draw.randrange(each.first + 1, each.last)
            first = _renamed(replace(each, last=middle), {}, "s")
            return (*before, first, replace(each, first=middle, operands=(first.name, each.operands[1])), *after)
        case "inverted" if each.kind in ("if", "select") and held:
            opposite = replace(held, predicate=_INVERSE[held.predicate])
            given = tuple(reversed(each.operands))
            turned = replace(each, condition=opposite, operands=given, body=each.otherwise, otherwise=each.body)
            return (*before, turned, *after)
        case "hoisted" if each.body:
            return (*before, each.body[0], replace(each, body=each.body[1:]), *after)
        case "sunk" if each.body:
            return (*before, replace(each, body=each.body[:-1]), each.body[-1], *after)
    return None


# ---- text


def text(program: Program) -> str:
    """The program in MLIR."""
    lines = list[str]()
    _write(program.body, lines, "  ", [0])
    body = "\n".join(lines)
    head = f"func.func @f(%m: {_MEMORY}, %a: i2, %b: i2) -> i2 {{"
    return f"{head}\n{body}\n  return %{program.result} : i2\n}}\n"


def _write(body: Sequence[Statement], lines: list[str], space: str, count: list[int]) -> None:
    def define(text: str) -> str:
        count[0] += 1
        lines.append(f"{space}%t{count[0]} = {text}")
        return f"%t{count[0]}"

    def index(of: Index) -> str:
        if not of.of:
            return define(f"arith.constant {of.number} : index")
        if not of.of.split("_")[-1].lstrip("s").startswith("i"):
            return define(f"arith.index_castui %{of.of} : i2 to index")
        more = define(f"arith.constant {of.number} : index") if of.number else ""
        return define(f"arith.addi %{of.of}, {more} : index") if more else f"%{of.of}"

    def condition(held: Comparison) -> str:
        return define(f"arith.cmpi {held.predicate}, %{held.one}, %{held.other} : i2")

    for each in body:
        given = ", ".join(f"%{name}" for name in each.operands)
        match each.kind:
            case "number":
                lines.append(
                    f"{space}%{each.name} = arith.constant {each.index.number - (each.index.number & 2) * 2} : i2"
                )
            case "load":
                at = index(each.index)
                lines.append(f"{space}%{each.name} = memref.load %m[{at}] : {_MEMORY}")
            case "store":
                at = index(each.index)
                lines.append(f"{space}memref.store {given}, %m[{at}] : {_MEMORY}")
            case "select":
                assert each.condition is not None
                held = condition(each.condition)
                lines.append(f"{space}%{each.name} = arith.select {held}, {given} : i2")
            case "if":
                assert each.condition is not None
                lines.append(f"{space}scf.if {condition(each.condition)} {{")
                _write(each.body, lines, space + "  ", count)
                if each.otherwise:
                    lines.append(f"{space}}} else {{")
                    _write(each.otherwise, lines, space + "  ", count)
                lines.append(f"{space}}}")
            case "for":
                first, last, step = (
                    define(f"arith.constant {number} : index") for number in (each.first, each.last, 1)
                )
                lines.append(
                    f"{space}%{each.name} = scf.for %{each.index.of} = {first} to {last} step {step} "
                    f"iter_args(%{each.inner} = %{each.operands[0]}) -> (i2) {{"
                )
                _write(each.body, lines, space + "  ", count)
                lines.append(f"{space}  scf.yield %{each.operands[1]} : i2")
                lines.append(f"{space}}}")
            case _:
                lines.append(f"{space}%{each.name} = arith.{each.kind} {given} : i2")


# ---- the judge


@cache
def _inputs() -> tuple[Bits, ...]:
    """Each element of the memory, and both numbers, for all inputs."""
    axes = np.meshgrid(*[np.arange(4)] * (_CELLS + 2), indexing="ij")
    return tuple(axis.reshape(-1).astype(np.int64) for axis in axes)


@dataclass
class Run:
    """The memory and the result at the end, and where the program is undefined, for all inputs."""

    memory: list[Bits] = field(default_factory=lambda: list(_inputs()[:_CELLS]))
    values: dict[str, Bits] = field(default_factory=lambda: dict(zip("ab", _inputs()[_CELLS:], strict=True)))
    undefined: Held = field(default_factory=lambda: np.zeros(len(_inputs()[0]), dtype=bool))

    def run(self, body: Sequence[Statement], here: Held) -> None:
        """Runs statements for the inputs that come `here`. Raises `KeyError` for a value that is not known there."""
        for each in body:
            made = self._value(each, here)
            if each.name:
                self.values[each.name] = made & _MASK

    def _value(self, each: Statement, here: Held) -> Bits:
        given = [self.values[name] for name in each.operands] if each.kind != "for" else []
        held = self._holds(each.condition) if each.condition is not None else here
        match each.kind:
            case "number":
                return np.full(len(here), each.index.number)
            case "load":
                at = self._at(each.index, here)
                return np.choose(at, self.memory)
            case "store":
                at = self._at(each.index, here)
                self.memory = [np.where(here & (at == cell), given[0], old) for cell, old in enumerate(self.memory)]
            case "select":
                return np.where(held, given[0], given[1])
            case "if":
                for side, comes in ((each.body, here & held), (each.otherwise, here & ~held)):
                    known = dict(self.values)
                    self.run(side, comes)
                    self.values = known
            case "for":
                carried, known = self.values[each.operands[0]], dict(self.values)
                for number in range(each.first, each.last):
                    self.values = {**known, each.inner: carried, each.index.of: np.full(len(here), number)}
                    self.run(each.body, here)
                    carried = self.values[each.operands[1]]
                self.values = known
                return carried
            case _:
                return _OPERATIONS[each.kind](given[0], given[1])
        return given[0] if given else self.values["a"]

    def _holds(self, condition: Comparison) -> Held:
        return _COMPARISONS[condition.predicate](self.values[condition.one], self.values[condition.other])

    def _at(self, index: Index, here: Held) -> Bits:
        at = self.values[index.of] + index.number if index.of else np.full(len(here), index.number)
        self.undefined = self.undefined | (here & (at >= _CELLS))
        return np.minimum(at, _CELLS - 1)


def evaluated(program: Program) -> tuple[Run, Bits]:
    """What becomes of all inputs, and the result. Raises `KeyError` for a value that is used where it is not known."""
    run = Run()
    run.run(program.body, np.ones(len(_inputs()[0]), dtype=bool))
    return run, run.values[program.result]


def _is_valid(program: Program) -> bool:
    return not any(map(_has_end, program.body)) and _is_scoped(program.body, {"a", "b"}, program.result)


def _is_scoped(body: Sequence[Statement], known: set[str], result: str = "") -> bool:
    """Whether each value is known where it is used, and none is defined twice, in loops that run never too."""
    known = set(known)
    for each in body:
        used = [*(each.operands[:1] if each.kind == "for" else each.operands)]
        used += [each.index.of] if each.index.of and each.kind != "for" else []
        used += [each.condition.one, each.condition.other] if each.condition else []
        if not known.issuperset(used) or not known.isdisjoint(_defined(each)):
            return False
        inside = known | {each.inner, each.index.of} if each.kind == "for" else known
        last = each.operands[1] if each.kind == "for" else ""
        if not _is_scoped(each.body, inside, last) or not _is_scoped(each.otherwise, known):
            return False
        known |= {each.name} - {""}
    return not result or result in known


def differs(source: Program, target: Program) -> str:
    """What tells the two apart, of all inputs."""
    return _told_apart(source, target)[0]


def _told_apart(source: Program, target: Program) -> tuple[str, int]:
    """What tells the two apart for the first input that does, and how many do."""
    (one, mine), (other, theirs) = evaluated(source), evaluated(target)
    free = one.undefined
    bad = [(other.undefined & ~free, UNDEFINED), (~free & (mine != theirs), "the result is another")]
    for cell in range(_CELLS):
        bad.append((~free & (one.memory[cell] != other.memory[cell]), f"element {cell} is another"))
    every = np.logical_or.reduce([each for each, _ in bad])
    if not every.any():
        return "", 0
    first, what = next((each, what) for each, what in bad if each.any())
    at = int(np.argmax(first))
    return f"{[int(each[at]) for each in _inputs()]}: {what}", int(every.sum())


def pair(draw: random.Random) -> Drawn | None:
    """A program that some input has a meaning for, and a rewriting of it."""
    return next(_pairs_of(drawn(draw), draw, 1, 1), None)


def _pairs_of(source: Program, draw: random.Random, attempts: int, most: int) -> Iterator[Drawn]:
    """The source with at most so many different rewritings of it: of those that are wrong the ones that fail for the
    fewest inputs, and fewer that are right, but for one."""
    known = {text(source)}
    if evaluated(source)[0].undefined.all():
        return
    right, wrong = list[Drawn](), list[tuple[int, Drawn]]()
    for _ in range(attempts):
        found = rewritten(source, draw)
        if found is not None and text(found[1]) not in known:
            change, target = found
            known.add(text(target))
            words, failing = _told_apart(source, target)
            made = Drawn(change, text(source), text(target), partial(_said, words))
            if failing:
                wrong.append((failing, made))
            else:
                right.append(made)
    wrong.sort(key=lambda each: each[0])
    nearest = [each for _, each in wrong[: most - bool(right)]]
    yield from [*right[: max(1, min(len(nearest) // 2, most - len(nearest)))], *nearest]


def _said(words: str, *_: object) -> str:
    """The judge's words, whatever it is asked about: they are of all inputs."""
    return words


def pairs(seed: int, count: int) -> Iterator[Drawn]:
    """At most so many pairs, some of which have one source."""
    draw = random.Random(f"{seed}")
    return islice((each for _ in repeat(None) for each in _pairs_of(drawn(draw), draw, _ATTEMPTS, _TARGETS)), count)


campaign = campaign_of_all(pairs, limited=Limited(all_sizes=0.05), batch=100)

if __name__ == "__main__":
    command(__doc__, "cells", ".mlir", campaign)()
