// Agents: a part of the machine with its own state.
//
// Each agent that runs at once with others is a coroutine (agents/scheduler.h), whose registers are exchanged for those
// of the next one where it has to wait. An operation that has to wait returns false; its coroutine executes it again
// when it runs again.
#pragma once

#include "agents/races.h"
#include "agents/scheduler.h"
#include "machine/budget.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/memory.h"
#include "machine/trail.h"
#include "machine/views.h"

#include <optional>
#include <string>
#include <vector>

namespace equiv {

class Agents {
public:
  Agents(Execution &execution, Frames &frames, Trail &trail, Budget &budget, Scheduler &scheduler, Races &races,
         Memory &memory, Views &views)
      : execution_(execution), program_(*execution.program), frames_(frames), trail_(trail), budget_(budget),
        scheduler_(scheduler), races_(races), memory_(memory), views_(views) {}

  // Groups, tasks and what ends them.
  void begin_parallel(const Instruction &instruction);
  void begin_task();
  void end_task();
  bool end_parallel(const Instruction &instruction);
  void fork(const Instruction &instruction);
  void end_agent(const Instruction &instruction);
  bool join_children();
  bool wait(const Instruction &instruction);
  void barrier(const Instruction &instruction);
  // The entry function has returned; what else has to run does so.
  void end_entry();

  // Channels and locks.
  bool put(const Instruction &instruction);
  bool get(const Instruction &instruction);
  bool acquire(const Instruction &instruction);
  void release(const Instruction &instruction);

  // Barriers in memory, which agents arrive at and wait for apart.
  void expect(const Instruction &instruction);
  void arrive(const Instruction &instruction);
  bool await(const Instruction &instruction);

  // The others that are ready go first.
  void give_way();
  // Whether nothing is left that has to run.
  bool finished() const { return finished_; }

private:
  [[noreturn]] static void undetermined(const std::string &message, int64_t other) {
    throw StopError("order", message, other);
  }
  // Notes where a group of more than one agent begins.
  void note_several(const Instruction &parallel);
  void join(uint32_t group, const std::vector<KnowledgePointer> &gathered);
  // The running coroutine waits, and the next one runs.
  void hand_over(Blocked blocked, uint32_t on = 0);
  // Goes on with the next coroutine, if there is one.
  void resume_next();
  Yielded yielded(int64_t from, RegisterClass register_class) const;

  QueueKey queue_of(const Instruction &instruction) const;
  int64_t elements_of(const ViewValue &view) const;
  void require_capacity(const Lock &lock, int64_t units, int64_t most, const QueueKey &key);
  void require_inside(const ViewValue &view, int64_t address) const;

  int64_t barrier_element(const ViewValue &view) const;
  PhaseBarrier &barrier_at(const ViewValue &view);

  Execution &execution_;
  const Program &program_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Scheduler &scheduler_;
  Races &races_;
  Memory &memory_;
  Views &views_;
  bool entry_ended_ = false, finished_ = false;
  bool leaves_tasks_ = false;              // a detached one was started
  std::optional<StopError> lock_overflow_; // that channels of more than their capacity may have led to
  HappensBefore::Strand end_;              // of the program
};

} // namespace equiv
