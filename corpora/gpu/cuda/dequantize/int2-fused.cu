// The weights of a word are unpacked into registers, and multiplied by vectors of four.
static __device__ __forceinline__ void decode_i2s_to_f32(unsigned packed, float *decoded, float scale) {
#pragma unroll
  for (int i = 0; i < 16; ++i)
    decoded[i] = (float)((int)(packed << (30 - (i << 1))) >> 30) * scale;
}

extern "C" __global__ void matmul_i2(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                     const float *__restrict__ scale, float *__restrict__ y) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  float decoded[16];
  decode_i2s_to_f32(packed[column], decoded, scale[column]);
#pragma unroll
  for (int part = 0; part < 4; ++part) {
    float4 left = *(const float4 *)&x[row * 16 + part * 4];
    sum += left.x * decoded[4 * part];
    sum += left.y * decoded[4 * part + 1];
    sum += left.z * decoded[4 * part + 2];
    sum += left.w * decoded[4 * part + 3];
  }
  y[row * 4 + column] = sum;
}
