// What instructions of straight code do in a plan.
#include "lanes/plan.h"

#include "machine/execution.h"
#include "machine/integer_arithmetic.h"
#include "machine/pointers.h"

#include <algorithm>
#include <string_view>

namespace equiv {

namespace {

Resize resize_of(std::string_view name) {
  if (name == "index_cast" || name == "extsi" || name == "trunci")
    return Resize::Signed;
  return name == "index_castui" || name == "extui" ? Resize::Unsigned : Resize::None;
}

// Whether results do not go where operands are, which are looked at again where lanes are no common case.
bool is_apart(const LaneInstruction &instruction, int count) {
  return std::find(instruction.operands, instruction.operands + count, instruction.result) ==
         instruction.operands + count;
}

// Whether signed numbers of a width hold all of an interval.
bool fits(const Interval &interval, unsigned width) {
  return sign_extend(uint64_t(interval.low), width) == interval.low &&
         sign_extend(uint64_t(interval.high), width) == interval.high;
}

} // namespace

// -- integers --------------------------------------------------------------------------------------------------------

bool Plan::linear(const Instruction &in) {
  const int64_t *terms = program_.pool.data() + in.b;
  AffineForm sum;
  sum.constant = terms[0];
  for (int32_t term = 0; term < in.c; ++term) {
    const AffineForm *form = integer(int32_t(terms[2 + 2 * term]));
    if (!form)
      return false;
    // Neither a product nor a sum on the way overflows.
    const std::optional<AffineForm> product = AffineForm{}.plus(*form, terms[1 + 2 * term]);
    const std::optional<AffineForm> next = product ? sum.plus(*product) : std::nullopt;
    if (!next || !product->interval(counts) || !next->interval(counts))
      return false;
    sum = *next;
  }
  if (!sum.interval(counts))
    return false;
  define(in.a, sum);
  return true;
}

// A sum, difference or product that wraps neither as a signed nor, where that is asked, as an unsigned number.
std::optional<AffineForm> Plan::combined(Opcode opcode, const AffineForm &left, const AffineForm &right, unsigned width,
                                         bool is_unsigned) const {
  std::optional<AffineForm> result;
  if (opcode != Opcode::Multiply)
    result = left.plus(right, opcode == Opcode::Add ? 1 : -1);
  else if (right.is_constant())
    result = AffineForm{}.plus(left, right.constant);
  else if (left.is_constant())
    result = AffineForm{}.plus(right, left.constant);
  if (!result)
    return std::nullopt;
  const std::optional<Interval> of_left = left.interval(counts), of_right = right.interval(counts),
                                of_result = result->interval(counts);
  if (!of_left || !of_right || !of_result || !fits(*of_result, width))
    return std::nullopt;
  // Where nothing is negative, what does not wrap as signed numbers does not as unsigned ones.
  if (is_unsigned && (of_left->low < 0 || of_right->low < 0 || of_result->low < 0))
    return std::nullopt;
  return result;
}

bool Plan::arithmetic(const Instruction &in) {
  const std::optional<AffineForm> left = number(in.b, true, 0), right = number(in.c, true, 0);
  const std::optional<AffineForm> result =
      left && right ? combined(in.opcode, *left, *right, in.aux, in.d & 2) : std::nullopt;
  if (result)
    define(in.a, *result);
  return result.has_value();
}

// What is no affine form is known where its operands are the same in all iterations.
bool Plan::settled(const Instruction &in) {
  const std::optional<int64_t> left = constant(in.b), right = constant(in.c);
  if (!left || !right)
    return false;
  AffineForm result;
  switch (in.opcode) {
  case Opcode::Compare:
    result.constant = -int64_t(holds(Predicate(in.aux), *left, *right));
    outcomes.push_back({int32_t(pc_), uint8_t(1 - result.constant)});
    break;
  case Opcode::SelectInteger: {
    const std::optional<int64_t> other = constant(in.d);
    if (!other)
      return false;
    outcomes.push_back({int32_t(pc_), uint8_t(1 << (*left != 0))});
    result.constant = *left ? *right : *other;
    break;
  }
  default:
    if (*right <= 0)
      return false;
    if (in.opcode == Opcode::FloorDivide)
      result.constant = floor_divide(*left, *right);
    else if (in.opcode == Opcode::CeilDivide)
      result.constant = *left / *right + ((*left % *right != 0) && (*left > 0));
    else
      result.constant = *left - floor_divide(*left, *right) * *right;
  }
  define(in.a, result);
  return true;
}

// Whether a conversion leaves a number as it is.
bool Plan::keeps(const ScalarOperation &operation, Resize resize, const AffineForm &form) const {
  const std::optional<Interval> interval = form.interval(counts);
  // Of a negative number a truncation that may not wrap as one of unsigned numbers loses bits that are set.
  const bool is_unsigned = resize == Resize::Unsigned || (operation.flags & FlagNuw);
  return interval && fits(*interval, operation.results[0].width) && (!is_unsigned || interval->low >= 0);
}

bool Plan::settled_scalar(const Instruction &in) {
  const ScalarOperation &operation = program_.operations[size_t(in.b)];
  const int64_t *registers = program_.pool.data() + in.c;
  if (const Resize resize = resize_of(operation.semantics->name); resize != Resize::None) {
    const AffineForm *form = integer(int32_t(registers[0]));
    if (!form || !keeps(operation, resize, *form))
      return false;
    define(int32_t(program_.pool[size_t(in.d)]), AffineForm(*form));
    return true;
  }
  int64_t numbers[kMaxOperands] = {};
  Bits operands[kMaxOperands], results[kMaxResults] = {0, 0};
  for (int index = 0; index < operation.operand_count; ++index) {
    const std::optional<int64_t> number = constant(int32_t(registers[index]));
    if (!number)
      return false;
    numbers[index] = *number;
    operands[index] = mask_to_width(uint64_t(*number), operation.operands[index].width);
  }
  if (operation.semantics->fold(operation, operands, results) != Folded::Value)
    return false;
  AffineForm result;
  result.constant = sign_extend(uint64_t(results[0]), operation.results[0].width);
  if (in.e && numbers[0] != numbers[1])
    outcomes.push_back({int32_t(pc_), uint8_t(1 << (result.constant == numbers[0]))});
  if (!result.interval(counts))
    return false;
  define(int32_t(program_.pool[size_t(in.d)]), result);
  return true;
}

// -- cells -----------------------------------------------------------------------------------------------------------

// Where a result of the code goes. What goes on from the iteration before, or may run in no other order, runs lane by
// lane, in no loop within the lanes.
bool Plan::set_result(LaneInstruction &made, int operand_count, int32_t register_index, bool is_ordered) {
  const bool waits = is_ordered || std::any_of(made.operands, made.operands + operand_count,
                                               [&](int32_t each) { return is_in_turn(each); });
  const int32_t before = columns;
  made.result = defined_column(register_index);
  made.is_in_turn = waits || is_in_turn(made.result);
  if (!made.is_in_turn)
    return made.step == LaneStep::Move || is_apart(made, operand_count);
  const bool is_new = columns != before;
  if (!open_.empty() || !(is_new || is_in_turn(made.result)))
    return false;
  mark_in_turn(made.result);
  return true;
}

bool Plan::scalar(const Instruction &in, const int32_t *operands, int count) {
  const ScalarOperation &operation = program_.operations[size_t(in.b)];
  const Resize resize = count == 1 ? resize_of(operation.semantics->name) : Resize::None;
  const std::optional<AffineForm> form =
      resize != Resize::None ? number(operands[0], false, operation.operands[0].width) : std::nullopt;
  if (form && keeps(operation, resize, *form)) {
    KnownCell known;
    known.form = *form;
    known.width = uint8_t(operation.results[0].width);
    return define_known(in.a, known);
  }
  LaneInstruction made = LaneInstruction{};
  made.step = LaneStep::Scalar;
  made.pc = int32_t(pc_);
  made.operation = &program_.operations[size_t(in.b)];
  made.is_plain = arithmetic_.is_plain(in.b);
  if (made.operation->operand_count != count)
    return false;
  for (int index = 0; index < count; ++index) {
    made.operands[index] = column(operands[index]);
    if (made.operands[index] < 0)
      return false;
  }
  if (!set_result(made, count, in.a, !is_function(program_, domain_, in.b)))
    return false;
  code.push_back(made);
  return true;
}

bool Plan::on_numbers(const Instruction &in, const ScalarOperation &operation) {
  const unsigned width = operation.operands[0].width;
  if (width > 64)
    return false;
  const std::optional<AffineForm> left = number(in.c, in.e & 1, width), right = number(in.d, in.e & 2, width);
  const Opcode opcode = in.opcode == Opcode::AddCells        ? Opcode::Add
                        : in.opcode == Opcode::SubtractCells ? Opcode::Subtract
                                                             : Opcode::Multiply;
  const std::optional<AffineForm> result =
      left && right ? combined(opcode, *left, *right, width, operation.flags & FlagNuw) : std::nullopt;
  if (!result)
    return false;
  KnownCell known;
  known.form = *result;
  known.width = uint8_t(width);
  return define_known(in.a, known);
}

bool Plan::on_cells(const Instruction &in) {
  const ScalarOperation &operation = program_.operations[size_t(in.b)];
  if (on_numbers(in, operation))
    return true;
  if (!is_function(program_, domain_, in.b))
    return false;
  const int32_t operands[2] = {in.c, in.d};
  int32_t operand_columns[2];
  for (int index = 0; index < 2; ++index) {
    if (!(in.e & (1 << index))) {
      operand_columns[index] = column(operands[index]);
      if (operand_columns[index] < 0)
        return false;
      continue;
    }
    const AffineForm *form = integer(operands[index]);
    if (!form)
      return false;
    LaneInstruction &number = add(LaneStep::Number);
    number.form = add_form(*form);
    number.width = uint8_t(operation.operands[0].width);
    number.result = operand_columns[index] = columns++;
  }
  LaneInstruction &made = add(LaneStep::Scalar);
  made.operation = &operation;
  made.is_plain = arithmetic_.is_plain(in.b);
  std::copy(operand_columns, operand_columns + 2, made.operands);
  return set_result(made, 2, in.a, false);
}

// -- memory ----------------------------------------------------------------------------------------------------------

bool Plan::access(const Instruction &in, bool stores, const int64_t *registers, int rank) {
  const ViewValue &view = frames_.views[in.b];
  if (size_t(in.b) >= views_.size() || views_[size_t(in.b)] != generation_) {
    if (team_ && !team_->has_one_view(in.b))
      return false;
    mark(views_, in.b);
    found_views_.push_back({in.b, view});
  }
  if (!view.buffer || view.buffer->freed || view.buffer->elastic || view.indirect || view.rank != rank)
    return false;
  AffineForm address;
  address.constant = view.offset;
  for (int dimension = 0; dimension < rank; ++dimension) {
    const AffineForm *index = integer(int32_t(registers[dimension]));
    const std::optional<Interval> range = index ? index->interval(counts) : std::nullopt;
    if (!range || range->low < 0 || range->high >= view.dimensions[dimension].size)
      return false;
    const std::optional<AffineForm> next = address.plus(*index, view.dimensions[dimension].stride);
    if (!next)
      return false;
    address = *next;
  }
  return access_at(in, *view.buffer, address, stores);
}

// A pointer that is moved by numbers, and stays what it is: no poison.
bool Plan::displace(const Instruction &in) {
  std::optional<KnownCell> moved = pointer(in.b);
  if (!moved)
    return false;
  const int64_t *terms = program_.pool.data() + in.c;
  const int size = in.opcode == Opcode::Displace ? 2 : 4;
  AffineForm sum;
  sum.constant = *terms++;
  for (int32_t term = 0; term < in.d; ++term, terms += size) {
    const bool is_integer = size == 2 || RegisterClass(terms[2]) == RegisterClass::Integer;
    const std::optional<AffineForm> form = number(int32_t(terms[1]), is_integer, size == 2 ? 64 : unsigned(terms[3]));
    const std::optional<AffineForm> product = form ? AffineForm{}.plus(*form, terms[0]) : std::nullopt;
    const std::optional<AffineForm> next = product ? sum.plus(*product) : std::nullopt;
    if (!next || !product->interval(counts) || !next->interval(counts))
      return false;
    sum = *next;
  }
  const std::optional<Interval> by = sum.interval(counts);
  const std::optional<AffineForm> offset = moved->form.plus(sum);
  const std::optional<Interval> range = offset ? offset->interval(counts) : std::nullopt;
  if (!by || !range || ((in.aux & Displacement::kNuw) && by->low < 0) ||
      ((in.aux & Displacement::kInbounds) && (range->low < 0 || range->high > moved->buffer->bytes)))
    return false;
  moved->form = *offset;
  return define_known(in.a, *moved);
}

// Of elements as the buffer has them, each at the bytes of one.
bool Plan::access_by_pointer(const Instruction &in, bool stores) {
  const std::optional<KnownCell> at = pointer(in.b);
  if (!at)
    return false;
  const Buffer &buffer = *at->buffer;
  const int64_t size = buffer.cell_bytes;
  if (buffer.freed || buffer.elastic || size <= 0 || buffer.element != program_.element_types[size_t(in.c)])
    return false;
  auto is_multiple = [&](int64_t number) { return number % size == 0; };
  if (!is_multiple(at->form.constant) || !std::all_of(at->form.factors.begin(), at->form.factors.end(), is_multiple))
    return false;
  AffineForm address = at->form;
  address.constant /= size;
  for (int64_t &factor : address.factors)
    factor /= size;
  return access_at(in, *at->buffer, address, stores);
}

bool Plan::access_at(const Instruction &in, Buffer &buffer, const AffineForm &address, bool stores) {
  const std::optional<Interval> range = address.interval(counts);
  if (!range || range->low < 0 || range->high >= buffer.extent)
    return false;
  accesses_.push_back({&buffer, address, stores});
  if (found_buffers_.empty() || found_buffers_.back().buffer != &buffer)
    found_buffers_.push_back(found(buffer));
  const int32_t form = add_form(address);
  const bool is_left_to_lane = !stores && is_register_in_turn(in.a);
  const int32_t cell = stores ? column(in.a) : is_left_to_lane ? columns++ : defined_column(in.a);
  if (cell < 0)
    return false;
  LaneInstruction &made = add(stores ? LaneStep::Store : LaneStep::Load);
  made.form = form;
  made.cells = buffer.cells;
  made.buffer = &buffer;
  made.is_in_turn = stores && is_in_turn(cell);
  (stores ? made.operands[0] : made.result) = cell;
  if (stores)
    written.push_back({buffer.cells, form});
  if (is_left_to_lane) {
    LaneInstruction &move = add(LaneStep::Move);
    move.operands[0] = cell;
    return set_result(move, 1, in.a, false);
  }
  return !made.is_in_turn || open_.empty();
}

} // namespace equiv
