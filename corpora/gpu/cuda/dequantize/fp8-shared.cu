// All threads of a block decode a row of weights into shared memory, a byte each.
static __device__ __forceinline__ float decode_e4m3(unsigned bits) {
  unsigned moved = (bits & 0x80) << 24 | (bits & 0x7F) << 20;
  return *(float *)&moved * 1.32922799578491587e+36f;
}

extern "C" __global__ void matmul_e4m3_shared(const float *__restrict__ x, const uint8_t *__restrict__ weights,
                                              const float *__restrict__ scale, float *__restrict__ y) {
  __shared__ float decoded[16];
  int column = blockIdx.x;
  decoded[threadIdx.x] = decode_e4m3(weights[column * 16 + threadIdx.x]) * scale[column];
  __syncthreads();
  if (threadIdx.x < 3) {
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += x[threadIdx.x * 16 + k] * decoded[k];
    y[threadIdx.x * 4 + column] = sum;
  }
}
