// The members of Machine that concern conditions which are data: both sides run, one after the other, and what they
// leave different is chosen by the condition.
#include "machine/machine.h"

#include <algorithm>
#include <tuple>

namespace equiv {

const ScalarOperation *Machine::select_of(ScalarType type) const {
  for (const ScalarOperation &operation : program_.operations)
    if (operation.role == Role::Select && operation.results[0].kind == type.kind &&
        operation.results[0].width == type.width)
      return &operation;
  throw StopError("unsupported", "values of this type that depend on a condition which is data");
}

Cell Machine::chosen(const Cell &condition, const Cell &yes, const Cell &no, ScalarType type) {
  return yes == no ? yes : select(*select_of(type), condition, yes, no);
}

void Machine::split(const Instruction &instruction) {
  const Cell condition = cells_[instruction.a];
  const CellKind kind = kind_of(condition);
  if (kind == CellKind::Constant || is_undefined(condition) || !domain_.splits) {
    const bool holds = to_integer(condition, 1, Need::Condition) != 0;
    note_side(execution_.outcomes[size_t(pc_)], holds);
    pc_ = holds ? pc_ + 1 : instruction.b;
    return;
  }
  if (std::optional<bool> outcome = conditions_.known(condition)) {
    // A loop whose condition stays what it is on this path may never end.
    for (Split &each : splits_)
      if (each.instruction == pc_ && each.depth == frames_.size() && ++each.repeated > kMostRepeated)
        throw StopError("data", "how often this loop runs depends on data: its condition was the same " +
                                    std::to_string(kMostRepeated) + " times");
    note_side(execution_.outcomes[size_t(pc_)], *outcome);
    pc_ = *outcome ? pc_ + 1 : instruction.b;
    return;
  }
  if (!observes_)
    throw StopError("data", "a branch depends on data");
  require_defined(condition);
  size_t unrolled = 0;
  for (const Split &each : splits_)
    unrolled += each.instruction == pc_ && each.depth == frames_.size();
  if (unrolled >= kMostUnrolled)
    throw StopError("data", "how often this loop runs depends on data: it was unrolled " +
                                std::to_string(kMostUnrolled) + " times");
  Split split;
  split.condition = condition;
  split.instruction = pc_;
  split.otherwise = instruction.b;
  split.join = instruction.c;
  split.depth = frames_.size();
  split.journal = journal_.size();
  split.serial = execution_.heap.next_serial();
  split.sides[0] = merged_registers(instruction);
  splits_.push_back(std::move(split));
  execution_.outcomes[size_t(pc_)] |= kBothSides;
  conditions_.assume(condition, true);
  ++pc_;
}

Machine::Side Machine::merged_registers(const Instruction &instruction) const {
  Side side;
  const int64_t *pool = program_.pool.data() + instruction.d;
  for (int32_t index = 0; index < instruction.e; ++index) {
    const int64_t from = pool[3 * index];
    switch (RegisterClass(pool[3 * index + 1])) {
    case RegisterClass::Integer:
      side.integers.push_back(integers_[from]);
      break;
    case RegisterClass::Data:
      side.cells.push_back(cells_[from]);
      break;
    case RegisterClass::View:
      side.views.push_back(views_[from]);
      break;
    }
  }
  return side;
}

// The cells that were written since a split, each with what it held before, in the order of the buffers and addresses.
std::vector<Machine::Written> Machine::written_since(const Split &split) {
  std::vector<Written> found;
  for (size_t index = split.journal; index < journal_.size(); ++index)
    if (journal_[index].buffer->serial < split.serial)
      found.push_back(journal_[index]);
  // The first entry of a cell has what it held at the split.
  std::stable_sort(found.begin(), found.end(), [](const Written &one, const Written &other) {
    return std::tie(one.buffer->serial, one.address) < std::tie(other.buffer->serial, other.address);
  });
  auto same = [](const Written &one, const Written &other) {
    return one.buffer == other.buffer && one.address == other.address;
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  return found;
}

void Machine::replace(const Written &cell, const Cell &value) {
  cell.buffer->cells[cell.address] = value;
  cell.buffer->version = ++writes_;
}

// One side of the innermost split ended here: the other one runs, or both become one.
bool Machine::join(const Instruction &) {
  if (splits_.empty() || splits_.back().join != pc_ || splits_.back().depth != frames_.size())
    return false;
  Split &split = splits_.back();
  const Instruction &instruction = program_.code[size_t(split.instruction)];
  const int64_t *pool = program_.pool.data() + instruction.d;
  std::vector<Written> written = written_since(split);
  conditions_.forget();
  if (!split.is_second) {
    Side before = std::move(split.sides[0]);
    split.sides[0] = merged_registers(instruction);
    size_t integer = 0, cell = 0, view = 0;
    for (int32_t index = 0; index < instruction.e; ++index) {
      const int64_t to = pool[3 * index];
      switch (RegisterClass(pool[3 * index + 1])) {
      case RegisterClass::Integer:
        integers_[to] = before.integers[integer++];
        break;
      case RegisterClass::Data:
        cells_[to] = before.cells[cell++];
        break;
      case RegisterClass::View:
        views_[to] = before.views[view++];
        break;
      }
    }
    for (Written &each : written) {
      const Cell now = each.buffer->cells[each.address];
      replace(each, each.value);
      each.value = now;
    }
    journal_.resize(split.journal);
    split.written = std::move(written);
    split.is_second = true;
    conditions_.assume(split.condition, false);
    pc_ = split.otherwise;
    return true;
  }
  const Split ended = std::move(splits_.back());
  splits_.pop_back();
  size_t cell = 0, view = 0;
  for (int32_t index = 0; index < instruction.e; ++index) {
    const RegisterClass register_class = RegisterClass(pool[3 * index + 1]);
    if (pool[3 * index + 2] == kRestored) {
      cell += register_class == RegisterClass::Data;
      view += register_class == RegisterClass::View;
      continue;
    }
    if (register_class == RegisterClass::View) {
      ViewValue &now = views_[pool[3 * index]];
      const ViewValue &first = ended.sides[0].views[view++];
      if (!same_view(now, first))
        now = chosen_view(ended.condition, first, now, split_place(ended));
      continue;
    }
    Cell &now = cells_[pool[3 * index]];
    const ScalarOperation &operation = program_.operations[size_t(pool[3 * index + 2])];
    const Cell &first = ended.sides[0].cells[cell++];
    if (first != now)
      now = select(operation, ended.condition, first, now);
  }
  // `ended.written` has what the first side left, `written` what the cells held at the split.
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
    if (!in_second && !splits_.empty())
      journal_.push_back({at.buffer, at.address, otherwise});
    replace(at, chosen(ended.condition, yes, otherwise, at.buffer->element));
    first += in_first;
    second += in_second;
  }
  if (splits_.empty())
    journal_.clear();
  return true;
}

void Machine::oblige(Requirement requirement) {
  if (!domain_.distinguishes)
    return;
  requirement.path = conditions_.path();
  requirement.instruction = uint32_t(pc_);
  auto &known = obliged_[requirement.what];
  for (const auto &[low, high, path] : known)
    if (low >= requirement.low && high <= requirement.high && (path == 0 || path == requirement.path))
      return;
  known.emplace_back(requirement.low, requirement.high, requirement.path);
  execution_.requirements.push_back(std::move(requirement));
}

// A value that decides where the program goes is neither poison nor unwritten, or the program is undefined.
void Machine::require_defined(const Cell &value) {
  if (domain_.distinguishes) {
    if (execution_.options.poisons || domain_.may_hold_undefined(value))
      oblige({domain_.make(HeadCondition, value, constant_cell(0)), {}, 0, 0});
  }
}

void Machine::check_cell(const Instruction &instruction) {
  const Cell &condition = cells_[instruction.a];
  std::optional<bool> outcome;
  if (kind_of(condition) == CellKind::Constant || is_undefined(condition) || !domain_.splits)
    outcome = to_integer(condition, 1, Need::Condition) != 0;
  else
    outcome = conditions_.known(condition);
  if (outcome && !*outcome)
    fail_check(instruction);
  if (outcome)
    return;
  const std::optional<Promise> said = tracks_ ? facts_.said(conditions_.literal(condition, false)) : std::nullopt;
  if (!said) {
    oblige({domain_.make(HeadCondition, condition, constant_cell(1)), {}, 0, 0});
    return;
  }
  require_known(said->form);
  const auto [low, high] = require_within(said->form, said->low, said->high);
  if (splits_.empty())
    facts_.narrow(said->form.terms[0], low, high);
}

void Machine::fail_check(const Instruction &instruction) {
  if (!instruction.c)
    undefined(program_.messages[size_t(instruction.b)]);
  if (execution_.broken_promise < 0)
    execution_.broken_promise = &instruction - program_.code.data();
}

void Machine::require_certain(const char *what) const {
  if (!splits_.empty())
    throw StopError("data", std::string(what) + " under a condition that depends on data");
}

} // namespace equiv
