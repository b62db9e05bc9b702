"""Calyx: what groups and control mean, cycle by cycle, and what is wrong with circuits that look right."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch
from equiv.verdict import Verdict

SOURCE = "func.func @main(%a: i8) -> i8 {\n  %s = arith.addi %a, %a : i8\n  return %s : i8\n}\n"

# Ports: %r and %s are registers (in, write_en, clk, reset, out, done), %add an adder (left, right, out).
HEAD = """\
"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i1, i1, i1, i8, i1) -> (),
    portAttributes = [{}, {clk}, {reset}, {go}, {}, {done}],
    portDirections = 48 : i6, portNames = ["in0", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%in0: i8, %clk: i1, %reset: i1, %go: i1, %out0: i8, %done: i1):
    %true = "hw.constant"() <{value = true}> : () -> i1
    %false = "hw.constant"() <{value = false}> : () -> i1
    %five = "hw.constant"() <{value = 5 : i8}> : () -> i8
    %r:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
    %s:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i8, i1, i1, i1, i8, i1)
    %add:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i8, i8, i8)
    %lt:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i8, i8, i1)
    %mul:7 = "calyx.std_mult_pipe"() <{sym_name = "mul"}> : () -> (i1, i1, i1, i8, i8, i8, i1)
    "calyx.wires"() ({
"""


_BITS = ("#1", "mul#2", "mul#6")


def _assign(target: str, source: str, guard: str = "") -> str:
    bit = target.endswith(_BITS) and not target.startswith(("%add", "%lt"))
    type = "i1" if bit else "i8"
    operands, types = f"{target}, {source}", f"{type}, {type}"
    if guard:
        operands, types = f"{operands}, {guard}", f"{types}, i1"
    return f'      "calyx.assign"({operands}) : ({types}) -> ()\n'


def _group(name: str, *assigns: str, done: str) -> str:
    inside = "".join(assigns) + f'      "calyx.group_done"({done}) : (i1) -> ()\n'
    return f'      "calyx.group"() <{{sym_name = "{name}"}}> ({{\n{inside}      }}) : () -> ()\n'


def _enable(name: str) -> str:
    return f'"calyx.enable"() <{{groupName = @{name}}}> : () -> ()\n'


def _nest(name: str, *inside: str) -> str:
    return f'"calyx.{name}"() ({{\n{"".join(inside)}}}) : () -> ()\n'


def _circuit(wires: str, control: str, head: str = HEAD) -> str:
    tail = "    }) : () -> ()\n  }) {toplevel} : () -> ()\n}) : () -> ()\n"
    return f'{head}{wires}    }}) : () -> ()\n    "calyx.control"() ({{\n{control}{tail}'


def _write(register: str, value: str, guard: str = "") -> tuple[str, str]:
    return _assign(f"%{register}#0", value), _assign(f"%{register}#1", "%true", guard)


OUT = _assign("%out0", "%s#4")
LOAD = _group("load", *_write("r", "%in0"), done="%r#5")
ADDS = (_assign("%add#0", "%r#4"), _assign("%add#1", "%r#4"))
ADD = _group("sum", *_write("s", "%add#2"), *ADDS, done="%s#5")
SEQ = _nest("seq", _enable("load"), _enable("sum"))


def _verdict(folder: Path, target: str, source: str = SOURCE) -> Verdict:
    (folder / "source.mlir").write_text(source)
    (folder / "target.mlir").write_text(target)
    return verify(folder / "source.mlir", folder / "target.mlir", seed=3)


def test_groups_one_after_the_other(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, _circuit(OUT + LOAD + ADD, SEQ))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("runs from go to done" in each for each in verdict.assumptions)


def _one_group(*assigns: str, done: str = "%s#5") -> str:
    return OUT + _group("all", *assigns, done=done)


ALL = _nest("seq", _enable("all"))


@pytest.mark.parametrize(
    ("wires", "control", "expected", "said"),
    [
        # a register that is read before it is written
        (OUT + LOAD + ADD, _nest("seq", _enable("sum"), _enable("load")), "different", ""),
        (OUT + LOAD + ADD, _nest("seq", _enable("sum")), "different", ""),
        # the register of the cycle before, not of this one
        (_one_group(*_write("r", "%in0"), *_write("s", "%add#2"), *ADDS), ALL, "different", ""),
        # a register that is written in every cycle until another one is done
        (
            _one_group(*_write("r", "%in0"), *(_assign("%s#0", "%add#2"), _assign("%s#1", "%r#5")), *ADDS),
            ALL,
            "equivalent",
            "",
        ),
        # a group that ends a cycle early
        (
            OUT
            + LOAD
            + _group(
                "sum", *_write("r", "%in0"), _assign("%s#0", "%add#2"), _assign("%s#1", "%r#5"), *ADDS, done="%r#5"
            ),
            SEQ,
            "different",
            "",
        ),
        # a group that never ends
        (
            OUT + LOAD + _group("sum", _assign("%s#0", "%add#2"), *ADDS, done="%s#5"),
            SEQ,
            "different",
            "done at some time",
        ),
        (
            OUT + LOAD + _group("sum", *_write("s", "%add#2"), *ADDS, done="%false"),
            SEQ,
            "different",
            "done at some time",
        ),
        # a group that is done before it begins drives nothing
        (
            OUT + LOAD + _group("sum", *_write("s", "%add#2"), *ADDS, done="%true"),
            SEQ,
            "unknown",
            "done before it begins",
        ),
        # a value that depends on itself
        (
            OUT
            + LOAD
            + _group(
                "sum", *_write("s", "%add#2"), _assign("%add#0", "%add#2"), _assign("%add#1", "%r#4"), done="%s#5"
            ),
            SEQ,
            "unknown",
            "combinational cycle",
        ),
        # nobody drives an operand
        (OUT + LOAD + _group("sum", *_write("s", "%add#2"), ADDS[0], done="%s#5"), SEQ, "different", ""),
        # two drivers
        (
            OUT + LOAD + _group("sum", *_write("s", "%add#2"), *ADDS, _assign("%add#0", "%in0"), done="%s#5"),
            SEQ,
            "unknown",
            "driven twice",
        ),
        # the end depends on data
        (
            OUT
            + LOAD
            + _group(
                "sum",
                *_write("s", "%add#2", "%lt#2"),
                *ADDS,
                _assign("%lt#0", "%r#4"),
                _assign("%lt#1", "%five"),
                done="%s#5",
            ),
            SEQ,
            "unknown",
            "whose number of cycles depends on data",
        ),
        # a guard that never holds
        (
            OUT + LOAD + ADD + _group("more", *_write("s", "%five", "%false"), *_write("r", "%five"), done="%r#5"),
            _nest("seq", _enable("load"), _enable("sum"), _enable("more")),
            "equivalent",
            "",
        ),
        # the wires outside of groups always hold
        (OUT + "".join(ADDS) + LOAD + _group("sum", *_write("s", "%add#2"), done="%s#5"), SEQ, "equivalent", ""),
        (
            '      "calyx.static_group"() <{sym_name = "x", latency = 1 : i64}> ({}) : () -> ()\n',
            SEQ,
            "unknown",
            "which does not exist",
        ),
        (OUT + LOAD + ADD, _nest("static_seq", _enable("load"), _enable("sum")), "unknown", "not static"),
    ],
)
def test_what_groups_do(wires: str, control: str, expected: str, said: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, _circuit(wires, control))
    messages = " ".join(reason.message for reason in verdict.reasons)
    told = verdict.witness.message if verdict.witness is not None else ""
    assert verdict.verdict == expected, messages
    assert said in messages + told


SET_S = _group("set", *_write("s", "%five"), done="%s#5")
TWICE = _group("twice", *_write("r", "%in0"), done="%r#5")


@pytest.mark.parametrize(
    ("wires", "arms", "expected"),
    [
        # two arms on cells of their own
        (OUT + LOAD + SET_S, ("load", "set"), "equivalent"),
        # both write one register
        (OUT + LOAD + SET_S + TWICE, ("load", "twice", "set"), "different"),
        # one reads what the other writes
        (OUT + LOAD + _group("copy", *_write("s", "%r#4"), done="%s#5"), ("load", "copy"), "different"),
        # both use one adder
        (
            OUT
            + _group("one", *_write("r", "%add#2"), *ADDS, done="%r#5")
            + _group("two", *_write("s", "%five"), _assign("%add#0", "%five"), done="%s#5"),
            ("one", "two"),
            "different",
        ),
    ],
)
def test_arms(wires: str, arms: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    source = "func.func @main(%a: i8) -> i8 {\n  %c = arith.constant 5 : i8\n  return %c : i8\n}\n"
    verdict = _verdict(tmp_path, _circuit(wires, _nest("par", *map(_enable, arms))), source)
    assert verdict.verdict == expected, verdict.reasons
    if expected == "different":
        assert verdict.witness is not None and "nothing orders the two" in verdict.witness.message


MEMORY = """\
"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}],
    portDirections = 8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%clk: i1, %reset: i1, %go: i1, %done: i1):
    %true = "hw.constant"() <{value = true}> : () -> i1
    %two = "hw.constant"() <{value = -2 : i2}> : () -> i2
    %one = "hw.constant"() <{value = 1 : i2}> : () -> i2
    %m:6 = "calyx.memory"() <{addrSizes = [2], sizes = [3], sym_name = "mem_0", width = 8 : i64}> {external = true}
      : () -> (i2, i8, i1, i1, i8, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "copy"}> ({
        "calyx.assign"(%m#0, %two) : (i2, i2) -> ()
        "calyx.assign"(%m#1, %m#4) : (i8, i8) -> ()
        "calyx.assign"(%m#2, %true) : (i1, i1) -> ()
        "calyx.group_done"(%m#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.enable"() <{groupName = @copy}> : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) : () -> ()
"""


def test_a_memory_that_is_read_within_a_cycle(tmp_path: Path) -> None:
    same = "func.func @main(%a: memref<3xi8>) {\n  return\n}\n"
    assert _verdict(tmp_path, MEMORY, same).verdict == "equivalent"
    inverted = MEMORY.replace(
        '        "calyx.assign"(%m#1, %m#4)',
        '        %n = "comb.add"(%m#4, %m#4) : (i8, i8) -> i8\n        "calyx.assign"(%m#1, %n)',
    )
    assert _verdict(tmp_path, inverted, same).verdict == "different"
    beyond = MEMORY.replace("-2 : i2", "-1 : i2")
    assert _verdict(tmp_path, beyond, same).verdict == "different"
    with pytest.raises(SignatureMismatch):
        _verdict(tmp_path, MEMORY.replace(" {external = true}", ""), same)


def test_ports_of_two_circuits_are_matched_by_name(tmp_path: Path) -> None:
    right = _circuit(OUT + LOAD + ADD, SEQ)
    assert _verdict(tmp_path, right, right).verdict == "equivalent"
    with pytest.raises(SignatureMismatch, match="has no input 'in0'"):
        _verdict(tmp_path, right.replace('"in0"', '"in1"'), right)


def test_a_signed_remainder_is_left_open(tmp_path: Path) -> None:
    """In the library's circuit it has the sign of the divisor."""
    head = HEAD.replace('    %mul:7 = "calyx.std_mult_pipe"', '    %mul:7 = "calyx.std_rems_pipe"')
    drive = (_assign("%mul#2", "%true"), _assign("%mul#3", "%in0"), _assign("%mul#4", "%five"))
    wires = OUT + _group("all", *drive, _assign("%s#0", "%mul#5"), _assign("%s#1", "%mul#6"), done="%s#5")
    source = """
func.func @main(%a: i8) -> i8 {
  %five = arith.constant 5 : i8
  %r = arith.remsi %a, %five : i8
  return %r : i8
}
"""
    verdict = _verdict(tmp_path, _circuit(wires, _nest("seq", _enable("all")), head), source)
    assert verdict.verdict == "unknown"
    assert "signed remainder" in verdict.reasons[0].message
