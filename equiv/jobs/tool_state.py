"""What a tool is, so that another run of it that is given the same does the same: the bytes of its program and of the
libraries that it is linked with, by a digest that is kept for as long as the files are untouched."""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import re
import shutil
import stat
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

_ELF = b"\x7fELF"
# A program that prints its passes has this text of mlir/lib/Pass/IRPrinting.cpp in it, or a library that it is linked
# with does. Scripts, and interpreters of languages in which passes are written, consist of more files than we know.
_PRINTS_PASSES = b"// -----// IR Dump "
_LIBRARY = re.compile(r"^\s*(?:\S+ => )?(/\S+) \(0x[0-9a-f]+\)$", re.MULTILINE)
_MISSING = re.compile(r"=> not found|^\s*\S+ => \(")
_SMALL = 1 << 16  # bytes of a file that are hashed sooner than their digest is found
_SETTLED_NS = 2 * 10**9  # a file that was written a moment ago may be written again without that its state tells
_LISTING_SECONDS = 10.0
_WORDS = re.compile(r"[^\s=,;:(){}\[\]'\"]+")
# Variables that say who runs a tool, where and when, and the one that Python sets where there is no locale (PEP 538).
# Every other one counts as something that the tool may read.
_OF_SESSIONS = re.compile(
    r"(?:LC_CTYPE|PWD|OLDPWD|SHLVL|_|TERM|COLUMNS|LINES|DISPLAY|LS_COLORS|TMP|TMPDIR|TEMP|TEMPDIR|WINDOWID|INVOCATION_ID"
    r"|(?:SSH|XDG|DBUS|PYTEST|GITHUB|RUNNER|ACTIONS|CI|BUILD|EQUIV|LIT)(?:_.*)?)\Z"
)

Recall = Callable[[str], str | None]
Keep = Callable[[str, str], None]


def tool_state(command: Sequence[str], environment: Mapping[str, str], recall: Recall, keep: Keep) -> str | None:
    """A digest of the tool of a command as it is now and of all that it may read, in the current folder: where it is
    equal, the tool makes the same of the same input. None where it cannot be known: scripts, programs that
    do not print passes themselves, and arguments that name folders. Digests of files are asked of `recall` and given
    to `keep`."""
    path = shutil.which(command[0], path=environment.get("PATH"))
    if path is None:
        return None
    files = _Files(recall, keep)
    try:
        digest = hashlib.sha256()
        for part in _parts(path, command, environment, files):
            digest.update(hashlib.sha256(part.encode("utf-8", "surrogateescape")).digest())
    except (OSError, ValueError, subprocess.SubprocessError, _Unknown):
        return None
    return digest.hexdigest() if files.print_passes else None


class _Unknown(Exception):
    """There is more to a tool than we know."""


def _parts(path: str, command: Sequence[str], environment: Mapping[str, str], files: _Files) -> Iterator[str]:
    real = os.path.realpath(path)
    yield f"{path} {real} {files.digest(real)}"
    for library in files.libraries(real, environment):
        yield f"{library} {files.digest(library)}"
    yield os.getcwd()
    yield from (f"{name}={value}" for name, value in sorted(environment.items()) if not _OF_SESSIONS.match(name))
    for argument in command[1:]:
        yield argument
        # `transform-library-paths=a.mlir` in an option, `-load-pass-plugin=p.so`: the tool reads these, too.
        for word in dict.fromkeys((argument, argument.partition("=")[2], *_WORDS.findall(argument))):
            if word.startswith("@") and _mode(word[1:]) is not None:
                raise _Unknown  # a file of further arguments, which may name others
            mode = _mode(word)
            if mode is None or stat.S_ISCHR(mode):
                continue
            if not stat.S_ISREG(mode):
                raise _Unknown
            yield f"{word} {files.digest(os.path.realpath(word))}"


def _mode(word: str) -> int | None:
    try:
        return os.stat(word).st_mode
    except (OSError, ValueError):
        return None


class _Files:
    """Digests of files, each of which is read again only when it was written since."""

    def __init__(self, recall: Recall, keep: Keep) -> None:
        self._recall = recall
        self._keep = keep
        self.print_passes = False

    def digest(self, path: str) -> str:
        """Raises `OSError`."""
        state = os.stat(path)
        key = f"file {path} {_state(state)}"
        known = self._recall(key) if state.st_size > _SMALL else None
        if known is None:
            known = _contents(path)
            settled = time.time_ns() - max(state.st_ctime_ns, state.st_mtime_ns) > _SETTLED_NS
            if state.st_size > _SMALL and settled and _state(os.stat(path)) == _state(state):
                self._keep(key, known)
        digest, _, prints = known.partition(" ")
        self.print_passes |= prints == "prints"
        return digest

    def libraries(self, program: str, environment: Mapping[str, str]) -> list[str]:
        """The libraries that the loader takes for a program, as `ldd` lists them. Raises `_Unknown` for what is no
        program that it loads."""
        given = sorted((name, value) for name, value in environment.items() if name.startswith("LD_"))
        own = os.path.dirname(program)
        searched = [own, os.path.join(own, os.pardir, "lib"), *environment.get("LD_LIBRARY_PATH", "").split(":")]
        places = " ".join(_state_at(each) for each in ("/etc/ld.so.cache", *searched))
        key = f"libraries {program} {_state(os.stat(program))} {given} {places}"
        known = self._recall(key)
        if known is not None:
            found: list[str] = json.loads(known)
            if all(map(os.path.isfile, found)):
                return found
        loader = _loader(program)
        if loader is None:
            return []
        listed = subprocess.run(
            [loader, "--list", program],
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_LISTING_SECONDS,
            check=False,
        )
        if listed.returncode or _MISSING.search(listed.stdout):
            raise _Unknown
        found = [loader, *_LIBRARY.findall(listed.stdout)]
        self._keep(key, json.dumps(found))
        return found


def _contents(path: str) -> str:
    with open(path, "rb") as file:
        is_program = file.read(len(_ELF)) == _ELF
        file.seek(0)
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        prints = False
        if is_program:
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
                prints = data.find(_PRINTS_PASSES) >= 0
    return f"{digest} {'prints' if prints else 'silent'}"


def _state(state: os.stat_result) -> str:
    return f"{state.st_dev} {state.st_ino} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}"


def _state_at(path: str) -> str:
    try:
        return _state(os.stat(path))
    except OSError:
        return "-"


def _loader(program: str) -> str | None:
    """The dynamic loader that a program names (PT_INTERP of elf(5)), None where it is linked statically. Raises
    `_Unknown` for what is no ELF file of 64 bits in this machine's order of bytes, or asks for another loader."""
    import struct

    with open(program, "rb") as file:
        head = file.read(64)
        if len(head) < 64 or head[:6] != _ELF + b"\x02\x01":
            raise _Unknown
        (start,) = struct.unpack_from("<Q", head, 32)
        size, count = struct.unpack_from("<HH", head, 54)
        file.seek(start)
        table = file.read(size * count)
        for at in range(count):
            kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", table, at * size)
            if kind == 3:
                file.seek(offset)
                loader = os.fsdecode(file.read(length).rstrip(b"\0"))
                if not re.fullmatch(r"(/[\w.+-]+)*/ld-linux[\w.-]*", loader):
                    raise _Unknown
                return loader
    return None
