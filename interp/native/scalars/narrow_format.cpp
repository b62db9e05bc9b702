#include "scalars/narrow_format.h"

#include <iterator>

namespace equiv {

namespace {

// Which patterns are no finite numbers.
enum class Specials : uint8_t {
  Ieee,      // infinities and NaNs, of the greatest exponent
  Greatest,  // a NaN of each sign, the greatest magnitude
  MinusZero, // one NaN, the pattern of a negative zero
  Last,      // one NaN, of all ones
  None
};

struct NarrowFormat {
  std::string_view name;
  unsigned exponent_bits;
  unsigned fraction_bits;
  int bias;
  Specials specials;

  constexpr bool is_scale() const { return specials == Specials::Last; } // a power of two, without a sign
  constexpr unsigned size_bits() const { return exponent_bits + fraction_bits; }
  constexpr unsigned width() const { return size_bits() + (is_scale() ? 0 : 1); }
  constexpr uint64_t sign() const { return is_scale() ? 0 : uint64_t{1} << size_bits(); }
  constexpr uint64_t infinity() const { return ((uint64_t{1} << exponent_bits) - 1) << fraction_bits; }
  constexpr uint64_t largest() const {
    const uint64_t ones = (uint64_t{1} << size_bits()) - 1;
    return specials == Specials::Ieee                                     ? infinity() - 1
           : specials == Specials::Greatest || specials == Specials::Last ? ones - 1
                                                                          : ones;
  }
};

// In the order of the kinds, from F8E5M2 on.
constexpr NarrowFormat kNarrowFormats[] = {
    {"f8E5M2", 5, 2, 15, Specials::Ieee},
    {"f8E4M3", 4, 3, 7, Specials::Ieee},
    {"f8E3M4", 3, 4, 3, Specials::Ieee},
    {"f8E4M3FN", 4, 3, 7, Specials::Greatest},
    {"f8E5M2FNUZ", 5, 2, 16, Specials::MinusZero},
    {"f8E4M3FNUZ", 4, 3, 8, Specials::MinusZero},
    {"f8E4M3B11FNUZ", 4, 3, 11, Specials::MinusZero},
    {"f8E8M0FNU", 8, 0, 127, Specials::Last},
    {"f6E2M3FN", 2, 3, 1, Specials::None},
    {"f6E3M2FN", 3, 2, 3, Specials::None},
    {"f4E2M1FN", 2, 1, 1, Specials::None},
};
constexpr size_t kFirst = size_t(TypeKind::F8E5M2);
static_assert(std::size(kNarrowFormats) == size_t(TypeKind::Uninterpreted) - kFirst);

const NarrowFormat &format_of_narrow(TypeKind kind) { return kNarrowFormats[size_t(kind) - kFirst]; }

uint64_t size_of(const NarrowFormat &format, Bits pattern) { return static_cast<uint64_t>(pattern) & ~format.sign(); }

bool is_nan(const NarrowFormat &format, Bits pattern) {
  switch (format.specials) {
  case Specials::Ieee:
    return size_of(format, pattern) > format.infinity();
  case Specials::Greatest:
  case Specials::Last:
    return size_of(format, pattern) > format.largest();
  case Specials::MinusZero:
    return pattern == format.sign();
  case Specials::None:
    break;
  }
  return false;
}

bool is_infinity(const NarrowFormat &format, Bits pattern) {
  return format.specials == Specials::Ieee && size_of(format, pattern) == format.infinity();
}

Exact unpack_narrow(const NarrowFormat &format, Bits pattern) {
  const uint64_t size = size_of(format, pattern);
  if (format.is_scale())
    return {false, static_cast<int>(size) - format.bias, 1};
  const uint64_t hidden = uint64_t{1} << format.fraction_bits, fraction = size & (hidden - 1);
  const int biased = static_cast<int>(size >> format.fraction_bits);
  return {size != pattern, (biased == 0 ? 1 : biased) - format.bias - static_cast<int>(format.fraction_bits),
          biased == 0 ? fraction : fraction | hidden};
}

// The NaN of a format that has exactly one.
std::optional<uint64_t> only_nan(const NarrowFormat &format) {
  if (format.specials == Specials::MinusZero)
    return format.sign();
  if (format.specials == Specials::Last)
    return format.largest() + 1;
  return std::nullopt;
}

// What stands for numbers that are too large, infinities among them.
std::optional<uint64_t> overflowed(const NarrowFormat &format, Rounding rounding, bool negative, bool infinite) {
  const uint64_t sign = negative ? format.sign() : 0;
  const bool to_nearest = rounding == Rounding::NearestEven || rounding == Rounding::NearestAway;
  const bool away = to_nearest || rounding == (negative ? Rounding::Downward : Rounding::Upward);
  if (format.specials == Specials::Ieee)
    return sign | (infinite || away ? format.infinity() : format.largest());
  if (infinite)
    return only_nan(format);
  if (format.specials == Specials::None || !away)
    return sign | format.largest();
  return only_nan(format);
}

std::optional<uint64_t> round_to_scale(const NarrowFormat &format, Rounding rounding, const Exact &value,
                                       bool is_machine) {
  if (value.significand == 0 && rounding == Rounding::NearestEven && !is_machine)
    return 0; // the least scale is the nearest one, and zeros have its exponent
  if (value.negative || value.significand == 0)
    return std::nullopt;
  const unsigned highest = highest_bit(value.significand);
  const int biased = value.exponent + static_cast<int>(highest) + format.bias;
  const bool fits = biased >= 0 && biased <= static_cast<int>(format.largest());
  if (value.significand != Bits{1} << highest || !fits)
    return std::nullopt;
  return static_cast<uint64_t>(biased);
}

std::optional<uint64_t> round_to_narrow(const NarrowFormat &format, Rounding rounding, Exact value, bool is_machine) {
  if (format.is_scale())
    return round_to_scale(format, rounding, value, is_machine);
  // A format of one more bit of exponent has the same patterns for the same numbers times a power of two.
  const Format wider{format.exponent_bits + 1, format.fraction_bits};
  value.exponent += format.bias - wider.bias();
  const uint64_t size = magnitude(wider, round_to(wider, rounding, value));
  if (size > format.largest())
    return is_machine ? std::nullopt : overflowed(format, rounding, value.negative, false);
  const bool has_sign = value.negative && !(size == 0 && format.specials == Specials::MinusZero);
  return size | (has_sign ? format.sign() : 0);
}

// An extension is exact, or it is none.
std::optional<uint64_t> extended(Format to, const Exact &value) {
  const uint64_t low = round_to(to, Rounding::TowardZero, value), high = round_to(to, Rounding::NearestEven, value);
  const Rounding away = value.negative ? Rounding::Downward : Rounding::Upward;
  if (low != high || low != round_to(to, away, value))
    return std::nullopt;
  return low;
}

} // namespace

ScalarType narrow_type(std::string_view name) {
  for (size_t index = 0; index < std::size(kNarrowFormats); ++index)
    if (kNarrowFormats[index].name == name)
      return {TypeKind(kFirst + index), static_cast<uint16_t>(kNarrowFormats[index].width())};
  return {};
}

bool is_narrow_nan(TypeKind kind, Bits pattern) { return is_nan(format_of_narrow(kind), pattern); }

bool is_narrow_infinity(TypeKind kind, Bits pattern) { return is_infinity(format_of_narrow(kind), pattern); }

bool is_some_nan(TypeKind kind, Bits pattern) {
  return is_narrow_nan(kind, pattern) && !only_nan(format_of_narrow(kind));
}

std::optional<uint64_t> convert_narrow(TypeKind from, TypeKind to, Rounding rounding, Bits pattern, bool is_machine) {
  const bool nan = is_narrow(from) ? is_narrow_nan(from, pattern) : is_nan(format_of(from), pattern);
  const bool infinite = is_narrow(from) ? is_narrow_infinity(from, pattern) : is_infinite(format_of(from), pattern);
  if (nan)
    return is_narrow(to) ? only_nan(format_of_narrow(to)) : format_of(to).canonical_nan();
  const Exact value =
      is_narrow(from) ? unpack_narrow(format_of_narrow(from), pattern) : unpack(format_of(from), pattern);
  if (!is_narrow(to))
    return infinite ? format_of(to).infinity() | (value.negative ? format_of(to).sign() : 0)
                    : extended(format_of(to), value);
  const NarrowFormat &narrower = format_of_narrow(to);
  if (infinite)
    return is_machine || (narrower.is_scale() && value.negative) ? std::nullopt
                                                                 : overflowed(narrower, rounding, value.negative, true);
  return round_to_narrow(narrower, rounding, value, is_machine);
}

} // namespace equiv
