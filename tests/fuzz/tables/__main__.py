"""`python -m tests.fuzz.tables`"""

import tests.fuzz.tables
from tests.fuzz.batches import campaign_of
from tests.fuzz.command import command
from tests.fuzz.tables.pairs import pair

command(tests.fuzz.tables.__doc__, "tables", ".mlir", campaign_of(pair))()
