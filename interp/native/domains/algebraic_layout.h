// How the algebraic domain lays out its cells, and the keys of its hashes.
#pragma once

#include "core/stop.h"

#include <cstdint>
#include <string>

namespace equiv {

constexpr uint64_t kOnlyP = uint64_t(1) << 62;
// The operands of nested maxima (or minima) as a multiset: the sum of the hashes of its elements, not yet a value.
constexpr uint64_t kMaxima = uint64_t(1) << 61;
constexpr uint64_t kMinima = uint64_t(1) << 60;
// Both halves hold a residue in their lower 56 bits; the top byte of the lower one is the value's facts.
constexpr uint64_t kImage = (uint64_t(1) << 56) - 1;
constexpr int kFactsShift = 56;
// Powers of two that constants are made of: the least is below the least subnormal double.
constexpr int kLeastPower = -1100;
constexpr int kGreatestPower = 1100;
// Marks of operands in hashes; constants and undefined values have a top byte of zero.
constexpr uint64_t kHashedBoth = uint64_t(0xB0) << 56;
constexpr uint64_t kHashedNarrowly = uint64_t(0xA0) << 56;

// Keys that are no operation's: program identities stay far below.
enum AlgebraicKey : uint32_t {
  KeyFunction = 0x40000000, // one for each operation of the table
  KeySelect = 0x50000000,
  KeyConstant,
  KeyExponential,
  KeyLogarithm,
  KeyRoot,
  KeyMaxima,
  KeyMinima,
  KeyElement,
  KeyBase,
  KeyLogOfTwo,
  KeyLogOfTen,
  KeyNotZero,
  KeyNotNegative,
  KeyIsNumber,
  KeyDefined,
  KeyLess = 0x51000000
};

[[noreturn]] inline void stop_at_infinity(const char *name) {
  throw StopError("unsupported", std::string("at level real, ") + name + " of an infinity or a NaN and data");
}

} // namespace equiv
