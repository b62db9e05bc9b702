"""Inputs on which two programs disagree: samples, the search for a witness, and its replay."""
