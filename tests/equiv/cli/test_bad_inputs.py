"""Bad inputs: each ends in a message that names a place, or the file, and in an exit code that is no verdict's."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv.cli import main

MLIR = """func.func @f(%a: memref<4xf32>, %n: index) -> f32 {
  %c = arith.constant 1.0 : f32
  %r = affine.for %i = 0 to 4 iter_args(%s = %c) -> f32 {
    %x = affine.load %a[%i] : memref<4xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %r : f32
}
"""
VERILOG = "module f(input [7:0] a, output [7:0] b);\n  assign b = a + 8'd1;\nendmodule\n"
BLIF = ".model f\n.inputs a b\n.outputs y\n.names a b y\n11 1\n.end\n"

# Truncated at each of these shares of their length, at which none is whole.
_TRUNCATED = {
    f"truncated-{name}-{share}.{suffix}": text[: len(text) * share // 100].encode()
    for name, suffix, text in (("mlir", "mlir", MLIR), ("verilog", "v", VERILOG))
    for share in (5, 15, 25, 35, 45, 55, 65, 75, 85, 95)
}
_BINARY = {
    "zeros.mlir": bytes(1000),
    "bytes.mlir": bytes(range(256)),
    "elf.mlir": b"\x7fELF\x02\x01\x01" + bytes(100),
    "gzip.mlir": b"\x1f\x8b\x08\x00" + bytes(100),
    "png.mlir": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "pdf.mlir": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n",
    "zip.mlir": b"PK\x03\x04" + bytes(60),
    "bytecode.mlir": b"ML\xefR" + bytes(60),
    "bitcode.mlir": b"BC\xc0\xde" + bytes(60),
    "nul-in-text.mlir": MLIR.replace("arith", "ar\0th", 1).encode(),
    "nul-at-end.mlir": MLIR.encode() + b"\0",
    "sqlite.mlir": b"SQLite format 3\0" + bytes(100),
}
_ENCODED = {
    f"{encoding}.{suffix}": text.encode(encoding)
    for encoding in ("utf-16", "utf-16-le", "utf-32", "cp037")
    for suffix, text in (("mlir", MLIR), ("v", VERILOG), ("blif", BLIF))
}
_ENCODED["latin-1.mlir"] = MLIR.encode() + "// \u00e9".encode("latin-1")
_ENCODED["shift-jis.v"] = VERILOG.encode() + "// \u4e2d\u56fd".encode("shift-jis")
_ENCODED["surrogate.mlir"] = MLIR.encode() + b"// \xed\xa0\x80"
_ENCODED["overlong.mlir"] = MLIR.encode() + b"// \xc0\xaf"
_ENCODED["cut.mlir"] = MLIR.encode() + b"// \xe4\xb8"
_LANGUAGES = {
    "prose.mlir": b"This is a letter to my aunt.\n",
    "c.mlir": b"int main(void) { return 0; }\n",
    "python.mlir": b"def f(x):\n    return x\n",
    "html.mlir": b"<!doctype html><p>404 Not Found</p>\n",
    "json.mlir": b'{"a": [1, 2, 3]}\n',
    "llvm.mlir": b"define i32 @f(i32 %a) {\n  ret i32 %a\n}\n",
    "conflict.mlir": b"<<<<<<< HEAD\n" + MLIR.encode() + b"=======\n>>>>>>> x\n",
    "lfs.mlir": b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
    "verilog.mlir": VERILOG.encode(),
    "mlir.v": MLIR.encode(),
    "mlir.blif": MLIR.encode(),
    "blif.v": BLIF.encode(),
    "vhdl.v": b"entity f is\nend entity;\n",
    "mlir.json": MLIR.encode(),
    "mlir.xlsir": MLIR.encode(),
    "mlir.tileir": MLIR.encode(),
    "blif.nvdla": BLIF.encode(),
    "mlir.plena": MLIR.encode(),
    "mlir.tvmscript": MLIR.encode(),
    "blif.cfg": BLIF.encode(),
}
_MALFORMED = {
    "empty.mlir": b"",
    "empty.v": b"",
    "blank.mlir": b"\n\n  \n",
    "comment.mlir": b"// nothing\n",
    "no-function.mlir": b"module {}\n",
    "declared.mlir": b"func.func private @f(i32) -> i32\n",
    "only-quote.mlir": b'"',
    "only-backslashes.mlir": b'"' + b"\\" * 1001,
    "brackets.mlir": b"(" * 5000,
    "closing.mlir": b")" * 5000,
    "angles.mlir": b"func.func @f(%a: " + b"vector<" * 300 + b"i32",
    "minus.mlir": b"func.func @f() { %a = arith.constant " + b"-" * 1000 + b"1 : i32 }",
    "undefined-value.mlir": MLIR.replace("return %r", "return %q").encode(),
    "twice.mlir": (MLIR + MLIR).encode(),
    "type.mlir": MLIR.replace("memref<4xf32>", "memref<4xf33>").encode(),
    "negative-size.mlir": MLIR.replace("memref<4x", "memref<-4x").encode(),
    "huge-size.mlir": MLIR.replace("memref<4x", "memref<99999999999999999999x").encode(),
    "huge-number.mlir": MLIR.replace("1.0 :", "9" * 20000 + " :").encode(),
    "unknown-operation.mlir": MLIR.replace("arith.addf", "arith.add_float").encode(),
    "unknown-dialect.mlir": MLIR.replace("arith.addf", "nothing.addf").encode(),
    "operands.mlir": MLIR.replace("arith.addf %s, %x", "arith.addf %s").encode(),
    "no-terminator.mlir": MLIR.replace("  return %r : f32\n", "").encode(),
    "results.mlir": MLIR.replace("-> f32 {\n  %c", "-> (f32, f32) {\n  %c").encode(),
    "recursive.mlir": b"func.func @f(%a: i32) -> i32 {\n  %0 = call @g(%a) : (i32) -> i32\n  return %0 : i32\n}\n",
    "long-line.mlir": b"func.func @f(" + b"%a: i32, " * 20000 + b"\n",
    "module-verilog.v": b"module f(",
    "parens.v": b"module f(input a, output b);\nassign b = " + b"(" * 20000 + b"a;\nendmodule\n",
    "blif-cover.blif": BLIF.replace("11 1", "1x 1").encode(),
    "blif-width.blif": BLIF.replace("11 1", "111 1").encode(),
    "blif-unknown.blif": BLIF.replace(".names", ".nonsense").encode(),
    "json-cut.json": b'{"a": [1, ',
    "json-deep.json": b"[" * 100000,
    "crlf-cut.mlir": MLIR.replace("\n", "\r\n")[:100].encode(),
    "bom.mlir": b"\xef\xbb\xbf" + MLIR[:50].encode(),
    "huge-width.mlir": MLIR.replace("memref<4xf32>", "memref<4xi99999999>").encode(),
    "regions.mlir": b"module {" * 3000,
    "step.mlir": MLIR.replace("0 to 4 iter", "0 to 4 step 0 iter").encode(),
    "map.mlir": MLIR.replace("%a[%i]", "%a[%i floordiv 0]").encode(),
    "alias.mlir": b"#a = #a\n" + MLIR.replace("1.0 :", "#a :").encode(),
    "attribute.mlir": MLIR.replace(
        "-> f32 {\n  %c", "-> f32 attributes {x = dense<[1, [2]]> : tensor<2xi8>} {\n  %c"
    ).encode(),
    "itself.v": b"module f(input a, output b);\n  f g(a, b);\nendmodule\n",
    "loop.blif": BLIF.replace(".names a b y\n11 1", ".names a y y\n11 1").encode(),
    "width.v": b"module f(input [99999999999:0] a, output b);\n  assign b = a[0];\nendmodule\n",
}


def _directory(path: Path) -> None:
    path.mkdir()


def _unreadable(path: Path) -> None:
    path.write_text(MLIR)
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")


def _gone(_: Path) -> None:
    """Nothing is there."""


_SPECIAL: dict[str, Callable[[Path], None]] = {
    "directory.mlir": _directory,
    "unreadable.mlir": _unreadable,
    "gone.mlir": _gone,
    "gone/in/folders.mlir": _gone,
    "dangling.mlir": lambda path: path.symlink_to("nowhere"),
    "circle.mlir": lambda path: path.symlink_to(path.name),
    "zero.mlir": lambda path: path.symlink_to("/dev/null"),
    "through-file.mlir/x.mlir": lambda path: path.parent.write_text(MLIR),
    "n" * 300 + ".mlir": _gone,
    "no-suffix": lambda path: path.write_bytes(b"\x80"),
    "suffix.docx": lambda path: path.write_bytes(b"PK\x03\x04"),
    "nested/" * 500 + "x.mlir": _gone,
}

INPUTS: dict[str, bytes | Callable[[Path], None]] = {
    **_TRUNCATED,
    **_BINARY,
    **_ENCODED,
    **_LANGUAGES,
    **_MALFORMED,
    **_SPECIAL,
}


def test_there_are_enough() -> None:
    assert len(INPUTS) >= 120


@pytest.mark.parametrize("name", INPUTS)
def test_a_bad_input_ends_in_a_message(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    made = INPUTS[name]
    if callable(made):
        made(path)
    else:
        path.write_bytes(made)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["equiv", "check", "--timeout", "20", str(path), str(path)])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    said = printed.out + printed.err
    assert ended.value.code in (2, 3), said
    assert "Traceback" not in said
    assert "defect" not in said
    shown = said.split("\n")[0] if ended.value.code == 2 else said
    assert Path(name).name[:100] in shown or "File name too long" in shown, shown
    assert all(len(line) < 4000 for line in said.split("\n")) or len(name) > 1000


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("a.mlir",),
        ("a.mlir", "a.mlir", "a.mlir"),
        ("a.mlir", "a.mlir", "--timeout", "0"),
        ("a.mlir", "a.mlir", "--timeout", "nan"),
        ("a.mlir", "a.mlir", "--timeout", "soon"),
        ("a.mlir", "a.mlir", "--max-memory", "-1"),
        ("a.mlir", "a.mlir", "--max-ops", "many"),
        ("a.mlir", "a.mlir", "--seed", "-1"),
        ("a.mlir", "a.mlir", "--accept", "perhaps"),
        ("a.mlir", "a.mlir", "--func", "g"),
        ("a.mlir", "a.mlir", "--func", ""),
        ("a.mlir", "a.mlir", "--size", "n"),
        ("a.mlir", "a.mlir", "--size", "n=x"),
        ("a.mlir", "a.mlir", "--size", "q=4"),
        ("a.mlir", "a.mlir", "--assume", "zz:finite"),
        ("a.mlir", "a.mlir", "--assume", ":"),
        ("a.mlir", "a.mlir", "--map", "x"),
        ("a.mlir", "a.mlir", "--bindings", "no.such.package"),
        ("a.mlir", "a.mlir", "--json", "no/such/folder/x.json"),
        ("a.mlir", "a.mlir", "--replay", "a.mlir"),
        ("--replay", "a.mlir"),
        ("--replay", "gone.json"),
        ("-", "-"),
        (".", "."),
        (".", "a.mlir"),
        ("a.mlir", "."),
    ],
)
def test_wrong_use_ends_in_a_message(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.mlir").write_text(MLIR)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "argv", ["equiv", "check", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    said = printed.out + printed.err
    if arguments == (".", "."):
        assert ended.value.code == 0  # each file of a folder against itself
        return
    assert ended.value.code == 2, said
    assert "Traceback" not in said
    assert printed.err.strip()
