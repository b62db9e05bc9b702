"""`python -m equiv`."""

from equiv.cli import main

main()
