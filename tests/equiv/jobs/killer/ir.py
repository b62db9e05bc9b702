"""Bindings that end the process which imports them."""

import os
import signal

os.kill(os.getpid(), signal.SIGKILL)
