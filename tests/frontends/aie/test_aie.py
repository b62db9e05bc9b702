"""Programs for arrays of tiles against their sequential sources: proven for every schedule, refuted, or left open."""

from __future__ import annotations

import re

import pytest

from equiv import verify
from frontends.errors import Unsupported
from frontends.mlir import load
from tests.frontends.aie.devices import (
    AGAIN,
    HOST,
    LOOPED,
    NEGATE_BODY,
    PARAMETER_BODY,
    PARAMETER_HOST,
    REPEATED,
    SIMPLE_HOST,
    check_device,
    negate,
    negated,
)

EQUAL = {
    "tasks of the host": negate(),
    "transfers of the host": negate(host=SIMPLE_HOST),
    "descriptors used again": negate(host=AGAIN),
    "a loop of the host": negate(host=LOOPED),
    "a descriptor that is repeated": negate(host=REPEATED),
    "a parameter and a lock that the host sets": negate(PARAMETER_BODY, PARAMETER_HOST),
    "a core that ends": negate(limit="2"),
}

DIFFERENT = {
    "nothing is awaited": (negate(host=HOST.replace("aiex.dma_await_task(%take)", "")), "nothing orders"),
    "a descriptor used again while it runs": (
        negate(host=AGAIN.replace("aiex.npu.sync(%c0, %c0, %c0, %c0, %c1, %c1) : i32, i32, i32, i32, i32, i32\n", "")),
        "nothing orders",
    ),
    "a wait for a transfer that issues no token": (
        negate(host=SIMPLE_HOST.replace("symbol = @from", "symbol = @to")),
        "waits",
    ),
    "one execution too few": (negate(host=REPEATED.replace("repeat_count = 1", "repeat_count = 0")), "waits"),
    "one element too few is sent": (negate(host=HOST.replace("len = 8", "len = 7", 1)), "waits"),
    "no round is started": (negate(PARAMETER_BODY, PARAMETER_HOST.replace("aiex.set_lock(%go, 1)\n", "")), "waits"),
    "a parameter that comes too late": (
        negate(
            PARAMETER_BODY,
            PARAMETER_HOST.replace("aiex.set_lock(%go, 1)\n", "").replace("%value", "aiex.set_lock(%go, 1)\n%value", 1),
        ),
        "nothing orders",
    ),
    "the core ends one round too early": (negate(limit="1"), "waits"),
    # What the first call leaves behind shows in the second one.
    "a count that is not cleared": (
        negate(
            """
            %rounds = memref.load %parameters[%c1] : memref<4xi32>
            %one = arith.constant 1 : i32
            %bias = arith.shrui %rounds, %one : i32
            %more = arith.addi %rounds, %one : i32
            memref.store %more, %parameters[%c1] : memref<4xi32>
            """
            + NEGATE_BODY.replace("subi %zero", "subi %bias")
        ).replace('"parameters"} : memref<4xi32>', '"parameters"} : memref<4xi32> = dense<0>'),
        "",
    ),
    "a lock whose units grow from call to call": (
        negate(
            """
            %two = arith.constant 2 : index
            scf.for %half = %c0 to %two step %c1 {
            """
            + NEGATE_BODY
            + """
            }
            aie.use_lock(%free, Release, 1)
            """
        ),
        "",
    ),
}


@pytest.mark.parametrize("name", EQUAL)
def test_devices_are_proven_equal_to_loops(name: str) -> None:
    verdict = check_device(negated(8), EQUAL[name])
    assert verdict.verdict == "equivalent", verdict.reasons
    assert verdict.level == "bitwise"
    twice = any("2 calls in a row" in each for each in verdict.assumptions)
    assert twice == (name != "a core that ends")


@pytest.mark.parametrize("name", DIFFERENT)
def test_wrong_devices_are_refuted(name: str) -> None:
    text, said = DIFFERENT[name]
    verdict = check_device(negated(8), text)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
    assert said in verdict.witness.message


def test_a_deadlock_names_who_waits_for_what() -> None:
    verdict = check_device(negated(8), negate(NEGATE_BODY.replace("aie.use_lock(%full_out, Release, 1)\n", "")))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    for said in (
        "the core of tile (0, 2) waits for lock free_out",
        "MM2S 0 of tile (0, 2) waits for lock full_out",
        "S2MM 0 of tile (0, 0) waits for elements of channel stream into DMA 0 of tile (0, 0)",
        "the program waits for the end of a task",
    ):
        assert said in verdict.witness.message


def test_a_race_names_both_accesses() -> None:
    verdict = check_device(negated(8), negate(NEGATE_BODY.replace("aie.use_lock(%full, AcquireGreaterEqual, 1)", "")))
    assert verdict.witness is not None
    message = verdict.witness.message
    assert "the core of tile (0, 2)" in message and "S2MM 0 of tile (0, 2)" in message


FIFO = "aie.objectfifo @f(%tile, {%tile}, 1 : i32) : !aie.objectfifo<memref<4xi32>>"
PADS = "{padDimensions = #aie<bd_pad_layout_array[<const_pad_before = 1, const_pad_after = 1>]>}"

# What is not modelled is named, with its place.
UNSUPPORTED = {
    "initValues": negate().replace(
        "%core =", f"{FIFO} = [dense<0> : memref<4xi32>, dense<0> : memref<4xi32>]\n    %core ="
    ),
    "padDimensions": negate().replace("%core =", f"{FIFO.replace(') :', f') {PADS} :')}\n    %core ="),
    "aiex.npu.blockwrite": negate(host=HOST + "aiex.npu.blockwrite(%a) {address = 118784 : ui32} : memref<8xi32>\n"),
    "'Trace'": negate().replace(
        "aie.flow(%shim, DMA : 0, %tile, DMA : 0)", "aie.flow(%shim, Trace : 0, %tile, DMA : 0)"
    ),
    "attribute 'turbo'": negate().replace("{init = 1 : i32}", "{init = 1 : i32, turbo}"),
    "attribute 'aie.turbo'": negate().replace("{init = 1 : i32}", "{init = 1 : i32, aie.turbo}"),
    "a wait for a task that issues no token": negate(host=HOST.replace("{issue_token = true}", "")),
    "for an earlier one of its channel": negate(
        host=HOST.replace("len = 8)\n  aie.end\n} {issue", "len = 4)\n  aie.end\n} {issue")
        .replace(
            "aiex.dma_start_task(%take)",
            """%rest = aiex.dma_configure_task_for @from {
  aie.dma_bd(%b : memref<8xi32> offset = 4 len = 4)
  aie.end
} {issue_token = true}
aiex.dma_start_task(%take)
aiex.dma_start_task(%rest)""",
        )
        .replace("await_task(%take)", "await_task(%rest)")
    ),
    "a lock that is acquired at one value": negate(NEGATE_BODY.replace("AcquireGreaterEqual", "Acquire", 1)),
    "a length of 4": negate().replace(
        "%in : memref<4xi32>)", "%in : memref<4xi32> offset = 0 len = 4 sizes = [3] strides = [1])"
    ),
    "a stream that carries": negate()
    .replace("%in : memref<4xi32>)", "%half : memref<4xi16>)")
    .replace("%go =", "%half = aie.buffer(%tile) : memref<4xi16>\n    %go ="),
    "a global that is not constant": negate("%g = memref.get_global @state : memref<1xi32>\n" + NEGATE_BODY).replace(
        "%shim =", "memref.global @state : memref<1xi32> = dense<0>\n    %shim =", 1
    ),
    "-1 units of a lock": negate(NEGATE_BODY.replace("%free, Release, 1", "%free, Release, -1")),
    "a configuration that is loaded in between": negate(host=HOST + "aiex.npu.load_pdi {device_ref = @main}\n"),
    "inside of scf.if": negate(
        host=HOST.replace(
            "aiex.dma_await_task(%take)", "%t = arith.constant true\nscf.if %t {\n  aiex.dma_await_task(%take)\n}"
        )
    ),
    "a task that is started again": negate(
        host=HOST.replace("aiex.dma_start_task(%send)", "aiex.dma_start_task(%send)\naiex.dma_start_task(%send)")
    ),
}


@pytest.mark.parametrize("said", UNSUPPORTED)
def test_what_is_not_modelled_is_named(said: str) -> None:
    text = UNSUPPORTED[said]
    assert text != negate()
    try:
        verdict = check_device(negated(8), text)
    except Unsupported as problem:
        assert said in problem.message
        assert problem.place.line > 1
        return
    assert verdict.verdict == "unknown", verdict.reasons
    assert [reason.kind for reason in verdict.reasons] == ["unsupported"]
    assert said in verdict.reasons[0].message
    assert verdict.reasons[0].place is not None


def test_what_is_sent_without_end_is_refuted_by_what_is_taken() -> None:
    """Nothing holds up a DMA that asks no lock, but that nobody takes more than the host asks for."""
    text = negate()
    sends = re.sub(r"aie.use_lock\(%full_out, AcquireGreaterEqual, 1\)\n(\s*aie.dma_bd)", r"\1", text)
    assert sends != text
    before, after = load(negated(8), file_name="before.mlir"), load(sends, file_name="after.mlir")
    verdict = verify(before, after, function="sequence", seed=7, max_memory=64 << 20)
    assert verdict.verdict == "different" and verdict.witness is not None, verdict.reasons
    assert "nothing orders the two" in verdict.witness.message
