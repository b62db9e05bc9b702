"""The arrows between the packages: `equiv -> frontends -> interp`, and what within them must not know what.

A rule is about the imports of all modules under a folder, those inside of functions and those by name
(`import_module("...")`) among them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from frontends.registry import installed
from tests import ROOT

LANGUAGES = tuple(f"frontends.{path.parent.name}" for path in sorted((ROOT / "frontends").glob("*/pack.py")))
OUTSIDE = tuple(
    f"equiv.{name}"
    for name in ("cli", "corpus", "jobs", "mutate", "opt", "pytest_plugin", "reduce", "report", "testing")
)
"""What a proof knows nothing of: it asks for verdicts, or shows them."""
PROOFS = ("equiv.pairing", "equiv.proving", "equiv.refuting", "equiv.sizing")
ABOVE_THE_SOLVER = ("equiv.pairing", "equiv.proving", "equiv.refuting", "equiv.verdict", *OUTSIDE)
SYSTEMS = tuple(name for name in LANGUAGES if name != "frontends.mlir")


@dataclass(frozen=True)
class Rule:
    """Modules under `folder`, but for those under `but`, import nothing of `forbidden`."""

    name: str
    folder: str
    forbidden: tuple[str, ...]
    but: tuple[str, ...] = ()


RULES = (
    Rule("interp stands alone", "interp", ("frontends", "equiv")),
    Rule("frontends do not know what is proven of programs", "frontends", ("equiv",)),
    Rule("the core and MLIR's own dialects know no system", "frontends/mlir", SYSTEMS),
    Rule("nothing of equiv knows a language", "equiv", (*LANGUAGES, "frontends.circuits")),
    Rule("z3 is asked in one place", "equiv", ("z3",), ("equiv/solver",)),
    Rule("what all worker processes share knows none of them", "equiv/processes.py", ("equiv",)),
    Rule("the solver knows nothing of who asks it", "equiv/solver", ABOVE_THE_SOLVER),
    Rule("the jobs and the wrapper ask for verdicts, and nothing of a proof", "equiv/jobs", PROOFS),
    Rule("pairing comes before proofs", "equiv/pairing", ("equiv.proving", "equiv.refuting", "equiv.sizing", *OUTSIDE)),
    Rule("proofs know nothing of what runs many", "equiv/proving", OUTSIDE),
    Rule("a search for inputs knows nothing of proofs", "equiv/refuting", ("equiv.proving", *OUTSIDE)),
    Rule("sizes know nothing of proofs", "equiv/sizing", ("equiv.proving", "equiv.refuting", "equiv.solver", *OUTSIDE)),
    Rule("a verdict is data", "equiv/verdict", ("equiv.request", "equiv.solver", *PROOFS, *OUTSIDE)),
    Rule("a request is data", "equiv/request", ("equiv.solver", *PROOFS, *OUTSIDE)),
    Rule("a corpus is data", "equiv/corpus", ("equiv.solver", "equiv.request", "equiv.jobs", *PROOFS)),
    Rule("the command line comes last", "equiv", ("equiv.cli",), ("equiv/cli", "equiv/__main__.py")),
    Rule("frontends and the machine do not ask z3", "frontends", ("z3",)),
    Rule("the machine does not ask z3", "interp", ("z3",)),
    Rule("circuits are of every language", "frontends/circuits", LANGUAGES),
    Rule("text is of every language", "frontends/text", LANGUAGES),
)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The modules that a module imports, with the lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module is not None, f"{path}:{node.lineno}: a relative import"
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{each.name}") for each in node.names)
        elif isinstance(node, ast.Call) and _called(node.func) in ("import_module", "__import__", "named"):
            for each in node.args[:1]:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield node.lineno, each.value.partition(":")[0]


def _called(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def violations(rule: Rule, root: Path) -> list[str]:
    found = []
    base = root / rule.folder
    for path in sorted(base.rglob("*.py")) if base.is_dir() else [base] * base.exists():
        place = path.relative_to(root).as_posix()
        if any(place == each or place.startswith(f"{each}/") for each in rule.but):
            continue
        for line, module in imports(path):
            if any(module == each or module.startswith(f"{each}.") for each in rule.forbidden):
                found.append(f"{place}:{line}: {module}")
    return found


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_no_module_breaks_a_rule(rule: Rule) -> None:
    assert violations(rule, ROOT) == []


@pytest.mark.parametrize(
    ("place", "code", "rule"),
    [
        ("interp/ir/new.py", "from frontends.errors import InputProblem", "interp stands alone"),
        ("interp/machine/new.py", "import equiv", "interp stands alone"),
        ("frontends/blif/new.py", "import equiv.verdict", "frontends do not know what is proven of programs"),
        (
            "frontends/mlir/core/new.py",
            "from frontends.triton import types",
            "the core and MLIR's own dialects know no system",
        ),
        (
            "frontends/mlir/dialects/new.py",
            "def f():\n    from frontends.air.tasks import starts_tasks",
            "the core and MLIR's own dialects know no system",
        ),
        (
            "frontends/mlir/dialects/scf/new.py",
            "import importlib\nimportlib.import_module('frontends.aie.device')",
            "the core and MLIR's own dialects know no system",
        ),
        ("frontends/mlir/core/new.py", "from frontends import iree", "the core and MLIR's own dialects know no system"),
        (
            "equiv/proving/new.py",
            "from frontends.mlir.core.source import Source",
            "nothing of equiv knows a language",
        ),
        ("equiv/pairing/new.py", "import frontends.verilog.parser as p", "nothing of equiv knows a language"),
        (
            "equiv/sizing/new.py",
            "if True:\n    from frontends import mlir",
            "nothing of equiv knows a language",
        ),
        ("equiv/opt/new.py", "from frontends.mlir import load", "nothing of equiv knows a language"),
        ("equiv/proving/new.py", "def f():\n    import z3", "z3 is asked in one place"),
        ("equiv/solver/new.py", "from equiv.jobs.pool import Pool", "the solver knows nothing of who asks it"),
        ("equiv/solver/new.py", "def f():\n    import equiv.opt.checks", "the solver knows nothing of who asks it"),
        ("equiv/sizing/new.py", "from equiv.proving import check", "sizes know nothing of proofs"),
        ("equiv/request/new.py", "from equiv.pairing.signature import unify", "a request is data"),
        ("equiv/jobs/new.py", "import equiv.cli", "the command line comes last"),
        ("frontends/text/new.py", "from frontends.mlir.core import text", "text is of every language"),
        ("equiv/proving/parametric/new.py", "from z3 import Solver", "z3 is asked in one place"),
        ("equiv/jobs/new.py", "from importlib import import_module\nimport_module('z3')", "z3 is asked in one place"),
    ],
)
def test_a_new_import_that_breaks_a_rule_is_found(place: str, code: str, rule: str, tmp_path: Path) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(code)
    (broken,) = (each for each in RULES if each.name == rule)
    assert [each.rpartition(":")[0].rpartition(":")[0] for each in violations(broken, tmp_path)][:1] == [place]


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("equiv/opt/new.py", "from frontends.registry import installed"),
        ("equiv/solver/new.py", "import z3"),
        ("equiv/proving/new.py", "from frontends.api import Source\nfrom frontends.errors import Unsupported"),
        ("frontends/mlir/core/new.py", "from frontends.registry import installed\nfrom frontends import reading"),
        ("frontends/triton/new.py", "from frontends.mlir.core.lowering import Lowering"),
        ("equiv/z3_like.py", "import z3_other"),
    ],
)
def test_what_the_rules_allow(place: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(code)
    assert [each for rule in RULES for each in violations(rule, tmp_path)] == []


def test_no_module_is_longer_than_600_lines() -> None:
    """Long before that there are two reasons to change it, where it divides."""
    command = ["git", "ls-files", "-z", "*.py", "*.cpp", "*.h", "*.js"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    sources = [ROOT / name for name in names if name and (ROOT / name).is_file()]
    assert [str(each) for each in sources if each.read_text("utf-8").count("\n") > 600] == []


def test_packs_are_read_without_what_they_name() -> None:
    """Every command reads all packs: what one names is imported for programs that need it."""
    code = "import sys; from frontends.registry import installed; installed(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = {name for name in done.stdout.split() if name.startswith(LANGUAGES)}
    assert modules == {*LANGUAGES, *(f"{name}.pack" for name in LANGUAGES)}


def test_the_core_names_no_system() -> None:
    """No module that it would import some day, and no operation, type or attribute of a system's dialect."""
    dialects = {
        dialect
        for pack in installed().dialects
        for dialect, modules in pack.dialects.items()
        if not all(module.startswith("frontends.mlir.") for module in modules)
    }
    assert dialects.isdisjoint(("arith", "sparse_tensor")) and {"iree_codegen", "aie", "comb"} <= dialects
    system = re.compile(rf"(?:{'|'.join(SYSTEMS)})\b|[!#\"]?(?:{'|'.join(dialects)})\.[a-z_]")
    for path in sorted((ROOT / "frontends" / "mlir").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not system.match(node.value), f"{path}:{node.lineno}: {node.value}"


def test_lowering_has_no_field_of_a_system() -> None:
    """A system keeps what it has to remember in scopes."""
    tree = ast.parse((ROOT / "frontends/mlir/core/lowering.py").read_text("utf-8"))
    (lowering,) = (each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == "Lowering")
    fields = {
        each.attr
        for each in ast.walk(lowering)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"
    }
    systems = {word for name in SYSTEMS for word in name.split(".")[1:]}
    kept_in_scopes = {"launch", "device", "instances", "copied", "components", "holds_up", "orders_later"}
    assert not {each for each in fields if not {each, *each.split("_")}.isdisjoint(systems | kept_in_scopes)}
