"""C++ as the LLVM dialect: by clang (of the package `ziglang`), and `mlir-translate` (Debian: mlir-22-tools)."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

# One operation for each in the source: integers wrap, loops stay loops, and no product and sum become one.
FLAGS = ("-O1", "-fwrapv", "-fno-vectorize", "-fno-slp-vectorize", "-ffp-contract=off")
_LANGUAGE = ("-std=c++17", "-fno-exceptions", "-fno-math-errno", "-fno-threadsafe-statics", "-DNDEBUG", "-w")
_NAME = re.compile(r'struct<"[^"]*", ')
_VOLATILE = re.compile(r"\b(load|store) volatile ")


def compile_cpp(text: str, include: Sequence[Path] = (), flags: Sequence[str] = ()) -> str:
    """The module of a C++ file, with the folders to look for headers in, and more of clang's flags. Accesses that are
    volatile become plain ones before anything is optimized: the types of fixed-point numbers that simulate those of a
    synthesis tool make theirs to memory of their own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "kernel.cpp").write_text(text)
        headers = [f"-I{each}" for each in include]
        plain = ["-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "kernel.cpp", "-o", "plain.ll"]
        _clang(folder, ["-x", "c++", *_system_headers(), *headers, *_LANGUAGE, *FLAGS, *flags, *plain])
        raw = folder / "plain.ll"
        raw.write_text(_VOLATILE.sub(r"\1 ", raw.read_text()))
        _clang(folder, ["-x", "ir", *FLAGS, *flags, "-S", "-emit-llvm", "plain.ll", "-o", "kernel.ll"])
        command = ["mlir-translate-22", "--import-llvm", "kernel.ll"]
        imported = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
        # Files that are read side by side may not have two structs of one name.
        return _NAME.sub("struct<", imported)


def _clang(folder: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "ziglang", "clang", "--target=x86_64-linux-gnu", *arguments]
    subprocess.run(command, cwd=folder, check=True)


def _system_headers() -> list[str]:
    """The headers of the system's C++ library, and clang's own in the place of those of the system's compiler."""
    found = subprocess.run(
        ["g++", "-E", "-x", "c++", "/dev/null", "-v"], check=True, capture_output=True, text=True
    ).stderr
    listed = found.partition("#include <...> search starts here:")[2].partition("End of search list")[0].split()
    package = find_spec("ziglang")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("the package ziglang, which holds clang")
    own = Path(package.origin).parent / "lib" / "include"
    folders = [own, *(each for each in listed if "/lib/gcc/" not in each)]
    return ["-nostdinc", "-nostdinc++", *(f"-isystem{each}" for each in folders)]
