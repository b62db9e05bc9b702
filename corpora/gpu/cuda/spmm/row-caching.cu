// Threads fetch the elements of a row together to shared memory, as many as they are, before each uses all of them.
constexpr int kThreads = 4;

extern "C" __global__ void csr_spmm_row_caching(const int *__restrict__ row_pointers, const int *__restrict__ columns,
                                                const float *__restrict__ values, const float *__restrict__ x,
                                                float *__restrict__ y, int M, int N) {
  __shared__ int column_cache[kThreads];
  __shared__ float value_cache[kThreads];
  int row = blockIdx.x;
  int j = blockIdx.y * kThreads + threadIdx.x;
  int begin = row_pointers[row], end = row_pointers[row + 1];
  float sum = 0.0f;
  for (int first = begin; first < end; first += kThreads) {
    if (first + (int)threadIdx.x < end) {
      column_cache[threadIdx.x] = columns[first + threadIdx.x] * N;
      value_cache[threadIdx.x] = values[first + threadIdx.x];
    }
    __syncthreads();
    if (j < N)
      for (int k = 0; k < min(kThreads, end - first); ++k)
        sum += value_cache[k] * x[column_cache[k] + j];
    __syncthreads();
  }
  if (j < N)
    y[row * N + j] = sum;
}
