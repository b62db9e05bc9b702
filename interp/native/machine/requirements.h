// What a run requires lest the program be undefined: a part of the machine with its own state.
//
// A value that decides where the program goes must not be poison, an index that is data must be in bounds, a division
// defined. Where data decides on it, that is kept with the path on which it is required, for the comparison of both
// programs or the solver; what was required of the same value before, on this path or all of them, is not kept again.
#pragma once

#include "domains/domain.h"
#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/integer_facts.h"
#include "machine/linear_form.h"
#include "machine/trail.h"

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace equiv {

class Requirements {
public:
  Requirements(Execution &execution, Domain &domain, const Frames &frames, const Trail &trail, Conditions &conditions,
               IntegerFacts &facts)
      : execution_(execution), domain_(domain), frames_(frames), trail_(trail), conditions_(conditions), facts_(facts) {
  }

  // The program is undefined where this is not met.
  void oblige(Requirement requirement);
  // A value that decides where the program goes is neither poison nor unwritten, or the program is undefined.
  void require_defined(const Cell &value);
  // The program is undefined on this path, which is some data's alone, and may go on. False where that cannot be kept.
  bool exclude_path();
  // The program is undefined where the operation that made `value` is, for its operands.
  void require_computed(const Cell &value, const ScalarOperation &operation);
  // None of the numbers in a sum is poison, or the program is undefined.
  void require_known(const LinearForm &form);
  // A sum of numbers is from `low` to `high`, or the program is undefined. Returns where that leaves the terms, divided
  // by what divides all of them.
  std::pair<int64_t, int64_t> require_within(const LinearForm &form, int64_t low, int64_t high, bool is_number = false);
  // An index is at least 0 and less than `size`, or the program is undefined. One that `is_number` may be a sum beyond
  // 64 bits, and does not wrap around.
  void require_index(const LinearForm &form, int64_t size, bool is_number = false);
  // Whether all promises are kept wherever an element is one of `extent`. The promise of one number is required where
  // something else would be poison.
  bool keeps_promises(const std::vector<Promise> &promises, const LinearForm &element, int64_t extent);

private:
  bool is_kept(const Promise &promise, const LinearForm &element, int64_t extent) const;

  Execution &execution_;
  Domain &domain_;
  const Frames &frames_;
  const Trail &trail_;
  Conditions &conditions_;
  IntegerFacts &facts_;
  // What was required of a value: from where to where, on all paths and on the latest one.
  struct Required {
    std::vector<std::pair<int64_t, int64_t>> always, here;
    uint32_t path = 0;
  };
  std::unordered_map<Cell, Required, CellHash> required_;
};

} // namespace equiv
