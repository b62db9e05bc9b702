// The members of Machine for pointers: what they point to, where they come from, and pointers as numbers.
#include "core/pointer.h"
#include "machine/machine.h"

#include <algorithm>

namespace equiv {

// -- what is pointed to ---------------------------------------------------------------------------------------------

Buffer &Machine::pointed_at(const Cell &pointer, const char *what) {
  if (is_pointer(pointer)) {
    Buffer &buffer = *buffer_of(pointer);
    if (buffer.freed)
      undefined(std::string(what) + " after the buffer was freed");
    return buffer;
  }
  switch (kind_of(pointer)) {
  case CellKind::Constant:
    if (pointer.low == 0)
      undefined(std::string(what) + " through a null pointer");
    throw StopError("unsupported", std::string(what) + " at an address that is a number of its own");
  case CellKind::Uninitialized:
    undefined(std::string(what) + " through a pointer that was never set");
  case CellKind::Poison:
    undefined(std::string(what) + " through a pointer that is poison", int64_t(pointer.low) - 1);
  default:
    throw StopError("data", "an address depends on data");
  }
}

// The buffer, with `bytes` bytes from where `pointer` is known to be inside; null for an elastic buffer.
Buffer *Machine::accessed(const Cell &pointer, int64_t bytes, const char *what) {
  Buffer &buffer = pointed_at(pointer, what);
  int64_t at = offset_of(pointer);
  if (buffer.elastic) {
    if (buffer.elements_per_row == 0 || buffer.cell_bytes == 0)
      throw StopError("unsupported", "a pointer to an argument whose extent only its accesses determine");
    if (at < 0)
      undefined(std::string(what) + " out of bounds: " + std::to_string(-at) + " bytes before the start of a buffer");
    int64_t last = (at + std::max<int64_t>(bytes, 1) - 1) / buffer.cell_bytes;
    if (bytes > 0)
      buffer.needed[0] = std::max(buffer.needed[0], last / buffer.elements_per_row + 1);
    return nullptr;
  }
  if (buffer.has_elements && buffer.cell_bytes == 0)
    throw StopError("unsupported", "a pointer to elements whose type has no known size in memory");
  if (at < 0 || at > buffer.bytes || bytes > buffer.bytes - at)
    undefined(std::string(what) + " out of bounds: " + std::to_string(bytes) + " bytes at byte " + std::to_string(at) +
              " of a buffer of " + std::to_string(buffer.bytes));
  return &buffer;
}

// -- instructions --------------------------------------------------------------------------------------------------

void Machine::displace(const Instruction &instruction) {
  const int64_t *terms = program_.pool.data() + instruction.c;
  Displacement by{terms[0]};
  for (int32_t term = 0; term < instruction.d; ++term)
    by.add(terms[1 + 2 * term], integers_[terms[2 + 2 * term]]);
  cells_[instruction.a] = displaced_by_number(cells_[instruction.b], by, instruction.aux);
}

Cell Machine::displaced_by_number(Cell pointer, const Displacement &by, unsigned flags) {
  if (is_pointer(pointer))
    return moved(pointer, by, flags);
  switch (kind_of(pointer)) {
  case CellKind::Constant:
    if (by.is_poison(flags) || (pointer.low == 0 && (flags & kInbounds) && by.sum != 0))
      return poison_cell(pc_);
    return constant_cell(pointer.low + uint64_t(by.sum));
  case CellKind::Uninitialized:
    return poison_cell(pc_);
  case CellKind::Poison:
    return pointer;
  case CellKind::DataPointer:
    return displaced(pointer, by, flags);
  default:
    throw StopError("data", "an address depends on data");
  }
}

void Machine::allocate_bytes(const Instruction &instruction) {
  int64_t bytes = integers_[instruction.b];
  if (bytes < 0)
    undefined("an allocation of " + std::to_string(uint64_t(bytes)) + " bytes");
  Buffer *buffer = execution_.heap.allocate_bytes(bytes, instruction.c);
  buffer->allocated_by = uint32_t(pc_);
  if (instruction.d)
    frames_.back().stack.push_back(buffer);
  buffer->on_stack = instruction.d != 0;
  cells_[instruction.a] = pointer_cell(buffer, 0);
}

void Machine::free_pointer(const Instruction &instruction) {
  const Cell &pointer = cells_[instruction.a];
  if (kind_of(pointer) == CellKind::Constant && pointer.low == 0)
    return;
  if (is_pointer(pointer) && buffer_of(pointer)->freed)
    undefined("a buffer is freed twice");
  Buffer &buffer = pointed_at(pointer, "a free");
  if (buffer.input >= 0 || buffer.elastic)
    throw StopError("unsupported", "a buffer is freed that the function did not allocate");
  if (offset_of(pointer) != 0)
    undefined("a free of a pointer that is not that of the buffer's start");
  if (buffer.on_stack)
    undefined("a free of a buffer on the stack");
  if (!splits_.empty() && buffer.serial < splits_.back().serial)
    require_certain("a buffer is freed");
  if (observes_)
    observe_end(buffer);
  execution_.heap.release(&buffer);
}

void Machine::unwind(Frame &frame, size_t height) {
  while (frame.stack.size() > height) {
    if (!splits_.empty() && frame.stack.back()->serial < splits_.back().serial)
      require_certain("memory on the stack is released");
    if (!frame.stack.back()->freed) {
      if (observes_)
        observe_end(*frame.stack.back());
      execution_.heap.release(frame.stack.back());
    }
    frame.stack.pop_back();
  }
}

// A view that a function returns is of nothing any more where its buffer was on the function's own stack. Elsewhere a
// view of it cannot get out, so that it need not be listed to end with the function.
void Machine::end_with(const Frame &frame, const ViewValue &returned) {
  if (indirect_views_.is_choice(returned)) {
    const IndirectView choice = indirect_views_[returned];
    for (const ViewValue &side : choice.sides)
      end_with(frame, side);
    return;
  }
  if (!returned.buffer->on_stack || returned.buffer->serial < frame.first_serial || returned.buffer->freed)
    return;
  if (!splits_.empty() && returned.buffer->serial < splits_.back().serial)
    require_certain("memory on the stack is released");
  execution_.heap.release(returned.buffer);
}

void Machine::view_at(const Instruction &instruction) {
  const int64_t *registers = program_.pool.data() + instruction.c;
  ScalarType element = program_.element_types[size_t(instruction.e)];
  ViewValue view;
  view.rank = instruction.d;
  bool empty = false;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = integers_[registers[1 + dimension]];
    if (size < 0)
      undefined("a view of negative size " + std::to_string(size) + " in dimension " + std::to_string(dimension));
    empty |= size == 0;
    view.dimensions[dimension] = {size, integers_[registers[1 + instruction.d + dimension]]};
  }
  const Cell &pointer = cells_[instruction.b];
  if (empty && kind_of(pointer) == CellKind::Constant) {
    // A view of nothing needs no memory.
    view.buffer = execution_.heap.allocate_bytes(0, 1);
    give_elements(*view.buffer, element);
    view.buffer->has_elements = true;
    views_[instruction.a] = view;
    return;
  }
  Buffer &buffer = pointed_at(pointer, "a view");
  if (buffer.elastic && buffer.elements_per_row == 0)
    throw StopError("unsupported", "a view of an argument whose extent nothing but its accesses determines");
  if (!buffer.elastic && !buffer.has_elements && !buffer.pieces && bytes_in_memory(element) != 0) {
    if (!buffer.cells)
      give_elements(buffer, element);
    buffer.has_elements = buffer.element == element;
  }
  if (!buffer.has_elements || buffer.element != element || buffer.cell_bytes == 0 ||
      offset_of(pointer) % buffer.cell_bytes != 0)
    throw StopError("unsupported", "a view of memory that holds other types than that of the view's elements");
  view.buffer = &buffer;
  if (__builtin_add_overflow(offset_of(pointer) / buffer.cell_bytes, integers_[registers[0]], &view.offset))
    throw StopError("unsupported", "a view that begins so far away that the number of its element overflows");
  require_little_span(view);
  views_[instruction.a] = view;
}

Cell Machine::unusual_load(const Cell &pointer, ScalarType type) {
  if (is_data_pointer(pointer)) {
    Cell value;
    access_data_pointer(pointer, type, value, false);
    return value;
  }
  Buffer *buffer = accessed(pointer, bytes_in_memory(type), "load");
  if (!buffer)
    return domain_.leaf(uint32_t(buffer_of(pointer)->input), 0, type);
  return load_bytes(*buffer, offset_of(pointer), type);
}

void Machine::unusual_store(const Cell &pointer, const Cell &value, ScalarType type) {
  if (is_data_pointer(pointer)) {
    Cell stored = value;
    access_data_pointer(pointer, type, stored, true);
    return;
  }
  Buffer *buffer = accessed(pointer, bytes_in_memory(type), "store");
  if (buffer)
    store_bytes(*buffer, offset_of(pointer), value, type, bytes_in_memory(type));
}

// What an external call is given: a view, or with a negative number the whole buffer that a pointer points into.
ViewValue Machine::given(int64_t register_index) {
  if (register_index >= 0) {
    require_direct(views_[register_index]);
    return views_[register_index];
  }
  Buffer &buffer = pointed_at(cells_[-1 - register_index], "an external call");
  ViewValue view;
  view.buffer = &buffer;
  if (buffer.elastic)
    return view;
  if (!buffer.cells)
    throw StopError("unsupported", "an external call on memory whose elements have no one type");
  view.rank = 1;
  view.dimensions[0] = {buffer.extent, 1};
  return view;
}

// -- pointers as numbers -------------------------------------------------------------------------------------------

int64_t Machine::pointer_to_integer(const Cell &pointer) {
  if (is_pointer(pointer)) {
    if (buffer_of(pointer)->elastic)
      throw StopError("unsupported", "the address of an argument whose extent only its accesses determine");
    return int64_t(execution_.heap.address_of(*buffer_of(pointer)) + pointer.low);
  }
  if (is_data_pointer(pointer))
    throw StopError("data", "an address depends on data");
  return to_integer(pointer, 64, Need::Index);
}

Cell Machine::integer_to_pointer(int64_t number) {
  Buffer *buffer = execution_.heap.find(uint64_t(number));
  return buffer ? pointer_cell(buffer, number - int64_t(buffer->address)) : constant_cell(uint64_t(number));
}

bool Machine::compare_pointers(Predicate predicate, const Cell &left, const Cell &right) {
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
    // Where memory was freed, later memory may be.
    auto inside = [](const Cell &pointer) {
      return !buffer_of(pointer)->freed && uint64_t(pointer.low) < uint64_t(buffer_of(pointer)->bytes);
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
  return holds(predicate, to_integer(left, 64, Need::Index), to_integer(right, 64, Need::Index));
}

} // namespace equiv
