"""CIRCT's dialects: Calyx, handshake, and the circuits of hw, comb, seq and fsm."""
