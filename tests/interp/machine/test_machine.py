"""The machine: programs in affine IR, and what running them shows."""

from __future__ import annotations

import pytest

from interp.ir import OutputKind
from interp.ir.text import parse_module
from interp.ir.verify import validate
from interp.machine import (
    AssemblyError,
    BufferInput,
    Cell,
    DataInput,
    Domain,
    Execution,
    Input,
    Limits,
    Program,
    Sample,
    SizeInput,
    assemble,
    compare,
    run_pair,
)
from interp.machine.requirement import RequirementKind

SYMBOLIC = [Domain.EXACT, Domain.FINGERPRINT]
ALL = [*SYMBOLIC, Domain.CONCRETE]


def program(text: str) -> Program:
    module = parse_module(f'files "test"\n{text}', "test")
    validate(module)
    return assemble(module, "f")


def run(text: str, inputs: list[Input], domain: Domain = Domain.CONCRETE, **options: object) -> Execution:
    return program(text).run(inputs, domain, **options)


def equal(source: str, target: str, inputs: list[Input], domain: Domain) -> bool:
    executions = run_pair(program(source), program(target), inputs, inputs, domain, seed=99)
    assert executions[0].stop is None and executions[1].stop is None
    comparison = compare(*executions)
    assert comparison.cells > 0
    return comparison.differing == 0 and not comparison.problems


def result(execution: Execution) -> int | None:
    assert execution.stop is None, execution.stop
    return execution.output_bits((OutputKind.RESULT, 0))[0]


SUM = """
func @f(%A: view<?xf32>, %n: index) -> (f32) {
  %zero: f32 = const 0.0
  %sum: f32 = for %i = 0 to %n step 1 carry (%acc: f32 = %zero) {
    %x: f32 = load %A[%i]
    %next: f32 = op addf(%acc, %x)
    yield %next
  }
  return %sum
}
"""


@pytest.mark.parametrize("domain", SYMBOLIC)
class TestEquality:
    def test_a_program_equals_itself(self, domain: Domain) -> None:
        assert equal(SUM, SUM, [BufferInput((5,)), SizeInput(5)], domain)

    def test_operands_of_an_addition_may_be_swapped(self, domain: Domain) -> None:
        assert equal(SUM, SUM.replace("addf(%acc, %x)", "addf(%x, %acc)"), [BufferInput((5,)), SizeInput(5)], domain)

    def test_operands_of_a_subtraction_may_not(self, domain: Domain) -> None:
        source = SUM.replace("addf", "subf")
        target = source.replace("subf(%acc, %x)", "subf(%x, %acc)")
        assert not equal(source, target, [BufferInput((5,)), SizeInput(5)], domain)

    def test_another_order_of_a_sum_is_another_value(self, domain: Domain) -> None:
        backwards = SUM.replace("load %A[%i]", "load %A[%back]").replace(
            "    %x:", "    %back: index = apply %i * -1 + %n + -1\n    %x:"
        )
        assert not equal(SUM, backwards, [BufferInput((5,)), SizeInput(5)], domain)
        assert equal(SUM, backwards, [BufferInput((1,)), SizeInput(1)], domain)

    def test_flags_are_part_of_an_operation(self, domain: Domain) -> None:
        target = SUM.replace("addf(%acc, %x)", "addf(%acc, %x) {nnan}")
        assert not equal(SUM, target, [BufferInput((5,)), SizeInput(5)], domain)

    def test_equal_symbols_of_different_arguments_differ(self, domain: Domain) -> None:
        source = "func @f(%x: f32, %y: f32) -> (f32) {\n return %x\n}"
        assert not equal(source, source.replace("return %x", "return %y"), [DataInput(), DataInput()], domain)

    def test_what_a_select_chooses_on_data_matters(self, domain: Domain) -> None:
        source = """
func @f(%c: i1, %x: f32, %y: f32) -> (f32) {
  %r: f32 = select %c, %x, %y
  return %r
}
"""
        inputs: list[Input] = [DataInput(), DataInput(), DataInput()]
        assert equal(source, source, inputs, domain)
        assert not equal(source, source.replace("%x, %y\n", "%y, %x\n"), inputs, domain)

    def test_exact_neutral_elements_disappear(self, domain: Domain) -> None:
        source = """
func @f(%x: f32) -> (f32) {
  %one: f32 = const 1.0
  %r: f32 = op mulf(%x, %one)
  return %r
}
"""
        assert equal(source, "func @f(%x: f32) -> (f32) {\n return %x\n}", [DataInput()], domain)

    def test_adding_positive_zero_is_not_neutral(self, domain: Domain) -> None:
        source = """
func @f(%x: f32) -> (f32) {
  %zero: f32 = const 0.0
  %r: f32 = op addf(%x, %zero)
  return %r
}
"""
        assert not equal(source, "func @f(%x: f32) -> (f32) {\n return %x\n}", [DataInput()], domain)


class TestConcreteRuns:
    def test_sums_the_sample(self) -> None:
        sample = Sample(overrides={(0, 0): 0x3F800000, (0, 1): 0x40000000, (0, 2): 0x40400000})
        execution = run(SUM, [BufferInput((3,)), SizeInput(3)], sample=sample)
        assert result(execution) == 0x40C00000  # 1 + 2 + 3

    def test_equal_seeds_give_equal_data(self) -> None:
        inputs: list[Input] = [BufferInput((9,)), SizeInput(9)]
        first, again, other = (result(run(SUM, inputs, sample=Sample(seed=seed))) for seed in (1, 1, 2))
        assert first == again != other

    @pytest.mark.parametrize(("count", "trips"), [(0, 0), (-3, 0), (1, 1), (7, 4)])
    def test_loops_round_their_trip_count_up(self, count: int, trips: int) -> None:
        text = """
func @f(%n: index) -> (index) {
  %zero: index = const 0
  %one: index = const 1
  %r: index = for %i = 0 to %n step 2 carry (%acc: index = %zero) {
    %next: index = op addi(%acc, %one)
    yield %next
  }
  return %r
}
"""
        assert result(run(text, [SizeInput(count)])) == trips

    @pytest.mark.parametrize(
        ("expression", "value", "expected"),
        [
            ("%n floordiv 4", -1, -1),
            ("%n ceildiv 4", -1, 0),
            ("%n mod 4", -1, 3),
            ("%n * 3 + 5", 7, 26),
            ("(%n + 1) * (%n + 2)", 3, 20),
        ],
    )
    def test_affine_expressions_round_as_mlir_says(self, expression: str, value: int, expected: int) -> None:
        text = f"func @f(%n: index) -> (index) {{\n %r: index = apply {expression}\n return %r\n}}"
        found = result(run(text, [SizeInput(value)]))
        assert found == expected % 2**64

    def test_carried_values_swap(self) -> None:
        text = """
func @f(%n: index) -> (index) {
  %a: index = const 10
  %b: index = const 20
  %x: index, %y: index = for %i = 0 to %n step 1 carry (%p: index = %a, %q: index = %b) {
    yield %q, %p
  }
  return %x
}
"""
        assert [result(run(text, [SizeInput(count)])) for count in (0, 1, 2)] == [10, 20, 10]


class TestUndefined:
    """What has no meaning stops the run with its reason and place."""

    @pytest.mark.parametrize("domain", [*ALL, Domain.EXTENT])
    @pytest.mark.parametrize("size", [3, 4])
    def test_out_of_bounds(self, domain: Domain, size: int) -> None:
        stop = run(SUM, [BufferInput((size,)), SizeInput(5)], domain).stop
        assert stop is not None
        assert (stop.kind, stop.places[0].line) == ("undefined", 6)
        assert f"index {size} in dimension 0 of size {size}" in stop.message

    def test_a_negative_index(self) -> None:
        text = SUM.replace("load %A[%i]", "load %A[-1]")
        stop = run(text, [BufferInput((3,)), SizeInput(1)]).stop
        assert stop is not None and stop.kind == "undefined"

    def test_a_step_of_zero(self) -> None:
        text = SUM.replace("to %n step 1", "to 4 step %n")
        stop = run(text, [BufferInput((4,)), SizeInput(0)]).stop
        assert stop is not None and (stop.kind, stop.message) == ("undefined", "a loop with step 0")

    def test_division_by_zero(self) -> None:
        text = """
func @f(%x: i32) -> (i32) {
  %zero: i32 = const 0
  %r: i32 = op divsi(%x, %zero)
  return %r
}
"""
        stop = run(text, [DataInput()]).stop
        assert stop is not None and stop.kind == "undefined"

    def test_use_after_free_and_double_free(self) -> None:
        text = """
func @f() -> (f32) {
  %b: view<4xf32> = alloc [4]
  %x: f32 = const 1.0
  store %x, %b[0]
  free %b
  %r: f32 = load %b[0]
  return %r
}
"""
        after = run(text, []).stop
        twice = run(text.replace("%r: f32 = load %b[0]", "free %b").replace("return %r", "return %x"), []).stop
        assert after is not None and "after the buffer was freed" in after.message
        assert twice is not None and "freed twice" in twice.message

    @pytest.mark.parametrize("domain", ALL)
    def test_uninitialized_memory_shows_where_it_is_used(self, domain: Domain) -> None:
        text = """
func @f(%A: view<2xf32>) {
  %b: view<2xf32> = alloc [2]
  %x: f32 = load %b[0]
  %y: f32 = op addf(%x, %x)
  store %x, %A[0]
  store %y, %A[1]
  return
}
"""
        execution = run(text, [BufferInput((2,))], domain)
        copied, computed = (execution.value(Cell((OutputKind.ARGUMENT, 0), (index,))) for index in (0, 1))
        assert copied.state == "uninitialized"
        assert computed.state == "poison" and computed.origin is not None and computed.origin.line == 6

    def test_a_violated_flag_is_poison(self) -> None:
        text = """
func @f(%x: i8) -> (i8) {
  %r: i8 = op addi(%x, %x) {nsw}
  return %r
}
"""
        execution = run(text, [DataInput()], sample=Sample(overrides={(0, 0): 100}))
        assert execution.value(Cell((OutputKind.RESULT, 0), ())).state == "poison"

    def test_a_constant_global_must_not_be_written(self) -> None:
        text = """
global @g: view<2xf32> constant [1.0, 2.0]
func @f(%x: f32) {
  %g: view<2xf32> = global @g
  store %x, %g[1]
  return
}
"""
        stop = run(text, [DataInput()]).stop
        assert stop is not None and stop.kind == "undefined"


class TestSideEffects:
    CALL = """
func @f(%A: view<2xf32>, %x: f32) {
  opaque @g(%x) reads (%A) writes (%A)
  return
}
"""

    @pytest.mark.parametrize("domain", SYMBOLIC)
    def test_external_calls_must_be_the_same(self, domain: Domain) -> None:
        inputs: list[Input] = [BufferInput((2,)), DataInput()]
        without = "func @f(%A: view<2xf32>, %x: f32) {\n return\n}"
        assert equal(self.CALL, self.CALL, inputs, domain)
        assert not equal(self.CALL, without, inputs, domain)
        assert not equal(without, self.CALL, inputs, domain)
        assert not equal(self.CALL, self.CALL.replace("@g", "@h"), inputs, domain)

    @pytest.mark.parametrize("domain", SYMBOLIC)
    def test_a_division_that_the_source_does_not_execute_may_be_undefined(self, domain: Domain) -> None:
        source = "func @f(%x: i32, %y: i32) -> (i32) {\n return %x\n}"
        target = source.replace("return", "%q: i32 = op divsi(%x, %y)\n return")
        inputs: list[Input] = [DataInput(), DataInput()]
        assert not equal(source, target, inputs, domain)
        assert equal(target, source, inputs, domain)


class TestParallel:
    PARALLEL = """
func @f(%A: view<?xf32>, %n: index, %x: f32) {
  parallel (%i) = (0) to (%n) step (1) {
    store %x, %A[%i]
    yield
  }
  return
}
"""

    def test_independent_iterations_run(self) -> None:
        assert run(self.PARALLEL, [BufferInput((4,)), SizeInput(4), DataInput()], Domain.EXACT).stop is None

    @pytest.mark.parametrize("domain", ALL)
    def test_two_stores_to_one_element_are_a_race(self, domain: Domain) -> None:
        text = self.PARALLEL.replace("%A[%i]", "%A[0]")
        stop = run(text, [BufferInput((4,)), SizeInput(4), DataInput()], domain).stop
        assert stop is not None and stop.kind == "race"
        assert run(text, [BufferInput((4,)), SizeInput(1), DataInput()], domain).stop is None

    def test_a_load_of_what_another_iteration_stores_is_a_race(self) -> None:
        text = """
func @f(%A: view<?xf32>, %n: index) {
  parallel (%i) = (1) to (%n) step (1) {
    %before: index = apply %i + -1
    %x: f32 = load %A[%before]
    store %x, %A[%i]
    yield
  }
  return
}
"""
        stop = run(text, [BufferInput((4,)), SizeInput(4)]).stop
        assert stop is not None and stop.kind == "race" and len(stop.places) == 2

    def test_one_parallel_operation_after_another_is_ordered(self) -> None:
        body = self.PARALLEL.split("  return")[0]
        twice = body + body.split("{\n", 1)[1].replace("%i", "%j") + "  return\n}\n"
        assert run(twice, [BufferInput((4,)), SizeInput(4), DataInput()]).stop is None


class TestLimits:
    @pytest.mark.parametrize("domain", ALL)
    def test_operations(self, domain: Domain) -> None:
        stop = run(SUM, [BufferInput((100,)), SizeInput(100)], domain, limits=Limits(operations=150)).stop
        assert stop is not None and stop.kind == "limit-operations"

    def test_a_loop_too_long_is_seen_before_it_runs(self) -> None:
        text = """
func @f() {
  for %i = 0 to 100000000 step 1 {
    for %j = 0 to 10000000 step 1 {
      yield
    }
    yield
  }
  return
}
"""
        execution = run(text, [], limits=Limits(operations=10**13))
        assert execution.stop is not None and execution.stop.kind == "limit-operations"
        assert execution.operations < 1000

    def test_a_loop_that_never_ends(self) -> None:
        text = """
func @f() {
  %zero = const 0
  %last = while (%i = %zero) {
    %yes: i1 = const 1
    condition(%yes) %i
  } do (%j) {
    %next = apply %j + 1
    yield %next
  }
  return
}
"""
        slow = run(text, [], limits=Limits(seconds=0.2)).stop
        long = run(text, [], limits=Limits(operations=10**6)).stop
        assert slow is not None and slow.kind == "limit-time"
        assert long is not None and long.kind == "limit-operations"

    def test_memory(self) -> None:
        text = "func @f(%n: index) {\n %b: view<?xf32> = alloc [%n]\n return\n}"
        for size in (2**30, 2**62):
            stop = run(text, [SizeInput(size)], limits=Limits(memory=1 << 20)).stop
            assert stop is not None and stop.kind == "limit-memory"

    def test_buffers_that_nothing_reaches_are_collected(self) -> None:
        text = """
func @f(%n: index, %x: f32) {
  for %i = 0 to %n step 1 {
    %b: view<1000000xf32> = alloc [1000000]
    store %x, %b[0]
    yield
  }
  return
}
"""
        execution = run(text, [SizeInput(100), DataInput()], limits=Limits(memory=256 << 20))
        assert execution.stop is None

    def test_endless_recursion(self) -> None:
        text = "func @f() {\n call @f()\n return\n}"
        stop = run(text, []).stop
        assert stop is not None and stop.kind == "limit-memory"


class TestExtents:
    def test_elastic_arguments_get_what_the_accesses_need(self) -> None:
        execution = run(SUM, [BufferInput((None,)), SizeInput(7)], Domain.EXTENT)
        assert execution.extents == {0: (7,)}

    def test_a_negative_index_is_out_of_bounds_all_the_same(self) -> None:
        text = SUM.replace("load %A[%i]", "load %A[-1]")
        stop = run(text, [BufferInput((None,)), SizeInput(1)], Domain.EXTENT).stop
        assert stop is not None and stop.kind == "undefined"

    def test_what_every_side_of_a_condition_accesses_is_needed_whatever_the_data(self) -> None:
        text = """
func @f(%A: view<?xf32>, %c: i1, %x: f32) {
  if %c {
    store %x, %A[2]
    store %x, %A[7]
    yield
  } else {
    store %x, %A[4]
    yield
  }
  if %c {
    store %x, %A[9]
    yield
  } else {
    yield
  }
  return
}
"""
        execution = run(text, [BufferInput((None,)), DataInput(), DataInput()], Domain.EXTENT)
        assert execution.extents == {0: (10,)}
        assert execution.sure_extents == {0: (5,)}


class TestControlOnData:
    def test_a_path_that_leaves_an_argument_is_never_taken(self) -> None:
        text = """
func @f(%A: view<2xf32>, %c: i1, %x: f32) {
  if %c {
    store %x, %A[2]
    yield
  } else {
    yield
  }
  return
}
"""
        inputs: list[Input] = [BufferInput((2,)), DataInput(), DataInput()]
        execution = run(text, inputs, Domain.EXACT)
        assert execution.stop is None
        (requirement,) = execution.requirements(100)
        assert requirement.kind is RequirementKind.NEVER
        assert [(term.name if term else "", negated) for term, negated in requirement.path] == [("", False)]

    def test_a_branch_on_data_is_a_choice(self) -> None:
        text = """
func @f(%c: i1, %x: f32, %y: f32) -> (f32) {
  %r: f32 = if %c {
    yield %x
  } else {
    yield %y
  }
  return %r
}
"""
        execution = run(text, [DataInput(), DataInput(), DataInput()], Domain.EXACT)
        assert execution.stop is None
        assert execution.expression(Cell((OutputKind.RESULT, 0), ())) == "select(c, x, y)"

    def test_an_iteration_count_on_data_says_so(self) -> None:
        text = """
func @f(%n: index) -> () {
  for %i = 0 to %n step 1 {
    yield
  }
  return
}
"""
        stop = run(text, [DataInput()], Domain.EXACT).stop
        assert stop is not None and stop.kind == "data"
        assert stop.message.startswith("how often this loop runs depends on data")

    def test_calls_with_data_and_sizes(self) -> None:
        text = """
func @f(%n: index, %x: f32) -> (f32) {
  %r: f32, %m: index = call @g(%x, %n)
  return %r
}
func @g(%x: f32, %n: index) -> (f32, index) {
  %r: f32 = for %i = 0 to %n step 1 carry (%acc: f32 = %x) {
    %next: f32 = op addf(%acc, %x)
    yield %next
  }
  return %r, %n
}
"""
        execution = run(text, [SizeInput(3), DataInput()], sample=Sample(overrides={(1, 0): 0x3F800000}))
        assert result(execution) == 0x40800000


def test_an_unknown_operation_is_refused_with_its_place() -> None:
    text = "func @f(%x: f32) -> (f32) {\n %r: f32 = op frobnicate(%x)\n return %r\n}"
    with pytest.raises(AssemblyError, match="frobnicate") as caught:
        program(text)
    assert caught.value.place.line == 3


def test_a_selection_that_is_written_as_a_scalar_operation_is_refused() -> None:
    with pytest.raises(AssemblyError, match="a selection is an operation of its own"):
        program("func @f(%c: i1, %x: f32) -> (f32) {\n %r: f32 = op select(%c, %x, %x)\n return %r\n}")


def test_expressions_can_be_read() -> None:
    execution = run(SUM, [BufferInput((2,)), SizeInput(2)], Domain.EXACT)
    assert execution.expression(Cell((OutputKind.RESULT, 0), ())) == "addf(A[1], addf(A[0], 0.0))"
    assert execution.inputs_of(Cell((OutputKind.RESULT, 0), ())) == [(0, 0), (0, 1)]


@pytest.mark.parametrize("domain", SYMBOLIC)
@pytest.mark.parametrize(
    ("predicate", "chosen", "extreme"),
    [
        ("slt", "%x, %y", "minsi"),
        ("sge", "%x, %y", "maxsi"),
        ("ugt", "%y, %x", "minui"),
        ("ule", "%y, %x", "maxui"),
    ],
)
def test_a_select_by_a_comparison_is_an_extreme(domain: Domain, predicate: str, chosen: str, extreme: str) -> None:
    source = f"""
func @f(%x: i32, %y: i32) -> (i32) {{
  %c: i1 = op cmpi.{predicate}(%x, %y)
  %r: i32 = select %c, {chosen}
  return %r
}}
"""
    inputs: list[Input] = [DataInput(), DataInput()]
    names = ["minsi", "maxsi", "minui", "maxui"]
    for name in names:
        target = f"func @f(%x: i32, %y: i32) -> (i32) {{\n %r: i32 = op {name}(%x, %y)\n return %r\n}}"
        assert equal(source, target, inputs, domain) == (name == extreme)


MIXED = """
func @f(%A: view<?xi32>, %n: index, %k: index, %c: i1, %x: i32, %y: f32) -> (i32, f32, index) {
  %more: index = op addi(%k, %k)
  %one: i32 = if %c { yield %x } else { %zero: i32 = const 0 yield %zero }
  %sum: i32 = for %i = 0 to %n step 1 carry (%acc: i32 = %one) {
    %at: i32 = load %A[%i]
    %next: i32 = op addi(%acc, %at)
    yield %next
  }
  return %sum, %y, %more
}
"""


def test_a_program_is_assembled_for_the_scalars_that_are_likely_to_be_data() -> None:
    """A bound is a number, and what is only computed with or branched on is data; any other choice is made when it is
    run."""
    mixed = program(MIXED)
    assert list(mixed._variants) == [frozenset({2, 3, 4, 5})]
    array, data = BufferInput((3,)), DataInput()
    sums = []
    for inputs in (
        [array, SizeInput(3), data, data, data, data],
        [array, SizeInput(3), SizeInput(5), SizeInput(-1), data, data],
        [array, SizeInput(3), SizeInput(5), data, SizeInput(7), data],
    ):
        overrides = {(2, 0): 5, (3, 0): 1, (4, 0): 7, **{(0, at): at + 1 for at in range(3)}}
        run_ = mixed.run(inputs, Domain.CONCRETE, sample=Sample(overrides=overrides))
        sums.append((result(run_), run_.output_bits((OutputKind.RESULT, 2))[0]))
    assert sums == [(13, 10)] * 3
    assert len(mixed._variants) == 3


def test_what_the_machine_cannot_run_is_said_before_any_run() -> None:
    with pytest.raises(AssemblyError, match="nosuch is not known"):
        program("func @f(%n: i64) -> (i64) {\n%a: i64 = op nosuch(%n)\nreturn %a\n}")
