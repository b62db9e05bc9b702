// y = relu(a b + bias) + residual in one kernel: two results for each thread, four elements of `a` at a time, and the
// next tile of `b` fetched into the other half of a double buffer.
constexpr int kTile = 4;

extern "C" __global__ void gemm_rrr_bias_relu_add(const float *__restrict__ a, const float *__restrict__ b,
                                                  const float *__restrict__ bias, const float *__restrict__ residual,
                                                  float *__restrict__ y, int M, int N, int K) {
  __shared__ float b_tile[2][kTile][2 * kTile];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * kTile + ty;
  int column = 2 * (blockIdx.x * kTile + tx);
  bool inside = row < M && column < N;
  float2 accumulator = make_float2(0.0f, 0.0f);
  *(float2 *)&b_tile[0][ty][2 * tx] = column < N ? *(const float2 *)&b[ty * N + column] : make_float2(0.0f, 0.0f);
  __syncthreads();
  for (int k0 = 0, stage = 0; k0 < K; k0 += kTile, stage ^= 1) {
    if (k0 + kTile < K)
      *(float2 *)&b_tile[stage ^ 1][ty][2 * tx] =
          column < N ? *(const float2 *)&b[(k0 + kTile + ty) * N + column] : make_float2(0.0f, 0.0f);
    if (inside) {
      float4 fragment = *(const float4 *)&a[row * K + k0];
      const float elements[kTile] = {fragment.x, fragment.y, fragment.z, fragment.w};
#pragma unroll
      for (int k = 0; k < kTile; ++k) {
        accumulator.x += elements[k] * b_tile[stage][k][2 * tx];
        accumulator.y += elements[k] * b_tile[stage][k][2 * tx + 1];
      }
    }
    __syncthreads();
  }
  if (inside) {
    float2 offset = *(const float2 *)&bias[column];
    float2 rest = *(const float2 *)&residual[row * N + column];
    *(float2 *)&y[row * N + column] =
        make_float2(fmaxf(accumulator.x + offset.x, 0.0f) + rest.x, fmaxf(accumulator.y + offset.y, 0.0f) + rest.y);
  }
}
