"""`python -m equiv`."""

import sys

# What lies in the current folder is part of what is checked, and none of our modules.
if not sys.flags.safe_path:
    del sys.path[0]

from equiv.cli import main

main()
