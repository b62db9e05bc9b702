"""Programs of event queues: what signals and queues order is proven, anything else is a race or not modelled."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

ARGUMENTS = "%a: memref<4xi32>, %b: memref<4xi32>, %t: memref<4xi32>"
ROW = "memref<4xi32>"
DEVICES = """
%one = "equeue.create_dma"() : () -> i32
%two = "equeue.create_dma"() : () -> i32
%core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
%start = "equeue.control_start"() : () -> !equeue.signal
"""
COPIES = function(
    ARGUMENTS,
    """
affine.for %i = 0 to 4 {
  %v = affine.load %a[%i] : memref<4xi32>
  affine.store %v, %t[%i] : memref<4xi32>
  affine.store %v, %b[%i] : memref<4xi32>
}""",
)


FIRST = "func.func @f(%a: memref<4xi32>) -> i32 {{\n{}\nreturn %v : i32\n}}\n"


def copy(done: str, start: str, source: str, target: str, dma: str) -> str:
    types = f"(!equeue.signal, {ROW}, {ROW}, i32) -> !equeue.signal"
    return f'%{done} = "equeue.memcpy"(%{start}, %{source}, %{target}, %{dma}) : {types}'


def program(*body: str) -> str:
    return function(ARGUMENTS, DEVICES + "\n".join(body))


def launch(done: str, start: str, device: str, *body: str) -> str:
    inner = "\n".join(body)
    return (
        f'%{done} = "equeue.launch"(%{start}, %{device}) ({{\n{inner}\n"equeue.return"() : () -> ()\n}}) '
        ": (!equeue.signal, i32) -> !equeue.signal"
    )


ORDERED = {
    "by signals": program(copy("x", "start", "a", "t", "one"), copy("y", "x", "t", "b", "two")),
    "by the queue of one device": program(copy("x", "start", "a", "t", "one"), copy("y", "start", "t", "b", "one")),
    "by a wait of the controller": program(
        copy("x", "start", "a", "t", "one"),
        '"equeue.await"(%x) : (!equeue.signal) -> ()',
        copy("y", "start", "t", "b", "two"),
    ),
    "the queues of devices that a device fills are empty at the end": program(
        launch("z", "start", "core", copy("x", "start", "a", "t", "one"), copy("y", "x", "t", "b", "two"))
    ),
    "in a loop, by what it carries": program(
        "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index",
        "%last = scf.for %i = %c0 to %c2 step %c1 iter_args(%before = %start) -> (!equeue.signal) {",
        copy("x", "before", "a", "t", "one"),
        copy("y", "x", "t", "b", "two"),
        "scf.yield %y : !equeue.signal\n}",
    ),
}
WRONG = {
    "nothing orders two devices": program(copy("x", "start", "a", "t", "one"), copy("y", "start", "t", "b", "two")),
    "the signal of a launch is not that of what it puts in another queue": program(
        launch("z", "start", "core", copy("x", "start", "a", "t", "one")), copy("y", "z", "t", "b", "two")
    ),
    "the other order in one queue": program(copy("y", "start", "t", "b", "one"), copy("x", "start", "a", "t", "one")),
}


@pytest.mark.parametrize("name", ORDERED)
def test_what_is_ordered_is_proven(name: str) -> None:
    assert check(COPIES, ORDERED[name]).verdict == "equivalent"


@pytest.mark.parametrize("name", WRONG)
def test_what_is_not_ordered_is_refuted(name: str) -> None:
    assert check(COPIES, WRONG[name]).verdict == "different"


def test_results_are_there_when_the_launch_has_ended() -> None:
    source = FIRST.format("%v = affine.load %a[0] : memref<4xi32>")
    target = FIRST.format(
        DEVICES
        + """
%done, %v = "equeue.launch"(%start, %core, %a) ({
^bb0(%in: memref<4xi32>):
  %c0 = arith.constant 0 : index
  %r = "equeue.read"(%in, %c0) : (memref<4xi32>, index) -> i32
  "equeue.return"(%r) : (i32) -> ()
}) : (!equeue.signal, i32, memref<4xi32>) -> (!equeue.signal, i32)"""
    )
    assert check(source, target).verdict == "equivalent"
    assert check(source, target.replace("constant 0", "constant 1")).verdict == "different"


UNSUPPORTED = {
    "a queue that two devices fill": program(
        copy("x", "start", "a", "t", "one"), launch("z", "x", "core", copy("y", "start", "t", "b", "one"))
    ),
    "a queue that iterations of a parallel loop fill": program(
        "affine.parallel (%i) = (0) to (2) {", copy("x", "start", "a", "t", "one"), "}"
    ),
    "a device that puts events in its own queue": program(
        launch("z", "start", "core", launch("w", "start", "core"), '"equeue.await"(%w) : (!equeue.signal) -> ()')
    ),
    "one of several signals": program(
        copy("x", "start", "a", "t", "one"),
        copy("y", "start", "t", "b", "two"),
        '%z = "equeue.control_or"(%x, %y) : (!equeue.signal, !equeue.signal) -> !equeue.signal',
    ),
    "a copy between shapes": program(
        '%m = "equeue.create_mem"() {type = "SRAM"} : () -> i32',
        '%n = "equeue.alloc"(%m) {data_bit = 32 : i64} : (i32) -> memref<2xi32>',
        '%x = "equeue.memcpy"(%start, %a, %n, %one) '
        ": (!equeue.signal, memref<4xi32>, memref<2xi32>, i32) -> !equeue.signal",
    ),
    "an operation of a library": program(
        '%x = "equeue.unkOp"(%a, %b) {op_name = "mac4"} : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>'
    ),
    "a handle that is computed": program(
        "%n = arith.addi %one, %two : i32", copy("x", "start", "a", "t", "n")
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_what_is_not_modelled_is_unknown(name: str) -> None:
    verdict = check(COPIES, UNSUPPORTED[name])
    assert verdict.verdict == "unknown" and verdict.reasons[0].kind == "unsupported"
