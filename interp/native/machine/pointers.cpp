#include "machine/pointers.h"

#include <algorithm>

namespace equiv {

// -- instructions --------------------------------------------------------------------------------------------------

void Pointers::displace(const Instruction &instruction) {
  const int64_t *terms = program_.pool.data() + instruction.c;
  Displacement by{terms[0]};
  for (int32_t term = 0; term < instruction.d; ++term)
    by.add(terms[1 + 2 * term], frames_.integers[terms[2 + 2 * term]]);
  frames_.cells[instruction.a] = displaced_by_number(frames_.cells[instruction.b], by, instruction.aux);
}

Cell Pointers::displaced_by_number(const Cell &pointer, const Displacement &by, unsigned flags) {
  if (is_pointer(pointer))
    return by.moved(pointer, flags, frames_.pc);
  switch (kind_of(pointer)) {
  case CellKind::Constant:
    if (by.is_poison(flags) || (pointer.low == 0 && (flags & Displacement::kInbounds) && by.sum != 0))
      return poison_cell(frames_.pc);
    return constant_cell(pointer.low + uint64_t(by.sum));
  case CellKind::Uninitialized:
    return poison_cell(frames_.pc);
  case CellKind::Poison:
    return pointer;
  case CellKind::DataPointer:
    return displaced(pointer, by, flags);
  default:
    throw StopError("data", "an address depends on data");
  }
}

void Pointers::allocate(const Instruction &instruction) {
  int64_t bytes = frames_.integers[instruction.b];
  if (bytes < 0)
    trail_.undefined("an allocation of " + std::to_string(uint64_t(bytes)) + " bytes");
  frames_.cells[instruction.a] = pointer_cell(memory_.allocate_bytes(bytes, instruction.c, instruction.d != 0), 0);
}

void Pointers::free(const Instruction &instruction) {
  const Cell &pointer = frames_.cells[instruction.a];
  if (kind_of(pointer) == CellKind::Constant && pointer.low == 0)
    return;
  if (is_pointer(pointer) && buffer_of(pointer)->freed)
    trail_.undefined("a buffer is freed twice");
  Buffer &buffer = memory_.pointed_at(pointer, "a free");
  if (buffer.input >= 0 || buffer.elastic)
    throw StopError("unsupported", "a buffer is freed that the function did not allocate");
  if (offset_of(pointer) != 0)
    trail_.undefined("a free of a pointer that is not that of the buffer's start");
  if (buffer.on_stack)
    trail_.undefined("a free of a buffer on the stack");
  memory_.end(buffer, "a buffer is freed");
}

Cell Pointers::address(const ViewValue &view) const {
  if (views_.is_choice(view))
    throw StopError("data", "which buffer a pointer is of depends on data");
  return pointer_cell(view.buffer, 0);
}

void Pointers::view_at(const Instruction &instruction) {
  const int64_t *registers = program_.pool.data() + instruction.c;
  ScalarType element = program_.element_types[size_t(instruction.e)];
  ViewValue view;
  view.rank = instruction.d;
  bool empty = false;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = frames_.integers[registers[1 + dimension]];
    if (size < 0)
      trail_.undefined("a view of negative size " + std::to_string(size) + " in dimension " +
                       std::to_string(dimension));
    empty |= size == 0;
    view.dimensions[dimension] = {size, frames_.integers[registers[1 + instruction.d + dimension]]};
  }
  const Cell &pointer = frames_.cells[instruction.b];
  if (empty && kind_of(pointer) == CellKind::Constant) {
    // A view of nothing needs no memory.
    view.buffer = execution_.heap.allocate_bytes(0, 1);
    memory_.give_elements(*view.buffer, element);
    view.buffer->has_elements = true;
    frames_.views[instruction.a] = view;
    return;
  }
  Buffer &buffer = memory_.pointed_at(pointer, "a view");
  if (buffer.elastic && buffer.elements_per_row == 0)
    throw StopError("unsupported", "a view of an argument whose extent nothing but its accesses determines");
  if (!buffer.elastic && !buffer.has_elements && !buffer.pieces && bytes_in_memory(element) != 0) {
    if (!buffer.cells)
      memory_.give_elements(buffer, element);
    buffer.has_elements = buffer.element == element;
  }
  if (!buffer.has_elements || buffer.element != element || buffer.cell_bytes == 0 ||
      offset_of(pointer) % buffer.cell_bytes != 0)
    throw StopError("unsupported", "a view of memory that holds other types than that of the view's elements");
  view.buffer = &buffer;
  if (__builtin_add_overflow(offset_of(pointer) / buffer.cell_bytes, frames_.integers[registers[0]], &view.offset))
    throw StopError("unsupported", "a view that begins so far away that the number of its element overflows");
  Views::require_little_span(view);
  frames_.views[instruction.a] = view;
}

// Whether an access is made on a path that no data for which the program is defined takes.
bool Pointers::is_left_out(const Cell &pointer, ScalarType type, const char *what) const {
  return !trail_.is_certain() && memory_.misuse(pointer, bytes_in_memory(type), what) && requirements_.exclude_path();
}

Cell Pointers::unusual_load(const Cell &pointer, ScalarType type) {
  if (is_data_pointer(pointer)) {
    Cell value;
    access_data_pointer(pointer, type, value, false);
    return value;
  }
  if (is_left_out(pointer, type, "load"))
    return poison_cell(frames_.pc);
  Buffer *buffer = memory_.accessed(pointer, bytes_in_memory(type), "load");
  if (!buffer)
    return domain_.leaf(uint32_t(buffer_of(pointer)->input), 0, type);
  return bytes_.load(*buffer, offset_of(pointer), type);
}

void Pointers::unusual_store(const Cell &pointer, const Cell &value, ScalarType type) {
  if (is_data_pointer(pointer)) {
    Cell stored = value;
    access_data_pointer(pointer, type, stored, true);
    return;
  }
  if (is_left_out(pointer, type, "store"))
    return;
  Buffer *buffer = memory_.accessed(pointer, bytes_in_memory(type), "store");
  if (buffer)
    bytes_.store(*buffer, offset_of(pointer), value, type, bytes_in_memory(type));
}

// -- pointers as numbers -------------------------------------------------------------------------------------------

int64_t Pointers::to_integer(const Cell &pointer) {
  if (is_pointer(pointer)) {
    if (buffer_of(pointer)->elastic)
      throw StopError("unsupported", "the address of an argument whose extent only its accesses determine");
    return int64_t(execution_.heap.address_of(*buffer_of(pointer)) + pointer.low);
  }
  if (is_data_pointer(pointer))
    throw StopError("data", "an address depends on data");
  return arithmetic_.to_integer(pointer, 64, Need::Index);
}

Cell Pointers::from_integer(int64_t number) const {
  Buffer *buffer = execution_.heap.find(uint64_t(number));
  return buffer ? pointer_cell(buffer, number - int64_t(buffer->address)) : constant_cell(uint64_t(number));
}

bool Pointers::compare(Predicate predicate, const Cell &left, const Cell &right) {
  if (is_data_pointer(left) || is_data_pointer(right))
    throw StopError("data", "a comparison of pointers depends on data");
  if (is_pointer(left) && is_pointer(right)) {
    if (buffer_of(left) == buffer_of(right)) {
      // Before a buffer, and far behind it, addresses wrap around where its own address decides.
      constexpr int64_t kFar = int64_t(1) << 40;
      auto near = [](int64_t offset) { return offset >= 0 && offset < kFar; };
      bool orders = predicate != Predicate::Eq && predicate != Predicate::Ne;
      if (orders && !(near(offset_of(left)) && near(offset_of(right))))
        throw StopError("unsupported", "an order of pointers beyond their buffer, which its address decides");
      return holds(predicate, offset_of(left), offset_of(right));
    }
    // Where memory was freed, later memory may be. An allocation of nothing has an address of its own, which those
    // who compare it assume.
    auto inside = [](const Cell &pointer) {
      const Buffer &buffer = *buffer_of(pointer);
      return !buffer.freed && (uint64_t(pointer.low) < uint64_t(buffer.bytes) ||
                               (buffer.requested && buffer.bytes == 0 && pointer.low == 0));
    };
    if ((predicate == Predicate::Eq || predicate == Predicate::Ne) && inside(left) && inside(right))
      return predicate == Predicate::Ne;
    throw StopError("unsupported", "a comparison of pointers to different buffers, which their addresses decide");
  }
  if (is_pointer(left) != is_pointer(right)) {
    const Cell &pointer = is_pointer(left) ? left : right, &other = is_pointer(left) ? right : left;
    bool is_null = kind_of(other) == CellKind::Constant && other.low == 0;
    if (is_null && (predicate == Predicate::Eq || predicate == Predicate::Ne) &&
        uint64_t(pointer.low) <= uint64_t(buffer_of(pointer)->bytes))
      return predicate == Predicate::Ne;
    if (kind_of(other) == CellKind::Constant)
      throw StopError("unsupported", "a comparison of a pointer and a number, which the pointer's address decides");
  }
  return holds(predicate, arithmetic_.to_integer(left, 64, Need::Index),
               arithmetic_.to_integer(right, 64, Need::Index));
}

} // namespace equiv
