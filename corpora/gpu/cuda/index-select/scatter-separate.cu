// counts[index] += 3 * source: a kernel scales, another one scatters, by atomic additions.
extern "C" __global__ void scale(const unsigned *T0, unsigned *T1, int size) {
  int i0 = threadIdx.x + blockDim.x * blockIdx.x;
  if (i0 < size)
    T1[i0] = T0[i0] * 3u;
}

extern "C" __global__ void scatter_add(const unsigned *T0, const int *T1, unsigned *T2, int rows, int columns) {
  int i0 = threadIdx.x + blockDim.x * blockIdx.x;
  if (i0 < rows * columns)
    atomicAdd(&T2[T1[i0 / columns] * columns + i0 % columns], T0[i0]);
}
