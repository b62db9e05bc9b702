// Arithmetic modulo a prime below 2^62, and the pair of primes that the algebraic domain computes with.
#pragma once

#include "domains/fingerprint_hash.h"
#include "scalars/scalar.h"

#include <cstdint>
#include <vector>

namespace equiv {

// Residues are kept in Montgomery's form, x * 2^64 mod p (Montgomery 1985), so that a product needs no division.
class PrimeField {
public:
  explicit PrimeField(uint64_t modulus);

  uint64_t modulus() const { return modulus_; }
  uint64_t one() const { return one_; }
  // Modulo 2^64.
  uint64_t inverse_of_modulus() const { return inverse_of_modulus_; }

  uint64_t add(uint64_t left, uint64_t right) const {
    uint64_t sum = left + right;
    return sum >= modulus_ ? sum - modulus_ : sum;
  }
  uint64_t subtract(uint64_t left, uint64_t right) const {
    return left >= right ? left - right : left + modulus_ - right;
  }
  uint64_t negate(uint64_t value) const { return value == 0 ? 0 : modulus_ - value; }
  uint64_t multiply(uint64_t left, uint64_t right) const { return reduce(Bits(left) * right); }
  uint64_t power(uint64_t base, uint64_t exponent) const;
  // Of zero, zero.
  uint64_t inverse(uint64_t value) const { return power(value, modulus_ - 2); }

  uint64_t from_integer(uint64_t value) const { return multiply(value % modulus_, squared_radix_); }
  uint64_t to_integer(uint64_t residue) const { return reduce(residue); }
  // A residue from 64 random bits; no residue is likelier than another by more than the modulus over 2^64.
  uint64_t from_random(uint64_t bits) const { return uint64_t((Bits(bits) * modulus_) >> 64); }

private:
  uint64_t reduce(Bits value) const {
    uint64_t quotient = uint64_t(value) * inverse_of_modulus_;
    uint64_t high = uint64_t(value >> 64), subtrahend = uint64_t((Bits(quotient) * modulus_) >> 64);
    return high >= subtrahend ? high - subtrahend : high + modulus_ - subtrahend;
  }

  uint64_t modulus_;
  uint64_t inverse_of_modulus_; // modulo 2^64
  uint64_t one_;
  uint64_t squared_radix_; // 2^128 mod p
};

bool is_prime(uint64_t value);

// base^exponent in a field for one base and exponents below 2^56, by a table for each byte of the exponent.
class PowerTable {
public:
  PowerTable(const PrimeField &field, uint64_t base);
  uint64_t power(uint64_t exponent) const {
    uint64_t product = table_[exponent & 255];
    for (size_t byte = 1; exponent >>= 8; ++byte)
      product = field_.multiply(product, table_[byte << 8 | (exponent & 255)]);
    return product;
  }

private:
  const PrimeField &field_;
  std::vector<uint64_t> table_;
};

// A random safe prime p = 2q + 1 with q of `bits` bits and p = 7 mod 8. The squares modulo p are then a group of prime
// order q to which 2 belongs: exponents live modulo q, values modulo p, and powers of two are what they are.
struct SafePrime {
  uint64_t p, q;
};
SafePrime random_safe_prime(Block seed, int bits);

constexpr int kFieldBits = 55; // of q, unless a test wants a small field
constexpr int kLeastFieldBits = 8;

} // namespace equiv
