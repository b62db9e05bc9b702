// A thread for each element of the result.
extern "C" __global__ void csr_spmm(const int *row_pointers, const int *columns, const float *values, const float *x,
                                    float *y, int M, int N) {
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  int j = blockIdx.y * blockDim.x + threadIdx.x;
  if (row < M && j < N) {
    float sum = 0.0f;
    for (int k = row_pointers[row]; k < row_pointers[row + 1]; ++k)
      sum += values[k] * x[columns[k] * N + j];
    y[row * N + j] = sum;
  }
}
