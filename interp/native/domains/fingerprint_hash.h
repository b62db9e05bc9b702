// A 128-bit keyed hash of expressions, from the rounds of AES.
#pragma once

#include "core/cell.h"

#include <cstdint>

#if defined(__AES__)
#include <wmmintrin.h>
#endif

namespace equiv {

// Two 64-bit words; the block that the hash works on.
struct Block {
  uint64_t low, high;
};

inline Block operator^(Block left, Block right) { return {left.low ^ right.low, left.high ^ right.high}; }

// One unkeyed AES round (SubBytes, ShiftRows, MixColumns), then the round key (FIPS 197). The portable form is slow but
// gives the same blocks.
Block aes_round_portable(Block state, Block key);

#if defined(__AES__)
inline __m128i load_block(Block block) { return _mm_set_epi64x((long long)block.high, (long long)block.low); }
#endif

// Hashes (head key, first, second) where the two operands are mixed by four rounds each under independent round keys,
// joined, and mixed by six more. All round keys are drawn from the seed; so are the head keys, one for each head.
// The error bound of the domain holds for an ideal keyed hash.
class FingerprintHash {
public:
  explicit FingerprintHash(Block seed);

  // The key of a head; equal seeds and heads give equal keys.
  Block key_of_head(uint32_t head) const;

  Cell hash(Block head_key, Cell first, Cell second) const {
#if defined(__AES__)
    __m128i left = _mm_xor_si128(load_block({first.low, first.high}), load_block(keys_[0]));
    __m128i right = _mm_xor_si128(load_block({second.low, second.high}), load_block(keys_[5]));
    for (int round = 1; round <= 4; ++round) {
      left = _mm_aesenc_si128(left, load_block(keys_[round]));
      right = _mm_aesenc_si128(right, load_block(keys_[5 + round]));
    }
    __m128i state = _mm_xor_si128(_mm_xor_si128(left, right), load_block(head_key));
    for (int round = 0; round < 6; ++round)
      state = _mm_aesenc_si128(state, load_block(keys_[10 + round]));
    uint64_t low = uint64_t(_mm_cvtsi128_si64(state));
    uint64_t high = uint64_t(_mm_cvtsi128_si64(_mm_unpackhi_epi64(state, state)));
    return untagged({low, high});
#else
    return hash_portable(head_key, first, second);
#endif
  }

  Cell hash_portable(Block head_key, Cell first, Cell second) const;

  static constexpr int kKeys = 16;
  const Block *keys() const { return keys_; }

private:
  // A fingerprint's top byte is not zero.
  static Cell untagged(Block block) {
    if ((block.high >> 56) == 0)
      block.high |= uint64_t(1) << 56;
    return Cell{block.low, block.high};
  }

  Block keys_[kKeys];
};

} // namespace equiv
