"""Tries what a wheel installs as its users would.

`python tests/integrations/wheel.py WHEEL` makes a clean environment for it, in which no compiler is found; with
`--installed` the environment of this Python is tried, as when wheels are built. Everything runs beside folders named
like parts of equiv, and outside of the sources, but for the corpus, whose run has the sources as its current folder.
The steps of the action and the hook are what their files say."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
_TOOLS = ("bash", "cat", "chmod", "env", "git", "grep", "mkdir", "mktemp", "rm", "sed", "sh")
_BODY = "func.func @f(%x: i32, %y: i32) -> i32 {\n  %r = arith.addi %x, %y : i32\n  return %r : i32\n}\n"
_RIGHT, _WRONG = "right:arith.addi %x, %y=>arith.addi %y, %x", "wrong:arith.addi=>arith.subi"
_USE = (
    "import equiv, frontends, interp\n"
    "verdicts = [equiv.verify('a.mlir', each).verdict for each in ('b.mlir', 'c.mlir')]\n"
    "assert verdicts == ['equivalent', 'different'] and frontends.ANSWER == interp.ANSWER == 42\n"
)
_TEST = (
    "import interp\n\ndef test_own(assert_equivalent):\n"
    "    assert_equivalent('a.mlir', 'b.mlir')\n    assert interp.ANSWER == 42\n"
)


class Failed(Exception):
    """What was tried did not do what it should."""


@dataclass(frozen=True)
class Trial:
    """`folder` is a user's; `tools` holds what is found beside the environment's own programs."""

    folder: Path
    tools: Path
    wheel: Path | None

    def run(
        self, command: list[str], code: int, *, folder: Path | None = None, said: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join((str(Path(sys.executable).parent), str(self.tools)))
        environment = {"PATH": path, "HOME": str(self.tools.parent), "LANG": "C.UTF-8"} | variables
        where = folder or self.folder
        done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, timeout=600)
        if done.returncode != code or said not in done.stdout + done.stderr:
            expected = f"exit code {code}" + (f" and '{said}'" if said else "")
            shown = f"{shlex.join(command)}\n{done.stdout}{done.stderr}"
            raise Failed(f"expected {expected}, got {done.returncode} of: {shown}")
        return done


def version(trial: Trial) -> None:
    trial.run(["equiv", "--version"], 0, said="equiv ")


def check(trial: Trial) -> None:
    trial.run(["equiv", "check", "a.mlir", "b.mlir"], 0, said="equivalent bit for bit")
    trial.run(["equiv", "check", "a.mlir", "c.mlir"], 1, said="different: f")


def corpus(trial: Trial) -> None:
    command = ["equiv", "corpus", "run", "loops/gemm", "--no-cache", "-j", "2"]
    trial.run(command, 0, folder=PROJECT, said="all as expected")


def python(trial: Trial) -> None:
    trial.run(["python", "-c", _USE], 0)


def plugin(trial: Trial) -> None:
    trial.run(["python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_own.py"], 0, said="1 passed")


def completion(trial: Trial) -> None:
    trial.run(["equiv"], 0, said="_equiv_completion", _EQUIV_COMPLETE="bash_source")
    words = {"COMP_WORDS": "equiv ch", "COMP_CWORD": "1", "_EQUIV_COMPLETE": "bash_complete"}
    trial.run(["equiv"], 0, said="plain,check", **words)


def wrapper(trial: Trial) -> None:
    tool = ["python", "-I", str(PROJECT / "tests/equiv/opt/text_opt.py")]
    trial.run(["equiv", "opt", *tool, "a.mlir", f"--passes={_RIGHT}"], 0)
    trial.run(
        ["equiv", "opt", *tool, "a.mlir", f"--passes={_RIGHT};{_WRONG}"], 1, said="pass 1 of the pipeline, 'wrong'"
    )


def bisect(trial: Trial) -> None:
    tool = shlex.join(["python", "-I", str(PROJECT / "tests/equiv/opt/text_opt.py")])
    command = ["equiv", "bisect", tool, shlex.quote(f"--passes={_RIGHT};{_WRONG}"), "a.mlir"]
    trial.run(command, 1, said="'wrong', is the first that is different")


def hook(trial: Trial) -> None:
    import yaml

    (given,) = yaml.safe_load((PROJECT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    command = [*shlex.split(given["entry"]), *given["args"]]
    folder = _pairs(trial)
    trial.run(command, 0, folder=folder)
    (folder / "pair.tgt.mlir").write_text((trial.folder / "c.mlir").read_text("utf-8"), "utf-8")
    trial.run(command, 1, folder=folder, said="different: pair")


def action(trial: Trial) -> None:
    """Both steps, on the wheel in the place of the sources; without one, the first is left out."""
    import yaml

    given = yaml.safe_load((PROJECT / "action.yml").read_text("utf-8"))
    folder, runner = _pairs(trial), trial.folder.parent / "runner"
    (folder / "equiv.toml").write_text('fail-on = "nothing"\naccept = "real"\n', "utf-8")
    runner.mkdir()
    values = {f"inputs.{name}": each["default"] for name, each in given["inputs"].items()}
    values |= {"inputs.paths": ".", "github.action_path": str(trial.wheel)}
    values |= {"github.action_repository": "them/equiv", "github.action_ref": "v1"}
    machine = {"RUNNER_TEMP": str(runner), "GITHUB_STEP_SUMMARY": str(runner / "summary")}
    machine["GITHUB_OUTPUT"] = str(runner / "output")
    install, report = given["runs"]["steps"]
    if trial.wheel is not None:
        _step(trial, install, values, machine, folder, 0)
    else:
        (runner / "equiv/bin").mkdir(parents=True)
        (runner / "equiv/bin/equiv").symlink_to(Path(sys.executable).parent / "equiv")
    _step(trial, report, values, machine, folder, 0)
    (folder / "pair.tgt.mlir").write_text((trial.folder / "c.mlir").read_text("utf-8"), "utf-8")
    _step(trial, report, values, machine, folder, 1)
    written = {each.name for each in (folder / "equiv-report").iterdir()}
    if not {"report.html", "report.sarif", "report.xml", "records.jsonl"} <= written:
        raise Failed(f"the action wrote {sorted(written)} alone")
    if "different" not in (runner / "summary").read_text("utf-8"):
        raise Failed("the action's summary does not say what is different")


def _step(
    trial: Trial, step: dict[str, Any], values: dict[str, str], machine: dict[str, str], folder: Path, code: int
) -> None:
    asked = step["env"].items()
    variables = {name: values[each.removeprefix("${{ ").removesuffix(" }}")] for name, each in asked}
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    trial.run(command, code, folder=folder, **machine, **variables)


def _pairs(trial: Trial) -> Path:
    """A repository with a pair."""
    folder = Path(tempfile.mkdtemp(dir=trial.folder.parent))
    (folder / "pair.src.mlir").write_text((trial.folder / "a.mlir").read_text("utf-8"), "utf-8")
    (folder / "pair.tgt.mlir").write_text((trial.folder / "b.mlir").read_text("utf-8"), "utf-8")
    return folder


TRIALS: tuple[Callable[[Trial], None], ...] = (
    version, check, python, plugin, corpus, wrapper, bisect, completion, hook, action,
)  # fmt: skip


def try_all(scratch: Path, wheel: Path | None) -> Iterator[str]:
    """The failures, while it says how far it is."""
    folder = scratch / "project"
    folder.mkdir()
    for name in ("frontends", "interp"):
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text("ANSWER = 42\n", "utf-8")
    (folder / "a.mlir").write_text(_BODY, "utf-8")
    (folder / "b.mlir").write_text(_BODY.replace("%x, %y :", "%y, %x :"), "utf-8")
    (folder / "c.mlir").write_text(_BODY.replace("addi", "subi"), "utf-8")
    (folder / "test_own.py").write_text(_TEST, "utf-8")
    trial = Trial(folder, _tools(scratch), wheel)
    for each in TRIALS:
        started = time.monotonic()
        try:
            each(trial)
        except (Failed, subprocess.TimeoutExpired) as problem:
            print(f"{each.__name__:12} failed", flush=True)
            yield f"{each.__name__}: {problem}"
        else:
            print(f"{each.__name__:12} {time.monotonic() - started:6.1f} s", flush=True)


def _tools(scratch: Path) -> Path:
    """The only programs that are found beside the environment's, none of them a compiler."""
    folder = scratch / "tools"
    folder.mkdir(exist_ok=True)
    for name in _TOOLS:
        found = shutil.which(name)
        if found is not None and not (folder / name).exists():
            (folder / name).symlink_to(found)
    if not (folder / "python3").exists():
        (folder / "python3").symlink_to(Path(sys.base_prefix, "bin", "python3"))
    return folder


def _try_in_clean_environment(wheel: Path) -> int:
    with tempfile.TemporaryDirectory(prefix="equiv-wheel-") as scratch:
        home = Path(scratch)
        started = time.monotonic()
        venv.create(home / "environment", with_pip=True)
        variables = {"PATH": str(_tools(home)), "HOME": scratch, "LANG": "C.UTF-8"}
        own = home / "environment/bin/python"
        quiet = ("--quiet", "--disable-pip-version-check")
        command = [own, "-I", "-m", "pip", "install", *quiet, wheel, "pytest", "pyyaml"]
        subprocess.run(command, cwd=scratch, env=variables, check=True)
        print(f"{'install':12} {time.monotonic() - started:6.1f} s", flush=True)
        command = [own, "-I", Path(__file__), "--installed", "--wheel", wheel]
        return subprocess.run(command, cwd=scratch, env=variables).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path, metavar="WHEEL")
    parser.add_argument("--installed", action="store_true", help="try the environment of this Python")
    parser.add_argument("--wheel", dest="named", type=Path, help="what the action's first step installs")
    given = parser.parse_args()
    if not given.installed:
        if given.wheel is None:
            parser.error("name a WHEEL")
        return _try_in_clean_environment(given.wheel.resolve())
    with tempfile.TemporaryDirectory(prefix="equiv-wheel-") as scratch:
        failures = list(try_all(Path(scratch), given.named))
    for failure in failures:
        print(f"\n{failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
