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

extern "C" __global__ void rms_norm_kernel(const float* __restrict__ w, const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(64, 1) rms_norm_kernel(const float* __restrict__ w, const float* __restrict__ x, float* __restrict__ y) {
  float row[2];
  float squares[2];
  float total[1];
  extern __shared__ __align__(1024) float workspace[];
  *(float2*)(row + 0) = *(float2*)(x + ((((int)blockIdx.x) * 128) + (((int)threadIdx.x) * 2)));
  float2 __1;
    float2 v_ = *(float2*)(row + 0);
    __1.x = (v_.x*v_.x);
    __1.y = (v_.y*v_.y);
  *(float2*)(squares + 0) = __1;
  total[0] = 0x0p+0f/*0.000000e+00*/;
  #pragma unroll
  for (int rv = 0; rv < 2; ++rv) {
    total[0] = (total[0] + squares[rv]);
  }
  total[0] = tl::AllReduce<tl::SumOp, 64, 1, 0, tl::NamedBarrier<64>>::run(total[0], (&(workspace[0])));
  float2 __2;
    float2 __3;
      float2 v__1 = *(float2*)(row + 0);
      float2 v__2 = make_float2(rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.a36e2eb1c432dp-14f/*1.000000e-04*/)), rsqrtf(((total[0] / 0x1p+7f/*1.280000e+02*/) + 0x1.a36e2eb1c432dp-14f/*1.000000e-04*/)));
      __3.x = (v__1.x*v__2.x);
      __3.y = (v__1.y*v__2.y);
    float2 v__3 = *(float2*)(w + (((int)threadIdx.x) * 2));
    __2.x = (__3.x*v__3.x);
    __2.y = (__3.y*v__3.y);
  *(float2*)(y + ((((int)blockIdx.x) * 128) + (((int)threadIdx.x) * 2))) = __2;
}

