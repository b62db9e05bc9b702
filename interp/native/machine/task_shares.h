// Tasks of a group that are independent, shared out among threads: a part of the machine with its own state.
//
// The agents of a `parallel` that runs one after the other in full (the blocks of a kernel) are tasks. Where the first
// one was long enough, the rest is divided into ranges. The machine runs the first range itself, as if alone; each of
// the others is run meanwhile by a machine of its own, on copies of all buffers that the program reaches. Who accessed
// which cell is noted in the shadows of buffers as ever. Where no range wrote what another one accessed, each of them
// found what it would have found in its turn: what they wrote and counted is taken over, in the order of ranges.
//
// Whatever a part cannot show to be so (a stop, a limit, cells that two ranges meet at, atomic updates among them,
// channels, external calls, values that depend on what was computed before) is left to the machine itself: it forgets
// the parts and goes on with the first of their tasks. So nothing but the time depends on how many threads there are.
//
// Tasks are shared out only where all that was before happened before them: by the program's own agent, where all other
// groups are joined and nobody else lives. Then the shadows of what was before have no say in the group, nor have those
// of its tasks when it is joined, so that they need not be taken over.
#pragma once

#include "agents/scheduler.h"
#include "machine/arithmetic.h"
#include "machine/budget.h"
#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/trail.h"

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace equiv {

// The tasks from `first` up to `last` of a group, as one machine runs them.
class TaskRange {
public:
  TaskRange(const Execution &whole, int64_t memory_limit, uint32_t group, int64_t first, int64_t last)
      : execution(whole, memory_limit), order(execution.account), group(group), first(first), last(last) {}

  Execution execution;
  // Where its machine begins.
  HappensBefore order;
  Registers registers;
  int64_t next = 0; // task
  const uint32_t group;
  const int64_t first, last;
  int64_t operations = 0;                              // in its tasks
  bool is_done = false;                                // to the end, and all that it left is what can be taken over
  std::vector<std::pair<Buffer *, Buffer *>> copies;   // of the whole, and its own
  std::unordered_map<const Buffer *, size_t> place_of; // of each in `copies`, both of them
};

class TaskShares {
public:
  TaskShares(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget, Scheduler &scheduler,
             const Conditions &conditions, const Arithmetic &arithmetic, bool may_share, TaskRange *range);
  ~TaskShares() { forget(); }
  TaskShares(const TaskShares &) = delete;
  TaskShares &operator=(const TaskShares &) = delete;

  // Whether this machine runs a range of another one's tasks; it begins there.
  bool is_part() const { return range_ != nullptr; }
  void begin_part();

  // Whether tasks are to be told at all.
  bool watches() const { return watches_; }
  // A task is next; false where it is another machine's, and the program goes on behind it.
  bool takes_task();
  int64_t behind_task();
  // A task has ended; true where it was the last one of a part.
  bool ends_task();

private:
  // Whether the program is at a task of its own agent, of a group within no other.
  bool is_outermost() const {
    const Coroutine &running = *scheduler_.running();
    return !running.parent && running.sequential.size() == 1;
  }
  uint32_t group() const { return scheduler_.running()->sequential.back().group; }
  // Whether what is kept of what was computed before has no say in what is computed next.
  bool is_plain() const;
  void share_out();
  std::unique_ptr<TaskRange> range_of(int64_t first, int64_t last, int64_t memory) const;
  void start(TaskRange &range);
  void wait();
  // Takes over what the parts did; false, with nothing taken over, where they are not independent.
  bool gather();
  bool are_apart() const;
  bool can_take(const TaskRange &range, const Cell &cell) const;
  void take(TaskRange &range);
  // Cancels what runs, and waits for it.
  void forget();

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Scheduler &scheduler_;
  const Conditions &conditions_;
  const Arithmetic &arithmetic_;
  TaskRange *const range_;
  bool watches_;

  uint32_t group_ = HappensBefore::kNone; // whose tasks are counted
  int64_t next_ = 0;                      // of them
  int64_t end_ = INT64_MAX;               // of those that this machine runs
  int64_t began_at_ = 0;                  // operations
  bool taken_ = false;                    // what parts did
  std::vector<std::unique_ptr<TaskRange>> parts_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable ended_;
  size_t running_ = 0; // parts
};

} // namespace equiv
