"""The worked example of a new operation does what its page says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from interp import ir
from interp.ir import declaration
from interp.ir.reference import interpreter
from interp.ir.text import TextError, parse_module, print_module
from interp.ir.verify import ValidationError, validate
from interp.machine.assembly import emitter
from tests import ROOT
from tests.interp.reference_comparison import Outcome, compare

PAGE = ROOT / "docs" / "contributing" / "add-an-operation.md"
BLOCK = re.compile(r"^```python (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def the_page() -> Iterator[None]:
    """Executes the blocks of the page in the modules that they name, and takes back what they did."""
    registries: tuple[dict[Any, Any], ...] = (declaration.OPERATIONS, interpreter._SEMANTICS, emitter._HANDLERS)
    before = [dict(registry) for registry in registries]
    changed = []
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        module = import_module(name)
        changed.append((module, dict(vars(module))))
        exec(compile(text, str(PAGE), "exec"), vars(module))
    yield
    for module, names in reversed(changed):
        for new in set(vars(module)) - set(names):
            delattr(module, new)
        vars(module).update(names)
    for registry, content in zip(registries, before, strict=True):
        registry.clear()
        registry.update(content)


SWAPS = """func @main(%a: view<4xi32>, %i: index, %j: index) {
  swap %a[%i], [%j]
  swap %a[0], [2]
  return
}
"""


def test_the_text_is_read_and_printed() -> None:
    module = parse_module(SWAPS, "swap.air")
    validate(module)
    assert print_module(module, places=False) == SWAPS
    assert isinstance(module.functions["main"].body, ir.Region)
    swap = module.functions["main"].body.blocks[0].operations[0]
    assert [value.name for value in ir.operands_of(swap)] == ["a", "i", "j"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("swap %a[%x], [0] return", "'swap': 'first' of type f32, which is not an integer"),
        ("swap %x[0], [0] return", "'swap': 'view' of type f32, which is not a view of one dimension"),
    ],
)
def test_types_are_verified(body: str, message: str) -> None:
    with pytest.raises(ValidationError) as error:
        validate(parse_module(f"func @f(%a: view<4xi32>, %x: f32) {{ {body} }}", "swap.air"))
    assert error.value.message == message
    with pytest.raises(TextError, match="'swap' defines no value"):
        parse_module("func @f(%a: view<4xi32>) { %y = swap %a[0], [1] return }", "swap.air")


@pytest.mark.parametrize("seed", range(8))
def test_the_machine_does_what_the_reference_interpreter_does(seed: int) -> None:
    compared = compare(parse_module(SWAPS, "swap.air"), "main", random.Random(seed), sizes=range(6))
    assert compared.outcome is Outcome.AGREE, compared.detail
    assert compared.detail == "ends" or "out of bounds" in compared.detail


def test_at_most_five_files_are_touched() -> None:
    assert len({name for name, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8"))}) == 3
