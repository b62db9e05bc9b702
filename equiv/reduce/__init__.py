"""Makes programs smaller while what was found out about them stays the same."""
