"""Control of Calyx as CIRCT's passes leave it: state machines and static groups."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.verdict import Verdict

HEAD = """"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i8, i1, i1, i1, i8, i1) -> (),
    portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = 96 : i7,
    portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%in0: i8, %in1: i8, %clk: i1, %reset: i1, %go: i1, %out0: i8, %done: i1):
    %true = "hw.constant"() <{value = true}> : () -> i1
    %r:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
    %s:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i8, i1, i1, i1, i8, i1)
    %add:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i8, i8, i8)
    %lt:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i8, i8, i1)
    %mul:7 = "calyx.std_mult_pipe"() <{sym_name = "mul"}> : () -> (i1, i1, i1, i8, i8, i8, i1)
    "calyx.wires"() ({
      "calyx.assign"(%out0, %r#4) : (i8, i8) -> ()
      "calyx.assign"(%lt#0, %in0) : (i8, i8) -> ()
      "calyx.assign"(%lt#1, %in1) : (i8, i8) -> ()
"""
TAIL = "    }) : () -> ()\n  }) {toplevel} : () -> ()\n}) : () -> ()\n"


def _assign(target: str, source: str, guard: str = "", type: str = "i8") -> str:
    operands, types = (f", {guard}", ", i1") if guard else ("", "")
    return f'"calyx.assign"({target}, {source}{operands}) : ({type}, {type}{types}) -> ()\n'


def _writes(register: str, value: str, guard: str = "") -> str:
    return _assign(f"%{register}#0", value) + _assign(f"%{register}#1", "%true", guard, "i1")


def _group(name: str, register: str, value: str) -> str:
    return (
        f'"calyx.group"() <{{sym_name = "{name}"}}> ({{\n{_writes(register, value)}'
        f'"calyx.group_done"(%{register}#5) : (i1) -> ()\n}}) : () -> ()\n'
    )


ADD = _assign("%add#0", "%r#4") + _assign("%add#1", "%in1")
GROUPS = _group("first", "r", "%in0") + ADD + _group("more", "r", "%add#2") + _group("other", "r", "%in1")


def _circuit(groups: str, control: str) -> str:
    return f'{HEAD}{groups}    }}) : () -> ()\n    "calyx.control"() ({{\n{control}{TAIL}'


def _verdict(folder: Path, source: str, target: str) -> Verdict:
    (folder / "source.mlir").write_text(source)
    (folder / "target.mlir").write_text(target)
    return verify(folder / "source.mlir", folder / "target.mlir", seed=3)


def _function(body: str) -> str:
    return f"func.func @main(%a: i8, %b: i8) -> i8 {{\n{body}  return %y : i8\n}}\n"


# -- state machines ----------------------------------------------------------------------------------------------------

CHOICE = _function("""  %c = arith.cmpi ult, %a, %b : i8
  %s = arith.addi %a, %b : i8
  %y = arith.select %c, %s, %b : i8
""")


def _transition(goal: str, guard: str = "") -> str:
    return f'"fsm.transition"() <{{nextState = @{goal}}}> ({{\n{guard}}}, {{\n}}) : () -> ()\n'


def _state(name: str, enables: str, *transitions: str) -> str:
    enable = f'"calyx.enable"() <{{groupName = @{enables}}}> : () -> ()\n' if enables else ""
    output = '"fsm.output"() : () -> ()\n'
    return (
        f'"fsm.state"() <{{sym_name = "{name}"}}> ({{\n{enable}{output}}}, {{\n{"".join(transitions)}}}) : () -> ()\n'
    )


def _machine(*states: str) -> str:
    properties = 'function_type = () -> (), initialState = "begin", sym_name = "control"'
    return f'"fsm.machine"() <{{{properties}}}> ({{\n{"".join(states)}}}) : () -> ()\n'


IF = '"fsm.return"(%lt#2) : (i1) -> ()\n'
IF_NOT = '%t = "hw.constant"() <{value = true}> : () -> i1\n%n = "comb.xor"(%lt#2, %t) : (i1, i1) -> i1\n'
IF_NOT += '"fsm.return"(%n) : (i1) -> ()\n'
BEGIN = _state("begin", "", _transition("first"))
FIRST = _state("first", "first", _transition("choose"))
CHOOSE = _state("choose", "", _transition("then", IF), _transition("else", IF_NOT))
ALWAYS = _state("choose", "", _transition("then"), _transition("else", IF_NOT))
THEN = _state("then", "more", _transition("end"))
ELSE = _state("else", "other", _transition("end"))
LAST = _state("end", "")


@pytest.mark.parametrize(
    ("states", "expected"),
    [
        ((BEGIN, FIRST, CHOOSE, THEN, ELSE, LAST), "equivalent"),
        ((LAST, ELSE, THEN, CHOOSE, FIRST, BEGIN), "equivalent"),  # in whatever order they stand
        ((BEGIN, FIRST, CHOOSE.replace("@then", "@else"), THEN, ELSE, LAST), "different"),
        ((BEGIN, FIRST.replace("@choose", "@then"), CHOOSE, THEN, ELSE, LAST), "different"),
        ((BEGIN, FIRST, CHOOSE, THEN.replace("@more", "@other"), ELSE, LAST), "different"),
        ((BEGIN, FIRST, CHOOSE, _state("then", "more", _transition("else")), ELSE, LAST), "different"),
        # the first transition whose guard holds is taken
        (
            (BEGIN, FIRST, _state("choose", "", _transition("then"), _transition("else", IF_NOT)), THEN, ELSE, LAST),
            "different",
        ),
        # nothing says where it goes on
        ((BEGIN, FIRST, _state("choose", "", _transition("then", IF)), THEN, LAST), "different"),
        ((BEGIN, FIRST.replace("@choose", "@nowhere"), CHOOSE, THEN, ELSE, LAST), "unknown"),
        ((BEGIN, _state("first", "first", _transition("first")), LAST), "unknown"),  # it never ends
    ],
)
def test_state_machines(states: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, CHOICE, _circuit(GROUPS, _machine(*states)))
    assert verdict.verdict == expected, verdict.reasons


# -- static groups -----------------------------------------------------------------------------------------------------


def _static(name: str, latency: int, inside: str) -> str:
    return f'"calyx.static_group"() <{{latency = {latency} : i64, sym_name = "{name}"}}> ({{\n{inside}}}) : () -> ()\n'


def _nest(name: str, *inside: str) -> str:
    head = name if "(" in name else f"{name}()"
    kind, _, rest = head.partition("(")
    operands, _, properties = rest.partition(")")
    types = "(i1)" if operands else "()"
    body = "}, {\n".join(inside) if kind == "static_if" else "".join(inside)
    return f'"calyx.{kind}"({operands}){properties} ({{\n{body}}}) : {types} -> ()\n'


def _enable(name: str) -> str:
    return f'"calyx.enable"() <{{groupName = @{name}}}> : () -> ()\n'


ONCE_AND_SUM = _nest("static_seq", _enable("once"), _enable("sum"))
CYCLE = '%c = "calyx.cycle"() <{start = 1 : i32}> : () -> i1\n'
ONCE = _static("once", 1, _writes("r", "%in0"))
SUM = ADD + _static("sum", 1, _writes("r", "%add#2"))
LATER = ADD + _static("sum", 2, CYCLE + _writes("r", "%add#2", "%c"))
COPY = _static("copy", 1, _writes("s", "%r#4"))
BACK = _static("back", 1, _writes("r", "%s#4"))
SWAP = _static("swap", 1, _writes("r", "%s#4") + _writes("s", "%r#4"))
TWO = _function("  %y = arith.addi %a, %b : i8\n")
FIVE = _function("  %k = arith.constant 4 : i8\n  %t = arith.muli %b, %k : i8\n  %y = arith.addi %a, %t : i8\n")
COPY_AND_BACK = _nest("static_seq", _enable("copy"), _enable("back"))
CHOOSING = "static_if(%lt#2)"
OTHER = _static("other", 1, _writes("r", "%in1"))
ONE = _function("  %zero = arith.constant 0 : i8\n  %y = arith.addi %a, %zero : i8\n")


def _times(count: int, group: str) -> str:
    return _nest(f"static_repeat() <{{count = {count} : i32}}>", _enable(group))


def _together(other: str) -> str:
    return _nest("static_par", other, _enable("once"))


@pytest.mark.parametrize(
    ("source", "groups", "control", "expected"),
    [
        (TWO, ONCE + SUM, ONCE_AND_SUM, "equivalent"),
        (TWO, ONCE + SUM, _nest("seq", _enable("once"), _enable("sum")), "equivalent"),
        (TWO, ONCE + SUM, _nest("static_seq", _enable("sum"), _enable("once")), "different"),
        # a group of two cycles that writes in the second one alone, and one that writes in both
        (TWO, ONCE + LATER, ONCE_AND_SUM, "equivalent"),
        (TWO, ONCE + LATER.replace(", %c)", ")").replace("i1, i1, i1)", "i1, i1)"), ONCE_AND_SUM, "different"),
        (TWO, ONCE + LATER.replace("latency = 2", "latency = 1"), ONCE_AND_SUM, "different"),
        (FIVE, ONCE + SUM, _nest("static_seq", _enable("once"), _times(4, "sum")), "equivalent"),
        (FIVE, ONCE + SUM, _nest("static_seq", _enable("once"), _times(3, "sum")), "different"),
        # at the same time: what one reads is what the other wrote a cycle before
        (ONE, ONCE + COPY, _nest("static_seq", _enable("once"), _together(_enable("copy"))), "equivalent"),
        (ONE, ONCE + COPY + BACK, _nest("static_seq", _enable("once"), _together(COPY_AND_BACK)), "equivalent"),
        (ONE, ONCE + COPY + BACK, _together(COPY_AND_BACK), "different"),  # the copy is of what was there before
        (TWO, ONCE + SUM, _together(ONCE_AND_SUM), "unknown"),  # a group that runs twice
        (
            CHOICE,
            ONCE + SUM + OTHER,
            _nest("static_seq", _enable("once"), _nest(CHOOSING, _enable("sum"), _enable("other"))),
            "equivalent",
        ),
        (
            CHOICE,
            ONCE + SUM + OTHER,
            _nest("static_seq", _enable("once"), _nest(CHOOSING, _enable("other"), _enable("sum"))),
            "different",
        ),
        # what static control cannot have, and what is not modelled
        (TWO, ONCE + ADD + _group("sum", "r", "%add#2"), ONCE_AND_SUM, "unknown"),
        (TWO, ONCE + ADD + _group("sum", "r", "%add#2"), _nest("seq", _enable("once"), _enable("sum")), "unknown"),
        (
            CHOICE,
            ONCE + SUM,
            _nest("static_par", _enable("once"), _nest(CHOOSING, _enable("sum"), "")),
            "unknown",
        ),
        (
            TWO,
            _static("once", 3, _assign("%mul#3", "%in0") + _assign("%mul#2", "%true", "", "i1")),
            _nest("seq", _enable("once")),
            "unknown",
        ),
        (TWO, ONCE + SUM.replace("%true)", "%s#5)"), _nest("seq", _enable("once"), _enable("sum")), "unknown"),
    ],
)
def test_static_groups(source: str, groups: str, control: str, expected: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, source, _circuit(groups, control))
    assert verdict.verdict == expected, verdict.reasons


def test_static_groups_that_exchange(tmp_path: Path) -> None:
    """Both read what was there before the clock."""
    other = _static("other", 1, _writes("s", "%in1"))
    control = _nest("static_seq", _nest("static_par", _enable("once"), _enable("other")), _enable("swap"))
    source = _function("  %zero = arith.constant 0 : i8\n  %y = arith.addi %b, %zero : i8\n")
    assert _verdict(tmp_path, source, _circuit(ONCE + other + SWAP, control)).verdict == "equivalent"
