#include "machine/frames.h"

#include "core/stop.h"

#include <string>

namespace equiv {

void Frames::point_at_innermost() {
  const Frame &frame = innermost();
  integers = stacks_.integers.data() + frame.integers;
  cells = stacks_.cells.data() + frame.cells;
  views = stacks_.views.data() + frame.views;
}

void Frames::enter(int32_t function, int32_t return_to, int32_t results, int32_t result_count) {
  if (depth() >= kMost)
    throw StopError("limit-memory", "calls are nested more than " + std::to_string(kMost) + " deep");
  const FunctionCode &code = program_.functions[size_t(function)];
  stacks_.frames.push_back(
      {function, return_to, stacks_.integer_top, stacks_.cell_top, stacks_.view_top, results, result_count});
  innermost().first_serial = heap_.next_serial();
  stacks_.integer_top += size_t(code.integers);
  stacks_.cell_top += size_t(code.cells);
  stacks_.view_top += size_t(code.views);
  if (stacks_.integers.size() < stacks_.integer_top)
    stacks_.integers.resize(stacks_.integer_top * 2);
  if (stacks_.cells.size() < stacks_.cell_top)
    stacks_.cells.resize(stacks_.cell_top * 2);
  if (stacks_.views.size() < stacks_.view_top)
    stacks_.views.resize(stacks_.view_top + stacks_.view_top / 2);
  point_at_innermost();
  for (int32_t view = 0; view < code.views; ++view) {
    views[view].buffer = nullptr;
    views[view].rank = 0;
    views[view].indirect = 0;
  }
  for (const auto &[index, value] : code.constant_integers)
    integers[index] = value;
  for (const ConstantCell &cell : code.constant_cells)
    cells[cell.register_index] = wide_.constant(cell.bits, cell.width);
  pc = code.entry;
}

void Frames::call(const Instruction &instruction) {
  // The registers of the caller stay in place while the stacks grow, so take the values first.
  const int64_t *pool = program_.pool.data() + instruction.b;
  std::vector<int64_t> given_integers;
  std::vector<Cell> given_cells;
  std::vector<ViewValue> given_views;
  for (int32_t index = 0; index < instruction.c; ++index) {
    int64_t from = pool[2 * index];
    switch (RegisterClass(pool[2 * index + 1])) {
    case RegisterClass::Integer:
      given_integers.push_back(integers[from]);
      break;
    case RegisterClass::Data:
      given_cells.push_back(cells[from]);
      break;
    case RegisterClass::View:
      given_views.push_back(views[from]);
      break;
    }
  }
  enter(instruction.a, int32_t(pc + 1), instruction.d, instruction.e);
  size_t integer = 0, cell = 0, view = 0;
  for (const auto &[to, register_class] : program_.functions[size_t(instruction.a)].parameters) {
    switch (register_class) {
    case RegisterClass::Integer:
      integers[to] = given_integers[integer++];
      break;
    case RegisterClass::Data:
      cells[to] = given_cells[cell++];
      break;
    case RegisterClass::View:
      views[to] = given_views[view++];
      break;
    }
  }
}

void Frames::leave(const Instruction &instruction) {
  const Frame &frame = innermost(), &caller = stacks_.frames[depth() - 2];
  // Results have the same classes on both sides of a return, by construction in the assembler.
  const int64_t *from = program_.pool.data() + instruction.a, *to = program_.pool.data() + frame.results;
  for (int32_t index = 0; index < frame.result_count; ++index) {
    int64_t source = from[2 * index], destination = to[2 * index];
    switch (RegisterClass(from[2 * index + 1])) {
    case RegisterClass::Integer:
      stacks_.integers[caller.integers + size_t(destination)] = integers[source];
      break;
    case RegisterClass::Data:
      stacks_.cells[caller.cells + size_t(destination)] = cells[source];
      break;
    case RegisterClass::View:
      stacks_.views[caller.views + size_t(destination)] = views[source];
      break;
    }
  }
  stacks_.integer_top = frame.integers;
  stacks_.cell_top = frame.cells;
  stacks_.view_top = frame.views;
  pc = frame.return_to;
  stacks_.frames.pop_back();
  point_at_innermost();
}

} // namespace equiv
