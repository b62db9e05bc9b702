"""The nvgpu dialect."""
