"""The strategy of a check, and the tactics that prove equality at a size vector or at all of them."""
