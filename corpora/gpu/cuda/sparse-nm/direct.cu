// A thread for each element of the result, which reads its rows of `b` where they are.
extern "C" __global__ void nm_spmm(const float *kept, const int *at, const float *b, float *y, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && column < N) {
    float sum = 0.0f;
    for (int k = 0; k < K / 2; ++k) {
      const float *group = b + k / 2 * 4 * N + column;
      sum += kept[row * (K / 2) + k] * group[(at[row * (K / 2) + k] & 3) * N];
    }
    y[row * N + column] = sum;
  }
}
