"""What two processes must have in common for a check in one to be the check that the other would have done."""

from __future__ import annotations

import hashlib
import os
import resource
import sys
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec

_PACKAGES = ("equiv", "frontends", "interp")
_GROUPS = ("equiv.dialects", "equiv.frontends")  # of entry points, as `frontends.api` has them
_METADATA = (".dist-info", ".egg-info")
_LIBRARIES = ("torch_mlir", "z3", "numpy")
_VARIABLES = ("PYTHON", "LD_", "MALLOC_", "GLIBC_", "OMP_", "OPENBLAS_", "MLIR_", "Z3_")
_TICK_SECONDS = 0.02  # by which the start of a process is not known
_LIMITS = ("AS", "CORE", "CPU", "DATA", "FSIZE", "MEMLOCK", "NOFILE", "NPROC", "RSS", "STACK")


def fingerprint() -> str:
    """The same for processes of the same user, on the same files, with the same code, libraries, limits and view of the
    file system; another one as soon as a file of an installation is written anew."""
    parts = "".join([f"{part}\0" for part in _parts()])
    return hashlib.sha256(parts.encode("utf-8", "surrogateescape")).hexdigest()


def view(process: int, variables: Mapping[str, str]) -> tuple[str, ...]:
    """What of a fingerprint a process says itself: limits, view of the file system, and those of its variables that
    change what Python and libraries do. Raises `OSError` where it is gone or another user's."""
    root = os.stat(f"/proc/{process}/root/.")
    return (
        str(os.getpriority(os.PRIO_PROCESS, process)),
        *(f"{name}={value}" for name, value in sorted(variables.items()) if name.startswith(_VARIABLES)),
        *(f"{name} {resource.prlimit(process, getattr(resource, f'RLIMIT_{name}'))}" for name in _LIMITS),
        f"{root.st_dev} {root.st_ino}",
        *(os.readlink(f"/proc/{process}/ns/{space}") for space in ("mnt", "pid", "user")),
    )


def is_older_than_process() -> bool:
    """Whether all files that this process has imported were written before it began, so that what it has imported is
    what a fingerprint tells of. Raises `OSError` where no file system tells of processes."""
    with open("/proc/self/stat", encoding="utf-8", errors="replace") as file:
        ticks = int(file.read().rpartition(")")[2].split()[19])
    age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    began = time.time() - age - _TICK_SECONDS
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    return all(os.stat(file).st_ctime < began for file in files if file)


def _parts() -> Iterator[str]:
    yield f"{sys.executable} {sys.version} {sys.prefix} {os.geteuid()} {os.getegid()} {sorted(os.getgroups())}"
    yield f"{sys.flags.optimize} {sys.getfilesystemencoding()}"
    yield from view(os.getpid(), os.environ)
    for package in _PACKAGES:
        for folder in _folders(package):
            yield from _files(folder)
    yield from _others()
    for library in _LIBRARIES:
        for folder in _folders(library):
            yield _state(folder)
            entries = sorted(os.scandir(folder), key=lambda each: each.name)
            yield from (_state(entry.path) for entry in entries if entry.name != "__pycache__")


def _others() -> Iterator[str]:
    """What other packages add to languages and dialects, with their code. `importlib.metadata` takes longer to import
    than all of this."""
    for folder in sys.path:
        try:
            found = sorted(entry.path for entry in os.scandir(folder or ".") if entry.name.endswith(_METADATA))
        except OSError:
            continue
        for path in found:
            for point in _declared(os.path.join(path, "entry_points.txt")):
                yield f"{path} {point}"
                package = point.partition("=")[2].strip().partition(":")[0].partition(".")[0]
                module = find_spec(package)
                if module is not None and module.submodule_search_locations is None and module.origin is not None:
                    yield _state(module.origin)
                for place in _folders(package):
                    yield from _files(place)


def _declared(file: str) -> Iterator[str]:
    """The lines of entry points in the groups that are ours."""
    try:
        with open(file, encoding="utf-8") as text:
            lines = text.read().splitlines()
    except (OSError, UnicodeDecodeError):
        return
    group = ""
    for line in map(str.strip, lines):
        if line.startswith("["):
            group = line.strip("[] ")
        elif group in _GROUPS and "=" in line and not line.startswith(("#", ";")):
            yield line


def _folders(package: str) -> list[str]:
    found = find_spec(package)
    return [] if found is None else sorted(found.submodule_search_locations or ())


def _files(folder: str) -> list[str]:
    """The states of all files of code below a folder. There are a thousand, at which a process that answers looks each
    second."""
    found = []
    folders = [folder]
    while folders:
        place = folders.pop()
        with os.scandir(place) as entries:
            listed = sorted([(entry.name, entry) for entry in entries])
        for name, entry in listed:
            if name.endswith((".py", ".so")):
                found.append(_state(f"{place}/{name}"))
            elif name != "__pycache__" and entry.is_dir():
                folders.append(f"{place}/{name}")
    return found


def _state(path: str) -> str:
    state = os.stat(path)
    return f"{path} {state.st_ino} {state.st_size} {state.st_mtime_ns}"
