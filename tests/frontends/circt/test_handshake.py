"""handshake: what networks of tokens mean, and what is wrong with networks that look right."""

from __future__ import annotations

from pathlib import Path

from equiv import verify
from equiv.verdict import Verdict

SUM = "func.func @main(%a: i8, %b: i8) -> i8 {\n  %s = arith.addi %a, %b : i8\n  return %s : i8\n}\n"
# The larger one of two.
FIRST = "func.func @main(%a: i8, %b: i8) -> i8 {\n  return %a : i8\n}\n"
# Writes an element, and reads it again.
THROUGH = """func.func @main(%m: memref<4xi8>, %v: i8) -> i8 {
  %i = arith.constant 1 : index
  memref.store %v, %m[%i] : memref<4xi8>
  %r = memref.load %m[%i] : memref<4xi8>
  return %r : i8
}
"""
# A sum of 4, counted down.
LOOP = """func.func @main(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %r = scf.while (%x = %a) : (i8) -> i8 {
    %c = arith.cmpi sgt, %x, %zero : i8
    scf.condition(%c) %x : i8
  } do {
  ^bb0(%x: i8):
    %y = arith.subi %x, %one : i8
    scf.yield %y : i8
  }
  return %r : i8
}
"""


def _network(arguments: str, results: str, body: str, name: str = "main", others: str = "") -> str:
    """A network in generic form; an argument is written as in `%a: i8`, as is each line of the body."""
    types = ", ".join(each.split(": ")[1] for each in arguments.split(", "))
    function = f"({types}) -> ({results})"
    return (
        f'"builtin.module"() ({{\n  "handshake.func"() <{{function_type = {function}, sym_name = "{name}"}}> ({{\n'
        f"  ^bb0({arguments}):\n{body}  }}) : () -> ()\n{others}}}) : () -> ()\n"
    )


def _op(result: str, name: str, operands: str, types: str, attributes: str = "") -> str:
    inherent = f" <{{{attributes}}}>" if attributes else ""
    given = f"{result} = " if result else ""
    return f'    {given}"{name}"({operands}){inherent} : {types}\n'


def _handshake(result: str, name: str, operands: str, types: str, attributes: str = "") -> str:
    return _op(result, f"handshake.{name}", operands, types, attributes)


def _buffer(result: str, operand: str, type: str, slots: int = 2, initial: str = "") -> str:
    attributes = f"bufferType = #handshake<buffer_type_enum seq>, slots = {slots} : i32"
    if initial:
        attributes += f", initValues = [{initial}]"
    return _handshake(result, "buffer", operand, f"({type}) -> {type}", attributes)


def _constant(result: str, control: str, value: str) -> str:
    return _handshake(result, "constant", control, f"(none) -> {value.split(' : ')[1]}", f"value = {value}")


def _compare(result: str, operands: str, predicate: int, type: str = "i8") -> str:
    return _op(result, "arith.cmpi", operands, f"({type}, {type}) -> i1", f"predicate = {predicate} : i64")


def _binary(result: str, name: str, operands: str) -> str:
    return _op(result, f"arith.{name}", operands, "(i8, i8) -> i8", "overflowFlags = #arith.overflow<none>")


TWO = "%a: i8, %b: i8, %go: none"
ADDED = _network(
    TWO, "i8, none", _binary("%s", "addi", "%a, %b") + _handshake("", "return", "%s, %go", "(i8, none) -> ()")
)


def _verdict(folder: Path, source: str, target: str) -> Verdict:
    (folder / "source.mlir").write_text(source)
    (folder / "target.mlir").write_text(target)
    return verify(folder / "source.mlir", folder / "target.mlir", seed=3)


def _reasons(verdict: Verdict) -> str:
    return " ".join(each.message for each in verdict.reasons)


def test_an_operation_takes_a_token_of_each_operand(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, SUM, ADDED)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")
    assert any("each argument gives one token" in each for each in verdict.assumptions)
    assert _verdict(tmp_path, SUM, ADDED.replace("addi", "subi")).verdict == "different"


def test_which_token_comes_first_at_a_merge_proves_nothing(tmp_path: Path) -> None:
    """Both are there at once; the circuit happens to take the first input's first, but nothing says so."""
    body = _handshake("%m", "merge", "%a, %b", "(i8, i8) -> i8")
    body += _buffer("%order", "%then", "i1", 1, "1") + _constant("%then", "%go", "0 : i1")
    body += _handshake("%sent:2", "cond_br", "%order, %m", "(i1, i8) -> (i8, i8)")
    body += _handshake("", "return", "%sent#0, %go", "(i8, none) -> ()")
    network = _network(TWO, "i8, none", body)
    verdict = _verdict(tmp_path, FIRST, network)
    assert verdict.verdict == "unknown"
    (where,) = {each.line for each in verdict.reasons}
    assert "merge" in network.splitlines()[(where or 0) - 1]


MEMORY = "%m: memref<4xi8>, %v: i8, %go: none"


def _through(ordered: str = "%stored", late: bool = False, address: int = 1, done: bool = True) -> str:
    body = _handshake(
        "%mem:3",
        "extmemory",
        "%m, %data, %where, %from",
        "(memref<4xi8>, i8, index, index) -> (i8, none, none)",
        "id = 0 : i32, ldCount = 1 : i32, stCount = 1 : i32",
    )
    body += _constant("%i", "%go", "1 : index") + _constant("%j", "%go", f"{address} : index")
    body += _handshake("%data, %where", "store", "%i, %v, %go", "(index, i8, none) -> (i8, index)")
    control = "%mem#1" if ordered == "%stored" else "%go"
    if late:
        body += _buffer("%later", control, "none") + _buffer("%latest", "%later", "none")
        control = "%latest"
    body += _handshake("%r, %from", "load", f"%j, %mem#0, {control}", "(index, i8, none) -> (i8, index)")
    end = "%end" if done else "%go"
    if done:
        body += _handshake("%end", "join", "%mem#1, %mem#2", "(none, none) -> none")
    return _network(MEMORY, "i8, none", body + _handshake("", "return", f"%r, {end}", "(i8, none) -> ()"))


def _countdown(data: bool = True, select: bool = True, value: int = 0, entry: str = "%a, %y") -> str:
    """A loop in the form in which CIRCT prints it; the token that goes around passes a buffer, where there is one."""
    body = _buffer("%s", "%c", "i1", 1, str(value)) if select else ""
    body += _handshake("%x0", "mux", f"%s, {entry}", "(i1, i8, i8) -> i8")
    body += _buffer("%x", "%x0", "i8") if data else _handshake("%x", "br", "%x0", "(i8) -> i8")
    body += _handshake("%t0", "mux", "%s, %go, %back", "(i1, none, none) -> none") + _buffer("%t", "%t0", "none")
    body += _constant("%zero", "%t", "0 : i8") + _compare("%c", "%x, %zero", 4)
    body += _handshake("%next, %last", "cond_br", "%c, %x", "(i1, i8) -> (i8, i8)")
    body += _handshake("%back, %end", "cond_br", "%c, %t", "(i1, none) -> (none, none)")
    body += _constant("%one", "%t", "1 : i8")
    body += _handshake("%ones:2", "cond_br", "%c, %one", "(i1, i8) -> (i8, i8)")
    body += _binary("%y", "subi", "%next, %ones#0")
    body += _handshake("", "return", "%last, %end", "(i8, none) -> ()")
    return _network("%a: i8, %go: none", "i8, none", body)


def test_a_loop_is_a_circle_with_a_buffer(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, LOOP, _countdown())
    assert verdict.verdict == "equivalent"
    assert not any("capacity for the tokens" in each for each in verdict.assumptions)


def test_before_buffers_are_inserted_channels_have_capacity(tmp_path: Path) -> None:
    unbuffered = _countdown(data=False).replace('"handshake.buffer"(%t0)', '"handshake.br"(%t0)')
    unbuffered = unbuffered.replace(
        " <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none)", " : (none)"
    )
    verdict = _verdict(tmp_path, LOOP, unbuffered)
    assert verdict.verdict == "equivalent"
    assert any("capacity for the tokens" in each for each in verdict.assumptions)


def test_a_buffer_that_is_too_small_proves_nothing(tmp_path: Path) -> None:
    """Both outputs take the sum at once: one goes where the token of before still waits for the other one."""

    def delayed(slots: int) -> str:
        body = _binary("%s", "addi", "%a, %b")
        body += _handshake("%now, %then", "lazy_fork", "%s", "(i8) -> (i8, i8)")
        body += _buffer("%before", "%then", "i8", slots, "0") + _buffer("%sum", "%now", "i8")
        body += _handshake("%both:2", "sync", "%sum, %before", "(i8, i8) -> (i8, i8)")
        return _network(TWO, "i8, none", body + _handshake("", "return", "%both#0, %go", "(i8, none) -> ()"))

    # What stays behind is the sum, where zero was.
    assert "stay behind" not in _reasons(_verdict(tmp_path, SUM, delayed(1)))
    assert _verdict(tmp_path, SUM, delayed(1)).verdict == "unknown"
    assert _verdict(tmp_path, SUM, delayed(2)).verdict == "unknown"


def test_tuples_and_instances(tmp_path: Path) -> None:
    body = _handshake("%t", "pack", "%a, %b", "(i8, i8) -> tuple<i8, i8>")
    body += _handshake("%p:2", "unpack", "%t", "(tuple<i8, i8>) -> (i8, i8)")
    body += _handshake("%s, %end", "instance", "%p#0, %p#1, %go", "(i8, i8, none) -> (i8, none)", "module = @inner")
    body += _handshake("", "return", "%s, %end", "(i8, none) -> ()")
    inner = "\n".join(ADDED.replace('"main"', '"inner"').splitlines()[1:-1]) + "\n"
    assert _verdict(tmp_path, SUM, _network(TWO, "i8, none", body, others=inner)).verdict == "equivalent"
    declared = (
        '  "handshake.func"() <{function_type = (i8, i8, none) -> (i8, none), sym_name = "inner"}> ({}) : () -> ()\n'
    )
    verdict = _verdict(tmp_path, SUM, _network(TWO, "i8, none", body, others=declared))
    assert verdict.verdict == "unknown"
    assert "only declared" in _reasons(verdict)


def test_a_queue_of_loads_and_stores_is_not_modelled(tmp_path: Path) -> None:
    network = (
        _through()
        .replace("(%m, %data", "(%data")
        .replace("extmemory", "memory")
        .replace(": (memref<4xi8>, i8,", ": (i8,")
    )
    network = network.replace("id = 0 : i32, ", "id = 0 : i32, lsq = true, memRefType = memref<4xi8>, ")
    verdict = _verdict(tmp_path, THROUGH, network)
    assert verdict.verdict == "unknown"
    assert "queue" in _reasons(verdict)
