// Layer normalization of a b + bias: a product, and then a kernel that sums rows by the block's shared memory.
extern "C" __global__ void gemm_rrr_bias(const float *a, const float *b, const float *bias, float *x, int N, int K) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k)
    sum += a[row * K + k] * b[k * N + column];
  x[row * N + column] = sum + bias[column];
}

extern "C" __global__ void layernorm(const float *x, const float *gamma, const float *beta, float *y, int N) {
  __shared__ float partial[32];
  int row = blockIdx.x, column = threadIdx.x;
  float value = x[row * N + column];
  partial[column] = value;
  __syncthreads();
  for (int stride = 16; stride > 0; stride /= 2) {
    if (column < stride)
      partial[column] += partial[column + stride];
    __syncthreads();
  }
  float centered = value - partial[0] * 0.03125f;
  __syncthreads();
  partial[column] = centered * centered;
  __syncthreads();
  for (int stride = 16; stride > 0; stride /= 2) {
    if (column < stride)
      partial[column] += partial[column + stride];
    __syncthreads();
  }
  y[row * N + column] = centered * rsqrtf(partial[0] * 0.03125f + 9.765625e-4f) * gamma[column] + beta[column];
}
