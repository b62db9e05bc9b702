#if defined(_MSC_VER) && !defined(__clang__) && _MSC_VER < 1940
#define _tl_orig_alignas alignas
#define alignas(N) _tl_orig_alignas((N) <= 64 ? (N) : 64)
#include <cuda.h>
#undef alignas
#define alignas _tl_orig_alignas
#endif
#include <tl_templates/cuda/copy.h>
#include <tl_templates/cuda/reduce.h>
#include <tl_templates/cuda/scan.h>
#include <tl_templates/cuda/ldsm.h>
#include <tl_templates/cuda/threadblock_swizzle.h>
#include <tl_templates/cuda/debug.h>
#ifdef ENABLE_BF16
#include <tl_templates/cuda/cuda_bf16_fallbacks.cuh>
#endif

extern "C" __global__ void pipelined_kernel(const float* __restrict__ bias, const float* __restrict__ w, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) pipelined_kernel(const float* __restrict__ bias, const float* __restrict__ w, const float* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* x_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 1536));
  float sums[2];
  float broadcast_var = 0x0p+0f/*0.000000e+00*/;
  *(float2*)(sums + 0) = make_float2(broadcast_var, broadcast_var);
  tl::cp_async_gs<16>((&(((float*)x_tile)[(((int)threadIdx.x) * 4)])), (&(x[(((((int)threadIdx.x) >> 2) * 64) + ((((int)threadIdx.x) & 3) * 4))])));
  tl::cp_async_gs<16>((&(((float*)w_tile)[(((int)threadIdx.x) * 4)])), (&(w[(((((int)threadIdx.x) >> 2) * 64) + ((((int)threadIdx.x) & 3) * 4))])));
  tl::cp_async_commit();
  tl::cp_async_gs<16>((&(((float*)x_tile)[((((int)threadIdx.x) * 4) + 128)])), (&(x[((((((int)threadIdx.x) >> 2) * 64) + ((((int)threadIdx.x) & 3) * 4)) + 16)])));
  tl::cp_async_gs<16>((&(((float*)w_tile)[((((int)threadIdx.x) * 4) + 128)])), (&(w[((((((int)threadIdx.x) >> 2) * 64) + ((((int)threadIdx.x) & 3) * 4)) + 16)])));
  tl::cp_async_commit();
  for (int step = 0; step < 2; ++step) {
    __syncthreads();
    tl::cp_async_gs<16>((&(((float*)x_tile)[((((step + 2) % 3) * 128) + (((int)threadIdx.x) * 4))])), (&(x[(((((((int)threadIdx.x) >> 2) * 64) + (step * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 32)])));
    tl::cp_async_gs<16>((&(((float*)w_tile)[((((step + 2) % 3) * 128) + (((int)threadIdx.x) * 4))])), (&(w[(((((((int)threadIdx.x) >> 2) * 64) + (step * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 32)])));
    tl::cp_async_commit();
    tl::cp_async_wait<2>();
    __syncthreads();
    #pragma unroll
    for (int i = 0; i < 2; ++i) {
      for (int k = 0; k < 16; ++k) {
        sums[i] = (sums[i] + (((float*)x_tile)[((((step * 128) + (i * 64)) + ((((int)threadIdx.x) >> 3) * 16)) + k)] * ((float*)w_tile)[(((step * 128) + ((((int)threadIdx.x) & 7) * 16)) + k)]));
      }
    }
  }
  tl::cp_async_wait<1>();
  __syncthreads();
  #pragma unroll
  for (int i_1 = 0; i_1 < 2; ++i_1) {
    for (int k_1 = 0; k_1 < 16; ++k_1) {
      sums[i_1] = (sums[i_1] + (((float*)x_tile)[((((i_1 * 64) + ((((int)threadIdx.x) >> 3) * 16)) + k_1) + 256)] * ((float*)w_tile)[((((((int)threadIdx.x) & 7) * 16) + k_1) + 256)]));
    }
  }
  tl::cp_async_wait<0>();
  __syncthreads();
  #pragma unroll
  for (int i_2 = 0; i_2 < 2; ++i_2) {
    for (int k_2 = 0; k_2 < 16; ++k_2) {
      sums[i_2] = (sums[i_2] + (((float*)x_tile)[(((i_2 * 64) + ((((int)threadIdx.x) >> 3) * 16)) + k_2)] * ((float*)w_tile)[(((((int)threadIdx.x) & 7) * 16) + k_2)]));
    }
  }
  #pragma unroll
  for (int i_3 = 0; i_3 < 2; ++i_3) {
    y[((i_3 * 32) + ((int)threadIdx.x))] = max((sums[i_3] + bias[(((int)threadIdx.x) & 7)]), 0x0p+0f/*0.000000e+00*/);
  }
}

