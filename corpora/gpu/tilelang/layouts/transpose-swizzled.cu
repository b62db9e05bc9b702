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

extern "C" __global__ void transpose_swizzled_kernel(const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) transpose_swizzled_kernel(const float* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) float tile[];
  *(float2*)(tile + ((((((int)threadIdx.x) >> 2) * 8) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 4)) + ((((int)threadIdx.x) & 1) * 2))) = *(float2*)(x + ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 2) * 16)) + (((int)blockIdx.y) * 8)) + ((((int)threadIdx.x) & 3) * 2)));
  __syncthreads();
  #pragma unroll
  for (int i = 0; i < 2; ++i) {
    y[(((((((int)blockIdx.y) * 128) + (i * 64)) + ((((int)threadIdx.x) >> 3) * 16)) + (((int)blockIdx.x) * 8)) + (((int)threadIdx.x) & 7))] = tile[((((((int)threadIdx.x) & 7) * 8) + (((((((int)threadIdx.x) & 7) >> 2) + i) & 1) * 4)) + (((int)threadIdx.x) >> 3))];
  }
}

