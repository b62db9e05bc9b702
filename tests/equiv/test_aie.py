"""Programs for arrays of tiles against their sequential sources: proven for every schedule, refuted, or left open."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import Unsupported
from frontends.mlir import load

KERNELS = Path(__file__).parent / "kernels"
FOREVER = "9223372036854775807"


def check_device(source: str, device: str) -> Verdict:
    before, after = load(source, file_name="before.mlir"), load(device, file_name="after.mlir")
    return verify(before, after, function="sequence", seed=7)


def device(text: str) -> str:
    return f"module {{\n  aie.device(npu1) {{\n{indent(dedent(text), '    ')}\n  }}\n}}\n"


def negated(count: int) -> str:
    """The source: `%b` is zero minus `%a`."""
    return f"""
func.func @sequence(%a: memref<{count}xi32>, %b: memref<{count}xi32>) {{
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to {count} {{
    %x = affine.load %a[%i] : memref<{count}xi32>
    %y = arith.subi %zero, %x : i32
    affine.store %y, %b[%i] : memref<{count}xi32>
  }}
  return
}}
"""


def loop(body: str, limit: str = FOREVER) -> str:
    lines = f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%zero = arith.constant 0 : i32
%limit = arith.constant {limit} : index
scf.for %round = %c0 to %limit step %c1 {{
{indent(dedent(body).strip(), "  ")}
}}
aie.end"""
    return indent(lines, "  ")


NEGATE_BODY = """
aie.use_lock(%full, AcquireGreaterEqual, 1)
aie.use_lock(%free_out, AcquireGreaterEqual, 1)
scf.for %i = %c0 to %c4 step %c1 {
  %x = memref.load %in[%i] : memref<4xi32>
  %y = arith.subi %zero, %x : i32
  memref.store %y, %out[%i] : memref<4xi32>
}
aie.use_lock(%free, Release, 1)
aie.use_lock(%full_out, Release, 1)
"""

HOST = """
%send = aiex.dma_configure_task_for @to {
  aie.dma_bd(%a : memref<8xi32> offset = 0 len = 8)
  aie.end
}
%take = aiex.dma_configure_task_for @from {
  aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8)
  aie.end
} {issue_token = true}
aiex.dma_start_task(%send)
aiex.dma_start_task(%take)
aiex.dma_await_task(%take)
"""


def negate(body: str = NEGATE_BODY, host: str = HOST, limit: str = FOREVER) -> str:
    """One core, four elements at a time."""
    return device(
        f"""
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 2)
%in = aie.buffer(%tile) : memref<4xi32>
%out = aie.buffer(%tile) {{sym_name = "result"}} : memref<4xi32>
%parameters = aie.buffer(%tile) {{sym_name = "parameters"}} : memref<4xi32>
%free = aie.lock(%tile, 0) {{init = 1 : i32}}
%full = aie.lock(%tile, 1) {{init = 0 : i32}}
%free_out = aie.lock(%tile, 2) {{init = 1 : i32}}
%full_out = aie.lock(%tile, 3)
%go = aie.lock(%tile, 4)
aie.flow(%shim, DMA : 0, %tile, DMA : 0)
aie.flow(%tile, DMA : 0, %shim, DMA : 0)
%mem = aie.mem(%tile) {{
  %0 = aie.dma_start(S2MM, 0, ^in, ^next)
^in:
  aie.use_lock(%free, AcquireGreaterEqual, 1)
  aie.dma_bd(%in : memref<4xi32>)
  aie.use_lock(%full, Release, 1)
  aie.next_bd ^in
^next:
  %1 = aie.dma_start(MM2S, 0, ^out, ^end)
^out:
  aie.use_lock(%full_out, AcquireGreaterEqual, 1)
  aie.dma_bd(%out : memref<4xi32>)
  aie.use_lock(%free_out, Release, 1)
  aie.next_bd ^out
^end:
  aie.end
}}
%core = aie.core(%tile) {{{loop(body, limit)}
}}
aie.shim_dma_allocation @to(%shim, MM2S, 0)
aie.shim_dma_allocation @from(%shim, S2MM, 0)
aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {{
{indent(host.strip(), "  ")}
}}
"""
    )


SIMPLE_HOST = """
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 2, 4][0, 0, 4, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.dma_wait {symbol = @from}
"""

# The two halves in two transfers each, by one descriptor each, which is used again when it is known to be done.
AGAIN = """
%c0 = arith.constant 0 : i32
%c1 = arith.constant 1 : i32
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.sync(%c0, %c0, %c0, %c0, %c1, %c1) : i32, i32, i32, i32, i32, i32
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 4][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 4][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.dma_wait {symbol = @from}
"""

LOOPED = """
%i0 = arith.constant 0 : index
%i1 = arith.constant 1 : index
%i2 = arith.constant 2 : index
scf.for %i = %i0 to %i2 step %i1 {
  %four = arith.constant 4 : index
  %offset = arith.muli %i, %four : index
  %word = arith.index_cast %offset : index to i32
  %send = aiex.dma_configure_task_for @to {
    aie.dma_bd(%a : memref<8xi32> offset = %word len = 4)
    aie.end
  }
  %take = aiex.dma_configure_task_for @from {
    aie.dma_bd(%b : memref<8xi32> offset = %word len = 4)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%send)
  aiex.dma_start_task(%take)
  aiex.dma_await_task(%take)
  aiex.dma_free_task(%send)
}
"""

# The outermost size counts the executions of the descriptor.
REPEATED = HOST.replace(
    "%a : memref<8xi32> offset = 0 len = 8)\n  aie.end\n}",
    "%a : memref<8xi32> offset = 0 len = 4 sizes = [2, 1, 1, 4] strides = [4, 0, 0, 1])\n  aie.end\n}"
    " {repeat_count = 1}",
)

# The host sets a parameter, and starts each round of the core by a lock.
PARAMETER_BODY = (
    """
aie.use_lock(%go, AcquireGreaterEqual, 1)
%bias = memref.load %parameters[%c1] : memref<4xi32>
%two = arith.constant 2 : index
scf.for %half = %c0 to %two step %c1 {"""
    + indent(NEGATE_BODY.replace("subi %zero", "subi %bias"), "  ")
    + "}\n"
)
PARAMETER_HOST = (
    """
%value = arith.constant 0 : i32
aiex.npu.rtp_write(@parameters, 1, %value) : i32
aiex.set_lock(%go, 1)
"""
    + HOST
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


# Two cores that send to one port of the host, which takes what comes first.
MERGED = device(
    """
    %shim = aie.tile(0, 0)
    %one = aie.tile(0, 2)
    %two = aie.tile(0, 3)
    %x = aie.buffer(%one) {sym_name = "x"} : memref<4xi32> = dense<1>
    %y = aie.buffer(%two) {sym_name = "y"} : memref<4xi32> = dense<2>
    aie.packet_flow(1) {
      aie.packet_source<%one, DMA : 0>
      aie.packet_dest<%shim, DMA : 0>
    }
    aie.packet_flow(2) {
      aie.packet_source<%two, DMA : 0>
      aie.packet_dest<%shim, DMA : 0>
    }
    %m = aie.mem(%one) {
      aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%x : memref<4xi32> offset = 0 len = 4) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 1>}
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %n = aie.mem(%two) {
      aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%y : memref<4xi32> offset = 0 len = 4) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %c = aie.core(%one) {
      cf.br ^loop
    ^loop:
      aie.use_lock(%never, AcquireGreaterEqual, 1)
      cf.br ^loop
    }
    %never = aie.lock(%one, 0)
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
    aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
      %take = aiex.dma_configure_task_for @from {
        aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
    """
)

ONES_AND_TWOS = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 4 {
    affine.store %one, %b[%i] : memref<8xi32>
    affine.store %two, %b[%i + 4] : memref<8xi32>
  }
  return
}
"""


def test_packets_of_two_sources_arrive_in_no_order() -> None:
    verdict = check_device(ONES_AND_TWOS, MERGED)
    assert verdict.verdict == "different"
    assert [reason.kind for reason in verdict.reasons] == ["order"]
    assert verdict.witness is not None and verdict.witness.schedule


# Locks of the first generation: of value 0 while a buffer is empty, of value 1 while it is full.
FIRST_BODY = """
aie.use_lock(%full, Acquire, 1)
aie.use_lock(%full_out, Acquire, 0)
scf.for %i = %c0 to %c4 step %c1 {
  %x = memref.load %in[%i] : memref<4xi32>
  %y = arith.subi %zero, %x : i32
  memref.store %y, %out[%i] : memref<4xi32>
}
aie.use_lock(%full, Release, 0)
aie.use_lock(%full_out, Release, 1)
"""


def first_generation(body: str = FIRST_BODY, tile: str = "(0, 2)") -> str:
    return (
        negate(body)
        .replace("aie.device(npu1)", "aie.device(xcvc1902)")
        .replace("aie.use_lock(%free, AcquireGreaterEqual, 1)", "aie.use_lock(%full, Acquire, 0)")
        .replace("aie.use_lock(%full_out, AcquireGreaterEqual, 1)", "aie.use_lock(%full_out, Acquire, 1)")
        .replace("aie.use_lock(%free_out, Release, 1)", "aie.use_lock(%full_out, Release, 0)")
    )


def test_locks_that_have_values() -> None:
    verdict = check_device(negated(8), first_generation())
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), (verdict.reasons, verdict.witness)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("%full, Acquire, 1)\n", "%full, Acquire, 0)\n", ""),
        ("%full_out, Release, 1)\n", "%full_out, Release, 0)\n", "deadlock"),
        ("%full_out, Acquire, 0)", "%full_out, Acquire, 1)", "deadlock"),
    ],
)
def test_wrong_values_of_locks_never_pass(right: str, wrong: str, said: str) -> None:
    assert right in FIRST_BODY
    verdict = check_device(negated(8), first_generation(FIRST_BODY.replace(right, wrong)))
    assert verdict.verdict in (("different",) if said else ("different", "unknown")), verdict.reasons
    assert verdict.verdict == "different" or verdict.reasons[0].kind == "order", verdict.reasons


def test_a_lock_that_is_released_by_somebody_else_is_named() -> None:
    """Whether it is held then depends on the others."""
    text = first_generation(FIRST_BODY.replace("aie.use_lock(%full, Acquire, 1)\n", ""))
    verdict = check_device(negated(8), text)
    assert verdict.verdict == "unknown"
    assert "not acquired right before" in verdict.reasons[0].message


FIFO = "aie.objectfifo @f(%tile, {%tile}, 1 : i32) : !aie.objectfifo<memref<4xi32>>"
PADS = "{padDimensions = #aie<bd_pad_layout_array[<const_pad_before = 1, const_pad_after = 1>]>}"

# What is not modelled is named, with its place.
UNSUPPORTED = {
    "a lock that counts": first_generation(NEGATE_BODY),
    "initValues": negate().replace("%core =", f"{FIFO} = [dense<0> : memref<4xi32>]\n    %core ="),
    "padDimensions": negate().replace("%core =", f"{FIFO.replace(') :', f') {PADS} :')}\n    %core ="),
    "aie.amsel": negate().replace(
        "%core =",
        "aie.switchbox(%tile) {\n      %m = aie.amsel<0> (0)\n      aie.masterset(DMA : 0, %m)\n    }\n    %core =",
    ),
    "aie.packet_rules": negate().replace(
        "%core =", "aie.switchbox(%tile) {\n      aie.packet_rules(South : 3) {\n      }\n    }\n    %core ="
    ),
    "aiex.npu.write32": negate(host=HOST + "aiex.npu.write32(%c, %d) : i32, i32\n"),
    "aie.trace": negate().replace("%free =", "aie.trace @t(%tile) {}\n    %free ="),
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


# As earlier releases print it: descriptors in regions, buffers and locks among them, values for sizes, coordinates in
# transfers, names in quotes, and a global for each object fifo that there was. The memory tile pads what goes through.
PADDED = (KERNELS / "aie_padded.mlir").read_text()

PAD = """
func.func @sequence(%a: memref<2x3xi32>, %b: memref<4x5xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.store %zero, %b[%i, %j] : memref<4x5xi32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<2x3xi32>
      affine.store %x, %b[%i + 1, %j] : memref<4x5xi32>
    }
  }
  return
}
"""


def test_the_forms_of_earlier_releases_are_read() -> None:
    verdict = check_device(PAD, PADDED)
    assert verdict.verdict == "equivalent", verdict.reasons
    wrong = check_device(
        PAD,
        PADDED.replace("<const_pad_before = 1, const_pad_after = 1>", "<const_pad_before = 2, const_pad_after = 0>"),
    )
    assert wrong.verdict == "different"


# The host configures every DMA; the address of one descriptor advances by each of its executions.
ADVANCING = (KERNELS / "aie_advancing.mlir").read_text()

ROTATE = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[(%i + 4) mod 8] : memref<8xi32>
    affine.store %x, %b[%i] : memref<8xi32>
  }
  return
}
"""


def test_a_descriptor_advances_by_its_executions() -> None:
    verdict = check_device(ROTATE, ADVANCING)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert check_device(ROTATE, ADVANCING.replace("current = 2", "current = 1")).verdict == "different"


# A function that drives a device by the runtime library of MLIR-AIR.
DRIVEN = (KERNELS / "aie_driven.mlir").read_text()


def test_a_function_drives_a_device() -> None:
    verdict = check_device(negated(8), DRIVEN)
    assert verdict.verdict == "equivalent", verdict.reasons
    unawaited = check_device(negated(8), DRIVEN.replace("airrt.wait_all %in, %out", "airrt.wait_all %in"))
    assert unawaited.verdict == "different"


FLOWS = """aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
"""
ROUTED = """%between = aie.tile(0, 1)
    %switch_0_0 = aie.switchbox(%shim) {
      aie.connect<South : 3, North : 0>
      aie.connect<North : 0, South : 2>
    }
    %mux_0_0 = aie.shim_mux(%shim) {
      aie.connect<DMA : 0, North : 3>
      aie.connect<North : 2, DMA : 0>
    }
    %switch_0_1 = aie.switchbox(%between) {
      aie.connect<South : 0, North : 5>
      aie.connect<North : 1, South : 0>
    }
    %switch_0_2 = aie.switchbox(%tile) {
      aie.connect<South : 5, DMA : 0>
      aie.connect<DMA : 0, South : 1>
    }
    aie.wire(%mux_0_0 : North, %switch_0_0 : South)
    aie.wire(%tile : DMA, %switch_0_2 : DMA)
"""


def test_streams_are_followed_through_switches() -> None:
    routed = negate().replace(FLOWS, ROUTED)
    assert routed != negate()
    verdict = check_device(negated(8), routed)
    assert verdict.verdict == "equivalent", verdict.reasons
    astray = check_device(
        negated(8), routed.replace("aie.connect<South : 0, North : 5>", "aie.connect<South : 1, North : 5>")
    )
    assert astray.verdict == "different"


# A kernel that is linked with the core's program, and defined elsewhere.
KERNEL = 'func.func private @negate(memref<4xi32>, memref<4xi32>) attributes {link_with = "negate.o"}\n'
CALLED = (
    KERNEL
    + """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %half = 0 to 2 {
    %in = memref.alloc() : memref<4xi32>
    %out = memref.alloc() : memref<4xi32>
    affine.for %i = 0 to 4 {
      %x = affine.load %a[%half * 4 + %i] : memref<8xi32>
      affine.store %x, %in[%i] : memref<4xi32>
    }
    func.call @negate(%in, %out) : (memref<4xi32>, memref<4xi32>) -> ()
    affine.for %i = 0 to 4 {
      %y = affine.load %out[%i] : memref<4xi32>
      affine.store %y, %b[%half * 4 + %i] : memref<8xi32>
    }
  }
  return
}
"""
)
CALLING = """
aie.use_lock(%full, AcquireGreaterEqual, 1)
aie.use_lock(%free_out, AcquireGreaterEqual, 1)
func.call @negate(%in, %out) : (memref<4xi32>, memref<4xi32>) -> ()
aie.use_lock(%free, Release, 1)
aie.use_lock(%full_out, Release, 1)
"""


def test_what_a_kernel_leaves_in_its_result_is_given_to_it_again() -> None:
    """The kernel may read what its result held before: on the device, that of the call before."""
    device_text = negate(CALLING).replace("%shim =", KERNEL + "    %shim =", 1)
    verdict = check_device(CALLED, device_text)
    assert verdict.verdict != "equivalent"


def test_kernels_are_functions_of_what_they_read() -> None:
    cleared = CALLING.replace(
        "func.call",
        """scf.for %i = %c0 to %c4 step %c1 {
  memref.store %zero, %out[%i] : memref<4xi32>
}
func.call""",
    )
    source = CALLED.replace(
        "func.call",
        """%zero = arith.constant 0 : i32
    affine.for %i = 0 to 4 {
      affine.store %zero, %out[%i] : memref<4xi32>
    }
    func.call""",
    )
    verdict = check_device(source, negate(cleared).replace("%shim =", KERNEL + "    %shim =", 1))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("kernels" in each for each in verdict.assumptions)


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
    verdict = check_device(
        negated(8), negate(NEGATE_BODY.replace("%full, AcquireGreaterEqual, 1", "%full, AcquireGreaterEqual, 0"))
    )
    assert verdict.witness is not None
    message = verdict.witness.message
    assert "the core of tile (0, 2)" in message and "S2MM 0 of tile (0, 2)" in message


# Sums of neighbouring objects: a core holds two of them, and gives back one.
WINDOW = (KERNELS / "aie_window.mlir").read_text()
NEIGHBOURS = """
func.func @sequence(%a: memref<16xi32>, %b: memref<12xi32>) {
  affine.for %o = 0 to 3 {
    affine.for %i = 0 to 4 {
      %x = affine.load %a[%o * 4 + %i] : memref<16xi32>
      %y = affine.load %a[%o * 4 + %i + 4] : memref<16xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %b[%o * 4 + %i] : memref<12xi32>
    }
  }
  return
}
"""


def check_window(text: str) -> Verdict:
    before, after = load(NEIGHBOURS, file_name="before.mlir"), load(text, file_name="after.mlir")
    return verify(before, after, source_function="sequence", target_function="window::sequence", seed=7)


def test_an_acquire_counts_the_objects_that_are_held() -> None:
    verdict = check_window(WINDOW)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("an object fifo holds" in each for each in verdict.assumptions)


def test_an_object_that_is_kept_shows_in_the_next_call() -> None:
    last = "        aie.objectfifo.release @in(Consume, 1)\n      }\n      aie.end"
    assert last in WINDOW
    verdict = check_window(WINDOW.replace(last, "      }\n      aie.end"))
    assert verdict.verdict == "different"


GENERIC = (KERNELS / "aie_generic.mlir").read_text()
COPY = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
"""


def test_the_generic_form_is_read_with_its_properties() -> None:
    def check_copy(text: str) -> Verdict:
        before, after = load(COPY, file_name="before.mlir"), load(text, file_name="after.mlir")
        return verify(before, after, source_function="sequence", target_function="copy::sequence", seed=7)

    assert check_copy(GENERIC).verdict == "equivalent"
    assert check_copy(GENERIC.replace("array<i64: 4, 1>", "array<i64: 1, 2>")).verdict == "different"
    unknown = check_copy(GENERIC.replace("plio = false, ", "plio = false, turbo = true, ", 1))
    assert [reason.kind for reason in unknown.reasons] == ["unsupported"]
    assert "turbo" in unknown.reasons[0].message
