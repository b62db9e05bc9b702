"""`python -m equiv`."""

import sys

# What lies in the current folder is part of what is checked, and none of our modules.
if not sys.flags.safe_path:
    del sys.path[0]

from equiv.installation import require_own_packages

try:
    require_own_packages()
except ImportError as problem:
    sys.stderr.write(f"equiv: {problem}\n")
    sys.exit(2)

from equiv.cli import main

main()
