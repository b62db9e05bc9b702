#include "lanes/lanes.h"

#include <algorithm>

namespace equiv {

Lanes::Lanes(Execution &execution, Domain &domain, Frames &frames, Budget &budget, Arithmetic &arithmetic,
             const IntegerFacts &facts, bool observes)
    : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), budget_(budget),
      always_(execution.options.lanes == kAlways), plans_(kPlans, Plan(program_, domain, frames, arithmetic)),
      packed_(domain.is_concrete ? kPlans : 0), runner_(execution, domain, frames, arithmetic, plans_.front()),
      states_(program_.code.size(),
              observes || facts.tracks() || !domain.has_functions || execution.options.lanes == kNever
                  ? State::Never
                  : State::Unknown),
      passed_over_(program_.code.size()) {
  planned_.fill(-1);
}

Lanes::Loop &Lanes::loop_at(int64_t begin) {
  auto [found, is_new] = loops_.try_emplace(begin);
  Loop &loop = found->second;
  if (is_new) {
    loop.body = loop_body(program_, domain_, begin);
    if (loop.body)
      for (const InnerLoop &inner : loop.body->inner) {
        Loop &within = loop_at(inner.begin);
        within.parent = begin; // the innermost one last
        within.around.push_back(begin);
      }
    else
      states_[size_t(begin)] = State::Never;
  }
  return found->second;
}

bool Lanes::is_little_or_waits(int64_t begin, const Loop &loop, int64_t iterations) const {
  if (always_)
    return iterations < 2;
  if (iterations < kLeastIterations)
    return true;
  // How much loops within it do is not known before there is a plan.
  const int64_t least =
      loop.body->is_of_blocks ? int64_t(loop.body->code.size()) : program_.pool[size_t(program_.code[size_t(begin)].f)];
  if (loop.body->inner.empty() && is_little(iterations, least))
    return true;
  // One around it may have more iterations, as long as it was not looked at.
  bool has_unknown = false;
  if (iterations < kFewIterations)
    for (int64_t around = loop.parent; around >= 0 && !has_unknown; around = loops_.at(around).parent)
      has_unknown = states_[size_t(around)] == State::Unknown;
  return has_unknown;
}

bool Lanes::is_worth(int64_t begin, Loop &loop, int64_t iterations) {
  State &state = states_[size_t(begin)];
  for (const InnerLoop &inner : loop.body->inner) {
    const State of_inner = states_[size_t(inner.begin)];
    if (of_inner == State::Good) {
      state = State::Never;
      return false;
    }
    if (of_inner == State::Unknown && ++loop.waits < kMostWaits)
      return false;
  }
  if (is_little_or_waits(begin, loop, iterations)) {
    if (state == State::Unknown)
      state = State::Small;
    return false;
  }
  return true;
}

std::vector<OuterLoop> Lanes::outer_loops(const Loop &loop) const {
  std::vector<OuterLoop> found;
  for (const int64_t begin : loop.around) {
    const Instruction &in = program_.code[size_t(begin)];
    if (in.opcode != Opcode::ForBegin)
      continue;
    const int64_t step = frames_.integers[in.d], iterations = frames_.integers[in.a + 1];
    if (step > 0 && iterations > 1)
      found.push_back({in.a, frames_.integers[in.a], step, iterations});
  }
  return found;
}

bool Lanes::has_plan(int64_t begin, Loop &loop, int64_t iterations) {
  if (planned_[loop.plan] == begin) {
    plan_ = &plans_[loop.plan];
    if (plan_->remake(iterations))
      return true;
  } else {
    loop.plan = next_plan_++ % kPlans;
    plan_ = &plans_[loop.plan];
  }
  planned_[loop.plan] = -1;
  bool is_made = false;
  if (loop.single_plans < kMostRefusals) {
    const std::vector<OuterLoop> around = outer_loops(loop);
    is_made = !around.empty() && plan_->make(*loop.body, iterations, around);
    loop.single_plans += !is_made && !around.empty();
  }
  if (!is_made && !plan_->make(*loop.body, iterations))
    return false;
  planned_[loop.plan] = begin;
  if (!packed_.empty())
    packed_[loop.plan].make(*plan_);
  return true;
}

PackedRunner *Lanes::packed(const Loop &loop) {
  if (packed_.empty() || loop.unpacked >= kMostRefusals || !packed_[loop.plan].begin(frames_.cells))
    return nullptr;
  return &packed_[loop.plan];
}

bool Lanes::run_packed(int count, PackedRunner &packed) {
  const bool is_kept = !packed.writes_last();
  if (is_kept && !save(count))
    return false;
  const bool is_run = packed.run(count, runner_);
  if (!is_run && is_kept)
    restore(count);
  return is_run;
}

bool Lanes::run(int64_t begin) {
  const Instruction &in = program_.code[size_t(begin)];
  return run_loop(begin, loop_at(begin), in.a, frames_.integers[in.d], frames_.integers[in.a + 1]);
}

void Lanes::run_blocks(int64_t begin) {
  Loop &loop = loop_at(begin);
  if (!loop.body)
    return;
  const Counter &counter = loop.body->counter;
  const int64_t by = frames_.integers[counter.step], step = counter.is_subtracted ? int64_t(-uint64_t(by)) : by;
  const std::optional<int64_t> iterations =
      iterations_of(counter, frames_.integers[counter.variable], frames_.integers[counter.bound], step);
  State &state = states_[size_t(begin)];
  if (!iterations) {
    state = ++loop.refusals < kMostRefusals ? State::Small : State::Never;
    passed_over_[size_t(begin)] = kPassedOver;
    return;
  }
  int64_t left = *iterations;
  if (left > 0 && !run_loop(begin, loop, counter.variable, step, left) && state != State::Unknown)
    passed_over_[size_t(begin)] = left;
}

bool Lanes::run_loop(int64_t begin, Loop &loop, int32_t variable_register, int64_t step, int64_t &left) {
  if (!loop.body || !is_worth(begin, loop, left))
    return false;
  const bool is_of_blocks = loop.body->is_of_blocks;
  int64_t &variable = frames_.integers[variable_register];
  State &state = states_[size_t(begin)];
  if (!has_plan(begin, loop, left) || !is_worth_turns(loop) ||
      (!always_ && is_little(left, plan_->operations / (left < kFewIterations ? 4 : 1)))) {
    state = ++loop.refusals < kMostRefusals ? State::Small : State::Never;
    return false;
  }
  state = State::Good;
  runner_.begin(*plan_);
  PackedRunner *packed = this->packed(loop);
  int count = 0;
  while (left > 0) {
    const int next = int(std::min<int64_t>(left, packed ? PackedRunner::kLanes : LaneRunner::kLanes));
    const int64_t operations = plan_->operations * next;
    if (operations > execution_.options.operation_limit - execution_.operations || (!packed && !save(next))) {
      state = State::Never;
      break;
    }
    const int64_t hashed = execution_.hashed;
    const bool approximate_control = execution_.approximate_control;
    try {
      if (!packed)
        runner_.run(next);
      else if (!run_packed(next, *packed)) {
        ++loop.unpacked;
        packed = nullptr;
        continue;
      }
    } catch (const StopError &) {
      frames_.pc = begin;
      if (!domain_.may_stop) // a limit was met on the way, and nothing was kept of memory
        throw;
      // One after the other, the first iteration that stops does.
      restore(next);
      execution_.hashed = hashed;
      execution_.approximate_control = approximate_control;
      state = State::Never;
      return false;
    }
    execution_.in_lanes += operations;
    for (auto [register_index, index] : plan_->carried)
      frames_.cells[register_index] = runner_.column(index)[next - 1];
    count = next;
    left -= next;
    // A loop of blocks has its next value at the end of each.
    variable += step * (is_of_blocks || left > 0 ? next : next - 1);
    for (int side = 0; is_of_blocks && side < std::min(next, 2); ++side)
      note_side(execution_.outcomes[size_t(begin)], loop.body->counter.is_taken);
    note_outcomes(next);
    if (left == 0)
      leave(count, packed);
    runner_.first += next;
    frames_.pc = begin;
    budget_.count_many(operations);
  }
  return left == 0;
}

void Lanes::leave(int count, const PackedRunner *packed) {
  runner_.iterations.fill(0);
  for (const auto &[register_index, form] : plan_->integers)
    frames_.integers[register_index] = form.constant + form.factors[0] * (runner_.first + count - 1);
  if (packed)
    packed->leave(count, frames_.cells);
  else
    for (auto [register_index, index] : plan_->cells)
      frames_.cells[register_index] = runner_.column(index)[count - 1];
  for (const auto &[register_index, known] : plan_->known)
    frames_.cells[register_index] = known.at(known.form.constant + known.form.factors[0] * (runner_.first + count - 1));
}

void Lanes::note_outcomes(int iterations) {
  for (auto [instruction, outcome] : plan_->outcomes)
    execution_.outcomes[size_t(instruction)] |= outcome;
  for (const Sides &sides : plan_->sides) {
    uint8_t &outcome = execution_.outcomes[size_t(sides.instruction)];
    // What happens twice running shows after two times.
    for (int64_t time = 0; time < std::min<int64_t>(sides.times * std::min(iterations, 2), 2); ++time) {
      for (int64_t iteration = 0; iteration < std::min<int64_t>(sides.iterations, 2); ++iteration)
        note_side(outcome, sides.is_taken);
      note_side(outcome, !sides.is_taken);
    }
  }
}

// -- what is written -------------------------------------------------------------------------------------------------

template <class Visitor> void Lanes::for_each_row(const WrittenCells &written, Visitor visit) const {
  const AffineForm &form = plan_->forms[size_t(written.form)];
  IterationCounts at{};
  Cell *row = written.cells + form.constant + form.factors[0] * runner_.first;
  for (;;) {
    visit(row, form.factors[0]);
    size_t loop = 1;
    for (; loop < kNestLoops; ++loop) {
      if (form.factors[loop] == 0)
        continue;
      row += form.factors[loop];
      if (++at[loop] < plan_->counts[loop])
        break;
      row -= form.factors[loop] * at[loop];
      at[loop] = 0;
    }
    if (loop == kNestLoops)
      return;
  }
}

bool Lanes::save(int count) {
  saved_.clear();
  if (!domain_.may_stop)
    return true;
  for (const WrittenCells &written : plan_->written) {
    const AffineForm &form = plan_->forms[size_t(written.form)];
    int64_t cells = count;
    for (size_t loop = 1; loop < kNestLoops; ++loop)
      if (form.factors[loop] != 0 && __builtin_mul_overflow(cells, plan_->counts[loop], &cells))
        return false;
    if (cells > kMostSaved - int64_t(saved_.size()))
      return false;
    for_each_row(written, [&](Cell *row, int64_t stride) {
      if (stride == 1)
        saved_.insert(saved_.end(), row, row + count);
      else
        for (int lane = 0; lane < count; ++lane)
          saved_.push_back(row[lane * stride]);
    });
  }
  return true;
}

void Lanes::restore(int count) {
  const Cell *saved = saved_.data();
  for (const WrittenCells &written : plan_->written)
    for_each_row(written, [&](Cell *row, int64_t stride) {
      for (int lane = 0; lane < count; ++lane)
        row[lane * stride] = *saved++;
    });
}

} // namespace equiv
