"""The machine from Python: assemble a module, run it in a value domain, compare two executions."""

from interp.machine.native_sources import require_current

require_current()  # before any module takes from the core what an old one may lack

from interp.machine.machine import (  # noqa: E402
    Algebra,
    AssemblyError,
    BufferInput,
    Cell,
    CellValue,
    Comparison,
    DataInput,
    Difference,
    Domain,
    Execution,
    Input,
    Limits,
    Program,
    Range,
    Sample,
    Schedule,
    SizeInput,
    Stop,
    assemble,
    compare,
    run_pair,
)

__all__ = [
    "Algebra",
    "AssemblyError",
    "BufferInput",
    "Cell",
    "CellValue",
    "Comparison",
    "DataInput",
    "Difference",
    "Domain",
    "Execution",
    "Input",
    "Limits",
    "Program",
    "Range",
    "Sample",
    "Schedule",
    "SizeInput",
    "Stop",
    "assemble",
    "compare",
    "run_pair",
]
