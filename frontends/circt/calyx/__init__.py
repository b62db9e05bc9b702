"""Calyx: components of cells, groups of assignments between their ports, and the control that runs the groups."""
