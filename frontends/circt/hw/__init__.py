"""Circuits as CIRCT describes them: modules of hw, what they compute in comb, synth and aig, and what seq keeps."""
