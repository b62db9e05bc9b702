// A thread for each stored element, which adds its products to the result by atomic additions.
extern "C" __global__ void csr_spmm_edges(const int *__restrict__ row_pointers, const int *__restrict__ columns,
                                          const float *__restrict__ values, const float *__restrict__ x,
                                          float *__restrict__ y, int M, int N) {
  int elements = row_pointers[M];
  for (int at = threadIdx.x; at < M * N; at += blockDim.x)
    y[at] = 0.0f;
  __syncthreads();
  for (int k = threadIdx.x; k < elements; k += blockDim.x) {
    int row = 0;
    for (int low = 0, high = M; low < high;) {
      int middle = (low + high) / 2;
      if (row_pointers[middle + 1] <= k)
        low = middle + 1;
      else
        high = middle;
      row = low;
    }
    for (int j = 0; j < N; ++j)
      atomicAdd(&y[row * N + j], values[k] * x[columns[k] * N + j]);
  }
}
