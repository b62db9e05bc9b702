#include "lanes/team.h"

#include <algorithm>

namespace equiv {

bool Team::gather(Scheduler &scheduler, Frames &frames) {
  Coroutine *first = scheduler.running();
  const HappensBefore &order = scheduler.order;
  const size_t size = scheduler.ready().size() + 1;
  if (size < kLeast || !first->parent || !first->sequential.empty() || first->spawned ||
      order.tasks_of(first->group) != int64_t(size) || first->strand.agent != order.first_of(first->group) ||
      frames.depth() != 1)
    return false;
  members_.clear();
  members_.push_back({first, frames.integers, frames.cells, frames.views});
  for (Coroutine *each : scheduler.ready()) {
    Registers &registers = each->registers;
    if (each->group != first->group || each->strand.agent != first->strand.agent + members_.size() ||
        registers.pc != frames.pc || registers.frames.size() != 1 ||
        each->strand.knowledge != first->strand.knowledge || !each->sequential.empty())
      return false;
    members_.push_back({each, registers.integers.data(), registers.cells.data(), registers.views.data()});
  }
  const int64_t row = order.innermost_of(first->group);
  width_ = int(std::min(row, kWidest));
  while (row % width_ != 0)
    --width_;
  return true;
}

std::optional<AffineForm> Team::form_of(int32_t register_index) const {
  auto at = [&](size_t member) { return members_[member].integers[register_index]; };
  auto distance = [&](size_t member) {
    return member < members_.size() ? int64_t(uint64_t(at(member)) - uint64_t(at(0))) : 0;
  };
  AffineForm form;
  form.constant = at(0);
  form.factors[0] = width_ > 1 ? distance(1) : 0;
  form.factors[1] = distance(size_t(width_));
  IterationCounts counts;
  counts.fill(1);
  counts[0] = width_;
  counts[1] = rows();
  if (!form.interval(counts))
    return std::nullopt;
  size_t member = 0;
  for (int64_t row = 0; row < rows(); ++row)
    for (int lane = 0; lane < width_; ++lane)
      if (at(member++) != form.constant + form.factors[0] * lane + form.factors[1] * row)
        return std::nullopt;
  return form;
}

bool Team::has_one_view(int32_t register_index) const {
  const ViewValue &view = members_.front().views[register_index];
  return std::all_of(members_.begin(), members_.end(),
                     [&](const TeamMember &each) { return same_view(each.views[register_index], view); });
}

} // namespace equiv
