#include "lanes/plan.h"

#include "machine/execution.h"
#include "machine/integer_arithmetic.h"
#include "machine/pointers.h"

#include <algorithm>
#include <string_view>

namespace equiv {

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
  if (const std::optional<AffineForm> outer = outer_variable(register_index)) {
    unwritten_ = *outer;
    return &unwritten_;
  }
  unwritten_ = AffineForm{};
  unwritten_.constant = frames_.integers[register_index];
  found_integers_.push_back({register_index, unwritten_.constant});
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
  if (is_written_cell(register_index))
    return std::nullopt;
  const Cell &cell = frames_.cells[register_index];
  found_cells_.push_back({register_index, found(cell)});
  if (cell.high != kConstantHigh)
    return std::nullopt;
  AffineForm form;
  form.constant = sign_extend(cell.low, width);
  return form.interval(counts) ? std::optional<AffineForm>(form) : std::nullopt;
}

std::optional<KnownCell> Plan::pointer(int32_t register_index) const {
  if (const KnownCell *known = known_cell(register_index))
    return known->buffer ? std::optional<KnownCell>(*known) : std::nullopt;
  if (is_written_cell(register_index))
    return std::nullopt;
  const Cell &cell = frames_.cells[register_index];
  found_cells_.push_back({register_index, found(cell)});
  if (!is_pointer(cell) || !buffer_of(cell))
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
  around_.clear();
  used_loops_.clear();
  found_integers_.clear();
  found_cells_.clear();
  found_views_.clear();
  found_buffers_.clear();
  bases_.clear();
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

bool Plan::make(const LoopBody &body, int64_t iterations, const std::vector<OuterLoop> &around) {
  begin(body, iterations);
  around_ = around;
  const Instruction &loop = program_.code[size_t(body.begin)];
  const int32_t register_index = body.is_of_blocks ? body.counter.variable : loop.a;
  std::optional<int64_t> step = constant(body.is_of_blocks ? body.counter.step : loop.d);
  if (!step || (!body.is_of_blocks && *step <= 0))
    return false;
  if (body.is_of_blocks && body.counter.is_subtracted)
    step = -*step;
  AffineForm variable;
  variable.constant = frames_.integers[register_index];
  found_integers_.push_back({register_index, variable.constant});
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
  keep_bases();
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
  if (loops == free_dimensions() || __builtin_mul_overflow(times_, iterations, &times_) || times_ > kMostOperations)
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

} // namespace equiv
