"""Random loop programs do on the machine what they do as native code, bit for bit."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from tests.frontends.execution import disagreements

ROWS, COLUMNS = 4, 5
_INTEGER_OPERATIONS = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
_FLOAT_OPERATIONS = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf")
_INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "uge")
_FLOAT_PREDICATES = ("oeq", "une", "olt", "ole", "ugt", "uge", "ord", "uno")
_SHIFTS = ("shli", "shrsi", "shrui")


@dataclass
class _Program:
    """The text of a function over one element type, while it is drawn."""

    draw: st.DrawFn
    element: str
    lines: list[str] = field(default_factory=list)
    count: int = 0

    @property
    def is_float(self) -> bool:
        return self.element[0] != "i"

    def define(self, text: str) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"{name} = {text}")
        return name

    def subscript(self, inductions: list[str]) -> str:
        """An affine expression of the induction variables that may be negative."""
        terms = [str(self.draw(st.integers(-9, 9)))]
        for induction in inductions:
            factor = self.draw(st.integers(-3, 3))
            if factor:
                terms.append(f"{induction} * {factor}")
        text = " + ".join(terms)
        if self.draw(st.booleans()):
            text = f"({text}) floordiv {self.draw(st.integers(1, 4))}"
        return f"({text})"

    def element_of(self, inductions: list[str]) -> str:
        row, column = self.subscript(inductions), self.subscript(inductions)
        return f"%A[{row} mod {ROWS}, {column} mod {COLUMNS}] : memref<{ROWS}x{COLUMNS}x{self.element}>"

    def value(self, scalars: list[str], inductions: list[str]) -> str:
        """Some value of the element type, from those at hand."""
        one, other = (self.draw(st.sampled_from(scalars)) for _ in range(2))
        kind = self.draw(st.sampled_from(("load", "operation", "operation", "select", "unary", "induction")))
        if kind == "load":
            return self.define(f"affine.load {self.element_of(inductions)}")
        if kind == "operation":
            name = self.draw(st.sampled_from(_FLOAT_OPERATIONS if self.is_float else _INTEGER_OPERATIONS))
            return self.define(f"arith.{name} {one}, {other} : {self.element}")
        if kind == "select":
            operation, predicates = ("cmpf", _FLOAT_PREDICATES) if self.is_float else ("cmpi", _INTEGER_PREDICATES)
            predicate = self.draw(st.sampled_from(predicates))
            condition = self.define(f"arith.{operation} {predicate}, {one}, {other} : {self.element}")
            return self.define(f"arith.select {condition}, {other}, {one} : {self.element}")
        if kind == "unary" and self.is_float:
            name = self.draw(st.sampled_from(("arith.negf", "math.absf", "math.floor", "math.sqrt")))
            return self.define(f"{name} {one} : {self.element}")
        if kind == "unary":
            amount = self.draw(st.integers(0, int(self.element[1:]) - 1))
            by = self.define(f"arith.constant {amount} : {self.element}")
            return self.define(f"arith.{self.draw(st.sampled_from(_SHIFTS))} {one}, {by} : {self.element}")
        if not inductions:
            return one
        induction = self.draw(st.sampled_from(inductions))
        if self.element == "i64":
            return self.define(f"arith.index_cast {induction} : index to i64")
        narrow = self.define(f"arith.index_cast {induction} : index to i32")
        if self.is_float:
            return self.define(f"arith.sitofp {narrow} : i32 to {self.element}")
        conversion = "bitcast" if self.element == "i32" else "trunci"
        return self.define(f"arith.{conversion} {narrow} : i32 to {self.element}")

    def block(self, scalars: list[str], inductions: list[str], depth: int) -> str:
        """Appends some statements; gives a value that they computed."""
        known = list(scalars)
        for _ in range(self.draw(st.integers(1, 4))):
            kind = self.draw(st.sampled_from(("value", "value", "store", "loop") if depth else ("value", "store")))
            if kind == "value":
                known.append(self.value(known, inductions))
            elif kind == "store":
                self.lines.append(f"affine.store {self.draw(st.sampled_from(known))}, {self.element_of(inductions)}")
            else:
                known.append(self.loop(known, inductions, depth))
        return known[-1]

    def loop(self, scalars: list[str], inductions: list[str], depth: int) -> str:
        self.count += 1
        result, carried, induction = f"%r{self.count}", f"%c{self.count}", f"%i{self.count}"
        lower, upper = self.draw(st.integers(-3, 3)), self.draw(st.sampled_from(("%n", "3", "-1", "4")))
        step = self.draw(st.integers(1, 3))
        initial = self.draw(st.sampled_from(scalars))
        self.lines.append(
            f"{result} = affine.for {induction} = {lower} to {upper} step {step} "
            f"iter_args({carried} = {initial}) -> ({self.element}) {{"
        )
        last = self.block([*scalars, carried], [*inductions, induction], depth - 1)
        self.lines += [f"affine.yield {last} : {self.element}", "}"]
        return result


@st.composite
def programs(draw: st.DrawFn) -> str:
    program = _Program(draw, draw(st.sampled_from(("i8", "i32", "i64", "f32", "f64"))))
    result = program.block(["%x", "%y"], [], 3)
    element = program.element
    body = "\n".join(program.lines)
    return f"""
func.func @f(%A: memref<{ROWS}x{COLUMNS}x{element}>, %x: {element}, %y: {element}, %n: index) -> {element} {{
{body}
return {result} : {element}
}}
"""


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(programs(), st.sampled_from((-2, 0, 1, 5)))
def test_agrees_with_native_code(text: str, size: int) -> None:
    note(text)
    assert disagreements(text, sizes={"arg3": size}) == []
