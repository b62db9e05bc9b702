"""Fetches MLIR's tests for the mlir-opt at hand: from the source package that it was built from, into a cache."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import urllib.error
import urllib.request
from pathlib import Path

_SYSTEM_SOURCES = Path("/etc/apt/sources.list.d")
_ORIGINAL = re.compile(r"'(?P<address>[^']+\.orig\.tar\.[a-z0-9]+)' \S+ \d+ SHA256:(?P<digest>[0-9a-f]{64})")
_BLOCK = 1 << 20


def cache_folder() -> Path:
    """Where the tests are kept if nobody says otherwise."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "equiv-lit")


def mlir_tests(version: str, cache: Path) -> Path:
    """The folder `mlir/test` of LLVM `version` (a number such as 22), fetched by Debian's package manager unless the
    cache has it. Raises `RuntimeError` where the source package cannot be had."""
    cache.mkdir(parents=True, exist_ok=True)
    folder = cache / f"llvm-{version}"
    if not (folder / "mlir" / "test").is_dir():
        archive = _archive(version, cache)
        partial = cache / f"llvm-{version}.partial"
        shutil.rmtree(partial, ignore_errors=True)
        with tarfile.open(archive) as packed:
            for member in packed:
                inner = member.name.partition("/")[2]
                if inner.startswith("mlir/test/") and (member.isfile() or member.isdir()):
                    member.name = inner
                    packed.extract(member, partial, filter="data")
        partial.rename(folder)
    return folder / "mlir" / "test"


def _archive(version: str, cache: Path) -> Path:
    address, digest = _address(version, cache / "apt")
    archive = cache / Path(address).name
    if not archive.exists():
        partial = archive.with_suffix(".partial")
        # An older security update is kept in the main archive only.
        for candidate in (address, re.sub(r"/debian-security/pool/updates/", "/debian/pool/", address)):
            try:
                with urllib.request.urlopen(candidate) as response, partial.open("wb") as file:
                    shutil.copyfileobj(response, file, _BLOCK)
                break
            except urllib.error.HTTPError as problem:
                failure = problem
        else:
            raise RuntimeError(f"cannot fetch {address}: {failure}")
        if _digest(partial) != digest:
            raise RuntimeError(f"{partial} is not what the package index says")
        partial.rename(archive)
    return archive


def _address(version: str, state: Path) -> tuple[str, str]:
    """Where the upstream source of the package is, and its SHA-256. Uses an index of sources of its own."""
    parts = state / "parts"
    for each in (parts, state / "lists" / "partial"):
        each.mkdir(parents=True, exist_ok=True)
    for file in _SYSTEM_SOURCES.glob("*.sources"):
        text = re.sub(r"^Types: deb$", "Types: deb-src", file.read_text("utf-8"), flags=re.MULTILINE)
        (parts / file.name).write_text(text, "utf-8")
    options = []
    for key, value in (("sourcelist", "/dev/null"), ("sourceparts", parts)):
        options += ["-o", f"Dir::Etc::{key}={value}"]
    options += ["-o", f"Dir::State::lists={state / 'lists'}"]
    subprocess.run(["apt-get", *options, "-q", "update"], check=True, capture_output=True)
    listing = ["apt-get", *options, "source", "--print-uris", f"llvm-toolchain-{version}"]
    found = _ORIGINAL.search(subprocess.run(listing, capture_output=True, text=True).stdout)
    if found is None:
        raise RuntimeError(f"there is no source package llvm-toolchain-{version}")
    return found["address"], found["digest"]


def _digest(file: Path) -> str:
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()
