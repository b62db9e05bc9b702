// y = relu(table[index] * scale): a kernel picks the rows, another one does the arithmetic.
#include "tensor.h"

extern "C" __global__ void index_select(Tensor<float> T0, Tensor<int> T1, Tensor<float> T2, nvfuser_index_t stride) {
  nvfuser_index_t i0 = (nvfuser_index_t)threadIdx.x + (nvfuser_index_t)blockDim.x * (nvfuser_index_t)blockIdx.x;
  if (i0 < 40) {
    nvfuser_index_t i1 = i0 / 8;
    nvfuser_index_t i2 = i0 % 8;
    int T3[1];
    T3[0] = T1[i1];
    float T4[1];
    T4[0] = T0[stride * T3[0] + i2];
    T2[i0] = T4[0];
  }
}

extern "C" __global__ void pointwise(Tensor<float> T0, Tensor<float> T1, Tensor<float> T2) {
  nvfuser_index_t i0 = (nvfuser_index_t)threadIdx.x + (nvfuser_index_t)blockDim.x * (nvfuser_index_t)blockIdx.x;
  if (i0 < 40) {
    float T3[1];
    T3[0] = T0[i0];
    float T4[1];
    T4[0] = T1[i0 % 8];
    float T5[1];
    T5[0] = T3[0] * T4[0];
    T2[i0] = T5[0] > 0.0f ? T5[0] : 0.0f;
  }
}
