"""`python -m tests.fuzz.nests`"""

import tests.fuzz.nests
from tests.fuzz.batches import campaign_of
from tests.fuzz.command import command
from tests.fuzz.nests.pairs import pair

command(tests.fuzz.nests.__doc__, "nests", ".mlir", campaign_of(pair))()
