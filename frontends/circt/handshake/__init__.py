"""CIRCT's handshake dialect: networks of operations between which tokens go.

A function is called once: each argument is a token that waits, each result takes one token, and it ends when no token
can move. What a network computes does not depend on how long anything takes, but for three things that are looked at
apart: which token comes first where two meet in a merge, accesses to one memory that no token orders, and results that
may come before a store. Where one of them is open, what is computed can be refuted, and not proven.

A value that is not buffered has no capacity: what gives a token and what takes it do so at once, as in the circuit that
CIRCT makes of it. A `fork` and its like give their tokens one by one, and keep the one they take until all are given. A
buffer has the capacity that it says; where more would be needed to go on, nothing is proven. A network in which no
token can move though a result is missing is undefined. Before buffers are inserted, all channels have capacity, which
the verdict says.

The network becomes blocks (`elaboration`): tokens move until only a condition that is data can tell where the next one
goes; each distribution of tokens in which that happens (`marking`) is a block, whose arguments are what they carry.

Source: the documentation of the dialect, and of CIRCT's conversion of handshake to hardware.
"""
