// y = relu(table[index] * scale) in one kernel, four elements of a row for each thread.
#include "tensor.h"

extern "C" __global__ void index_select_vectorized(Tensor<float> T0, Tensor<int> T1, Tensor<float> T2, Tensor<float> T3,
                                                   nvfuser_index_t stride) {
  nvfuser_index_t i0 = (nvfuser_index_t)threadIdx.x + (nvfuser_index_t)blockDim.x * (nvfuser_index_t)blockIdx.x;
  nvfuser_index_t i1 = i0 / 2;
  nvfuser_index_t i2 = 4 * (i0 % 2);
  if (i1 < 5) {
    Array<float, 4> T4;
#pragma unroll
    for (nvfuser_index_t i3 = 0; i3 < 4; ++i3)
      T4[i3] = T0[stride * T1[i1] + (i2 + i3)];
    Array<float, 4> T5;
    *(float4 *)&T5 = *(float4 *)&T2[i2];
    Array<float, 4> T6;
#pragma unroll
    for (nvfuser_index_t i3 = 0; i3 < 4; ++i3) {
      float T7[1];
      T7[0] = T4[i3] * T5[i3];
      T6[i3] = T7[0] > 0.0f ? T7[0] : 0.0f;
    }
    *(float4 *)&T3[8 * i1 + i2] = *(float4 *)&T6;
  }
}
