"""The IR of Google's XLS, as its tools print it: packages of functions over bits, arrays and tuples."""
