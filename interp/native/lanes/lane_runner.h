// Runs what a plan says in as many lanes as are asked for: columns of cells, one for each lane.
#pragma once

#include "lanes/plan.h"
#include "machine/arithmetic.h"
#include "machine/execution.h"
#include "machine/frames.h"

#include <cstdint>
#include <vector>

namespace equiv {

class LaneRunner {
public:
  static constexpr int kLanes = kMostLanes;

  LaneRunner(Execution &execution, Domain &domain, Frames &frames, Arithmetic &arithmetic, const Plan &plan)
      : execution_(execution), domain_(domain), frames_(frames), arithmetic_(arithmetic), plan_(&plan) {}

  IterationCounts iterations{}; // of the loops within the lanes
  int64_t first = 0;            // iterations before those that run

  // Begins with a plan that was made.
  void begin(const Plan &plan) {
    plan_ = &plan;
    cells_.resize(size_t(plan.columns) * kLanes + kLine / sizeof(Cell));
    columns_ = reinterpret_cast<Cell *>((reinterpret_cast<uintptr_t>(cells_.data()) + kLine - 1) / kLine * kLine);
    values_.resize(size_t(plan.columns));
    for (auto [register_index, index] : plan.invariants)
      values_[size_t(index)] = {&frames_.cells[register_index], 0};
    first = 0;
  }
  // Runs so many iterations, one in each lane.
  void run(int count);
  // Looks at the limits, after so many iterations of a loop within the lanes, where that is time.
  void look(int64_t iterations);
  // A form in the first lane.
  int64_t number(int32_t form) const;
  // The cells of a column, which hold what it is where it is not read in place.
  Cell *column(int32_t index) { return columns_ + size_t(index) * kLanes; }
  Cell *defined_column(int32_t index) {
    values_[size_t(index)] = {column(index), 1};
    return column(index);
  }
  const LaneOperands &value(int32_t index) const { return values_[size_t(index)]; }

private:
  static constexpr int64_t kLookInterval = 1 << 20; // iterations of loops between two looks at the limits

  void run_scalar(const LaneInstruction &instruction, int count);
  // What goes on from lane to lane, behind all else.
  void run_turns(int count);

  Execution &execution_;
  Domain &domain_;
  Frames &frames_;
  Arithmetic &arithmetic_;
  const Plan *plan_;
  static constexpr size_t kLine = 64; // bytes of the cache

  std::vector<Cell> cells_;          // columns of one cell for each lane
  Cell *columns_ = nullptr;          // where they begin, at a line of the cache
  std::vector<LaneOperands> values_; // where that of each column is
  int64_t unlooked_ = 0;
};

} // namespace equiv
