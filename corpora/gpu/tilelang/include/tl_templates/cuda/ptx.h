// Instructions of PTX that generated programs reach through `tl::`, by the intrinsics that LLVM has for them. A host
// that runs the programs has functions of the same names.
#pragma once

#ifdef __CUDA__
namespace ptx {

#define IN_SHARED __attribute__((address_space(3)))
#define IN_GLOBAL __attribute__((address_space(1)))

struct Registers {
  unsigned a, b, c, d;
};
struct Sums {
  float a, b, c, d;
};
typedef _Float16 Halves __attribute__((ext_vector_type(2)));

extern "C" __device__ void barrier_of(int number, int threads) __asm("llvm.nvvm.barrier.cta.sync.aligned.count");
extern "C" __device__ Registers
load_tiles(const IN_SHARED void *row) __asm("llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3");
extern "C" __device__ Registers
load_transposed_tiles(const IN_SHARED void *row) __asm("llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3");
extern "C" __device__ Sums product(Halves, Halves, Halves, Halves, Halves, Halves, float, float, float,
                                   float) __asm("llvm.nvvm.mma.m16n8k16.row.col.f32.f32");

// bar.sync NUMBER, THREADS
static __device__ __forceinline__ void barrier(int number, int threads) { barrier_of(number, threads); }

// cp.async: past the first level of caches for 16 bytes
template <int bytes> static __device__ __forceinline__ void copy(void *target, const void *origin) {
  static_assert(bytes == 4 || bytes == 8 || bytes == 16);
  if constexpr (bytes == 16)
    __nvvm_cp_async_cg_shared_global_16((IN_SHARED void *)target, (const IN_GLOBAL void *)origin);
  else if constexpr (bytes == 8)
    __nvvm_cp_async_ca_shared_global_8((IN_SHARED void *)target, (const IN_GLOBAL void *)origin);
  else
    __nvvm_cp_async_ca_shared_global_4((IN_SHARED void *)target, (const IN_GLOBAL void *)origin);
}
static __device__ __forceinline__ void close_group() { __nvvm_cp_async_commit_group(); }
static __device__ __forceinline__ void wait_for_all_copies() { __nvvm_cp_async_wait_all(); }
template <int left> static __device__ __forceinline__ void wait_for_groups() { __nvvm_cp_async_wait_group(left); }

// ldmatrix.sync.aligned.m8n8.x4: four registers from four tiles of 8 x 8 halves
template <bool transposed> static __device__ __forceinline__ void load_matrices(unsigned *registers, const void *row) {
  const IN_SHARED void *from = (const IN_SHARED void *)row;
  Registers found = transposed ? load_transposed_tiles(from) : load_tiles(from);
  registers[0] = found.a;
  registers[1] = found.b;
  registers[2] = found.c;
  registers[3] = found.d;
}

// mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
static __device__ __forceinline__ void multiply(float *sums, const unsigned *left, const unsigned *right) {
#define HALVES(bits) __builtin_bit_cast(Halves, bits)
  Sums found = product(HALVES(left[0]), HALVES(left[1]), HALVES(left[2]), HALVES(left[3]), HALVES(right[0]),
                       HALVES(right[1]), sums[0], sums[1], sums[2], sums[3]);
#undef HALVES
  sums[0] = found.a;
  sums[1] = found.b;
  sums[2] = found.c;
  sums[3] = found.d;
}

} // namespace ptx
#endif
