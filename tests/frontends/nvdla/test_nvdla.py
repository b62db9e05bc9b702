"""Traces of NVDLA: what is not modelled is named with its place, and what no order or address allows is not proven."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from corpora.npu.nvdla.cases import B, W, X, Y, Z, edited, layer
from corpora.npu.nvdla.trace import Cube, Filter, Operands, Stage, Trace
from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem, Unsupported
from frontends.nvdla.source import translate

Check = Callable[[str, str], Verdict]
FEATURES, RESULT = Cube(X, 8, 2, 2), Cube(Y, 8, 2, 2)
FILTER = Filter(W, 1, 1)
BIAS = Stage(add=Operands(B, two_bytes=True), multiply=7, truncation=3)
PLAIN = layer(FEATURES, FILTER, RESULT, [BIAS], [(B, 16, "bias.dat")])


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def run(source: str, target: str) -> Verdict:
        paths = [tmp_path / folder / "nv_small" / "trace.cfg" for folder in ("source", "target")]
        for path, text in zip(paths, (source, target), strict=True):
            path.parent.mkdir(parents=True)
            path.write_text(text)
        return verify(*paths, function="trace", seed=1)

    return run


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("NVDLA_CDMA.D_MISC_CFG_0, 0x0", "NVDLA_CDMA.D_MISC_CFG_0, 0x1", "Winograd"),
        ("reg_write(NVDLA_CMAC_A.D_MISC_CFG_0, 0x0);", "", "a precision other than bytes"),
        ("NVDLA_CSC.D_DATAIN_FORMAT_0, 0x0", "NVDLA_CSC.D_DATAIN_FORMAT_0, 0x1", "an image"),
        ("NVDLA_CDMA.D_WEIGHT_FORMAT_0, 0x0", "NVDLA_CDMA.D_WEIGHT_FORMAT_0, 0x1", "compressed weights"),
        ("NVDLA_CDMA.D_DAIN_RAM_TYPE_0, 0x1", "NVDLA_CDMA.D_DAIN_RAM_TYPE_0, 0x0", "another memory"),
        ("NVDLA_CSC.D_DATAIN_SIZE_EXT_1_0, 0x7", "NVDLA_CSC.D_DATAIN_SIZE_EXT_1_0, 0x6", "CHANNEL is 6"),
        ("NVDLA_CACC.D_DATAOUT_SIZE_0_0, 0x10001", "NVDLA_CACC.D_DATAOUT_SIZE_0_0, 0x10000", "WIDTH is 0"),
        ("NVDLA_SDP.D_DP_EW_CFG_0, 0x53", "NVDLA_SDP.D_DP_EW_CFG_0, 0x52", "the third stage"),
        ("NVDLA_SDP.D_DATA_FORMAT_0, 0x0", "NVDLA_SDP.D_DATA_FORMAT_0, 0x5", "a precision other than bytes"),
        ("NVDLA_SDP_RDMA.D_BRDMA_CFG_0, 0x2a", "NVDLA_SDP_RDMA.D_BRDMA_CFG_0, 0x2b", "is disabled"),
        ("NVDLA_SDP_RDMA.D_BRDMA_CFG_0, 0x2a", "NVDLA_SDP_RDMA.D_BRDMA_CFG_0, 0x28", "the other one"),
        ("NVDLA_CDMA.D_LINE_STRIDE_0, 0x10", "NVDLA_CDMA.D_LINE_STRIDE_0, 0x14", "no multiple of an atom"),
        ("NVDLA_CDMA.D_DAIN_ADDR_LOW_0_0, 0x80000000", "NVDLA_CDMA.D_DAIN_ADDR_LOW_0_0, 0x0", "set up no memory"),
        ("NVDLA_CSC.D_BANK_0, 0xf000f", "NVDLA_CSC.D_BANK_0, 0xf000e", "DATA is 14"),
        ("NVDLA_CSC.D_BANK_0, 0xf000f", "NVDLA_CSC.D_BANK_0, 0xe000f", "WEIGHT is 14"),
        ("NVDLA_CSC.D_RELEASE_0, 0x1", "NVDLA_CSC.D_RELEASE_0, 0x0", "SLICES is 0"),
        ("NVDLA_CSC.D_PRA_CFG_0", "NVDLA_CSC.D_NEW_0", "the register 'NVDLA_CSC.D_NEW_0'"),
        ("reg_write(NVDLA_CSC.D_OP_ENABLE_0, 0x1);", "", "not all of its units are enabled"),
        ("reg_write(NVDLA_SDP_RDMA.D_OP_ENABLE_0, 0x1);", "", "without an enabled reader"),
        ("NVDLA_CACC.S_POINTER_0, 0x0", "NVDLA_CACC.S_POINTER_0, 0x1", "groups take turns"),
        ("reg_write", "reg_write(NVDLA_GLB.S_INTR_MASK_0, 0x1);\nreg_write", "which is masked"),
        ("intr_notify(SDP_0, done)", "intr_notify(SDP_1, done)", "which no operation raises"),
        ("intr_notify(SDP_0", "intr_notify(CDMA_DAT_0", "the interrupt 'CDMA_DAT_0'"),
        ("ALL_ZERO);\nmem_load", "RANDOM);\nmem_load", "a pattern other than ALL_ZERO"),
        ("mem_init(pri_mem, 0x80010000", "mem_init(pri_mem, 0x80000010", "set up twice"),
        ("check_file(done", "check_file(then", "which is never signalled"),
        (
            "reg_write(NVDLA_CDMA.D_OP",
            "sync_wait(NVDLA_CDMA, done);\nreg_write(NVDLA_CDMA.D_OP",
            "wait for each other",
        ),
        ("poll_reg_equal", "poll_reg_less", "'poll_reg_less'"),
    ],
)
def test_what_is_not_modelled_is_named(old: str, new: str, said: str) -> None:
    with pytest.raises(Unsupported) as raised:
        translate(edited(PLAIN, old, new), "nv_small/trace.cfg")
    assert said in str(raised.value)
    assert raised.value.place is not None


@pytest.mark.parametrize(
    ("features", "banks", "said"),
    [
        (Cube(X, 8, 23, 23), "0x0", "4232 bytes in 1 banks"),
        (Cube(X, 8, 22, 22), "0x0", ""),
        (Cube(X, 8, 23, 23), "0x1", ""),
        (Cube(X, 8, 2, 2), "0x10000f", "33 banks of 32"),
    ],
)
def test_the_banks_of_the_buffer_hold_what_is_read(features: Cube, banks: str, said: str) -> None:
    text = layer(features, FILTER, Cube(Y, 8, features.height, features.width), [BIAS], [(B, 16, "bias.dat")])
    for unit in ("NVDLA_CDMA", "NVDLA_CSC"):
        text = edited(text, f"{unit}.D_BANK_0, 0xf000f", f"{unit}.D_BANK_0, {banks}")
    if not said:
        assert translate(text, "nv_small/trace.cfg") is not None
        return
    with pytest.raises(Unsupported) as raised:
        translate(text, "nv_small/trace.cfg")
    assert said in str(raised.value)


def test_a_place_is_that_of_the_register() -> None:
    text = edited(PLAIN, "NVDLA_CACC.D_CLIP_CFG_0, 0x0", "NVDLA_CACC.D_CLIP_CFG_0, 0x1f")
    with pytest.raises(Unsupported) as raised:
        translate(text, "nv_small/trace.cfg")
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "D_CLIP_CFG" in each)
    assert str(raised.value.place) == f"nv_small/trace.cfg:{line}:1"


def test_a_trace_of_no_known_configuration_is_not_read() -> None:
    with pytest.raises(Unsupported, match=r"name it NAME\.nv_small\.cfg"):
        translate(PLAIN, "nv_large/trace.cfg")


@pytest.mark.parametrize("text", ["reg_write NVDLA_CSC;", "reg_write(NVDLA_CSC.S_POINTER_0, -1);", "reg_write();"])
def test_what_is_no_command_is_an_error(text: str) -> None:
    with pytest.raises(SyntaxProblem):
        translate(text, "nv_small/trace.cfg")


def test_registers_keep_what_they_hold_and_comments_are_passed_over() -> None:
    lines = [line for line in PLAIN.splitlines() if "D_MISC_CFG" not in line]
    written = [f"reg_write({unit}.D_MISC_CFG_0, 0x0);" for unit in ("NVDLA_CDMA", "NVDLA_CSC", "NVDLA_CACC")]
    written += [f"reg_write(NVDLA_CMAC_{half}.D_MISC_CFG_0,0); // first" for half in "AB"]
    text = "// a trace\n" + "\n".join([*lines[:7], *written, *lines[7:]])
    plain, moved = (translate(each, "nv_small/trace.cfg").text for each in (PLAIN, text))
    assert plain == moved


def test_nothing_is_known_of_what_lies_behind_the_last_channel(check: Check) -> None:
    partial = layer(FEATURES, FILTER, Cube(Y, 7, 2, 2))
    verdict = check(layer(FEATURES, FILTER, RESULT), partial)
    assert verdict.witness is not None
    assert verdict.witness.cell is not None
    assert verdict.witness.cell.target.text == "uninitialized"


def test_a_source_that_leaves_such_bytes_in_its_result_proves_nothing(check: Check) -> None:
    partial = layer(FEATURES, FILTER, Cube(Y, 7, 2, 2))
    assert check(partial, partial).verdict == "unknown"


def _two_layers(waits: tuple[str, ...], second: Cube, registers: str = "") -> str:
    """A convolution to memory, and one of what it left there."""
    trace, between = Trace(), Cube(Z, 8, 2, 2)
    trace.memory(X, FEATURES.size, "features.dat")
    trace.memory(W, 128, "weights.dat")
    trace.memory(Z, between.size)
    trace.memory(Y, RESULT.size)
    trace.convolution(FEATURES, FILTER, between)
    trace.processing(between, [Stage(multiply=3, truncation=4)])
    trace.enable_convolution("NVDLA_SDP")
    trace.notify("SDP", "first")
    trace.wait("first", *waits)
    trace.convolution(second, FILTER, RESULT)
    trace.processing(RESULT)
    trace.enable_convolution("NVDLA_SDP")
    trace.notify("SDP", "second")
    trace.check("second", Y, RESULT.size, "result.dat")
    return edited(trace.text, "sync_wait", registers + "sync_wait") if registers else trace.text


BETWEEN = Cube(Z, 8, 2, 2)


@pytest.mark.parametrize("waits", [("NVDLA_CSC", "NVDLA_SDP"), ("NVDLA_SDP",), ()])
def test_only_the_reader_must_wait_for_what_it_reads(check: Check, waits: tuple[str, ...]) -> None:
    right = _two_layers(("NVDLA_CDMA",), BETWEEN)
    verdict = check(right, _two_layers(waits, BETWEEN))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert "nothing orders the two" in verdict.witness.message


def test_operations_on_different_memory_need_no_order(check: Check) -> None:
    assert check(_two_layers(("NVDLA_CDMA",), FEATURES), _two_layers((), FEATURES)).verdict == "equivalent"


def test_a_notice_hands_on_what_its_unit_waited_for(check: Check) -> None:
    handed = "sync_wait(NVDLA_CSC, first);\nsync_notify(NVDLA_CSC, handed);\nsync_wait(NVDLA_CDMA, handed);\n"
    assert (
        check(_two_layers(("NVDLA_CDMA",), BETWEEN), _two_layers(("NVDLA_CSC",), BETWEEN, handed)).verdict
        == "equivalent"
    )


def test_registers_of_a_running_operation_are_not_written() -> None:
    text = _two_layers((), FEATURES)
    third = text[text.index("reg_write") : text.index("intr_notify")]
    with pytest.raises(Unsupported, match="may still run on them"):
        translate(edited(text, "intr_notify(SDP_1", third + "intr_notify(SDP_1"), "nv_small/trace.cfg")


def test_a_result_is_looked_at_after_it_was_written() -> None:
    text = edited(_two_layers((), FEATURES), "check_file(second", "check_file(first")
    with pytest.raises(Unsupported, match="may still be written"):
        translate(text, "nv_small/trace.cfg")


def test_a_result_over_what_is_read_is_not_modelled() -> None:
    text = layer(Cube(X, 8, 2, 2), FILTER, Cube(X + 8, 8, 2, 2))
    memory = "mem_init(pri_mem, 0x80000008, 0x20, ALL_ZERO);\n"
    text = edited(text, memory, "").replace("0x80000000, 0x20", "0x80000000, 0x28")
    with pytest.raises(Unsupported, match="which are still being read"):
        translate(text.replace("1, 0x80000008, 0x20", "1, 0x80000000, 0x28"), "nv_small/trace.cfg")
