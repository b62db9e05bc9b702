// What a run may still spend: a part of the machine with its own state.
//
// Operations are counted at each jump, and what moves many cells at once counts these; about every million of them the
// limits of the run are looked at, and whether it is in a state in which it was before.
#pragma once

#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/recurrence.h"
#include "machine/trail.h"

#include <algorithm>

namespace equiv {

class Budget {
public:
  Budget(Execution &execution, const Frames &frames, const Trail &trail)
      : execution_(execution), frames_(frames), trail_(trail), recurrence_(*execution.program) {}

  void begin() { next_check_ = next_multiple(); }
  void count(uint32_t operations) {
    execution_.operations += operations;
    if (execution_.operations >= next_check_)
      check();
  }
  // The same of operations among which memory is written; a program that comes by here is in no state of before.
  void count_many(int64_t operations) {
    execution_.operations += operations;
    recurrence_.forget();
    if (execution_.operations < next_check_)
      return;
    execution_.check_limits();
    next_check_ = next_multiple();
  }
  // Work that is no operation, in cells that are made, moved or looked at: the next look at the limits comes sooner.
  void spend(int64_t cells) {
    next_check_ -= cells;
    if (execution_.operations >= next_check_)
      check();
  }
  // Stops before a loop whose iterations are more than the limit allows.
  void begin_loop(const Instruction &instruction, int64_t iterations) const;

private:
  static constexpr int64_t kInterval = 1 << 20;

  void check();
  // When the limits are looked at next: at operations that do not depend on when they were before, and just past the
  // limit, so that what ends a run ends it at the same place however its operations were counted.
  int64_t next_multiple() const {
    return std::min((execution_.operations / kInterval + 1) * kInterval, execution_.options.operation_limit + 1);
  }

  Execution &execution_;
  const Frames &frames_;
  const Trail &trail_;
  Recurrence recurrence_;
  int64_t next_check_ = 0;
};

} // namespace equiv
