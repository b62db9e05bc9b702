"""An opt-like tool whose passes edit text, and can do whatever else a tool does on a bad day.

`text_opt.py FILE --passes=a;b -o FILE -split-input-file`: a pass `name:old=>new` replaces text; the names below do what
they say."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


def main(arguments: list[str]) -> int:
    options = {each.lstrip("-").partition("=")[0]: each.partition("=")[2] for each in arguments if each[0] == "-"}
    if "unknown-option" in options or ("no-dumps" in options and "mlir-print-ir-after-all" in options):
        sys.stderr.write("text_opt: Unknown command line argument\n")
        return 1
    shown = "mlir-print-ir-after-all" in options
    output = options.get("o") or (arguments[arguments.index("-o") + 1] if "-o" in arguments else "-")
    files = [each for at, each in enumerate(arguments) if each[0] != "-" and arguments[at - 1] != "-o"]
    data = Path(files[0]).read_bytes() if files and files[0] != "-" else sys.stdin.buffer.read()
    chunks = data.split(b"// -----\n") if "split-input-file" in options else [data]
    results = []
    code = 0
    for chunk in chunks:
        text = _replaced(options.get("unseen-at-first", "=>"), chunk.decode("utf-8", "surrogateescape"))
        for name in options["passes"].split(";") if "passes" in options else []:
            _show(shown, "Before", name, text)
            after = _run(name, text, shown)
            if after is None:
                _show(shown, "After", f"{name} Failed", text)
                code = 0 if "verify-diagnostics" in options else 1
                text = "" if "verify-diagnostics" in options else text
                break
            _show(shown, "After", name, after)
            text = after
            if f"unseen-after-{name}" in options:  # outside of every pass
                text = _replaced(options[f"unseen-after-{name}"], text)
        results.append(text)
    if "forget" in options:
        results = results[1:]
    result = "// -----\n".join(results).encode("utf-8", "surrogateescape")
    if "bytecode" in options:
        result = b"ML\xefR" + result
    if "say-it" in options:
        sys.stderr.write(data.decode())
        sys.stderr.flush()
    if output == "-":
        sys.stdout.buffer.write(result)
    else:
        Path(output).write_bytes(result)
    return code


def _run(name: str, text: str, shown: bool) -> str | None:
    match name:
        case "fail":
            sys.stderr.write("input.mlir:1:1: error: this pass gives up\n")
            return None
        case "talk":
            sys.stderr.write("Pass statistics: 12 % of }\n{ nothing\n")
        case "crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "hang-when-watched" if shown:
            time.sleep(60)
        case "only-alone" if not shown:
            return text.replace("addi", "subi")
        case "only-watched" if shown:
            return text.replace("%a, %b : i32", "%b, %a : i32")
        case "garbage":
            sys.stderr.buffer.write(b"// -----// IR Dump of what\xff\xfe\0\x1b[2J //----- //\n" + bytes(range(256)) * 9)
        case "binary":
            return "\0\udcff" * 40
        case _ if ":" in name:
            return _replaced(name.partition(":")[2], text)
    return text


def _replaced(change: str, text: str) -> str:
    old, _, new = change.partition("=>")
    return text.replace(old, new) if old else text


def _show(shown: bool, when: str, name: str, text: str) -> None:
    if shown:
        title = name.partition(":")[0]
        header = f"// -----// IR Dump {when} {title} ('builtin.module' operation) //----- //\n"
        sys.stderr.buffer.write(f"{header}{text}\n".encode("utf-8", "surrogateescape"))
        sys.stderr.flush()


sys.exit(main(sys.argv[1:]))
