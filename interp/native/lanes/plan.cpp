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

// -- registers -------------------------------------------------------------------------------------------------------

const AffineForm *Plan::integer(int32_t register_index) {
  const size_t index = size_t(register_index);
  if (index < numbers_.size() && numbers_[index].generation == generation_)
    return &numbers_[index].form;
  if (index < written_integers_.size() && written_integers_[index] == generation_)
    return nullptr;
  if (team_) {
    const std::optional<AffineForm> form = team_->form_of(register_index);
    if (index >= numbers_.size())
      numbers_.resize(index + 1);
    if (form)
      numbers_[index] = {*form, generation_};
    else
      mark(written_integers_, register_index);
    return form ? &numbers_[index].form : nullptr;
  }
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
  if (team_) {
    mark(written_integers_, register_index);
    defined_.push_back(register_index);
  }
  numbers_[index] = {form, generation_};
}

const KnownCell *Plan::known_cell(int32_t register_index) const {
  const size_t index = size_t(register_index);
  return index < known_.size() && known_[index].generation == generation_ ? &known_[index].cell : nullptr;
}

void Plan::put_into_column(int32_t register_index, const KnownCell &number) {
  LaneInstruction made;
  made.step = LaneStep::Number;
  made.pc = int32_t(pc_);
  made.form = add_form(number.form);
  made.width = number.width;
  made.result = defined_column(register_index);
  made.is_in_turn = is_in_turn(made.result);
  code.push_back(made);
}

bool Plan::define_known(int32_t register_index, const KnownCell &cell) {
  const bool is_left_to_lane = is_register_in_turn(register_index);
  if (is_left_to_lane && !open_.empty())
    return false;
  const bool is_carried = is_left_to_lane || std::any_of(open_.begin(), open_.end(), [&](const OpenLoop &each) {
                            const std::vector<int32_t> &carried = each.loop->carried;
                            return std::find(carried.begin(), carried.end(), register_index) != carried.end();
                          });
  if (is_carried) {
    if (!cell.buffer)
      put_into_column(register_index, cell);
    return !cell.buffer;
  }
  const size_t index = size_t(register_index);
  if (index >= known_.size())
    known_.resize(index + 1);
  if (team_)
    defined_cells_.push_back(register_index);
  known_[index] = {cell, generation_};
  return true;
}

// The number in a register of either class, as a signed one of so many bits.
std::optional<AffineForm> Plan::number(int32_t register_index, bool is_integer, unsigned width) {
  if (is_integer) {
    const AffineForm *form = integer(register_index);
    return form ? std::optional<AffineForm>(*form) : std::nullopt;
  }
  if (const KnownCell *known = known_cell(register_index))
    return known->buffer || known->width != width ? std::nullopt : std::optional<AffineForm>(known->form);
  const Cell &cell = frames_.cells[register_index];
  if (is_written_cell(register_index) || cell.high != kConstantHigh)
    return std::nullopt;
  AffineForm form;
  form.constant = sign_extend(cell.low, width);
  return form.interval(counts) ? std::optional<AffineForm>(form) : std::nullopt;
}

std::optional<KnownCell> Plan::pointer(int32_t register_index) const {
  if (const KnownCell *known = known_cell(register_index))
    return known->buffer ? std::optional<KnownCell>(*known) : std::nullopt;
  const Cell &cell = frames_.cells[register_index];
  if (is_written_cell(register_index) || !is_pointer(cell) || !buffer_of(cell))
    return std::nullopt;
  KnownCell known;
  known.buffer = buffer_of(cell);
  known.form.constant = offset_of(cell);
  return known.form.interval(counts) ? std::optional<KnownCell>(known) : std::nullopt;
}

int32_t Plan::defined_column(int32_t register_index) {
  const size_t index = size_t(register_index);
  if (index < known_.size())
    known_[index].generation = 0;
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
  if (const KnownCell *known = known_cell(register_index)) {
    if (known->buffer)
      return -1;
    LaneInstruction &made = add(LaneStep::Number);
    made.form = add_form(known->form);
    made.width = known->width;
    return made.result = columns++;
  }
  if (index < columns_.size() && columns_[index].generation == generation_)
    return columns_[index].column;
  if (is_marked_cell(register_index) && !open_.empty())
    return -1;
  const bool is_left = !team_ && is_marked_cell(register_index); // by the iteration before
  if (index >= columns_.size())
    columns_.resize(index + 1);
  columns_[index] = {columns++, generation_};
  const int32_t made = columns_[index].column;
  (team_ ? own : is_left ? carried : invariants).push_back({register_index, made});
  if (team_ || is_left)
    cells.push_back({register_index, made});
  if (is_left)
    mark_in_turn(made);
  return made;
}

void Plan::mark_in_turn(int32_t column) {
  if (size_t(column) >= in_turn_.size())
    in_turn_.resize(size_t(column) + 1);
  in_turn_[size_t(column)] = 1;
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

void Plan::clear(int64_t lanes) {
  ++generation_;
  code.clear();
  forms.clear();
  invariants.clear();
  cells.clear();
  integers.clear();
  known.clear();
  outcomes.clear();
  sides.clear();
  written.clear();
  carried.clear();
  turns.clear();
  in_turn_.clear();
  accesses_.clear();
  open_.clear();
  forgotten_.clear();
  counts.fill(1);
  counts[0] = lanes;
  columns = 0;
  operations = 0;
  times_ = 1;
  loops = 1;
  own.clear();
  is_of_threads_ = false;
  defined_.clear();
  defined_cells_.clear();
}

void Plan::mark(std::vector<uint32_t> &marks, int32_t register_index) {
  if (size_t(register_index) >= marks.size())
    marks.resize(size_t(register_index) + 1);
  marks[size_t(register_index)] = generation_;
}

void Plan::begin(const LoopBody &body, int64_t iterations) {
  clear(iterations);
  for (const int32_t each : body.integers)
    mark(written_integers_, each);
  for (const int32_t each : body.cells)
    mark(written_cells_, each);
}

void Plan::settle_places() {
  for (size_t index = 0; index < code.size(); ++index)
    code[index].in_place = code[index].step == LaneStep::Load && may_be_read_in_place(index);
}

bool Plan::keeps_forms() {
  std::sort(defined_.begin(), defined_.end());
  defined_.erase(std::unique(defined_.begin(), defined_.end()), defined_.end());
  std::sort(defined_cells_.begin(), defined_cells_.end());
  defined_cells_.erase(std::unique(defined_cells_.begin(), defined_cells_.end()), defined_cells_.end());
  for (const int32_t each : defined_) {
    if (numbers_[size_t(each)].generation != generation_)
      return false;
    integers.push_back({each, numbers_[size_t(each)].form});
  }
  for (const int32_t each : defined_cells_)
    if (const KnownCell *last = known_cell(each))
      known.push_back({each, *last});
  return true;
}

bool Plan::make(const LoopBody &body, int64_t iterations) {
  begin(body, iterations);
  const Instruction &loop = program_.code[size_t(body.begin)];
  const int32_t register_index = body.is_of_blocks ? body.counter.variable : loop.a;
  std::optional<int64_t> step = constant(body.is_of_blocks ? body.counter.step : loop.d);
  if (!step || (!body.is_of_blocks && *step <= 0))
    return false;
  if (body.is_of_blocks && body.counter.is_subtracted)
    step = -*step;
  AffineForm variable;
  variable.constant = frames_.integers[register_index];
  variable.factors[0] = *step;
  if (!variable.interval(counts))
    return false;
  define(register_index, variable);
  if (body.is_of_blocks) {
    define_side(loop, body.counter.is_taken);
    if (!count(loop.count, 1))
      return false;
  }
  if (!walk(body) || !may_run_in_any_order())
    return false;
  if (body.is_of_blocks && !is_next(register_index, variable, *step))
    return false;
  for (size_t index = 0; index < code.size(); ++index)
    if (code[index].is_in_turn)
      turns.push_back(int32_t(index));
  if (!may_run_in_turns())
    return false;
  settle_places();
  for (int32_t each : forgotten_)
    if (numbers_[size_t(each)].generation != generation_)
      return false;
  for (int32_t each : body.integers)
    if (numbers_.size() > size_t(each) && numbers_[size_t(each)].generation == generation_)
      integers.push_back({each, numbers_[size_t(each)].form});
  for (int32_t each : body.cells)
    if (const KnownCell *last = known_cell(each))
      known.push_back({each, *last});
  return true;
}

// Whether what counts a loop of blocks is one step further at the end of its body.
bool Plan::is_next(int32_t register_index, const AffineForm &variable, int64_t step) {
  const AffineForm *last = integer(register_index);
  AffineForm one;
  one.constant = step;
  const std::optional<AffineForm> next = variable.plus(one);
  return last && next && *last == *next;
}

bool Plan::walk(const LoopBody &body) {
  for (size_t at = 0; at < body.code.size(); ++at) {
    pc_ = body.code[at];
    const Instruction &in = program_.code[size_t(pc_)];
    bool done;
    if (in.opcode == Opcode::ForBegin || in.opcode == Opcode::Branch)
      done = begin_loop(body, in, at);
    else if (in.opcode == Opcode::ForNext || in.opcode == Opcode::Jump)
      done = !open_.empty() && open_.back().loop->end == at ? end_loop(in) : count(in.count, times_);
    else
      done = step(in);
    if (!done)
      return false;
  }
  return true;
}

std::optional<Plan::Range> Plan::range_of(const Instruction &in, const InnerLoop &loop) {
  if (in.opcode == Opcode::ForBegin) {
    const std::optional<int64_t> lower = constant(in.b), upper = constant(in.c), by = constant(in.d);
    if (!lower || !upper || !by || *by <= 0 || ((in.aux & 1) && (*lower < 0 || *upper < 0)))
      return std::nullopt;
    return Range{*lower, *by, trip_count(*lower, *upper, *by)};
  }
  const Counter &counter = loop.counter;
  const std::optional<int64_t> first = constant(counter.variable), bound = constant(counter.bound),
                               by = constant(counter.step);
  if (!first || !bound || !by)
    return std::nullopt;
  const int64_t step = counter.is_subtracted ? -*by : *by;
  const std::optional<int64_t> iterations = iterations_of(counter, *first, *bound, step);
  return iterations ? std::optional<Range>({*first, step, *iterations}) : std::nullopt;
}

bool Plan::begin_loop(const LoopBody &body, const Instruction &in, size_t &at) {
  const auto loop =
      std::find_if(body.inner.begin(), body.inner.end(), [&](const InnerLoop &each) { return each.begin == pc_; });
  const bool is_of_blocks = in.opcode == Opcode::Branch;
  const std::optional<Range> range = range_of(in, *loop);
  if (!range)
    return false;
  const int64_t iterations = range->iterations;
  if (is_of_blocks)
    sides.push_back({int32_t(pc_), loop->counter.is_taken, iterations, times_});
  else
    outcomes.push_back({int32_t(pc_), uint8_t(1 << std::min(iterations, int64_t(2)))});
  if (!count(in.count, times_))
    return false;
  if (iterations == 0) {
    if (is_of_blocks)
      define_side(in, !loop->counter.is_taken);
    at = loop->end;
    return true;
  }
  if (loops == kNestLoops || __builtin_mul_overflow(times_, iterations, &times_) || times_ > kMostOperations)
    return false;
  // The Branch is there again after each iteration.
  if (is_of_blocks && !count(in.count, times_))
    return false;
  // What an iteration of it reads before it writes it is of the iteration before.
  for (int32_t each : loop->integers)
    if (size_t(each) < numbers_.size() && numbers_[size_t(each)].generation == generation_) {
      numbers_[size_t(each)].generation = 0;
      forgotten_.push_back(each);
    }
  for (int32_t each : loop->cells)
    if (known_cell(each)) {
      const KnownCell before = *known_cell(each);
      known_[size_t(each)].generation = 0;
      if (std::find(loop->carried.begin(), loop->carried.end(), each) == loop->carried.end())
        continue;
      if (before.buffer)
        return false;
      put_into_column(each, before);
    }
  const int number = int(loops++);
  counts[size_t(number)] = iterations;
  AffineForm variable;
  variable.constant = range->lower;
  variable.factors[size_t(number)] = range->step;
  if (!variable.interval(counts))
    return false;
  define(is_of_blocks ? loop->counter.variable : in.a, variable);
  if (is_of_blocks)
    define_side(in, loop->counter.is_taken);
  open_.push_back({&*loop, int32_t(code.size()), number, variable, range->step});
  add(LaneStep::LoopBegin).result = number;
  return true;
}

// The truth that the Branch of a loop of blocks leaves.
void Plan::define_side(const Instruction &branch, bool is_taken) {
  AffineForm taken;
  taken.constant = -int64_t(is_taken);
  define(branch.a, taken);
}

bool Plan::end_loop(const Instruction &in) {
  const OpenLoop loop = open_.back();
  open_.pop_back();
  const bool is_of_blocks = in.opcode == Opcode::Jump;
  if (!count(in.count, times_) || (is_of_blocks && !is_next(loop.loop->counter.variable, loop.variable, loop.step)))
    return false;
  LaneInstruction &end = add(LaneStep::LoopEnd);
  end.result = loop.number;
  end.form = loop.first;
  const int64_t last = counts[size_t(loop.number)] - 1;
  for (int32_t each : loop.loop->integers)
    if (size_t(each) < numbers_.size() && numbers_[size_t(each)].generation == generation_)
      numbers_[size_t(each)].form = numbers_[size_t(each)].form.at(size_t(loop.number), last);
  for (int32_t each : loop.loop->cells)
    if (known_cell(each))
      known_[size_t(each)].cell.form = known_[size_t(each)].cell.form.at(size_t(loop.number), last);
  if (is_of_blocks)
    define_side(program_.code[size_t(loop.loop->begin)], !loop.loop->counter.is_taken);
  else
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
    const KnownCell *known = known_cell(in.b);
    const std::optional<KnownCell> moved = known ? std::optional<KnownCell>(*known) : pointer(in.b);
    if (moved) {
      return define_known(in.a, *moved);
    }
    const int32_t from = column(in.b);
    LaneInstruction &move = add(LaneStep::Move);
    move.operands[0] = from;
    return from >= 0 && set_result(move, 1, in.a, false);
  }
  case Opcode::ToCell: {
    const AffineForm *form = integer(in.b);
    if (!form)
      return false;
    KnownCell made;
    made.form = *form;
    made.width = uint8_t(in.c);
    return in.c <= 64 && define_known(in.a, made);
  }
  case Opcode::Displace:
  case Opcode::DisplaceByData:
    return displace(in);
  case Opcode::LoadPointer:
  case Opcode::StorePointer:
    return access_by_pointer(in, in.opcode == Opcode::StorePointer);
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
  if (team_) {
    const size_t index = size_t(in.b);
    if (index >= views_.size() || views_[index] != generation_) {
      if (!team_->has_one_view(in.b))
        return false;
      mark(views_, in.b);
    }
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

// Whether what is loaded stays where it is until it is read for the last time: nothing stores to its buffer, or all
// that reads it comes before a store, in the same straight line.
bool Plan::may_be_read_in_place(size_t load) const {
  const LaneInstruction &loaded = code[load];
  auto stores = [&](const LaneInstruction &each) {
    return each.step == LaneStep::Store && each.buffer == loaded.buffer;
  };
  if (std::none_of(code.begin(), code.end(), stores))
    return true;
  // Of threads all that is in a register remains.
  if (is_of_threads_ ||
      std::any_of(turns.begin(), turns.end(), [&](int32_t turn) { return code[size_t(turn)].reads(loaded.result); }))
    return false;
  size_t end = load + 1;
  while (end < code.size() && code[end].step != LaneStep::LoopBegin && code[end].step != LaneStep::LoopEnd &&
         !stores(code[end]))
    ++end;
  for (size_t index = 0; index < code.size(); ++index) {
    if (index > load && (index < end || (index == end && stores(code[index]))))
      continue;
    if (code[index].reads(loaded.result))
      return false;
  }
  return true;
}

// Whether what runs lane by lane may do so behind all that does not: it finds in columns what it would have found in
// its place, and nothing else accesses where it stores.
bool Plan::may_run_in_turns() const {
  for (const int32_t turn : turns) {
    const LaneInstruction &late = code[size_t(turn)];
    for (size_t index = 0; index < code.size(); ++index) {
      const LaneInstruction &other = code[index];
      const bool accesses = other.step == LaneStep::Load || other.step == LaneStep::Store;
      if (late.step == LaneStep::Store && accesses && &other != &late && other.buffer == late.buffer)
        return false;
      if (index > size_t(turn) && !other.is_in_turn && other.defines() && late.reads(other.result))
        return false;
    }
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
