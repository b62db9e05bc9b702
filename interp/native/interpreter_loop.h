// The definitions of Interpreter's members; included by the one source file of each domain.
#pragma once

#include "interpreter_addresses.h"
#include "interpreter_agents.h"
#include "interpreter_pointers.h"
#include "interpreter_splits.h"

#include <algorithm>
#include <string_view>

namespace equiv {

namespace {

inline const char *describe(Need need) {
  switch (need) {
  case Need::Bound:
    return "a loop bound";
  case Need::Index:
    return "an address";
  case Need::Condition:
    return "a branch";
  case Need::Size:
    return "a size";
  case Need::Argument:
    return "an argument that is a size";
  }
  return "control";
}

inline int64_t floor_divide(int64_t left, int64_t right) {
  int64_t quotient = left / right;
  return quotient - ((left % right != 0) && (left < 0));
}

// Adds, subtracts or multiplies modulo 2^64 and says whether the signed result fits into `width` bits.
template <class Checked> int64_t wrap(int64_t left, int64_t right, unsigned width, bool &overflow, Checked operation) {
  int64_t result;
  overflow = operation(left, right, &result);
  int64_t wrapped = sign_extend(uint64_t(result), width);
  overflow |= wrapped != result;
  return wrapped;
}

// Whether a sum, difference or product of unsigned numbers of `width` bits is none.
inline bool wraps_unsigned(Opcode opcode, int64_t left, int64_t right, unsigned width) {
  uint64_t first = mask_to_width(uint64_t(left), width), second = mask_to_width(uint64_t(right), width);
  if (opcode == Opcode::Subtract)
    return first < second;
  uint64_t result;
  bool carry = opcode == Opcode::Add ? __builtin_add_overflow(first, second, &result)
                                     : __builtin_mul_overflow(first, second, &result);
  return carry || result != mask_to_width(result, width);
}

} // namespace

template <class D, bool O> void Interpreter<D, O>::point_at_frame() {
  const Frame &frame = frames_.back();
  integers_ = integer_stack_.data() + frame.integers;
  cells_ = cell_stack_.data() + frame.cells;
  views_ = view_stack_.data() + frame.views;
}

template <class D, bool O>
void Interpreter<D, O>::enter(int32_t function, int32_t return_to, int32_t results, int32_t result_count) {
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
  }
  for (const auto &[index, value] : code.constant_integers)
    integers_[index] = value;
  for (const ConstantCell &cell : code.constant_cells)
    cells_[cell.register_index] = constant(cell.bits, cell.width);
  pc_ = code.entry;
}

template <class D, bool O> void Interpreter<D, O>::pass_arguments(const Instruction &call) {
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

template <class D, bool O> bool Interpreter<D, O>::leave(const Instruction &instruction) {
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

template <class D, bool O> void Interpreter<D, O>::check() {
  next_check_ = execution_.operations + kCheckInterval;
  execution_.check_limits();
}

template <class D, bool O> void Interpreter<D, O>::begin_loop(const Instruction &instruction, int64_t iterations) {
  int64_t least = program_.pool[size_t(instruction.f)];
  int64_t left = execution_.options.operation_limit - execution_.operations;
  if (least > 0 && iterations > left / least)
    throw StopError("limit-operations", "this loop of " + std::to_string(iterations) + " iterations needs at least " +
                                            std::to_string(least) + " operations in each; the limit is " +
                                            std::to_string(execution_.options.operation_limit) + " in all");
}

template <class D, bool O> int64_t Interpreter<D, O>::to_integer(const Cell &cell, int width, Need need) {
  switch (kind_of(cell)) {
  case CellKind::Constant:
    if (cell.high & kApproximate)
      execution_.approximate_control = true;
    return sign_extend(cell.low, unsigned(width));
  case CellKind::Uninitialized:
    undefined(std::string(describe(need)) + " depends on uninitialized memory");
  case CellKind::Poison:
    undefined(std::string(describe(need)) + " depends on a poison value", int64_t(cell.low) - 1);
  default:
    throw StopError("data", std::string(describe(need)) + " depends on data");
  }
}

template <class D, bool O>
bool Interpreter<D, O>::fold(const ScalarOperation &operation, const Cell *operands, Cell *results) {
  Bits in[kMaxOperands], out[kMaxResults] = {0, 0};
  bool approximate = false;
  for (int index = 0; index < operation.operand_count; ++index) {
    in[index] = bits_of(operands[index]);
    approximate |= (operands[index].high & kApproximate) != 0;
  }
  if (!domain_.folds(operation, in))
    return false;
  Folded folded = operation.semantics->fold ? operation.semantics->fold(operation, in, out) : Folded::Unfolded;
  switch (folded) {
  case Folded::Approximate:
    if (!D::kConcrete)
      return false;
    approximate = true;
    break;
  case Folded::Value:
    break;
  case Folded::Poison:
    // Other bits of an approximate operand might not give poison.
    execution_.approximate_control |= approximate;
    for (int index = 0; index < operation.result_count; ++index)
      results[index] = poison_cell(pc_);
    return true;
  case Folded::Undefined:
    if (approximate)
      throw StopError("unsupported", std::string("whether ") + operation.semantics->name +
                                         " is defined depends on a library function's precision");
    undefined(std::string(operation.semantics->name) + " is undefined for these operands");
  case Folded::Unfolded:
    return false;
  }
  for (int index = 0; index < operation.result_count; ++index) {
    results[index] = constant(out[index], operation.results[index].width);
    if (approximate)
      results[index].high |= kApproximate;
  }
  return true;
}

// Whether an operation divides by a constant that is neither 0 nor -1, which is defined for every dividend.
inline bool divides_safely(const ScalarOperation &operation, const Cell *operands) {
  const std::string_view name = operation.semantics->name;
  if (name.find("div") == std::string_view::npos && name.substr(0, 3) != "rem")
    return false;
  const Cell &divisor = operands[operation.operand_count - 1];
  return kind_of(divisor) == CellKind::Constant && divisor.low != 0 &&
         divisor.low != mask_to_width(~uint64_t(0), operation.operands[operation.operand_count - 1].width);
}

template <class D, bool O>
void Interpreter<D, O>::scalar_many(const ScalarOperation &operation, const Cell *operands, Cell *results,
                                    bool may_be_poison) {
  bool concrete = true;
  for (int index = 0; index < operation.operand_count; ++index) {
    if (is_undefined(operands[index])) {
      bool may_trap = operation.semantics->may_be_undefined && index == operation.operand_count - 1;
      if (may_trap)
        undefined(std::string(operation.semantics->name) + " by an uninitialized or poison value");
      Cell poison = kind_of(operands[index]) == CellKind::Poison ? operands[index] : poison_cell(pc_);
      for (int result = 0; result < operation.result_count; ++result)
        results[result] = poison;
      return;
    }
    CellKind kind = kind_of(operands[index]);
    concrete &= kind == CellKind::Constant || kind == CellKind::Wide;
  }
  if (concrete && fold(operation, operands, results))
    return;
  if (!concrete && operation.semantics->passes_through && operation.result_count == 1) {
    for (int index = 0; index < operation.operand_count; ++index) {
      CellKind kind = kind_of(operands[index]);
      if (kind != CellKind::Constant && kind != CellKind::Wide)
        continue;
      int kept = operation.semantics->passes_through(operation, index, bits_of(operands[index]));
      if (kept >= 0) {
        results[0] = operands[kept];
        return;
      }
    }
  }
  if (operation.role != Role::Other && !concrete) {
    results[0] = conditions_.logic(operation, operands);
    return;
  }
  if (tracks_ && !concrete && !may_be_poison && facts_.settles(operation, operands, results[0]))
    return;
  Cell made[kMaxResults];
  for (int result = 0; result < operation.result_count; ++result)
    made[result] = domain_.combine(operation, result, operands);
  if (tracks_ && !concrete)
    facts_.note(operation, operands, made[0], may_be_poison);
  if (operation.semantics->may_be_undefined && !divides_safely(operation, operands)) {
    if (splits_.empty())
      execution_.obligations.emplace(made[0], uint32_t(pc_));
    else
      oblige({made[0], {}, 0, 0});
  }
  for (int result = 0; result < operation.result_count; ++result)
    results[result] = made[result];
}

template <class D, bool O>
Cell Interpreter<D, O>::scalar(const ScalarOperation &operation, const Cell *operands, bool may_be_poison) {
  Cell result;
  scalar_many(operation, operands, &result, may_be_poison);
  return result;
}

template <class D, bool O>
Cell Interpreter<D, O>::select(const ScalarOperation &operation, const Cell &condition, const Cell &yes, const Cell &no,
                               bool may_be_poison) {
  switch (kind_of(condition)) {
  case CellKind::Constant: {
    Cell chosen = condition.low ? yes : no;
    if ((condition.high & kApproximate) && kind_of(chosen) == CellKind::Constant)
      chosen.high |= kApproximate;
    return chosen;
  }
  case CellKind::Uninitialized:
    return poison_cell(pc_);
  case CellKind::Poison:
    return condition;
  default:
    break;
  }
  if (yes != no && (is_pointer(yes) || is_pointer(no)))
    throw StopError("data", "a pointer depends on data");
  const Cell made = conditions_.select(operation, condition, yes, no, may_be_poison);
  if (tracks_ && made != yes && made != no) {
    const Cell operands[3] = {condition, yes, no};
    facts_.note(operation, operands, made, may_be_poison);
  }
  return made;
}

template <class D, bool O>
void Interpreter<D, O>::scalar_integer(const ScalarOperation &operation, const int64_t *in, const int64_t *out) {
  Bits operands[kMaxOperands], results[kMaxResults] = {0, 0};
  for (int index = 0; index < operation.operand_count; ++index)
    operands[index] = mask_to_width(uint64_t(integers_[in[index]]), operation.operands[index].width);
  switch (operation.semantics->fold(operation, operands, results)) {
  case Folded::Value:
    break;
  case Folded::Undefined:
    undefined(std::string(operation.semantics->name) + " is undefined for these operands");
  case Folded::Poison:
    throw StopError("data", std::string(operation.semantics->name) + " gives poison in the computation of an address, "
                                                                     "a bound or a condition");
  default:
    throw StopError("unsupported", std::string(operation.semantics->name) + " of these operands in the computation of "
                                                                            "an address, a bound or a condition");
  }
  for (int index = 0; index < operation.result_count; ++index)
    integers_[out[index]] = sign_extend(uint64_t(results[index]), operation.results[index].width);
}

template <class D, bool O>
int64_t Interpreter<D, O>::unusual_access(const ViewValue &view, const int64_t *index, bool is_store) {
  Buffer &buffer = *view.buffer;
  const char *what = is_store ? "store" : "load";
  if (buffer.freed)
    undefined(std::string(what) + " after the buffer was freed");
  for (int dimension = 0; dimension < view.rank; ++dimension)
    if (index[dimension] < 0 || index[dimension] >= view.dimensions[dimension].size)
      undefined(std::string(what) + " out of bounds: index " + std::to_string(index[dimension]) + " in dimension " +
                std::to_string(dimension) + " of size " + std::to_string(view.dimensions[dimension].size));
  int64_t address = view.offset;
  for (int dimension = 0; dimension < view.rank; ++dimension)
    address += index[dimension] * view.dimensions[dimension].stride;
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

template <class D, bool O>
int64_t Interpreter<D, O>::address_of_many(const ViewValue &view, const int64_t *registers, int rank, bool is_store) {
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

template <class D, bool O> void Interpreter<D, O>::collect() {
  for (size_t view = 0; view < view_top_; ++view)
    if (view_stack_[view].buffer)
      view_stack_[view].buffer->marked = true;
  scheduler_.for_each_view([](const ViewValue &view) {
    if (view.buffer)
      view.buffer->marked = true;
  });
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
  contents_.clear(); // by buffers that may be gone
  last_store_ = {};
  execution_.heap.sweep();
}

template <class D, bool O> void Interpreter<D, O>::allocate(const Instruction &instruction) {
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
  // Registers are the roots of a collection: this one must not keep the buffer that it held.
  view.buffer = nullptr;
  view.buffer = execution_.heap.allocate(extent, element, execution_.options.track_writers, program_.has_agents && O);
  view.buffer->allocated_by = uint32_t(pc_);
  view.buffer->on_stack = instruction.e != 0;
  view.offset = 0;
  view.rank = instruction.d;
  int64_t stride = 1;
  for (int32_t dimension = instruction.d - 1; dimension >= 0; --dimension) {
    view.dimensions[dimension] = {integers_[sizes[dimension]], stride};
    stride *= view.dimensions[dimension].size;
  }
}

template <class D, bool O> void Interpreter<D, O>::free_buffer(const Instruction &instruction) {
  Buffer *buffer = views_[instruction.a].buffer;
  if (buffer->freed)
    undefined("a buffer is freed twice");
  if (buffer->on_stack)
    undefined("a free of a buffer on the stack");
  if (buffer->input >= 0 || buffer->elastic)
    throw StopError("unsupported", "a buffer is freed that the function did not allocate");
  if (!splits_.empty() && buffer->serial < splits_.back().serial)
    require_certain("a buffer is freed");
  if (O)
    observe_end(*buffer);
  execution_.heap.release(buffer);
}

template <class D, bool O> void Interpreter<D, O>::reshape(const Instruction &instruction) {
  ViewValue view;
  view.buffer = views_[instruction.b].buffer;
  const int64_t *registers = program_.pool.data() + instruction.c;
  view.offset = integers_[registers[0]];
  view.rank = instruction.d;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = integers_[registers[1 + dimension]];
    if (size < 0)
      undefined("a view of negative size " + std::to_string(size) + " in dimension " + std::to_string(dimension));
    view.dimensions[dimension] = {size, integers_[registers[1 + instruction.d + dimension]]};
  }
  if (view.buffer->elastic && view.buffer->elements_per_row == 0)
    throw StopError("unsupported", "a view of an argument whose extent nothing but its accesses determines");
  views_[instruction.a] = view;
}

template <class D, bool O> int Interpreter<D, O>::dimension_of(const Instruction &instruction) {
  int64_t dimension = instruction.d >= 0 ? instruction.d : integers_[instruction.c];
  if (dimension < 0 || dimension >= views_[instruction.b].rank)
    undefined("dimension " + std::to_string(dimension) + " of a view of rank " +
              std::to_string(views_[instruction.b].rank));
  return int(dimension);
}

template <class D, bool O> void Interpreter<D, O>::opaque(const Instruction &instruction) {
  require_certain("an external call");
  constexpr uint64_t kNeverWritten = 0x756e7772697474;
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
  for (int64_t index = 0; index < reads; ++index) {
    const ViewValue view = given(*pool);
    if (*pool < 0)
      contents = domain_.make(HeadPair, contents, constant_cell(cells_[-1 - *pool].low));
    ++pool;
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
      if (is_pointer(value))
        throw StopError("unsupported", "an external call on memory that holds pointers");
      // What a kernel is given but nobody has written, it does not read.
      if (kernel && kind_of(value) == CellKind::Uninitialized)
        contents = domain_.make(HeadPair, constant_cell(kNeverWritten), contents);
      else
        contents = domain_.make(HeadPair, contents, value);
    });
  }
  Cell call = domain_.make(head(0), contents, constant_cell(0));
  if (O && !kernel && program_.has_agents) {
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
    if (D::kConcrete) {
      if (type.kind == TypeKind::Uninterpreted || type.width > 64)
        throw StopError("unsupported", "an external call with a result of this type has no concrete meaning");
      // Any function will do; small numbers keep clear of infinities and NaNs.
      Sample sample(value.low, Profile::Generic);
      value = constant_cell(uint64_t(sample.value(0, 0, type)));
    }
    return value;
  };
  int64_t writes = *pool++;
  for (int64_t index = 0; index < writes; ++index) {
    const bool by_pointer = *pool < 0;
    const ViewValue view = given(*pool++);
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

template <class D, bool O> void Interpreter<D, O>::run() {
  enter(0, -1, 0, 0);
  const FunctionCode &entry = program_.functions[0];
  for (size_t index = 0; index < entry.parameters.size(); ++index) {
    auto [to, register_class] = entry.parameters[index];
    const Output &argument = execution_.arguments[index];
    switch (register_class) {
    case RegisterClass::Integer:
      integers_[to] = execution_.inputs[index].value;
      break;
    case RegisterClass::Data:
      cells_[to] = argument.cell;
      break;
    case RegisterClass::View:
      views_[to] = argument.view;
      break;
    }
  }
  if (tracks_)
    assume_ranges();
  next_check_ = kCheckInterval;
  const Instruction *code = program_.code.data();
  const ScalarOperation *operations = program_.operations.data();
  try {
    for (;;) {
      const Instruction &in = code[pc_];
      switch (in.opcode) {
      case Opcode::Jump:
        count(in.count);
        pc_ = in.a;
        continue;
      case Opcode::JumpIfZero:
        count(in.count);
        pc_ = integers_[in.a] == 0 ? in.b : pc_ + 1;
        continue;
      case Opcode::ForBegin: {
        count(in.count);
        int64_t lower = integers_[in.b], upper = integers_[in.c], step = integers_[in.d];
        if (step <= 0)
          undefined("a loop with step " + std::to_string(step));
        if ((in.aux & 1) && (lower < 0 || upper < 0))
          throw StopError("unsupported", "an unsigned loop with a bound of 2^(width-1) or more");
        int64_t iterations = trip_count(lower, upper, step);
        if (iterations == 0) {
          pc_ = in.e;
          continue;
        }
        begin_loop(in, iterations);
        integers_[in.a] = lower;
        integers_[in.a + 1] = iterations;
        break;
      }
      case Opcode::ForNext:
        count(in.count);
        if (--integers_[in.a + 1] > 0) {
          integers_[in.a] = int64_t(uint64_t(integers_[in.a]) + uint64_t(integers_[in.b]));
          pc_ = in.c;
          continue;
        }
        break;
      case Opcode::Call:
        count(in.count);
        pass_arguments(in);
        continue;
      case Opcode::Return:
        count(in.count);
        if (frames_.size() == 1 && !join_children())
          goto handed_over;
        if (leave(in)) {
          entry_ended_ = true;
          end_ = scheduler_.running()->strand;
          scheduler_.retire();
          resume_next();
          goto handed_over;
        }
        continue;
      case Opcode::CheckCell:
        check_cell(in);
        break;
      case Opcode::Split:
        count(in.count);
        split(in);
        continue;
      case Opcode::Join:
        count(in.count);
        if (join(in))
          continue;
        break;
      case Opcode::Check:
        if (integers_[in.a] == 0)
          fail_check(in);
        break;
      case Opcode::ParallelBegin:
        count(in.count);
        begin_parallel(in);
        break;
      case Opcode::TaskBegin:
        if (O)
          begin_task();
        break;
      case Opcode::TaskEnd:
        if (O)
          end_task();
        break;
      case Opcode::ParallelEnd:
        if (!end_parallel(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Fork:
        count(in.count);
        fork(in);
        if (yields_)
          yield();
        continue;
      case Opcode::End:
        end_agent(in);
        goto handed_over;
      case Opcode::Wait:
        if (!wait(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Barrier:
        count(in.count);
        barrier(in);
        goto handed_over;
      case Opcode::Put:
        if (!put(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Get:
        if (!get(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Acquire:
        if (!acquire(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Release:
        count(in.count);
        release(in);
        break;

      case Opcode::MoveInteger:
        integers_[in.a] = integers_[in.b];
        break;
      case Opcode::MoveCell:
        cells_[in.a] = cells_[in.b];
        break;
      case Opcode::MoveView:
        views_[in.a] = views_[in.b];
        break;
      case Opcode::ToCell:
        cells_[in.a] = constant_cell(mask_to_width(uint64_t(integers_[in.b]), unsigned(in.c)));
        break;
      case Opcode::ToInteger:
        integers_[in.a] = to_integer(cells_[in.b], in.c, Need(in.d));
        break;

      case Opcode::Linear: {
        const int64_t *terms = program_.pool.data() + in.b;
        uint64_t sum = uint64_t(terms[0]);
        for (int32_t term = 0; term < in.c; ++term)
          sum += uint64_t(terms[1 + 2 * term]) * uint64_t(integers_[terms[2 + 2 * term]]);
        integers_[in.a] = int64_t(sum);
        break;
      }
      case Opcode::Add:
      case Opcode::Subtract:
      case Opcode::Multiply: {
        bool overflow;
        int64_t left = integers_[in.b], right = integers_[in.c];
        int64_t result;
        if (in.opcode == Opcode::Add)
          result = wrap(left, right, in.aux, overflow,
                        [](int64_t x, int64_t y, int64_t *z) { return __builtin_add_overflow(x, y, z); });
        else if (in.opcode == Opcode::Subtract)
          result = wrap(left, right, in.aux, overflow,
                        [](int64_t x, int64_t y, int64_t *z) { return __builtin_sub_overflow(x, y, z); });
        else
          result = wrap(left, right, in.aux, overflow,
                        [](int64_t x, int64_t y, int64_t *z) { return __builtin_mul_overflow(x, y, z); });
        if (overflow && (in.d & 1))
          throw StopError("data",
                          "signed overflow gives poison in the computation of an address, a bound or a condition");
        if ((in.d & 2) && wraps_unsigned(in.opcode, left, right, in.aux))
          throw StopError("data",
                          "unsigned overflow gives poison in the computation of an address, a bound or a condition");
        integers_[in.a] = result;
        break;
      }
      case Opcode::FloorDivide:
      case Opcode::CeilDivide:
      case Opcode::Modulo: {
        int64_t left = integers_[in.b], right = integers_[in.c];
        if (right <= 0)
          undefined("an affine division by " + std::to_string(right));
        if (in.opcode == Opcode::FloorDivide)
          integers_[in.a] = floor_divide(left, right);
        else if (in.opcode == Opcode::CeilDivide)
          integers_[in.a] = left / right + ((left % right != 0) && (left > 0));
        else
          integers_[in.a] = left - floor_divide(left, right) * right;
        break;
      }
      case Opcode::Compare:
        integers_[in.a] = -int64_t(holds(Predicate(in.aux), integers_[in.b], integers_[in.c]));
        break;
      case Opcode::ScalarInteger:
        scalar_integer(operations[in.b], program_.pool.data() + in.c, program_.pool.data() + in.d);
        break;
      case Opcode::SelectInteger:
        integers_[in.a] = integers_[integers_[in.b] ? in.c : in.d];
        break;

      case Opcode::Scalar1:
        cells_[in.a] = scalar(operations[in.b], &cells_[in.c]);
        break;
      case Opcode::Scalar2: {
        Cell operands[2] = {cells_[in.c], cells_[in.d]};
        const ScalarOperation &operation = operations[in.b];
        if (D::symbolic(operands[0]) && D::symbolic(operands[1]) && plain_[size_t(in.b)])
          cells_[in.a] = domain_.combine(operation, 0, operands);
        else
          cells_[in.a] = scalar(operation, operands, in.aux != 0);
        break;
      }
      case Opcode::Scalar3: {
        Cell operands[3] = {cells_[in.c], cells_[in.d], cells_[in.e]};
        cells_[in.a] = scalar(operations[in.b], operands);
        break;
      }
      case Opcode::ScalarMany: {
        Cell operands[kMaxOperands], results[kMaxResults];
        const ScalarOperation &operation = operations[in.b];
        for (int index = 0; index < operation.operand_count; ++index)
          operands[index] = cells_[program_.pool[size_t(in.c + index)]];
        scalar_many(operation, operands, results);
        for (int index = 0; index < operation.result_count; ++index)
          cells_[program_.pool[size_t(in.d + index)]] = results[index];
        break;
      }
      case Opcode::ChooseCell:
        cells_[in.a] = cells_[integers_[in.b] ? in.c : in.d];
        break;
      case Opcode::ChooseView:
        views_[in.a] = ViewValue(views_[integers_[in.b] ? in.c : in.d]);
        break;
      case Opcode::SelectCell:
        cells_[in.a] = select(operations[in.b], cells_[in.c], cells_[in.d], cells_[in.e], in.aux != 0);
        break;

      case Opcode::Alloc:
        allocate(in);
        break;
      case Opcode::Free:
        free_buffer(in);
        break;
      case Opcode::Global:
        views_[in.a] = execution_.globals[size_t(in.b)].view;
        break;
      case Opcode::Reshape:
        reshape(in);
        break;
      case Opcode::Size: {
        int64_t size = views_[in.b].dimensions[dimension_of(in)].size;
        if (size == kElasticSize)
          throw StopError("unsupported", "the size of an argument whose extent only its accesses determine");
        integers_[in.a] = size;
        break;
      }
      case Opcode::Stride:
        if (views_[in.b].buffer->elastic && views_[in.b].buffer->elements_per_row == 0)
          throw StopError("unsupported", "the stride of an argument whose extent only its accesses determine");
        integers_[in.a] = views_[in.b].dimensions[dimension_of(in)].stride;
        break;
      case Opcode::Offset:
        integers_[in.a] = views_[in.b].offset;
        break;
      case Opcode::Load0:
        read(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, false));
        break;
      case Opcode::Load1:
        read(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, false));
        break;
      case Opcode::Load2:
        read(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, false));
        break;
      case Opcode::Load3:
        read(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, false));
        break;
      case Opcode::Load4:
        read(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, false));
        break;
      case Opcode::LoadMany:
        read(cells_[in.a], views_[in.b], address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, false));
        break;
      case Opcode::Store0:
        write(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, true));
        break;
      case Opcode::Store1:
        write(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, true));
        break;
      case Opcode::Store2:
        write(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, true));
        break;
      case Opcode::Store3:
        write(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, true));
        break;
      case Opcode::Store4:
        write(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, true));
        break;
      case Opcode::StoreMany:
        write(cells_[in.a], views_[in.b], address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, true));
        break;
      case Opcode::LoadCell:
        access_cell(in, false);
        break;
      case Opcode::StoreCell:
        access_cell(in, true);
        break;
      case Opcode::Opaque:
        opaque(in);
        break;

      case Opcode::Address:
        cells_[in.a] = pointer_cell(views_[in.b].buffer, 0);
        break;
      case Opcode::Displace:
        displace(in);
        break;
      case Opcode::AllocBytes:
        allocate_bytes(in);
        break;
      case Opcode::FreePointer:
        free_pointer(in);
        break;
      case Opcode::ViewAt:
        view_at(in);
        break;
      case Opcode::LoadPointer: {
        const ScalarType type = program_.element_types[size_t(in.c)];
        const Cell *element = element_at(cells_[in.b], type, false);
        cells_[in.a] = element ? *element : unusual_load(cells_[in.b], type);
        break;
      }
      case Opcode::StorePointer: {
        const ScalarType type = program_.element_types[size_t(in.c)];
        Cell *element = element_at(cells_[in.b], type, true);
        if (element)
          *element = cells_[in.a];
        else
          unusual_store(cells_[in.b], cells_[in.a], type);
        break;
      }
      case Opcode::CopyBytes:
        copy_bytes(in);
        break;
      case Opcode::FillBytes:
        fill_bytes(in);
        break;
      case Opcode::PointerToInteger:
        integers_[in.a] = pointer_to_integer(cells_[in.b]);
        break;
      case Opcode::IntegerToPointer:
        cells_[in.a] = integer_to_pointer(integers_[in.b]);
        break;
      case Opcode::StackMark:
        cells_[in.a] = constant_cell(frames_.back().stack.size());
        break;
      case Opcode::Unwind:
        unwind(frames_.back(), size_t(to_integer(cells_[in.a], 64, Need::Index)));
        break;
      case Opcode::ComparePointers:
        integers_[in.a] = -int64_t(compare_pointers(Predicate(in.aux), cells_[in.b], cells_[in.c]));
        break;
      }
      ++pc_;
      if (O && yields_ && splits_.empty())
        yield();
      continue;
    handed_over:
      if (finished_) {
        execution_.choices = scheduler_.choices();
        execution_.check_limits();
        return;
      }
    }
  } catch (StopError &error) {
    execution_.choices = scheduler_.choices();
    if (error.stop.instruction < 0)
      error.stop.instruction = pc_;
    throw;
  }
}

} // namespace equiv
