"""Files that are no certificates, or no longer: refused with a message, never accepted of a wrong program."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from equiv.cli.certify import certify
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certify import to_file
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.verdict import Side
from equiv.verification import pair_again
from tests.equiv.proving.parametric.changed_certificates import campaign
from tests.equiv.proving.parametric.changes import changed
from tests.equiv.proving.parametric.programs import function
from tests.equiv.proving.parametric.test_pairs import MAP, PRODUCED, RECOMPUTED, REVERSED, VECTOR

pytest.importorskip("islpy")

_FILES = 60


def written(folder: Path, name: str, source: str, target: str) -> Any:
    """The file of a certificate of a pair in two files."""
    files = [folder / f"{name}.{side}.mlir" for side in ("source", "target")]
    for file, text in zip(files, (source, target), strict=True):
        file.write_text(function(VECTOR, text), "utf-8")
    pair, _ = pair_again(Side(str(files[0]), "f"), Side(str(files[1]), "f"), ())
    proven = prove_all_sizes(pair)
    assert isinstance(proven, Proven)
    return json.loads(json.dumps(to_file(pair, proven)))


def certified(file: Path) -> int:
    """What `equiv certify` ends with; an exception that it does not handle is raised."""
    done = CliRunner().invoke(certify, [str(file)])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    folder = tmp_path_factory.mktemp("certificates")
    pairs = (("map", MAP, REVERSED), ("produced", PRODUCED, RECOMPUTED))
    return [written(folder, *each) for each in pairs]


def test_what_was_written_is_certified(files: list[Any], tmp_path: Path) -> None:
    for each in files:
        (tmp_path / "certificate.json").write_text(json.dumps(each), "utf-8")
        assert certified(tmp_path / "certificate.json") == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_random_change_ends_with_a_message(seed: int, files: list[Any], tmp_path: Path) -> None:
    draw, file = random.Random(seed), tmp_path / "certificate.json"
    for _ in range(_FILES):
        data = draw.choice(files)
        for _ in range(draw.choice((1, 1, 2, 5))):
            _, data = changed(data, files, draw)
        file.write_text(json.dumps(data), "utf-8")
        assert certified(file) in (0, 2, 3), data


@pytest.mark.parametrize(
    "text",
    [
        b"", b"[]", b"null", b"{", b"\xff\xfe", b"1" * 5000, b'{"schema": 3}', b"[" * 100_000,
        b'{"schema": 3, "source": {"file": "\\u0000", "function": "f"}, "target": 1}',
    ],
)  # fmt: skip
def test_what_is_no_certificate_ends_with_a_message(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "certificate.json"
    file.write_bytes(text)
    assert certified(file) == 2


def test_a_folder_is_no_certificate(tmp_path: Path) -> None:
    assert certified(tmp_path) == 2


@pytest.mark.parametrize(("key", "value"), [("domain", ""), ("domain", "p2 >= 0"), ("assumption", "")])
def test_words_that_do_not_follow_are_refused(key: str, value: str, files: list[Any], tmp_path: Path) -> None:
    data = {**files[1], key: value}
    file = tmp_path / "certificate.json"
    file.write_text(json.dumps(data), "utf-8")
    assert certified(file) == 3


@pytest.mark.parametrize("side", ["source", "target"])
def test_programs_that_are_not_there_end_with_a_message(side: str, files: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "certificate.json"
    for other in (
        {"file": "\0", "function": "f"},
        {"file": "none.mlir", "function": "f"},
        {"file": ".", "function": ""},
    ):
        file.write_text(json.dumps({**files[0], side: other}), "utf-8")
        assert certified(file) == 2


def test_no_changed_certificate_is_accepted_and_false() -> None:
    figures = campaign(count=80, seed=3, seconds=120)
    assert not figures.found
    assert figures.outcomes["refused by an obligation"] > 10
