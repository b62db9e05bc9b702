"""MLIR that is written from another text: its places are those of that text."""

from __future__ import annotations

from frontends.text.mlir_writer import MlirWriter
from interp.text.source import Source


def test_places_of_what_is_written_are_those_of_its_origin() -> None:
    source = Source("add a b\nkept as it is\nadd c d\n", "f.txt")
    writer = MlirWriter(source)
    writer.line("func.func @f() {")
    writer.origin(4)
    writer.line("%0 = first")
    writer.copy(8, 21)
    writer.line("")
    writer.origin(22)
    writer.write("%1 = ")
    writer.line("second")
    rewritten = writer.finished()
    assert rewritten.text == "func.func @f() {\n%0 = first\nkept as it is\n%1 = second\n"
    assert [rewritten.offset(*place) for place in ((1, 1), (1, 6), (2, 1), (2, 6), (4, 1), (4, 6))] == [
        *(0, 0, 4, 4, 22, 22),
    ]
    assert source.place(rewritten.offset(3, 6)) == source.place(8 + 5)


def test_a_text_that_is_only_copied_is_not_rewritten() -> None:
    writer = MlirWriter(Source("abc", "f.txt"))
    writer.copy(0, 3)
    assert not writer.rewrites
    writer.origin(0)
    writer.write("d")
    assert writer.rewrites
    assert writer.finished().text == "abcd"


def test_names_of_new_values_differ() -> None:
    writer = MlirWriter(Source("", "f.txt"))
    assert len({writer.fresh() for _ in range(10)}) == 10
