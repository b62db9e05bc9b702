#include "domains/sample.h"

#include "domains/wide_cells.h"
#include "scalars/narrow_format.h"

#include <algorithm>
#include <stdexcept>

namespace equiv {

namespace {

struct FloatLayout {
  int exponent_bits, mantissa_bits;
};

FloatLayout layout_of(TypeKind kind) {
  const Format format = format_of(kind);
  return {static_cast<int>(format.exponent_bits), static_cast<int>(format.fraction_bits)};
}

EQUIV_INLINE uint64_t compose(FloatLayout layout, bool negative, uint64_t exponent, uint64_t mantissa) {
  return (uint64_t(negative) << (layout.exponent_bits + layout.mantissa_bits)) | (exponent << layout.mantissa_bits) |
         mantissa;
}

EQUIV_INLINE uint64_t low_bits(uint64_t value, int count) {
  return count >= 64 ? value : value & ((uint64_t(1) << count) - 1);
}

// k / 2 for an integer 0 <= k < 16, exact in every format.
uint64_t halves(FloatLayout layout, bool negative, unsigned twice) {
  if (twice == 0)
    return compose(layout, negative, 0, 0);
  int top = 0;
  while ((twice >> (top + 1)) != 0)
    ++top;
  uint64_t bias = (uint64_t(1) << (layout.exponent_bits - 1)) - 1;
  uint64_t mantissa = uint64_t(twice ^ (1u << top)) << (layout.mantissa_bits - top);
  return compose(layout, negative, bias + uint64_t(top) - 1, mantissa);
}

// A random sign and mantissa, and one of `count` exponents from `lowest` on.
EQUIV_INLINE uint64_t scaled_float(FloatLayout layout, uint64_t random, int lowest, unsigned count) {
  uint64_t bias = (uint64_t(1) << (layout.exponent_bits - 1)) - 1;
  uint64_t exponent = bias + uint64_t(int64_t(lowest)) + (random >> 1) % count;
  return compose(layout, random & 1, exponent, low_bits(scramble(random), layout.mantissa_bits));
}

EQUIV_INLINE uint64_t generic_float(FloatLayout layout, uint64_t random) { return scaled_float(layout, random, -2, 4); }

// Any number of a narrow format, and where `special` holds what is none; of scales those close to one.
uint64_t narrow_float(ScalarType type, bool special, uint64_t random) {
  if (type.kind == TypeKind::F8E8M0FNU && !(special && random % 2 == 0))
    return 125 + (random >> 1) % 4;
  for (;; random = scramble(random)) {
    const uint64_t pattern = low_bits(random >> 8, type.width);
    if (special || !(is_narrow_nan(type.kind, pattern) || is_narrow_infinity(type.kind, pattern)))
      return pattern;
  }
}

uint64_t special_float(FloatLayout layout, uint64_t random) {
  uint64_t largest = (uint64_t(1) << layout.exponent_bits) - 1;
  bool negative = (random >> 8) & 1;
  uint64_t mantissa = low_bits(scramble(random), layout.mantissa_bits);
  switch (random % 16) {
  case 0:
  case 1:
    return compose(layout, false, 0, 0);
  case 2:
  case 3:
    return compose(layout, true, 0, 0);
  case 4:
    return compose(layout, negative, largest, 0);
  case 5:
    return compose(layout, false, largest, uint64_t(1) << (layout.mantissa_bits - 1));
  case 6:
    return compose(layout, negative, 0, mantissa);
  case 7:
    return compose(layout, negative, largest - 1, mantissa);
  case 8:
    return compose(layout, negative, 1, mantissa);
  default:
    return generic_float(layout, random >> 9);
  }
}

Bits mask(Bits value, unsigned width) { return width >= 128 ? value : value & ((Bits(1) << width) - 1); }

Bits special_integer(uint64_t random, unsigned width) {
  switch (random % 8) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
    return mask(~Bits(0), width);
  case 3:
    return Bits(1) << (width - 1);
  case 4:
    return mask(~Bits(0), width) >> 1;
  case 5:
    return mask(Bits(scramble(random) % 64), width);
  default:
    return mask((Bits(scramble(random)) << 64) | scramble(random + 1), width);
  }
}

constexpr uint64_t kAlike = 4; // ways to be alike: zeros (negative ones of floats), a sign, the other, one number

Bits alike_integer(uint64_t random, uint64_t way, unsigned width) {
  const Bits sign = Bits(1) << (width - 1);
  const Bits magnitude = mask((Bits(scramble(random)) << 64) | random, width) & ~sign;
  switch (way) {
  case 0:
    return 0;
  case 1:
    return magnitude;
  case 2:
    return magnitude | sign;
  default:
    return mask(~Bits(0), width);
  }
}

uint64_t alike_float(FloatLayout layout, uint64_t random, uint64_t way) {
  switch (way) {
  case 0:
    return compose(layout, true, 0, 0);
  case 1:
    return generic_float(layout, random & ~uint64_t(1));
  case 2:
    return generic_float(layout, random | 1);
  default:
    return halves(layout, false, 2);
  }
}

// Generic floats of elements one after the other, many of which are computed at once.
EQUIV_INLINE void fill_generic(FloatLayout layout, uint64_t spread, uint64_t first, size_t count, Cell *cells) {
  for (size_t index = 0; index < count; ++index)
    cells[index] = constant_cell(generic_float(layout, scramble(spread ^ (first + index))));
}

#if defined(EQUIV_WIDE_CELLS)
EQUIV_WIDE void fill_generic_wide(FloatLayout layout, uint64_t spread, uint64_t first, size_t count, Cell *cells) {
  fill_generic(layout, spread, first, count, cells);
}
#endif

} // namespace

std::pair<Profile, uint64_t> profile_of_name(const std::string &name) {
  const std::pair<const char *, Profile> plain[] = {{"small", Profile::Small},       {"generic", Profile::Generic},
                                                    {"special", Profile::Special},   {"large", Profile::Large},
                                                    {"dominant", Profile::Dominant}, {"zeros", Profile::Zeros},
                                                    {"alike", Profile::Alike}};
  for (const auto &[known, profile] : plain)
    if (name == known)
      return {profile, 2};
  const std::pair<const char *, Profile> bounded[] = {{"few-", Profile::Few}, {"sorted-", Profile::Sorted}};
  for (const auto &[prefix, profile] : bounded)
    if (name.rfind(prefix, 0) == 0)
      return {profile, std::max<uint64_t>(std::stoull(name.substr(std::string(prefix).size())), 1)};
  throw std::invalid_argument("no such profile: " + name);
}

void Sample::set_shape(uint32_t parameter, const std::vector<int64_t> &sizes) {
  if (sizes.size() < 2)
    return;
  Diagonal diagonal{0, uint64_t(*std::min_element(sizes.begin(), sizes.end()))};
  uint64_t stride = 1;
  for (size_t dimension = sizes.size(); dimension-- > 0;) {
    diagonal.step += stride;
    stride *= uint64_t(sizes[dimension]);
  }
  diagonals_[parameter] = diagonal;
}

bool Sample::on_diagonal(uint32_t parameter, uint64_t element) const {
  auto found = diagonals_.find(parameter);
  return found != diagonals_.end() && element % found->second.step == 0 &&
         element / found->second.step < found->second.count;
}

uint64_t Sample::spread_of(uint32_t parameter) const { return scramble(scramble(seed_) ^ parameter); }

Bits Sample::value(uint32_t parameter, uint64_t element, ScalarType type) const {
  if (!overrides_.empty()) {
    auto found = overrides_.find({parameter, element});
    if (found != overrides_.end())
      return found->second;
  }
  return drawn(spread_of(parameter), parameter, element, type);
}

void Sample::fill(uint32_t parameter, uint64_t first, size_t count, ScalarType type, Cell *cells) const {
  const uint64_t spread = spread_of(parameter);
  if (profile_ == Profile::Generic && is_float(type.kind)) {
#if defined(EQUIV_WIDE_CELLS)
    if (has_wide_cells())
      fill_generic_wide(layout_of(type.kind), spread, first, count, cells);
    else
#endif
      fill_generic(layout_of(type.kind), spread, first, count, cells);
  } else
    for (size_t index = 0; index < count; ++index)
      cells[index] = constant_cell(uint64_t(drawn(spread, parameter, first + index, type)));
  for (auto each = overrides_.lower_bound({parameter, first});
       each != overrides_.end() && each->first.first == parameter && each->first.second - first < count; ++each)
    cells[each->first.second - first] = constant_cell(uint64_t(each->second));
}

inline Bits Sample::drawn(uint64_t spread, uint32_t parameter, uint64_t element, ScalarType type) const {
  uint64_t random = scramble(spread ^ element);
  if (type.kind == TypeKind::Uninterpreted || profile_ == Profile::Zeros)
    return 0;
  if (type.kind == TypeKind::Integer) {
    switch (profile_) {
    case Profile::Small:
      return mask(Bits(random % 19) - 9, type.width);
    case Profile::Few:
      // The last index more often than its share.
      return mask((random >> 40) % 4 == 0 ? Bits(bound_ - 1) : Bits(random % bound_), type.width);
    case Profile::Sorted:
      return mask(Bits(std::min(element * (1 + seed_ % 3) / (1 + seed_ % 2), bound_)), type.width);
    case Profile::Generic:
    case Profile::Large:
    case Profile::Dominant:
      return mask((Bits(scramble(random)) << 64) | random, type.width);
    case Profile::Special:
      return special_integer(random, type.width);
    case Profile::Zeros:
      return 0;
    case Profile::Alike:
      return alike_integer(random, seed_ % kAlike, type.width);
    }
  }
  if (is_narrow(type.kind))
    return narrow_float(type, profile_ == Profile::Special, random);
  FloatLayout layout = layout_of(type.kind);
  switch (profile_) {
  case Profile::Small:
    return halves(layout, (random >> 32) & 1, unsigned(random % 16));
  case Profile::Few:
  case Profile::Sorted:
    if (seed_ % 2 == 1)
      return generic_float(layout, random);
    return halves(layout, false, unsigned(random % (std::min<uint64_t>(bound_, 7) + 1)) * 2);
  case Profile::Generic:
    return generic_float(layout, random);
  case Profile::Special:
    return special_float(layout, random);
  case Profile::Zeros:
    return 0;
  case Profile::Large:
    return scaled_float(layout, seed_ % 2 == 1 ? random | 1 : random, 6, 7);
  case Profile::Dominant:
    return on_diagonal(parameter, element) ? scaled_float(layout, random & ~uint64_t(1), 6, 1)
                                           : generic_float(layout, random);
  case Profile::Alike:
    return alike_float(layout, random, seed_ % kAlike);
  }
  return 0;
}

} // namespace equiv
