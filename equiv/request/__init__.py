"""What a user asks for: sources, sizes, levels, limits and what is assumed of the arguments."""
