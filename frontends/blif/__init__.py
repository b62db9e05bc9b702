"""BLIF, the Berkeley Logic Interchange Format, as yosys prints it: a netlist of tables and registers."""
