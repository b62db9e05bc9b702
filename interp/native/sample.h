// Concrete data for the inputs of a program, a function of (seed, profile, parameter, element).
#pragma once

#include "scalar/scalar.h"

#include <cstdint>
#include <map>
#include <utility>

namespace equiv {

enum class Profile : uint8_t { Small, Generic, Special };

class Sample {
public:
  Sample() = default;
  Sample(uint64_t seed, Profile profile) : seed_(seed), profile_(profile) {}

  void set(uint32_t parameter, uint64_t element, Bits bits) { overrides_[{parameter, element}] = bits; }

  // The pattern of an input; Uninterpreted types give zero.
  Bits value(uint32_t parameter, uint64_t element, ScalarType type) const;

private:
  uint64_t seed_ = 0;
  Profile profile_ = Profile::Generic;
  std::map<std::pair<uint32_t, uint64_t>, Bits> overrides_;
};

// Spreads 64 bits over 64 bits.
uint64_t scramble(uint64_t value);

} // namespace equiv
