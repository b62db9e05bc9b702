#include "lanes/plan.h"

#include "machine/execution.h"
#include "machine/integer_arithmetic.h"

#include <algorithm>
#include <string_view>

namespace equiv {

namespace {

constexpr int64_t kMostOperations = int64_t(1) << 36; // of one iteration
constexpr size_t kMostInstructions = 4096;

// Whether an operation of cells depends on nothing but its operands, and leaves nothing but its result.
bool is_function(const Program &program, const Domain &domain, int32_t operation) {
  const ScalarOperation &scalar = program.operations[size_t(operation)];
  if (scalar.role != Role::Other || scalar.result_count != 1 || scalar.semantics->may_be_undefined)
    return false;
  for (int index = 0; index < scalar.operand_count; ++index)
    if (scalar.operands[index].width > 64)
      return false;
  return scalar.results[0].width <= 64 && domain.is_function(scalar);
}

bool is_load(Opcode opcode) { return opcode >= Opcode::Load0 && opcode <= Opcode::LoadMany; }
bool is_store(Opcode opcode) { return opcode >= Opcode::Store0 && opcode <= Opcode::StoreMany; }

// Conversions that leave a number as it is where both types hold it, as signed or as unsigned numbers.
enum class Resize : uint8_t { None, Signed, Unsigned };

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

std::optional<LoopBody> loop_body(const Program &program, const Domain &domain, int64_t begin) {
  const Instruction &first = program.code[size_t(begin)];
  LoopBody body;
  body.begin = begin;
  body.end = first.e;
  if (body.end - begin > int64_t(kMostInstructions))
    return std::nullopt;
  bool stores = false;
  std::vector<int64_t> ends{body.end};
  std::vector<size_t> open;
  auto writes = [&](int32_t register_index) {
    body.integers.push_back(register_index);
    for (size_t index : open)
      body.inner[index].integers.push_back(register_index);
  };
  for (int64_t pc = begin + 1; pc < body.end; ++pc) {
    const Instruction &in = program.code[size_t(pc)];
    switch (in.opcode) {
    case Opcode::ForBegin:
      if (in.e > ends.back() || in.e <= pc + 1)
        return std::nullopt;
      ends.push_back(in.e);
      open.push_back(body.inner.size());
      body.inner.push_back({pc, {}});
      writes(in.a);
      writes(in.a + 1);
      break;
    case Opcode::ForNext:
      if (pc + 1 != ends.back() || in.c != (open.empty() ? begin : body.inner[open.back()].begin) + 1)
        return std::nullopt;
      ends.pop_back();
      if (!open.empty())
        open.pop_back();
      break;
    case Opcode::MoveInteger:
    case Opcode::Linear:
    case Opcode::Add:
    case Opcode::Subtract:
    case Opcode::Multiply:
    case Opcode::FloorDivide:
    case Opcode::CeilDivide:
    case Opcode::Modulo:
    case Opcode::Compare:
    case Opcode::SelectInteger:
      writes(in.a);
      break;
    case Opcode::ScalarInteger: {
      const ScalarOperation &operation = program.operations[size_t(in.b)];
      if (operation.result_count != 1)
        return std::nullopt;
      writes(int32_t(program.pool[size_t(in.d)]));
      break;
    }
    case Opcode::MoveCell:
    case Opcode::ToCell:
      body.cells.push_back(in.a);
      break;
    case Opcode::Scalar1:
    case Opcode::Scalar2:
    case Opcode::Scalar3:
    case Opcode::AddCells:
    case Opcode::SubtractCells:
    case Opcode::MultiplyCells:
      if (!is_function(program, domain, in.b))
        return std::nullopt;
      body.cells.push_back(in.a);
      break;
    default:
      if (is_load(in.opcode))
        body.cells.push_back(in.a);
      else if (is_store(in.opcode))
        stores = true;
      else
        return std::nullopt;
    }
  }
  if (!stores || !ends.empty())
    return std::nullopt;
  return body;
}

// -- registers -------------------------------------------------------------------------------------------------------

const AffineForm *Plan::integer(int32_t register_index) {
  const size_t index = size_t(register_index);
  if (index < numbers_.size() && numbers_[index].generation == generation_)
    return &numbers_[index].form;
  if (index < written_integers_.size() && written_integers_[index] == generation_)
    return nullptr;
  unwritten_ = AffineForm{};
  unwritten_.constant = frames_.integers[register_index];
  return unwritten_.interval(counts) ? &unwritten_ : nullptr;
}

std::optional<int64_t> Plan::constant(int32_t register_index) {
  const AffineForm *form = integer(register_index);
  if (!form || !form->is_constant())
    return std::nullopt;
  return form->constant;
}

void Plan::define(int32_t register_index, const AffineForm &form) {
  const size_t index = size_t(register_index);
  if (index >= numbers_.size())
    numbers_.resize(index + 1);
  numbers_[index] = {form, generation_};
}

int32_t Plan::defined_column(int32_t register_index) {
  const size_t index = size_t(register_index);
  if (index >= columns_.size())
    columns_.resize(index + 1);
  if (columns_[index].generation != generation_) {
    columns_[index] = {columns++, generation_};
    cells.push_back({register_index, columns_[index].column});
  }
  return columns_[index].column;
}

int32_t Plan::column(int32_t register_index) {
  const size_t index = size_t(register_index);
  if (index < columns_.size() && columns_[index].generation == generation_)
    return columns_[index].column;
  if (index < written_cells_.size() && written_cells_[index] == generation_)
    return -1;
  if (index >= columns_.size())
    columns_.resize(index + 1);
  columns_[index] = {columns++, generation_};
  invariants.push_back({register_index, columns_[index].column});
  return columns_[index].column;
}

int32_t Plan::add_form(const AffineForm &form) {
  forms.push_back(form);
  return int32_t(forms.size() - 1);
}

LaneInstruction &Plan::add(LaneStep step) {
  LaneInstruction instruction;
  instruction.step = step;
  instruction.pc = int32_t(pc_);
  code.push_back(instruction);
  return code.back();
}

bool Plan::count(uint32_t each, int64_t times) {
  int64_t all;
  return !__builtin_mul_overflow(int64_t(each), times, &all) && !__builtin_add_overflow(operations, all, &operations) &&
         operations <= kMostOperations;
}

// -- the plan --------------------------------------------------------------------------------------------------------

void Plan::begin(const LoopBody &body, int64_t iterations) {
  ++generation_;
  code.clear();
  forms.clear();
  invariants.clear();
  cells.clear();
  integers.clear();
  outcomes.clear();
  written.clear();
  accesses_.clear();
  open_.clear();
  forgotten_.clear();
  counts.fill(1);
  counts[0] = iterations;
  columns = 0;
  operations = 0;
  times_ = 1;
  loops = 1;
  auto mark = [&](std::vector<uint32_t> &marks, const std::vector<int32_t> &registers) {
    for (int32_t each : registers) {
      if (size_t(each) >= marks.size())
        marks.resize(size_t(each) + 1);
      marks[size_t(each)] = generation_;
    }
  };
  mark(written_integers_, body.integers);
  mark(written_cells_, body.cells);
}

bool Plan::make(const LoopBody &body, int64_t iterations) {
  begin(body, iterations);
  const Instruction &loop = program_.code[size_t(body.begin)];
  const std::optional<int64_t> step = constant(loop.d);
  if (!step || *step <= 0)
    return false;
  AffineForm variable;
  variable.constant = frames_.integers[loop.a];
  variable.factors[0] = *step;
  if (!variable.interval(counts))
    return false;
  define(loop.a, variable);
  if (!walk(body) || !may_run_in_any_order())
    return false;
  for (size_t index = 0; index < code.size(); ++index)
    code[index].in_place = code[index].step == LaneStep::Load && may_be_read_in_place(index);
  for (int32_t each : forgotten_)
    if (numbers_[size_t(each)].generation != generation_)
      return false;
  for (int32_t each : body.integers)
    if (numbers_.size() > size_t(each) && numbers_[size_t(each)].generation == generation_)
      integers.push_back({each, numbers_[size_t(each)].form});
  return true;
}

bool Plan::walk(const LoopBody &body) {
  for (pc_ = body.begin + 1; pc_ < body.end; ++pc_) {
    const Instruction &in = program_.code[size_t(pc_)];
    bool done;
    if (in.opcode == Opcode::ForBegin)
      done = begin_loop(body, in);
    else if (in.opcode == Opcode::ForNext)
      done = open_.empty() ? count(in.count, 1) : end_loop(in);
    else
      done = step(in);
    if (!done)
      return false;
  }
  return true;
}

bool Plan::begin_loop(const LoopBody &body, const Instruction &in) {
  const std::optional<int64_t> lower = constant(in.b), upper = constant(in.c), by = constant(in.d);
  if (!lower || !upper || !by || *by <= 0 || ((in.aux & 1) && (*lower < 0 || *upper < 0)))
    return false;
  const int64_t iterations = trip_count(*lower, *upper, *by);
  outcomes.push_back({int32_t(pc_), uint8_t(1 << std::min(iterations, int64_t(2)))});
  if (!count(in.count, times_))
    return false;
  if (iterations == 0) {
    pc_ = in.e - 1;
    return true;
  }
  if (loops == kNestLoops || __builtin_mul_overflow(times_, iterations, &times_) || times_ > kMostOperations)
    return false;
  const auto loop =
      std::find_if(body.inner.begin(), body.inner.end(), [&](const InnerLoop &each) { return each.begin == pc_; });
  // What an iteration of it reads before it writes it is of the iteration before.
  for (int32_t each : loop->integers)
    if (size_t(each) < numbers_.size() && numbers_[size_t(each)].generation == generation_) {
      numbers_[size_t(each)].generation = 0;
      forgotten_.push_back(each);
    }
  const int number = int(loops++);
  counts[size_t(number)] = iterations;
  AffineForm variable;
  variable.constant = *lower;
  variable.factors[size_t(number)] = *by;
  if (!variable.interval(counts))
    return false;
  define(in.a, variable);
  open_.push_back({&*loop, int32_t(code.size()), number});
  add(LaneStep::LoopBegin).result = number;
  return true;
}

bool Plan::end_loop(const Instruction &in) {
  const OpenLoop loop = open_.back();
  open_.pop_back();
  if (!count(in.count, times_))
    return false;
  LaneInstruction &end = add(LaneStep::LoopEnd);
  end.result = loop.number;
  end.form = loop.first;
  const int64_t last = counts[size_t(loop.number)] - 1;
  for (int32_t each : loop.loop->integers)
    if (size_t(each) < numbers_.size() && numbers_[size_t(each)].generation == generation_)
      numbers_[size_t(each)].form = numbers_[size_t(each)].form.at(size_t(loop.number), last);
  define(in.a + 1, AffineForm{}); // no iterations are left
  times_ /= last + 1;
  return true;
}

bool Plan::step(const Instruction &in) {
  const int32_t operands[3] = {in.c, in.d, in.e};
  switch (in.opcode) {
  case Opcode::MoveInteger: {
    const AffineForm *form = integer(in.b);
    if (form)
      define(in.a, AffineForm(*form));
    return form != nullptr;
  }
  case Opcode::Linear:
    return linear(in);
  case Opcode::Add:
  case Opcode::Subtract:
  case Opcode::Multiply:
    return arithmetic(in);
  case Opcode::FloorDivide:
  case Opcode::CeilDivide:
  case Opcode::Modulo:
  case Opcode::Compare:
  case Opcode::SelectInteger:
    return settled(in);
  case Opcode::ScalarInteger:
    return settled_scalar(in);
  case Opcode::MoveCell: {
    const int32_t from = column(in.b);
    LaneInstruction &move = add(LaneStep::Move);
    move.operands[0] = from;
    move.result = defined_column(in.a);
    return from >= 0;
  }
  case Opcode::ToCell: {
    const AffineForm *form = integer(in.b);
    if (!form)
      return false;
    LaneInstruction &made = add(LaneStep::Number);
    made.form = add_form(*form);
    made.width = uint8_t(in.c);
    made.result = defined_column(in.a);
    return true;
  }
  case Opcode::Scalar1:
    return scalar(in, operands, 1);
  case Opcode::Scalar2:
    return scalar(in, operands, 2);
  case Opcode::Scalar3:
    return scalar(in, operands, 3);
  case Opcode::AddCells:
  case Opcode::SubtractCells:
  case Opcode::MultiplyCells:
    return on_cells(in);
  case Opcode::LoadMany:
  case Opcode::StoreMany:
    return access(in, in.opcode == Opcode::StoreMany, program_.pool.data() + in.c, in.d);
  default: {
    const bool stores = is_store(in.opcode);
    const int64_t registers[4] = {in.c, in.d, in.e, in.f};
    return access(in, stores, registers, int(in.opcode) - int(stores ? Opcode::Store0 : Opcode::Load0));
  }
  }
}

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

bool Plan::arithmetic(const Instruction &in) {
  const AffineForm *first = integer(in.b);
  if (!first)
    return false;
  const AffineForm left = *first;
  const AffineForm *second = integer(in.c);
  if (!second)
    return false;
  const AffineForm right = *second;
  std::optional<AffineForm> result;
  if (in.opcode != Opcode::Multiply)
    result = left.plus(right, in.opcode == Opcode::Add ? 1 : -1);
  else if (right.is_constant())
    result = AffineForm{}.plus(left, right.constant);
  else if (left.is_constant())
    result = AffineForm{}.plus(right, left.constant);
  if (!result)
    return false;
  const std::optional<Interval> of_left = left.interval(counts), of_right = right.interval(counts),
                                of_result = result->interval(counts);
  if (!of_left || !of_right || !of_result || !fits(*of_result, in.aux))
    return false;
  // Where nothing is negative, what does not wrap as signed numbers does not as unsigned ones.
  if ((in.d & 2) && (of_left->low < 0 || of_right->low < 0 || of_result->low < 0))
    return false;
  define(in.a, *result);
  return true;
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

bool Plan::settled_scalar(const Instruction &in) {
  const ScalarOperation &operation = program_.operations[size_t(in.b)];
  const int64_t *registers = program_.pool.data() + in.c;
  if (const Resize resize = resize_of(operation.semantics->name); resize != Resize::None) {
    const AffineForm *form = integer(int32_t(registers[0]));
    const std::optional<Interval> interval = form ? form->interval(counts) : std::nullopt;
    // Of a negative number a truncation that may not wrap as one of unsigned numbers loses bits that are set.
    const bool is_unsigned = resize == Resize::Unsigned || (operation.flags & FlagNuw);
    if (!interval || !fits(*interval, operation.results[0].width) || (is_unsigned && interval->low < 0))
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

bool Plan::scalar(const Instruction &in, const int32_t *operands, int count) {
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
  made.result = defined_column(in.a);
  code.push_back(made);
  return is_apart(made, count);
}

bool Plan::on_cells(const Instruction &in) {
  const ScalarOperation &operation = program_.operations[size_t(in.b)];
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
  made.result = defined_column(in.a);
  return is_apart(made, 2);
}

// -- memory ----------------------------------------------------------------------------------------------------------

bool Plan::access(const Instruction &in, bool stores, const int64_t *registers, int rank) {
  const ViewValue &view = frames_.views[in.b];
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
  const std::optional<Interval> range = address.interval(counts);
  if (!range || range->low < 0 || range->high >= view.buffer->extent)
    return false;
  accesses_.push_back({view.buffer, address, stores});
  const int32_t form = add_form(address);
  const int32_t cell = stores ? column(in.a) : defined_column(in.a);
  if (cell < 0)
    return false;
  LaneInstruction &made = add(stores ? LaneStep::Store : LaneStep::Load);
  made.form = form;
  made.cells = view.buffer->cells;
  made.buffer = view.buffer;
  (stores ? made.operands[0] : made.result) = cell;
  if (stores)
    written.push_back({view.buffer->cells, form});
  return true;
}

// Whether what is loaded stays where it is until it is read for the last time: nothing stores to its buffer, or all
// that reads it comes before a store, in the same straight line.
bool Plan::may_be_read_in_place(size_t load) const {
  const LaneInstruction &loaded = code[load];
  auto stores = [&](const LaneInstruction &each) {
    return each.step == LaneStep::Store && each.buffer == loaded.buffer;
  };
  if (std::none_of(code.begin(), code.end(), stores))
    return true;
  size_t end = load + 1;
  while (end < code.size() && code[end].step != LaneStep::LoopBegin && code[end].step != LaneStep::LoopEnd &&
         !stores(code[end]))
    ++end;
  for (size_t index = 0; index < code.size(); ++index) {
    if (index > load && (index < end || (index == end && stores(code[index]))))
      continue;
    const LaneInstruction &each = code[index];
    const int operands = each.step == LaneStep::Scalar                                 ? each.operation->operand_count
                         : each.step == LaneStep::Store || each.step == LaneStep::Move ? 1
                                                                                       : 0;
    if (std::find(each.operands, each.operands + operands, loaded.result) != each.operands + operands)
      return false;
  }
  return true;
}

bool Plan::may_run_in_any_order() const {
  for (const Access &store : accesses_)
    if (store.is_store)
      for (const Access &other : accesses_)
        if (store.buffer == other.buffer && !never_meet(store.form, other.form, counts))
          return false;
  return true;
}

} // namespace equiv
