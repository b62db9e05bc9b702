// The members of Machine that concern frames, calls and external calls.
#include "machine/machine.h"

namespace equiv {

void Machine::point_at_frame() {
  const Frame &frame = frames_.back();
  integers_ = integer_stack_.data() + frame.integers;
  cells_ = cell_stack_.data() + frame.cells;
  views_ = view_stack_.data() + frame.views;
}

void Machine::enter(int32_t function, int32_t return_to, int32_t results, int32_t result_count) {
  if (frames_.size() >= kMaxFrames)
    throw StopError("limit-memory", "calls are nested more than " + std::to_string(kMaxFrames) + " deep");
  const FunctionCode &code = program_.functions[size_t(function)];
  frames_.push_back({function, return_to, integer_top_, cell_top_, view_top_, results, result_count});
  frames_.back().first_serial = execution_.heap.next_serial();
  integer_top_ += size_t(code.integers);
  cell_top_ += size_t(code.cells);
  view_top_ += size_t(code.views);
  if (integer_stack_.size() < integer_top_)
    integer_stack_.resize(integer_top_ * 2);
  if (cell_stack_.size() < cell_top_)
    cell_stack_.resize(cell_top_ * 2);
  if (view_stack_.size() < view_top_)
    view_stack_.resize(view_top_ + view_top_ / 2);
  point_at_frame();
  for (int32_t view = 0; view < code.views; ++view) {
    views_[view].buffer = nullptr;
    views_[view].rank = 0;
    views_[view].indirect = 0;
  }
  for (const auto &[index, value] : code.constant_integers)
    integers_[index] = value;
  for (const ConstantCell &cell : code.constant_cells)
    cells_[cell.register_index] = constant(cell.bits, cell.width);
  pc_ = code.entry;
}

void Machine::pass_arguments(const Instruction &call) {
  // The registers of the caller stay in place while the stacks grow, so take the values first.
  const int64_t *pool = program_.pool.data() + call.b;
  std::vector<int64_t> integers;
  std::vector<Cell> cells;
  std::vector<ViewValue> views;
  for (int32_t index = 0; index < call.c; ++index) {
    int64_t from = pool[2 * index];
    switch (RegisterClass(pool[2 * index + 1])) {
    case RegisterClass::Integer:
      integers.push_back(integers_[from]);
      break;
    case RegisterClass::Data:
      cells.push_back(cells_[from]);
      break;
    case RegisterClass::View:
      views.push_back(views_[from]);
      break;
    }
  }
  int64_t return_to = pc_ + 1;
  enter(call.a, int32_t(return_to), call.d, call.e);
  size_t integer = 0, cell = 0, view = 0;
  for (const auto &[to, register_class] : program_.functions[size_t(call.a)].parameters) {
    switch (register_class) {
    case RegisterClass::Integer:
      integers_[to] = integers[integer++];
      break;
    case RegisterClass::Data:
      cells_[to] = cells[cell++];
      break;
    case RegisterClass::View:
      views_[to] = views[view++];
      break;
    }
  }
}

bool Machine::leave(const Instruction &instruction) {
  Frame frame = frames_.back();
  const int64_t *from = program_.pool.data() + instruction.a;
  if (frames_.size() == 1) {
    for (int32_t index = 0; index < instruction.b; ++index) {
      Output output;
      output.type = program_.result_types[size_t(index)];
      int64_t source = from[2 * index];
      switch (RegisterClass(from[2 * index + 1])) {
      case RegisterClass::Integer:
        output.cell = constant(mask_to_width(uint64_t(integers_[source]), output.type.width), output.type.width);
        break;
      case RegisterClass::Data:
        output.cell = cells_[source];
        break;
      case RegisterClass::View:
        output.is_view = true;
        output.view = views_[source];
        end_with(frame, output.view);
        if (output.view.indirect)
          output.view = settled_view(output.view);
        break;
      }
      execution_.results.push_back(output);
    }
    unwind(frame, 0);
    return true;
  }
  // Results have the same classes on both sides of a return, by construction in the assembler.
  const int64_t *to = program_.pool.data() + frame.results;
  const Frame &caller = frames_[frames_.size() - 2];
  for (int32_t index = 0; index < frame.result_count; ++index) {
    int64_t source = from[2 * index], destination = to[2 * index];
    switch (RegisterClass(from[2 * index + 1])) {
    case RegisterClass::Integer:
      integer_stack_[caller.integers + size_t(destination)] = integers_[source];
      break;
    case RegisterClass::Data:
      cell_stack_[caller.cells + size_t(destination)] = cells_[source];
      break;
    case RegisterClass::View:
      view_stack_[caller.views + size_t(destination)] = views_[source];
      end_with(frame, views_[source]);
      break;
    }
  }
  frames_.pop_back();
  unwind(frame, 0);
  integer_top_ = frame.integers;
  cell_top_ = frame.cells;
  view_top_ = frame.views;
  pc_ = frame.return_to;
  point_at_frame();
  return false;
}

void Machine::opaque(const Instruction &instruction) {
  require_certain("an external call");
  constexpr uint64_t kNeverWritten = 0x756e7772697474;
  // A run on numbers takes a function that keeps nothing: that is one that it may be.
  const bool keeps = domain_.distinguishes && instruction.a == 0;
  const OpaqueCallee &callee = program_.opaques[size_t(instruction.b)];
  const bool kernel = instruction.a != 0;
  const int64_t *pool = program_.pool.data() + instruction.c;
  auto head = [&callee](int result) { return head_of(callee.identity, result); };
  // What the callee reads, as one value.
  Cell contents = constant_cell(0);
  int64_t scalars = *pool++;
  for (int64_t index = 0; index < scalars; ++index)
    contents = domain_.make(HeadPair, contents, cells_[*pool++]);
  int64_t reads = *pool++;
  std::vector<ViewValue> shown;
  for (int64_t index = 0; index < reads; ++index) {
    const ViewValue view = given(*pool);
    if (*pool < 0)
      contents = domain_.make(HeadPair, contents, constant_cell(cells_[-1 - *pool].low));
    ++pool;
    if (keeps)
      shown.push_back(view);
    if (view.buffer->elastic)
      throw StopError("unsupported", "an external call on an argument whose extent is not known");
    if (view.buffer->freed)
      undefined("an external call on a buffer that was freed");
    for (int dimension = 0; dimension < view.rank; ++dimension)
      contents = domain_.make(HeadPair, contents, constant_cell(uint64_t(view.dimensions[dimension].size)));
    for_each_element(view, [&](int64_t, int64_t address) {
      if (uint64_t(address) >= uint64_t(view.buffer->extent))
        undefined("an external call on a view that is out of its buffer's bounds");
      Cell value;
      read(value, view, address);
      if (is_pointer(value) || is_data_pointer(value))
        throw StopError("unsupported", "an external call on memory that holds pointers");
      // What a kernel is given but nobody has written, it does not read.
      if (kernel && kind_of(value) == CellKind::Uninitialized)
        contents = domain_.make(HeadPair, constant_cell(kNeverWritten), contents);
      else
        contents = domain_.make(HeadPair, contents, value);
    });
  }
  const std::vector<size_t> kept = keeps ? kept_beside(shown) : std::vector<size_t>{};
  contents = with_kept(contents, kept);
  Cell call = domain_.make(head(0), contents, constant_cell(0));
  if (observes_ && !kernel && program_.has_agents) {
    HappensBefore::Strand &strand = scheduler_.running()->strand;
    if (last_effect_instruction_ >= 0 && !scheduler_.any_order() && !scheduler_.order.ordered(last_effect_, strand))
      undetermined("nothing orders two external calls", last_effect_instruction_);
    last_effect_ = scheduler_.order.release(strand);
    last_effect_instruction_ = pc_;
  }
  if (!kernel)
    execution_.effects.push_back({call, uint32_t(pc_)});
  auto outcome = [&](int64_t what, int64_t element, ScalarType type) {
    Cell value = domain_.make(head(1), call, constant_cell(uint64_t(what) << 48 | uint64_t(element)));
    value = domain_.typed(value, type);
    if (domain_.is_concrete) {
      if (type.kind == TypeKind::Uninterpreted || type.width > 64)
        throw StopError("unsupported", "an external call with a result of this type has no concrete meaning");
      // Any function will do; small numbers keep clear of infinities and NaNs.
      Sample sample(value.low, Profile::Generic);
      value = constant_cell(uint64_t(sample.value(0, 0, type)));
    }
    return value;
  };
  for (size_t index : kept) {
    if (index >= kMostKept)
      throw StopError("limit-memory", "external calls are given too many views");
    const ViewValue &view = execution_.kept[index];
    for_each_element(view, [&](int64_t element, int64_t address) {
      view.buffer->cells[address] = outcome(int64_t(kMostKept + index), element, view.buffer->element);
      view.buffer->version = ++writes_;
    });
  }
  int64_t writes = *pool++;
  for (int64_t index = 0; index < writes; ++index) {
    const bool by_pointer = *pool < 0;
    const ViewValue view = given(*pool++);
    if (keeps)
      keep(view);
    if (by_pointer && view.buffer->constant)
      continue;
    for_each_element(view, [&](int64_t element, int64_t address) {
      if (uint64_t(address) >= uint64_t(view.buffer->extent))
        undefined("an external call on a view that is out of its buffer's bounds");
      write(outcome(index + 256, element, view.buffer->element), view, address);
    });
  }
  int64_t results = *pool++;
  for (int64_t index = 0; index < results; ++index)
    cells_[*pool++] = outcome(index, 0, callee.results[size_t(index)]);
}

} // namespace equiv
