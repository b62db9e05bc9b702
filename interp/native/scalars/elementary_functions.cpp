// Functions of one float that no standard requires to be correctly rounded: the host's library gives a permitted
// result, except for the operands to which IEEE 754-2019, section 9.2.1, and C's Annex F give a definite one.
#include "scalars/families.h"
#include "scalars/fast_math.h"

#include <cmath>

namespace equiv {

namespace {

// The operands, besides NaN and those whose result is NaN, with a result that every implementation gives.
bool at_zero(double x) { return x == 0; }
bool at_one(double x) { return x == 1; }
bool at_zero_or_infinity(double x) { return x == 0 || std::isinf(x); }
bool at_zero_one_or_infinity(double x) { return at_zero_or_infinity(x) || x == 1; }

// expm1 and log1p keep the sign of zero by the standard, but MLIR's own lowering to exp(x) - 1 and log(1 + x) does not.
bool at_plus_zero_or_infinity(double x) { return (x == 0 && !std::signbit(x)) || std::isinf(x); }
bool at_plus_zero_minus_one_or_infinity(double x) { return at_plus_zero_or_infinity(x) || x == -1; }

bool at_one_or_infinity(double x) { return x == 1 || std::isinf(x); }
bool at_zero_or_units(double x) { return x == 0 || std::fabs(x) == 1; }

float rsqrtf(float x) { return x == 0 ? std::copysign(HUGE_VALF, x) : 1.0F / std::sqrt(x); }
double rsqrt(double x) { return x == 0 ? std::copysign(HUGE_VAL, x) : 1.0 / std::sqrt(x); }

// One function value; whether it is definite. Coarser formats are computed in single precision and rounded.
template <float (*single)(float), double (*full)(double), bool (*definite)(double)>
bool evaluate(TypeKind kind, Bits operand, Bits &result) {
  double exact_operand;
  if (kind == TypeKind::Double) {
    exact_operand = host_of<double>(operand);
    result = pattern_of(full(exact_operand));
  } else if (kind == TypeKind::Single) {
    exact_operand = static_cast<double>(host_of<float>(operand));
    result = pattern_of(single(host_of<float>(operand)));
  } else {
    exact_operand = widen(kind, operand);
    result = narrow(kind, static_cast<double>(single(static_cast<float>(exact_operand))));
  }
  return is_nan(format_of(kind), result) || definite(exact_operand);
}

template <float (*single)(float), double (*full)(double), bool (*definite)(double)>
Folded fold_function(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const bool is_definite = evaluate<single, full, definite>(kind, operands[0], results[0]);
  return with_fast_math(operation, operands, results, is_definite ? Folded::Value : Folded::Approximate,
                        kLoosensFunction);
}

Folded fold_sincos(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const bool sine = evaluate<::sinf, ::sin, at_zero>(kind, operands[0], results[0]);
  const bool cosine = evaluate<::cosf, ::cos, at_zero>(kind, operands[0], results[1]);
  return with_fast_math(operation, operands, results, sine && cosine ? Folded::Value : Folded::Approximate,
                        kLoosensFunction);
}

template <float (*single)(float), double (*full)(double), bool (*definite)(double)>
Semantics function(const char *name) {
  return {name, 1, 1, false, false, fold_function<single, full, definite>, nullptr};
}

} // namespace

void append_elementary_functions(std::vector<Semantics> &table) {
  const Semantics entries[] = {
      function<rsqrtf, rsqrt, at_zero_or_infinity>("rsqrt"),
      function<::cbrtf, ::cbrt, at_zero_or_infinity>("cbrt"),
      function<::expf, ::exp, at_zero_or_infinity>("exp"),
      function<::exp2f, ::exp2, at_zero_or_infinity>("exp2"),
      function<::expm1f, ::expm1, at_plus_zero_or_infinity>("expm1"),
      function<::logf, ::log, at_zero_one_or_infinity>("log"),
      function<::log2f, ::log2, at_zero_one_or_infinity>("log2"),
      function<::log10f, ::log10, at_zero_one_or_infinity>("log10"),
      function<::log1pf, ::log1p, at_plus_zero_minus_one_or_infinity>("log1p"),
      function<::sinf, ::sin, at_zero>("sin"),
      function<::cosf, ::cos, at_zero>("cos"),
      function<::tanf, ::tan, at_zero>("tan"),
      function<::asinf, ::asin, at_zero>("asin"),
      function<::acosf, ::acos, at_one>("acos"),
      function<::atanf, ::atan, at_zero>("atan"),
      function<::sinhf, ::sinh, at_zero_or_infinity>("sinh"),
      function<::coshf, ::cosh, at_zero_or_infinity>("cosh"),
      function<::tanhf, ::tanh, at_zero_or_infinity>("tanh"),
      function<::asinhf, ::asinh, at_zero_or_infinity>("asinh"),
      function<::acoshf, ::acosh, at_one_or_infinity>("acosh"),
      function<::atanhf, ::atanh, at_zero_or_units>("atanh"),
      function<::erff, ::erf, at_zero_or_infinity>("erf"),
      function<::erfcf, ::erfc, at_zero_or_infinity>("erfc"),
      {"sincos", 1, 2, false, false, fold_sincos, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
