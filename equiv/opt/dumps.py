"""What MLIR prints on standard error about passes: `// -----// IR Dump Before CSE (cse) //----- //` and a module."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

_HEADERS = re.compile(rb"^// -----// IR Dump [^\n]*", re.MULTILINE)
_HEADER = re.compile(
    rb"// -----// IR Dump (?P<when>Before|After) (?P<title>.+?)(?P<failed> Failed)?(?: \((?P<argument>[^()']*)\))?"
    rb"(?: \('(?P<anchor>[^']*)' operation(?:: @(?P<symbol>.*))?\))? //----- //\Z"
)
# The module ends with the first line that closes a bracket at its start; what follows is the tool's own talk, but for
# the resources.
_END = re.compile(rb"^[})][^\n]*$", re.MULTILINE)
_RESOURCES = re.compile(rb"^\{-#.*?^#-\}$", re.MULTILINE | re.DOTALL)


class Application(Struct, frozen=True):
    """One pass that ran on one operation. `name` is the pass as a pipeline spells it, or its class. `symbol` names the
    operation it was run on, if that has a name, and `anchor` is its kind. `before` and `after` are whole modules;
    `after` is None where the pass failed or the tool died in it. `nested` says that another pass ran it."""

    name: str
    anchor: str
    symbol: str
    before: bytes
    after: bytes | None
    nested: bool = False

    @property
    def changed(self) -> bool:
        """Whether the pass ended, and left another text."""
        return self.after is not None and self.before != self.after


class Dumps(Struct, frozen=True):
    """The passes in the order in which they ended. `garbled` counts headers that nothing could be made of."""

    applications: tuple[Application, ...]
    garbled: int


class _Dump(Struct, frozen=True):
    after: bool
    failed: bool
    key: tuple[str, str, str]
    module: bytes


def read_dumps(output: bytes) -> Dumps:
    """The passes in a tool's standard error, which may hold anything else between modules."""
    applications: list[Application] = []
    running: list[_Dump] = []
    garbled = 0
    for dump in _dumps(output):
        if dump is None:
            garbled += 1
        elif not dump.after:
            running.append(dump)
        else:
            start = next((at for at in reversed(range(len(running))) if running[at].key == dump.key), None)
            if start is None:
                garbled += 1
                continue
            # Passes that were begun inside of this one and never ended: the tool gave up on them.
            applications += [_unfinished(each, nested=True) for each in running[start + 1 :]]
            after = None if dump.failed else dump.module
            applications.append(Application(*dump.key, running[start].module, after, nested=start > 0))
            del running[start:]
    applications += [_unfinished(each, nested=at > 0) for at, each in enumerate(running)]
    return Dumps(tuple(applications), garbled)


def before_the_last(output: bytes) -> bytes:
    """What a tool that was stopped has written without the last program, which need not be whole."""
    headers = list(_HEADERS.finditer(output))
    return output[: headers[-1].start()] if headers else output


def _unfinished(dump: _Dump, *, nested: bool) -> Application:
    return Application(*dump.key, dump.module, None, nested)


def _dumps(output: bytes) -> Iterator[_Dump | None]:
    headers = list(_HEADERS.finditer(output))
    for position, found in enumerate(headers):
        end = headers[position + 1].start() if position + 1 < len(headers) else len(output)
        header = _HEADER.match(found.group())
        if header is None:
            yield None
            continue
        title, argument, anchor, symbol = (
            (header[name] or b"").decode("utf-8", "backslashreplace")
            for name in ("title", "argument", "anchor", "symbol")
        )
        module = _module(output, found.end() + 1, end)
        yield _Dump(
            header["when"] == b"After", header["failed"] is not None, (argument or title, anchor, symbol), module
        )


def _module(output: bytes, start: int, end: int) -> bytes:
    """The module that a dump begins with, without the tool's messages behind it."""
    closing = _END.search(output, start, end)
    if closing is None:
        return output[start:end]
    module = output[start : closing.end()] + b"\n"
    resources = _RESOURCES.search(output, closing.end(), end)
    return module + b"\n" + resources.group() + b"\n" if resources else module
