"""The page that says which labels are confirmed without the tool is what the tests do."""

from __future__ import annotations

from tests.corpora.judges import PAGE, corpus, judges, main


def test_the_page_is_up_to_date() -> None:
    assert main(["--check"]) == 0, f"python -m tests.corpora.judges writes {PAGE}"


def test_every_judge_takes_some_pairs() -> None:
    known = corpus()
    assert [each.text for each in judges() if not list(each.confirms(known))] == []
