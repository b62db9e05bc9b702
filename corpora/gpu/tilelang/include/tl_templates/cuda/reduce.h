// Reductions over the threads of a block.
#pragma once

#include <tl_templates/cuda/common.h>

namespace tl {

struct SumOp {
  template <typename T> __device__ __forceinline__ T operator()(T x, T y) const { return x + y; }
};
struct MaxOp {
  __device__ __forceinline__ float operator()(float x, float y) const { return fmaxf(x, y); }
};

// A barrier of the first `threads` threads of a block, with a number for each phase.
template <int threads> struct NamedBarrier {
  template <int phase> static __device__ __forceinline__ void sync() { ptx::barrier(phase, threads); }
};

// All `threads / scale` threads that are `scale` apart get what their values are together: those whose numbers differ
// in one bit exchange theirs, from the highest bit to the lowest, through `buffer` in shared memory where they are in
// different warps.
template <class Reducer, int threads, int scale, int first, class Barrier> struct AllReduce {
  template <typename T> static __device__ __forceinline__ T run(T value, T *buffer = nullptr) {
    if constexpr (threads == scale) {
      return value;
    } else {
      constexpr int distance = threads / 2;
      T other;
      if constexpr (distance >= 32) {
        const int thread = threadIdx.x - first;
        Barrier::template sync<1>();
        buffer[thread] = value;
        Barrier::template sync<2>();
        other = buffer[thread ^ distance];
      } else {
        other = __shfl_xor_sync(0xffffffff, value, distance);
      }
      return AllReduce<Reducer, distance, scale, first, Barrier>::run(Reducer()(value, other), buffer);
    }
  }
};

} // namespace tl
