"""The workflow that builds wheels: what it builds is what the package says that it runs on."""

from __future__ import annotations

import tomllib

import yaml

from tests import ROOT


def test_wheels_are_built_for_all_that_is_supported() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text("utf-8"))
    job = workflow["jobs"]["build"]
    assert {each["platform"] for each in job["strategy"]["matrix"]["include"]} == {
        "linux-x86_64",
        "linux-aarch64",
        "macos-arm64",
    }
    (build,) = (step for step in job["steps"] if "cibuildwheel" in step.get("uses", ""))
    built = {each.removeprefix("cp3").removesuffix("-*") for each in build["env"]["CIBW_BUILD"].split()}
    assert built == {"11", "12", "13", "14"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"


def test_warnings_are_errors_in_ci_alone() -> None:
    native = (ROOT / "interp/native/CMakeLists.txt").read_text("utf-8")
    assert "option(EQUIV_WERROR" in native and "OFF)" in native
    assert "EQUIV_WERROR=ON" in (ROOT / ".ci/run").read_text("utf-8")
    # What another compiler warns of, that of macOS or of a newer image, is no reason to release nothing.
    for file in ("pyproject.toml", ".github/workflows/wheels.yml"):
        assert "WERROR" not in (ROOT / file).read_text("utf-8")


def test_a_wheel_is_tried_when_it_is_built() -> None:
    workflow = (ROOT / ".github/workflows/wheels.yml").read_text("utf-8")
    assert "CIBW_TEST_COMMAND: python -I {project}/tests/integrations/wheel.py --installed" in workflow
    assert (ROOT / "tests/integrations/wheel.py").is_file()
