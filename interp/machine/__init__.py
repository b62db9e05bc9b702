"""The machine from Python: assemble a module, run it in a value domain, compare two executions."""

from interp.machine.native_sources import require_current

require_current()  # before any module takes from the core what an old one may lack

from interp.ir.outputs import CellState  # noqa: E402
from interp.machine.assembly.assembler import AssemblyError  # noqa: E402
from interp.machine.execution import Execution, compare  # noqa: E402
from interp.machine.machine import Program, assemble, run_pair  # noqa: E402
from interp.machine.runs import (  # noqa: E402
    Algebra,
    BufferInput,
    Cell,
    CellValue,
    Comparison,
    DataInput,
    Difference,
    Domain,
    Input,
    Lanes,
    Limits,
    Range,
    Sample,
    Schedule,
    SizeInput,
    Stop,
    StopKind,
    Threads,
)

__all__ = [
    "Algebra",
    "AssemblyError",
    "BufferInput",
    "Cell",
    "CellState",
    "CellValue",
    "Comparison",
    "DataInput",
    "Difference",
    "Domain",
    "Execution",
    "Input",
    "Lanes",
    "Limits",
    "Program",
    "Range",
    "Sample",
    "Schedule",
    "SizeInput",
    "Stop",
    "StopKind",
    "Threads",
    "assemble",
    "compare",
    "run_pair",
]
