#include "domains/fingerprint_lanes.h"

#include "domains/wide_cells.h"

#include <cstdint>

namespace equiv {

namespace {

void hash_each(const FingerprintHash &hash, const Block &head_key, const LaneOperands &first,
               const LaneOperands &second, bool unordered, Cell *results, int from, int to) {
  for (int lane = from; lane < to; ++lane) {
    const bool swapped = unordered && second[lane] < first[lane];
    results[lane] =
        swapped ? hash.hash(head_key, second[lane], first[lane]) : hash.hash(head_key, first[lane], second[lane]);
  }
}

#if defined(__AES__)

constexpr int kOverlapping = 8; // hashes

// As a fingerprint has no tag: of bytes that are zero, the top one gets a bit.
inline __m128i without_tag(__m128i state) {
  const __m128i bit = _mm_set_epi64x(int64_t(1) << 56, 0);
  return _mm_or_si128(state, _mm_and_si128(_mm_cmpeq_epi8(state, _mm_setzero_si128()), bit));
}

// Hashes a multiple of kOverlapping, and says how many.
int hash_blocks(const FingerprintHash &hash, const Block &head_key, const LaneOperands &first,
                const LaneOperands &second, bool unordered, Cell *results, int count) {
  const __m128i head = load_block(head_key);
  int done = 0;
  for (; done + kOverlapping <= count; done += kOverlapping) {
    __m128i state[kOverlapping], added[kOverlapping];
    for (int lane = 0; lane < kOverlapping; ++lane) {
      __m128i left = load_cell(first[done + lane]), right = load_cell(second[done + lane]);
      if (unordered) { // without a branch, which would be random
        const __m128i swapped = _mm_set1_epi64x(-int64_t(second[done + lane] < first[done + lane]));
        const __m128i difference = _mm_and_si128(_mm_xor_si128(left, right), swapped);
        left = _mm_xor_si128(left, difference);
        right = _mm_xor_si128(right, difference);
      }
      state[lane] = _mm_xor_si128(left, load_block(hash.keys()[0]));
      added[lane] = _mm_xor_si128(right, head);
    }
    for (int round = 1; round < FingerprintHash::kKeys; ++round) {
      const __m128i key = load_block(hash.keys()[round]);
      for (int lane = 0; lane < kOverlapping; ++lane)
        state[lane] = _mm_aesenc_si128(state[lane], key);
      if (round == FingerprintHash::kFirstRounds)
        for (int lane = 0; lane < kOverlapping; ++lane)
          state[lane] = _mm_xor_si128(state[lane], added[lane]);
    }
    for (int lane = 0; lane < kOverlapping; ++lane)
      _mm_storeu_si128(reinterpret_cast<__m128i *>(results + done + lane), without_tag(state[lane]));
  }
  return done;
}

#endif

#if defined(EQUIV_WIDE_CELLS)

// Hashes of four pairs at once, under one head; rounds of several such hashes overlap, as they do not wait for each
// other. Of pairs that are unordered the lesser cell is first. Where the first of all pairs is one cell, its rounds are
// made once.
template <bool kIsOneFirst, bool kIsUnordered> class WideHash {
public:
  EQUIV_WIDE WideHash(const FingerprintHash &hash, const Block &head_key, Cell first)
      : top_(wide_copies(0, uint64_t(1) << 56)) {
    for (int key = 0; key < FingerprintHash::kKeys; ++key)
      keys_[key] = wide_copies(load_block(hash.keys()[key]));
    added_ = wide_copies(load_block(head_key));
    if (kIsOneFirst)
      added_ = _mm512_xor_si512(added_, first_rounds(wide_copies(load_cell(first))));
  }

  EQUIV_WIDE __attribute__((always_inline)) __m512i operator()(__m512i first, __m512i second) const {
    __m512i state;
    if (kIsOneFirst)
      state = _mm512_xor_si512(second, added_);
    else {
      if (kIsUnordered) {
        const __mmask8 swapped = less_words(second, first);
        const __m512i lesser = _mm512_mask_blend_epi64(swapped, first, second);
        second = _mm512_mask_blend_epi64(swapped, second, first);
        first = lesser;
      }
      state = _mm512_ternarylogic_epi64(first_rounds(first), second, added_, 0x96); // the sum of the three
    }
    for (int round = FingerprintHash::kFirstRounds + 1; round < FingerprintHash::kKeys; ++round)
      state = _mm512_aesenc_epi128(state, keys_[round]);
    return _mm512_max_epu8(state, top_); // a fingerprint's top byte is not zero
  }

private:
  EQUIV_WIDE __attribute__((always_inline)) __m512i first_rounds(__m512i state) const {
    state = _mm512_xor_si512(state, keys_[0]);
    for (int round = 1; round <= FingerprintHash::kFirstRounds; ++round)
      state = _mm512_aesenc_epi128(state, keys_[round]);
    return state;
  }

  // The words of those cells that are less than others.
  EQUIV_WIDE __attribute__((always_inline)) static __mmask8 less_words(__m512i cells, __m512i others) {
    const __m512i high = _mm512_maskz_unpackhi_epi64(kAllWords, cells, cells);
    const __m512i others_high = _mm512_maskz_unpackhi_epi64(kAllWords, others, others);
    const __mmask8 by_high = _mm512_cmplt_epu64_mask(high, others_high);
    const __mmask8 alike = _mm512_cmpeq_epu64_mask(high, others_high);
    if (__builtin_expect(alike == 0, 1))
      return by_high;
    const unsigned by_low = _mm512_cmplt_epu64_mask(cells, others) & alike & kLowWords;
    return __mmask8(by_high | by_low | by_low << 1);
  }

  __m512i keys_[FingerprintHash::kKeys], added_, top_;
};

// Hashes all; false where some operand that is not the same in all lanes is no fingerprint.
template <bool kIsOneFirst, bool kIsUnordered>
EQUIV_WIDE bool hash_wide(const FingerprintHash &hash, const Block &head_key, const LaneOperands &first,
                          const LaneOperands &second, Cell *results, int count) {
  const WideHash<kIsOneFirst, kIsUnordered> hash_four(hash, head_key, *first.cells);
  WideOperands firsts(first, count), seconds(second, count);
  const __m512i any = _mm512_maskz_set1_epi64(kAllWords, -1);
  const bool are_firsts_one = first.stride == 0, are_seconds_one = second.stride == 0;
  __m512i least = any; // of each byte
  int done = 0;
  for (; done + kWideCells <= count; done += kWideCells) {
    const __m512i left = firsts.next(), right = seconds.next();
    least = _mm512_min_epu8(least, _mm512_min_epu8(are_firsts_one ? any : left, are_seconds_one ? any : right));
    _mm512_storeu_si512(results + done, hash_four(left, right));
  }
  if (done < count) {
    const __mmask8 words = wide_words(count - done);
    const __m512i left = firsts.last(words, any), right = seconds.last(words, any);
    least = _mm512_min_epu8(least, _mm512_min_epu8(are_firsts_one ? any : left, are_seconds_one ? any : right));
    _mm512_mask_storeu_epi64(results + done, words, hash_four(left, right));
  }
  const __m512i top = wide_copies(0, uint64_t(0xFF) << 56);
  return _mm512_mask_testn_epi64_mask(kHighWords, least, top) == 0;
}

#endif

bool are_fingerprints(const LaneOperands &cells, int count) {
  bool all = true;
  for (int lane = 0; cells.stride != 0 && lane < count; ++lane)
    all &= is_fingerprint(cells[lane]);
  return all;
}

} // namespace

bool hash_lanes(const FingerprintHash &hash, const Block &head_key, const LaneOperands &first,
                const LaneOperands &second, bool unordered, Cell *results, int count) {
  // A constant is less than any fingerprint.
  if (unordered && second.stride == 0 && !is_fingerprint(*second.cells))
    return hash_lanes(hash, head_key, second, first, false, results, count);
  unordered &= first.stride != 0 || is_fingerprint(*first.cells);
#if defined(EQUIV_WIDE_CELLS)
  if (has_wide_cells()) {
    if (unordered)
      return hash_wide<false, true>(hash, head_key, first, second, results, count);
    return first.stride == 0 ? hash_wide<true, false>(hash, head_key, first, second, results, count)
                             : hash_wide<false, false>(hash, head_key, first, second, results, count);
  }
#endif
  if (!are_fingerprints(first, count) || !are_fingerprints(second, count))
    return false;
  int done = 0;
#if defined(__AES__)
  done = hash_blocks(hash, head_key, first, second, unordered, results, count);
#endif
  hash_each(hash, head_key, first, second, unordered, results, done, count);
  return true;
}

bool hash_lanes(const FingerprintHash &hash, const Block &head_key, const LaneOperands &operands, Cell *results,
                int count) {
  const Cell none{};
  return hash_lanes(hash, head_key, operands, LaneOperands{&none, 0}, false, results, count);
}

} // namespace equiv
