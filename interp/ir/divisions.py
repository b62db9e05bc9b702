"""The scalar operations that divide integers, for a quotient or a remainder: undefined by zero."""

from __future__ import annotations

SIGNED_DIVISIONS = ("divsi", "remsi", "floordivsi", "ceildivsi")
UNSIGNED_DIVISIONS = ("divui", "remui", "ceildivui")
DIVISIONS = (*SIGNED_DIVISIONS, *UNSIGNED_DIVISIONS)
