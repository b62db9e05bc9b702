"""Files of object code that a program is linked with, in which kernels are that it calls by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

LINKED = ("link_with", "link_files", "link_merge_files")
_QUOTED = re.compile(r'"([^"]*)"')


def linked_files(operation: Any) -> frozenset[str]:
    """The names of the files that the attributes of a core, a herd or a function have."""
    written = (str(operation.attributes[name]) for name in LINKED if name in operation.attributes)
    return frozenset(name for text in written for name in _QUOTED.findall(text))


def assume_one_kernel(lowering: Lowering, name: str, files: Iterable[str]) -> None:
    """Notes that a kernel is known by its name: what is in a file is not looked at. Where the two programs name
    different files, the verdict lists both; without a common one they are not compared."""
    if files:
        of = ", ".join(f"'{each}'" for each in sorted(files))
        lowering.choices.update(ir.Choice(ir.ChoiceKind.LINKED, each, f"the kernel '{name}'") for each in files)
        lowering.assumptions.add(f"the kernel '{name}' of {of} is the one of that name in the other program")
