"""Random pairs whose verdicts are held against runs: no proof may be of two programs that a run tells apart."""
