"""`dataclass` of the standard library, for what is not yet a `msgspec.Struct`."""

from dataclasses import dataclass as dataclass
