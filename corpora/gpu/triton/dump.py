"""Compiles one kernel of a Python module, with every pass dumped to standard error: `python -m corpora.gpu.triton.dump
MODULE KERNEL TARGET`."""

from __future__ import annotations

import ctypes
import sys
from importlib import import_module

TARGETS = {
    "sm80": ("cuda", 80, 32),
    "sm90": ("cuda", 90, 32),
    "sm100": ("cuda", 100, 32),
    "gfx942": ("hip", "gfx942", 64),
}


def compile_and_dump(module: str, kernel: str, target: str) -> None:
    """Compiles one kernel of a Python module."""
    from triton._C import libtriton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, compile

    library = ctypes.CDLL(libtriton.__file__)
    library._ZN4mlir27registerAsmPrinterCLOptionsEv()
    options = (ctypes.c_char_p * 2)(b"triton", b"--mlir-print-op-generic")
    library.LLVMParseCommandLineOptions(len(options), options, None)
    chosen = import_module(module).KERNELS[kernel]
    names = [*chosen.types, *chosen.constants]
    divisible = {
        (names.index(name),): [["tt.divisibility", 16]]
        for name, type in chosen.types.items()
        if type[0] == "*" or name in chosen.divisible
    }
    signature = {**chosen.types, **dict.fromkeys(chosen.constants, "constexpr")}
    compile(
        ASTSource(chosen.function, signature, dict(chosen.constants), divisible), target=GPUTarget(*TARGETS[target])
    )


if __name__ == "__main__":
    compile_and_dump(*sys.argv[1:])
