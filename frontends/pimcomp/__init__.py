"""Streams of instructions for crossbars in memory, as PIMCOMP writes them for its verification."""
