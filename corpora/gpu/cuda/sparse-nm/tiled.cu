// The rows of `b` that a group may need come to shared memory, and each thread picks from there.
constexpr int kTile = 4;

extern "C" __global__ void nm_spmm_tiled(const float *__restrict__ kept, const int *__restrict__ at,
                                         const float *__restrict__ b, float *__restrict__ y, int M, int N, int K) {
  __shared__ float b_tile[kTile][kTile];
  int row = blockIdx.y * kTile + threadIdx.y;
  int column = blockIdx.x * kTile + threadIdx.x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += kTile) {
    b_tile[threadIdx.y][threadIdx.x] = b[(k0 + threadIdx.y) * N + column];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 2; ++k) {
      int stored = row * (K / 2) + k0 / 2 + k;
      sum += kept[stored] * b_tile[at[stored] & 3][threadIdx.x];
    }
    __syncthreads();
  }
  y[row * N + column] = sum;
}
