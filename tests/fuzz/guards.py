"""`python -m tests.fuzz.guards`: accesses in a loop that wait for conditions on data, and the same with a change.

Loads are hoisted out of conditions, conditions are dropped, inverted and repeated, rightly or wrongly: a source may be
defined where an array is shorter than some data need it. The judge runs both on small numbers as Python, with arrays as
long as the verdict says and shorter."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from tests.fuzz.batches import UNDEFINED, Drawn, campaign_of
from tests.fuzz.command import command

_ARRAYS = ("b", "c")
_INDICES = ("i", "i + 1", "0")
_PREDICATES = ("eq", "ne", "sgt")
_NUMBERS = (-1, 0, 1, 2)  # of which arrays are made
_EXHAUSTIVE = 3  # iterations up to which all numbers of what conditions look at are tried
_DRAWS = 20  # of the other arrays, at most
_LONGEST = 12  # iterations that the judge runs


@dataclass(frozen=True, slots=True)
class Access:
    """A load of an element, which is the carried number from there on, or a store of it or, with `of_element`, of the
    number that the iteration began with."""

    array: str
    index: str
    is_store: bool = False
    of_element: bool = False


@dataclass(frozen=True, slots=True)
class Guard:
    """Two lists of statements, and a condition on the carried number or, with `of_element`, on that of the
    iteration."""

    predicate: str
    number: int
    then: Body
    otherwise: Body
    of_element: bool = True


Body = tuple[Access | Guard, ...]


# ---- drawing


def drawn(draw: random.Random, depth: int = 0) -> Access | Guard:
    """A statement."""
    if draw.random() < 0.35 and depth < 2:
        then = tuple(drawn(draw, depth + 1) for _ in range(draw.randint(1, 2)))
        otherwise = tuple(drawn(draw, depth + 1) for _ in range(draw.randint(0, 1)))
        return Guard(draw.choice(_PREDICATES), draw.randint(0, 1), then, otherwise, draw.random() < 0.7)
    is_store = draw.random() < 0.45
    return Access(draw.choice(_ARRAYS), draw.choice(_INDICES), is_store, is_store and draw.random() < 0.5)


def changed(body: Body, draw: random.Random) -> tuple[str, Body] | None:
    """The statements with one change, here or in one of them, and what it is."""
    if not body:
        return None
    at = draw.randrange(len(body))
    before, statement, after = body[:at], body[at], body[at + 1 :]
    if isinstance(statement, Guard) and draw.random() < 0.5:
        of_then = draw.random() < 0.6
        inner = changed(statement.then if of_then else statement.otherwise, draw)
        if inner is not None:
            made = replace(statement, then=inner[1]) if of_then else replace(statement, otherwise=inner[1])
            return inner[0], (*before, made, *after)
    found = _of_guard(statement, draw) if isinstance(statement, Guard) else _of_access(statement, draw)
    return None if found is None else (found[0], (*before, *found[1], *after))


def _of_guard(guard: Guard, draw: random.Random) -> tuple[str, Body] | None:
    match draw.choice(("hoisted", "hoisted", "dropped", "inverted", "another condition", "in two")):
        case "hoisted" if guard.then:
            return "hoisted", (guard.then[0], replace(guard, then=guard.then[1:]))
        case "dropped":
            return "dropped", guard.then
        case "inverted" if guard.predicate != "sgt":
            inverse = "ne" if guard.predicate == "eq" else "eq"
            return "inverted", (replace(guard, predicate=inverse, then=guard.otherwise, otherwise=guard.then),)
        case "another condition":
            return "another condition", (replace(guard, predicate=draw.choice(_PREDICATES), number=draw.randint(0, 1)),)
        case "in two":
            return "in two", (replace(guard, otherwise=()), replace(guard, then=()))
    return None


def _of_access(access: Access, draw: random.Random) -> tuple[str, Body]:
    match draw.choice(("twice", "left out", "guarded", "on both sides", "another index")):
        case "twice":
            return "twice", (access, access)
        case "left out":
            return "left out", ()
        case "guarded":
            return "guarded", (Guard(draw.choice(_PREDICATES), draw.randint(0, 1), (access,), ()),)
        case "on both sides":
            return "on both sides", (Guard(draw.choice(_PREDICATES), draw.randint(0, 1), (access,), (access,)),)
    return "another index", (replace(access, index=draw.choice(_INDICES)),)


# ---- texts


def text(body: Body) -> str:
    """The loop over these statements as a function."""
    lines, result = _Lines(), "%s"
    result = lines.add(body, result, "    ")
    arguments = ", ".join(f"%{each}: memref<?xi32>" for each in ("a", *_ARRAYS))
    return (
        f"func.func @f({arguments}, %n: index) -> i32 {{\n"
        "  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n"
        "  %k0 = arith.constant 0 : i32\n  %k1 = arith.constant 1 : i32\n"
        "  %r = scf.for %i = %zero to %n step %one iter_args(%s = %k0) -> i32 {\n"
        "    %next = arith.addi %i, %one : index\n    %x = memref.load %a[%i] : memref<?xi32>\n"
        f"{lines.text}    scf.yield {result} : i32\n  }}\n  return %r : i32\n}}\n"
    )


class _Lines:
    """Statements as lines, and how many values they name."""

    def __init__(self) -> None:
        self.text = ""
        self._count = 0

    def add(self, body: Body, carried: str, indent: str) -> str:
        """Returns the name of the carried number after them."""
        for each in body:
            if isinstance(each, Guard):
                carried = self._guard(each, carried, indent)
                continue
            element = f"%{each.array}[{ {'i': '%i', 'i + 1': '%next', '0': '%zero'}[each.index] }] : memref<?xi32>"
            if each.is_store:
                self.text += f"{indent}memref.store {'%x' if each.of_element else carried}, {element}\n"
            else:
                carried = self._fresh()
                self.text += f"{indent}{carried} = memref.load {element}\n"
        return carried

    def _guard(self, guard: Guard, carried: str, indent: str) -> str:
        condition, made = self._fresh(), self._fresh()
        number = "%x" if guard.of_element else carried
        self.text += f"{indent}{condition} = arith.cmpi {guard.predicate}, {number}, %k{guard.number} : i32\n"
        self.text += f"{indent}{made} = scf.if {condition} -> i32 {{\n"
        for at, side in enumerate((guard.then, guard.otherwise)):
            self.text += f"{indent}}} else {{\n" if at else ""
            result = self.add(side, carried, f"{indent}  ")
            self.text += f"{indent}  scf.yield {result} : i32\n"
        self.text += f"{indent}}}\n"
        return made

    def _fresh(self) -> str:
        self._count += 1
        return f"%v{self._count}"


# ---- judging


_Run = Callable[..., int]


def _python(body: Body) -> _Run:
    """The loop as a Python function of its arrays and of how many iterations there are, which changes the arrays and
    returns the carried number. An access that is not in its array raises `IndexError`."""
    lines = [f"def f(a, {', '.join(_ARRAYS)}, n):", "  s = 0", "  for i in range(n):", "    x = a[i]"]
    _statements(body, "    ", lines)
    scope: dict[str, Any] = {}
    exec("\n".join([*lines, "  return s"]), scope)
    made: _Run = scope["f"]
    return made


def _statements(body: Body, indent: str, lines: list[str]) -> None:
    lines.append(f"{indent}pass")
    for each in body:
        if isinstance(each, Guard):
            operator = {"eq": "==", "ne": "!=", "sgt": ">"}[each.predicate]
            lines.append(f"{indent}if {'x' if each.of_element else 's'} {operator} {each.number}:")
            _statements(each.then, f"{indent}  ", lines)
            lines.append(f"{indent}else:")
            _statements(each.otherwise, f"{indent}  ", lines)
            continue
        element = f"{each.array}[{each.index}]"
        value = "x" if each.of_element else "s"
        lines.append(f"{indent}{element} = {value}" if each.is_store else f"{indent}s = {element}")


def _ran(run: _Run, elements: Sequence[int], given: Sequence[list[int]], count: int) -> object | None:
    """What is left, None where it is undefined."""
    arrays = [list(each) for each in given]
    try:
        return run(elements, *arrays, count), arrays
    except IndexError:
        return None


def differs(runs: tuple[_Run, _Run], sizes: Mapping[str, int], samples: int) -> str:
    """What tells the two apart at these sizes, or with shorter arrays."""
    count = min(sizes.get("n", _EXHAUSTIVE), _LONGEST)
    draw = random.Random(f"{sizes} {samples}")
    most = [sizes.get(f"{name}.0", count + 1) for name in _ARRAYS]
    extents = list(product(*(range(min(each, count + 1) + 1) for each in most)))
    if len(extents) > samples * 20:
        extents = [tuple(most), *draw.sample(extents, samples * 20)]
    for lengths in (tuple(most), *extents) * min(samples, _DRAWS):
        for elements in _elements(max(count, 0), draw, samples):
            given = [draw.choices(_NUMBERS, k=length) for length in lengths]
            wanted = _ran(runs[0], elements, given, count)
            if wanted is not None and (found := _ran(runs[1], elements, given, count)) != wanted:
                what = UNDEFINED if found is None else f"{wanted}, then {found}"
                return f"n={count}, a={list(elements)}, {dict(zip(_ARRAYS, given, strict=True))}: {what}"
    return ""


def _elements(count: int, draw: random.Random, samples: int) -> Iterator[Sequence[int]]:
    if count <= _EXHAUSTIVE:
        yield from product(_NUMBERS, repeat=count)
    else:
        yield from (draw.choices(_NUMBERS, k=count) for _ in range(samples * 20))


def pair(draw: random.Random) -> Drawn | None:
    """A loop, and the same with one change or two."""
    source = tuple(drawn(draw) for _ in range(draw.randint(1, 3)))
    found = changed(source, draw)
    if found is not None and draw.random() < 0.5:
        found = changed(found[1], draw) or found
    if found is None or found[1] == source:
        return None
    change, target = found
    tried = tuple({"n": count} for count in range(1, _EXHAUSTIVE + 1))
    runs = _python(source), _python(target)
    return Drawn(change, text(source), text(target), lambda *asked: differs(runs, *asked), tried)


if __name__ == "__main__":
    command(__doc__, "guards", ".mlir", campaign_of(pair))()
