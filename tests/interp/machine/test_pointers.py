"""What pointers mean in the machine: bytes of any type, the ends of buffers, and pointers as numbers."""

from __future__ import annotations

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.ir.text import parse_module, print_module
from interp.ir.verify import validate
from interp.machine import BufferInput, Cell, Domain, Input

ARRAY: list[Input] = [BufferInput((6,))]


def run(body: str, inputs: list[Input] = ARRAY, domain: Domain = Domain.EXACT) -> machine.Execution:
    """`body` sees an argument `%a` of six floats and the pointer `%p` to it."""
    module = parse_module(f"func @f(%a: view<?xf32>) {{ %p: ptr = address %a {body} return }}", "test")
    validate(module)
    again = print_module(module)
    assert print_module(parse_module(again, "test")) == again
    return machine.assemble(module, "f").run(inputs, domain)


def elements(execution: machine.Execution) -> list[str]:
    assert execution.stop is None, execution.stop
    return [execution.expression(Cell((OutputKind.ARGUMENT, 0), (index,))) for index in range(6)]


def stop(body: str) -> tuple[str, str]:
    execution = run(body)
    assert execution.stop is not None
    return execution.stop.kind, execution.stop.message


def test_bytes_of_the_element_type_are_elements() -> None:
    assert elements(run("%q: ptr = displace %p by 8 %x: f32 = load %q[] store %x, %p[]"))[:2] == ["a[2]", "a[1]"]


def test_another_type_of_the_same_width_is_a_bitcast() -> None:
    body = "%x: i32 = load %p[] %y: i32 = op addi(%x, %x) %q: ptr = displace %p by 4 store %y, %q[]"
    assert elements(run(body))[1] == "bitcast(addi(bitcast(a[0]), bitcast(a[0])))"


def test_numbers_can_be_put_together_and_taken_apart() -> None:
    body = "%x: i64 = const 0x400000003F800000 store %x, %p[] %q: ptr = displace %p by 6 %h: i16 = load %q[]"
    body += "%r: ptr = displace %p by 10 store %h, %r[]"
    assert stop(body)[0] == "unsupported"  # half of an element that is data
    assert elements(run("%x: i64 = const 0x400000003F800000 store %x, %p[]"))[:2] == ["1.0", "2.0"]


def test_bytes_that_are_no_value_of_the_element_type_are_refused() -> None:
    body = """%v: view<2xi12> = alloc [2] %q: ptr = address %v %z: i12 = const 0 store %z, %q[]
      %r: ptr = displace %q by 1 %b: i8 = const {} store %b, %r[] %h: i12 = load %q[]"""
    assert run(body.format(15)).stop is None
    kind, message = stop(body.format(16))
    assert kind == "unsupported" and "no value of the buffer's elements" in message


def test_a_part_of_data_is_not_guessed() -> None:
    assert stop("%x: i16 = load %p[] %z: i16 = op addi(%x, %x)")[0] == "unsupported"
    assert stop("%x: i64 = load %p[] %z: i64 = op addi(%x, %x)")[0] == "unsupported"


@pytest.mark.parametrize("offset", [-4, 21, 24])
def test_an_access_beyond_either_end_is_undefined(offset: int) -> None:
    kind, message = stop(f"%q: ptr = displace %p by {offset} %x: f32 = load %q[]")
    assert kind == "undefined" and "out of bounds" in message


def test_inbounds_is_poison_beyond_the_end() -> None:
    assert elements(run("%q: ptr = displace %p by 24 {inbounds}"))[0] == "a[0]"
    kind, message = stop("%q: ptr = displace %p by 28 {inbounds} %r: ptr = displace %q by -28 %x: f32 = load %r[]")
    assert kind == "undefined" and "poison" in message


def test_bytes_of_several_types() -> None:
    body = """%s: ptr = alloc [32] stack %s8: ptr = displace %s by 8 %s12: ptr = displace %s by 12
      %n: i64 = const 2 %x: f32 = load %p[] store %p, %s[] store %x, %s8[] store %n, %s12[]
      %t: ptr = alloc [32] copy %t, %s bytes 20 %t8: ptr = displace %t by 8 %t12: ptr = displace %t by 12
      %q: ptr = load %t[] %y: f32 = load %t8[] %m: i64 = load %t12[]
      %r: ptr = displace %q by %m * 4 store %y, %r[]"""
    assert elements(run(body))[2] == "a[0]"


def test_memory_that_was_never_set_is_not_a_value() -> None:
    execution = run("%s: ptr = alloc [8] %x: f32 = load %s[] %y: f32 = op addf(%x, %x) store %y, %p[]")
    assert execution.value(Cell((OutputKind.ARGUMENT, 0), (0,))).state == "poison"


def test_copies_take_what_is_there() -> None:
    assert elements(run("%q: ptr = displace %p by 12 copy %q, %p bytes 8"))[3:] == ["a[0]", "a[1]", "a[5]"]
    assert elements(run("%q: ptr = displace %p by 4 copy %q, %p bytes 12 overlap"))[:4] == [
        "a[0]",
        "a[0]",
        "a[1]",
        "a[2]",
    ]
    assert stop("%q: ptr = displace %p by 4 copy %q, %p bytes 12")[0] == "undefined"
    assert stop("%q: ptr = displace %p by 4 copy %q, %p bytes 24 overlap")[0] == "undefined"


def test_fills() -> None:
    assert elements(run("%z: i8 = const 0 fill %p, %z bytes 8"))[:3] == ["0.0", "0.0", "a[2]"]
    body = "%z: i8 = const 0 %s: ptr = alloc [8] fill %s, %z bytes 8 %x: f32 = load %s[] store %x, %p[]"
    assert elements(run(body))[0] == "0.0"
    assert stop("%z: i8 = const 0 fill %p, %z bytes 6")[0] == "unsupported"


@pytest.mark.parametrize(("slack", "defined"), [(64, True), (32, False)])
def test_an_address_can_be_aligned_as_a_number(slack: int, defined: bool) -> None:
    body = f"""%s: ptr = alloc [{slack} + 8] %i: i64 = op ptrtoint(%s) %up: i64 = const 63 %c: i64 = const 64
      %j: i64 = op addi(%i, %up) %o: i64 = op remui(%j, %c) %k: i64 = op subi(%j, %o) %q: ptr = op inttoptr(%k)
      %l: ptr = displace %q by 4 %x: f32 = load %p[] store %x, %l[] %y: f32 = load %l[] store %y, %p[]"""
    execution = run(body.replace(f"[{slack} + 8]", f"[{slack + 8}]"))
    assert (execution.stop is None) is defined


def test_comparisons() -> None:
    body = "%q: ptr = displace %p by 4 %c: i1 = op cmpi.{}(%p, %q) %x: f32 = const 1.0 if %c {{ store %x, %p[] }}"
    assert [elements(run(body.format(each)))[0] for each in ("eq", "ne", "ult", "uge")] == [
        "a[0]",
        "1.0",
        "1.0",
        "a[0]",
    ]
    assert elements(run(body.format("eq").replace("displace %p by 4", "const 0x0")))[0] == "a[0]"
    other = body.replace("displace %p by 4", "alloc [8]")
    assert elements(run(other.format("ne")))[0] == "1.0"
    assert stop(other.format("ult"))[0] == "unsupported"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%q: ptr = alloc [8] free %q %x: f32 = load %q[]", "freed"),
        ("%q: ptr = alloc [8] free %q free %q", "freed twice"),
        ("%q: ptr = alloc [8] %r: ptr = displace %q by 4 free %r", "start"),
        ("%q: ptr = alloc [8] stack free %q", "stack"),
        ("%q: ptr = const 0x0 %x: f32 = load %q[]", "null"),
        ("%q: ptr = const 0x0 %v: view<2xf32> = view %q offset 0 sizes [2] strides [1]", "null"),
        ("%q: ptr = alloc [8] %r: ptr = load %q[] %x: f32 = load %r[]", "never set"),
    ],
)
def test_pointers_that_are_not_valid(body: str, message: str) -> None:
    kind, text = stop(body)
    assert kind == "undefined" and message in text


def test_the_stack_ends_with_its_function() -> None:
    module = parse_module(
        """func @g() -> (ptr) { %q: ptr = alloc [8] stack return %q }
           func @f(%a: view<?xf32>) { %q: ptr = call @g() %x: f32 = load %q[] store %x, %a[0] return }""",
        "test",
    )
    execution = machine.assemble(module, "f").run(ARRAY, Domain.EXACT)
    assert execution.stop is not None and execution.stop.kind == "undefined" and "freed" in execution.stop.message


def test_a_view_of_what_is_pointed_to() -> None:
    body = "%q: ptr = displace %p by 8 %v: view<2x2xf32, strides [1, 2]> = view %q offset 0 sizes [2, 2] strides [1, 2]"
    assert elements(run(body + " %x: f32 = load %v[1, 0] store %x, %p[]"))[0] == "a[3]"
    assert (
        stop("%q: ptr = displace %p by 2 %v: view<2xf32> = view %q offset 0 sizes [2] strides [1]")[0] == "unsupported"
    )


def test_a_view_of_nothing_needs_no_memory() -> None:
    body = "%q: ptr = const 0x0 %v: view<2x0xf32> = view %q offset 0 sizes [2, 0] strides [1, 1] "
    assert elements(run(body + "%x: f32 = load %a[1] store %x, %p[]"))[0] == "a[1]"
    assert stop(body + "%x: f32 = load %v[0, 0]")[0] == "undefined"


def test_the_stack_can_be_unwound() -> None:
    body = """%m: ptr = op stacksave() %s: ptr = alloc [8] stack %n: ptr = op stacksave() %t: ptr = alloc [8] stack
      unwind %n %x: f32 = load %p[] store %x, %s[] %y: f32 = load %s[] store %y, %a[1] unwind %m"""
    assert elements(run(body))[1] == "a[0]"
    kind, message = stop(body + " store %x, %s[]")
    assert kind == "undefined" and "freed" in message
