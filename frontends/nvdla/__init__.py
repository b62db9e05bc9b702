"""NVDLA's traces of register writes, as its test benches play them, alone or with the program of the host."""
