// CUDA C++ as C++ for the host: blocks run one after another, the threads of a block as threads that meet at barriers.
// Takes the place of corpora/gpu/cuda/include/cuda.h.
#pragma once

#include <array>
#include <atomic>
#include <barrier>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#define __global__
#define __device__
#define __shared__ static
#define __constant__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __align__(bytes) __attribute__((aligned(bytes)))

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
struct alignas(16) int4 {
  int x, y, z, w;
};
struct alignas(16) uint4 {
  unsigned x, y, z, w;
};
inline float2 make_float2(float x, float y) { return {x, y}; }
inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }

// -- what threads do together
// ------------------------------------------------------------------------------------------

struct Warp {
  explicit Warp(int lanes) : lanes(lanes), barrier(lanes) {}
  int lanes;
  std::barrier<> barrier;
  alignas(16) unsigned char posted[32][64];
};
struct Block {
  Block(int threads, size_t bytes) : barrier(threads) {
    if (posix_memalign(&shared, 1024, bytes))
      std::abort();
    for (int first = 0; first < threads; first += 32)
      warps.push_back(std::make_unique<Warp>(threads - first < 32 ? threads - first : 32));
  }
  ~Block() { std::free(shared); }
  std::barrier<> barrier;
  std::vector<std::unique_ptr<Warp>> warps;
  void *shared = nullptr; // as much as the launch asks for
};
inline size_t shared_bytes;
inline Block *block;
inline thread_local int number; // of a thread in its block

inline void __syncthreads() { block->barrier.arrive_and_wait(); }
// What each lane of the warp has in the place of `value`.
template <typename T> std::array<T, 32> of_lanes(const T &value) {
  static_assert(sizeof(T) <= 64);
  Warp &warp = *block->warps[number / 32];
  std::memcpy(warp.posted[number % 32], &value, sizeof(T));
  warp.barrier.arrive_and_wait();
  std::array<T, 32> found{};
  for (int lane = 0; lane < warp.lanes; ++lane)
    std::memcpy(&found[lane], warp.posted[lane], sizeof(T));
  warp.barrier.arrive_and_wait();
  return found;
}
inline float from_lane(float value, int lane) {
  const std::array<float, 32> values = of_lanes(value);
  return lane >= 0 && lane < block->warps[number / 32]->lanes ? values[lane] : value;
}
inline float __shfl_xor_sync(unsigned, float value, int mask) { return from_lane(value, number % 32 ^ mask); }
inline float __shfl_down_sync(unsigned, float value, int delta) { return from_lane(value, number % 32 + delta); }
template <typename T> T atomicAdd(T *target, T value) { return std::atomic_ref<T>(*target).fetch_add(value); }
template <typename T> T atomicOr(T *target, T value) { return std::atomic_ref<T>(*target).fetch_or(value); }

// Instructions of PTX under the names that corpora/gpu/tilelang/include has for them. A copy beside a thread is done as
// late as it may be, when the thread waits for it, or where COPIES_AT_ONCE is defined as early.
namespace ptx {

struct Copy {
  void *target;
  const void *origin;
  int bytes;
};
inline thread_local std::vector<std::vector<Copy>> groups(1); // the last one is not closed

inline void barrier(int, int) { block->barrier.arrive_and_wait(); }
template <int bytes> void copy(void *target, const void *origin) {
#ifdef COPIES_AT_ONCE
  std::memcpy(target, origin, bytes);
#else
  groups.back().push_back({target, origin, bytes});
#endif
}
inline void close_group() { groups.emplace_back(); }
template <int left> void wait_for_groups() {
  for (; groups.size() > left + 1; groups.erase(groups.begin()))
    for (const Copy &each : groups.front())
      std::memcpy(each.target, each.origin, each.bytes);
}
inline void wait_for_all_copies() {
  close_group();
  wait_for_groups<0>();
}

template <bool transposed> void load_matrices(unsigned *registers, const void *row) {
  const std::array<const void *, 32> rows = of_lanes(row);
  for (int tile = 0; tile < 4; ++tile) {
    uint16_t halves[2];
    for (int each = 0; each < 2; ++each) {
      int down = number % 32 / 4, right = number % 4 * 2 + each;
      if (transposed)
        std::swap(down, right);
      halves[each] = static_cast<const uint16_t *>(rows[tile * 8 + down])[right];
    }
    std::memcpy(&registers[tile], halves, 4);
  }
}

inline void multiply(float *sums, const unsigned *left, const unsigned *right) {
  struct Factors {
    _Float16 left[8], right[4];
  } factors;
  std::memcpy(factors.left, left, 16);
  std::memcpy(factors.right, right, 8);
  const std::array<Factors, 32> all = of_lanes(factors);
  for (int each = 0; each < 4; ++each) {
    const int row = number % 32 / 4 + each / 2 * 8, column = number % 4 * 2 + each % 2;
    for (int k = 0; k < 16; ++k)
      sums[each] += float(all[row % 8 * 4 + k % 8 / 2].left[k / 8 * 4 + row / 8 * 2 + k % 2]) *
                    float(all[column * 4 + k % 8 / 2].right[k / 8 * 2 + k % 2]);
  }
}

} // namespace ptx

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
    Block here(count, shared_bytes);
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
