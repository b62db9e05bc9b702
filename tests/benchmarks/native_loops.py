"""The same loop nest as native code, for ratios within one run."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.benchmarks.measurement import Missing

_GEMM = """
#include <stdio.h>
#include <time.h>
#define N %d
static float A[N][N], B[N][N], C[N][N];
__attribute__((noinline)) void gemm(float A[N][N], float B[N][N], float C[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++)
        C[i][j] = C[i][j] + A[i][k] * B[k][j];
}
int main(void) {
  struct timespec before, after;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
  gemm(A, B, C);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
  printf("%%.9f %%f\\n", (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec), C[1][2]);
  return 0;
}
"""


@contextmanager
def native_gemm(size: int) -> Iterator[Callable[[], float]]:
    """An f32 matrix product of `size` cubed, compiled by `gcc -O1`: a call runs it and gives its processor seconds."""
    if shutil.which("gcc") is None:
        raise Missing("gcc is not here")
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "gemm.c"), Path(folder, "gemm")
        source.write_text(_GEMM % size, encoding="utf-8")
        subprocess.run(["gcc", "-O1", source, "-o", binary], check=True)
        yield lambda: float(subprocess.run([binary], check=True, capture_output=True, text=True).stdout.split()[0])
