// In which order what a plan says may be done.
#include "lanes/plan.h"

#include <algorithm>

namespace equiv {

void Plan::settle_places() {
  for (size_t index = 0; index < code.size(); ++index)
    code[index].in_place = code[index].step == LaneStep::Load && may_be_read_in_place(index);
}

// Whether what is loaded stays where it is until it is read for the last time: nothing stores to its buffer, or all
// that reads it comes before a store, in the same straight line.
bool Plan::may_be_read_in_place(size_t load) const {
  const LaneInstruction &loaded = code[load];
  auto stores = [&](const LaneInstruction &each) {
    return each.step == LaneStep::Store && each.buffer == loaded.buffer;
  };
  if (std::none_of(code.begin(), code.end(), stores))
    return true;
  // Of threads all that is in a register remains.
  if (is_of_threads_ ||
      std::any_of(turns.begin(), turns.end(), [&](int32_t turn) { return code[size_t(turn)].reads(loaded.result); }))
    return false;
  size_t end = load + 1;
  while (end < code.size() && code[end].step != LaneStep::LoopBegin && code[end].step != LaneStep::LoopEnd &&
         !stores(code[end]))
    ++end;
  for (size_t index = 0; index < code.size(); ++index) {
    if (index > load && (index < end || (index == end && stores(code[index]))))
      continue;
    if (code[index].reads(loaded.result))
      return false;
  }
  return true;
}

// Whether what runs lane by lane may do so behind all that does not: it finds in columns what it would have found in
// its place, and nothing else accesses where it stores.
bool Plan::may_run_in_turns() const {
  for (const int32_t turn : turns) {
    const LaneInstruction &late = code[size_t(turn)];
    for (size_t index = 0; index < code.size(); ++index) {
      const LaneInstruction &other = code[index];
      const bool accesses = other.step == LaneStep::Load || other.step == LaneStep::Store;
      if (late.step == LaneStep::Store && accesses && &other != &late && other.buffer == late.buffer)
        return false;
      if (index > size_t(turn) && !other.is_in_turn && other.defines() && late.reads(other.result))
        return false;
    }
  }
  return true;
}

bool Plan::may_run_in_any_order() const {
  // In one iteration of the loops around, on which two forms that are compared depend alike.
  IterationCounts in_one = counts;
  for (const UsedLoop &used : used_loops_)
    in_one[used.dimension] = 1;
  auto depend_alike = [&](const AffineForm &one, const AffineForm &other) {
    return std::all_of(used_loops_.begin(), used_loops_.end(), [&](const UsedLoop &used) {
      return one.factors[used.dimension] == other.factors[used.dimension];
    });
  };
  for (const Access &store : accesses_)
    if (store.is_store)
      for (const Access &other : accesses_)
        if (store.buffer == other.buffer &&
            !(depend_alike(store.form, other.form) && never_meet(store.form, other.form, in_one)))
          return false;
  return true;
}

} // namespace equiv
