#if defined(_MSC_VER) && !defined(__clang__) && _MSC_VER < 1940
#define _tl_orig_alignas alignas
#define alignas(N) _tl_orig_alignas((N) <= 64 ? (N) : 64)
#include <cuda.h>
#undef alignas
#define alignas _tl_orig_alignas
#endif
#include <math_constants.h>
#include <tl_templates/cuda/reduce.h>
#include <tl_templates/cuda/scan.h>
#include <tl_templates/cuda/ldsm.h>
#include <tl_templates/cuda/threadblock_swizzle.h>
#include <tl_templates/cuda/debug.h>
#ifdef ENABLE_BF16
#include <tl_templates/cuda/cuda_bf16_fallbacks.cuh>
#endif

extern "C" __global__ void softmax_kernel(const float* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) softmax_kernel(const float* __restrict__ x, float* __restrict__ y) {
  float row[1];
  float top[1];
  float total[1];
  row[0] = x[((((int)blockIdx.x) * 32) + ((int)threadIdx.x))];
  top[0] = -CUDART_INF_F;
  top[0] = max(top[0], row[0]);
  top[0] = tl::AllReduce<tl::MaxOp, 16, 1, 0, tl::NamedBarrier<32>>::run(top[0]);
  row[0] = expf((row[0] - top[0]));
  total[0] = 0x0p+0f/*0.000000e+00*/;
  total[0] = (total[0] + row[0]);
  total[0] = tl::AllReduce<tl::SumOp, 16, 1, 0, tl::NamedBarrier<32>>::run(total[0]);
  y[((((int)blockIdx.x) * 32) + ((int)threadIdx.x))] = (row[0] / total[0]);
}

