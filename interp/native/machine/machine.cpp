// How a run begins, and what limits it.
#include "machine/machine.h"

namespace equiv {

Machine::Machine(Execution &execution, Domain &domain, bool observes)
    : execution_(execution), program_(*execution.program), domain_(domain), observes_(observes),
      scheduler_(execution.account, execution.options.schedule), conditions_(execution, domain),
      facts_(program_, domain, conditions_), tracks_(domain.distinguishes && execution.options.tracks),
      preempts_(execution.options.schedule.preempt), recurrence_(program_) {
  for (const ScalarOperation &operation : program_.operations)
    plain_.push_back(operation.is_plain && !(tracks_ && facts_.operation_of(operation) != IntegerOperation::None));
}

void Machine::begin() {
  enter(0, -1, 0, 0);
  const FunctionCode &entry = program_.functions[0];
  for (size_t index = 0; index < entry.parameters.size(); ++index) {
    auto [to, register_class] = entry.parameters[index];
    const Output &argument = execution_.arguments[index];
    switch (register_class) {
    case RegisterClass::Integer:
      integers_[to] = execution_.inputs[index].value;
      break;
    case RegisterClass::Data:
      cells_[to] = argument.cell;
      break;
    case RegisterClass::View:
      views_[to] = argument.view;
      break;
    }
  }
  if (tracks_)
    assume_ranges();
  next_check_ = kCheckInterval;
}

void Machine::check() {
  if (!recurrence_.watches())
    execution_.check_limits();
  if (recurrence_.recurs({pc_, frames_.back().function, splits_.size(), integers_, cells_, views_}))
    throw StopError("limit-operations", "this loop never ends: the program is in a state in which it was before");
  next_check_ = execution_.operations + (recurrence_.watches() ? 0 : kCheckInterval);
}

void Machine::begin_loop(const Instruction &instruction, int64_t iterations) {
  int64_t least = program_.pool[size_t(instruction.f)];
  int64_t left = execution_.options.operation_limit - execution_.operations;
  if (least > 0 && iterations > left / least)
    throw StopError("limit-operations", "this loop of " + std::to_string(iterations) + " iterations needs at least " +
                                            std::to_string(least) + " operations in each; the limit is " +
                                            std::to_string(execution_.options.operation_limit) + " in all");
}

// Of a minimum or maximum of two different numbers: which one it is.
void Machine::note_extreme(uint8_t &outcome, const Instruction &instruction) const {
  const int64_t *operands = program_.pool.data() + instruction.c;
  const int64_t first = integers_[operands[0]], second = integers_[operands[1]];
  if (first != second)
    outcome |= uint8_t(1 << (integers_[program_.pool[size_t(instruction.d)]] == first));
}

} // namespace equiv
