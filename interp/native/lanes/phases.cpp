#include "lanes/phases.h"

#include "core/pointer.h"

#include <algorithm>

namespace equiv {

Phases::Phases(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget, Scheduler &scheduler,
               Races &races, Arithmetic &arithmetic, const IntegerFacts &facts, bool orders)
    : execution_(execution), program_(*execution.program), frames_(frames), trail_(trail), budget_(budget),
      scheduler_(scheduler), races_(races), plan_(program_, domain, frames, arithmetic),
      runner_(execution, domain, frames, arithmetic, plan_) {
  const Schedule &schedule = execution.options.schedule;
  const bool is_first_ready = schedule.seed == 0 && !schedule.preempt && !schedule.scripted && !schedule.any_order;
  if (orders && is_first_ready && !facts.tracks() && domain.has_functions && !domain.may_stop &&
      execution.options.lanes != kNever) {
    refusals_.resize(program_.code.size());
    for (size_t pc = 0; pc < program_.code.size(); ++pc)
      if (program_.code[pc].opcode == Opcode::Barrier || program_.code[pc].opcode == Opcode::End)
        refusals_[pc] = kMostRefusals;
  }
}

void Phases::run() {
  if (!team_.gather(scheduler_, frames_))
    return;
  const int64_t begin = frames_.pc;
  if (!may_run()) {
    ++refusals_[size_t(begin)];
    frames_.pc = begin;
    return;
  }
  observe();
  run_rows();
  for (auto [instruction, outcome] : plan_.outcomes)
    execution_.outcomes[size_t(instruction)] |= outcome;
  for (const TeamMember &each : team_.members())
    each.coroutine->registers.pc = plan_.end;
  frames_.pc = plan_.end;
  const int64_t operations = plan_.operations * int64_t(team_.members().size());
  execution_.in_lanes += operations;
  budget_.count_many(operations);
}

bool Phases::may_run() {
  const int64_t left = execution_.options.operation_limit - execution_.operations;
  if (!trail_.is_certain() || trail_.in_choice() || scheduler_.gives_way || !plan_.make_phase(team_, left))
    return false;
  return std::all_of(plan_.code.begin(), plan_.code.end(),
                     [&](const LaneInstruction &each) { return !each.accesses() || is_ordered(each); });
}

template <class Visitor> bool Phases::for_each_address(const LaneInstruction &access, Visitor visit) const {
  const AffineForm &form = plan_.forms[size_t(access.form)];
  IterationCounts at{};
  int64_t address = form.constant;
  for (;;) {
    if (!visit(address, at[0], at[1]))
      return false;
    size_t loop = 0;
    for (; loop < kNestLoops; ++loop) {
      if (form.factors[loop] == 0)
        continue;
      address += form.factors[loop];
      if (++at[loop] < plan_.counts[loop])
        break;
      address -= form.factors[loop] * at[loop];
      at[loop] = 0;
    }
    if (loop == kNestLoops)
      return true;
  }
}

// Whether all earlier accesses that conflict with one, wherever it is, happened before. Threads that know the same of
// all others have the same before them, but for what is their own.
bool Phases::is_ordered(const LaneInstruction &access) const {
  const HappensBefore::Strand &first = team_.members().front().coroutine->strand;
  const HappensBefore::Strand &last = team_.members().back().coroutine->strand;
  return for_each_address(access, [&](int64_t address, int64_t, int64_t) {
    return races_.is_ordered(*access.buffer, address, access.step == LaneStep::Store, first, last);
  });
}

bool Phases::observe_ranges(const LaneInstruction &load) {
  Buffer &buffer = *load.buffer;
  const AffineForm &form = plan_.forms[size_t(load.form)];
  const bool is_of_row = form.factors[0] == 0 && plan_.counts[0] > 1;
  const bool is_of_lane = form.factors[1] == 0 && plan_.counts[1] > 1;
  const auto &members = team_.members();
  auto is_alone = [&](const LaneInstruction &each) { return &each == &load || each.buffer != load.buffer; };
  if (load.step != LaneStep::Load || !(is_of_row || is_of_lane) || buffer.shadows.empty() ||
      members.size() > UINT16_MAX || !form.is_injective(plan_.counts) ||
      !std::all_of(plan_.code.begin(), plan_.code.end(), is_alone))
    return false;
  const Epoch first = scheduler_.order.now(members.front().coroutine->strand);
  for (const TeamMember &each : members)
    if (scheduler_.order.now(each.coroutine->strand).clock != first.clock)
      return false;
  if (!for_each_address(load, [&](int64_t address, int64_t, int64_t) { return Races::is_unread(buffer, address); }))
    return false;
  const uint32_t width = uint32_t(team_.width()), rows = uint32_t(team_.rows());
  for_each_address(load, [&](int64_t address, int64_t lane, int64_t row) {
    Access several{first.agent + uint32_t(row) * width + uint32_t(lane), first.clock, uint32_t(load.pc) + 1};
    several.stride = uint16_t(is_of_row || width == 1 ? 1 : width);
    several.more = uint16_t((is_of_row ? width : 1) * (is_of_lane ? rows : 1) - 1);
    Races::note_ordered_loads(buffer, address, several);
    return true;
  });
  return true;
}

void Phases::observe() {
  std::vector<const LaneInstruction *> steps;
  std::vector<size_t> begins(kNestLoops);
  for (const LaneInstruction &each : plan_.code) {
    const bool ends_nothing = each.step == LaneStep::LoopEnd && steps.back()->step == LaneStep::LoopBegin;
    if (ends_nothing)
      steps.pop_back();
    else if (each.step == LaneStep::LoopBegin || each.step == LaneStep::LoopEnd ||
             (each.accesses() && !observe_ranges(each)))
      steps.push_back(&each);
  }
  Coroutine *running = scheduler_.running();
  const std::vector<TeamMember> &members = team_.members();
  for (size_t member = 0; member < members.size(); ++member) {
    const int64_t lane = int64_t(member) % team_.width();
    scheduler_.run_as(members[member].coroutine);
    runner_.iterations[1] = int64_t(member) / team_.width();
    for (size_t at = 0; at < steps.size(); ++at) {
      const LaneInstruction &in = *steps[at];
      if (in.step == LaneStep::LoopBegin) {
        runner_.iterations[size_t(in.result)] = 0;
        begins[size_t(in.result)] = at;
      } else if (in.step == LaneStep::LoopEnd) {
        if (++runner_.iterations[size_t(in.result)] < plan_.counts[size_t(in.result)])
          at = begins[size_t(in.result)];
      } else {
        frames_.pc = in.pc;
        const int64_t address = runner_.number(in.form) + lane * plan_.forms[size_t(in.form)].factors[0];
        if (in.step == LaneStep::Store) {
          races_.note_ordered_store(*in.buffer, address);
          trail_.touch(*in.buffer);
        } else
          races_.observe_at(*in.buffer, address, false, in.pc, scheduler_);
      }
    }
    runner_.iterations.fill(0);
  }
  scheduler_.run_as(running);
}

void Phases::run_rows() {
  const int width = team_.width();
  const std::vector<TeamMember> &members = team_.members();
  runner_.begin(plan_);
  for (int64_t row = 0; row < team_.rows(); ++row) {
    const TeamMember *row_members = members.data() + row * width;
    runner_.iterations[1] = row;
    for (auto [register_index, index] : plan_.own) {
      Cell *column = runner_.defined_column(index);
      for (int lane = 0; lane < width; ++lane)
        column[lane] = row_members[lane].cells[register_index];
    }
    runner_.run(width);
    for (auto [register_index, index] : plan_.cells)
      for (int lane = 0; lane < width; ++lane)
        row_members[lane].cells[register_index] = runner_.value(index)[lane];
  }
  runner_.iterations.fill(0);
  for (size_t member = 0; member < members.size(); ++member) {
    const int64_t lane = int64_t(member) % width, row = int64_t(member) / width;
    auto at = [&](const AffineForm &form) { return form.constant + form.factors[0] * lane + form.factors[1] * row; };
    for (const auto &[register_index, form] : plan_.integers)
      members[member].integers[register_index] = at(form);
    for (const auto &[register_index, known] : plan_.known)
      members[member].cells[register_index] = known.at(at(known.form));
  }
}

} // namespace equiv
