// Operations of the algebraic domain that may be computed in any order, and common ones of them on many operands.
#include "domains/algebraic.h"
#include "domains/lane_constants.h"

namespace equiv {

// Not those that remember what their results came from, or that look it up where others may have remembered it since.
bool AlgebraicDomain::is_function(const ScalarOperation &operation) const {
  if (definedness_)
    return false;
  switch (rule_of(operation).what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Multiply: // roots are found, and none of them is made in lanes
  case RealOperation::Divide:
  case RealOperation::Negate:
  case RealOperation::FusedMultiplyAdd:
  case RealOperation::Absolute:
  case RealOperation::OddFunction:
  case RealOperation::EvenFunction:
  case RealOperation::FromInteger:
  case RealOperation::Other:
    return true;
  case RealOperation::Exp:
  case RealOperation::Exp2:
    return !exponents_.enabled();
  case RealOperation::Widen:
  case RealOperation::Narrow:
    return any_precision_;
  default:
    return false;
  }
}

// Sets of maxima are looked up by other maxima alone, and by selects, which are no functions either.
bool AlgebraicDomain::is_ordered(const ScalarOperation &operation) const {
  const RealOperation what = rule_of(operation).what;
  return !definedness_ && (what == RealOperation::Maximum || what == RealOperation::Minimum);
}

bool AlgebraicDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                    int count) {
  const RealOperation what = rule_of(operation).what;
  const bool is_sum = what == RealOperation::Add || what == RealOperation::Subtract;
  if ((operation.flags & (FlagNnan | FlagNinf)) || !(is_sum || (what == RealOperation::Multiply && !roots_.enabled())))
    return false;
  // Of one constant the value is made once.
  LaneOperands given[2] = {operands[0], operands[1]};
  Cell constants[2];
  for (int index = 0; index < 2; ++index)
    if (const Cell &cell = *operands[index].cells; is_combined_constant(operation, index, operands[index])) {
      const ScalarType type = operation.operands[index];
      if (!is_float(type.kind) || is_special(type.kind, cell.low) || !is_fingerprint(*operands[1 - index].cells))
        return false;
      constants[index] = cell_of(value_of(cell, type));
      given[index] = {&constants[index], 0};
    }
  // Real numbers that are no maxima.
  constexpr uint64_t kForms = kSymbolic | kMaxima | kMinima;
  uint64_t others = 0;
  for (int index = 0; index < 2; ++index)
    for (int lane = 0; lane < count; ++lane) {
      const Cell &cell = given[index][lane];
      others |= ((cell.high & kForms) ^ kSymbolic) | (cell.low >> kFactsShift & kSpecials);
    }
  if (others != 0)
    return false;
  for (int lane = 0; lane < count; ++lane) {
    const Value left = plain(given[0][lane]), right = plain(given[1][lane]);
    results[lane] = cell_of(!is_sum                           ? multiply(left, right)
                            : what == RealOperation::Subtract ? add(left, negate(right))
                                                              : add(left, right));
  }
  return true;
}

} // namespace equiv
