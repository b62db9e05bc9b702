"""Integers that are no data but may be poison, and the addresses that are made of them."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.ir.text import parse_module
from interp.ir.verify import validate
from interp.machine import BufferInput, Cell, Domain, Input

DOMAINS = [Domain.CONCRETE, Domain.FINGERPRINT, Domain.EXACT]
FLAGS = [(), ("nsw",), ("nuw",), ("nsw", "nuw")]
OPERATIONS = {"addi": int.__add__, "subi": int.__sub__, "muli": int.__mul__}


@cache
def program(text: str) -> machine.Program:
    """What runs a text, once for all domains."""
    module = parse_module(text, "test")
    validate(module)
    return machine.assemble(module, "f")


def run(text: str, inputs: list[Input], domain: Domain) -> machine.Execution:
    return program(text).run(inputs, domain)


def edges(width: int) -> list[int]:
    """Patterns of numbers at the ends of what a type holds."""
    top = 1 << (width - 1)
    return sorted({each % (1 << width) for each in (0, 1, 3, top - 1, top, top + 1, -1)})


def signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> (width - 1) else bits


def expected(name: str, flags: tuple[str, ...], width: int, left: int, right: int) -> int | None:
    """The pattern of a result by the language reference of LLVM; None for poison."""
    operation = OPERATIONS[name]
    unsigned_result = operation(left, right)
    signed_result = operation(signed(left, width), signed(right, width))
    if "nuw" in flags and not 0 <= unsigned_result < 1 << width:
        return None
    if "nsw" in flags and not -(1 << (width - 1)) <= signed_result < 1 << (width - 1):
        return None
    return unsigned_result % (1 << width)


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("width", [1, 8, 32, 64])
@pytest.mark.parametrize("name", OPERATIONS)
def test_arithmetic_with_flags(name: str, width: int, domain: Domain) -> None:
    """Each operand once as a constant and once as the result of what might be poison."""
    type_, values = f"i{width}", edges(width)
    body, results = "", []
    for number, value in enumerate(values):
        body += f"%c{number}: {type_} = const {signed(value, width)}\n"
    body += f"%zero: {type_} = const 0\n"
    for number in range(len(values)):
        body += f"%m{number}: {type_} = op addi(%c{number}, %zero) {{nsw, nuw}}\n"
    for flags, (one, left), (other, right) in itertools.product(FLAGS, enumerate(values), enumerate(values)):
        for operands in (f"%m{one}, %c{other}", f"%c{one}, %m{other}", f"%m{one}, %m{other}", f"%c{one}, %c{other}"):
            at = len(results)
            flag_text = f" {{{', '.join(flags)}}}" if flags else ""
            body += f"%r{at}: {type_} = op {name}({operands}){flag_text}\nstore %r{at}, %out[{at}]\n"
            results.append(expected(name, flags, width, left, right))
    execution = run(
        f"func @f(%out: view<{len(results)}x{type_}>) {{\n{body}return }}", [BufferInput((len(results),))], domain
    )
    assert execution.stop is None, execution.stop
    for at, result in enumerate(results):
        stored = execution.value(Cell((OutputKind.ARGUMENT, 0), (at,)))
        assert stored.state == ("poison" if result is None else "constant"), (at, result)
        assert stored.bits == result, at


# %k counts up to %n, and the last index overflows where %n is 4: 2^62 * 4 is 2^64.
LOOP = """func @f(%a: view<4xf32>) {{
  %p: ptr = address %a
  %zero: i64 = const 0 %one: i64 = const 1 %n: i64 = const {n} %factor: i64 = const {factor}
  br ^head(%zero)
  ^head(%k: i64): %c: i1 = op cmpi.slt(%k, %n) br %c, ^body, ^end
  ^body: %i: i64 = op muli(%k, %factor) {{{flags}}} %q: ptr = displace %p by %i * 4 {{{pointer}}}
    {access} %next: i64 = op addi(%k, %one) br ^head(%next)
  ^end: return
}}"""
LOAD = "%x: f32 = load %q[] %y: f32 = op addf(%x, %x) store %y, %q[]"
ARRAY: list[Input] = [BufferInput((4,))]


def loop(
    n: int, factor: int = 1, flags: str = "nsw", pointer: str = "inbounds, nuw", access: str = LOAD
) -> tuple[str, str] | None:
    """How all domains say that the loop ends."""
    text = LOOP.format(n=n, factor=factor, flags=flags, pointer=pointer, access=access)
    if not flags:
        text = text.replace(" {}", "")
    found = {
        None if (stop := run(text, ARRAY, domain).stop) is None else (stop.kind, stop.message, stop.places)
        for domain in DOMAINS
    }
    (end,) = found
    return None if end is None else end[:2]


def test_addresses_in_a_loop() -> None:
    assert loop(4) is None
    execution = run(LOOP.format(n=4, factor=1, flags="nsw", pointer="inbounds", access=LOAD), ARRAY, Domain.EXACT)
    assert [execution.expression(Cell((OutputKind.ARGUMENT, 0), (at,))) for at in range(4)] == [
        f"addf(a[{at}], a[{at}])" for at in range(4)
    ]


def test_an_address_that_may_be_poison_is_no_data() -> None:
    text = LOOP.format(n=4, factor=1, flags="nsw", pointer="inbounds", access=LOAD)
    assert not program(text).traits(ARRAY).addresses
    data = "func @f(%a: view<4xf32>, %i: i64) { %p: ptr = address %a %one: i64 = const 1 "
    data += "%j: i64 = op addi(%i, %one) {nsw} %q: ptr = displace %p by %j * 4 %x: f32 = load %q[] return }"
    assert program(data).traits([BufferInput((4,)), machine.DataInput()]).addresses
    assert not program(data).traits([BufferInput((4,)), machine.SizeInput(1)]).addresses


@pytest.mark.parametrize("flags", ["nsw", "nuw", "nsw, nuw"])
def test_a_poison_address_is_undefined_where_it_is_used(flags: str) -> None:
    end = loop(5, 2**62, flags, "inbounds")
    assert end is not None and end[0] == "undefined"
    assert "out of bounds" in end[1] or "poison" in end[1]
    assert loop(5, 2**62, flags, "inbounds", access="") is None  # nobody uses it


def test_poison_and_not_what_wraps_around() -> None:
    # At %k = 4 the product is 0 modulo 2^64, which is an element.
    wraps = {"n": 5, "factor": 2**62, "pointer": "nuw", "access": ""}
    assert loop(**wraps, flags="nsw") is None
    only_last = "%four: i64 = const 4 %l: i1 = op cmpi.eq(%k, %four) if %l { %x: f32 = load %q[] }"
    poison = loop(5, 2**62, "nsw", "nuw", access=only_last)
    assert poison is not None and poison[0] == "undefined" and "poison" in poison[1]
    unsigned = loop(5, 2**62, "nuw", "nuw", access=only_last)
    assert unsigned is not None and unsigned[0] == "undefined" and "poison" in unsigned[1]
    assert loop(5, 2**62, "", "nuw", access=only_last) is None


@pytest.mark.parametrize(("factor", "pointer"), [(-1, "inbounds"), (-1, "nuw"), (3, "inbounds")])
def test_a_pointer_that_leaves_its_buffer_is_poison(factor: int, pointer: str) -> None:
    end = loop(4, factor, "nsw", pointer)
    assert end is not None and end[0] == "undefined" and "poison" in end[1]
    assert loop(4, factor, "nsw", pointer, access="") is None


@pytest.mark.parametrize(("n", "factor"), [(5, 1), (4, 2)])
def test_an_access_beyond_the_end_is_out_of_bounds(n: int, factor: int) -> None:
    end = loop(n, factor, "nsw", "nuw")
    assert end is not None and end[0] == "undefined" and "out of bounds" in end[1]


BUFFER = """func @f(%a: view<4xf32>) {
  %p: ptr = address %a %s: ptr = alloc [16] %one: i64 = const 1 %i: i64 = op addi(%one, %one) {nsw}
  %q: ptr = displace %s by %i * 4 {inbounds} %v: f32 = load %p[] store %v, %q[]
  BODY
  return
}"""


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize(
    ("body", "kind", "message"),
    [
        ("free %s %x: f32 = load %q[]", "undefined", "freed"),
        ("free %s store %v, %q[]", "undefined", "freed"),
        ("%r: ptr = displace %s by %i * 2 %x: f32 = load %r[] %y: f32 = op addf(%x, %x) store %y, %p[]", "", "poison"),
        ("%r: ptr = displace %q by 2 {inbounds} %x: f32 = load %r[]", "unsupported", ""),
        ("%t: ptr = displace %q by %i * 4 {inbounds} %x: f32 = load %t[]", "undefined", "out of bounds"),
        ("%x: i16 = load %q[] %y: i16 = op addi(%x, %x)", "unsupported", ""),
    ],
)
def test_what_a_load_checks(body: str, kind: str, message: str, domain: Domain) -> None:
    """Freed buffers, bytes that were never written, places between elements, ends, and other types."""
    execution = run(BUFFER.replace("BODY", body), ARRAY, domain)
    if message == "poison":
        assert execution.stop is None, execution.stop
        assert execution.value(Cell((OutputKind.ARGUMENT, 0), (0,))).state == "poison"
    elif domain is Domain.CONCRETE and kind == "unsupported":
        assert execution.stop is None  # parts of numbers are numbers
    else:
        assert execution.stop is not None and execution.stop.kind == kind and message in execution.stop.message
