"""The same loop nest as native code, for ratios within one run."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

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
  double best = 1e9;
  for (int run = 0; run < 5; run++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    gemm(A, B, C);
    clock_gettime(CLOCK_MONOTONIC, &after);
    double seconds = (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec);
    if (seconds < best)
      best = seconds;
  }
  printf("%%.9f %%f\\n", best, C[1][2]);
  return 0;
}
"""


def gemm_seconds(size: int) -> float:
    """The best of five runs of an f32 matrix product of `size` cubed, compiled by `gcc -O1`."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "gemm.c"), Path(folder, "gemm")
        source.write_text(_GEMM % size, encoding="utf-8")
        subprocess.run(["gcc", "-O1", source, "-o", binary], check=True)
        output = subprocess.run([binary], check=True, capture_output=True, text=True).stdout
    return float(output.split()[0])
