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

extern "C" __global__ void nf4_table_kernel(const int* __restrict__ packed, const float* __restrict__ table, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) nf4_table_kernel(const int* __restrict__ packed, const float* __restrict__ table, const float* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* known = ((void*)((char*)buf_dyn_shmem + 0));
  void* x_tile = ((void*)((char*)buf_dyn_shmem + 64));
  void* weights = ((void*)((char*)buf_dyn_shmem + 320));
  float sums[1];
  if (((int)threadIdx.x) < 16) {
    ((float*)known)[((int)threadIdx.x)] = table[((int)threadIdx.x)];
  }
  *(float2*)(((float*)x_tile) + (((int)threadIdx.x) * 2)) = *(float2*)(x + (((int)threadIdx.x) * 2));
  sums[0] = 0x0p+0f/*0.000000e+00*/;
  __syncthreads();
  #pragma unroll
  for (int i = 0; i < 2; ++i) {
    ((float*)weights)[((i * 32) + ((int)threadIdx.x))] = ((float*)known)[((packed[(((((int)blockIdx.x) * 8) + (i * 4)) + (((int)threadIdx.x) >> 3))] >> ((((int)threadIdx.x) & 7) * 4)) & 15)];
  }
  __syncthreads();
  for (int k = 0; k < 16; ++k) {
    sums[0] = (sums[0] + (((float*)x_tile)[((((((int)threadIdx.x) & 15) >> 2) * 16) + k)] * ((float*)weights)[(((((int)threadIdx.x) & 3) * 16) + k)]));
  }
  if ((((int)threadIdx.x) >> 4) == 0) {
    y[(((((((int)threadIdx.x) & 15) >> 2) * 8) + (((int)blockIdx.x) * 4)) + (((int)threadIdx.x) & 3))] = sums[0];
  }
}

