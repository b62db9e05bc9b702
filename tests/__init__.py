"""The tests mirror the packages; `ROOT` is the folder of the project."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
