"""What is measured is what a command starts, and nothing else that this process has started."""

from __future__ import annotations

import subprocess
import sys

from tests.lit.processor_time import processor_time

BUSY = "import time\nwhile time.process_time() < 0.3: pass"


def test_what_goes_on_behind_a_command_is_measured_and_other_children_are_left_to_themselves() -> None:
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        with processor_time() as spent:
            subprocess.run(["/bin/sh", "-c", '"$0" -c "$1" &', sys.executable, BUSY], check=True)
        assert spent.seconds >= 0.3
        assert other.poll() is None
    finally:
        other.communicate(b"\n")
    assert other.returncode == 0
