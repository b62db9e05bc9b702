// Float operations that give one of their operands: minima, maxima and clamping.
#include "scalars/families.h"
#include "scalars/fast_math.h"
#include "scalars/neutral_element.h"

namespace equiv {

namespace {

// A key that orders the patterns of numbers by value, -0 before +0.
int64_t order_key(Format format, Bits pattern) {
  const int64_t size = static_cast<int64_t>(magnitude(format, pattern));
  return has_sign(format, pattern) ? -size - 1 : size;
}

template <bool maximum> uint64_t extreme_number(Format format, Bits left, Bits right) {
  const bool less = order_key(format, left) < order_key(format, right);
  return static_cast<uint64_t>(less == maximum ? right : left);
}

// IEEE 754-2019's maximum and minimum: a NaN operand gives NaN, and -0 is less than +0.
template <bool maximum> Folded fold_extremum(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const Format format = format_of(kind);
  if (is_nan(format, operands[0]) || is_nan(format, operands[1]))
    results[0] = format.canonical_nan();
  else
    results[0] = extreme_number<maximum>(format, operands[0], operands[1]);
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensNothing);
}

// The other operand of a NaN; of zeros of both signs either may be the result, and so for a signaling NaN, which
// implementations may also turn into a NaN result.
template <bool maximum>
Folded fold_number_extremum(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const Format format = format_of(kind);
  const bool left_nan = is_nan(format, operands[0]), right_nan = is_nan(format, operands[1]);
  Folded plain = Folded::Value;
  if (left_nan && right_nan) {
    results[0] = format.canonical_nan();
  } else if (left_nan || right_nan) {
    results[0] = operands[left_nan ? 1 : 0];
    if (is_signaling(format, operands[left_nan ? 0 : 1]))
      plain = Folded::Approximate;
  } else {
    results[0] = extreme_number<maximum>(format, operands[0], operands[1]);
    if (is_zero(format, operands[0]) && is_zero(format, operands[1]) && operands[0] != operands[1])
      plain = Folded::Approximate;
  }
  return with_fast_math(operation, operands, results, plain, kLoosensNothing);
}

// max(min(value, high), low), and poison where low > high. The dialect does not say which max and min are meant: where
// they differ, on a NaN, nothing is folded, and on zeros of both signs the result is one of the choices.
Folded fold_clamp(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (!is_float(kind))
    return Folded::Unfolded;
  const Format format = format_of(kind);
  const Bits value = operands[0], low = operands[1], high = operands[2];
  Folded plain = Folded::Value;
  if (is_nan(format, value) || is_nan(format, low) || is_nan(format, high)) {
    plain = Folded::Unfolded;
    results[0] = 0;
  } else {
    const bool both_zero = is_zero(format, low) && is_zero(format, high);
    if (order_key(format, low) > order_key(format, high) && !both_zero)
      return Folded::Poison;
    results[0] = extreme_number<true>(format, extreme_number<false>(format, value, high), low);
    const uint64_t plus = 0, minus = format.sign();
    const bool has_plus = value == plus || low == plus || high == plus;
    const bool has_minus = value == minus || low == minus || high == minus;
    if (is_zero(format, results[0]) && has_plus && has_minus)
      plain = Folded::Approximate;
  }
  return with_fast_math(operation, operands, results, plain, kLoosensNothing);
}

// -- neutral elements ------------------------------------------------------------------------------------------------

template <bool maximum> int pass_infinity(const ScalarOperation &operation, int position, Bits constant) {
  if (!may_pass_float(operation))
    return -1;
  const Format format = format_of(operation.results[0].kind);
  return constant == (format.infinity() | (maximum ? format.sign() : 0)) ? 1 - position : -1;
}

int pass_quiet_nan(const ScalarOperation &operation, int position, Bits constant) {
  if (!may_pass_float(operation))
    return -1;
  const Format format = format_of(operation.results[0].kind);
  return is_nan(format, constant) && !is_signaling(format, constant) ? 1 - position : -1;
}

} // namespace

void append_float_selection(std::vector<Semantics> &table) {
  constexpr bool commutes = true;
  const Semantics entries[] = {
      {"maximumf", 2, 1, commutes, false, fold_extremum<true>, pass_infinity<true>},
      {"minimumf", 2, 1, commutes, false, fold_extremum<false>, pass_infinity<false>},
      {"maxnumf", 2, 1, commutes, false, fold_number_extremum<true>, pass_quiet_nan},
      {"minnumf", 2, 1, commutes, false, fold_number_extremum<false>, pass_quiet_nan},
      {"clampf", 3, 1, false, false, fold_clamp, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
