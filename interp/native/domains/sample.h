// Concrete data for the inputs of a program, a function of (seed, profile, parameter, element).
#pragma once

#include "core/cell.h"
#include "scalars/scalar.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace equiv {

enum class Profile : uint8_t {
  Small,    // small integers and halves
  Generic,  // floats near 1, any integers
  Special,  // zeros of both signs, infinities, NaN, subnormals and extremes among generic values
  Large,    // floats of magnitude 64 to 1024: what relies on a shift of its operands overflows
  Dominant, // generic, with a large positive diagonal: factorizations and solvers stay within the numbers
  Few,    // integers from 0 to a bound, and floats that are such integers, or generic ones: ties, and indices in range
  Sorted, // the same for floats, and integers that do not descend from one element to the next
  Zeros,  // nothing but the pattern of zeros: witnesses name the elements that are something else
  Alike   // all zero (floats: -0), all of one sign, or all the same, by the seed
};

// The profile of a name: small, generic, special, large, dominant, zeros, alike, few-N and sorted-N with a bound N.
// Throws std::invalid_argument for another name.
std::pair<Profile, uint64_t> profile_of_name(const std::string &name);

class Sample {
public:
  Sample() = default;
  Sample(uint64_t seed, Profile profile, uint64_t bound = 2) : seed_(seed), profile_(profile), bound_(bound) {}

  void set(uint32_t parameter, uint64_t element, Bits bits) { overrides_[{parameter, element}] = bits; }

  // Tells the shape of a parameter, for its diagonal.
  void set_shape(uint32_t parameter, const std::vector<int64_t> &sizes);

  // The pattern of an input; Uninterpreted types give zero.
  Bits value(uint32_t parameter, uint64_t element, ScalarType type) const;
  // The same of `count` elements from `first` on, as constants, of a type of at most 64 bits.
  void fill(uint32_t parameter, uint64_t first, size_t count, ScalarType type, Cell *cells) const;

private:
  // The elements whose indices, two or more, are all equal: `count` of them, `step` apart from 0 on.
  struct Diagonal {
    uint64_t step, count;
  };

  bool on_diagonal(uint32_t parameter, uint64_t element) const;
  // What all elements of a parameter have in common, and what one of them is that was not set.
  uint64_t spread_of(uint32_t parameter) const;
  Bits drawn(uint64_t spread, uint32_t parameter, uint64_t element, ScalarType type) const;

  uint64_t seed_ = 0;
  Profile profile_ = Profile::Generic;
  uint64_t bound_ = 2;
  std::map<std::pair<uint32_t, uint64_t>, Bits> overrides_;
  std::map<uint32_t, Diagonal> diagonals_;
};

// Spreads 64 bits over 64 bits.
inline uint64_t scramble(uint64_t value) {
  value += 0x9E3779B97F4A7C15ull;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
  return value ^ (value >> 31);
}

} // namespace equiv
