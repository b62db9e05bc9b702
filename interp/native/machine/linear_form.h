// Integers of data as sums of multiples, and what is promised of them.
#pragma once

#include "machine/execution.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace equiv {

inline Wide floor_quotient(Wide left, Wide right) {
  return left / right - (left % right != 0 && (left < 0) != (right < 0) ? 1 : 0);
}

// An integer of data: `constant` plus the terms, as a signed number of its width. The terms' atoms are distinct, and in
// an order that both programs of a pair share. Where not `exact` the sum is meant modulo 2^64 and nothing bounds it.
struct LinearForm {
  int64_t constant = 0;
  std::vector<Term> terms;
  int64_t low = std::numeric_limits<int64_t>::min(), high = std::numeric_limits<int64_t>::max();
  bool exact = true;
};

// A sum of numbers of any size from `low` to `high`. Where it is beyond, something is poison if that is `certain`, or
// if the sum `given` is at least 0; and may be if not.
struct Promise {
  LinearForm form;
  int64_t low, high;
  bool certain;
  std::optional<LinearForm> given = std::nullopt;
};

// What an integer is unless it is poison, as a number that fits its width; it is none where all promises are kept.
struct Meant {
  LinearForm form;
  std::vector<Promise> promises;
};

} // namespace equiv
