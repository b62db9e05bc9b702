"""Streams of instructions for crossbars in memory, as PIMCOMP writes them for its verification."""

from frontends.pimcomp.source import load

__all__ = ["load"]
