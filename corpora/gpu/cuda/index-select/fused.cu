// y = relu(table[index] * scale) in one kernel, a thread for each element.
#include "tensor.h"

extern "C" __global__ void index_select_pointwise(Tensor<float> T0, Tensor<int> T1, Tensor<float> T2, Tensor<float> T3,
                                                  nvfuser_index_t stride) {
  nvfuser_index_t i0 = (nvfuser_index_t)threadIdx.x + (nvfuser_index_t)blockDim.x * (nvfuser_index_t)blockIdx.x;
  nvfuser_index_t i1 = i0 / 8;
  nvfuser_index_t i2 = i0 % 8;
  bool b3 = i0 < 40;
  if (b3) {
    float T4[1];
    T4[0] = T0[stride * T1[i1] + i2];
    float T5[1];
    T5[0] = T4[0] * T2[i2];
    T3[i0] = T5[0] > 0.0f ? T5[0] : 0.0f;
  }
}
