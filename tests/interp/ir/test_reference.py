"""The reference interpreter agrees with the machine: in outputs, in what has no value, and in what is undefined."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interp import ir, machine
from interp.ir import OutputKind
from interp.ir.declaration import OPERATIONS
from interp.ir.floats import FLOAT_FORMATS, Rounding
from interp.ir.reference import Absent, Deadlock, Descriptor, Interpreter, Race, Undefined, Unsupported
from interp.ir.reference.interpreter import _SEMANTICS
from interp.ir.scalars import NoNumber, Poison, UndefinedScalar, evaluate
from interp.ir.text import parse_module
from interp.ir.verify import validate
from tests.interp.reference_campaign import CORPORA, functions_of
from tests.interp.reference_comparison import Outcome, compare
from tests.interp.runnable_modules import SCALAR_OPERATIONS, RunnableGenerator
from tests.interp.scalar_reference import FORMATS, fold

LOOPS = sorted(CORPORA.joinpath("loops").rglob("*.mlir"))


def test_every_operation_that_is_no_terminator_has_a_meaning() -> None:
    terminators = {ir.Yield, ir.Condition, ir.Branch, ir.Return}
    assert set(_SEMANTICS) | terminators == set(OPERATIONS.values())


@pytest.mark.parametrize("path", LOOPS[::40], ids=lambda path: path.relative_to(CORPORA).as_posix())
def test_agrees_on_loops(path: Path) -> None:
    for name, module in functions_of(path):
        compared = compare(module, name, random.Random(1))
        assert compared.outcome is Outcome.AGREE, compared.detail


@pytest.mark.parametrize("first", range(0, 400, 50))
def test_agrees_on_random_modules(first: int) -> None:
    outcomes = []
    for seed in range(first, first + 50):
        module = RunnableGenerator(random.Random(seed)).build()
        validate(module)
        compared = compare(module, "main", random.Random(seed), operations=20_000)
        assert compared.outcome is not Outcome.DIFFER, f"seed {seed}: {compared.detail}"
        outcomes.append(compared.outcome)
    assert outcomes.count(Outcome.AGREE) > 40


def test_the_runnable_modules_hold_every_kind_of_operation_but_the_outside() -> None:
    kinds: set[type] = set()
    for seed in range(250):
        for function in RunnableGenerator(random.Random(seed)).build().functions.values():
            assert function.body is not None
            kinds |= {type(operation) for operation in ir.walk(function.body)}
    assert set(OPERATIONS.values()) - kinds <= {ir.Opaque, ir.Unwind}


# -- what one operation means ------------------------------------------------------------------------------------------


def run(body: str, results: str = "i32") -> list[object]:
    module = parse_module(f"func @main() -> ({results}) {{\n{body}\n}}", "reference.air")
    validate(module)
    return list(Interpreter(module, "main").run([]))


def test_what_is_read_and_was_never_written_is_no_value() -> None:
    assert run("%a: view<2xi32> = alloc [2]\n%x: i32 = load %a[1]\nreturn %x") == [Absent.UNINITIALIZED]
    body = "%a: view<2xi32> = alloc [2]\n%x: i32 = load %a[1]\n%y: i32 = op addi(%x, %x)\nreturn %y"
    assert run(body) == [Absent.POISON]


@pytest.mark.parametrize(
    ("body", "kind", "line"),
    [
        ("%a: view<2xi32> = alloc [2]\n%x: i32 = load %a[2]\nreturn %x", Undefined, 3),
        ("%a: view<2xi32> = alloc [2]\nfree %a\n%x: i32 = load %a[1]\nreturn %x", Undefined, 4),
        ("%a: view<2xi32> = alloc [2]\nfree %a\nfree %a\n%x: i32 = const 1\nreturn %x", Undefined, 4),
        ("%z: i32 = const 0\n%x: i32 = op divui(%z, %z)\nreturn %x", Undefined, 3),
        ("%n = const 0\n%k = apply 4 mod %n\n%x: i32 = const 1\nreturn %x", Undefined, 3),
        ('%c: i1 = const 0\ncheck %c, "no"\n%x: i32 = const 1\nreturn %x', Undefined, 3),
        ("%a: view<i32> = alloc []\n%x: i32 = load %a[]\n%p: ptr = const 0x0\nstore %x, %p[]\nreturn %x", Undefined, 5),
        (
            "%a: view<i32> = alloc []\n%x: i32 = const 1\nparallel (%i) = (0) to (2) step (1) {\nstore %x, %a[]\n}\n"
            "return %x",
            Race,
            5,
        ),
        ("%a: view<1xi32> = alloc [1]\nget @c[] %a\n%x: i32 = const 1\nreturn %x", Deadlock, 3),
        ("acquire @l[] 1\n%x: i32 = const 1\nreturn %x", Deadlock, 2),
        (
            "%x: i32 = const 1\nparallel (%i) = (0) to (2) step (1) {\n%z = const 0\n%c: i1 = op cmpi.eq(%i, %z)\n"
            "if %c {\nbarrier 0\n}\n}\nreturn %x",
            Undefined,
            7,
        ),
        ("%x: i32 = opaque @f()\nreturn %x", Unsupported, 2),
    ],
)
def test_stops_with_the_place(body: str, kind: type[Any], line: int) -> None:
    with pytest.raises(kind) as stop:
        run(body)
    assert type(stop.value) is kind
    assert stop.value.place is not None and stop.value.place.line == line


def test_a_task_hands_on_what_it_yields_and_knows_its_surroundings_as_they_were() -> None:
    body = """%r: i32 = const 0
    %a: view<2xi32> = alloc [2]
    %zero = const 0
    %last = for %i = 0 to 2 step 1 carry (%t = %zero) {
      %n: i32 = op index_cast(%i)
      %task = spawn {
        store %n, %a[%i]
        yield %n
      }
      yield %task
    }
    %x: i32 = wait %last
    return %x"""
    assert run(body) == [1]


def test_a_view_of_a_result_shows_its_elements() -> None:
    (view,) = run("%a: view<2xi32> = alloc [2]\n%x: i32 = const 7\nstore %x, %a[1]\nreturn %a", "view<2xi32>")
    assert isinstance(view, Descriptor)
    assert [view.buffer.get(at, ir.Scalar("i32")) for at in (0, 4)] == [Absent.UNINITIALIZED, 7]


# -- what the comparison found -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("type_", ["i1", "i8", "i32", "i64", "i128"])
def test_affine_expressions_take_integers_as_signed(type_: str) -> None:
    module = parse_module(f"func @main(%x: {type_}) -> (index) {{\n%y = apply %x * 3 + 1\nreturn %y\n}}", "f.air")
    for seed in range(12):
        compared = compare(module, "main", random.Random(seed))
        assert compared.outcome is Outcome.AGREE, compared.detail


@pytest.mark.parametrize(
    ("expression", "number"),
    [
        (f"%n * {1 << 62} * 4 + 1", 1),  # a coefficient
        (f"{1 << 62} + {1 << 62} + %n", 1),  # a constant
        (f"%n * {1 << 62}", 2),  # a product
        (f"%n + {(1 << 63) - 1}", 1),  # a sum
        ("%n * %n", 1 << 32),  # of two values
    ],
)
def test_an_affine_expression_beyond_64_bits_stops(expression: str, number: int) -> None:
    text = f"func @main() -> (index) {{\n%n: index = const {number}\n%y = apply {expression}\nreturn %y\n}}"
    module = parse_module(text, "f.air")
    with pytest.raises(Unsupported, match="overflows 64 bits"):
        Interpreter(module, "main").run([])
    execution = machine.assemble(module, "main").run([], machine.Domain.CONCRETE)
    assert execution.stop is not None and "overflows 64 bits" in execution.stop.message


@pytest.mark.parametrize("end", ["free %a", "%b: view<2xi32> = view %a offset 9 sizes [2] strides [1]"])
def test_a_result_that_is_no_memory_any_more_has_no_numbers(end: str) -> None:
    result = "%b" if end.startswith("%b") else "%a"
    text = f"func @main() -> (view<2xi32>) {{\n%a: view<2xi32> = alloc [2]\n{end}\nreturn {result}\n}}"
    if result == "%b":
        text = text.replace("view<2xi32> = view", "view<2xi32, offset ?> = view")
    run = machine.assemble(parse_module(text, "f.air"), "main").run([], machine.Domain.CONCRETE)
    assert run.stop is None
    assert run.output_bits((OutputKind.RESULT, 0)) == [None, None]


# -- scalar operations -------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_scalar_operations_are_those_of_the_native_table(choice: random.Random) -> None:
    for _ in range(50):
        generator = RunnableGenerator(choice)
        name, flags, operands, results = generator.scalar_operation(choice.choice(SCALAR_OPERATIONS))
        given_bits = [generator.bits(each) for each in operands]
        before, after = ([each.name for each in types] for types in (operands, results))
        status, patterns = fold(name, before, given_bits, after, list(flags))
        expected = ("value" if status == "approximate" else status, patterns)
        try:
            found = "value", evaluate(name, flags, operands, results, given_bits)
        except Poison:
            found = "poison", []
        except UndefinedScalar:
            found = "undefined", []
        except NoNumber:
            found = "unfolded", []
        assert found == expected, (name, flags, before, after, given_bits)


@pytest.mark.parametrize("name", FLOAT_FORMATS)
@pytest.mark.parametrize("rounding", Rounding)
def test_rounding_is_that_of_a_search_over_all_patterns(name: str, rounding: Rounding) -> None:
    format_, searched = FLOAT_FORMATS[name], FORMATS[name]
    choice = random.Random(0)
    for _ in range(200):
        scale = Fraction(2) ** choice.randint(-format_.bias - format_.fraction_bits - 2, format_.bias + 2)
        number = Fraction(choice.getrandbits(60) - (1 << 59), choice.getrandbits(20) + 1) * scale / (1 << 40)
        assert format_.rounded(number, rounding) == searched.rounded(number, rounding.value)
