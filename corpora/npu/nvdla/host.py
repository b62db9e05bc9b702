"""What the host does around traces, in MLIR: tensors to cubes and weights to groups of kernels, and back."""

from __future__ import annotations

from corpora.npu.nvdla.trace import ATOM, Cube, Filter


def shape(*sizes: int, element: str = "i8") -> str:
    return f"memref<{'x'.join(map(str, sizes))}x{element}>"


def cube_type(cube: Cube) -> str:
    return shape(cube.size)


def tensor_type(cube: Cube) -> str:
    return shape(1, cube.channels, cube.height, cube.width)


def pack(tensor: str, buffer: str, cube: Cube, size: int = 0) -> str:
    """Allocates a buffer for a cube, of `size` bytes if that is more, and fills it."""
    type = shape(size or cube.size)
    return f"  {buffer} = memref.alloc() : {type}\n" + _each(
        cube,
        f"%value = affine.load {tensor}[0, %channel, %row, %column] : {tensor_type(cube)}",
        f"affine.store %value, {buffer}[{_at(cube)}] : {type}",
    )


def unpack(buffer: str, tensor: str, cube: Cube, first: int = 0, channels: int = 0) -> str:
    """Puts a cube's elements into a tensor of `channels` channels, from channel `first` on."""
    type = shape(1, channels or cube.channels, cube.height, cube.width)
    return _each(
        cube,
        f"%value = affine.load {buffer}[{_at(cube)}] : {cube_type(cube)}",
        f"affine.store %value, {tensor}[0, %channel + {first}, %row, %column] : {type}",
    )


def pack_weights(tensor: str, buffer: str, filter: Filter, channels: int, kernels: int, of: int = 0) -> str:
    """Allocates a buffer for the weights of the first kernels of a tensor with `of` of them, and fills it by groups of
    kernels, eights of channels, height, width, kernels and channels."""
    size = filter.weight_bytes(channels, kernels)
    type, given = shape(size), shape(of or kernels, channels, filter.rows, filter.columns)
    lines, start = [f"  {buffer} = memref.alloc() : {type}"], 0
    for group in range(0, kernels, ATOM):
        many = min(ATOM, kernels - group)
        for block in range(0, channels, ATOM):
            deep = min(ATOM, channels - block)
            place = f"((%row * {filter.columns} + %column) * {many} + %kernel) * {deep} + %channel + {start}"
            at = f"%kernel + {group}, %channel + {block}, %row, %column"
            lines += [
                *(f"  affine.for %row = 0 to {filter.rows} {{", f"    affine.for %column = 0 to {filter.columns} {{"),
                *(f"      affine.for %kernel = 0 to {many} {{", f"        affine.for %channel = 0 to {deep} {{"),
                f"          %value = affine.load {tensor}[{at}] : {given}",
                f"          affine.store %value, {buffer}[{place}] : {type}",
                *("        }", "      }", "    }", "  }"),
            ]
            start += filter.rows * filter.columns * many * deep
    return "\n".join(lines) + "\n"


def _at(cube: Cube) -> str:
    atom = f"(%channel floordiv {ATOM}) * {cube.surface_stride} + %row * {cube.line_stride} + %column * {ATOM}"
    return f"{atom} + %channel mod {ATOM}"


def _each(cube: Cube, *body: str) -> str:
    lines = [
        *(f"  affine.for %channel = 0 to {cube.channels} {{", f"    affine.for %row = 0 to {cube.height} {{"),
        f"      affine.for %column = 0 to {cube.width} {{",
        *(f"        {line}" for line in body),
        *("      }", "    }", "  }"),
    ]
    return "\n".join(lines) + "\n"


def function(arguments: dict[str, str], body: str) -> str:
    given = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    return f"func.func @main({given}) {{\n{body}  return\n}}\n"


def program(host: str, **traces: str) -> str:
    """A file of the host's program and the traces it plays."""
    parts = [f"//--- nv_small/{name}.cfg\n{trace}" for name, trace in traces.items()]
    return "".join((f"//--- host.mlir\n{host}", *parts))
