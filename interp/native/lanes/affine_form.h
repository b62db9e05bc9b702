// Integers of a loop nest as affine forms of its iterations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace equiv {

// Dimension 0 is the loop whose iterations are lanes, the others are the loops within it.
constexpr size_t kNestLoops = 8;

// How often each loop of the nest runs.
using IterationCounts = std::array<int64_t, kNestLoops>;

struct Interval {
  int64_t low, high;
};

// A constant plus a multiple of the number of the iteration of each loop, which counts from 0.
struct AffineForm {
  int64_t constant = 0;
  std::array<int64_t, kNestLoops> factors{};

  bool is_constant() const;
  friend bool operator==(const AffineForm &left, const AffineForm &right) {
    return left.constant == right.constant && left.factors == right.factors;
  }

  // What it is in all iterations; nothing where that, or a part of the sum, is near the ends of 64 bits.
  std::optional<Interval> interval(const IterationCounts &counts) const;
  // Nothing where a number is near the ends of 64 bits.
  std::optional<AffineForm> plus(const AffineForm &other, int64_t factor = 1) const;
  // In iteration `iteration` of one loop.
  AffineForm at(size_t loop, int64_t iteration) const;
  // Whether iterations that differ in a loop of which the form has a factor give different numbers: each factor is
  // more than all smaller ones come to, as the places of a number of mixed radix are.
  bool is_injective(const IterationCounts &counts) const;
};

// Whether two iterations that differ in loop 0 never have the first number of the one and the second of the other.
bool never_meet(const AffineForm &first, const AffineForm &second, const IterationCounts &counts);

} // namespace equiv
