"""Which attributes of operations can be changed without a change of what the operation is lowered to."""
