"""What is left to do of a run that `equiv-opt` did and that is not known: its passes are watched and checked, by a
process that `equiv.cli.launched` forks. It speaks at the standard error of who asks, and ends where nobody waits."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
import threading
from collections.abc import Callable
from typing import NoReturn

from msgspec import Struct

from equiv.opt.wrapper import Begun, Ran, Settings, conclude

ANSWER = struct.Struct("2i")
"""One of the states below, and an exit code; after `ENDED`, what is to be said follows."""
NOT_KNOWN, ENDED, BEING_CHECKED = range(3)


class Left(Struct, frozen=True):
    """`errors` is the standard error of who asks by `connection`; `installation` is the fingerprint of this one."""

    connection: socket.socket
    errors: int
    begun: Begun
    ran: Ran
    settings: Settings
    installation: str

    def do(self, like: Callable[[], contextlib.AbstractContextManager[None]]) -> NoReturn:
        """Does it in this process, which is forked for it; in `like` it is as who asks. Where it fails, the connection
        ends without an answer, and `equiv opt` does it again."""
        code = 1
        try:
            self.connection.setblocking(True)
            self.connection.send(ANSWER.pack(BEING_CHECKED, 0))
            os.dup2(self.errors, 2)
            os.close(self.errors)
            signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell may have had ignored
            threading.Thread(target=self._leave_with_it, daemon=True).start()
            with like():
                exit_code = conclude(self.begun, self.ran, self.settings, self.installation)
            self.connection.send(ANSWER.pack(ENDED, exit_code))
            code = 0
        except BaseException:
            pass
        finally:
            os._exit(code)

    def _leave_with_it(self) -> None:
        """Interrupts this process when who asks has ended."""
        poll = select.poll()
        poll.register(self.connection, 0)
        poll.poll()
        os.kill(os.getpid(), signal.SIGINT)
