"""Seals on what is kept between runs: a database may come from a repository, and only what this user kept is believed.

A seal is an HMAC (RFC 2104) under a secret of the user, which lies outside of every repository."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import stat
from functools import cache
from pathlib import Path

_BYTES = 32


def seal(*parts: str) -> str:
    """The seal on texts in their order."""
    made = hmac.new(_secret(), digestmod=hashlib.sha256)
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        made.update(len(data).to_bytes(8, "big") + data)
    return made.hexdigest()


def is_sealed(given: object, *parts: str) -> bool:
    """Whether `given` is the seal on these texts."""
    return isinstance(given, str) and hmac.compare_digest(given.encode("utf-8", "replace"), seal(*parts).encode())


def secret_path() -> Path:
    """Where the secret is. A relative folder in the environment counts for none, as the XDG base directories say."""
    base = Path(os.environ.get("XDG_STATE_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".local" / "state") / "equiv" / "secret"


def _secret() -> bytes:
    """A process that stays answers others, whose secrets may be elsewhere."""
    return _secret_for(os.environ.get("XDG_STATE_HOME"), os.environ.get("HOME"))


@cache
def _secret_for(*_: str | None) -> bytes:
    """The secret in an environment, by the variables that say where it is."""
    return _secret_at(secret_path())


@cache
def _secret_at(path: Path) -> bytes:
    """The secret, which is made where there is none. Where none can be kept, one of this process alone: what others
    sealed then says nothing here, and nothing of here to others."""
    with contextlib.suppress(OSError):
        if not path.exists():
            _make(path)
        # A link would be followed to whatever it names.
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        with open(descriptor, "rb") as file:
            state = os.fstat(file.fileno())
            own = stat.S_ISREG(state.st_mode) and state.st_uid == os.geteuid() and not state.st_mode & 0o077
            secret = file.read(_BYTES + 1)
        if own and len(secret) == _BYTES:
            return secret
    return secrets.token_bytes(_BYTES)


def _make(path: Path) -> None:
    """The file appears as a whole, and what another process made at the same time stays. Raises `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    partial = path.with_name(f".{path.name}-{os.getpid()}-{secrets.token_hex(4)}")
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        with open(descriptor, "wb") as file:
            file.write(secrets.token_bytes(_BYTES))
        with contextlib.suppress(FileExistsError):
            os.link(partial, path)
    finally:
        partial.unlink()
