"""Where the pairs of a batch come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.errors import WrongUse
from equiv.jobs.pairs import from_baseline, from_folders, from_manifest, from_names
from equiv.request.options import Options
from tests.equiv.jobs.programs import program, write_pairs

OPTIONS = Options()


def manifest(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "pairs.toml"
    path.write_text(text)
    return path


def test_a_manifest_gives_options_to_all_and_to_each(tmp_path: Path) -> None:
    path = manifest(
        tmp_path,
        """
[options]
timeout = 5
all_sizes = "require"
sizes = { n = [4, 8] }

[[pair]]
source = "a.mlir"
target = "sub/b.mlir"
function = "f"

[[pair]]
name = "second"
source = "a.mlir"
target = "c.mlir"
expected = "different"
accept = ["bitwise", "real"]
all_sizes = "off"
require = "listed"
sizes = { m = 3 }
""",
    )
    first, second = from_manifest(path, OPTIONS)
    assert (first.name, first.source) == ("a.mlir -> sub/b.mlir", str(tmp_path / "a.mlir"))
    assert (first.source_function, first.target_function) == ("f", "f")
    assert (first.options.timeout, dict(first.options.sizes), first.expected) == (5, {"n": (4, 8)}, None)
    assert (second.name, second.expected, second.options.accept) == ("second", "different", ("bitwise", "real"))
    assert dict(second.options.sizes) == {"m": (3,)}
    assert [(each.options.all_sizes, each.options.require) for each in (first, second)] == [
        ("require", None),
        ("off", "listed"),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[pair]]\nsource = 'a'\ntraget = 'b'\n", "pair 1 has an unknown key 'traget'; did you mean 'target'?"),
        ("[[pair]]\nsource = 'a'\n", "pair 1 needs a 'target'"),
        ("[[pair]]\nsource = 1\ntarget = 'b'\n", "'source' is not a text"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\nexpected = 'same'\n", "expects 'same', which is no verdict"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\ntimeout = 'long'\n", "'timeout' is not a number"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\nsizes = {n = 'x'}\n", "the sizes 'n' are not whole numbers"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\naccept = 'exact'\n", "'accept' takes bitwise"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\nall_sizes = 'yes'\n", "'all_sizes' takes auto or off or require"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\ntrace = 1\n", "unknown key 'trace'"),
        ("[[pair]]\nsource = 'a'\ntarget = 'b'\nprogress = 1\n", "unknown key 'progress'"),
        ("[optoins]\n", "did you mean 'options'?"),
        ("", "has no [[pair]] tables"),
        ("[[pair", "cannot read the manifest"),
    ],
)
def test_a_wrong_manifest_says_what_is_wrong(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(WrongUse) as problem:
        from_manifest(manifest(tmp_path, text), OPTIONS)
    assert message in problem.value.message
    assert "pairs.toml" in problem.value.message


def test_names_make_pairs(tmp_path: Path) -> None:
    write_pairs(tmp_path / "sub", 2)
    assert [(job.name, job.group) for job in from_names(tmp_path, OPTIONS)] == [
        ("sub/0000", "sub"),
        ("sub/0001", "sub"),
    ]


@pytest.mark.parametrize("missing", ["0001.src.mlir", "0001.tgt.mlir"])
def test_a_file_without_its_partner_is_wrong(tmp_path: Path, missing: str) -> None:
    write_pairs(tmp_path, 2)
    (tmp_path / missing).unlink()
    with pytest.raises(WrongUse, match="0001"):
        from_names(tmp_path, OPTIONS)


def test_two_folders_make_pairs_of_equal_names(tmp_path: Path) -> None:
    for side in ("before", "after"):
        (tmp_path / side / "x").mkdir(parents=True)
        (tmp_path / side / "x" / "k.mlir").write_text(program(1))
    (job,) = from_folders(tmp_path / "before", tmp_path / "after", OPTIONS)
    assert (job.name, job.source) == ("x/k.mlir", str(tmp_path / "before/x/k.mlir"))
    (tmp_path / "after" / "more.mlir").write_text(program(1))
    with pytest.raises(WrongUse, match=r"more\.mlir"):
        from_folders(tmp_path / "before", tmp_path / "after", OPTIONS)


def test_a_baseline_is_not_its_own_variant(tmp_path: Path) -> None:
    for name in ("base", "one", "two"):
        (tmp_path / f"{name}.mlir").write_text(program(1))
    jobs = from_baseline(tmp_path / "base.mlir", [tmp_path], OPTIONS)
    assert [Path(job.target).name for job in jobs] == ["one.mlir", "two.mlir"]
    assert {Path(job.source).name for job in jobs} == {"base.mlir"}
