"""What MLIR 20 changed."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.change import Change, Edit, Upgrade
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic

_GROUPS_OF_LAUNCH = 11
_SPIRV_POINTER = re.compile(r"!spirv\.ptr<(?P<pointee>.*), *(?P<storage>\w+)>", re.DOTALL)
_SPIRV_ARRAY = re.compile(r"!spirv\.(?:array<\d+ *x *|rtarray<)(?P<element>.*)>", re.DOTALL)
_SPIRV_STRUCT = re.compile(r"!spirv\.struct<\((?P<members>.*)\)>", re.DOTALL)
_VECTOR = re.compile(r"vector<\d+x(?P<element>\w+)>")


def _list_to_array(attribute: str) -> Callable[[Change], bool]:
    """`[1, 2]` became `array<i64: 1, 2>`."""

    def change(found: Change) -> bool:
        if not found.attributes.get(attribute, "").startswith("["):
            return False
        numbers = found.integers(attribute)
        found.attributes[attribute] = f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"
        return True

    return change


def _bundles(change: Change) -> bool:
    """Calls got operand bundles, of which older ones have none."""
    if change.has("op_bundle_sizes"):
        return False
    change.attributes["op_bundle_sizes"] = "array<i32>"
    if change.name in ("llvm.call", "llvm.call_intrinsic"):
        change.attributes.setdefault("operandSegmentSizes", f"array<i32: {len(change.operands)}, 0>")
    return True


def _basis(change: Change) -> bool:
    """The extents may be constants, which they were not."""
    if change.has("static_basis") or not change.operands:
        return False
    count = len(change.operands) - 1
    change.attributes["static_basis"] = f"array<i64: {', '.join([str(DYNAMIC)] * count)}>" if count else "array<i64>"
    return True


def _numbered_kind(change: Change) -> bool:
    """The kinds of atomic updates were numbered anew, and the generic form has only their numbers."""
    return change.refuse("a kind of update that is a number, which means another one in another release")


def _reductions(change: Change) -> bool:
    if change.attributes.get("reductions", "[]").strip() == "[]":
        return False
    return _numbered_kind(change)


def _is_gone(change: Change) -> bool:
    """An operation that says nothing."""
    change.name = ""
    return True


def _body_of_module(cursor: Cursor, name: str) -> list[Edit]:
    """The body of a module in generic form ends in no operation, and where it has none it is still a block."""
    if not cursor.at("("):
        return []
    cursor.values("(")
    if cursor.accept("<"):
        cursor.dictionary()
        cursor.expect(">")
    cursor.expect("(")
    cursor.expect("{")
    return [Edit(cursor.position, "^bb0: ")] if cursor.token.text == '"gpu.module_end"' else []


def _yield_of_gpu(cursor: Cursor, name: str) -> list[Edit]:
    """The body ends in another operation."""
    edits = []
    if cursor.at("("):
        cursor.values("(")
    if cursor.accept("<"):
        cursor.dictionary()
        cursor.expect(">")
        cursor.expect("(")
    while not cursor.at("{"):
        cursor.position = cursor.closing() + 1 if cursor.token.text in ("(", "[") else cursor.position + 1
        if cursor.token.kind == "end":
            cursor.expected("a body")
    end = cursor.closing()
    cursor.position += 1
    while cursor.position < end:
        text = cursor.token.text
        if text in ("vector.yield", '"vector.yield"'):
            edits.append(Edit(cursor.position, text.replace("vector", "gpu"), replaces=True))
        cursor.position = cursor.closing() + 1 if text == "{" else cursor.position + 1
    return edits


def _segments_of_launch(cursor: Cursor, name: str) -> list[Edit]:
    """A launch has one more group of operands, the last one, of which older ones have none."""
    if not cursor.at("("):
        return []
    cursor.values("(")
    cursor.expect("<")
    inside = cursor.position
    groups = cursor.dictionary().get("operandSegmentSizes", "")
    if groups.count(",") != _GROUPS_OF_LAUNCH - 1:
        return []
    end = cursor.position
    cursor.position = inside
    while not cursor.at("operandSegmentSizes"):
        cursor.position += 1
    while not cursor.at(">") and cursor.position < end:
        cursor.position += 1
    return [Edit(cursor.position, ", 0")]


def _nothing(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())


def _insertion(cursor: Cursor) -> Generic:
    """`%vector, %tile, %index layout<...> : vector into tile`"""
    vector, tile, index = cursor.value(), _next_value(cursor), _next_value(cursor)
    layout = "#arm_sme.layout<horizontal>"
    if cursor.accept("layout"):
        layout = f"#arm_sme.layout{cursor.angles()}"
    attributes = {"layout": layout, **cursor.optional_dictionary()}
    cursor.expect(":")
    type = cursor.type()
    cursor.expect("into")
    whole = cursor.type()
    return Generic([(vector, type), (tile, whole), (index, "index")], [whole], attributes)


def _access_chain(cursor: Cursor) -> Generic:
    """`%pointer[%index, ...] : type, types`, without the type of the result."""
    base = cursor.value()
    indices = cursor.values("[") if cursor.at("[") else []
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    pointer, *types = cursor.types()
    if cursor.at("->"):
        cursor.expected("no type of the result, in an older release")
    found = _SPIRV_POINTER.fullmatch(pointer)
    part = found["pointee"] if found is not None else ""
    for _ in indices:
        part = _part_of(part)
    if found is None or not part:
        cursor.expected("'->' and the type of the result, which is not told from the pointer's")
    operands = [(base, pointer), *cursor.typed(indices, types)]
    return Generic(operands, [f"!spirv.ptr<{part}, {found['storage']}>"], attributes)


def _part_of(type: str) -> str:
    """The type of the parts of an array or a vector, or of the only member of a structure; nothing for others."""
    found = _SPIRV_ARRAY.fullmatch(type) or _VECTOR.fullmatch(type)
    if found is not None:
        return _until_comma(found["element"]).strip()
    found = _SPIRV_STRUCT.fullmatch(type)
    member = _until_comma(found["members"]) if found is not None else ""
    if found is None or len(member) != len(found["members"]):
        return ""
    return member.partition(" [")[0].strip()


def _until_comma(text: str) -> str:
    """What stands before the first comma that is in no brackets."""
    depth = 0
    for at, each in enumerate(text):
        depth += (each in "<([") - (each in ">)]")
        if each == "," and not depth:
            return text[:at]
    return text


def _only_in_custom_form(change: Change) -> bool:
    return True


def _next_value(cursor: Cursor) -> str:
    cursor.expect(",")
    return cursor.value()


def _insertion_of_slice(change: Change) -> bool:
    change.name = "arm_sme.insert_tile_slice"
    return True


TABLE = {
    "arm_sme.move_tile_slice_to_vector": Upgrade(renamed="arm_sme.extract_tile_slice"),
    "arm_sme.move_vector_to_tile_slice": Upgrade(_insertion_of_slice, _insertion),
    "gpu.launch": Upgrade(edit=_segments_of_launch),
    "affine.parallel": Upgrade(_reductions, ambiguous=True),
    "affine.delinearize_index": Upgrade(_basis),
    "gpu.module": Upgrade(edit=_body_of_module),
    "gpu.module_end": Upgrade(_is_gone, _nothing),
    "llvm.call": Upgrade(_bundles),
    "llvm.call_intrinsic": Upgrade(_bundles),
    "llvm.intr.assume": Upgrade(_bundles),
    "memref.atomic_rmw": Upgrade(_numbered_kind, ambiguous=True),
    "spirv.AccessChain": Upgrade(_only_in_custom_form, _access_chain),
    "vector.constant_mask": Upgrade(_list_to_array("mask_dim_sizes")),
    "vector.multi_reduction": Upgrade(_list_to_array("reduction_dims")),
    "vector.shuffle": Upgrade(_list_to_array("mask")),
    "vector.warp_execute_on_lane_0": Upgrade(renamed="gpu.warp_execute_on_lane_0", edit=_yield_of_gpu),
}
