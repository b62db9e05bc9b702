"""Addresses as numbers: a run takes one placement of its buffers, so that no result may depend on where they are.

A number made of an address may become an address again, as an aligned allocation does, and differences in one buffer
and bits that its alignment promises depend on no placement. Whatever else is made of one may become no data, decide
nothing that runs, and place no access.
"""
