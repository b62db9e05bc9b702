// Phases: what the threads of a block do between two barriers, run in step. A part of the machine with its own state.
//
// The scheduler runs one agent after the other until each has to wait. Where all threads of a group are ready at one
// place, and a plan (lanes/phase_plan.cpp) settles which cells they access up to the next barrier, none of which one of
// them writes and another one accesses, they may as well run it in lanes. Their accesses are noted before, of one
// thread after the other and in the order of the program, so that the shadows of buffers are what they would be.
//
// Whatever may end the run within a phase is left to the interpreter: accesses that are not ordered after earlier ones
// of others, limits, and all that a plan refuses. Only domains run so in which no operation of a plan may stop.
#pragma once

#include "agents/races.h"
#include "agents/scheduler.h"
#include "lanes/lane_runner.h"
#include "lanes/plan.h"
#include "lanes/team.h"
#include "machine/budget.h"
#include "machine/integer_facts.h"
#include "machine/trail.h"

#include <cstdint>
#include <vector>

namespace equiv {

class Phases {
public:
  Phases(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget, Scheduler &scheduler,
         Races &races, Arithmetic &arithmetic, const IntegerFacts &facts, bool orders);

  // Whether an agent that goes on may be the first of some that run in step.
  bool may_begin(int64_t pc) const { return !refusals_.empty() && refusals_[size_t(pc)] < kMostRefusals; }
  // Runs those that are ready up to the next barrier; they are there afterwards, and nothing has happened elsewhere.
  void run();

private:
  static constexpr int kNever = 0;
  static constexpr uint8_t kMostRefusals = 8;

  bool may_run();
  // Calls `visit` with each address of an access, of all threads, and the lane and row of the first that has it, as
  // long as it returns true; whether it always did.
  template <class Visitor> bool for_each_address(const LaneInstruction &access, Visitor visit) const;
  bool is_ordered(const LaneInstruction &access) const;
  // Notes what each thread accesses, as if it ran to the barrier alone.
  void observe();
  // The same of a load all of whose cells several threads read, and nobody else; false where it is not so easy.
  bool observe_ranges(const LaneInstruction &load);
  void run_rows();

  Execution &execution_;
  const Program &program_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Scheduler &scheduler_;
  Races &races_;
  Plan plan_;
  LaneRunner runner_;
  Team team_;
  std::vector<uint8_t> refusals_; // by instruction; empty where no phase is run
};

} // namespace equiv
