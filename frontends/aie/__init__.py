"""The aie, aiex and airrt dialects: arrays of tiles with cores, DMAs, locks and streams, and the host that drives them.

A runtime sequence is an entry function. It begins with what the device around it is configured to do: buffers and
locks of the tiles are made, and each core and each DMA channel is started as a daemon, a task that may still wait when
the program ends. Then the operations of the sequence run as the host's thread. A transfer of a buffer descriptor is a
put into, or a get from, a channel of elements for each stream that ends at a port; locks are counters. The sequence is
called twice, each time with other arguments, so that what one call leaves behind shows in the next.
"""
