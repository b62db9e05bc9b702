"""The parts that programs for arrays of tiles are written of: functions, devices, channels, cores and tasks."""

from __future__ import annotations

from textwrap import dedent, indent

FOREVER = 9223372036854775807
PIECE = "memref<16xi32>"  # of a vector, as it goes through channels


def source(arguments: str, body: str) -> str:
    """The function that a runtime sequence is compared with."""
    return f"func.func @sequence({arguments}) {{\n{indent(dedent(body).strip(), '  ')}\n  return\n}}\n"


def device(*parts: str) -> str:
    text = "\n".join(dedent(part).strip("\n") if part.startswith("\n") else part for part in parts)
    return f"module {{\n  aie.device(npu1) {{\n{indent(text, '    ')}\n  }}\n}}\n"


def buffers(tile: str, names: str, type: str) -> str:
    return "\n".join(f'%{name} = aie.buffer({tile}) {{sym_name = "{name}"}} : {type}' for name in names.split())


def locks(tile: str, **initial: int) -> str:
    return "\n".join(
        f'%{name} = aie.lock({tile}, {number}) {{init = {units} : i32, sym_name = "{name}_lock"}}'
        for number, (name, units) in enumerate(initial.items())
    )


def channel(direction: str, number: int, name: str, descriptors: list[tuple[str, str, str]]) -> str:
    """A channel that runs descriptors in turn: what each acquires, transfers and releases. Goes on at `^after_name`."""
    lines = [f"%{name}_start = aie.dma_start({direction}, {number}, ^{name}_0, ^after_{name})"]
    for at, (acquired, transfer, released) in enumerate(descriptors):
        lines += [
            f"^{name}_{at}:",
            f"  aie.use_lock(%{acquired}, AcquireGreaterEqual, 1)",
            f"  aie.dma_bd({transfer})",
            f"  aie.use_lock(%{released}, Release, 1)",
            f"  aie.next_bd ^{name}_{(at + 1) % len(descriptors)}",
        ]
    return "\n".join([*lines, f"^after_{name}:"])


def core(tile: str, body: str, **constants: int) -> str:
    """A core that does `body` for ever."""
    known = {"c0": 0, "c1": 1, "forever": FOREVER} | constants
    lines = [f"%{name} = arith.constant {value} : index" for name, value in known.items()]
    lines += ["scf.for %round = %c0 to %forever step %c1 {", indent(dedent(body).strip(), "  "), "}", "aie.end"]
    return f"aie.core({tile}) {{\n{indent(chr(10).join(lines), '  ')}\n}}"


def task(name: str, at: str, transfer: str, attributes: str = "") -> str:
    return dedent(f"""
        %{name} = aiex.dma_configure_task_for @{at} {{
          aie.dma_bd({transfer})
          aie.end
        }}{" {" + attributes + "}" if attributes else ""}
        aiex.dma_start_task(%{name})
    """).strip("\n")
