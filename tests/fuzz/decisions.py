"""Pairs of programs in which several extents decide together which of two numbers is stored, and the verdicts that the
truth tables of these decisions deny.

`python -m tests.fuzz.decisions`

Each decision goes its own way through selections, blocks, memory, loops, calls and switches.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

from tests.fuzz.batches import Drawn, Limited, campaign_of
from tests.fuzz.command import command

_THRESHOLDS = (13, 37, 53, 101, 211, 300)
_APART = 7  # so that no two thresholds are the same
_CALLEE = """\
func.func private @g(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = arith.cmpi uge, %n, %k : index
  %r = arith.select %q, %c1, %c0 : index
  return %r : index
}
"""
_HEAD = """\
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
"""
_ENDS = (
    "  %end = memref.load %x[{0}] : memref<2xf32>\n  memref.store %end, %o[] : memref<f32>\n",
    "  %is = arith.cmpi eq, {0}, %c1 : index\n  %end = arith.select %is, %B, %A : f32\n"
    "  memref.store %end, %o[] : memref<f32>\n",
    "  memref.store %A, %o[] : memref<f32>\n"
    "  scf.for %i = %c0 to {0} step %c1 {{ memref.store %B, %o[] : memref<f32> }}\n",
)


@dataclass(frozen=True, slots=True)
class Decision:
    """Whether an extent, by its number, is at least a threshold."""

    extent: int
    threshold: int

    def holds(self, sizes: Sequence[int]) -> bool:
        return sizes[self.extent] >= self.threshold


@dataclass(frozen=True, slots=True)
class Formula:
    """A decision, by its number, or what an operator makes of two formulas or of one."""

    operator: str
    operands: tuple[Formula, ...] = ()
    decision: int = 0

    def value(self, outcomes: Sequence[bool]) -> bool:
        given = [each.value(outcomes) for each in self.operands]
        match self.operator:
            case "decision":
                return outcomes[self.decision]
            case "not":
                return not given[0]
            case "and":
                return all(given)
            case "or":
                return any(given)
            case _:
                return given[0] != given[1]


@dataclass(frozen=True, slots=True)
class Pair:
    source: str
    target: str
    is_equivalent: bool


@dataclass(slots=True)
class _Writer:
    draw: random.Random
    lines: list[str] = field(default_factory=list)
    count: int = 0
    calls: bool = False

    def define(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def decision(self, decision: Decision) -> str:
        """An index that is 1 where the decision holds, and 0 otherwise."""
        extent, threshold = f"%n{decision.extent}", self.define(f"arith.constant {decision.threshold} : index")
        way = self.draw.choice(("call", "quotient", "switch", "loop", "memory", "blocks", "if", "select"))
        if way == "call":
            self.calls = True
            return self.define(f"func.call @g({extent}, {threshold}) : (index, index) -> index")
        if way in ("quotient", "switch", "loop"):
            quotient = self.define(f"arith.divui {extent}, {threshold} : index")
            return self.define(
                {
                    "quotient": f"arith.minui {quotient}, %c1 : index",
                    "switch": f"scf.index_switch {quotient} -> index\n"
                    "  case 0 { scf.yield %c0 : index }\n  default { scf.yield %c1 : index }",
                    "loop": f"scf.for %i = %c0 to {quotient} step %c1 iter_args(%a = %c0) -> index {{\n"
                    "    scf.yield %c1 : index\n  }",
                }[way]
            )
        holds = self.define(f"arith.cmpi uge, {extent}, {threshold} : index")
        if way == "memory":
            memory = self._memory("%c0")
            self.lines.append(f"  scf.if {holds} {{ memref.store %c1, {memory}[] : memref<index> }}")
            return self._loaded(memory)
        if way == "blocks":
            self.count += 1
            block, value = f"^b{self.count}", f"%v{self.count}"
            self.lines.append(f"  cf.cond_br {holds}, {block}(%c1: index), {block}(%c0: index)")
            self.lines.append(f"{block}({value}: index):")
            return value
        if way == "if":
            return self.define(f"scf.if {holds} -> index {{ scf.yield %c1 : index }} else {{ scf.yield %c0 : index }}")
        return self.define(f"arith.select {holds}, %c1, %c0 : index")

    def _memory(self, holding: str) -> str:
        memory = self.define("memref.alloca() : memref<index>")
        self.lines.append(f"  memref.store {holding}, {memory}[] : memref<index>")
        return memory

    def _loaded(self, memory: str) -> str:
        return self.define(f"memref.load {memory}[] : memref<index>")

    def formula(self, formula: Formula, decisions: Sequence[str]) -> str:
        given = [self.formula(each, decisions) for each in formula.operands]
        match formula.operator:
            case "decision":
                value = decisions[formula.decision]
            case "not":
                value = self.define(f"arith.subi %c1, {given[0]} : index")
            case "and":
                value = self.define(f"arith.{self.draw.choice(('muli', 'andi', 'minui'))} {', '.join(given)} : index")
            case "or":
                value = self.define(f"arith.{self.draw.choice(('ori', 'maxui'))} {', '.join(given)} : index")
            case _:
                total = self.define(f"arith.addi {', '.join(given)} : index")
                value = self.define(f"arith.remui {total}, %c2 : index")
        return self._loaded(self._memory(value)) if self.draw.random() < 0.3 else value


def _drawn(draw: random.Random, count: int) -> Formula:
    """Mostly what holds in few of all cases."""
    order = draw.sample(range(count), count)
    found = Formula("decision", decision=order[0])
    for each in order[1:]:
        leaf = Formula("decision", decision=each)
        leaf = Formula("not", (leaf,)) if draw.random() < 0.4 else leaf
        found = Formula(draw.choice(("and", "and", "and", "or", "xor")), (found, leaf))
    return found


def _program(draw: random.Random, extents: int, decisions: Sequence[Decision], formula: Formula) -> str:
    writer = _Writer(draw)
    value = writer.formula(formula, [writer.decision(each) for each in decisions])
    arrays = "".join(f"%m{at}: memref<?xi8>, " for at in range(extents))
    sizes = "".join(f"  %n{at} = memref.dim %m{at}, %c0 : memref<?xi8>\n" for at in range(extents))
    data = "".join(f"  %{name} = memref.load %x[%c{at}] : memref<2xf32>\n" for at, name in enumerate("AB"))
    body = _HEAD + sizes + data + "\n".join(writer.lines) + "\n" + draw.choice(_ENDS).format(value)
    callee = _CALLEE if writer.calls else ""
    return f"{callee}func.func @f({arrays}%o: memref<f32>, %x: memref<2xf32>) {{\n{body}  return\n}}\n"


def pair(draw: random.Random) -> Pair:
    """A pair of programs, and whether they store the same for all extents."""
    count = draw.choice((2, 3, 3, 3, 4, 5))
    decisions = [
        Decision(at if draw.random() < 0.8 else draw.randrange(count), draw.choice(_THRESHOLDS) + _APART * at)
        for at in range(count)
    ]
    source, target = _drawn(draw, count), _drawn(draw, count)
    chosen = draw.random()
    if chosen < 0.3:
        target = source
    elif chosen < 0.6:
        first = Formula("decision")
        source = Formula("and", (first, Formula("not", (first,))))
    grid = product(*([0, *(each.threshold for each in decisions if each.extent == at)] for at in range(count)))
    outcomes = [[each.holds(sizes) for each in decisions] for sizes in grid]
    return Pair(
        _program(draw, count, decisions, source),
        _program(draw, count, decisions, target),
        all(source.value(each) == target.value(each) for each in outcomes),
    )


def drawn(draw: random.Random) -> Drawn:
    """A pair, and what its truth tables say."""
    made = pair(draw)
    label = "the same" if made.is_equivalent else "apart"
    words = "" if made.is_equivalent else "apart by the truth table"
    return Drawn(f"{label} by the truth table", made.source, made.target, lambda _, __: words)


campaign = campaign_of(drawn, limited=Limited(timeout=8))

if __name__ == "__main__":
    command(__doc__, "decisions", ".mlir", campaign)()
