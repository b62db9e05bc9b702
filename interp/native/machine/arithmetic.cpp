#include "machine/arithmetic.h"

#include "core/pointer.h"
#include "scalars/float_format.h"

#include <string_view>

namespace equiv {

Arithmetic::Arithmetic(Execution &execution, Domain &domain, Frames &frames, const Trail &trail, Conditions &conditions,
                       IntegerFacts &facts, Requirements &requirements)
    : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
      conditions_(conditions), facts_(facts), requirements_(requirements) {
  for (const ScalarOperation &operation : program_.operations)
    plain_.push_back(operation.is_plain &&
                     !(facts.tracks() && facts.operation_of(operation) != IntegerOperation::None));
}

LinearForm Arithmetic::index_form(const Cell &cell, int width) {
  LinearForm form;
  if (kind_of(cell) == CellKind::Constant || is_undefined(cell) || !domain_.splits)
    form.constant = form.low = form.high = to_integer(cell, width, Need::Index);
  else if (facts_.tracks())
    form = facts_.form_of(cell, unsigned(width));
  else
    form.terms = {{1, cell, INT64_MIN, INT64_MAX}};
  return form;
}

const ScalarOperation *Arithmetic::select_of(ScalarType type) const {
  for (const ScalarOperation &operation : program_.operations)
    if (operation.role == Role::Select && operation.results[0].kind == type.kind &&
        operation.results[0].width == type.width)
      return &operation;
  throw StopError("unsupported", "values of this type that depend on a condition which is data");
}

Cell Arithmetic::chosen(const Cell &condition, const Cell &yes, const Cell &no, ScalarType type) {
  return yes == no ? yes : select(*select_of(type), condition, yes, no);
}

namespace {

inline const char *describe(Need need) {
  switch (need) {
  case Need::Bound:
    return "a loop bound";
  case Need::Index:
    return "an address";
  case Need::Condition:
    return "a branch";
  case Need::Size:
    return "a size";
  case Need::Argument:
    return "an argument that is a size";
  }
  return "control";
}

} // namespace

int64_t Arithmetic::to_integer(const Cell &cell, int width, Need need) {
  switch (kind_of(cell)) {
  case CellKind::Constant:
    if (cell.high & kApproximate)
      execution_.approximate_control = true;
    return sign_extend(cell.low, unsigned(width));
  case CellKind::Uninitialized:
    trail_.undefined(std::string(describe(need)) + " depends on uninitialized memory");
  case CellKind::Poison:
    trail_.undefined(std::string(describe(need)) + " depends on a poison value", int64_t(cell.low) - 1);
  default:
    throw StopError("data", std::string(describe(need)) + " depends on data");
  }
}

// Whether a result is a NaN, and not by moving or setting the bits of an operand: then it may be any other one as well.
inline bool gives_some_nan(const ScalarOperation &operation, Bits result) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind) || !is_nan(format_of(kind), result))
    return false;
  const std::string_view name = operation.semantics->name;
  return name != "bitcast" && name != "freeze" && name != "negf" && name != "absf" && name != "copysign";
}

bool Arithmetic::fold(const ScalarOperation &operation, const Cell *operands, Cell *results) {
  Bits in[kMaxOperands], out[kMaxResults] = {0, 0};
  bool approximate = false;
  for (int index = 0; index < operation.operand_count; ++index) {
    in[index] = execution_.wide.pattern_of(operands[index]);
    approximate |= (operands[index].high & kApproximate) != 0;
  }
  if (!domain_.folds_all && !domain_.folds(operation, in))
    return false;
  Folded folded = operation.semantics->fold ? operation.semantics->fold(operation, in, out) : Folded::Unfolded;
  switch (folded) {
  case Folded::Approximate:
    if (!domain_.is_concrete)
      return false;
    approximate = true;
    break;
  case Folded::Value:
    if (!domain_.is_concrete && execution_.options.patterns && gives_some_nan(operation, out[0]))
      return false;
    break;
  case Folded::Poison:
    // Other bits of an approximate operand might not give poison.
    execution_.approximate_control |= approximate;
    for (int index = 0; index < operation.result_count; ++index)
      results[index] = poison_cell(frames_.pc);
    return true;
  case Folded::Undefined:
    if (approximate)
      throw StopError("unsupported", std::string("whether ") + operation.semantics->name +
                                         " is defined depends on a library function's precision");
    trail_.undefined(std::string(operation.semantics->name) + " is undefined for these operands");
  case Folded::Unfolded:
    return false;
  }
  for (int index = 0; index < operation.result_count; ++index) {
    results[index] = execution_.wide.constant(out[index], operation.results[index].width);
    if (approximate)
      results[index].high |= kApproximate;
  }
  return true;
}

inline bool divides(const ScalarOperation &operation) {
  const std::string_view name = operation.semantics->name;
  return operation.semantics->may_be_undefined &&
         (name.find("div") != std::string_view::npos || name.substr(0, 3) == "rem");
}

inline bool shifts(const ScalarOperation &operation) {
  const std::string_view name = operation.semantics->name;
  return name == "shli" || name == "shrsi" || name == "shrui";
}

// Whether an operation divides by a constant that is neither 0 nor -1, which is defined for every dividend.
inline bool divides_safely(const ScalarOperation &operation, const Cell *operands) {
  if (!divides(operation))
    return false;
  const Cell &divisor = operands[operation.operand_count - 1];
  return kind_of(divisor) == CellKind::Constant && divisor.low != 0 &&
         divisor.low != mask_to_width(~uint64_t(0), operation.operands[operation.operand_count - 1].width);
}

void Arithmetic::scalar_many(const ScalarOperation &operation, const Cell *operands, Cell *results,
                             bool may_be_poison) {
  bool concrete = true;
  for (int index = 0; index < operation.operand_count; ++index) {
    if (is_undefined(operands[index])) {
      if (operation.role == Role::Freeze) {
        results[0] = frozen(operands[0], operation.results[0]);
        return;
      }
      if (operation.semantics->may_be_undefined)
        divide_undefined(operation, operands[operation.operand_count - 1]);
      Cell poison = kind_of(operands[index]) == CellKind::Poison ? operands[index] : poison_of_unwritten(frames_.pc);
      for (int result = 0; result < operation.result_count; ++result)
        results[result] = poison;
      return;
    }
    CellKind kind = kind_of(operands[index]);
    concrete &= kind == CellKind::Constant || kind == CellKind::Wide;
  }
  if (concrete && fold(operation, operands, results))
    return;
  if (operation.role == Role::Freeze) {
    results[0] = frozen(operands[0], operation.results[0]);
    return;
  }
  if (!concrete && operation.operand_count == 2 && kind_of(operands[1]) == CellKind::Constant) {
    // What is undefined or poison whatever the data.
    const Cell &last = operands[1];
    if (last.low == 0 && trail_.is_certain() && divides(operation))
      trail_.undefined(std::string(operation.semantics->name) + " by zero");
    if (last.low >= operation.operands[1].width && shifts(operation)) {
      results[0] = poison_cell(frames_.pc);
      return;
    }
  }
  // Which of the NaNs an operation gives is open, also where it gives back its operand.
  const bool passes = !execution_.options.patterns || !is_float(operation.results[0].kind);
  if (!concrete && passes && operation.semantics->passes_through && operation.result_count == 1) {
    for (int index = 0; index < operation.operand_count; ++index) {
      CellKind kind = kind_of(operands[index]);
      if (kind != CellKind::Constant && kind != CellKind::Wide)
        continue;
      int kept = operation.semantics->passes_through(operation, index, execution_.wide.pattern_of(operands[index]));
      if (kept >= 0) {
        results[0] = operands[kept];
        return;
      }
    }
  }
  if (operation.role != Role::Other && !concrete) {
    results[0] = conditions_.logic(operation, operands);
    return;
  }
  if (facts_.tracks() && !concrete && !may_be_poison && facts_.settles(operation, operands, results[0]))
    return;
  Cell made[kMaxResults];
  for (int result = 0; result < operation.result_count; ++result)
    made[result] = domain_.combine(operation, result, operands);
  if (facts_.tracks() && !concrete)
    facts_.note(operation, operands, made[0], may_be_poison);
  if (operation.semantics->may_be_undefined && !divides_safely(operation, operands))
    requirements_.require_computed(made[0], operation);
  for (int result = 0; result < operation.result_count; ++result)
    results[result] = made[result];
}

// A division with an operand that is uninitialized or poison. By such a divisor it is undefined; a dividend may be
// any number, so that it is undefined where it would be for some number.
void Arithmetic::divide_undefined(const ScalarOperation &operation, const Cell &divisor) {
  if (is_undefined(divisor))
    trail_.undefined(std::string(operation.semantics->name) + " by an uninitialized or poison value");
  const unsigned width = operation.operands[0].width;
  const Cell worst = execution_.wide.constant(divides(operation) ? Bits(1) << (width - 1) : Bits(0), int(width));
  const Cell operands[2] = {worst, divisor};
  const CellKind kind = kind_of(divisor);
  if (kind == CellKind::Constant || kind == CellKind::Wide) {
    const Bits in[2] = {execution_.wide.pattern_of(worst), execution_.wide.pattern_of(divisor)};
    Bits out[kMaxResults];
    switch (operation.semantics->fold(operation, in, out)) {
    case Folded::Value:
    case Folded::Poison:
      return;
    default:
      break;
    }
    if (in[1] == 0)
      trail_.undefined(std::string(operation.semantics->name) + " by zero");
    throw StopError("unsupported", std::string(operation.semantics->name) + " of an uninitialized or poison value by a "
                                                                            "number by which some are undefined");
  }
  requirements_.require_computed(domain_.combine(operation, 0, operands), operation);
}

// Some number in the place of a value that may be undefined, one for each time that it is frozen: no two of them are
// known to be the same. The n-th of a value is that of the other program, which can choose it so.
Cell Arithmetic::frozen(const Cell &value, ScalarType type) {
  if (is_data_pointer(value))
    throw StopError("unsupported", "a frozen pointer that depends on data");
  if (is_pointer(value))
    return value;
  if (!domain_.splits)
    throw StopError("unsupported", "a frozen value that may be any number");
  uint64_t times = 0;
  if (domain_.distinguishes) {
    if (!is_undefined(value) && !execution_.options.poisons && !domain_.may_hold_undefined(value))
      return value;
    times = frozen_[is_undefined(value) ? Cell{0, value.high} : value]++;
  }
  return domain_.typed(domain_.make(HeadFrozen, value, constant_cell(times)), type);
}

void Arithmetic::on_cells(const Instruction &instruction) {
  const ScalarOperation &operation = program_.operations[size_t(instruction.b)];
  const unsigned width = operation.operands[0].width;
  auto operand = [&](int32_t register_index, bool is_integer) {
    return is_integer ? constant_cell(mask_to_width(uint64_t(frames_.integers[register_index]), width))
                      : frames_.cells[register_index];
  };
  const Cell operands[2] = {operand(instruction.c, instruction.e & 1), operand(instruction.d, instruction.e & 2)};
  frames_.cells[instruction.a] = scalar(operation, operands, instruction.aux != 0);
}

Cell Arithmetic::select(const ScalarOperation &operation, const Cell &condition, const Cell &yes, const Cell &no,
                        bool may_be_poison) {
  switch (kind_of(condition)) {
  case CellKind::Constant: {
    Cell chosen = condition.low ? yes : no;
    if ((condition.high & kApproximate) && kind_of(chosen) == CellKind::Constant)
      chosen.high |= kApproximate;
    return chosen;
  }
  case CellKind::Uninitialized:
    return poison_of_unwritten(frames_.pc);
  case CellKind::Poison:
    return condition;
  default:
    break;
  }
  auto is_address = [](const Cell &cell) { return is_pointer(cell) || is_data_pointer(cell); };
  if (yes != no && (is_address(yes) || is_address(no)))
    throw StopError("data", "a pointer depends on data");
  const Cell made = conditions_.select(operation, condition, yes, no, may_be_poison);
  if (facts_.tracks() && made != yes && made != no) {
    const Cell operands[3] = {condition, yes, no};
    facts_.note(operation, operands, made, may_be_poison);
  }
  return made;
}

void Arithmetic::scalar_integer(const ScalarOperation &operation, const int64_t *in, const int64_t *out) {
  Bits operands[kMaxOperands], results[kMaxResults] = {0, 0};
  for (int index = 0; index < operation.operand_count; ++index)
    operands[index] = mask_to_width(uint64_t(frames_.integers[in[index]]), operation.operands[index].width);
  switch (operation.semantics->fold(operation, operands, results)) {
  case Folded::Value:
    break;
  case Folded::Undefined:
    trail_.undefined(std::string(operation.semantics->name) + " is undefined for these operands");
  case Folded::Poison:
    throw StopError("data", std::string(operation.semantics->name) + " gives poison in the computation of an address, "
                                                                     "a bound or a condition");
  default:
    throw StopError("unsupported", std::string(operation.semantics->name) + " of these operands in the computation of "
                                                                            "an address, a bound or a condition");
  }
  for (int index = 0; index < operation.result_count; ++index)
    frames_.integers[out[index]] = sign_extend(uint64_t(results[index]), operation.results[index].width);
}

} // namespace equiv
