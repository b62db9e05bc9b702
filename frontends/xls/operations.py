"""What a meaning of an operation gets, and its attributes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from frontends.xls.syntax import Attribute, Bits, Name, Node
from frontends.xls.trees import Tree, TreeBuilder


class Use:
    """One node, while it is lowered: its operands and attributes as trees and numbers."""

    def __init__(self, builder: TreeBuilder, node: Node, values: Mapping[str, Tree]) -> None:
        self.builder = builder
        self.node = node
        self.values = values
        self.operands: Sequence[Tree] = [values[name] for name in node.operands]

    def require(self, count: int) -> None:
        if len(self.operands) != count:
            raise self.builder.wrong(f"takes {count} operands, not {len(self.operands)}")

    @property
    def width(self) -> int:
        """The bits of the result."""
        if not isinstance(self.node.type, Bits):
            raise self.builder.wrong(f"gives bits, not {self.node.type}")
        return self.node.type.width

    def _attribute(self, key: str) -> Attribute | None:
        return self.node.attributes.get(key)

    def number(self, key: str, default: int | None = None) -> int:
        value = self.node.attributes.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.builder.wrong(f"needs a number '{key}'")
        return value

    def truth(self, key: str) -> bool:
        value = self._attribute(key)
        if not isinstance(value, bool):
            raise self.builder.wrong(f"needs '{key}' to be true or false")
        return value

    def text(self, key: str) -> str:
        value = self._attribute(key)
        if not isinstance(value, str):
            raise self.builder.wrong(f"needs a string '{key}'")
        return value

    def name(self, key: str) -> str:
        value = self._attribute(key)
        if not isinstance(value, Name):
            raise self.builder.wrong(f"needs a name '{key}'")
        return value.text

    def trees(self, key: str, default: tuple[Attribute, ...] | None = None) -> list[Tree]:
        """The nodes that an attribute lists."""
        value = self.node.attributes.get(key, default)
        if not isinstance(value, tuple):
            raise self.builder.wrong(f"needs a list '{key}'")
        return [self._tree(key, each) for each in value]

    def tree(self, key: str) -> Tree | None:
        """The node that an attribute names, where it is there."""
        value = self._attribute(key)
        return None if value is None else self._tree(key, value)

    def _tree(self, key: str, value: Attribute) -> Tree:
        if not isinstance(value, Name) or value.text not in self.values:
            raise self.builder.wrong(f"has '{value}' in '{key}', which is not a node")
        return self.values[value.text]


Meaning = Callable[[Use], Tree]
