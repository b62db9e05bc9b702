// Each block copies the numbers that codes stand for to shared memory first.
static __device__ const float codebook[16] = {
    -1.0f,      -0.6961928f, -0.52507305f, -0.39491749f, -0.28444138f, -0.18477343f, -0.091050036f, 0.0f,
    0.0795803f, 0.1609302f,  0.2461123f,   0.33791524f,  0.44070983f,  0.562617f,    0.72295684f,   1.0f};

extern "C" __global__ void matmul_nf4_shared(const float *__restrict__ x, const unsigned *__restrict__ packed,
                                             const float *__restrict__ scale, float *__restrict__ y) {
  __shared__ float numbers[16];
  int row = blockIdx.x, column = threadIdx.x;
  for (int at = threadIdx.x; at < 16; at += blockDim.x)
    numbers[at] = codebook[at];
  __syncthreads();
  float sum = 0.0f;
  for (int k = 0; k < 16; ++k) {
    unsigned code = packed[column * 2 + k / 8] >> (k % 8 * 4) & 0xF;
    sum += x[row * 16 + k] * (numbers[code] * scale[column]);
  }
  y[row * 4 + column] = sum;
}
