#include "degree.h"

#include <cmath>

namespace equiv {

Cell DegreeDomain::combine(const ScalarOperation &operation, int, const Cell *operands) {
  double total = 0, most = 0;
  for (int index = 0; index < operation.operand_count; ++index) {
    double each = degree(operands[index]);
    total += each;
    most = std::max(most, each);
  }
  double result = 1;
  const RealOperation what = rule_of(operation);
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Negate:
    result = most;
    break;
  case RealOperation::Divide:
    if (is_fingerprint(operands[1]))
      ++divisions_;
    result = total;
    break;
  case RealOperation::Multiply:
    result = total;
    break;
  case RealOperation::FusedMultiplyAdd:
    result = std::max(degree(operands[0]) + degree(operands[1]), degree(operands[2]));
    break;
  case RealOperation::Tanh:
  case RealOperation::Sinh:
  case RealOperation::Cosh:
  case RealOperation::InverseSquareRoot:
    ++divisions_;
    result = 2;
    break;
  case RealOperation::Power:
  case RealOperation::IntegerPower:
    if (kind_of(operands[1]) == CellKind::Constant) {
      const ScalarType type = operation.operands[1];
      const double exponent = std::abs(is_float(type.kind) ? number_of(type.kind, operands[1].low)
                                                           : double(sign_extend(operands[1].low, type.width)));
      if (std::isfinite(exponent))
        result = std::max(1.0, most * exponent);
      ++divisions_;
    }
    break;
  case RealOperation::Widen:
  case RealOperation::Narrow:
    result = any_precision_ ? most : 1;
    break;
  case RealOperation::Compare:
    // A comparison with an infinity or a NaN is settled in the algebraic domain, in which data is finite.
    for (int index = 0; index < 2; ++index) {
      const TypeKind kind = operation.operands[index].kind;
      if (kind_of(operands[index]) != CellKind::Constant || !is_special(kind, operands[index].low))
        continue;
      const bool greater = has_sign(format_of(kind), operands[index].low) == (index == 1);
      const uint8_t relation = is_not_a_number(kind, operands[index].low) ? RelationUnordered
                               : greater                                  ? RelationGreater
                                                                          : RelationLess;
      return constant_cell((relations_of(operation.semantics->name) & relation) != 0);
    }
    break;
  case RealOperation::IsNan:
  case RealOperation::IsInfinite:
    return constant_cell(0);
  case RealOperation::IsFinite:
    return constant_cell(1);
  default:
    break;
  }
  greatest_ = std::max({greatest_, most, result});
  return of(result);
}

} // namespace equiv
