#include "domains/prime_field.h"

#include "domains/sample.h"

namespace equiv {

namespace {

uint64_t multiply_modulo(uint64_t left, uint64_t right, uint64_t modulus) {
  return uint64_t(Bits(left) * right % modulus);
}

uint64_t power_modulo(uint64_t base, uint64_t exponent, uint64_t modulus) {
  uint64_t product = 1;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1)
      product = multiply_modulo(product, base, modulus);
    base = multiply_modulo(base, base, modulus);
  }
  return product;
}

constexpr uint64_t kWitnesses[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

bool has_small_factor(uint64_t value) {
  for (uint64_t factor : kWitnesses)
    if (value % factor == 0)
      return value != factor;
  return false;
}

} // namespace

PrimeField::PrimeField(uint64_t modulus) : modulus_(modulus) {
  // Newton's iteration doubles the correct bits; an odd number is its own inverse modulo 8.
  inverse_of_modulus_ = modulus;
  for (int step = 0; step < 5; ++step)
    inverse_of_modulus_ *= 2 - modulus * inverse_of_modulus_;
  one_ = uint64_t((Bits(1) << 64) % modulus);
  squared_radix_ = multiply_modulo(one_, one_, modulus);
}

uint64_t PrimeField::power(uint64_t base, uint64_t exponent) const {
  uint64_t product = one_;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1)
      product = multiply(product, base);
    base = multiply(base, base);
  }
  return product;
}

// Miller and Rabin's test; these bases leave no composite below 2^64 (Sorenson and Webster 2015).
bool is_prime(uint64_t value) {
  if (value < 2)
    return false;
  for (uint64_t factor : kWitnesses)
    if (value % factor == 0)
      return value == factor;
  int twos = __builtin_ctzll(value - 1);
  uint64_t odd = (value - 1) >> twos;
  for (uint64_t base : kWitnesses) {
    uint64_t power = power_modulo(base, odd, value);
    bool passes = power == 1 || power == value - 1;
    for (int step = 1; step < twos && !passes; ++step) {
      power = multiply_modulo(power, power, value);
      passes = power == value - 1;
    }
    if (!passes)
      return false;
  }
  return true;
}

PowerTable::PowerTable(const PrimeField &field, uint64_t base) : field_(field), table_(7 * 256) {
  for (size_t byte = 0; byte < 7; ++byte) {
    uint64_t power = field.one();
    for (size_t digit = 0; digit < 256; ++digit) {
      table_[byte << 8 | digit] = power;
      power = field.multiply(power, base);
    }
    base = power;
  }
}

SafePrime random_safe_prime(Block seed, int bits) {
  uint64_t random = scramble(seed.low) ^ scramble(~seed.high);
  uint64_t range = uint64_t(1) << (bits - 1);
  for (;;) {
    random = scramble(random);
    uint64_t q = (range | (random & (range - 1))) | 3; // q = 3 mod 4 makes p = 7 mod 8
    uint64_t p = 2 * q + 1;
    if (!has_small_factor(q) && !has_small_factor(p) && is_prime(q) && is_prime(p))
      return {p, q};
  }
}

} // namespace equiv
