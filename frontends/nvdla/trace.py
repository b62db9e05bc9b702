"""A trace as a function over the memory it sets up: what it loads and what it checks are the arguments."""

from __future__ import annotations

from frontends.nvdla.commands import read_commands
from frontends.nvdla.memory import CHECKS, MEMORY_COMMANDS, Memory
from frontends.nvdla.operations import Program
from frontends.nvdla.parts import Part
from frontends.nvdla.tasks import Schedule, Task
from frontends.nvdla.writer import Writer


def write_trace(writer: Writer, part: Part) -> None:
    """Raises `SyntaxProblem` and `Unsupported`."""
    commands = read_commands(writer.source, part)
    memory = Memory(writer)
    memory.set_up(each for each in commands if each.name in MEMORY_COMMANDS)
    checks = [each for each in commands if each.name in CHECKS]
    for check in checks:
        memory.check(check)
    memory.name_own()
    others = [each for each in commands if each.name not in (*MEMORY_COMMANDS, *CHECKS)]
    schedule = Schedule(writer, Program(writer, others), memory)
    _require_checked(writer, memory, schedule, part)
    writer.origin(part.start)
    arguments = [f"{each.value}: {each.type}" for each in memory.surfaces if each.is_argument]
    writer.line(f"func.func @{part.name}({', '.join(arguments)}) {{")
    _write_surfaces(writer, memory)
    for each in schedule.parts:
        each.write_buffers(writer)
    _write_tasks(writer, schedule.tasks)
    writer.line("func.return")
    writer.line("}")


def _require_checked(writer: Writer, memory: Memory, schedule: Schedule, part: Part) -> None:
    """A surface is looked at after all that is written to it, and the trace ends after all that it does."""
    if not memory.events:
        raise writer.unsupported("trace", part.start, "a trace without a check, which has no output")
    ended: set[Task] = set()
    for event, surface, offset in memory.events:
        tasks = schedule.before_event(event, offset)
        ended |= tasks
        for task in schedule.tasks:
            if task not in tasks and any(each.surface is surface for each in task.writes):
                raise writer.unsupported("check", offset, "a surface that may still be written")
    for task in schedule.tasks:
        if task not in ended:
            raise writer.unsupported("trace", task.offset, "an operation that may go on after the last check")


def _write_surfaces(writer: Writer, memory: Memory) -> None:
    for surface in memory.surfaces:
        writer.origin(surface.offset)
        if not surface.is_argument:
            writer.line(f"{surface.value} = memref.alloc() : {surface.type}")
        if surface.zeroed and not surface.loaded:
            size = surface.element_bytes or 1
            zero = writer.constant(0, f"i{8 * size}")
            with writer.loops(surface.size // size) as (at,):
                writer.line(f"affine.store {zero}, {surface.value}[{at}] : {surface.type}")


def _write_tasks(writer: Writer, tasks: list[Task]) -> None:
    """One after the other where no two that nothing orders touch the same memory, else side by side."""
    in_turn = not any(
        earlier not in task.after and task.conflicts(earlier)
        for number, task in enumerate(tasks)
        for earlier in tasks[:number]
    )
    tokens: dict[Task, str] = {}
    for task in tasks:
        writer.origin(task.offset)
        if not in_turn:
            tokens[task] = writer.fresh()
            after = ", ".join(tokens[each] for each in dict.fromkeys(task.before))
            writer.line(f"{tokens[task]} = async.execute {f'[{after}] ' if after else ''}{{")
        task.write(writer)
        if not in_turn:
            writer.line("async.yield")
            writer.line("}")
    for token in tokens.values():
        writer.line(f"async.await {token} : !async.token")
