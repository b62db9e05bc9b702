"""The HTML report on ten thousand pairs of real programs."""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

from equiv.corpus.manifests import read_corpus
from equiv.report import write
from tests import ROOT
from tests.benchmarks.measurement import Measurement, Missing, once, row
from tests.equiv.report.specimens import many

_PAIRS = 10_000
_LOOPS = ROOT / "corpora" / "loops"


@row("report")
def report() -> list[Measurement]:
    """Size, and the time from opening to a list that can be searched."""
    from playwright.sync_api import sync_playwright

    browser_path = shutil.which("chromium")
    if browser_path is None:
        raise Missing("chromium is not here")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        records = list(many(_PAIRS, folder, _corpus()))
        read = sum(path.stat().st_size for path in folder.iterdir())
        started = time.perf_counter()
        write("html", records, folder / "report.html")
        written = time.perf_counter() - started
        size = (folder / "report.html").stat().st_size / 1e6
        loads = []
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=browser_path)
            for _ in range(5):
                page = browser.new_page()
                started = time.perf_counter()
                page.goto((folder / "report.html").as_uri())
                page.wait_for_selector("html[data-ready=yes]")
                loads.append(time.perf_counter() - started)
                page.close()
            browser.close()
    what = f"HTML report on {_PAIRS} pairs, {read / 1e6:.0f} MB of programs"
    return [
        once(f"{what}, size", size, "MB", 20.0),
        Measurement(f"{what}, time to open", tuple(loads), "s", 2.0),
        once(f"{what}, time to write", written, "s", 30.0),
    ]


def _corpus() -> list[tuple[str, str]]:
    return [(pair.source.read_text("utf-8"), pair.target.read_text("utf-8")) for pair in read_corpus(_LOOPS)]
