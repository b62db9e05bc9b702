// Float functions of two operands that no standard requires to be correctly rounded: powf, fpowi and atan2. As with
// the functions of one operand, IEEE 754-2019, section 9.2.1, gives some operands a definite result.
#include "scalars/families.h"
#include "scalars/fast_math.h"
#include "scalars/integer_word.h"

#include <cmath>

namespace equiv {

namespace {

// Special operands of pow(x, y); those whose result is NaN are definite too.
bool definite_power(double x, double y) {
  return y == 0 || x == 0 || x == 1 || std::isinf(x) || std::isinf(y) || std::isnan(x) || std::isnan(y);
}

// atan2(y, x) where it is a zero; elsewhere it is rounded.
bool definite_angle(double y, double x) {
  const bool right_half = x > 0 || (x == 0 && !std::signbit(x));
  const bool zero = (y == 0 && right_half) || (std::isfinite(y) && std::isinf(x) && x > 0);
  return zero || std::isnan(x) || std::isnan(y);
}

template <float (*single)(float, float), double (*full)(double, double), bool (*definite)(double, double)>
Folded fold_function(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  double left, right;
  if (kind == TypeKind::Double) {
    left = host_of<double>(operands[0]);
    right = host_of<double>(operands[1]);
    results[0] = pattern_of(full(left, right));
  } else if (kind == TypeKind::Single) {
    left = static_cast<double>(host_of<float>(operands[0]));
    right = static_cast<double>(host_of<float>(operands[1]));
    results[0] = pattern_of(single(host_of<float>(operands[0]), host_of<float>(operands[1])));
  } else if (is_float(kind)) {
    left = widen(kind, operands[0]);
    right = widen(kind, operands[1]);
    results[0] = narrow(kind, static_cast<double>(single(static_cast<float>(left), static_cast<float>(right))));
  } else {
    return Folded::Unfolded;
  }
  const bool is_definite = is_nan(format_of(kind), results[0]) || definite(left, right);
  return with_fast_math(operation, operands, results, is_definite ? Folded::Value : Folded::Approximate,
                        kLoosensFunction);
}

// base^power by squaring and multiplying, in the host's precision; LLVM's powi leaves the order of roundings open.
template <typename Host> Host integer_power(Host base, bool negative_power, Bits size) {
  Host product = 1;
  for (; size != 0; size >>= 1) {
    if (size & 1)
      product *= base;
    base *= base;
  }
  return negative_power ? 1 / product : product;
}

// IEEE 754-2019's pown. Zeros, infinities and units as base, and powers 0 and 1, are definite.
Folded fold_float_to_integer(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  const ScalarType power = operation.operands[1];
  if (!is_float(kind) || power.kind != TypeKind::Integer)
    return Folded::Unfolded;
  const Format format = format_of(kind);
  const bool negative = is_negative(operands[1], power.width);
  const Bits size = negative ? (Bits{0} - operands[1]) & ones<Bits>(power.width) : operands[1];
  bool definite = size == 0 || (size == 1 && !negative);
  if (is_nan(format, operands[0])) {
    results[0] = size == 0 ? format.one() : format.canonical_nan();
    definite = true;
  } else if (kind == TypeKind::Double) {
    results[0] = pattern_of(integer_power(host_of<double>(operands[0]), negative, size));
  } else if (kind == TypeKind::Single) {
    results[0] = pattern_of(integer_power(host_of<float>(operands[0]), negative, size));
  } else {
    const float base = static_cast<float>(widen(kind, operands[0]));
    results[0] = narrow(kind, static_cast<double>(integer_power(base, negative, size)));
  }
  const uint64_t base = magnitude(format, operands[0]);
  definite |= base == 0 || base == format.infinity() || base == format.one();
  return with_fast_math(operation, operands, results, definite ? Folded::Value : Folded::Approximate, kLoosensFunction);
}

} // namespace

void append_power_functions(std::vector<Semantics> &table) {
  const Semantics entries[] = {
      {"powf", 2, 1, false, false, fold_function<::powf, ::pow, definite_power>, nullptr},
      {"fpowi", 2, 1, false, false, fold_float_to_integer, nullptr},
      {"atan2", 2, 1, false, false, fold_function<::atan2f, ::atan2, definite_angle>, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
