"""Programs of MLIR's own dialects that are run on the machine and as native code."""

from __future__ import annotations

from tests.frontends.native_programs import control, memory, numbers

PROGRAMS = control.PROGRAMS | numbers.PROGRAMS | memory.PROGRAMS
