// CUDA C++ as C++ for the host: blocks run one after another, the threads of a block as threads that meet at barriers.
// Takes the place of corpora/gpu/cuda/include/cuda.h.
#pragma once

#include <atomic>
#include <barrier>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#define __global__
#define __device__
#define __shared__ static
#define __constant__
#define __forceinline__ inline
#define __launch_bounds__(...)

struct Index {
  unsigned x, y, z;
};
inline thread_local Index threadIdx, blockIdx;
inline Index blockDim, gridDim;

struct alignas(8) float2 {
  float x, y;
};
struct alignas(16) float4 {
  float x, y, z, w;
};
struct alignas(8) int2 {
  int x, y;
};
inline float2 make_float2(float x, float y) { return {x, y}; }
inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }

// -- what threads do together
// ------------------------------------------------------------------------------------------

struct Warp {
  explicit Warp(int lanes) : lanes(lanes), barrier(lanes) {}
  int lanes;
  std::barrier<> barrier;
  float values[32];
};
struct Block {
  explicit Block(int threads) : barrier(threads) {
    for (int first = 0; first < threads; first += 32)
      warps.push_back(std::make_unique<Warp>(threads - first < 32 ? threads - first : 32));
  }
  std::barrier<> barrier;
  std::vector<std::unique_ptr<Warp>> warps;
};
inline Block *block;
inline thread_local int number; // of a thread in its block

inline void __syncthreads() { block->barrier.arrive_and_wait(); }
inline float from_lane(float value, int lane) {
  Warp &warp = *block->warps[number / 32];
  warp.values[number % 32] = value;
  warp.barrier.arrive_and_wait();
  float found = lane >= 0 && lane < warp.lanes ? warp.values[lane] : value;
  warp.barrier.arrive_and_wait();
  return found;
}
inline float __shfl_xor_sync(unsigned, float value, int mask) { return from_lane(value, number % 32 ^ mask); }
inline float __shfl_down_sync(unsigned, float value, int delta) { return from_lane(value, number % 32 + delta); }
template <typename T> T atomicAdd(T *target, T value) { return std::atomic_ref<T>(*target).fetch_add(value); }

// -- functions
// ---------------------------------------------------------------------------------------------------------

inline float rsqrtf(float x) { return 1.0f / std::sqrt(x); }
inline int min(int x, int y) { return x < y ? x : y; }
template <typename T> T __ldg(const T *from) { return *from; }

// -- the host
// ----------------------------------------------------------------------------------------------------------

template <typename... Parameters, typename... Arguments>
void launch(Index grid, Index threads, void (*kernel)(Parameters...), Arguments... arguments) {
  gridDim = grid;
  blockDim = threads;
  int count = threads.x * threads.y * threads.z;
  for (unsigned at = 0; at < grid.x * grid.y * grid.z; ++at) {
    Block here(count);
    block = &here;
    std::vector<std::thread> running;
    for (int each = 0; each < count; ++each)
      running.emplace_back([=] {
        blockIdx = {at % grid.x, at / grid.x % grid.y, at / grid.x / grid.y};
        threadIdx = {each % threads.x, each / threads.x % threads.y, each / threads.x / threads.y};
        number = each;
        kernel((Parameters)arguments...);
        block->barrier.arrive_and_drop();
        block->warps[number / 32]->barrier.arrive_and_drop();
      });
    for (std::thread &each : running)
      each.join();
  }
}

// A buffer whose elements come from the standard input as numbers.
template <typename T> T *read(int count) {
  T *buffer = static_cast<T *>(std::malloc(count * sizeof(T)));
  for (int at = 0; at < count; ++at) {
    double value;
    if (std::scanf("%lf", &value) != 1)
      std::exit(2);
    buffer[at] = static_cast<T>(static_cast<std::conditional_t<std::is_integral_v<T>, int64_t, T>>(value));
  }
  return buffer;
}

template <typename T> void write(const T *buffer, int count) {
  for (int at = 0; at < count; ++at)
    std::printf("%.9g ", static_cast<double>(buffer[at]));
  std::printf("\n");
}
