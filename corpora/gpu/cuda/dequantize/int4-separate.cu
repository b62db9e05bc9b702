// A kernel unpacks the weights, another one multiplies.
extern "C" __global__ void decode(const unsigned *packed, const float *scale, float *weights) {
  int row = blockIdx.x, k = threadIdx.x;
  int weight = (int)(packed[row * 2 + k / 8] << (28 - k % 8 * 4)) >> 28;
  weights[row * 16 + k] = (float)weight * scale[row];
}

extern "C" __global__ void matmul(const float *x, const float *weights, float *y) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < 16; ++k)
    sum += x[row * 16 + k] * weights[column * 16 + k];
  y[row * 4 + column] = sum;
}
