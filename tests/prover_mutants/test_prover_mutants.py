"""What is changed, that a process takes a change, and what is listed as changing nothing."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests import ROOT
from tests.prover_mutants import live, native_core, native_operators, operators, reach
from tests.prover_mutants.__main__ import Fate, in_a_fork, judged, survivors
from tests.prover_mutants.reach import Reach, place

PYTHON = """
def is_small(number):
    def inside():
        if number < 3 and number != 1:
            return True
        return False
    return inside()
"""
NATIVE = """// if (a < b)
bool Machine::holds(int64_t left, int64_t right) {
  if (left < right &&
      right != 3)
    return false;
  while (left > 0)
    note(left);
  return left == right;
}
"""


def test_python_is_changed_in_one_place() -> None:
    found = [each.what for each in operators.mutants("m.py", PYTHON)]
    assert "'number < 3' with LtE" in found and "returns False" in found and "returns None" in found


def test_a_process_takes_a_change_of_what_it_has_imported(tmp_path: Path) -> None:
    path = tmp_path / "changed_module.py"
    path.write_text(PYTHON, "utf-8")
    specification = spec_from_file_location("changed_module", path)
    assert specification is not None and specification.loader is not None
    module = module_from_spec(specification)
    specification.loader.exec_module(module)
    assert [module.is_small(each) for each in range(4)] == [True, False, True, False]
    number = next(each.number for each in operators.mutants("m.py", PYTHON) if each.what == "'number < 3' with LtE")
    assert live.apply(path, number) == 1
    assert [module.is_small(each) for each in range(4)] == [True, False, True, True]


def test_all_changes_of_a_source_stand_in_one_text() -> None:
    text, found = native_operators.instrumented("m.cpp", NATIVE, 5)
    words = {each.what: each.number for each in found}
    assert "'left < right && right != 3' with || at 13" in words and "'left > 0' is false" in words
    assert "'left > 0' is true" not in words and "without 'note(left)'" not in words  # of one statement with its head
    assert sorted(words.values()) == list(range(5, 5 + len(found)))
    assert text.count("\n") == NATIVE.count("\n") and "equiv_mutant(5, 5)" in text
    some = native_operators.instrumented("m.cpp", NATIVE, 5, sites=(5,))
    assert "equiv_mutant(5, 5)" in some[0] and some[0].count("equiv_mutant(") == 1 and some[1] == found[:5]
    kept, fewer = native_operators.instrumented("m.cpp", NATIVE, 5, frozenset((4,)))
    assert "left < right" not in {each.what for each in fewer} and "equiv_mutant(5, " not in kept
    assert {each.what: each.number for each in fewer}.items() <= words.items()


@pytest.mark.skipif(sys.platform != "linux", reason="forks")
def test_a_fork_says_how_it_ended() -> None:
    def fail() -> str:
        raise ValueError("no")

    assert in_a_fork(lambda: "said", 5) == (None, "said")
    assert in_a_fork(fail, 5) == (None, "ValueError: no")


def test_what_is_judged_is_a_change() -> None:
    places = set[tuple[str, str]]()
    for name in {where.partition(":")[0] for where, _ in judged()}:
        text = (ROOT / name).read_text("utf-8")
        if name.endswith(".py"):
            python = operators.mutants(name, text)
            places |= {(place(name, each.line).partition("+")[0], each.what) for each in python}
            places |= {(name, each.what) for each in python}
        else:
            native = native_operators.instrumented(name.removeprefix("interp/native/"), text, 0)[1]
            sites = native_core.names_of(native)
            places |= {(where, each.what) for each in native for where in (name, sites[each.site])}
    places |= {(where, "*") for where, _ in places}
    assert not judged().keys() - places and all(judged().values())
    assert Fate.JUDGED


def test_what_is_known_to_be_alive_is_of_files_that_there_are() -> None:
    """Whether their text is still there a campaign sees, which runs those that are."""
    assert all((ROOT / each.partition(":")[0]).is_file() for each in survivors().values())


def test_places_of_one_function_stay_where_another_one_is_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "module.py"
    monkeypatch.setattr(reach, "ROOT", tmp_path)
    path.write_text(f"class A:\n    def first(self):\n        return 1\n{PYTHON}", "utf-8")
    before = [reach.place("module.py", line) for line in (2, 3, 8)]
    assert before == ["module.py:A.first+0", "module.py:A.first+1", "module.py:is_small+3"]
    reach.functions.cache_clear()
    path.write_text(f"class A:\n    def first(self):\n        a = 1\n        return a\n{PYTHON}", "utf-8")
    assert reach.place("module.py", 9) == before[2]


def test_what_was_recorded_is_read_again(tmp_path: Path) -> None:
    kept = Reach(tmp_path / "reach.jsonl")
    for number, places in enumerate(({"a", "b"}, {"b", "c"})):
        check = tmp_path / str(number)
        check.write_text("", "utf-8")
        kept.note(str(number), check, 1.0 - number, places)
    with (tmp_path / "reach.jsonl").open("a") as output:
        output.write('{"check": "interrup')
    again = Reach(tmp_path / "reach.jsonl")
    assert again.of("b") == ["1", "0"] and again.of("c") == ["1"] and again.of("d") == []
    assert again.knows("1", tmp_path / "1") and not again.knows("2", tmp_path / "1")
    (tmp_path / "1").write_text("changed", "utf-8")
    assert not again.knows("1", tmp_path / "1")
