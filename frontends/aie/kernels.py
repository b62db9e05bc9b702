"""Kernels that cores and herds call by name, and that are in files with which these are linked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.linked_files import assume_one_kernel, linked_files


def require_one_kernel_by_name(lowering: Lowering, users: Iterable[Any]) -> None:
    """Raises `Unsupported` where two of `users`, cores or herds, may mean different kernels by one name, and notes that
    the other program means the same by it, whatever files it is linked with. Where one of them is linked with all files
    that the other is linked with, the kernel is in these, or it would be defined twice."""
    linked: dict[str, list[tuple[Any, frozenset[str]]]] = {}
    for user in users:
        files = linked_files(user)
        for name in sorted(_kernels(lowering, user)) if files else ():
            assume_one_kernel(lowering, name, files)
            for other, others in linked.setdefault(name, []):
                if not (files <= others or others <= files):
                    lowering.place_at(user)
                    where = lowering.place_of(other)
                    raise lowering.unsupported(f"a kernel '{name}' of other files than that of the one at {where}")
            linked[name].append((user, files))


def _kernels(lowering: Lowering, core: Any) -> set[str]:
    """The functions without a body that a core comes to call."""
    found, seen, pending = set[str](), set[str](), [core]
    while pending:
        for each in nested(pending.pop()):
            name = each.attributes["callee"].value if each.name == "func.call" else ""
            if not name or name in seen:
                continue
            seen.add(name)
            callee = lowering.symbols.require(each, name).operation
            if len(callee.regions[0].blocks):
                pending.append(callee)
            else:
                found.add(name)
    return found
