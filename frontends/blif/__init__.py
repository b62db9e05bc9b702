"""BLIF, the Berkeley Logic Interchange Format, as yosys prints it: a netlist of tables and registers."""

from frontends.blif.source import load

__all__ = ["load"]
