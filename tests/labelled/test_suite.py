"""What is a pair of a suite of labelled transformations, and what its label is."""

from pathlib import Path

from tests.labelled.suite import transformations


def test_pairs_are_told_by_the_names_of_files_and_labels_by_a_comment(tmp_path: Path) -> None:
    texts = {
        "one.srctgt.ll": "define i8 @src() { ret i8 0 }\n; ERROR: Value mismatch\n",
        "two.src.ll": "define i8 @f() { ret i8 0 }\n",
        "two.tgt.ll": "define i8 @f() { ret i8 0 }\n",
        "folder/three.ident.ll": "define i8 @g() { ret i8 0 }\n",
        "without-a-target.src.ll": "define i8 @f() { ret i8 0 }\n",
        "a-pass.opt.ll": "define i8 @f() { ret i8 0 }\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = {each.name: each for each in transformations(tmp_path)}
    assert sorted(found) == ["folder/three.ident.ll", "one.srctgt.ll", "two.src.ll"]
    assert (found["one.srctgt.ll"].functions, found["one.srctgt.ll"].wrong) == (("src", "tgt"), "Value mismatch")
    assert (found["two.src.ll"].target, found["two.src.ll"].wrong) == (tmp_path / "two.tgt.ll", "")
    assert found["folder/three.ident.ll"].target == found["folder/three.ident.ll"].source


def test_pairs_of_mlir_are_those_with_a_label(tmp_path: Path) -> None:
    labels = {"right": "// VERIFY", "wrong": "// VERIFY-INCORRECT", "other": '// EXPECT: "correct"', "": "// VERIFY-X"}
    for name, label in labels.items():
        (tmp_path / f"{name}.src.mlir").write_text(f"{label}\nfunc.func private @f()\n")
        (tmp_path / f"{name}.tgt.mlir").write_text("func.func private @f()\n")
    found = {each.name: each.wrong for each in transformations(tmp_path)}
    assert found == {"right.src.mlir": "", "wrong.src.mlir": "labelled incorrect"}
