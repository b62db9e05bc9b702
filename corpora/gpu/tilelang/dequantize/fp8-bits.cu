#if defined(_MSC_VER) && !defined(__clang__) && _MSC_VER < 1940
#define _tl_orig_alignas alignas
#define alignas(N) _tl_orig_alignas((N) <= 64 ? (N) : 64)
#include <cuda.h>
#undef alignas
#define alignas _tl_orig_alignas
#endif
#include <tl_templates/cuda/reduce.h>
#include <tl_templates/cuda/scan.h>
#include <tl_templates/cuda/ldsm.h>
#include <tl_templates/cuda/threadblock_swizzle.h>
#include <tl_templates/cuda/debug.h>
#ifdef ENABLE_BF16
#include <tl_templates/cuda/cuda_bf16_fallbacks.cuh>
#endif

extern "C" __global__ void fp8_bits_kernel(const uchar* __restrict__ packed, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(64, 1) fp8_bits_kernel(const uchar* __restrict__ packed, const float* __restrict__ x, float* __restrict__ y) {
  float sums[1];
  extern __shared__ __align__(1024) float weights[];
  sums[0] = 0x0p+0f/*0.000000e+00*/;
  uint bits = ((uint)packed[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))]);
  uint v_ = ((bits & (uint)128) << (uint)24) | ((bits & (uint)127) << (uint)20);
  weights[((int)threadIdx.x)] = ((*(float *)(&(v_))) * 0x1p+120f/*1.329228e+36*/);
  __syncthreads();
  for (int k = 0; k < 16; ++k) {
    sums[0] = (sums[0] + (x[((((((int)threadIdx.x) & 15) >> 2) * 16) + k)] * weights[(((((int)threadIdx.x) & 3) * 16) + k)]));
  }
  if ((((int)threadIdx.x) >> 4) == 0) {
    y[(((((((int)threadIdx.x) & 15) >> 2) * 8) + (((int)blockIdx.x) * 4)) + (((int)threadIdx.x) & 3))] = sums[0];
  }
}

