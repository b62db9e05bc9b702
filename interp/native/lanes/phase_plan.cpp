// What the threads of a group do from where they are to the next barrier, where their order does not matter.
#include "lanes/plan.h"

#include "machine/execution.h"
#include "machine/integer_arithmetic.h"

#include <algorithm>
#include <utility>

namespace equiv {

namespace {

constexpr size_t kMostTraced = 4096;

bool has_barrier(const Program &program, int64_t begin, int64_t end) {
  return std::any_of(program.code.begin() + begin, program.code.begin() + end,
                     [](const Instruction &each) { return each.opcode == Opcode::Barrier; });
}

// A form as it is where the loops of lanes and of rows change places.
AffineForm by_rows(AffineForm form) {
  std::swap(form.factors[0], form.factors[1]);
  return form;
}

} // namespace

const LoopBody *Plan::inner_body(int64_t begin) {
  auto [found, is_new] = inner_bodies_.try_emplace(begin);
  if (is_new)
    found->second = nest_of(program_, domain_, begin);
  return found->second ? &*found->second : nullptr;
}

bool Plan::make_phase(const Team &team, int64_t operation_limit) {
  clear(team.width());
  team_ = &team;
  is_of_threads_ = true;
  counts[1] = team.rows();
  loops = 2;
  const bool is_made = walk_phase(frames_.pc, operation_limit / int64_t(team.members().size())) && in_turn_.empty() &&
                       sides.empty() && may_run_in_any_order() && may_run_rows_in_any_order() && keeps_forms();
  team_ = nullptr;
  if (!is_made)
    return false;
  settle_places();
  return true;
}

bool Plan::walk_phase(int64_t pc, int64_t most_operations) {
  for (size_t steps = 0; steps < kMostTraced; ++steps) {
    pc_ = pc;
    const Instruction &in = program_.code[size_t(pc)];
    switch (in.opcode) {
    case Opcode::Barrier:
    case Opcode::End:
      end = pc;
      return !accesses_.empty() && operations <= most_operations;
    case Opcode::Jump:
      if (!count(in.count, 1))
        return false;
      pc = in.a;
      continue;
    case Opcode::ForBegin: {
      if (!has_barrier(program_, pc, in.e)) {
        if (!walk_inner(pc))
          return false;
        pc = in.e;
        continue;
      }
      const std::optional<Range> range = range_of(in, InnerLoop{});
      const int64_t least = program_.pool[size_t(in.f)];
      if (!range || !count(in.count, 1) ||
          (least > 0 && range->iterations > std::max<int64_t>(most_operations - operations, 0) / least))
        return false;
      outcomes.push_back({int32_t(pc), uint8_t(1 << std::min(range->iterations, int64_t(2)))});
      if (range->iterations == 0) {
        pc = in.e;
        continue;
      }
      AffineForm lower, left;
      lower.constant = range->lower;
      left.constant = range->iterations;
      define(in.a, lower);
      define(in.a + 1, left);
      ++pc;
      continue;
    }
    case Opcode::ForNext: {
      const std::optional<int64_t> left = constant(in.a + 1), variable = constant(in.a), step = constant(in.b);
      if (!left || !variable || !step || !count(in.count, 1))
        return false;
      AffineForm next, rest;
      next.constant = *variable + *step;
      rest.constant = *left - 1;
      define(in.a + 1, rest);
      if (rest.constant > 0) {
        if (!next.interval(counts))
          return false;
        define(in.a, next);
      }
      pc = rest.constant > 0 ? in.c : pc + 1;
      continue;
    }
    default:
      if (!is_step(program_, domain_, in) || update_of(in) != 0 || !step(in))
        return false;
      ++pc;
    }
  }
  return false;
}

bool Plan::walk_inner(int64_t begin) {
  const LoopBody *nest = inner_body(begin);
  if (!nest || std::any_of(nest->code.begin(), nest->code.end(),
                           [&](int32_t each) { return update_of(program_.code[size_t(each)]) != 0; }))
    return false;
  // What an iteration finds there is of the one before.
  for (const int32_t each : nest->inner.front().carried)
    if (!known_cell(each) && column(each) < 0)
      return false;
  for (const int32_t each : nest->inner.front().integers)
    mark(written_integers_, each);
  for (const int32_t each : nest->inner.front().cells)
    mark(written_cells_, each);
  return walk(*nest);
}

// Two of different rows, as `may_run_in_any_order` looks at two of different lanes.
bool Plan::may_run_rows_in_any_order() const {
  if (counts[1] == 1)
    return true;
  IterationCounts rows_first = counts;
  std::swap(rows_first[0], rows_first[1]);
  for (const Access &store : accesses_)
    if (store.is_store)
      for (const Access &other : accesses_)
        if (store.buffer == other.buffer && !never_meet(by_rows(store.form), by_rows(other.form), rows_first))
          return false;
  return true;
}

} // namespace equiv
