"""MLIR-AIR programs against plain loops: proven for every schedule, or the race, the deadlock or the value that is
wrong; what is ambiguous or not modelled stays open, by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from equiv import verify
from frontends.errors import Unsupported
from frontends.mlir import load
from tests.equiv.pairs import check
from tests.frontends.air.air_programs import (
    BROADCAST,
    COPY,
    DOUBLE,
    HERD,
    L1,
    L2,
    L3,
    LOCAL,
    PACKETS,
    PARALLEL,
    PROGRAM_ORDER,
    RACES,
    REFEED,
    STREAM,
    SYNCHRONOUS,
    TWICE,
    edited,
)


@pytest.mark.parametrize("name", RACES)
def test_races_are_refuted(name: str) -> None:
    verdict = check(*RACES[name])
    assert verdict.verdict == "different", (verdict.verdict, verdict.reasons)
    assert verdict.witness is not None and "nothing orders the two" in verdict.witness.message


def test_a_race_names_what_its_tasks_are() -> None:
    verdict = check(*RACES["the copy back does not wait for the product"])
    assert verdict.witness is not None
    assert re.match(r"launch herd \((0|1)\) ?execute stores element 0", verdict.witness.message)
    assert re.search(r"launch herd \((0|1)\) ?dma_memcpy_nd loads it", verdict.witness.message)


def test_program_order_holds_where_memory_or_a_channel_is_shared() -> None:
    verdict = check(DOUBLE, PROGRAM_ORDER)
    assert any("as the compiler makes tokens of it" in each for each in verdict.assumptions)
    twice = edited(
        PROGRAM_ORDER,
        ("  air.channel.put @in[]", f"  air.channel.put @in[] (%x[0] [4] [1]) : ({L3})\n  air.channel.put @in[]"),
        ("@in[] (%x[] [] [])", "@in[] (%x[4] [4] [1])"),
    )
    assert check(DOUBLE, twice).verdict == "equivalent"
    exchanged = (
        twice.replace("%x[0] [4]", "%x[9] [4]").replace("%x[4] [4]", "%x[0] [4]").replace("%x[9] [4]", "%x[4] [4]")
    )
    assert check(DOUBLE, exchanged).verdict == "different"
    # The same memory by two names: what is received is sent on by the other one.
    again = edited(
        PROGRAM_ORDER,
        ("args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32>", f"args(%x=%a, %y=%b, %z=%b) : {L3}, {L3}, {L3}"),
        ("  air.segment @s {", f"  air.channel.put @again[] (%z[] [] []) : ({L3})\n"
         f"  air.channel.get @again[] (%x[] [] []) : ({L3})\n  air.segment @s {{"),
    )  # fmt: skip
    both = DOUBLE.replace("affine.store %w, %b", "affine.store %w, %a[%i] : memref<8xi32>\n  affine.store %w, %b")
    verdict = check(both, "air.channel @again [1]\n" + again)
    assert verdict.verdict == "equivalent", (verdict.witness, verdict.reasons)
    reused = edited(PROGRAM_ORDER, ("@out[] (%y[] [] [])", "@out[] (%x[] [] [])"))
    assert check(DOUBLE, reused).verdict != "equivalent"


STUCK = {
    "a destination that there is not": (
        COPY,
        edited(PACKETS, ("%c1_0 = arith.constant 1", "%c1_0 = arith.constant 2"), ("@c[%c0, %c1_0]", "@c[%c0, %n]")),
        "one of 2 destinations",
    ),
    "nobody puts": (DOUBLE, edited(STREAM, ("put async @in[]", "put async @out[]")), "for elements of channel in"),
    "half is put": (DOUBLE, edited(STREAM, ("@in[] (%x[] [] [])", "@in[] (%x[0] [4] [1])")), "wait"),
    "more is put than taken": (DOUBLE, edited(STREAM, ("%c0 to %c8 step", "%c0 to %c4 step")), "wait"),
    "a broadcast that reaches one": (
        COPY,
        edited(BROADCAST, ("@in [1, 1] {broadcast_shape = [1, 2]}", "@in [1, 1]"), ("@in[%p, %q]", "@in[%p, %p]")),
        "order|wait",
    ),
    "one send too many": (
        TWICE,
        edited(REFEED, ("air.refeed_count = 2", "air.refeed_count = 3")),
        "never taken",
    ),
    "more is written than read": (
        COPY,
        edited(SYNCHRONOUS, ("%y[%t, 0] [1, 4] [4, 1], %m[] [] []", "%y[%t, 0] [1, 4] [4, 1], %m[0] [3] [1]")),
        "as many elements",
    ),
    "an index that the channel does not have": (
        COPY,
        edited(BROADCAST, ("@out[%q, %p] (%m", "@out[%q, %q] (%m")),
        "one of the channel's",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STUCK)
def test_what_never_ends_or_does_not_fit_never_passes(name: str) -> None:
    source, target, what = STUCK[name]
    verdict = check(source, target)
    assert verdict.verdict in ("different", "unknown")
    said = (verdict.witness.message if verdict.witness else "") + "".join(
        each.kind + each.message for each in verdict.reasons
    )
    assert re.search(what, said), said


AMBIGUOUS = {
    "puts in no order": (
        DOUBLE,
        edited(STREAM, ("%2 = air", "%7 = air.channel.put async @in[] (%x[0] [0] [1]) : (memref<8xi32>)\n%2 = air"),
               ("@in[] (%x[] [] [])", "@in[] (%x[0] [4] [1])"), ("@in[] (%x[0] [0] [1])", "@in[] (%x[4] [4] [1])")),
    ),
    "gets in no order": (
        COPY,
        edited(REFEED, ("{air.refeed_count = 2 : i64} ", ""), ("(%x[0] [4] [1])", "(%x[] [] [])"),
               ("%2 = air.channel.get async @c[] (%y[] [] [])",
                "%3 = air.channel.get async @c[] (%y[0] [4] [1]) : (memref<8xi32>)\n"
                "%2 = air.channel.get async @c[] (%y[4] [4] [1])")),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", AMBIGUOUS)
def test_streams_in_no_order_stay_open(name: str) -> None:
    verdict = check(*AMBIGUOUS[name])
    assert verdict.verdict == "unknown"
    assert [each.kind for each in verdict.reasons] == ["order"]
    assert "nothing orders two" in verdict.reasons[0].message


COPY_IN = "(%m[] [] [], %hx[%i] [4] [1])"  # of a tile of the herd
UNSUPPORTED = {
    "an operation in generic form": (
        edited(HERD, ("%c2 = arith", '"air.sparkle"() : () -> ()\n%c2 = arith')),
        "air.sparkle",
    ),
    "an attribute": (edited(HERD, (COPY_IN, COPY_IN + " {src_rank = 1 : i64}")), "src_rank"),
    "an attribute of the dialect": (edited(HERD, (COPY_IN, COPY_IN + " {air.barrier}")), "air.barrier"),
    "an attribute of a channel": (edited(STREAM, ("@in [1, 1]", "@in [1, 1] {packet_ids = [1, 2]}")), "packet_ids"),
    "a channel in memory": (
        edited(STREAM, ("@in [1, 1]", '@in [1, 1] {channel_type = "npu_mmio"}')),
        "written to once",
    ),
    "an attribute on another operation": (
        edited(HERD, ("memref.alloc()", "memref.alloc() {air.symmetric}")),
        "air.symmetric",
    ),
    "a stride of 0 that old files mean as 1": (edited(HERD, ("%hx[%i] [4] [1]", "%hx[%i] [4] [0]")), "innermost"),
    "indices that are too few": (edited(BROADCAST, ("@out[%q, %p] (%m", "@out[%q] (%m")), "indices"),
    "work between tasks in a parallel loop": (
        edited(
            PARALLEL,
            ("  %2 = air.dma", "  memref.store %z, %y[%i] : memref<8xi32>\n  %2 = air.dma"),
            ("%c0 = arith.constant 0 : index", "%c0 = arith.constant 0 : index\n%z = arith.constant 0 : i32"),
        ),
        "memref.store",
    ),
    "a wait in a parallel loop of tasks": (
        edited(PARALLEL, ("  scf.reduce(%2", "  air.wait_all [%2]\n  scf.reduce(%2")),
        "without a token",
    ),
    "a destination without packets": (edited(REFEED, ("(%x[0] [4] [1]) {", "(%x[0] [4] [1]) dest(%l) {")), "dest"),
    "a buffer of several herds of tiles": (
        edited(LOCAL, ("  scf.for", f"  air.herd tile (%t) in (%nt=%c1_0) args(%hm=%m) : {L1} {{\n  }}\n  scf.for")),
        "another herd",
    ),
    "a copy that may overlap itself": (
        edited(
            PARALLEL,
            ("%4 = air", f"air.dma_memcpy_nd [%1] (%m[0] [4] [1], %m[2] [4] [1]) : ({L2}, {L2})\n%4 = air"),
        ),
        "overlap",
    ),
}


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_what_is_not_modelled_is_named(name: str) -> None:
    text, what = UNSUPPORTED[name]
    verdict = check(COPY, text)
    assert verdict.verdict == "unknown"
    assert [each.kind for each in verdict.reasons] == ["unsupported"]
    assert what in verdict.reasons[0].message and verdict.reasons[0].line


def test_an_operation_without_a_form_is_named() -> None:
    with pytest.raises(Unsupported, match=r"after.mlir:5:5: 'air.custom' is not supported"):
        check(COPY, edited(HERD, ("%c2 = arith", "  air.custom @f\n%c2 = arith")))


def kernels(target: bool) -> str:
    declared = 'func.func private @scale(memref<4xi32, 2>, i32) attributes {link_with = "scale.o"}\n'
    call = "func.call @scale(%m, %k) : (memref<4xi32, 2>, i32) -> ()"
    if target:
        body = SYNCHRONOUS.replace(
            "%x=%a, %y=%b) : memref<8xi32>, memref<8xi32>", "%x=%a, %y=%b, %k=%f) : memref<8xi32>, memref<8xi32>, i32"
        )
        body = body.replace("@f(", "@f(%f: i32, ").replace(
            "    air.dma_memcpy_nd (%y", f"    {call}\n    air.dma_memcpy_nd (%y"
        )
        return declared + body
    return f"""{declared}func.func @f(%k: i32, %a: memref<8xi32>, %b: memref<8xi32>) {{
  %m = memref.alloc() : memref<4xi32, 2>
  affine.for %t = 0 to 2 {{
    affine.for %i = 0 to 4 {{
      %v = affine.load %a[%t * 4 + %i] : memref<8xi32>
      affine.store %v, %m[%i] : memref<4xi32, 2>
    }}
    {call}
    affine.for %i = 0 to 4 {{
      %v = affine.load %m[%i] : memref<4xi32, 2>
      affine.store %v, %b[%t * 4 + %i] : memref<8xi32>
    }}
  }}
  return
}}
"""  # fmt: skip


def test_kernels_of_tiles_are_functions_of_what_they_are_given() -> None:
    source, target = kernels(False), kernels(True)
    verdict = check(source, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("kernels that are defined elsewhere" in each for each in verdict.assumptions)
    other = target.replace(
        "    func.call @scale(%m, %k)", "    %k2 = arith.addi %k, %k : i32\n    func.call @scale(%m, %k2)"
    )
    assert check(source, other).verdict != "equivalent"
    twice = target.replace(
        "    func.call", "    func.call @scale(%m, %k) : (memref<4xi32, 2>, i32) -> ()\n    func.call"
    )
    assert check(source, twice).verdict != "equivalent"
    unused = target.replace("    func.call @scale(%m, %k) : (memref<4xi32, 2>, i32) -> ()\n", "")
    assert check(source, unused).verdict != "equivalent"


def test_assumptions_are_listed() -> None:
    assert any("copy of its own of an L1 buffer" in each for each in check(COPY, LOCAL).assumptions)
    assert "a function ends with the tasks that it started, waited for or not" in check(DOUBLE, HERD).assumptions
    waited = HERD.replace("\n  return", "\n  air.wait_all [%done]\n  return")
    assert not any("a function ends" in each for each in check(DOUBLE, waited).assumptions)
    assert any("'memref.dealloc'" in each for each in check(DOUBLE, PROGRAM_ORDER).assumptions)
    instances = edited(
        STREAM, ("%c1 = arith.constant 1", "%c1 = arith.constant 2"), ("%c0 to %c8 step %c4", "%c0 to %c4 step %c4"),
        ("(%x[] [] [])", "(%x[%l, 0] [1, 4] [4, 1])"), ("(%y[] [] [])", "(%y[%l, 0] [1, 4] [4, 1])"),
    )  # fmt: skip
    verdict = check(DOUBLE, instances)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("or 'air.rank' do not share channels" in each for each in verdict.assumptions)
    same = instances.replace("%y[%l, 0]", "%y[0, 0]")
    assert check(DOUBLE, same).verdict == "different"


def test_any_package_with_the_bindings_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has the dialect itself is asked what it knows; what it does not know, is read without it."""
    package = tmp_path / "air_bindings"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "ir.py").write_text("from torch_mlir.ir import *\n")
    monkeypatch.syspath_prepend(tmp_path)
    before, after = (load(text, bindings="air_bindings") for text in (DOUBLE, STREAM))
    assert verify(before, after, function="f").verdict == "equivalent"
