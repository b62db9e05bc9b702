// Which tasks of a fork-join program may run at once, after the SP-bags algorithm (Feng and Leiserson, SPAA 1997).
#pragma once

#include <cstdint>
#include <vector>

namespace equiv {

// The program runs in its sequential order; every task started so far is in a set of a union-find forest that is either
// serial (it precedes whatever runs now) or parallel (it may run at the same time).
class Tasks {
public:
  Tasks() { add(false); }

  uint32_t current() const { return current_; }

  void begin_parallel() { open_.push_back({current_, kNone}); }

  void begin_task() { current_ = add(false); }

  void end_task() {
    Group &group = open_.back();
    uint32_t finished = find(current_);
    parallel_[finished] = true;
    group.done = group.done == kNone ? finished : join(group.done, finished, true);
    current_ = group.parent;
  }

  void end_parallel() {
    Group group = open_.back();
    open_.pop_back();
    if (group.done != kNone)
      join(find(group.parent), group.done, false);
  }

  // Whether `task`, which ran earlier, may run at the same time as the current one.
  bool concurrent(uint32_t task) { return parallel_[find(task)]; }

private:
  static constexpr uint32_t kNone = ~uint32_t(0);

  struct Group {
    uint32_t parent, done;
  };

  uint32_t add(bool parallel) {
    uint32_t task = uint32_t(parents_.size());
    parents_.push_back(task);
    ranks_.push_back(0);
    parallel_.push_back(parallel);
    return task;
  }

  uint32_t find(uint32_t task) {
    while (parents_[task] != task) {
      parents_[task] = parents_[parents_[task]];
      task = parents_[task];
    }
    return task;
  }

  uint32_t join(uint32_t left, uint32_t right, bool parallel) {
    left = find(left);
    right = find(right);
    if (left != right) {
      if (ranks_[left] < ranks_[right])
        std::swap(left, right);
      parents_[right] = left;
      if (ranks_[left] == ranks_[right])
        ++ranks_[left];
    }
    parallel_[left] = parallel;
    return left;
  }

  std::vector<uint32_t> parents_;
  std::vector<uint8_t> ranks_;
  std::vector<bool> parallel_;
  std::vector<Group> open_;
  uint32_t current_ = 0;
};

} // namespace equiv
