"""The air dialect: launches, segments and herds of tiles, asynchronous tasks, copies and channels.

A region is a dispatcher. An operation without a token waits for what it depends on, runs, and only then does the next
one start; one with a token becomes a task, and the dispatcher goes on. A hierarchy operation (`launch`, `segment`,
`herd`) ends with all its instances and all tasks in them. Tokens are those of the affine IR, so that the machine's
races, deadlocks and orders left open are those of the program; nothing orders what no token, value or channel orders.
"""
