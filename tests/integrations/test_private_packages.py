"""A wheel has `equiv` alone at the top: nothing of the user's is taken for a part of it, nor the other way round."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import equiv
from interp import _native
from tests import ROOT

_ALL = """
import importlib, json, pkgutil, sys
import equiv, equiv.testing, equiv.cli.check, equiv.opt.preload
for module in pkgutil.walk_packages(equiv.__path__, "equiv."):
    if not module.name.endswith(("__main__", ".catalogue", "distributed")):
        importlib.import_module(module.name)
import frontends, interp
verdicts = equiv.verify("a.mlir", "b.mlir").verdict, equiv.verify("a.mlir", "c.mlir").verdict
top = sorted(name for name in sys.modules if name.partition(".")[0] in ("frontends", "interp"))
print(json.dumps([verdicts, top, interp.ANSWER, frontends.ANSWER]))
"""


# What an editable install of the sources puts before all folders is not there where a wheel is.
_WITHOUT_SOURCES = """
import sys
sys.meta_path[:] = [each for each in sys.meta_path if not type(each).__module__.startswith("_editable_")]
"""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("install_packages", ROOT / "interp/native/install_packages.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def installed(script: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages as a wheel has them, with the core that was built for the sources."""
    site = tmp_path_factory.mktemp("site")
    script.install(ROOT, site)
    (site / "sitecustomize.py").write_text(_WITHOUT_SOURCES)
    core = Path(str(_native.__file__))
    (site / "equiv/interp" / core.name).symlink_to(core)
    return site


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A user's folder with packages of both names, and a test that uses them."""
    for name in ("frontends", "interp"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("ANSWER = 42\n")
    body = "func.func @f(%x: i32, %y: i32) -> i32 {\n  %r = arith.addi %x, %y : i32\n  return %r : i32\n}\n"
    (tmp_path / "a.mlir").write_text(body)
    (tmp_path / "b.mlir").write_text(body.replace("%x, %y :", "%y, %x :"))
    (tmp_path / "c.mlir").write_text(body.replace("%x, %y :", "%x, %x :"))
    (tmp_path / "test_own.py").write_text(
        "import frontends, interp\n\ndef test_own(assert_equivalent):\n"
        "    assert_equivalent('a.mlir', 'b.mlir')\n    assert interp.ANSWER == frontends.ANSWER == 42\n"
    )
    return tmp_path


def run(site: Path, project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the user's folder. The sources come after the installation and would be found where something is asked
    for at the top that the user does not have."""
    caches = {"XDG_CACHE_HOME": str(project / ".cache"), "XDG_RUNTIME_DIR": str(project / ".run")}
    (project / ".run").mkdir(mode=0o700, exist_ok=True)
    variables = {**os.environ, **caches, "PYTHONPATH": str(site), "PYTHONSAFEPATH": ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, timeout=120)


def test_all_of_it_is_used_beside_packages_of_these_names(installed: Path, project: Path) -> None:
    done = run(installed, project, "-c", _ALL)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [["equivalent", "different"], ["frontends", "interp"], 42, 42]


def test_workers_are_their_own(installed: Path, project: Path) -> None:
    for left, right in (("a", "one.src"), ("b", "one.tgt"), ("a", "two.src"), ("c", "two.tgt")):
        (project / f"{right}.mlir").write_text((project / f"{left}.mlir").read_text())
    report = project / "found.jsonl"
    done = run(installed, project, "-m", "equiv", "batch", ".", "-j", "2", "--report", f"json-lines={report}")
    assert done.returncode == 1, done.stderr
    found = [json.loads(line) for line in report.read_text("utf-8").splitlines()]
    assert [each["verdict"]["verdict"] for each in found if each.get("verdict")] == ["equivalent", "different"]


def test_pytest_and_modules_of_such_names(installed: Path, project: Path) -> None:
    """One is a file, one a folder; the plugin is the installation's."""
    (project / "interp/__init__.py").rename(project / "interp.py")
    (project / "interp").rmdir()
    done = run(installed, project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_own.py")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("from interp.ir import A", "from equiv.interp.ir import A"),
        ("import interp", "import equiv.interp; from equiv import interp"),
        ("import interp.ir.text as t", "import equiv.interp.ir.text as t"),
        (
            "if x:\n    import frontends.api  # why",
            "if x:\n    import equiv.frontends.api; from equiv import frontends  # why",
        ),
        ("é = 'é'; from frontends import (\n  a,\n  b)", "é = 'é'; from equiv.frontends import (\n  a,\n  b)"),
        (
            "P = ('frontends.x.y:Z', 'interp', 'interp is')",
            "P = ('equiv.frontends.x.y:Z', 'equiv.interp', 'interp is')",
        ),
        ("from .interp import x\nimport interpolation", "from .interp import x\nimport interpolation"),
        ("interp = frontends = 'equiv.interp'", "interp = frontends = 'equiv.interp'"),
    ],
)
def test_names_of_modules_are_moved(code: str, expected: str, script: ModuleType) -> None:
    assert script.moved(code.encode(), "x.py").decode() == expected


@pytest.mark.parametrize("code", ["import sys, interp", "import interp.ir, frontends"])
def test_an_import_that_would_stay_ends_the_build(code: str, script: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"x\.py"):
        script.moved(code.encode(), "x.py")


def test_what_others_extend_has_one_name() -> None:
    """In the sources, too, and it is the same module."""
    code = (
        "import equiv.frontends.mlir.core.registry as one, equiv.interp.ir\n"
        "import frontends.mlir.core.registry as other, interp.ir\n"
        "assert one is other and equiv.interp.ir is interp.ir\n"
        "assert one.__spec__.name == 'frontends.mlir.core.registry'\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    assert Path(equiv.__path__[0]).parent == ROOT
