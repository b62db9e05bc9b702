// The members of Machine that concern buffers and views of them.
#include "machine/machine.h"

#include <algorithm>

namespace equiv {

int64_t Machine::unusual_access(const ViewValue &view, const int64_t *index, bool is_store) {
  Buffer &buffer = *view.buffer;
  const char *what = is_store ? "store" : "load";
  if (buffer.freed)
    undefined(std::string(what) + " after the buffer was freed");
  for (int dimension = 0; dimension < view.rank; ++dimension)
    if (index[dimension] < 0 || index[dimension] >= view.dimensions[dimension].size)
      undefined(std::string(what) + " out of bounds: index " + std::to_string(index[dimension]) + " in dimension " +
                std::to_string(dimension) + " of size " + std::to_string(view.dimensions[dimension].size));
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
    undefined(std::string(what) + " out of bounds: the number of the element overflows");
  if (buffer.elastic && buffer.elements_per_row > 0 && address >= 0) {
    buffer.needed[0] = std::max(buffer.needed[0], address / buffer.elements_per_row + 1);
    return -1;
  }
  if (buffer.elastic && buffer.elements_per_row == 0) {
    // Without strides there is no view of the buffer but the argument itself.
    for (int dimension = 0; dimension < view.rank; ++dimension)
      buffer.needed[size_t(dimension)] = std::max(buffer.needed[size_t(dimension)], index[dimension] + 1);
    return -1;
  }
  undefined(std::string(what) + " out of bounds: element " + std::to_string(address) + " of a buffer of " +
            std::to_string(buffer.extent));
}

// An element of an argument whose extent is not known, or of a view that lies where data says.
void Machine::read_elsewhere(Cell &into, const ViewValue &view, int64_t address) {
  if (address == kIndirect)
    access_inside(into, view, std::vector<LinearForm>(indirect_indices_), false);
  else
    into = domain_.leaf(uint32_t(view.buffer->input), 0, view.buffer->element);
}

void Machine::write_elsewhere(const Cell &value, const ViewValue &view, int64_t address) {
  Cell stored = value;
  if (address == kIndirect)
    access_inside(stored, view, std::vector<LinearForm>(indirect_indices_), true);
}

// What an affine expression means beyond 64 bits, nobody says: lowered it may be poison.
void Machine::stop_at_affine_overflow() {
  throw StopError("unsupported", "an affine expression whose value overflows 64 bits");
}

int64_t Machine::address_of_many(const ViewValue &view, const int64_t *registers, int rank, bool is_store) {
  int64_t index[kMaxRank];
  int64_t address = view.offset;
  bool inside = true;
  for (int dimension = 0; dimension < rank; ++dimension) {
    index[dimension] = integers_[registers[dimension]];
    inside &= uint64_t(index[dimension]) < uint64_t(view.dimensions[dimension].size);
    address += index[dimension] * view.dimensions[dimension].stride;
  }
  if (inside && uint64_t(address) < uint64_t(view.buffer->extent))
    return address;
  return unusual_access(view, index, is_store);
}

void Machine::collect() {
  for (size_t view = 0; view < view_top_; ++view)
    if (view_stack_[view].buffer)
      view_stack_[view].buffer->marked = true;
  scheduler_.for_each_view([](const ViewValue &view) {
    if (view.buffer)
      view.buffer->marked = true;
  });
  indirect_views_.for_each_buffer([](Buffer &buffer) { buffer.marked = true; });
  for (const Written &written : journal_)
    written.buffer->marked = true;
  for (const Split &split : splits_) {
    for (const ViewValue &view : split.sides[0].views)
      if (view.buffer)
        view.buffer->marked = true;
    for (const Written &written : split.written)
      written.buffer->marked = true;
  }
  for (const Output &output : execution_.results)
    if (output.is_view && output.view.buffer)
      output.view.buffer->marked = true;
  for (Output &output : execution_.globals)
    output.view.buffer->marked = true;
  for (const ViewValue &view : execution_.kept)
    view.buffer->marked = true;
  // What nothing reaches any more needs no end.
  auto forget = [](std::vector<Frame> &frames) {
    for (Frame &frame : frames) {
      auto gone = [](const Buffer *buffer) { return !buffer->marked && buffer->input < 0; };
      frame.stack.erase(std::remove_if(frame.stack.begin(), frame.stack.end(), gone), frame.stack.end());
    }
  };
  forget(frames_);
  scheduler_.for_each_frames(forget);
  stretch_memo_.forget();
  execution_.heap.sweep();
}

void Machine::allocate(const Instruction &instruction) {
  // Pointers may be anywhere, and are not searched for.
  if (execution_.heap.wants_collection() && !program_.has_pointers)
    collect();
  const int64_t *sizes = program_.pool.data() + instruction.c;
  ViewValue &view = views_[instruction.a];
  int64_t extent = 1;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = integers_[sizes[dimension]];
    if (size < 0)
      undefined("an allocation of negative size " + std::to_string(size) + " in dimension " +
                std::to_string(dimension));
    if (__builtin_mul_overflow(extent, size, &extent))
      throw StopError("limit-memory", "the allocation is larger than any memory");
  }
  ScalarType element = program_.element_types[size_t(instruction.b)];
  spend(extent);
  // Registers are the roots of a collection: this one must not keep the buffer that it held.
  view.buffer = nullptr;
  view.buffer =
      execution_.heap.allocate(extent, element, execution_.options.track_writers, program_.has_agents && observes_);
  view.buffer->allocated_by = uint32_t(pc_);
  view.buffer->on_stack = instruction.e != 0;
  if (view.buffer->on_stack)
    frames_.back().stack.push_back(view.buffer);
  view.offset = 0;
  view.rank = instruction.d;
  view.indirect = 0;
  int64_t stride = 1;
  for (int32_t dimension = instruction.d - 1; dimension >= 0; --dimension) {
    view.dimensions[dimension] = {integers_[sizes[dimension]], stride};
    stride *= view.dimensions[dimension].size;
  }
}

void Machine::free_buffer(const Instruction &instruction) {
  if (indirect_views_.is_choice(views_[instruction.a]))
    throw StopError("data", "which buffer is freed depends on data");
  Buffer *buffer = views_[instruction.a].buffer;
  if (buffer->freed)
    undefined("a buffer is freed twice");
  if (buffer->on_stack)
    undefined("a free of a buffer on the stack");
  if (buffer->input >= 0 || buffer->elastic)
    throw StopError("unsupported", "a buffer is freed that the function did not allocate");
  if (!splits_.empty() && buffer->serial < splits_.back().serial)
    require_certain("a buffer is freed");
  if (observes_)
    observe_end(*buffer);
  execution_.heap.release(buffer);
}

// Elements are found by sums of 64 bits. Those of an elastic buffer are checked at each access.
void Machine::require_little_span(const ViewValue &view) {
  if (!view.buffer->elastic && !spans_little(view))
    throw StopError("unsupported", "a view whose elements lie so far apart that their numbers may overflow");
}

void Machine::reshape(const Instruction &instruction) {
  ViewValue view;
  const ViewValue base = views_[instruction.b];
  view.buffer = base.buffer;
  const int64_t *registers = program_.pool.data() + instruction.c;
  view.rank = instruction.d;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = integers_[registers[1 + dimension]];
    if (size < 0)
      undefined("a view of negative size " + std::to_string(size) + " in dimension " + std::to_string(dimension));
    view.dimensions[dimension] = {size, integers_[registers[1 + instruction.d + dimension]]};
  }
  if (view.buffer->elastic && view.buffer->elements_per_row == 0)
    throw StopError("unsupported", "a view of an argument whose extent nothing but its accesses determines");
  if (instruction.aux) {
    if (indirect_views_.is_choice(base) || base.buffer->elastic)
      throw StopError("data", "where a view begins depends on data");
    views_[instruction.a] = displaced_view(view, cells_[registers[0]], unsigned(instruction.e));
    return;
  }
  view.offset = integers_[registers[0]];
  require_little_span(view);
  if (!indirect_views_.is_choice(base)) {
    views_[instruction.a] = view;
    return;
  }
  // The same part of each of the two.
  const IndirectView choice = indirect_views_[base];
  std::array<ViewValue, 2> sides{view, view};
  for (size_t side = 0; side < 2; ++side) {
    require_direct(choice.sides[side]);
    sides[side].buffer = choice.sides[side].buffer;
  }
  views_[instruction.a] = chosen_view(choice.condition, sides[0], sides[1]);
}

int Machine::dimension_of(const Instruction &instruction) {
  int64_t dimension = instruction.d >= 0 ? instruction.d : integers_[instruction.c];
  if (dimension < 0 || dimension >= views_[instruction.b].rank)
    undefined("dimension " + std::to_string(dimension) + " of a view of rank " +
              std::to_string(views_[instruction.b].rank));
  return int(dimension);
}

} // namespace equiv
