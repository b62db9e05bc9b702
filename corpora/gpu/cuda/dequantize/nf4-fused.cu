// The numbers that codes stand for come from constant memory.
__constant__ float codebook[16] = {-1.0f,         -0.6961928f, -0.52507305f, -0.39491749f, -0.28444138f, -0.18477343f,
                                   -0.091050036f, 0.0f,        0.0795803f,   0.1609302f,   0.2461123f,   0.33791524f,
                                   0.44070983f,   0.562617f,   0.72295684f,  1.0f};

extern "C" __global__ void matmul_nf4(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                      const float *__restrict__ scale, float *__restrict__ y) {
  int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int word = 0; word < 2; ++word) {
    unsigned codes = packed[column * 2 + word];
    for (int k = 0; k < 8; ++k)
      sum += x[row * 16 + word * 8 + k] * (codebook[codes >> 4 * k & 0xF] * scale[column]);
  }
  y[row * 4 + column] = sum;
}
