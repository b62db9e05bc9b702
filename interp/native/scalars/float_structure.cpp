// Operations on a float's parts: its sign, its class, and its rounding to an integral number. All are exact.
#include "scalars/families.h"
#include "scalars/fast_math.h"

#include <cmath>

namespace equiv {

namespace {

// -- sign ------------------------------------------------------------------------------------------------------------

uint64_t negated(Format format, Bits pattern) { return static_cast<uint64_t>(pattern) ^ format.sign(); }

uint64_t flushed(Format format, Bits pattern) {
  const bool subnormal = magnitude(format, pattern) < format.least_normal();
  return static_cast<uint64_t>(pattern) & (subnormal ? format.sign() : ~uint64_t{0});
}

// A function of the pattern; a NaN keeps its payload.
template <uint64_t (*function)(Format, Bits)>
Folded fold_pattern(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  results[0] = function(format_of(kind), operands[0]);
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensNothing);
}

// The sign of a NaN that was computed is not determined, so a number that takes its sign from a NaN is not either.
Folded fold_copysign(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const Format format = format_of(kind);
  results[0] = magnitude(format, operands[0]) | (has_sign(format, operands[1]) ? format.sign() : 0);
  const bool open = is_nan(format, operands[1]) && !is_nan(format, operands[0]);
  return with_fast_math(operation, operands, results, open ? Folded::Unfolded : Folded::Value, kLoosensNothing);
}

// -- class -----------------------------------------------------------------------------------------------------------

bool is_finite(Format format, Bits pattern) { return magnitude(format, pattern) < format.infinity(); }

bool is_normal(Format format, Bits pattern) {
  return is_finite(format, pattern) && magnitude(format, pattern) >= format.least_normal();
}

template <bool (*holds)(Format, Bits)>
Folded fold_class(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.operands[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  results[0] = holds(format_of(kind), operands[0]);
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensNothing);
}

// -- rounding to an integral number (IEEE 754-2019, section 5.9) -----------------------------------------------------

// A NaN operand gives the canonical NaN, and a zero result has the operand's sign.
template <double (*function)(double)>
Folded fold_integral(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (kind == TypeKind::Double)
    results[0] = pattern_of(function(host_of<double>(operands[0])));
  else if (kind == TypeKind::Single)
    results[0] = pattern_of(static_cast<float>(function(static_cast<double>(host_of<float>(operands[0])))));
  else if (is_float(kind))
    results[0] = narrow(kind, function(widen(kind, operands[0])));
  else
    return Folded::Unfolded;
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensNothing);
}

double round_to_even(double value) {
  // Above 2^52 every double is integral; below, the difference to the truncated value is exact.
  const double truncated = std::trunc(value);
  const double rest = std::fabs(value - truncated);
  if (!(rest >= 0.5))
    return truncated;
  const bool away = rest > 0.5 || std::fmod(truncated, 2.0) != 0;
  return away ? truncated + std::copysign(1.0, value) : truncated;
}

} // namespace

void append_float_structure(std::vector<Semantics> &table) {
  const Semantics entries[] = {
      {"negf", 1, 1, false, false, fold_pattern<negated>, nullptr},
      {"absf", 1, 1, false, false, fold_pattern<magnitude>, nullptr},
      {"flush_denormals", 1, 1, false, false, fold_pattern<flushed>, nullptr},
      {"copysign", 2, 1, false, false, fold_copysign, nullptr},
      {"isnan", 1, 1, false, false, fold_class<is_nan>, nullptr},
      {"isinf", 1, 1, false, false, fold_class<is_infinite>, nullptr},
      {"isfinite", 1, 1, false, false, fold_class<is_finite>, nullptr},
      {"isnormal", 1, 1, false, false, fold_class<is_normal>, nullptr},
      {"ceil", 1, 1, false, false, fold_integral<::ceil>, nullptr},
      {"floor", 1, 1, false, false, fold_integral<::floor>, nullptr},
      {"round", 1, 1, false, false, fold_integral<::round>, nullptr},
      {"roundeven", 1, 1, false, false, fold_integral<round_to_even>, nullptr},
      {"trunc", 1, 1, false, false, fold_integral<::trunc>, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
