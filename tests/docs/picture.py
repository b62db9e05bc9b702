"""Makes the picture of a report that the README shows: `python -m tests.docs.picture`, with chromium.

The report is that of the example pairs which the tutorial checks, so that the picture can be made again wherever the
page of the report has changed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests import ROOT

PICTURE = ROOT / "docs" / "report.png"
_WIDTH, _HEIGHT = 1200, 640  # pixels
_PAIRS = (("scale", "scale.unrolled"), ("scale", "scale.wrong"), ("sum", "sum.split"), ("cbrt", "cbrt.after"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        records = []
        for source, target in _PAIRS:
            records.append(f"{folder}/{target}.json")
            programs = [f"docs/examples/{name}.mlir" for name in (source, target)]
            _equiv("check", "--seed", "1", *programs, "--json", records[-1])
        page = Path(folder) / "report.html"
        _equiv("report", *records, "--to", f"html={page}")
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        size = f"--window-size={_WIDTH},{_HEIGHT}"
        command = ["chromium", *options, size, f"--screenshot={PICTURE}", page.as_uri()]
        subprocess.run(command, check=True, timeout=60, capture_output=True)


def _equiv(*arguments: str) -> None:
    """Runs equiv, whose exit code says what it found."""
    subprocess.run([sys.executable, "-m", "equiv", *arguments], cwd=ROOT, timeout=120, check=False, capture_output=True)


if __name__ == "__main__":
    main()
