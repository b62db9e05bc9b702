"""The tactics: one module each. `equiv.proving.strategy` lists them in the order in which they are tried."""
