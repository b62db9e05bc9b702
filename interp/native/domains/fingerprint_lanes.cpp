#include "domains/fingerprint_lanes.h"

#include <cstdint>

#if defined(__AES__) && defined(__x86_64__) && (__GNUC__ >= 11 || defined(__clang__))
#define EQUIV_WIDE_AES 1
#include <immintrin.h>
#endif

namespace equiv {

namespace {

void hash_each(const FingerprintHash &hash, Block head_key, const LaneOperands &first, const LaneOperands &second,
               bool unordered, Cell *results, int from, int to) {
  for (int lane = from; lane < to; ++lane) {
    const bool swapped = unordered && second[lane] < first[lane];
    results[lane] =
        swapped ? hash.hash(head_key, second[lane], first[lane]) : hash.hash(head_key, first[lane], second[lane]);
  }
}

#if defined(__AES__)

constexpr int kOverlapping = 4; // hashes, of two blocks each, which the registers of x86-64 hold

inline __m128i load_cell(const Cell &cell) { return _mm_loadu_si128(reinterpret_cast<const __m128i *>(&cell)); }

// As a fingerprint has no tag: of bytes that are zero, the top one gets a bit.
inline __m128i without_tag(__m128i state) {
  const __m128i bit = _mm_set_epi64x(int64_t(1) << 56, 0);
  return _mm_or_si128(state, _mm_and_si128(_mm_cmpeq_epi8(state, _mm_setzero_si128()), bit));
}

// Hashes a multiple of kOverlapping, and says how many.
int hash_blocks(const FingerprintHash &hash, Block head_key, const LaneOperands &first, const LaneOperands &second,
                bool unordered, Cell *results, int count) {
  __m128i keys[FingerprintHash::kKeys];
  for (int key = 0; key < FingerprintHash::kKeys; ++key)
    keys[key] = load_block(hash.keys()[key]);
  const __m128i head = load_block(head_key);
  int done = 0;
  for (; done + kOverlapping <= count; done += kOverlapping) {
    __m128i left[kOverlapping], right[kOverlapping];
    for (int lane = 0; lane < kOverlapping; ++lane) {
      left[lane] = load_cell(first[done + lane]);
      right[lane] = load_cell(second[done + lane]);
      if (unordered) { // without a branch, which would be random
        const __m128i swapped = _mm_set1_epi64x(-int64_t(second[done + lane] < first[done + lane]));
        const __m128i difference = _mm_and_si128(_mm_xor_si128(left[lane], right[lane]), swapped);
        left[lane] = _mm_xor_si128(left[lane], difference);
        right[lane] = _mm_xor_si128(right[lane], difference);
      }
      left[lane] = _mm_xor_si128(left[lane], keys[0]);
      right[lane] = _mm_xor_si128(right[lane], keys[5]);
    }
    for (int round = 1; round <= 4; ++round)
      for (int lane = 0; lane < kOverlapping; ++lane) {
        left[lane] = _mm_aesenc_si128(left[lane], keys[round]);
        right[lane] = _mm_aesenc_si128(right[lane], keys[5 + round]);
      }
    for (int lane = 0; lane < kOverlapping; ++lane)
      left[lane] = _mm_xor_si128(_mm_xor_si128(left[lane], right[lane]), head);
    for (int round = 0; round < 6; ++round)
      for (int lane = 0; lane < kOverlapping; ++lane)
        left[lane] = _mm_aesenc_si128(left[lane], keys[10 + round]);
    for (int lane = 0; lane < kOverlapping; ++lane)
      _mm_storeu_si128(reinterpret_cast<__m128i *>(results + done + lane), without_tag(left[lane]));
  }
  return done;
}

#endif

#if defined(EQUIV_WIDE_AES)

#define EQUIV_WIDE __attribute__((target("vaes,avx2")))

constexpr int kPairs = 4; // of hashes that overlap

EQUIV_WIDE inline __m256i load_pair(const LaneOperands &operands, int lane) {
  if (operands.stride == 1)
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(operands.cells + lane));
  return _mm256_inserti128_si256(_mm256_castsi128_si256(load_cell(operands[lane])), load_cell(operands[lane + 1]), 1);
}

// All bits where the cell of one is less than that of the other.
EQUIV_WIDE inline __m256i is_less(__m256i one, __m256i other) {
  const __m256i sign = _mm256_set1_epi64x(INT64_MIN); // the comparison is one of signed words
  one = _mm256_xor_si256(one, sign);
  other = _mm256_xor_si256(other, sign);
  const __m256i less = _mm256_cmpgt_epi64(other, one), equal = _mm256_cmpeq_epi64(one, other);
  const __m256i of_low = _mm256_shuffle_epi32(less, 0x44), of_high = _mm256_shuffle_epi32(less, 0xEE);
  return _mm256_or_si256(of_high, _mm256_and_si256(_mm256_shuffle_epi32(equal, 0xEE), of_low));
}

// Hashes a multiple of 2 * kPairs, two in each register, and says how many.
EQUIV_WIDE int hash_pairs(const FingerprintHash &hash, Block head_key, const LaneOperands &first,
                          const LaneOperands &second, bool unordered, Cell *results, int count) {
  __m256i keys[FingerprintHash::kKeys];
  for (int key = 0; key < FingerprintHash::kKeys; ++key)
    keys[key] = _mm256_broadcastsi128_si256(load_block(hash.keys()[key]));
  const __m256i head = _mm256_broadcastsi128_si256(load_block(head_key));
  const __m256i bit = _mm256_set_epi64x(int64_t(1) << 56, 0, int64_t(1) << 56, 0), zero = _mm256_setzero_si256();
  int done = 0;
  for (; done + 2 * kPairs <= count; done += 2 * kPairs) {
    __m256i left[kPairs], right[kPairs];
    for (int pair = 0; pair < kPairs; ++pair) {
      left[pair] = load_pair(first, done + 2 * pair);
      right[pair] = load_pair(second, done + 2 * pair);
      if (unordered) {
        const __m256i difference =
            _mm256_and_si256(_mm256_xor_si256(left[pair], right[pair]), is_less(right[pair], left[pair]));
        left[pair] = _mm256_xor_si256(left[pair], difference);
        right[pair] = _mm256_xor_si256(right[pair], difference);
      }
      left[pair] = _mm256_xor_si256(left[pair], keys[0]);
      right[pair] = _mm256_xor_si256(right[pair], keys[5]);
    }
    for (int round = 1; round <= 4; ++round)
      for (int pair = 0; pair < kPairs; ++pair) {
        left[pair] = _mm256_aesenc_epi128(left[pair], keys[round]);
        right[pair] = _mm256_aesenc_epi128(right[pair], keys[5 + round]);
      }
    for (int pair = 0; pair < kPairs; ++pair)
      left[pair] = _mm256_xor_si256(_mm256_xor_si256(left[pair], right[pair]), head);
    for (int round = 0; round < 6; ++round)
      for (int pair = 0; pair < kPairs; ++pair)
        left[pair] = _mm256_aesenc_epi128(left[pair], keys[10 + round]);
    for (int pair = 0; pair < kPairs; ++pair) {
      const __m256i tagged = _mm256_and_si256(_mm256_cmpeq_epi8(left[pair], zero), bit);
      _mm256_storeu_si256(reinterpret_cast<__m256i *>(results + done + 2 * pair), _mm256_or_si256(left[pair], tagged));
    }
  }
  return done;
}

// The build is for any x86-64 with AES; what else this one has is asked once.
bool has_wide_aes() {
  static const bool has = __builtin_cpu_supports("vaes") && __builtin_cpu_supports("avx2");
  return has;
}

#endif

} // namespace

void hash_lanes(const FingerprintHash &hash, Block head_key, const LaneOperands &first, const LaneOperands &second,
                bool unordered, Cell *results, int count) {
  int done = 0;
#if defined(EQUIV_WIDE_AES)
  if (has_wide_aes())
    done = hash_pairs(hash, head_key, first, second, unordered, results, count);
#endif
#if defined(__AES__)
  const LaneOperands rest[2] = {{&first[done], first.stride}, {&second[done], second.stride}};
  done += hash_blocks(hash, head_key, rest[0], rest[1], unordered, results + done, count - done);
#endif
  hash_each(hash, head_key, first, second, unordered, results, done, count);
}

void hash_lanes(const FingerprintHash &hash, Block head_key, const LaneOperands &operands, Cell *results, int count) {
  const Cell none{};
  hash_lanes(hash, head_key, operands, LaneOperands{&none, 0}, false, results, count);
}

} // namespace equiv
