// What nvcc gives a CUDA program without being asked, as far as the programs of this corpus use it, for clang without
// NVIDIA's headers: `clang -x cuda -include cuda.h -nocudainc -nocudalib`.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef _Float16 half;

// -- where a thread stands
// ---------------------------------------------------------------------------------------------

#define COORDINATE(axis, intrinsic)                                                                                    \
  __declspec(property(get = get_##axis)) unsigned axis;                                                                \
  static __device__ __forceinline__ unsigned get_##axis() { return __nvvm_read_ptx_sreg_##intrinsic##_##axis(); }
#define COORDINATES(name, intrinsic)                                                                                   \
  struct name##_t {                                                                                                    \
    COORDINATE(x, intrinsic) COORDINATE(y, intrinsic) COORDINATE(z, intrinsic)                                         \
  };                                                                                                                   \
  extern const __device__ __attribute__((weak)) name##_t name;

COORDINATES(threadIdx, tid)
COORDINATES(blockIdx, ctaid)
COORDINATES(blockDim, ntid)
COORDINATES(gridDim, nctaid)

// -- vectors
// -----------------------------------------------------------------------------------------------------------

struct __attribute__((aligned(8))) float2 {
  float x, y;
};
struct __attribute__((aligned(16))) float4 {
  float x, y, z, w;
};
struct __attribute__((aligned(8))) int2 {
  int x, y;
};
struct __attribute__((aligned(16))) int4 {
  int x, y, z, w;
};
struct __attribute__((aligned(16))) uint4 {
  unsigned x, y, z, w;
};

static __device__ __forceinline__ float2 make_float2(float x, float y) { return {x, y}; }
static __device__ __forceinline__ float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }

// -- what threads do together
// ------------------------------------------------------------------------------------------

#define SHUFFLE(name, kind, clamp)                                                                                     \
  static __device__ __forceinline__ int name(unsigned mask, int value, int lane, int width = 32) {                     \
    return __nvvm_shfl_sync_##kind##_i32(mask, value, lane, (32 - width) << 8 | clamp);                                \
  }                                                                                                                    \
  static __device__ __forceinline__ float name(unsigned mask, float value, int lane, int width = 32) {                 \
    return __nvvm_shfl_sync_##kind##_f32(mask, value, lane, (32 - width) << 8 | clamp);                                \
  }

SHUFFLE(__shfl_sync, idx, 31)
SHUFFLE(__shfl_up_sync, up, 0)
SHUFFLE(__shfl_down_sync, down, 31)
SHUFFLE(__shfl_xor_sync, bfly, 31)

static __device__ __forceinline__ void __syncwarp(unsigned mask = 0xffffffff) { __nvvm_bar_warp_sync(mask); }
static __device__ __forceinline__ unsigned __ballot_sync(unsigned mask, int yes) {
  return __nvvm_vote_ballot_sync(mask, yes);
}
static __device__ __forceinline__ int __any_sync(unsigned mask, int yes) { return __nvvm_vote_any_sync(mask, yes); }

static __device__ __forceinline__ float atomicAdd(float *target, float value) {
  return __nvvm_atom_add_gen_f(target, value);
}
static __device__ __forceinline__ int atomicAdd(int *target, int value) { return __nvvm_atom_add_gen_i(target, value); }
static __device__ __forceinline__ unsigned atomicAdd(unsigned *target, unsigned value) {
  return __nvvm_atom_add_gen_i((int *)target, value);
}
static __device__ __forceinline__ int atomicMax(int *target, int value) { return __nvvm_atom_max_gen_i(target, value); }
static __device__ __forceinline__ int atomicOr(int *target, int value) { return __nvvm_atom_or_gen_i(target, value); }

// -- functions
// ---------------------------------------------------------------------------------------------------------

#define DEVICE_LIBRARY(name)                                                                                           \
  extern "C" __device__ __attribute__((const)) float __nv_##name(float);                                               \
  static __device__ __forceinline__ float name(float x) { return __nv_##name(x); }

DEVICE_LIBRARY(expf)
DEVICE_LIBRARY(erff)
DEVICE_LIBRARY(tanhf)
DEVICE_LIBRARY(sqrtf)
DEVICE_LIBRARY(rsqrtf)

static __device__ __forceinline__ float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
static __device__ __forceinline__ float fminf(float x, float y) { return __builtin_fminf(x, y); }
static __device__ __forceinline__ int min(int x, int y) { return x < y ? x : y; }
static __device__ __forceinline__ int max(int x, int y) { return x > y ? x : y; }
static __device__ __forceinline__ int __popc(unsigned x) { return __builtin_popcount(x); }
template <typename T> static __device__ __forceinline__ T __ldg(const T *from) { return *from; }
