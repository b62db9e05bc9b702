#include "scalars/exact_float.h"

#include <utility>

namespace equiv {

namespace {

// Where sums put the leading one: a carry has room above it, and below it a significand of 106 bits, the widest there
// is, has 20 bits to spare.
constexpr int kLead = 125;

// A right shift that keeps the last bit set when ones were lost. What is so marked as inexact lies strictly between the
// same two multiples of 2 as the exact value, and every number that a rounding decision depends on is such a multiple.
Bits shift_right_sticky(Bits value, int places) {
  if (places >= 128)
    return value != 0;
  const Bits lost = value & ((Bits{1} << places) - 1);
  return (value >> places) | (lost != 0);
}

Exact with_leading_bit(Exact value, int lead) {
  const int places = lead - static_cast<int>(highest_bit(value.significand));
  value.significand <<= places;
  value.exponent -= places;
  return value;
}

uint64_t round_sum(Format format, Rounding rounding, Exact left, Exact right) {
  Exact sum;
  if (left.significand == 0 || right.significand == 0) {
    sum = left.significand == 0 ? right : left;
  } else {
    left = with_leading_bit(left, kLead);
    right = with_leading_bit(right, kLead);
    if (left.exponent < right.exponent)
      std::swap(left, right);
    right.significand = shift_right_sticky(right.significand, left.exponent - right.exponent);
    sum = left;
    if (left.negative == right.negative) {
      sum.significand += right.significand;
    } else if (left.significand >= right.significand) {
      sum.significand -= right.significand;
    } else {
      sum.significand = right.significand - left.significand;
      sum.negative = right.negative;
    }
  }
  if (sum.significand == 0)
    sum.negative = left.negative == right.negative ? left.negative : rounding == Rounding::Downward;
  return round_to(format, rounding, sum);
}

uint64_t signed_infinity(Format format, bool negative) { return format.infinity() | (negative ? format.sign() : 0); }

uint64_t signed_zero(Format format, bool negative) { return negative ? format.sign() : 0; }

} // namespace

uint64_t exact_add(Format format, Rounding rounding, Bits left, Bits right) {
  if (is_nan(format, left) || is_nan(format, right))
    return format.canonical_nan();
  if (is_infinite(format, left))
    return is_infinite(format, right) && left != right ? format.canonical_nan() : static_cast<uint64_t>(left);
  if (is_infinite(format, right))
    return static_cast<uint64_t>(right);
  return round_sum(format, rounding, unpack(format, left), unpack(format, right));
}

uint64_t exact_subtract(Format format, Rounding rounding, Bits left, Bits right) {
  return exact_add(format, rounding, left, right ^ format.sign());
}

uint64_t exact_multiply(Format format, Rounding rounding, Bits left, Bits right) {
  if (is_nan(format, left) || is_nan(format, right))
    return format.canonical_nan();
  const bool negative = has_sign(format, left) != has_sign(format, right);
  if (is_infinite(format, left) || is_infinite(format, right))
    return is_zero(format, left) || is_zero(format, right) ? format.canonical_nan() : signed_infinity(format, negative);
  const Exact first = unpack(format, left), second = unpack(format, right);
  return round_to(format, rounding,
                  {negative, first.exponent + second.exponent, first.significand * second.significand});
}

uint64_t exact_divide(Format format, Rounding rounding, Bits left, Bits right) {
  if (is_nan(format, left) || is_nan(format, right))
    return format.canonical_nan();
  const bool negative = has_sign(format, left) != has_sign(format, right);
  if (is_infinite(format, left))
    return is_infinite(format, right) ? format.canonical_nan() : signed_infinity(format, negative);
  if (is_infinite(format, right))
    return signed_zero(format, negative);
  if (is_zero(format, right))
    return is_zero(format, left) ? format.canonical_nan() : signed_infinity(format, negative);
  if (is_zero(format, left))
    return signed_zero(format, negative);
  // With the dividend's leading one at the top, the quotient has at least 74 bits, more than any format keeps.
  const Exact dividend = with_leading_bit(unpack(format, left), 127), divisor = unpack(format, right);
  Bits quotient = dividend.significand / divisor.significand;
  if (quotient * divisor.significand != dividend.significand)
    quotient |= 1;
  return round_to(format, rounding, {negative, dividend.exponent - divisor.exponent, quotient});
}

uint64_t exact_fma(Format format, Rounding rounding, Bits left, Bits right, Bits addend) {
  if (is_nan(format, left) || is_nan(format, right) || is_nan(format, addend))
    return format.canonical_nan();
  const bool negative = has_sign(format, left) != has_sign(format, right);
  if (is_infinite(format, left) || is_infinite(format, right)) {
    if (is_zero(format, left) || is_zero(format, right))
      return format.canonical_nan();
    const bool opposed = is_infinite(format, addend) && has_sign(format, addend) != negative;
    return opposed ? format.canonical_nan() : signed_infinity(format, negative);
  }
  if (is_infinite(format, addend))
    return static_cast<uint64_t>(addend);
  const Exact first = unpack(format, left), second = unpack(format, right);
  return round_sum(format, rounding,
                   {negative, first.exponent + second.exponent, first.significand * second.significand},
                   unpack(format, addend));
}

} // namespace equiv
