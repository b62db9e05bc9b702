#include "scalars/float_format.h"

namespace equiv {

Rounding rounding_of(uint32_t flags) {
  if (flags & FlagDownward)
    return Rounding::Downward;
  if (flags & FlagUpward)
    return Rounding::Upward;
  if (flags & FlagTowardZero)
    return Rounding::TowardZero;
  if (flags & FlagToNearestAway)
    return Rounding::NearestAway;
  return Rounding::NearestEven;
}

Exact unpack(Format format, Bits pattern) {
  const uint64_t size = magnitude(format, pattern);
  const uint64_t fraction = size & (format.least_normal() - 1);
  const int biased = static_cast<int>(size >> format.fraction_bits);
  Exact value;
  value.negative = has_sign(format, pattern);
  value.significand = biased == 0 ? fraction : fraction | format.least_normal();
  value.exponent = (biased == 0 ? 1 : biased) - format.bias() - static_cast<int>(format.fraction_bits);
  return value;
}

unsigned highest_bit(Bits value) {
  const uint64_t high = static_cast<uint64_t>(value >> 64);
  return high != 0 ? 127 - static_cast<unsigned>(__builtin_clzll(high))
                   : 63 - static_cast<unsigned>(__builtin_clzll(static_cast<uint64_t>(value)));
}

namespace {

enum class Remainder { Zero, BelowHalf, Half, AboveHalf };

bool rounds_up(Rounding rounding, bool negative, bool odd, Remainder remainder) {
  if (remainder == Remainder::Zero)
    return false;
  switch (rounding) {
  case Rounding::NearestEven:
    return remainder == Remainder::AboveHalf || (remainder == Remainder::Half && odd);
  case Rounding::NearestAway:
    return remainder != Remainder::BelowHalf;
  case Rounding::Downward:
    return negative;
  case Rounding::Upward:
    return !negative;
  case Rounding::TowardZero:
    break;
  }
  return false;
}

uint64_t overflowed(Format format, Rounding rounding, bool negative) {
  const bool to_nearest = rounding == Rounding::NearestEven || rounding == Rounding::NearestAway;
  return to_nearest || rounds_up(rounding, negative, false, Remainder::AboveHalf) ? format.infinity()
                                                                                  : format.infinity() - 1;
}

} // namespace

uint64_t round_to(Format format, Rounding rounding, Exact value) {
  const uint64_t sign = value.negative ? format.sign() : 0;
  if (value.significand == 0)
    return sign;
  const int least_exponent = 1 - format.bias();
  const int exponent = value.exponent + static_cast<int>(highest_bit(value.significand));
  if (exponent > format.bias())
    return sign | overflowed(format, rounding, value.negative);
  const int scale = exponent < least_exponent ? least_exponent : exponent;
  // The significand in units of the last place of the result, and what is left over.
  const int excess = scale - static_cast<int>(format.fraction_bits) - value.exponent;
  uint64_t kept = 0;
  Remainder remainder = Remainder::Zero;
  if (excess <= 0) {
    kept = static_cast<uint64_t>(value.significand << -excess);
  } else if (excess > 128) {
    remainder = Remainder::BelowHalf;
  } else {
    const Bits half = Bits{1} << (excess - 1);
    const Bits rest = value.significand & (half | (half - 1));
    kept = excess == 128 ? 0 : static_cast<uint64_t>(value.significand >> excess);
    remainder = rest == 0     ? Remainder::Zero
                : rest < half ? Remainder::BelowHalf
                : rest > half ? Remainder::AboveHalf
                              : Remainder::Half;
  }
  if (rounds_up(rounding, value.negative, kept & 1, remainder))
    ++kept;
  // The leading one of a normal significand adds 1 to the exponent field, and so does a carry out of it.
  const uint64_t below = static_cast<uint64_t>(scale + format.bias() - 1);
  return sign | ((below << format.fraction_bits) + kept);
}

uint64_t convert(Format from, Format to, Rounding rounding, Bits pattern) {
  if (is_nan(from, pattern))
    return to.canonical_nan();
  if (is_infinite(from, pattern))
    return to.infinity() | (has_sign(from, pattern) ? to.sign() : 0);
  return round_to(to, rounding, unpack(from, pattern));
}

double widen(TypeKind kind, Bits pattern) {
  if (kind == TypeKind::BFloat)
    return host_of<float>(pattern << 16);
  return host_of<double>(convert(format_of(kind), format_of(TypeKind::Double), Rounding::NearestEven, pattern));
}

uint64_t narrow(TypeKind kind, double value) {
  return convert(format_of(TypeKind::Double), format_of(kind), Rounding::NearestEven, pattern_of(value));
}

} // namespace equiv
