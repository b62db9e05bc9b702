"""Circuits of any language as functions: transition functions, cycles, from go to done, unknown bits."""
