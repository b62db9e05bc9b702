"""Tensor values share buffers only where nobody can tell: random programs, against themselves with all copies made."""

from __future__ import annotations

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from equiv import verify
from frontends.api import ModuleSource
from frontends.mlir import load
from frontends.mlir.dialects.tensor.sharing import Sharing
from interp import ir

_TYPE = "tensor<4xf32>"
_SLICE = "tensor<2xf32>"


class _Writer:
    """Draws the text of a function: every statement may use any value that is in scope."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.count = 0
        self.budget = 14

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def pick(self, values: list[str]) -> str:
        return self.draw(st.sampled_from(values))

    def emit(self, depth: int, text: str) -> None:
        self.lines.append("  " * (depth + 1) + text)

    def block(self, depth: int, tensors: list[str], indices: list[str], length: int) -> list[str]:
        """Statements; gives the tensors that are in scope after them."""
        tensors = list(tensors)
        for _ in range(length):
            if self.budget == 0:
                break
            self.budget -= 1
            kinds = ["insert", "insert", "slice", "insert_slice", "add", "fill", "cast", "swap"]
            if depth < 3:
                kinds += ["for", "if", "if data", "forall", "while", "for two"]
            tensors.append(getattr(self, "_" + self.pick(kinds).replace(" ", "_"))(depth, tensors, indices))
        return tensors

    def _insert(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        element, scalar, result = self.name(), self.name(), self.name()
        read, written = self.pick(tensors), self.pick(tensors)
        self.emit(depth, f"{element} = tensor.extract {read}[{self.pick(indices)}] : {_TYPE}")
        self.emit(depth, f"{scalar} = arith.addf {element}, %x : f32")
        self.emit(depth, f"{result} = tensor.insert {scalar} into {written}[{self.pick(indices)}] : {_TYPE}")
        return result

    def _slice(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        """A slice that is written over, and put into a tensor."""
        part, changed, result = self.name(), self.name(), self.name()
        at, there = self.draw(st.integers(0, 2)), self.draw(st.integers(0, 2))
        self.emit(depth, f"{part} = tensor.extract_slice {self.pick(tensors)}[{at}] [2] [1] : {_TYPE} to {_SLICE}")
        self.emit(
            depth, f"{changed} = tensor.insert %x into {part}[{self.draw(st.sampled_from(['%c0', '%c1']))}] : {_SLICE}"
        )
        chosen = self.pick([part, changed])
        self.emit(
            depth,
            f"{result} = tensor.insert_slice {chosen} into {self.pick(tensors)}[{there}] [2] [1] "
            f": {_SLICE} into {_TYPE}",
        )
        return result

    def _insert_slice(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        """A slice that is only read, while another tensor may be written over."""
        part, between, result = self.name(), self.name(), self.name()
        at, there = self.draw(st.integers(0, 2)), self.draw(st.integers(0, 2))
        source = self.pick(tensors)
        self.emit(depth, f"{part} = tensor.extract_slice {source}[{at}] [2] [1] : {_TYPE} to {_SLICE}")
        self.emit(depth, f"{between} = tensor.insert %x into {self.pick(tensors)}[{self.pick(indices)}] : {_TYPE}")
        into = self.pick([*tensors, between])
        self.emit(depth, f"{result} = tensor.insert_slice {part} into {into}[{there}] [2] [1] : {_SLICE} into {_TYPE}")
        return result

    def _add(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        """The output is read, or it is not."""
        result, out = self.name(), self.pick(tensors)
        left, right = self.pick(tensors), self.pick(tensors)
        accumulate = self.draw(st.booleans())
        second = "%o" if accumulate else "%r"
        self.emit(
            depth,
            f'{result} = linalg.generic {{indexing_maps = [#id, #back, #id], iterator_types = ["parallel"]}} '
            f"ins({left}, {right} : {_TYPE}, {_TYPE}) outs({out} : {_TYPE}) {{ ^bb0(%l: f32, %r: f32, %o: f32): "
            f"%s = arith.subf %l, {second} : f32  linalg.yield %s : f32 }} -> {_TYPE}",
        )
        return result

    def _fill(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        result = self.name()
        self.emit(depth, f"{result} = linalg.fill ins(%x : f32) outs({self.pick(tensors)} : {_TYPE}) -> {_TYPE}")
        return result

    def _cast(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        middle, result = self.name(), self.name()
        self.emit(depth, f"{middle} = tensor.cast {self.pick(tensors)} : {_TYPE} to tensor<?xf32>")
        self.emit(depth, f"{result} = tensor.cast {middle} : tensor<?xf32> to {_TYPE}")
        return result

    def _swap(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        wide, narrow, result = self.name(), self.name(), self.name()
        self.emit(
            depth,
            f"{wide} = tensor.expand_shape {self.pick(tensors)} [[0, 1]] output_shape [2, 2] "
            f": {_TYPE} into tensor<2x2xf32>",
        )
        self.emit(depth, f"{narrow} = tensor.insert %x into {wide}[%c1, %c0] : tensor<2x2xf32>")
        self.emit(
            depth,
            f"{result} = tensor.collapse_shape {self.pick([wide, narrow])} [[0, 1]] : tensor<2x2xf32> into {_TYPE}",
        )
        return result

    def _for(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        result, carried, index = self.name(), self.name(), self.name()
        start = self.pick(tensors)
        bound = self.draw(st.sampled_from(["%c0", "%c1", "%c3"]))
        self.emit(
            depth,
            f"{result} = scf.for {index} = %c0 to {bound} step %c1 iter_args({carried} = {start}) -> ({_TYPE}) {{",
        )
        inside = self.block(depth + 1, [*tensors, carried], [*indices, index], self.draw(st.integers(1, 3)))
        self.emit(depth + 1, f"scf.yield {self.pick(inside)} : {_TYPE}")
        self.emit(depth, "}")
        return result

    def _for_two(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        result, first, second, index = self.name(), self.name(), self.name(), self.name()
        self.emit(
            depth,
            f"{result}:2 = scf.for {index} = %c0 to %c3 step %c1 "
            f"iter_args({first} = {self.pick(tensors)}, {second} = {self.pick(tensors)}) -> ({_TYPE}, {_TYPE}) {{",
        )
        inside = self.block(depth + 1, [*tensors, first, second], [*indices, index], self.draw(st.integers(1, 3)))
        self.emit(depth + 1, f"scf.yield {self.pick(inside)}, {self.pick(inside)} : {_TYPE}, {_TYPE}")
        self.emit(depth, "}")
        self.emit(depth, f"{result}s = arith.subf {result}#0, {result}#1 : {_TYPE}")
        chosen: str = self.pick([f"{result}#0", f"{result}#1", f"{result}s"])
        return chosen

    def _while(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        result, carried, index, count = self.name(), self.name(), self.name(), self.name()
        self.emit(
            depth,
            f"{result}:2 = scf.while ({carried} = {self.pick(tensors)}, {index} = %c0) "
            f": ({_TYPE}, index) -> ({_TYPE}, index) {{",
        )
        self.emit(depth + 1, f"{count} = arith.cmpi slt, {index}, %c3 : index")
        before = self.block(depth + 1, [*tensors, carried], [*indices], self.draw(st.integers(0, 2)))
        self.emit(depth + 1, f"scf.condition({count}) {self.pick(before)}, {index} : {_TYPE}, index")
        self.emit(depth, "} do {")
        inner, at = self.name(), self.name()
        self.emit(depth, f"^bb0({inner}: {_TYPE}, {at}: index):")
        after = self.block(depth + 1, [*tensors, inner], [*indices, at], self.draw(st.integers(0, 2)))
        self.emit(depth + 1, f"{at}n = arith.addi {at}, %c1 : index")
        self.emit(depth + 1, f"scf.yield {self.pick(after)}, {at}n : {_TYPE}, index")
        self.emit(depth, "}")
        return f"{result}#0"

    def _if(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        condition = self.name()
        self.emit(depth, f"{condition} = arith.cmpi eq, {self.pick(indices)}, %c1 : index")
        return self._branch(depth, tensors, indices, condition)

    def _if_data(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        return self._branch(depth, tensors, indices, "%p")

    def _branch(self, depth: int, tensors: list[str], indices: list[str], condition: str) -> str:
        result = self.name()
        self.emit(depth, f"{result} = scf.if {condition} -> ({_TYPE}) {{")
        inside = self.block(depth + 1, tensors, indices, self.draw(st.integers(0, 2)))
        self.emit(depth + 1, f"scf.yield {self.pick(inside)} : {_TYPE}")
        self.emit(depth, "} else {")
        inside = self.block(depth + 1, tensors, indices, self.draw(st.integers(0, 2)))
        self.emit(depth + 1, f"scf.yield {self.pick(inside)} : {_TYPE}")
        self.emit(depth, "}")
        return result

    def _forall(self, depth: int, tensors: list[str], indices: list[str]) -> str:
        result, shared, index = self.name(), self.name(), self.name()
        self.emit(
            depth,
            f"{result} = scf.forall ({index}) = (0) to (2) step (2) "
            f"shared_outs({shared} = {self.pick(tensors)}) -> ({_TYPE}) {{",
        )
        seen = [*tensors, shared] if self.draw(st.booleans()) else tensors
        inside = self.block(depth + 1, seen, [*indices, index], self.draw(st.integers(0, 2)))
        part = self.name()
        self.emit(depth + 1, f"{part} = tensor.extract_slice {self.pick(inside)}[1] [2] [1] : {_TYPE} to {_SLICE}")
        self.emit(
            depth + 1,
            f"scf.forall.in_parallel {{ tensor.parallel_insert_slice {part} into {shared}[{index}] [2] [1] "
            f": {_SLICE} into {_TYPE} }}",
        )
        self.emit(depth, "}")
        return result


@st.composite
def programs(draw: st.DrawFn) -> str:
    """A function of two tensors, with every tensor value of its outermost block as a result."""
    writer = _Writer(draw)
    tensors = writer.block(0, ["%a", "%b"], ["%c0", "%c1", "%c3"], draw(st.integers(2, 6)))
    results = draw(st.lists(st.sampled_from(tensors), min_size=1, max_size=3))
    types = ", ".join(_TYPE for _ in results)
    return "\n".join(
        [
            "#id = affine_map<(d0) -> (d0)>",
            "#back = affine_map<(d0) -> (3 - d0)>",
            f"func.func @f(%a: {_TYPE}, %b: {_TYPE}, %x: f32, %y: f32) -> ({types}) {{",
            "  %c0 = arith.constant 0 : index",
            "  %c1 = arith.constant 1 : index",
            "  %c3 = arith.constant 3 : index",
            "  %p = arith.cmpf olt, %x, %y : f32",
            *writer.lines,
            f"  return {', '.join(results)} : {types}",
            "}",
        ]
    )


def _copying(sharing: Sharing) -> None:
    """In the place of the search for the copies that are needed: all."""
    for link in sharing._links.values():
        link.cut = True
    sharing._gather(sharing.liveness.values.values())


def _lowered(text: str) -> ir.Module:
    return load(text, file_name="random.mlir").lower("f")


@settings(max_examples=50, deadline=None)
@given(programs())
def test_sharing_buffers_changes_no_value(text: str) -> None:
    shared = _lowered(text)
    with patch.object(Sharing, "_resolve", _copying):
        copied = _lowered(text)
    verdict = verify(ModuleSource(copied, "copied.mlir"), ModuleSource(shared, "shared.mlir"), function="f")
    assert verdict.verdict == "equivalent", f"{verdict.reasons}\n{text}"
