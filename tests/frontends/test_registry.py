"""The registry of languages and dialects: who reads which file, and what other packages may declare."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from equiv.errors import WrongUse
from equiv.jobs.pairs import from_baseline, from_folders, from_names
from equiv.request import sources
from equiv.request.options import Options
from frontends import registry
from frontends.errors import Unforeseen
from frontends.registry import PackProblem, installed

OPTIONS = Options()
SUFFIXES = (
    *(".mlir", ".air", ".ir", ".blif", ".v", ".sv", ".plena", ".xlsir", ".tileir", ".tvmscript"),
    *(".json", ".cfg", ".nvdla"),
)


def test_every_language_is_known() -> None:
    own = [each for each in installed().frontends if installed().origin(each) is None]
    assert sorted(suffix for each in own for suffix in each.suffixes) == sorted(SUFFIXES)


@pytest.mark.parametrize(
    ("name", "text", "language"),
    [
        ("a.mlir", "module {}", "MLIR"),
        ("a.ir", "module {}", "MLIR"),
        ("a", "module {}", "MLIR"),
        ("a.other", "module {}", "MLIR"),
        ("a.mlir", 'files "b.mlir"\n', "affine IR"),
        ("a.v", '\n  files "b.v"\n', "affine IR"),
        ("a.v", "module a; endmodule", "Verilog"),
        ("a.sv", "module a; endmodule", "Verilog"),
        ("a.json", "{}", "instructions of PIMCOMP"),
        ("a.cfg", "[section]", "traces of NVDLA"),
    ],
)
def test_a_file_is_read_in_the_language_of_its_beginning_or_suffix(
    name: str, text: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert installed().language_of(path).name == language


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_folder_has_pairs_of_every_language(suffix: str, tmp_path: Path) -> None:
    for side in ("src", "tgt"):
        (tmp_path / f"adder.{side}{suffix}").write_text("text")
    assert [job.name for job in from_names(tmp_path, OPTIONS)] == ["adder"]


@pytest.mark.parametrize(
    ("name", "text", "is_program"),
    [
        ("a.json", '{\n "AG_info": []}', True),
        ("a.json", '{"verdict": "equivalent"}', False),
        ("a.json", "[]", False),
        ("a.cfg", "// a trace\n\nreg_write(CDMA.D_BANK, 1);", True),
        ("a.cfg", "//--- host.mlir\nfunc.func @main()", True),
        ("a.cfg", "[mypy]\nstrict = true\n", False),
        ("a.cfg", "//" * 2000, False),
        ("a.toml", "x = 1", False),
    ],
)
def test_of_files_whose_suffix_others_have_too_a_folder_holds_only_programs(
    name: str, text: str, is_program: bool, tmp_path: Path
) -> None:
    for side in ("before", "after"):
        (tmp_path / side).mkdir()
    (tmp_path / "before" / name).write_text(text)
    if is_program:
        with pytest.raises(WrongUse, match="no file of the same name"):
            from_folders(tmp_path / "before", tmp_path / "after", OPTIONS)
    else:
        with pytest.raises(WrongUse, match="no programs"):
            from_folders(tmp_path / "before", tmp_path / "after", OPTIONS)


def test_variants_of_a_baseline_may_be_of_several_languages(tmp_path: Path) -> None:
    for name in ("base.v", "tables.blif", "gates.sv", "notes.txt"):
        (tmp_path / name).write_text("text")
    jobs = from_baseline(tmp_path / "base.v", [tmp_path], OPTIONS)
    assert [Path(job.target).name for job in jobs] == ["gates.sv", "tables.blif"]


# -- packages of others ------------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with a package `others`, whose entry points are to be written."""
    installed.cache_clear()
    monkeypatch.syspath_prepend(tmp_path)
    information = tmp_path / "others-2.5.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 2.5\n")
    yield tmp_path
    installed.cache_clear()
    sys.modules.pop("others", None)


def declare(package: Path, group: str, code: str, value: str = "others:DECLARED") -> None:
    (package / "others.py").write_text(
        f"from frontends.api import DialectPack, Language\nDECLARED = {code}\n", encoding="utf-8"
    )
    (package / "others-2.5.dist-info" / "entry_points.txt").write_text(f"[{group}]\nothers = {value}\n")


def test_another_package_adds_a_language(package: Path) -> None:
    declare(package, "equiv.frontends", 'Language("tiny", (".tiny",), "program", "others")')
    found = installed()
    language = found.of_suffix(".tiny")
    assert language is not None and ".tiny" in found.suffixes
    assert str(found.origin(language)) == "others 2.5"
    assert [each.folders for each in found.outside] == [(str(package / "others.py"),)]


@pytest.mark.parametrize(
    ("group", "code", "message"),
    [
        ("equiv.frontends", 'Language("mine", (".v",), "m", "others")', "suffix '.v' belongs to 'Verilog', and 'mine'"),
        ("equiv.frontends", "3", "which has no name, suffixes, noun, load, recognizes"),
        ("equiv.frontends", "missing", "others 2.5 declares 'others:DECLARED', which cannot be loaded"),
        ("equiv.dialects", 'Language("mine", (), "m", "others")', "as a pack of dialects, which is none"),
        ("equiv.dialects", 'DialectPack(name="mine", dialects={"arith": ()})', "'arith' belongs to 'MLIR'"),
        ("equiv.dialects", 'DialectPack(name="mine", forms={"air": "others"})', "'air' belongs to 'AIR', and 'mine'"),
    ],
)
def test_what_cannot_be_used_is_refused_by_name(group: str, code: str, message: str, package: Path) -> None:
    declare(package, group, code)
    with pytest.raises(PackProblem) as problem:
        installed()
    assert message in problem.value.message


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("others", "(KeyError: 'x' at others:4), a defect in others 2.5"),
        (
            "others.reader",
            "(ModuleNotFoundError: No module named 'others.reader'; 'others' is not a package), a defect in ",
        ),
    ],
    ids=["an error", "a module that is not there"],
)
def test_what_a_reader_of_others_does_not_foresee_is_a_defect_of_theirs(
    module: str, said: str, package: Path, tmp_path: Path
) -> None:
    declare(package, "equiv.frontends", f'Language("tiny", (".tiny",), "program", "{module}")')
    with (package / "others.py").open("a") as file:
        file.write("def load(path):\n    return {}['x']\n")
    (tmp_path / "a.tiny").write_text("a")
    with pytest.raises(Unforeseen) as problem:
        sources.load(tmp_path / "a.tiny")
    assert said in problem.value.message


def test_all_own_packs_have_one_shape() -> None:
    folder = Path(registry.__file__).parent
    assert sorted(registry.PACKS) == sorted(f"frontends.{path.parent.name}.pack" for path in folder.glob("*/pack.py"))
