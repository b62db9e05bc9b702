"""What a class declares is what is printed, parsed, checked and walked; what declares nothing is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Annotated

import pytest
from msgspec import StructMeta
from msgspec.structs import asdict

from interp import ir
from interp.ir.constraint import ANY
from interp.ir.declaration import OPERATIONS, Operand, Result, declaration_of
from interp.ir.format import FormatError, parse_format
from interp.ir.verify import ValidationError, validate
from tests.interp.ir.test_text_random import Generator

PLACE = ir.Place("declared.air", 1, 1)


def declared(assembly_format: str, **annotations: object) -> type[ir.Operation]:
    """A class with these fields, which is not one of the operations of affine IR."""
    namespace = {"__annotations__": annotations, "mnemonic": "made", "assembly_format": assembly_format}
    return StructMeta("Made", (ir.Operation,), namespace, kw_only=True, eq=False)


A_VALUE = Annotated[ir.Value, Operand()]
A_RESULT = Annotated[ir.Value, Result(ANY)]


@pytest.mark.parametrize(
    ("assembly_format", "annotations", "message"),
    [
        ("$value", {}, "names $value, which it has not"),
        ("", {"value": A_VALUE}, "lacks $value"),
        ("carried($body, $values) $body", {"body": ir.Region}, "names $values, which it has not"),
        ("$value", {"value": ir.Value}, "the annotation of 'value' is none that an operation may have"),
        ("$value", {"value": float}, "the annotation of 'value' is none that an operation may have"),
        ("", {"one": A_RESULT, "two": A_RESULT}, "declares its results in two fields"),
        ("($value", {"value": A_VALUE}, "lacks ')?'"),
        ("(`with`)?", {}, "an optional group without a field"),
        ("($value)? unless $value", {"value": A_VALUE}, "lacks '='"),
        ("value", {"value": A_VALUE}, "'value' is no element of an assembly format"),
        ("$value ;", {"value": A_VALUE}, "begins no element of an assembly format"),
        ("argument(body)", {"body": ir.Region}, "'body' where a field such as $name is needed"),
        ("argument($body", {"body": ir.Region}, "lacks ')'"),
    ],
)
def test_refuses_what_declares_no_operation(assembly_format: str, annotations: dict[str, object], message: str) -> None:
    with pytest.raises(FormatError) as error:
        declaration_of(declared(assembly_format, **annotations))
    assert message in str(error.value)


def test_refuses_an_operation_that_is_not_declared() -> None:
    made = declared("")(place=PLACE)
    end = ir.Return(place=PLACE, values=[])
    module = ir.Module({"f": ir.Function("f", [], [], ir.Region([ir.Block([], [made, end])]), PLACE)})
    with pytest.raises(ValidationError, match="Made is not an operation of affine IR"):
        validate(module)
    module.functions["f"].body = ir.Region([ir.Block([], [made])])
    with pytest.raises(ValidationError, match="Made is not an operation of affine IR"):
        validate(module)


@pytest.mark.parametrize("mnemonic", sorted(OPERATIONS))
def test_every_operation_has_a_declaration(mnemonic: str) -> None:
    declaration = declaration_of(OPERATIONS[mnemonic])
    assert parse_format(OPERATIONS[mnemonic].assembly_format) == declaration.format


def values_in(content: object) -> Iterator[ir.Value]:
    """All values in a field, whatever its declaration says."""
    if isinstance(content, ir.Value):
        yield content
    elif isinstance(content, ir.Binary):
        yield from values_in(content.left)
        yield from values_in(content.right)
    elif isinstance(content, list):
        for each in content:
            yield from values_in(each)


@pytest.mark.parametrize("seed", range(20))
def test_walks_find_all_that_an_operation_is_made_of(seed: int) -> None:
    for function in Generator(random.Random(seed)).build().functions.values():
        for operation in ir.walk(function.body) if function.body else ():
            contents = asdict(operation)
            found = [*ir.operands_of(operation), *ir.results_of(operation)]
            assert set(found) == {value for content in contents.values() for value in values_in(content)}
            regions = [each for each in contents.values() if isinstance(each, ir.Region)]
            assert list(ir.regions_of(operation)) == regions
            blocks = [each for each in contents.values() if isinstance(each, ir.Block)]
            assert [block for block, _ in ir.successors_of(operation)] == blocks
