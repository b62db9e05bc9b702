"""Structural Verilog, as yosys prints it after synthesis: nets, assignments, tables, and registers of one clock."""

from frontends.verilog.source import Source, load

__all__ = ["Source", "load"]
