// The IEEE interchange formats: classifying patterns, taking finite numbers apart exactly, and rounding exact numbers
// once into a format (IEEE 754-2019, sections 3 and 4.3).
#pragma once

#include "scalars/scalar.h"

#include <cstring>
#include <iterator>
#include <string_view>

namespace equiv {

struct Format {
  unsigned exponent_bits;
  unsigned fraction_bits;

  constexpr unsigned width() const { return 1 + exponent_bits + fraction_bits; }
  constexpr int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  constexpr uint64_t sign() const { return uint64_t{1} << (exponent_bits + fraction_bits); }
  constexpr uint64_t infinity() const { return ((uint64_t{1} << exponent_bits) - 1) << fraction_bits; }
  constexpr uint64_t quiet_bit() const { return uint64_t{1} << (fraction_bits - 1); }
  constexpr uint64_t canonical_nan() const { return infinity() | quiet_bit(); }
  constexpr uint64_t one() const { return static_cast<uint64_t>(bias()) << fraction_bits; }
  constexpr uint64_t least_normal() const { return uint64_t{1} << fraction_bits; }
};

struct NamedFormat {
  std::string_view name; // of the type
  Format format;
};

// The floats that are numbers in all domains, in the order of their kinds. Every one is a number of f64.
constexpr NamedFormat kFloatFormats[] = {
    {"f16", {5, 10}}, {"bf16", {8, 7}}, {"tf32", {8, 10}}, {"f24", {8, 15}}, {"f32", {8, 23}}, {"f64", {11, 52}},
};
static_assert(std::size(kFloatFormats) == size_t(TypeKind::Pointer) - size_t(TypeKind::Half));

constexpr bool is_float(TypeKind kind) { return kind >= TypeKind::Half && kind < TypeKind::Pointer; }

// The format of a float type that is_float accepts.
constexpr Format format_of(TypeKind kind) {
  return kFloatFormats[is_float(kind) ? size_t(kind) - size_t(TypeKind::Half) : std::size(kFloatFormats) - 1].format;
}

// As `format_of`.
constexpr std::string_view name_of_float(TypeKind kind) {
  return kFloatFormats[size_t(kind) - size_t(TypeKind::Half)].name;
}

constexpr uint64_t magnitude(Format format, Bits pattern) { return static_cast<uint64_t>(pattern) & ~format.sign(); }
constexpr bool has_sign(Format format, Bits pattern) { return (static_cast<uint64_t>(pattern) & format.sign()) != 0; }
constexpr bool is_nan(Format format, Bits pattern) { return magnitude(format, pattern) > format.infinity(); }
constexpr bool is_infinite(Format format, Bits pattern) { return magnitude(format, pattern) == format.infinity(); }
constexpr bool is_zero(Format format, Bits pattern) { return magnitude(format, pattern) == 0; }
constexpr bool is_signaling(Format format, Bits pattern) {
  return is_nan(format, pattern) && (static_cast<uint64_t>(pattern) & format.quiet_bit()) == 0;
}

enum class Rounding : uint8_t { NearestEven, Downward, Upward, TowardZero, NearestAway };

// The rounding mode among an operation's flags; to nearest, ties to even, where there is none.
Rounding rounding_of(uint32_t flags);

// (-1)^negative * significand * 2^exponent, exactly.
struct Exact {
  bool negative = false;
  int exponent = 0;
  Bits significand = 0;
};

// The value of a finite pattern.
Exact unpack(Format format, Bits pattern);

// The position of the highest one in a number that is not zero.
unsigned highest_bit(Bits value);

// The nearest pattern by `rounding`; overflow goes to infinity or to the largest finite number as the mode says.
uint64_t round_to(Format format, Rounding rounding, Exact value);

// -- the host's own float and double
// -----------------------------------------------------------------------------------

template <typename Host> Host host_of(Bits pattern);

template <> inline float host_of<float>(Bits pattern) {
  const uint32_t bits = static_cast<uint32_t>(pattern);
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

template <> inline double host_of<double>(Bits pattern) {
  const uint64_t bits = static_cast<uint64_t>(pattern);
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// The pattern of a host number, any NaN as the canonical one.
inline uint64_t pattern_of(float value) {
  if (value != value)
    return format_of(TypeKind::Single).canonical_nan();
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

inline uint64_t pattern_of(double value) {
  if (value != value)
    return format_of(TypeKind::Double).canonical_nan();
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// A pattern of `from` in `to`, rounded once; any NaN becomes the canonical one.
uint64_t convert(Format from, Format to, Rounding rounding, Bits pattern);

// A float as a host double, which holds all formats exactly.
double widen(TypeKind kind, Bits pattern);

// A host double in a format, rounded to nearest even.
uint64_t narrow(TypeKind kind, double value);

} // namespace equiv
