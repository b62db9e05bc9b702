"""Texts on which MLIR's parser ends the process that calls it.

Verifiers of some dialects follow a null pointer where a program is invalid: those of OpenACC's data clauses ask the
operation that defines an operand, which an argument of a block has not (LLVM 22, `acc.host_data`). A text with such
operations is parsed in a copy of the process first."""

from __future__ import annotations

import faulthandler
import os
import re
from collections.abc import Callable

_FAULTY = re.compile(r"\bacc\.[a-z]\w*|\bemitc\.expression\b")
_NEVER = 0  # bytes of a dump of the memory


def faulty_operation(text: str) -> re.Match[str] | None:
    """The first operation in a text of those on which parsers end."""
    return _FAULTY.search(text)


def ends_the_process(parse: Callable[[], object]) -> bool:
    """Whether a signal ends the process that does this, found out by a copy of this one. An exception ends none. False
    where processes cannot be copied."""
    if not hasattr(os, "fork"):
        return False
    child = os.fork()
    if child == 0:
        try:
            import resource  # which systems without `fork` have not

            faulthandler.disable()
            resource.setrlimit(resource.RLIMIT_CORE, (_NEVER, _NEVER))
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            parse()
        except BaseException:  # what is wrong with the text is said where it is parsed again
            os._exit(0)
        os._exit(0)
    try:
        _, status = os.waitpid(child, 0)
    except ChildProcessError:  # whoever waits for all children has heard of it
        return False
    return os.WIFSIGNALED(status)
