"""`assert_equivalent`: what is proven passes, anything else fails and says why."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv import Verdict, WrongUse
from equiv.testing import NotEquivalent, assert_equivalent
from tests.equiv.report.specimens import SOURCE, TARGET

COMMUTED = SOURCE.replace("mulf %x, %two", "mulf %two, %x")
UNMODELLED = SOURCE.replace("arith.mulf %x, %two : f32", '"some.op"(%x) : (f32) -> f32')


def test_a_proven_pair_passes_with_its_verdict() -> None:
    assert assert_equivalent(SOURCE, COMMUTED).verdict == "equivalent"


def test_the_fixture_is_the_function(request: pytest.FixtureRequest) -> None:
    fixture: Callable[..., Verdict] = request.getfixturevalue("assert_equivalent")
    assert fixture(SOURCE, SOURCE, sizes={}).level == "bitwise"


def test_files_and_texts_go_together(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(SOURCE, encoding="utf-8")
    assert assert_equivalent(str(tmp_path / "a.mlir"), COMMUTED).verdict == "equivalent"
    assert assert_equivalent(SOURCE, tmp_path / "a.mlir", function="scale").verdict == "equivalent"


def test_a_different_pair_fails_with_its_witness() -> None:
    with pytest.raises(NotEquivalent) as failure:
        assert_equivalent(SOURCE, TARGET)
    assert failure.value.verdict.verdict == "different"
    message = str(failure.value)
    assert message.startswith("different: scale (source -> target)\n  cell     %a[3]\n")
    assert "6 | affine.store %y, %a[%i] : memref<4xf32>" in message


def test_what_is_not_decided_fails() -> None:
    with pytest.raises(NotEquivalent, match=r"'some\.op' is not supported") as failure:
        assert_equivalent(UNMODELLED, UNMODELLED)
    assert failure.value.verdict.verdict == "unknown"


def test_wrong_options_are_no_verdict() -> None:
    with pytest.raises(WrongUse, match="no level 'sloppy'"):
        assert_equivalent(SOURCE, SOURCE, accept=("sloppy",))


def test_the_message_does_not_steer_a_terminal() -> None:
    hostile = SOURCE.replace("@scale", '@"\\1B[31m\\E2\\80\\AE"')
    with pytest.raises(NotEquivalent) as failure:
        assert_equivalent(hostile, hostile.replace("0 to 4", "0 to 3"))
    assert all(line.isprintable() for line in str(failure.value).split("\n"))


def test_a_failing_test_is_readable(tmp_path: Path) -> None:
    """pytest shows the report and neither a traceback of ours nor a dictionary of arguments."""
    (tmp_path / "test_pair.py").write_text(
        f"def test_tiling(assert_equivalent):\n    assert_equivalent({SOURCE!r}, {TARGET!r})\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--color=no", str(tmp_path)]
    output = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path).stdout
    assert re.search(r"^E +cell +%a\[3\]$", output, re.MULTILINE)
    assert re.search(r"^E +6 \| affine.store %y, %a\[%i\]", output, re.MULTILINE)
    assert "verification.py" not in output
    assert "1 failed" in output
