// Cells of several lanes in one register of 512 bits, for sources that have a form of their loops for machines with
// such registers. The build is for any x86-64 with AES; what else a machine has is asked once.
#pragma once

#include "domains/domain.h"

// For loops that are compiled for machines with and without such registers.
#define EQUIV_INLINE inline __attribute__((always_inline))

#if defined(__AES__) && defined(__x86_64__) && (__GNUC__ >= 11 || defined(__clang__))
#define EQUIV_WIDE_CELLS 1
#define EQUIV_WIDE __attribute__((target("vaes,avx512f,avx512bw,avx512dq,avx512vl")))

#include <cstdlib>
#include <cstring>
#include <immintrin.h>

namespace equiv {

constexpr int kWideCells = 4; // in a register, of two words each
constexpr __mmask8 kAllWords = 0xFF, kLowWords = 0x55, kHighWords = 0xAA;

// Whether this machine has such registers. EQUIV_WIDE=never leaves them out, for tests of the other forms.
inline bool has_wide_cells() {
  static const char *const asked = std::getenv("EQUIV_WIDE");
  static const bool has = !(asked && std::strcmp(asked, "never") == 0) && __builtin_cpu_supports("vaes") &&
                          __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                          __builtin_cpu_supports("avx512vl");
  return has;
}

inline __m128i load_cell(const Cell &cell) { return _mm_loadu_si128(reinterpret_cast<const __m128i *>(&cell)); }

EQUIV_WIDE inline __m512i wide_copies(__m128i cell) {
  return _mm512_maskz_broadcast_i32x4(__mmask16(0xFFFF), cell); // without a mask GCC 12 warns of its own header
}

EQUIV_WIDE inline __m512i wide_copies(uint64_t low, uint64_t high) {
  return wide_copies(_mm_set_epi64x(int64_t(high), int64_t(low)));
}

// What of a register has the last `count` cells.
inline __mmask8 wide_words(int count) { return __mmask8((1 << 2 * count) - 1); }

// Operands as cells that lie side by side: of what is the same in all lanes, as many as a register has.
class WideOperands {
public:
  WideOperands(const LaneOperands &operands, int count)
      : next_(reinterpret_cast<const char *>(operands.cells)),
        step_(operands.stride == 0 ? 0 : int64_t(sizeof(__m512i))) {
    if (operands.stride == 1)
      return;
    const int copied = operands.stride == 0 ? kWideCells : count;
    for (int lane = 0; lane < copied; ++lane)
      _mm_store_si128(copies_ + lane, load_cell(operands[lane]));
    next_ = reinterpret_cast<const char *>(copies_);
  }
  WideOperands(const WideOperands &) = delete;

  EQUIV_WIDE __m512i next() {
    const __m512i cells = _mm512_loadu_si512(next_);
    next_ += step_;
    return cells;
  }
  // The last cells, where they are fewer than a register has; the other words are those of something else.
  EQUIV_WIDE __m512i last(__mmask8 words, __m512i others) const {
    return _mm512_mask_loadu_epi64(others, words, next_);
  }

private:
  const char *next_;
  int64_t step_;
  __m128i copies_[kMostLanes];
};

} // namespace equiv

#endif
