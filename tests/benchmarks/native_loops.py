"""The same loop nests as native code, for ratios within one run."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
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

_CONVOLUTION = """
#include <stdio.h>
#include <time.h>
static float I[58][58][32], W[3][3][32][32], O[56][56][32];
__attribute__((noinline)) void convolution(float I[58][58][32], float W[3][3][32][32], float O[56][56][32]) {
  for (int h = 0; h < 56; h++)
    for (int w = 0; w < 56; w++)
      for (int o = 0; o < 32; o++)
        for (int x = 0; x < 3; x++)
          for (int y = 0; y < 3; y++)
            for (int c = 0; c < 32; c++)
              O[h][w][o] = O[h][w][o] + I[h + x][w + y][c] * W[x][y][c][o];
}
int main(void) {
  struct timespec before, after;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
  convolution(I, W, O);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
  printf("%.9f %f\\n", (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec), O[1][2][3]);
  return 0;
}
"""

_STENCIL = """
#include <stdio.h>
#include <time.h>
static float A[258][258], B[258][258];
__attribute__((noinline)) void step(float S[258][258], float T[258][258]) {
  for (int i = 1; i < 257; i++)
    for (int j = 1; j < 257; j++)
      T[i][j] = (S[i][j] + S[i][j - 1] + S[i][j + 1] + S[i - 1][j] + S[i + 1][j]) * 0.2f;
}
int main(void) {
  struct timespec before, after;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
  for (int t = 0; t < 16; t++) {
    step(A, B);
    step(B, A);
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
  printf("%.9f %f\\n", (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec), A[1][2]);
  return 0;
}
"""


def native_gemm(size: int) -> AbstractContextManager[Callable[[], float]]:
    """An f32 matrix product of `size` cubed, compiled by `gcc -O1`: a call runs it and gives its processor seconds."""
    return _native("gemm", _GEMM % size)


def native_convolution() -> AbstractContextManager[Callable[[], float]]:
    """The same of `tests.benchmarks.gemm.CONVOLUTION`."""
    return _native("convolution", _CONVOLUTION)


def native_stencil() -> AbstractContextManager[Callable[[], float]]:
    """The same of `tests.benchmarks.gemm.STENCIL`."""
    return _native("stencil", _STENCIL)


@contextmanager
def _native(name: str, text: str) -> Iterator[Callable[[], float]]:
    if shutil.which("gcc") is None:
        raise Missing("gcc is not here")
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, f"{name}.c"), Path(folder, name)
        source.write_text(text, encoding="utf-8")
        subprocess.run(["gcc", "-O1", source, "-o", binary], check=True)
        yield lambda: float(subprocess.run([binary], check=True, capture_output=True, text=True).stdout.split()[0])
