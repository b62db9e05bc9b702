#include "domains/fingerprint_hash.h"

namespace equiv {

namespace {

// Multiplication by x in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2).
constexpr uint8_t times_x(uint8_t value) { return uint8_t((value << 1) ^ ((value >> 7) * 0x1B)); }

constexpr uint8_t multiply(uint8_t left, uint8_t right) {
  uint8_t product = 0;
  while (right) {
    if (right & 1)
      product = uint8_t(product ^ left);
    left = times_x(left);
    right = uint8_t(right >> 1);
  }
  return product;
}

constexpr uint8_t rotate(uint8_t value, int count) { return uint8_t((value << count) | (value >> (8 - count))); }

struct SubstitutionBox {
  uint8_t entries[256] = {};

  // The inverse in GF(2^8), the 254th power, then the affine map (FIPS 197, 5.1.1).
  constexpr SubstitutionBox() {
    for (int value = 0; value < 256; ++value) {
      uint8_t inverse = 1;
      for (int power = 0; power < 254; ++power)
        inverse = multiply(inverse, uint8_t(value));
      entries[value] =
          uint8_t(inverse ^ rotate(inverse, 1) ^ rotate(inverse, 2) ^ rotate(inverse, 3) ^ rotate(inverse, 4) ^ 0x63);
    }
  }
};

const SubstitutionBox &substitution_box() {
  static const SubstitutionBox box;
  return box;
}

// The generator of SplitMix64 (Steele, Lea, Flood 2014), which only spreads the seed over the round keys.
uint64_t next_word(uint64_t &state) {
  state += 0x9E3779B97F4A7C15ull;
  uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
  return mixed ^ (mixed >> 31);
}

} // namespace

Block aes_round_portable(Block state, Block key) {
  uint8_t bytes[16];
  for (int index = 0; index < 16; ++index)
    bytes[index] = uint8_t((index < 8 ? state.low >> (8 * index) : state.high >> (8 * (index - 8))));
  const SubstitutionBox &box = substitution_box();
  uint8_t shifted[16];
  for (int column = 0; column < 4; ++column)
    for (int row = 0; row < 4; ++row)
      shifted[4 * column + row] = box.entries[bytes[4 * ((column + row) % 4) + row]];
  uint64_t words[2] = {0, 0};
  for (int column = 0; column < 4; ++column)
    for (int row = 0; row < 4; ++row) {
      const uint8_t *in = shifted + 4 * column;
      uint8_t mixed = uint8_t(times_x(in[row]) ^ times_x(in[(row + 1) % 4]) ^ in[(row + 1) % 4] ^ in[(row + 2) % 4] ^
                              in[(row + 3) % 4]);
      int index = 4 * column + row;
      words[index / 8] |= uint64_t(mixed) << (8 * (index % 8));
    }
  return Block{words[0], words[1]} ^ key;
}

FingerprintHash::FingerprintHash(Block seed) {
  // Every round key depends on all 128 bits of the seed.
  for (Block &key : keys_) {
    key.low = next_word(seed.low);
    key.high = next_word(seed.high);
    for (int round = 0; round < 4; ++round)
      key = aes_round_portable(key, Block{0, uint64_t(round)});
  }
}

Block FingerprintHash::key_of_head(uint32_t head) const {
  // No operand is ever the cell of kind 0xFF, so head keys come from blocks that no hash takes as input.
  Cell mark{head, tag_of(CellKind::Fingerprint)};
  Cell key = hash(Block{0, 0}, mark, mark);
  return Block{key.low, key.high};
}

Cell FingerprintHash::hash_portable(Block head_key, Cell first, Cell second) const {
  Block mixed = Block{first.low, first.high} ^ keys_[0];
  for (int round = 1; round <= kFirstRounds; ++round)
    mixed = aes_round_portable(mixed, keys_[round]);
  mixed = mixed ^ Block{second.low, second.high} ^ head_key;
  for (int round = kFirstRounds + 1; round < kKeys; ++round)
    mixed = aes_round_portable(mixed, keys_[round]);
  return untagged(mixed);
}

} // namespace equiv
