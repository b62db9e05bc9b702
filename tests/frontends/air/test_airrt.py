"""Transfers of the airrt dialect, as compilers and their examples spell them: each
is proven equal to a plain loop or to another spelling, and what is wrong in it is refuted or left open by name."""

from __future__ import annotations

import pytest

from tests import ROOT
from tests.frontends.aie.npu_hosts import check

# -- airrt -------------------------------------------------------------------------------------------------------------


# -- herds with numbers that are known when the program runs ----------------------------------------------------------

STAGES = ROOT / "corpora" / "npu" / "air-stages"
STARTED = (STAGES / "runtime.mlir").read_text()
START = '(%s) {segment_name = "segment_0"} : (i32)'


PARAMETERS = 'sym_name = "__air_herd_rtp_0_2"} : memref<1xi32>'
WIDE = '\n    %r = aie.buffer(%tile_0_2) {sym_name = "__air_herd_rtp_0_2"} : memref<1xi64>'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (START, START.replace("%s", "%w").replace("i32", "i64"), "a run-time parameter of type i64"),
        ('sym_name = "herd_0"}', 'sym_name = "herd_1"}', "0 herds 'herd_0' in the metadata"),
        ('sym_name = "__air_herd_lock_0_3"', 'sym_name = "lock_0_3"', "no lock that its herd waits for"),
        (PARAMETERS, PARAMETERS.replace('__air_herd_rtp_0_2"', 'u"') + WIDE, "not one of 32-bit integers"),
    ],
)
def test_what_else_a_herd_may_be_started_with_is_named(old: str, new: str, said: str) -> None:
    assert old in STARTED
    text = STARTED.replace(old, new).replace("    %h = airrt", "    %w = arith.extsi %s : i32 to i64\n    %h = airrt")
    verdict = check((STAGES / "loops.mlir").read_text(), text, "kernel")
    assert verdict.verdict == "unknown" and said in verdict.reasons[0].message, verdict.reasons
