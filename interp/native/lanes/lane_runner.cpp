#include "lanes/lane_runner.h"

#include <algorithm>

namespace equiv {

int64_t LaneRunner::number(int32_t form_index) const {
  const AffineForm &form = plan_->forms[size_t(form_index)];
  int64_t sum = form.constant + form.factors[0] * first;
  for (size_t loop = 1; loop < plan_->loops; ++loop)
    sum += form.factors[loop] * iterations[loop];
  return sum;
}

void LaneRunner::run(int count) {
  const std::vector<LaneInstruction> &code = plan_->code;
  for (size_t at = 0; at < code.size(); ++at) {
    const LaneInstruction &in = code[at];
    if (in.is_in_turn)
      continue;
    switch (in.step) {
    case LaneStep::Load: {
      const Cell *from = in.cells + number(in.form);
      const int64_t stride = plan_->forms[size_t(in.form)].factors[0];
      if (in.in_place) {
        values_[size_t(in.result)] = {from, stride};
        column(in.result)[count - 1] = from[(count - 1) * stride]; // what the register is left with
        break;
      }
      Cell *to = defined_column(in.result);
      if (stride == 1)
        std::copy_n(from, count, to);
      else
        for (int lane = 0; lane < count; ++lane)
          to[lane] = from[lane * stride];
      break;
    }
    case LaneStep::Store: {
      Cell *to = in.cells + number(in.form);
      const int64_t stride = plan_->forms[size_t(in.form)].factors[0];
      const LaneOperands from = values_[size_t(in.operands[0])];
      if (stride == 1 && from.stride == 1)
        std::copy_n(from.cells, count, to);
      else
        for (int lane = 0; lane < count; ++lane)
          to[lane * stride] = from[lane];
      break;
    }
    case LaneStep::Move: {
      const LaneOperands from = values_[size_t(in.operands[0])];
      Cell *to = defined_column(in.result);
      for (int lane = 0; lane < count; ++lane)
        to[lane] = from[lane];
      break;
    }
    case LaneStep::Number: {
      const int64_t first = number(in.form), stride = plan_->forms[size_t(in.form)].factors[0];
      Cell *to = defined_column(in.result);
      for (int lane = 0; lane < count; ++lane)
        to[lane] = constant_cell(mask_to_width(uint64_t(first + lane * stride), in.width));
      break;
    }
    case LaneStep::Scalar:
      run_scalar(in, count);
      break;
    case LaneStep::LoopBegin:
      iterations[size_t(in.result)] = 0;
      break;
    case LaneStep::LoopEnd: {
      int64_t &iteration = iterations[size_t(in.result)];
      if (++iteration < plan_->counts[size_t(in.result)])
        at = size_t(in.form);
      look(int64_t(count));
      break;
    }
    }
  }
  if (!plan_->turns.empty())
    run_turns(count);
}

void LaneRunner::run_turns(int count) {
  for (auto [register_index, index] : plan_->carried)
    defined_column(index)[0] = frames_.cells[register_index];
  for (const int32_t turn : plan_->turns)
    if (plan_->code[size_t(turn)].defines())
      defined_column(plan_->code[size_t(turn)].result);
  for (int lane = 0; lane < count; ++lane) {
    for (auto [register_index, index] : plan_->carried)
      if (lane > 0)
        column(index)[lane] = column(index)[lane - 1];
    for (const int32_t turn : plan_->turns) {
      const LaneInstruction &in = plan_->code[size_t(turn)];
      Cell *to = in.defines() ? column(in.result) + lane : nullptr;
      switch (in.step) {
      case LaneStep::Store:
        in.cells[number(in.form) + lane * plan_->forms[size_t(in.form)].factors[0]] =
            values_[size_t(in.operands[0])][lane];
        break;
      case LaneStep::Move:
        *to = values_[size_t(in.operands[0])][lane];
        break;
      case LaneStep::Number: {
        const int64_t value = number(in.form) + lane * plan_->forms[size_t(in.form)].factors[0];
        *to = constant_cell(mask_to_width(uint64_t(value), in.width));
        break;
      }
      default: {
        Cell operands[kMaxOperands];
        for (int index = 0; index < in.operation->operand_count; ++index)
          operands[index] = values_[size_t(in.operands[index])][lane];
        frames_.pc = in.pc;
        *to = arithmetic_.scalar(*in.operation, operands);
      }
      }
    }
  }
}

void LaneRunner::run_scalar(const LaneInstruction &in, int count) {
  const ScalarOperation &operation = *in.operation;
  const int operand_count = operation.operand_count;
  LaneOperands operands[kMaxOperands];
  for (int index = 0; index < operand_count; ++index)
    operands[index] = values_[size_t(in.operands[index])];
  frames_.pc = in.pc;
  Cell *results = defined_column(in.result);
  if (in.is_plain && domain_.compute_lanes(operation, operands, results, count))
    return;
  for (int lane = 0; lane < count; ++lane) {
    Cell each[kMaxOperands];
    for (int index = 0; index < operand_count; ++index)
      each[index] = operands[index][lane];
    results[lane] = arithmetic_.scalar(operation, each);
  }
}

// A nest that runs for long is looked at on the way.
void LaneRunner::look(int64_t iterations) {
  unlooked_ += iterations;
  if (unlooked_ < kLookInterval)
    return;
  unlooked_ = 0;
  execution_.check_limits();
}

} // namespace equiv
