// The bits of each weight are moved to where a float of 32 bits has them, and its exponent set right by a product.
static __device__ __forceinline__ float decode_e4m3(unsigned bits) {
  unsigned moved = (bits & 0x80) << 24 | (bits & 0x7F) << 20;
  return *(float *)&moved * 1.32922799578491587e+36f;
}

extern "C" __global__ void matmul_e4m3(const float *__restrict__ x, const uint8_t *__restrict__ weights,
                                       const float *__restrict__ scale, float *__restrict__ y) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < 16; ++k)
    sum += x[row * 16 + k] * (decode_e4m3(weights[column * 16 + k]) * scale[column]);
  y[row * 4 + column] = sum;
}
