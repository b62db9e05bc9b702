// Lanes: iterations of a loop that are run in step, so that what an instruction costs beside its work is shared by all
// of them, and hashes that wait for nothing overlap. A part of the machine with its own state.
//
// The interpreter of bytecode is the definition. Of a loop that begins, or goes on, a plan (lanes/plan.h) settles which
// cells each iteration reads and writes and that no bound is passed; where no iteration touches what another one
// writes, and all operations are functions of their operands, their order is nobody's business, and registers, memory
// and counts are in the end what they are after one iteration after the other. Loops within the loop run in each lane
// as often as in the others; the deepest loop whose iterations are independent is the one that becomes lanes.
//
// What may stop the run within the loop is left to the interpreter: a plan refuses what it cannot rule out; limits are
// looked at before; where an operation of the domain stops, memory becomes what it was, and the iterations are run one
// after the other up to the one that stops.
#pragma once

#include "lanes/lane_runner.h"
#include "lanes/packed_runner.h"
#include "lanes/plan.h"
#include "machine/budget.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/integer_facts.h"

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace equiv {

class Lanes {
public:
  Lanes(Execution &execution, Domain &domain, Frames &frames, Budget &budget, Arithmetic &arithmetic,
        const IntegerFacts &facts, bool observes);

  // Whether iterations of a loop may be run in lanes, as far as is known without looking at them.
  bool may_begin(int64_t begin) const { return states_[size_t(begin)] != State::Never; }
  // The same of a loop of blocks, if a Branch begins one, at which the program is once more in each iteration: where
  // these were to be run one after the other it is not asked of the others.
  bool may_branch(int64_t begin) {
    if (states_[size_t(begin)] == State::Never)
      return false;
    if (passed_over_[size_t(begin)] == 0)
      return true;
    --passed_over_[size_t(begin)];
    return false;
  }
  // The same of a loop that goes on: only one that waits for what becomes of a loop within it is looked at again.
  bool may_go_on(int64_t begin) const { return states_[size_t(begin)] == State::Unknown; }
  // Runs iterations of the loop that begins at an instruction, whose variable and count say what is left of it; true
  // where none are left.
  bool run(int64_t begin);
  // The same of a loop of blocks, whose variable says what is left of it. Its Branch is still to be run.
  void run_blocks(int64_t begin);

private:
  enum class State : uint8_t { Unknown, Small, Good, Never };

  struct Loop {
    std::optional<LoopBody> body;
    int64_t parent = -1;         // the ForBegin of the loop that it is in, where that was looked at
    std::vector<int64_t> around; // the ForBegins of all loops that it is in, where those were looked at
    int refusals = 0;
    int waits = 0;        // for a loop within it to be tried
    int single_plans = 0; // that could not be made for more than one iteration of the loops around
    size_t plan = 0;      // where the last one is, if it is still there
    int unpacked = 0;     // runs on numbers side by side that met something else
  };

  static constexpr int kNever = 0, kAlways = 2;    // of the option
  static constexpr int64_t kFewIterations = 16;    // a loop around may have more
  static constexpr int64_t kLeastIterations = 4;   // that are worth a plan
  static constexpr int64_t kLeastOperations = 256; // likewise
  static constexpr int64_t kLeastBesides = 8;      // operations for each that runs lane by lane
  static constexpr int kMostRefusals = 4;
  static constexpr int64_t kPassedOver = 64; // iterations of a loop of which nobody knows how often it runs
  static constexpr int kMostWaits = 8;
  static constexpr size_t kPlans = 4;
  static constexpr int64_t kMostSaved = 1 << 21; // cells

  // Whether so many iterations of so many operations are not worth a plan.
  static bool is_little(int64_t iterations, int64_t operations) {
    return iterations < kLeastOperations && operations < kLeastOperations && iterations * operations < kLeastOperations;
  }
  Loop &loop_at(int64_t begin);
  // Whether there is a plan for so many iterations of the loop, which is then `plan_`.
  bool has_plan(int64_t begin, Loop &loop, int64_t iterations);
  std::vector<OuterLoop> outer_loops(const Loop &loop) const;
  // What runs the plan on numbers side by side, where all that the loop finds in registers is some.
  PackedRunner *packed(const Loop &loop);
  // Runs so many lanes on such numbers; false where something else is met, when memory is what it was.
  bool run_packed(int count, PackedRunner &packed);
  // Runs iterations of a loop of so many.
  bool run_loop(int64_t begin, Loop &loop, int32_t variable, int64_t step, int64_t &left);
  // Whether lanes have enough to do beside what runs lane by lane, which is as dear as without them.
  bool is_worth_turns(const Loop &loop) const {
    const bool pays = plan_->operations >= kLeastBesides * int64_t(plan_->turns.size());
    return plan_->turns.empty() || pays || (always_ && loop.parent < 0);
  }
  bool is_worth(int64_t begin, Loop &loop, int64_t iterations);
  // Whether so many iterations are too few, or may be those of a loop around which has more.
  bool is_little_or_waits(int64_t begin, const Loop &loop, int64_t iterations) const;
  // Calls `visit` with the first of the cells that a store writes in all lanes, and how far these are apart, for each
  // iteration of the loops within the lanes in which they are others.
  template <class Visitor> void for_each_row(const WrittenCells &written, Visitor visit) const;
  // What so many lanes write, as it is before.
  bool save(int count);
  void restore(int count);
  // What so many iterations of the loop decided.
  void note_outcomes(int iterations);
  // After the last iteration of the loop, in the last of `count` lanes, on numbers side by side where these are not
  // null.
  void leave(int count, const PackedRunner *packed);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Budget &budget_;
  const bool always_;
  std::vector<Plan> plans_;             // of the last loops that were entered, in turn
  std::vector<PackedRunner> packed_;    // of each, in the concrete domain
  std::array<int64_t, kPlans> planned_; // their ForBegins or Branches; -1 for none
  size_t next_plan_ = 0;
  Plan *plan_ = nullptr;
  LaneRunner runner_;
  std::vector<State> states_;        // by instruction
  std::vector<int64_t> passed_over_; // by instruction: how often a Branch is passed by before it is looked at again
  std::unordered_map<int64_t, Loop> loops_;
  std::vector<Cell> saved_; // by store, row and lane
};

} // namespace equiv
