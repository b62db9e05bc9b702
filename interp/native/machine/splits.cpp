#include "machine/splits.h"

#include <algorithm>
#include <tuple>

namespace equiv {

void Splits::split(const Instruction &instruction) {
  const Cell condition = frames_.cells[instruction.a];
  const CellKind kind = kind_of(condition);
  if (kind == CellKind::Constant || is_undefined(condition) || !domain_.splits) {
    const bool holds = arithmetic_.to_integer(condition, 1, Need::Condition) != 0;
    note_side(execution_.outcomes[size_t(frames_.pc)], holds);
    frames_.pc = holds ? frames_.pc + 1 : instruction.b;
    return;
  }
  if (std::optional<bool> outcome = conditions_.known(condition)) {
    // A loop whose condition stays what it is on this path may never end.
    for (Split &each : trail_.splits())
      if (each.instruction == frames_.pc && each.depth == frames_.depth() && ++each.repeated > kMostRepeated)
        throw StopError("data", "how often this loop runs depends on data: its condition was the same " +
                                    std::to_string(kMostRepeated) + " times");
    note_side(execution_.outcomes[size_t(frames_.pc)], *outcome);
    frames_.pc = *outcome ? frames_.pc + 1 : instruction.b;
    return;
  }
  if (!memory_.observes())
    throw StopError("data", "a branch depends on data");
  requirements_.require_defined(condition);
  size_t unrolled = 0;
  for (const Split &each : trail_.splits())
    unrolled += each.instruction == frames_.pc && each.depth == frames_.depth();
  if (unrolled >= kMostUnrolled)
    throw StopError("data", "how often this loop runs depends on data: it was unrolled " +
                                std::to_string(kMostUnrolled) + " times");
  Split split;
  split.condition = condition;
  split.instruction = frames_.pc;
  split.otherwise = instruction.b;
  split.join = instruction.c;
  split.depth = frames_.depth();
  split.serial = execution_.heap.next_serial();
  split.registers = merged_registers(instruction);
  trail_.begin(std::move(split));
  execution_.outcomes[size_t(frames_.pc)] |= kBothSides;
  conditions_.assume(condition, true);
  ++frames_.pc;
}

template <class Visitor> void Splits::for_each_elastic(Visitor visit) const {
  for (const Output &argument : execution_.arguments)
    if (argument.is_view && argument.view.buffer->elastic)
      visit(*argument.view.buffer);
}

Side Splits::merged_registers(const Instruction &instruction) const {
  Side side;
  for_each_elastic([&](const Buffer &buffer) { side.surely.push_back(buffer.surely); });
  const int64_t *pool = program_.pool.data() + instruction.d;
  for (int32_t index = 0; index < instruction.e; ++index) {
    const int64_t from = pool[3 * index];
    switch (RegisterClass(pool[3 * index + 1])) {
    case RegisterClass::Integer:
      side.integers.push_back(frames_.integers[from]);
      break;
    case RegisterClass::Data:
      side.cells.push_back(frames_.cells[from]);
      break;
    case RegisterClass::View:
      side.views.push_back(frames_.views[from]);
      break;
    }
  }
  return side;
}

bool Splits::join() {
  if (trail_.is_certain())
    return false;
  Split &split = trail_.splits().back();
  if (split.join != frames_.pc || split.depth != frames_.depth())
    return false;
  std::vector<Written> written = trail_.written_since(split);
  conditions_.forget();
  if (split.is_second)
    merge(trail_.end(), written);
  else
    begin_second(split, std::move(written));
  return true;
}

// Undoes what the first side wrote, as `written` has it, and keeps what it left.
void Splits::begin_second(Split &split, std::vector<Written> written) {
  const Instruction &instruction = program_.code[size_t(split.instruction)];
  const int64_t *pool = program_.pool.data() + instruction.d;
  const Side before = std::move(split.registers);
  split.registers = merged_registers(instruction);
  size_t integer = 0, cell = 0, view = 0;
  for (int32_t index = 0; index < instruction.e; ++index) {
    const int64_t to = pool[3 * index];
    switch (RegisterClass(pool[3 * index + 1])) {
    case RegisterClass::Integer:
      frames_.integers[to] = before.integers[integer++];
      break;
    case RegisterClass::Data:
      frames_.cells[to] = before.cells[cell++];
      break;
    case RegisterClass::View:
      frames_.views[to] = before.views[view++];
      break;
    }
  }
  size_t elastic = 0;
  for_each_elastic([&](Buffer &buffer) { buffer.surely = before.surely[elastic++]; });
  for (Written &each : written) {
    const Cell now = each.buffer->cells[each.address];
    trail_.replace(each, each.value);
    each.value = now;
  }
  trail_.forget_since(split);
  split.written = std::move(written);
  split.is_second = true;
  conditions_.assume(split.condition, false);
  frames_.pc = split.otherwise;
}

// Chooses between what both sides left; `written` has what the cells held that the second one wrote.
void Splits::merge(const Split &ended, const std::vector<Written> &written) {
  const Instruction &instruction = program_.code[size_t(ended.instruction)];
  const int64_t *pool = program_.pool.data() + instruction.d;
  size_t cell = 0, view = 0;
  for (int32_t index = 0; index < instruction.e; ++index) {
    const RegisterClass register_class = RegisterClass(pool[3 * index + 1]);
    if (pool[3 * index + 2] == kRestored) {
      cell += register_class == RegisterClass::Data;
      view += register_class == RegisterClass::View;
      continue;
    }
    if (register_class == RegisterClass::View) {
      ViewValue &now = frames_.views[pool[3 * index]];
      const ViewValue &first = ended.registers.views[view++];
      if (!same_view(now, first))
        now = views_.chosen_view(ended.condition, first, now, ended.instruction);
      continue;
    }
    Cell &now = frames_.cells[pool[3 * index]];
    const ScalarOperation &operation = program_.operations[size_t(pool[3 * index + 2])];
    const Cell &first = ended.registers.cells[cell++];
    if (first != now)
      now = arithmetic_.select(operation, ended.condition, first, now);
  }
  size_t elastic = 0;
  for_each_elastic([&](Buffer &buffer) {
    const std::vector<int64_t> &other = ended.registers.surely[elastic++];
    for (size_t dimension = 0; dimension < other.size(); ++dimension)
      buffer.surely[dimension] = std::min(buffer.surely[dimension], other[dimension]);
  });
  size_t first = 0, second = 0;
  while (first < ended.written.size() || second < written.size()) {
    auto key = [](const Written &each) { return std::tie(each.buffer->serial, each.address); };
    const bool in_first =
        first < ended.written.size() && (second >= written.size() || key(ended.written[first]) <= key(written[second]));
    const bool in_second =
        second < written.size() && (first >= ended.written.size() || key(written[second]) <= key(ended.written[first]));
    const Written &at = in_first ? ended.written[first] : written[second];
    const Cell otherwise = at.buffer->cells[at.address];
    const Cell yes = in_first ? ended.written[first].value : written[second].value;
    // What the second side wrote is noted already.
    if (!in_second)
      trail_.note(*at.buffer, at.address);
    trail_.replace(at, arithmetic_.chosen(ended.condition, yes, otherwise, at.buffer->element));
    first += in_first;
    second += in_second;
  }
}

void Splits::check_cell(const Instruction &instruction) {
  const Cell &condition = frames_.cells[instruction.a];
  std::optional<bool> outcome;
  if (kind_of(condition) == CellKind::Constant || is_undefined(condition) || !domain_.splits)
    outcome = arithmetic_.to_integer(condition, 1, Need::Condition) != 0;
  else
    outcome = conditions_.known(condition);
  if (outcome && !*outcome)
    fail_check(instruction);
  if (outcome)
    return;
  const std::optional<Promise> said =
      facts_.tracks() ? facts_.said(conditions_.literal(condition, false)) : std::nullopt;
  if (!said) {
    requirements_.oblige({domain_.make(HeadCondition, condition, constant_cell(1)), {}, 0, 0});
    return;
  }
  requirements_.require_known(said->form);
  const auto [low, high] = requirements_.require_within(said->form, said->low, said->high);
  if (trail_.is_certain())
    facts_.narrow(said->form.terms[0], low, high);
}

void Splits::fail_check(const Instruction &instruction) {
  if (!instruction.c) {
    if (!requirements_.exclude_path())
      trail_.undefined(program_.messages[size_t(instruction.b)]);
  } else if (execution_.broken_promise < 0)
    execution_.broken_promise = &instruction - program_.code.data();
}

} // namespace equiv
