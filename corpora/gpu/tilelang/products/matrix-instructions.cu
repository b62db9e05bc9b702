#if defined(_MSC_VER) && !defined(__clang__) && _MSC_VER < 1940
#define _tl_orig_alignas alignas
#define alignas(N) _tl_orig_alignas((N) <= 64 ? (N) : 64)
#include <cuda.h>
#undef alignas
#define alignas _tl_orig_alignas
#endif
#include <tl_templates/cuda/instruction/mma.h>
#include <tl_templates/cuda/copy.h>
#include <tl_templates/cuda/reduce.h>
#include <tl_templates/cuda/scan.h>
#include <tl_templates/cuda/ldsm.h>
#include <tl_templates/cuda/threadblock_swizzle.h>
#include <tl_templates/cuda/debug.h>
#ifdef ENABLE_BF16
#include <tl_templates/cuda/cuda_bf16_fallbacks.cuh>
#endif

extern "C" __global__ void matrix_instructions_kernel(const float* __restrict__ bias, const half_t* __restrict__ w, const half_t* __restrict__ x, float* __restrict__ y);
extern "C" __global__ void __launch_bounds__(32, 1) matrix_instructions_kernel(const float* __restrict__ bias, const half_t* __restrict__ w, const half_t* __restrict__ x, float* __restrict__ y) {
  extern __shared__ __align__(1024) uchar buf_dyn_shmem[];
  void* x_tile = ((void*)((char*)buf_dyn_shmem + 0));
  void* w_tile = ((void*)((char*)buf_dyn_shmem + 1024));
  float sums[8];
  #pragma unroll
  for (int i = 0; i < 2; ++i) {
    float broadcast_var = 0x0p+0f/*0.000000e+00*/;
    *(float4*)(sums + (i * 4)) = make_float4(broadcast_var, broadcast_var, broadcast_var, broadcast_var);
  }
  tl::cp_async_gs<16>((&(((half_t*)x_tile)[(((((int)threadIdx.x) >> 1) * 16) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(x[(((((int)threadIdx.x) >> 1) * 32) + ((((int)threadIdx.x) & 1) * 8))])));
  tl::cp_async_gs<16>((&(((half_t*)w_tile)[(((((int)threadIdx.x) >> 1) * 16) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8))])), (&(w[(((int)threadIdx.x) * 8)])));
  tl::cp_async_commit();
  tl::cp_async_gs<16>((&(((half_t*)x_tile)[((((((int)threadIdx.x) >> 1) * 16) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 256)])), (&(x[((((((int)threadIdx.x) >> 1) * 32) + ((((int)threadIdx.x) & 1) * 8)) + 16)])));
  tl::cp_async_gs<16>((&(((half_t*)w_tile)[((((((int)threadIdx.x) >> 1) * 16) + (((((((int)threadIdx.x) & 15) >> 3) + (((int)threadIdx.x) & 1)) & 1) * 8)) + 256)])), (&(w[((((int)threadIdx.x) * 8) + 256)])));
  tl::cp_async_commit();
  tl::cp_async_wait<1>();
  __syncthreads();
  {
    half_t A_local[8];
    half_t B_local[8];
    tl::ptx_ldmatrix_x4((&(((half_t*)x_tile)[(((((int)threadIdx.x) & 15) * 16) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8))])), (&(A_local[0])));
    tl::ptx_ldmatrix_x4_trans((&(((half_t*)w_tile)[(((((int)threadIdx.x) & 15) * 16) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8))])), (&(B_local[0])));
    tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(sums + 0), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + 0));
    tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(sums + 4), reinterpret_cast<const unsigned*>(A_local + 0), reinterpret_cast<const unsigned*>(B_local + 4));
  }
  tl::cp_async_wait<0>();
  __syncthreads();
  {
    half_t A_local_1[8];
    half_t B_local_1[8];
    tl::ptx_ldmatrix_x4((&(((half_t*)x_tile)[((((((int)threadIdx.x) & 15) * 16) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8)) + 256)])), (&(A_local_1[0])));
    tl::ptx_ldmatrix_x4_trans((&(((half_t*)w_tile)[((((((int)threadIdx.x) & 15) * 16) + ((((((int)threadIdx.x) >> 4) + ((((int)threadIdx.x) & 7) >> 2)) & 1) * 8)) + 256)])), (&(B_local_1[0])));
    tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(sums + 0), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_1 + 0));
    tl::mma_sync<tl::DataType::kFloat16, tl::DataType::kFloat16, tl::DataType::kFloat32, 16, 8, 16, false, true>(reinterpret_cast<float*>(sums + 4), reinterpret_cast<const unsigned*>(A_local_1 + 0), reinterpret_cast<const unsigned*>(B_local_1 + 4));
  }
  #pragma unroll
  for (int i_1 = 0; i_1 < 4; ++i_1) {
    float broadcast_var_1 = 0x0p+0f/*0.000000e+00*/;
    float2 __1;
      float2 __2;
        float2 v_ = *(float2*)(sums + (i_1 * 2));
        float2 v__1 = *(float2*)(bias + (((i_1 >> 1) * 8) + ((((int)threadIdx.x) & 3) * 2)));
        __2.x = (v_.x+v__1.x);
        __2.y = (v_.y+v__1.y);
      float2 v__2 = make_float2(broadcast_var_1, broadcast_var_1);
      __1.x = max(__2.x, v__2.x);
      __1.y = max(__2.y, v__2.y);
    *(float2*)(sums + (i_1 * 2)) = __1;
  }
  #pragma unroll
  for (int i_2 = 0; i_2 < 4; ++i_2) {
    *(float2*)(y + (((((i_2 & 1) * 128) + ((((int)threadIdx.x) >> 2) * 16)) + ((i_2 >> 1) * 8)) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(sums + (i_2 * 2));
  }
}

