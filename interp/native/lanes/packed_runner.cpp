#include "lanes/packed_runner.h"

#include <algorithm>
#include <cstring>

namespace equiv {

namespace {

constexpr size_t kLine = 64; // bytes of the cache

// The bits of the widest number that an instruction is about.
unsigned widest(const LaneInstruction &in) {
  switch (in.step) {
  case LaneStep::Load:
  case LaneStep::Store:
    return in.buffer->element.width;
  case LaneStep::Number:
    return in.width;
  case LaneStep::Scalar: {
    unsigned width = in.operation->results[0].width;
    for (int index = 0; index < in.operation->operand_count; ++index)
      width = std::max<unsigned>(width, in.operation->operands[index].width);
    return width;
  }
  default:
    return 0;
  }
}

} // namespace

// -- what is done ----------------------------------------------------------------------------------------------------

size_t PackedRunner::add_row(int64_t words) {
  const size_t place = size_ + kWordsAtOnce * bytes_;
  size_ = place + (size_t(words) * bytes_ + kLine - 1) / kLine * kLine;
  return place;
}

size_t PackedRunner::place_of(int32_t column) {
  size_t &place = places_[size_t(column)];
  if (place == SIZE_MAX)
    place = add_row(kLanes);
  return place;
}

bool PackedRunner::make(const Plan &plan) {
  plan_ = nullptr;
  if (!plan.turns.empty() || !plan.carried.empty() || !plan.own.empty())
    return false;
  steps_.clear();
  rows_.clear();
  begins_.clear();
  uses_.assign(size_t(plan.columns), Uses{});
  places_.assign(size_t(plan.columns), SIZE_MAX);
  unsigned width = 0;
  for (size_t index = 0; index < plan.code.size(); ++index) {
    const LaneInstruction &in = plan.code[index];
    width = std::max(width, widest(in));
    if (in.defines()) {
      Uses &uses = uses_[size_t(in.result)];
      if (uses.definitions++ == 0)
        uses.first_definition = index;
    }
    for (const int32_t column : in.operands)
      if (in.reads(column))
        uses_[size_t(column)].first_read = std::min(uses_[size_t(column)].first_read, index);
  }
  if (width > 64)
    return false;
  bytes_ = width > 32 ? 8 : 4;
  size_ = 0;
  plan_ = &plan;
  if (!std::all_of(plan.code.begin(), plan.code.end(), [&](const LaneInstruction &each) { return add(each); })) {
    plan_ = nullptr;
    return false;
  }
  invariants_.clear();
  for (auto [register_index, column] : plan.invariants)
    invariants_.push_back({register_index, place_of(column), std::nullopt});
  left_.clear();
  for (auto [register_index, column] : plan.cells)
    left_.emplace_back(register_index, place_of(column));
  const auto first_store =
      std::find_if(steps_.begin(), steps_.end(), [](const Step &each) { return each.step == LaneStep::Store; });
  writes_last_ =
      std::none_of(steps_.begin(), steps_.end(), [](const Step &each) { return each.step == LaneStep::LoopBegin; }) &&
      std::none_of(first_store, steps_.end(), [](const Step &each) { return each.step == LaneStep::Load; });
  words_.resize((size_ + kWordsAtOnce * bytes_ + kLine) / sizeof(uint64_t));
  aligned_ = (kLine - reinterpret_cast<uintptr_t>(words_.data()) % kLine) % kLine;
  return true;
}

bool PackedRunner::add(const LaneInstruction &in) {
  Step step{in.step};
  step.form = in.form;
  step.loop = in.result;
  switch (in.step) {
  case LaneStep::Load:
  case LaneStep::Store:
    return add_access(in);
  case LaneStep::Move:
    step.left = place_of(in.operands[0]);
    step.result = place_of(in.result);
    break;
  case LaneStep::Number:
    step.result = place_of(in.result);
    step.mask = mask_to_width(~uint64_t(0), in.width);
    break;
  case LaneStep::Scalar:
    if (!in.is_plain || in.operation->operand_count != 2)
      return false;
    step.operation = packed_operation(*in.operation, bytes_);
    if (!step.operation.compute)
      return false;
    step.left = place_of(in.operands[0]);
    step.right = place_of(in.operands[1]);
    step.result = place_of(in.result);
    break;
  case LaneStep::LoopBegin:
    rows_.clear();
    begins_.push_back(steps_.size());
    break;
  case LaneStep::LoopEnd:
    rows_.clear();
    step.form = int32_t(begins_.back());
    begins_.pop_back();
    break;
  }
  steps_.push_back(step);
  return true;
}

bool PackedRunner::add_access(const LaneInstruction &in) {
  Step step{in.step};
  step.form = in.form;
  step.cells = in.cells;
  if (in.step == LaneStep::Store) {
    step.left = place_of(in.operands[0]);
    rows_.erase(std::remove_if(rows_.begin(), rows_.end(), [&](const Row &each) { return each.buffer == in.buffer; }),
                rows_.end());
    steps_.push_back(step);
    return true;
  }
  // What is read as it was loaded here alone may lie in a row that was loaded with it.
  const Uses &uses = uses_[size_t(in.result)];
  const size_t index = size_t(&in - plan_->code.data());
  const bool is_alone = uses.definitions == 1 && uses.first_read > index && !has_place(in.result) &&
                        plan_->forms[size_t(in.form)].factors[0] == 1;
  if (is_alone && joins_row(in))
    return true;
  if (is_alone) {
    places_[size_t(in.result)] = add_row(kLanes + 2 * kSpread) + size_t(kSpread) * bytes_;
    if (rows_.size() == kMostRows)
      rows_.erase(rows_.begin());
    rows_.push_back({in.buffer, in.form, steps_.size(), places_[size_t(in.result)]});
  }
  step.result = place_of(in.result);
  steps_.push_back(step);
  return true;
}

// Whether what is loaded lies in a row of cells that are loaded before, or beside it.
bool PackedRunner::joins_row(const LaneInstruction &load) {
  for (const Row &row : rows_) {
    const std::optional<int64_t> distance =
        row.buffer == load.buffer ? plan_->distance(row.form, load.form) : std::nullopt;
    Step &step = steps_[row.step];
    if (!distance || *distance < std::max(-step.before - 1, -kSpread) ||
        *distance > std::min(step.more - step.before + 1, kSpread))
      continue;
    if (*distance < -step.before) {
      ++step.before;
      ++step.more;
    } else if (*distance > step.more - step.before)
      ++step.more;
    places_[size_t(load.result)] = size_t(int64_t(row.place) + *distance * int64_t(bytes_));
    return true;
  }
  return false;
}

// -- doing it --------------------------------------------------------------------------------------------------------

bool PackedRunner::begin(const Cell *registers) {
  if (!plan_)
    return false;
  for (Invariant &each : invariants_) {
    const Cell &cell = registers[each.register_index];
    if (each.cell && *each.cell == cell)
      continue;
    each.cell.reset();
    if (!pack_copies(cell, kLanes, bytes_, words() + each.place))
      return false;
    each.cell = cell;
  }
  return true;
}

bool PackedRunner::run(int count, LaneRunner &runner) {
  Word *const words = this->words();
  for (size_t at = 0; at < steps_.size(); ++at) {
    const Step &step = steps_[at];
    switch (step.step) {
    case LaneStep::Load:
      if (!pack(step.cells + runner.number(step.form) - step.before, plan_->forms[size_t(step.form)].factors[0],
                count + int(step.more), bytes_, words + step.result - size_t(step.before) * bytes_))
        return false;
      break;
    case LaneStep::Store:
      unpack(words + step.left, count, bytes_, step.cells + runner.number(step.form),
             plan_->forms[size_t(step.form)].factors[0]);
      break;
    case LaneStep::Move:
      std::memmove(words + step.result, words + step.left, size_t(count) * bytes_);
      break;
    case LaneStep::Number:
      pack_series(runner.number(step.form), plan_->forms[size_t(step.form)].factors[0], step.mask, count, bytes_,
                  words + step.result);
      break;
    case LaneStep::Scalar:
      step.operation(words + step.left, words + step.right, words + step.result, count);
      break;
    case LaneStep::LoopBegin:
      runner.iterations[size_t(step.loop)] = 0;
      break;
    case LaneStep::LoopEnd:
      if (++runner.iterations[size_t(step.loop)] < plan_->counts[size_t(step.loop)])
        at = size_t(step.form);
      runner.look(count);
      break;
    }
  }
  return true;
}

void PackedRunner::leave(int count, Cell *registers) const {
  const Word *const last = words() + size_t(count - 1) * bytes_;
  for (auto [register_index, place] : left_)
    registers[register_index] = unpacked(last + place, bytes_);
}

} // namespace equiv
