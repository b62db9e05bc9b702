"""Terms of z3 at values for their constants, computed without z3: many terms at the same values, or at many."""
