// The weights of a word are unpacked into registers, and multiplied by vectors of four.
static __device__ __forceinline__ void decode_i4s_to_f32(unsigned packed, float *decoded, float scale) {
#pragma unroll
  for (int i = 0; i < 8; ++i)
    decoded[i] = (float)((int)(packed << (28 - (i << 2))) >> 28) * scale;
}

extern "C" __global__ void matmul_i4(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                     const float *__restrict__ scale, float *__restrict__ y) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int word = 0; word < 2; ++word) {
    float decoded[8];
    decode_i4s_to_f32(packed[column * 2 + word], decoded, scale[column]);
#pragma unroll
    for (int half_word = 0; half_word < 2; ++half_word) {
      float4 left = *(const float4 *)&x[row * 16 + word * 8 + half_word * 4];
      sum += left.x * decoded[4 * half_word];
      sum += left.y * decoded[4 * half_word + 1];
      sum += left.z * decoded[4 * half_word + 2];
      sum += left.w * decoded[4 * half_word + 3];
    }
  }
  y[row * 4 + column] = sum;
}
