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

extern "C" __global__ void int2_words_kernel(const int* __restrict__ packed, const float* __restrict__ scale, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(16, 1) int2_words_kernel(const int* __restrict__ packed, const float* __restrict__ scale, const float* __restrict__ x, float* __restrict__ y) {
  float sums[1];
  extern __shared__ __align__(1024) float weights[];
  sums[0] = 0x0p+0f/*0.000000e+00*/;
  {
    float weights_local_cast[4];
    int broadcast_var = 3;
    float4 __1;
    int4 __2;
      int4 __3;
        int4 v_ = make_int4(packed[((((int)blockIdx.x) * 4) + (((int)threadIdx.x) >> 2))], packed[((((int)blockIdx.x) * 4) + (((int)threadIdx.x) >> 2))], packed[((((int)blockIdx.x) * 4) + (((int)threadIdx.x) >> 2))], packed[((((int)blockIdx.x) * 4) + (((int)threadIdx.x) >> 2))]);
        int4 v__1 = make_int4((((((int)threadIdx.x) & 3) * 8))+(2*0), (((((int)threadIdx.x) & 3) * 8))+(2*1), (((((int)threadIdx.x) & 3) * 8))+(2*2), (((((int)threadIdx.x) & 3) * 8))+(2*3));
        __3.x = (v_.x >> v__1.x);
        __3.y = (v_.y >> v__1.y);
        __3.z = (v_.z >> v__1.z);
        __3.w = (v_.w >> v__1.w);
      int4 v__2 = make_int4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
      __2.x = (__3.x & v__2.x);
      __2.y = (__3.y & v__2.y);
      __2.z = (__3.z & v__2.z);
      __2.w = (__3.w & v__2.w);
    __1.x = (float)(__2.x);
    __1.y = (float)(__2.y);
    __1.z = (float)(__2.z);
    __1.w = (float)(__2.w);
    *(float4*)(weights_local_cast + 0) = __1;
    *(float4*)(weights + (((int)threadIdx.x) * 4)) = *(float4*)(weights_local_cast + 0);
  }
  __syncthreads();
  for (int k = 0; k < 16; ++k) {
    sums[0] = (sums[0] + (x[(((((int)threadIdx.x) >> 2) * 16) + k)] * weights[(((((int)threadIdx.x) & 3) * 16) + k)]));
  }
  y[((((((int)threadIdx.x) >> 2) * 8) + (((int)blockIdx.x) * 4)) + (((int)threadIdx.x) & 3))] = (sums[0] * scale[((((int)blockIdx.x) * 4) + (((int)threadIdx.x) & 3))]);
}

