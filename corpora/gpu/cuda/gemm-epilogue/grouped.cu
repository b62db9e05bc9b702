// Products of different sizes in one launch: a block looks for the next tile that is its own among those of all
// problems, and blocks take turns.
struct Problem {
  int m, n, k;
  int a, b, y;
};
constexpr int kTile = 2;

extern "C" __global__ void grouped_gemm_rrr_sigmoid(const Problem *problems, int count, const float *a, const float *b,
                                                    float *y) {
  __shared__ float a_tile[kTile][kTile];
  __shared__ float b_tile[kTile][kTile];
  int first = 0;
  int tile = blockIdx.x;
  for (int p = 0; p < count; ++p) {
    Problem problem = problems[p];
    int columns = (problem.n + kTile - 1) / kTile;
    int tiles = (problem.m + kTile - 1) / kTile * columns;
    for (; tile < first + tiles; tile += gridDim.x) {
      int tile_row = (tile - first) / columns;
      int row = tile_row * kTile + threadIdx.y;
      int column = (tile - first - tile_row * columns) * kTile + threadIdx.x;
      float accumulator = 0.0f;
      for (int k0 = 0; k0 < problem.k; k0 += kTile) {
        if (row < problem.m && k0 + (int)threadIdx.x < problem.k)
          a_tile[threadIdx.y][threadIdx.x] = a[problem.a + row * problem.k + k0 + threadIdx.x];
        if (k0 + (int)threadIdx.y < problem.k && column < problem.n)
          b_tile[threadIdx.y][threadIdx.x] = b[problem.b + (k0 + threadIdx.y) * problem.n + column];
        __syncthreads();
        if (row < problem.m && column < problem.n)
          for (int k = 0; k < min(kTile, problem.k - k0); ++k)
            accumulator += a_tile[threadIdx.y][k] * b_tile[k][threadIdx.x];
        __syncthreads();
      }
      if (row < problem.m && column < problem.n)
        y[problem.y + row * problem.n + column] = 1.0f / (expf(-accumulator) + 1.0f);
    }
    first += tiles;
  }
}
