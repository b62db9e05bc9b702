"""What is taken for granted of programs in several languages, as verdicts say it."""

from __future__ import annotations

ABORTS = "a program means nothing where an assertion fails: that it aborts there is not compared"
"""An assertion is taken for a limit of what is defined: a target may do without, and must not add any."""

ABORTS_BY_CALL = "a program means nothing where it calls 'abort': that it ends there is not compared"
"""The same of what assertions become."""

KNOWN_BITS = "no bit that a circuit takes, or that nobody drives, is x or z where two are compared by `===` or the like"
"""What tells `===` from `==`: here signals have two states."""

TWO_STATES = "signals have two states: what a circuit makes of x or z that it takes or holds is not compared"
"""Verilog's operators, and those of comb that are not `bin`, have four (IEEE 1364-2005, clause 5; CIRCT, "Binary
(2-State) logic optional per operation"): a choice between equal numbers by x is one of them, and what `&` and `|` make
of x and these is x."""
