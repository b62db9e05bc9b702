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

extern "C" __global__ void int4_tiles_kernel(const signed char* __restrict__ packed, const float* __restrict__ scale, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) int4_tiles_kernel(const signed char* __restrict__ packed, const float* __restrict__ scale, const float* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* weights = ((void*)((char*)buf_dyn_shmem + 0));
  void* x_tile = ((void*)((char*)buf_dyn_shmem + 256));
  float sums[1];
  __shared__ __align__(16) signed char packed_tile[32];
  sums[0] = 0x0p+0f/*0.000000e+00*/;
  for (int step = 0; step < 2; ++step) {
    __syncthreads();
    *(float2*)(((float*)x_tile) + (((int)threadIdx.x) * 2)) = *(float2*)(x + ((((((int)threadIdx.x) >> 3) * 32) + (step * 16)) + ((((int)threadIdx.x) & 7) * 2)));
    packed_tile[((int)threadIdx.x)] = packed[((((((int)blockIdx.x) * 64) + ((((int)threadIdx.x) >> 3) * 16)) + (step * 8)) + (((int)threadIdx.x) & 7))];
    {
      float weights_local_cast[2];
      signed char broadcast_var = (signed char)15;
      signed char broadcast_var_1 = (signed char)8;
      float2 __1;
        float2 __2;
        char2 __3;
          char2 __4;
            char2 __5;
              char2 v_ = make_char2(packed_tile[((int)threadIdx.x)], packed_tile[((int)threadIdx.x)]);
              char2 v__1 = make_char2(((signed char)0)+((signed char)4*0), ((signed char)0)+((signed char)4*1));
              __5.x=((v_.x >> v__1.x));
              __5.y=((v_.y >> v__1.y));
            char2 v__2 = make_char2(broadcast_var, broadcast_var);
            __4.x=((__5.x & v__2.x));
            __4.y=((__5.y & v__2.y));
          char2 v__3 = make_char2(broadcast_var_1, broadcast_var_1);
          __3.x=((__4.x-v__3.x));
          __3.y=((__4.y-v__3.y));
        __2.x = (float)(__3.x);
        __2.y = (float)(__3.y);
        float2 v__4 = make_float2(scale[(((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) >> 3) * 2)) + step)], scale[(((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) >> 3) * 2)) + step)]);
        __1.x = (__2.x*v__4.x);
        __1.y = (__2.y*v__4.y);
      *(float2*)(weights_local_cast + 0) = __1;
      *(float2*)(((float*)weights) + (((int)threadIdx.x) * 2)) = *(float2*)(weights_local_cast + 0);
    }
    __syncthreads();
    for (int k = 0; k < 16; ++k) {
      sums[0] = (sums[0] + (((float*)x_tile)[((((((int)threadIdx.x) & 15) >> 2) * 16) + k)] * ((float*)weights)[(((((int)threadIdx.x) & 3) * 16) + k)]));
    }
  }
  if ((((int)threadIdx.x) >> 4) == 0) {
    y[(((((((int)threadIdx.x) & 15) >> 2) * 8) + (((int)blockIdx.x) * 4)) + (((int)threadIdx.x) & 3))] = sums[0];
  }
}

