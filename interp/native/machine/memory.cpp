#include "machine/memory.h"

#include <algorithm>

namespace equiv {

Buffer *Memory::begun(Buffer *buffer, bool on_stack) {
  buffer->allocated_by = uint32_t(frames_.pc);
  buffer->on_stack = on_stack;
  buffer->requested = !on_stack;
  if (on_stack)
    frames_.innermost().stack.push_back(buffer);
  return buffer;
}

Buffer *Memory::allocate(int64_t extent, ScalarType element, bool on_stack) {
  return begun(execution_.heap.allocate(extent, element, execution_.options.track_writers, orders_), on_stack);
}

Buffer *Memory::allocate_bytes(int64_t bytes, int64_t alignment, bool on_stack) {
  return begun(execution_.heap.allocate_bytes(bytes, alignment), on_stack);
}

void Memory::end(Buffer &buffer, const char *what) {
  trail_.require_own(buffer, what);
  if (observes_)
    races_.observe_end(buffer);
  execution_.heap.release(&buffer);
}

void Memory::unwind(Frame &frame, size_t height) {
  for (; frame.stack.size() > height; frame.stack.pop_back()) {
    Buffer &buffer = *frame.stack.back();
    const char *what = "memory on the stack is released";
    if (buffer.freed)
      trail_.require_own(buffer, what);
    else
      end(buffer, what);
  }
}

void Memory::take_apart(Buffer &buffer) {
  if (orders_)
    races_.require_all_ordered(buffer, true);
  execution_.heap.take_apart(buffer);
  if (orders_) {
    buffer.shadows.resize(1);
    races_.observe_pieces(buffer, true);
  }
}

void Memory::give_elements(Buffer &buffer, ScalarType element) {
  budget_.spend(buffer.bytes / std::max<int64_t>(bytes_in_memory(element), 1));
  execution_.heap.give_elements(buffer, element, execution_.options.track_writers, orders_);
  if (buffer.fill < 0)
    return;
  Bits bits = repeated(buffer.fill, buffer.cell_bytes);
  for (int64_t index = 0; index < buffer.extent; ++index)
    buffer.cells[index] = element.width < 128 && (bits >> element.width) != 0
                              ? poison_cell(frames_.pc)
                              : execution_.wide.constant(bits, element.width);
}

// -- what is pointed to ---------------------------------------------------------------------------------------------

std::optional<Misuse> Memory::misuse(const Cell &pointer, int64_t bytes, const char *what) const {
  const std::string access = what;
  if (!is_pointer(pointer)) {
    switch (kind_of(pointer)) {
    case CellKind::Constant:
      return pointer.low == 0 ? std::optional<Misuse>({access + " through a null pointer"}) : std::nullopt;
    case CellKind::Uninitialized:
      return Misuse{access + " through a pointer that was never set"};
    case CellKind::Poison:
      return Misuse{access + " through a pointer that is poison", int64_t(pointer.low) - 1};
    default:
      return std::nullopt;
    }
  }
  const Buffer &buffer = *buffer_of(pointer);
  const int64_t at = offset_of(pointer);
  if (buffer.freed)
    return Misuse{access + " after the buffer was freed"};
  if (buffer.has_elements && buffer.cell_bytes == 0)
    return std::nullopt;
  if (buffer.elastic && at < 0)
    return Misuse{access + " out of bounds: " + std::to_string(-at) + " bytes before the start of a buffer"};
  if (!buffer.elastic && (at < 0 || at > buffer.bytes || bytes > buffer.bytes - at))
    return Misuse{access + " out of bounds: " + std::to_string(bytes) + " bytes at byte " + std::to_string(at) +
                  " of a buffer of " + std::to_string(buffer.bytes)};
  return std::nullopt;
}

Buffer &Memory::pointed_at(const Cell &pointer, const char *what) {
  if (is_pointer(pointer) && !buffer_of(pointer)->freed)
    return *buffer_of(pointer);
  if (const std::optional<Misuse> misused = misuse(pointer, 0, what))
    trail_.undefined(misused->message, misused->other);
  if (kind_of(pointer) == CellKind::Constant)
    throw StopError("unsupported", std::string(what) + " at an address that is a number of its own");
  throw StopError("data", "an address depends on data");
}

void Memory::need(Buffer &buffer, size_t dimension, int64_t extent) {
  buffer.needed[dimension] = std::max(buffer.needed[dimension], extent);
  if (!trail_.in_choice())
    buffer.surely[dimension] = std::max(buffer.surely[dimension], extent);
}

Buffer *Memory::accessed(const Cell &pointer, int64_t bytes, const char *what) {
  Buffer &buffer = pointed_at(pointer, what);
  if (buffer.elastic && (buffer.elements_per_row == 0 || buffer.cell_bytes == 0))
    throw StopError("unsupported", "a pointer to an argument whose extent only its accesses determine");
  if (!buffer.elastic && buffer.has_elements && buffer.cell_bytes == 0)
    throw StopError("unsupported", "a pointer to elements whose type has no known size in memory");
  if (const std::optional<Misuse> misused = misuse(pointer, bytes, what))
    trail_.undefined(misused->message, misused->other);
  // Parts of elements, and elements in rows, are not all observed one by one.
  if (buffer.keeps_reaches && bytes > 0)
    for (int64_t at = offset_of(pointer) / buffer.cell_bytes;
         at <= (offset_of(pointer) + bytes - 1) / buffer.cell_bytes; ++at)
      reaches_.note(buffer, at);
  if (!buffer.elastic)
    return &buffer;
  const int64_t last = (offset_of(pointer) + std::max<int64_t>(bytes, 1) - 1) / buffer.cell_bytes;
  if (bytes > 0)
    need(buffer, 0, last / buffer.elements_per_row + 1);
  return nullptr;
}

} // namespace equiv
