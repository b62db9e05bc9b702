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

// Hashes (head key, first, second): four rounds on the first operand, then the second one and the head key are added,
// then six more rounds. All round keys are drawn from the seed; so are the head keys, one for each head.
//
// Operands that were settled before the keys were drawn meet only at that sum, under one head: the key of a head is a
// hash itself. Where the first operands are the same, different seconds never do; where they are not, their images of
// four rounds would have to differ by a given block, which has a probability of at most 2^-113 (Keliher and Sui 2007,
// of independent round keys; a message goes into a MAC in this way between four rounds each in Daemen and Rijmen, "The
// Pelican MAC Function", 2005). The six rounds stand for a function that knows nothing of that: the error bound of the
// domain holds for an ideal keyed hash.
class FingerprintHash {
public:
  explicit FingerprintHash(Block seed);

  // The key of a head; equal seeds and heads give equal keys.
  Block key_of_head(uint32_t head) const;

  Cell hash(Block head_key, Cell first, Cell second) const {
#if defined(__AES__)
    __m128i state = _mm_xor_si128(load_block({first.low, first.high}), load_block(keys_[0]));
    for (int round = 1; round <= kFirstRounds; ++round)
      state = _mm_aesenc_si128(state, load_block(keys_[round]));
    state = _mm_xor_si128(state, load_block(Block{second.low, second.high} ^ head_key));
    for (int round = kFirstRounds + 1; round < kKeys; ++round)
      state = _mm_aesenc_si128(state, load_block(keys_[round]));
    uint64_t low = uint64_t(_mm_cvtsi128_si64(state));
    uint64_t high = uint64_t(_mm_cvtsi128_si64(_mm_unpackhi_epi64(state, state)));
    return untagged({low, high});
#else
    return hash_portable(head_key, first, second);
#endif
  }

  Cell hash_portable(Block head_key, Cell first, Cell second) const;

  static constexpr int kFirstRounds = 4, kKeys = 11;
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
