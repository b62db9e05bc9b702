"""Structural Verilog, as yosys prints it after synthesis: nets, assignments, tables, and registers of one clock."""
