"""Opcodes, predicates, needs and domains have one list, which C++ and Python share."""

from __future__ import annotations

import ast
import struct
from pathlib import Path
from typing import Any

import pytest

import interp
from interp import _native
from interp.machine.assembly.bytecode import PREDICATES
from interp.machine.runs import Domain

_LISTS: dict[str, Any] = {"Opcode": _native.Opcode, "Need": _native.Need, "Predicate": _native.Predicate}
_SOURCES = sorted(Path(interp.__file__).parent.rglob("*.py"))


def _uses(name: str) -> set[str]:
    return {
        node.attr
        for source in _SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
    }


@pytest.mark.parametrize("name", ["Opcode", "Need"])
def test_every_name_that_is_used_is_listed(name: str) -> None:
    """The stub's types take any name, so that the list is not written again there."""
    assert _uses(name)
    assert _uses(name) <= {member.name for member in _LISTS[name]}


@pytest.mark.parametrize("name", sorted(_LISTS))
def test_members_are_numbered_in_the_order_of_the_list(name: str) -> None:
    text = (Path(interp.__file__).parent / "native" / "opcodes.def").read_text(encoding="utf-8")
    listed = [line.split("(")[1].split(")")[0] for line in text.splitlines() if line.startswith(f"{name.upper()}(")]
    assert [int(member) for member in _LISTS[name]] == list(range(len(listed)))
    assert [member.name.replace("_", "") for member in _LISTS[name]] == [each.upper() for each in listed]


def test_predicates_are_those_of_comparisons_of_integers() -> None:
    names = [each.name for each in _native.scalar_operations()]
    comparisons = {name.removeprefix("cmpi.") for name in names if name.startswith("cmpi.")}
    assert set(PREDICATES) == comparisons


@pytest.mark.parametrize("domain", list(Domain))
def test_the_machine_has_every_domain(domain: Domain) -> None:
    assert _native.DomainKind[domain.name]


@pytest.mark.parametrize("opcode", [len(_native.Opcode), 0xFFFF])
def test_code_with_another_opcode_is_refused(opcode: int) -> None:
    """The loop jumps to instructions without a check of its own."""
    with pytest.raises(ValueError, match="no such opcode"):
        _native.Program().set_code(struct.pack("<HHI6i", opcode, 0, 0, *[0] * 6))
