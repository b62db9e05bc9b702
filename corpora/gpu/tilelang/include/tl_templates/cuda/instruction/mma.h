// Products of matrices that the registers of a warp hold.
#pragma once

#include <tl_templates/cuda/common.h>

namespace tl {

template <DataType left_type, DataType right_type, DataType type, int m, int n, int k, bool, bool>
static __device__ __forceinline__ void mma_sync(float *sums, const unsigned *left, const unsigned *right) {
  static_assert(left_type == DataType::kFloat16 && right_type == DataType::kFloat16 && type == DataType::kFloat32);
  static_assert(m == 16 && n == 8 && k == 16);
  ptx::multiply(sums, left, right);
}

} // namespace tl
