"""Places, tokens and cursors: what each language's reader is made of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interp.ir.place import Place
from interp.text.cursor import Cursor
from interp.text.lexer import END, NEWLINE, SKIPPED, Lexer
from interp.text.source import Source


class Problem(Exception):
    def __init__(self, message: str, place: Place) -> None:
        super().__init__(f"{place}: {message}")


LEXER = Lexer(
    {
        SKIPPED: r"[ \t]+ | \#[^\n]*",
        NEWLINE: r"\n",
        "number": r"\d+",
        "word": r"\w+",
        "string": r'"[^"]*"',
        "punctuation": r"[(),=]",
    },
    Problem,
)


class Reader(Cursor):
    def __init__(self, text: str) -> None:
        super().__init__(LEXER.tokens(Source(text, "f.txt")))

    def problem(self, message: str, place: Place) -> Problem:
        return Problem(message, place)

    def number(self) -> int:
        return int(self.take("number", "a number").text)


@given(st.text(alphabet="ab\n", max_size=30), st.data())
def test_places_count_lines_and_columns_from_one(text: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, len(text)))
    source, before = Source(text, "f.txt"), text[:offset]
    place = source.place(offset)
    assert (place.line, place.column) == (before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1)
    assert source.offset(place.line, place.column) == offset


@given(st.text(alphabet='a1 #"(\n', max_size=30))
def test_tokens_and_what_is_skipped_are_the_text(text: str) -> None:
    try:
        tokens = LEXER.tokens(Source(text, "f.txt"))
    except Problem as problem:
        assert "unexpected character '\"'" in str(problem)
        return
    assert tokens[-1].kind == END and tokens[-1].start == len(text)
    end = 0
    for token in tokens:
        assert text[token.start : token.end] == token.text
        assert not text[end : token.start].strip(" ") or text[end : token.start].lstrip().startswith("#")
        end = token.end


def test_a_character_that_begins_no_token_is_named_with_its_place() -> None:
    with pytest.raises(Problem, match=r"^f\.txt:2:3: unexpected character '\?'$"):
        Reader("a\nb ?")


def test_a_part_of_a_text_keeps_its_places() -> None:
    tokens = LEXER.tokens(Source("a\nb c\nd", "f.txt"), 2, 6)
    assert [(each.text, each.place.line, each.place.column) for each in tokens[:2]] == [("b", 2, 1), ("c", 2, 3)]
    assert tokens[-1].kind == END


def test_lines_end_with_their_line_break_and_empty_ones_are_left_out() -> None:
    lines = list(LEXER.lines(Source("a b\n\n # nothing\nc", "f.txt")))
    assert [[each.text for each in line[:-1]] for line in lines] == [["a", "b"], ["c"]]
    assert [line[-1].kind for line in lines] == [NEWLINE, END]


def test_lists_in_brackets() -> None:
    reader = Reader("(1, 2,3)")
    assert reader.enclosed("(", reader.number) == [1, 2, 3]
    reader = Reader("()")
    assert reader.enclosed("(", reader.number) == []
    assert reader.at_end


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1)", "f.txt:1:1: expected '(', found '1'"),
        ("(1 2)", r"f.txt:1:4: expected ',' or ')', found '2'"),
        ("(1,)", r"f.txt:1:4: expected a number, found ')'"),
        ("(1", "f.txt:1:3: expected ',' or ')', found the end of the text"),
        ("(1\n)", "f.txt:1:3: expected ',' or ')', found the end of the line"),
        ('("(")', "f.txt:1:2: expected a number, found '\"(\"'"),
    ],
)
def test_what_is_expected_and_found_is_named_with_its_place(text: str, message: str) -> None:
    reader = Reader(text)
    with pytest.raises(Problem) as caught:
        reader.enclosed("(", reader.number)
    assert str(caught.value) == message


def test_a_string_is_no_punctuation() -> None:
    lexer = Lexer({"word": '"[^"]*"', "punctuation": r"[()]"}, Problem)
    assert [each.kind for each in lexer.tokens(Source('"(")', ""))] == ["word", "punctuation", END]
    assert not Reader('"a"').accept('"a"')


def test_the_end_is_not_read_past() -> None:
    reader = Reader("a")
    assert [reader.next().kind for _ in range(3)] == ["word", END, END]
