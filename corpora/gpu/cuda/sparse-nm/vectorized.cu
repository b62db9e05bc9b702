// A thread for a row and two columns, with the two elements of a group and where they stand in vectors.
extern "C" __global__ void nm_spmm_vectorized(const float *__restrict__ kept, const int *__restrict__ at,
                                              const float *__restrict__ b, float *__restrict__ y, int M, int N, int K) {
  for (int task = blockIdx.x * blockDim.x + threadIdx.x; task < M * N / 2; task += blockDim.x * gridDim.x) {
    int row = task / (N / 2);
    int column = 2 * (task - row * (N / 2));
    float2 sum = make_float2(0.0f, 0.0f);
    for (int group = 0; group < K / 4; ++group) {
      float2 value = ((const float2 *)kept)[row * (K / 4) + group];
      int2 place = ((const int2 *)at)[row * (K / 4) + group];
      const float *first = b + 4 * group * N + column + (place.x & 3) * N;
      const float *second = b + 4 * group * N + column + (place.y & 3) * N;
      sum.x += value.x * first[0];
      sum.y += value.x * first[1];
      sum.x += value.y * second[0];
      sum.y += value.y * second[1];
    }
    ((float2 *)y)[task] = sum;
  }
}
