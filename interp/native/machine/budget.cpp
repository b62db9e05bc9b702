#include "machine/budget.h"

#include <string>

namespace equiv {

void Budget::check() {
  // What ends a run is not what is watched meanwhile: it ends at one place whatever was watched.
  if (!recurrence_.watches() || execution_.operations > execution_.options.operation_limit)
    execution_.check_limits();
  if (recurrence_.recurs(
          {frames_.pc, frames_.innermost().function, trail_.depth(), frames_.integers, frames_.cells, frames_.views}))
    throw StopError("endless", "this loop never ends: the program is in a state in which it was before");
  next_check_ = recurrence_.watches() ? execution_.operations : next_multiple();
}

void Budget::begin_loop(const Instruction &instruction, int64_t iterations) const {
  int64_t least = execution_.program->pool[size_t(instruction.f)];
  int64_t left = execution_.options.operation_limit - execution_.operations;
  if (least > 0 && iterations > left / least)
    throw StopError("limit-operations", "this loop of " + std::to_string(iterations) + " iterations needs at least " +
                                            std::to_string(least) + " operations in each; the limit is " +
                                            std::to_string(execution_.options.operation_limit) + " in all");
}

} // namespace equiv
