// y = relu(a b + bias) + residual in one kernel, with tiles of both factors in shared memory.
constexpr int kTile = 4;

struct EpilogueBiasReluAdd {
  const float *bias;
  const float *residual;
  int N;
  __device__ float operator()(float accumulator, int row, int column) const {
    return fmaxf(accumulator + bias[column], 0.0f) + residual[row * N + column];
  }
};

extern "C" __global__ void gemm_rrr_bias_relu_add(const float *__restrict__ a, const float *__restrict__ b,
                                                  const float *__restrict__ bias, const float *__restrict__ residual,
                                                  float *__restrict__ y, int M, int N, int K) {
  __shared__ float a_tile[kTile][kTile];
  __shared__ float b_tile[kTile][kTile];
  int row = blockIdx.y * kTile + threadIdx.y;
  int column = blockIdx.x * kTile + threadIdx.x;
  float accumulator = 0.0f;
  for (int k0 = 0; k0 < K; k0 += kTile) {
    a_tile[threadIdx.y][threadIdx.x] = row < M ? a[row * K + k0 + threadIdx.x] : 0.0f;
    b_tile[threadIdx.y][threadIdx.x] = column < N ? b[(k0 + threadIdx.y) * N + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < kTile; ++k)
      accumulator += a_tile[threadIdx.y][k] * b_tile[k][threadIdx.x];
    __syncthreads();
  }
  EpilogueBiasReluAdd epilogue{bias, residual, N};
  if (row < M && column < N)
    y[row * N + column] = epilogue(accumulator, row, column);
}
