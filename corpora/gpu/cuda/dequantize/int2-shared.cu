// All threads of a block unpack the weights to shared memory, in rows that are one element longer than they need to be
// for the sake of the banks, and share them.
extern "C" __global__ void matmul_i2_shared(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                            const float *__restrict__ scale, float *__restrict__ y) {
  __shared__ float tile[4][16 + 1];
  int column = threadIdx.x, row = threadIdx.y;
  float sum = 0.0f;
  for (int at = threadIdx.y * 4 + threadIdx.x; at < 64; at += 12)
    tile[at / 16][at % 16] = (float)((int)(packed[at / 16] << (30 - at % 16 * 2)) >> 30) * scale[at / 16];
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 16; ++k)
    sum += x[row * 16 + k] * tile[column][k];
  y[row * 4 + column] = sum;
}
