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

extern "C" __global__ void transpose_padded_kernel(const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) transpose_padded_kernel(const float* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) float tile[];
  #pragma unroll
  for (int i = 0; i < 2; ++i) {
    tile[((((((int)threadIdx.x) >> 2) * 9) + ((((int)threadIdx.x) & 3) * 2)) + i)] = x[(((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 2) * 16)) + (((int)blockIdx.y) * 8)) + ((((int)threadIdx.x) & 3) * 2)) + i)];
  }
  __syncthreads();
  #pragma unroll
  for (int i_1 = 0; i_1 < 2; ++i_1) {
    y[(((((((int)blockIdx.y) * 128) + (i_1 * 64)) + ((((int)threadIdx.x) >> 3) * 16)) + (((int)blockIdx.x) * 8)) + (((int)threadIdx.x) & 7))] = tile[((((((int)threadIdx.x) & 7) * 9) + (i_1 * 4)) + (((int)threadIdx.x) >> 3))];
  }
}

