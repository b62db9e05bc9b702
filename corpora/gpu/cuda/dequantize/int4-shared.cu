// All threads of a block unpack one tile of weights to shared memory, in rows that are one element longer than they
// need to be for the sake of the banks, and share it.
extern "C" __global__ void matmul_i4_shared(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                            const float *__restrict__ scale, float *__restrict__ y) {
  __shared__ float tile[4][8 + 1];
  int column = threadIdx.x, row = threadIdx.y;
  int thread = threadIdx.y * 4 + threadIdx.x;
  float sum = 0.0f;
  for (int word = 0; word < 2; ++word) {
    for (int at = thread; at < 32; at += 12)
      tile[at / 8][at % 8] = (float)((int)(packed[at / 8 * 2 + word] << (28 - at % 8 * 4)) >> 28) * scale[at / 8];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k)
      sum += x[row * 16 + word * 8 + k] * tile[column][k];
    __syncthreads();
  }
  y[row * 4 + column] = sum;
}
