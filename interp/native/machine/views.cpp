// Views of buffers, and elements at indices that are numbers.
#include "machine/views.h"

#include <algorithm>

namespace equiv {

int64_t Views::unusual_access(const ViewValue &view, const int64_t *index, bool is_store) {
  Buffer &buffer = *view.buffer;
  const char *what = is_store ? "store" : "load";
  if (buffer.freed)
    return outside(std::string(what) + " after the buffer was freed");
  for (int dimension = 0; dimension < view.rank; ++dimension)
    if (index[dimension] < 0 || index[dimension] >= view.dimensions[dimension].size)
      return outside(std::string(what) + " out of bounds: index " + std::to_string(index[dimension]) +
                     " in dimension " + std::to_string(dimension) + " of size " +
                     std::to_string(view.dimensions[dimension].size));
  if (view.indirect) {
    indirect_indices_.clear();
    for (int dimension = 0; dimension < view.rank; ++dimension)
      indirect_indices_.push_back(LinearForm{index[dimension], {}, index[dimension], index[dimension], true});
    return kIndirect;
  }
  int64_t address = view.offset;
  bool wraps = false;
  for (int dimension = 0; dimension < view.rank; ++dimension) {
    int64_t distance;
    wraps |= __builtin_mul_overflow(index[dimension], view.dimensions[dimension].stride, &distance);
    wraps |= __builtin_add_overflow(address, distance, &address);
  }
  if (wraps)
    return outside(std::string(what) + " out of bounds: the number of the element overflows");
  if (buffer.elastic && buffer.elements_per_row > 0 && address >= 0) {
    memory_.need(buffer, 0, address / buffer.elements_per_row + 1);
    return -1;
  }
  if (buffer.elastic && buffer.elements_per_row == 0) {
    // Without strides there is no view of the buffer but the argument itself.
    for (int dimension = 0; dimension < view.rank; ++dimension)
      memory_.need(buffer, size_t(dimension), index[dimension] + 1);
    return -1;
  }
  return outside(std::string(what) + " out of bounds: element " + std::to_string(address) + " of a buffer of " +
                 std::to_string(buffer.extent));
}

int64_t Views::outside(const std::string &message) const {
  if (!requirements_.exclude_path())
    trail_.undefined(message);
  return kNowhere;
}

// An element of an argument whose extent is not known, or of a view that lies where data says.
void Views::read_elsewhere(Cell &into, const ViewValue &view, int64_t address) {
  if (address == kIndirect)
    access_inside(into, view, std::vector<LinearForm>(indirect_indices_), false);
  else if (address == kNowhere)
    into = poison_cell(frames_.pc);
  else
    into = domain_.leaf(uint32_t(view.buffer->input), 0, view.buffer->element);
}

void Views::write_elsewhere(const Cell &value, const ViewValue &view, int64_t address) {
  Cell stored = value;
  if (address == kIndirect)
    access_inside(stored, view, std::vector<LinearForm>(indirect_indices_), true);
}

int64_t Views::address_of_many(const ViewValue &view, const int64_t *registers, int rank, bool is_store) {
  int64_t index[kMaxRank];
  for (int dimension = 0; dimension < rank; ++dimension)
    index[dimension] = frames_.integers[registers[dimension]];
  return address_of(view, index, is_store);
}

void Views::require_little_span(const ViewValue &view) {
  if (!view.buffer->elastic && !spans_little(view))
    throw StopError("unsupported", "a view whose elements lie so far apart that their numbers may overflow");
}

void Views::reshape(const Instruction &instruction) {
  ViewValue view;
  const ViewValue base = frames_.views[instruction.b];
  view.buffer = base.buffer;
  const int64_t *registers = program_.pool.data() + instruction.c;
  view.rank = instruction.d;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = frames_.integers[registers[1 + dimension]];
    if (size < 0)
      trail_.undefined("a view of negative size " + std::to_string(size) + " in dimension " +
                       std::to_string(dimension));
    view.dimensions[dimension] = {size, frames_.integers[registers[1 + instruction.d + dimension]]};
  }
  if (view.buffer->elastic && view.buffer->elements_per_row == 0)
    throw StopError("unsupported", "a view of an argument whose extent nothing but its accesses determines");
  if (instruction.aux) {
    if (indirect_views_.is_choice(base) || base.buffer->elastic)
      throw StopError("data", "where a view begins depends on data");
    frames_.views[instruction.a] = displaced_view(view, frames_.cells[registers[0]], unsigned(instruction.e));
    return;
  }
  view.offset = frames_.integers[registers[0]];
  require_little_span(view);
  if (!indirect_views_.is_choice(base)) {
    frames_.views[instruction.a] = view;
    return;
  }
  // The same part of each of the two.
  const IndirectView choice = indirect_views_[base];
  std::array<ViewValue, 2> sides{view, view};
  for (size_t side = 0; side < 2; ++side) {
    require_direct(choice.sides[side]);
    sides[side].buffer = choice.sides[side].buffer;
  }
  frames_.views[instruction.a] = chosen_view(choice.condition, sides[0], sides[1]);
}

int Views::dimension_of(const Instruction &instruction) const {
  int64_t dimension = instruction.d >= 0 ? instruction.d : frames_.integers[instruction.c];
  if (dimension < 0 || dimension >= frames_.views[instruction.b].rank)
    trail_.undefined("dimension " + std::to_string(dimension) + " of a view of rank " +
                     std::to_string(frames_.views[instruction.b].rank));
  return int(dimension);
}

int64_t Views::size_of(const Instruction &instruction) const {
  const int64_t size = frames_.views[instruction.b].dimensions[dimension_of(instruction)].size;
  if (size == kElasticSize)
    throw StopError("unsupported", "the size of an argument whose extent only its accesses determine");
  return size;
}

int64_t Views::stride_of(const Instruction &instruction) const {
  const ViewValue &view = frames_.views[instruction.b];
  if (view.buffer->elastic && view.buffer->elements_per_row == 0)
    throw StopError("unsupported", "the stride of an argument whose extent only its accesses determine");
  if (is_choice(view))
    throw StopError("data", "a stride depends on data");
  return view.dimensions[dimension_of(instruction)].stride;
}

void Views::assume_ranges() {
  for (const InputRange &range : execution_.ranges) {
    const Output &argument = execution_.arguments[range.parameter];
    if (!argument.is_view)
      facts_.bound(argument.cell, range.low, range.high);
    else if (!argument.view.buffer->elastic)
      for_each_element(argument.view, [&](int64_t, int64_t address) {
        facts_.bound(argument.view.buffer->cells[address], range.low, range.high);
      });
  }
}

int64_t Views::address_of(const ViewValue &view, const int64_t *index, bool is_store) {
  int64_t address = view.offset;
  bool inside = true;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension) {
    inside &= uint64_t(index[dimension]) < uint64_t(view.dimensions[dimension].size);
    address += index[dimension] * view.dimensions[dimension].stride;
  }
  if (inside && uint64_t(address) < uint64_t(view.buffer->extent))
    return address;
  return unusual_access(view, index, is_store);
}

void Views::end_with(const Frame &frame, const ViewValue &returned) {
  if (indirect_views_.is_choice(returned)) {
    const IndirectView choice = indirect_views_[returned];
    for (const ViewValue &side : choice.sides)
      end_with(frame, side);
    return;
  }
  if (!returned.buffer->on_stack || returned.buffer->serial < frame.first_serial || returned.buffer->freed)
    return;
  trail_.require_own(*returned.buffer, "memory on the stack is released");
  execution_.heap.release(returned.buffer);
}

} // namespace equiv
