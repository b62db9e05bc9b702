// y = relu(table[index] * scale) in one kernel, a thread for each element, of sizes and strides that tensors have.
#include "tensor.h"

extern "C" __global__ void index_select_sized(SizedTensor<float, 2> T0, SizedTensor<int, 1> T1,
                                              SizedTensor<float, 1> T2, SizedTensor<float, 2> T3) {
  nvfuser_index_t i0 = (nvfuser_index_t)threadIdx.x + (nvfuser_index_t)blockDim.x * (nvfuser_index_t)blockIdx.x;
  nvfuser_index_t i1 = i0 / T3.logical_size[1];
  nvfuser_index_t i2 = i0 % T3.logical_size[1];
  if (i0 < T3.logical_size[0] * T3.logical_size[1]) {
    float T4[1];
    T4[0] = T0[T0.alloc_stride[0] * T1[T1.alloc_stride[0] * i1] + T0.alloc_stride[1] * i2];
    float T5[1];
    T5[0] = T4[0] * T2[T2.alloc_stride[0] * i2];
    T3[T3.alloc_stride[0] * i1 + T3.alloc_stride[1] * i2] = T5[0] > 0.0f ? T5[0] : 0.0f;
  }
}
