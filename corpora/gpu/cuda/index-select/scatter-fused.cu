// counts[index] += 3 * source in one kernel, whose threads stride over the elements.
extern "C" __global__ void scale_scatter_add(const unsigned *__restrict__ T0, const int *__restrict__ T1,
                                             unsigned *__restrict__ T2, int rows, int columns) {
  for (int i0 = threadIdx.x + blockDim.x * blockIdx.x; i0 < rows * columns; i0 += blockDim.x * gridDim.x) {
    int i1 = i0 / columns;
    atomicAdd(&T2[T1[i1] * columns + (i0 - i1 * columns)], T0[i0] * 3u);
  }
}
