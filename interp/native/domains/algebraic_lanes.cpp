// Operations of the algebraic domain that may be computed in any order, and common ones of them on many operands.
#include "domains/algebraic.h"

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
  // Real numbers that are no maxima.
  constexpr uint64_t kForms = kSymbolic | kMaxima | kMinima;
  uint64_t others = 0;
  for (int index = 0; index < 2; ++index)
    for (int lane = 0; lane < count; ++lane) {
      const Cell &cell = operands[index][lane];
      others |= ((cell.high & kForms) ^ kSymbolic) | (cell.low >> kFactsShift & kSpecials);
    }
  if (others != 0)
    return false;
  for (int lane = 0; lane < count; ++lane) {
    const Value left = plain(operands[0][lane]), right = plain(operands[1][lane]);
    results[lane] = cell_of(!is_sum                           ? multiply(left, right)
                            : what == RealOperation::Subtract ? add(left, negate(right))
                                                              : add(left, right));
  }
  return true;
}

} // namespace equiv
