// A thread for four elements of a row of the result, with vectors of four; rows are dealt out in strides.
extern "C" __global__ void csr_spmm_vectorized(const int *__restrict__ row_pointers, const int *__restrict__ columns,
                                               const float *__restrict__ values, const float *__restrict__ x,
                                               float *__restrict__ y, int M, int N) {
  int j = 4 * threadIdx.x;
  for (int row = blockIdx.x * blockDim.y + threadIdx.y; row < M; row += gridDim.x * blockDim.y) {
    float4 sum = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    for (int k = row_pointers[row]; k < row_pointers[row + 1]; ++k) {
      float value = __ldg(&values[k]);
      float4 elements = *(const float4 *)&x[columns[k] * N + j];
      sum.x += value * elements.x;
      sum.y += value * elements.y;
      sum.z += value * elements.z;
      sum.w += value * elements.w;
    }
    *(float4 *)&y[row * N + j] = sum;
  }
}
