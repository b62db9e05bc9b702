// A plan that holds for more than one entry of its loop: what it was made of, and what depends on loops around.
#include "lanes/plan.h"

#include <algorithm>

namespace equiv {

Plan::FoundBuffer Plan::found(const Buffer &buffer) {
  return {&buffer,           buffer.cells,   buffer.serial, buffer.extent, buffer.bytes,
          buffer.cell_bytes, buffer.element, buffer.freed,  buffer.elastic};
}

// Of a cell that is neither a number nor a pointer a plan depends on nothing.
Cell Plan::found(const Cell &cell) { return cell.high == kConstantHigh || is_pointer(cell) ? cell : Cell{}; }

bool Plan::is_as_found() const {
  for (const FoundInteger &each : found_integers_)
    if (frames_.integers[each.register_index] != each.value)
      return false;
  for (const FoundCell &each : found_cells_)
    if (found(frames_.cells[each.register_index]) != each.cell)
      return false;
  for (const FoundView &each : found_views_)
    if (!same_view(frames_.views[each.register_index], each.view))
      return false;
  // Behind the registers, which have the same buffers.
  for (const FoundBuffer &each : found_buffers_) {
    const Buffer &buffer = *each.buffer;
    if (buffer.serial != each.serial || buffer.cells != each.cells || buffer.extent != each.extent ||
        buffer.bytes != each.bytes || buffer.cell_bytes != each.cell_bytes || buffer.element != each.element ||
        buffer.freed != each.freed || buffer.elastic != each.elastic)
      return false;
  }
  return true;
}

std::optional<AffineForm> Plan::outer_variable(int32_t register_index) {
  auto is_of = [&](const OuterLoop &loop) { return loop.variable == register_index; };
  size_t dimension = 0;
  for (const UsedLoop &used : used_loops_)
    if (is_of(used.loop))
      dimension = used.dimension;
  const auto loop = std::find_if(around_.begin(), around_.end(), is_of);
  if (loop == around_.end() ||
      (dimension == 0 && (loops + 1 >= free_dimensions() || used_loops_.size() == kMostOuterLoops)))
    return std::nullopt;
  if (dimension == 0) {
    dimension = free_dimensions() - 1;
    used_loops_.push_back({*loop, dimension});
    counts[dimension] = loop->iterations;
  }
  AffineForm variable;
  variable.constant = loop->first;
  variable.factors[dimension] = loop->step;
  return variable.interval(counts) ? std::optional<AffineForm>(variable) : std::nullopt;
}

template <class Visitor> void Plan::for_each_form(Visitor visit) {
  for (AffineForm &form : forms)
    visit(form);
  for (auto &[register_index, form] : integers)
    visit(form);
  for (auto &[register_index, cell] : known)
    visit(cell.form);
}

void Plan::keep_bases() {
  if (used_loops_.empty())
    return;
  for_each_form([&](AffineForm &form) {
    bases_.push_back({form.constant});
    for (size_t index = 0; index < used_loops_.size(); ++index)
      std::swap(bases_.back().factors[index], form.factors[used_loops_[index].dimension]);
  });
  for (const UsedLoop &used : used_loops_)
    counts[used.dimension] = 1;
}

void Plan::settle_bases(const int64_t *iterations) {
  for_each_form([&, base = bases_.cbegin()](AffineForm &form) mutable {
    form.constant = base->constant;
    for (size_t index = 0; index < used_loops_.size(); ++index)
      form.constant += base->factors[index] * iterations[index];
    ++base;
  });
}

std::optional<int64_t> Plan::distance(int32_t from, int32_t to) const {
  const AffineForm &one = forms[size_t(from)], &other = forms[size_t(to)];
  if (one.factors != other.factors)
    return std::nullopt;
  for (size_t index = 0; index < used_loops_.size(); ++index)
    if (bases_[size_t(from)].factors[index] != bases_[size_t(to)].factors[index])
      return std::nullopt;
  return other.constant - one.constant;
}

bool Plan::remake(int64_t iterations) {
  if (iterations != counts[0] || !is_as_found())
    return false;
  if (used_loops_.empty())
    return true;
  int64_t at[kMostOuterLoops];
  for (size_t index = 0; index < used_loops_.size(); ++index) {
    const OuterLoop &loop = used_loops_[index].loop;
    const int64_t value = frames_.integers[loop.variable];
    int64_t distance;
    if (__builtin_sub_overflow(value, loop.first, &distance) || distance < 0 || distance % loop.step != 0 ||
        distance / loop.step >= loop.iterations)
      return false;
    at[index] = distance / loop.step;
  }
  settle_bases(at);
  return true;
}

} // namespace equiv
