"""Classes whose methods are compiled when they are first asked for are those of the standard library otherwise."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any, ClassVar

import pytest

from interp import dataclass as module
from interp.dataclass import dataclass

_FORMS = [
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "eq": False},
    {"slots": True, "eq": False, "kw_only": True},
    {"slots": True, "kw_only": True},
]


def _twins(**form: bool) -> tuple[Any, Any]:
    """One class by both decorators."""

    def declared() -> type:
        class Shape:
            name: str
            sides: int = 4
            places: list[int] = field(default_factory=list)
            note: str = field(default="", compare=False)
            seen: int = field(default=0, repr=False, hash=False)
            area: int = field(init=False, default=7)
            known: ClassVar[int] = 3

        return Shape

    return dataclass(**form)(declared()), dataclasses.dataclass(**form)(declared())


@pytest.mark.parametrize("form", _FORMS, ids=str)
def test_instances_are_as_by_the_standard_decorator(form: dict[str, bool]) -> None:
    ours, standard = _twins(**form)
    given: list[dict[str, Any]] = [
        {"name": "a"},
        {"name": "a", "sides": 5, "places": [1]},
        {"name": "a", "note": "n"},
        {"name": "b", "seen": 2},
    ]
    for one in given:
        assert repr(ours(**one)) == repr(standard(**one))
        assert dataclasses.asdict(ours(**one)) == dataclasses.asdict(standard(**one))
        assert repr(replace(ours(**one), sides=9)) == repr(replace(standard(**one), sides=9))
        for other in given:
            assert (ours(**one) == ours(**other)) is (standard(**one) == standard(**other))
        assert ours(**one) != standard(**one)
        assert ours(**one).places is not ours(**one).places or "places" in one
    assert str(inspect.signature(ours)) == str(inspect.signature(standard))
    assert [each.name for each in fields(ours)] == [each.name for each in fields(standard)]
    assert ours.__match_args__ == standard.__match_args__
    assert hasattr(ours, "__slots__") is hasattr(standard, "__slots__")
    assert (ours.__hash__ is None) is (standard.__hash__ is None)
    assert (ours.__hash__ is object.__hash__) is (standard.__hash__ is object.__hash__)


def test_equal_frozen_instances_have_one_hash_and_others_not() -> None:
    ours, standard = _twins(frozen=True, slots=True)
    assert hash(ours("a", places=())) == hash(ours("a", places=(), note="n")) == hash(standard("a", places=()))
    assert hash(ours("a", places=())) != hash(ours("b", places=()))
    with pytest.raises(TypeError, match="unhashable type: 'list'"):
        hash(ours("a"))


@pytest.mark.parametrize("wrong", [(), ("a", 1, [], "", 0, 7)], ids=["too few", "too many"])
def test_wrong_arguments_are_refused(wrong: tuple[Any, ...]) -> None:
    for each in _twins(slots=True):
        with pytest.raises(TypeError, match=r"__init__\(\)"):
            each(*wrong)


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("no such point")


@dataclass(frozen=True, slots=True)
class Named(Point):
    name: str = ""


@dataclass(slots=True, eq=False)
class _Own:
    value: int

    def __init__(self, value: int) -> None:
        self.value = value + 1

    def __repr__(self) -> str:
        return "own"


@dataclass(frozen=True)
class _ByName:
    name: str
    more: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByName) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


@pytest.mark.parametrize("point", [Point(1, 2), Named(1, 2, "p")])
def test_frozen_instances_cannot_be_changed(point: Point) -> None:
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
        point.x = 5
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'other'"):
        point.other = 5  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'y'"):
        del point.y


@pytest.mark.parametrize("point", [Point(1, 2), Named(1, 2, "p")])
def test_frozen_instances_are_copied_and_pickled(point: Point) -> None:
    assert copy.copy(point) == copy.deepcopy(point) == pickle.loads(pickle.dumps(point)) == point


def test_classes_extend_others() -> None:
    assert Named(1, 2, "p") == Named(x=1, y=2, name="p") != Point(1, 2)
    assert repr(Named(1)) == "Named(x=1, y=0, name='')"
    assert not hasattr(Named(1), "__dict__")
    match Named(1, 2, "p"):
        case Named(x, y, name):
            assert (x, y, name) == (1, 2, "p")
    for each in (Point, Named):
        with pytest.raises(ValueError, match="no such point"):
            each(-1)


def test_methods_of_the_class_itself_stay() -> None:
    assert repr(_Own(1)) == "own"
    assert _Own(1).value == 2
    assert _ByName("a", 1) == _ByName("a", 2)
    assert hash(_ByName("a", 1)) == hash("a")


def test_methods_are_compiled_when_they_are_looked_up() -> None:
    @dataclass(frozen=True, slots=True)
    class Late:
        value: int

    assert isinstance(vars(Late)["__init__"], module._Uncompiled)
    assert Late(1).value == 1
    assert not isinstance(vars(Late)["__init__"], module._Uncompiled)
    assert isinstance(vars(Late)["__eq__"], module._Uncompiled)
