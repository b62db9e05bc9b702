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

extern "C" __global__ void reversed_swizzled_kernel(const half_t* __restrict__ x, half_t* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) reversed_swizzled_kernel(const half_t* __restrict__ x, half_t* __restrict__ y) {
  extern __shared__ __align__(1024) half_t tile[];
  #pragma unroll
  for (int i = 0; i < 2; ++i) {
    *(uint4*)(tile + (((((i * 256) + ((((int)threadIdx.x) >> 3) * 64)) + (((((((int)threadIdx.x) & 7) >> 2) + i) & 1) * 32)) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))) = *(uint4*)(x + (((((int)blockIdx.x) * 512) + (i * 256)) + (((int)threadIdx.x) * 8)));
  }
  __syncthreads();
  #pragma unroll
  for (int i_1 = 0; i_1 < 2; ++i_1) {
    *(uint4*)(y + (((((int)blockIdx.x) * 512) + (i_1 * 256)) + (((int)threadIdx.x) * 8))) = *(uint4*)(tile + (((((((((((((int)threadIdx.x) & 7) >> 2) + 1) - i_1) & 1) * 32) + (((((3 - (((int)threadIdx.x) >> 3)) >> 1) + ((((int)threadIdx.x) & 3) >> 1)) & 1) * 16)) + ((((((int)threadIdx.x) & 1) + ((1 - (((int)threadIdx.x) >> 3)) & 1)) & 1) * 8)) + 448) - ((((int)threadIdx.x) >> 3) * 64)) - (i_1 * 256)));
  }
}

