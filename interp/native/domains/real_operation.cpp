#include "domains/real_operation.h"

#include "scalars/exact_float.h"

#include <array>
#include <utility>

namespace equiv {

namespace {

constexpr std::pair<std::string_view, RealOperation> kNames[] = {
    {"addf", RealOperation::Add},
    {"subf", RealOperation::Subtract},
    {"mulf", RealOperation::Multiply},
    {"divf", RealOperation::Divide},
    {"negf", RealOperation::Negate},
    {"fma", RealOperation::FusedMultiplyAdd},
    {"maximumf", RealOperation::Maximum},
    {"maxnumf", RealOperation::Maximum},
    {"minimumf", RealOperation::Minimum},
    {"minnumf", RealOperation::Minimum},
    {"clampf", RealOperation::Clamp},
    {"absf", RealOperation::Absolute},
    {"exp", RealOperation::Exp},
    {"exp2", RealOperation::Exp2},
    {"expm1", RealOperation::Expm1},
    {"log", RealOperation::Log},
    {"log2", RealOperation::Log2},
    {"log10", RealOperation::Log10},
    {"log1p", RealOperation::Log1p},
    {"sqrt", RealOperation::SquareRoot},
    {"rsqrt", RealOperation::InverseSquareRoot},
    {"powf", RealOperation::Power},
    {"fpowi", RealOperation::IntegerPower},
    {"tanh", RealOperation::Tanh},
    {"sinh", RealOperation::Sinh},
    {"cosh", RealOperation::Cosh},
    {"erf", RealOperation::Erf},
    {"erfc", RealOperation::Erfc},
    {"sin", RealOperation::OddFunction},
    {"tan", RealOperation::Tangent},
    {"asin", RealOperation::OddFunction},
    {"atan", RealOperation::OddFunction},
    {"asinh", RealOperation::OddFunction},
    {"atanh", RealOperation::OddFunction},
    {"cbrt", RealOperation::OddFunction},
    {"cos", RealOperation::EvenFunction},
    {"sincos", RealOperation::SineCosine},
    {"isnan", RealOperation::IsNan},
    {"isinf", RealOperation::IsInfinite},
    {"isfinite", RealOperation::IsFinite},
    {"extf", RealOperation::Widen},
    {"truncf", RealOperation::Narrow},
    {"convertf", RealOperation::Narrow},
};

bool exact_with(const ScalarOperation &operation, const Bits *operands) {
  // A result that is the same rounded up and rounded down was not rounded.
  Bits down = 0, up = 0;
  ScalarOperation directed = operation;
  directed.flags = FlagDownward;
  Folded below = operation.semantics->fold(directed, operands, &down);
  directed.flags = FlagUpward;
  Folded above = operation.semantics->fold(directed, operands, &up);
  if (below != Folded::Value || above != Folded::Value)
    return false;
  const Format format = format_of(operation.results[0].kind);
  return down == up || (is_zero(format, down) && is_zero(format, up));
}

bool exact_root(TypeKind kind, Bits operand, const ScalarOperation &operation) {
  Bits root = 0;
  ScalarOperation plain = operation;
  plain.flags = 0;
  if (operation.semantics->fold(plain, &operand, &root) != Folded::Value || is_special(kind, root))
    return is_special(kind, operand);
  const Format format = format_of(kind);
  return exact_multiply(format, Rounding::Downward, root, root) == operand &&
         exact_multiply(format, Rounding::Upward, root, root) == operand;
}

bool exact_integer(const ScalarOperation &operation, Bits operand) {
  Bits result = 0;
  ScalarOperation plain = operation;
  plain.flags = 0;
  if (operation.semantics->fold(plain, &operand, &result) != Folded::Value)
    return false;
  if (is_special(operation.results[0].kind, result))
    return false;
  Exact value = unpack(format_of(operation.results[0].kind), result);
  if (value.significand == 0)
    return operand == 0;
  Bits size = operand;
  if (value.negative) {
    Bits mask = operation.operands[0].width >= 128 ? ~Bits(0) : (Bits(1) << operation.operands[0].width) - 1;
    size = (Bits(0) - operand) & mask;
  }
  if (value.exponent >= 0)
    return (value.significand << value.exponent) == size;
  return value.significand == (size << -value.exponent);
}

} // namespace

RealOperation real_operation_of(const ScalarOperation &operation) {
  if (!operation.semantics)
    return is_float(operation.results[0].kind) ? RealOperation::Select : RealOperation::Other;
  std::string_view name = operation.semantics->name;
  if ((name == "sitofp" || name == "uitofp") && is_float(operation.results[0].kind))
    return RealOperation::FromInteger;
  if (operation.operand_count == 0 || !is_float(operation.operands[0].kind))
    return RealOperation::Other;
  if (name.substr(0, 5) == "cmpf.")
    return RealOperation::Compare;
  for (const auto &[known, what] : kNames) {
    if (name != known)
      continue;
    const bool float_result = is_float(operation.results[0].kind);
    const bool class_test =
        what == RealOperation::IsNan || what == RealOperation::IsInfinite || what == RealOperation::IsFinite;
    return float_result || class_test ? what : RealOperation::Other;
  }
  return RealOperation::Other;
}

uint8_t relations_of(std::string_view name) {
  std::string_view predicate = name.substr(5);
  if (predicate == "true")
    return 15;
  if (predicate == "false")
    return 0;
  if (predicate == "ord")
    return 7;
  if (predicate == "uno")
    return 8;
  const uint8_t unordered = predicate[0] == 'u' ? RelationUnordered : 0;
  const std::string_view order = predicate.substr(1);
  const uint8_t ordered = order == "eq"   ? RelationEqual
                          : order == "ne" ? RelationLess | RelationGreater
                          : order == "lt" ? RelationLess
                          : order == "le" ? RelationLess | RelationEqual
                          : order == "gt" ? RelationGreater
                                          : RelationGreater | RelationEqual;
  return ordered | unordered;
}

double number_of(TypeKind kind, Bits pattern) {
  return host_of<double>(convert(format_of(kind), format_of(TypeKind::Double), Rounding::NearestEven, pattern));
}

bool folds_exactly(RealOperation what, const ScalarOperation &operation, const Bits *operands, bool conversions) {
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Multiply:
  case RealOperation::Divide:
  case RealOperation::FusedMultiplyAdd:
    return exact_with(operation, operands);
  case RealOperation::Narrow:
    return !conversions || exact_with(operation, operands);
  case RealOperation::SquareRoot:
    return exact_root(operation.results[0].kind, operands[0], operation);
  case RealOperation::FromInteger:
    return exact_integer(operation, operands[0]);
  default:
    return true;
  }
}

} // namespace equiv
