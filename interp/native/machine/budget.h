// What a run may still spend: a part of the machine with its own state.
//
// Operations are counted at each jump, and what moves many cells at once counts these; about every million of them the
// limits of the run are looked at, and whether it is in a state in which it was before.
#pragma once

#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/recurrence.h"
#include "machine/trail.h"

namespace equiv {

class Budget {
public:
  Budget(Execution &execution, const Frames &frames, const Trail &trail)
      : execution_(execution), frames_(frames), trail_(trail), recurrence_(*execution.program) {}

  void begin() { next_check_ = kInterval; }
  void count(uint32_t operations) {
    execution_.operations += operations;
    if (execution_.operations >= next_check_)
      check();
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

  Execution &execution_;
  const Frames &frames_;
  const Trail &trail_;
  Recurrence recurrence_;
  int64_t next_check_ = 0;
};

} // namespace equiv
