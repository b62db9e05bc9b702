// What is known of a real value apart from the value itself: which signs it cannot have, and which of the values that
// are no real numbers it may have because a constant of the program has them. Inputs are real numbers of any sign.
#pragma once

#include <cstdint>

namespace equiv {

enum RealFact : uint8_t {
  NotNegative = 1,
  NotZero = 2,
  NotPositive = 4,
  MayBePlusInfinity = 8,
  MayBeMinusInfinity = 16,
  MayBeNan = 32
};

constexpr uint8_t kSigns = NotNegative | NotZero | NotPositive;
constexpr uint8_t kInfinities = MayBePlusInfinity | MayBeMinusInfinity;
constexpr uint8_t kSpecials = kInfinities | MayBeNan;
constexpr uint8_t kPositive = NotNegative | NotZero;
constexpr uint8_t kNegative = NotPositive | NotZero;

constexpr bool is_positive(uint8_t facts) { return (facts & kPositive) == kPositive; }
constexpr bool is_negative(uint8_t facts) { return (facts & kNegative) == kNegative; }

constexpr uint8_t negated(uint8_t facts) {
  return uint8_t((facts & (NotZero | MayBeNan)) | ((facts & NotNegative) ? NotPositive : 0) |
                 ((facts & NotPositive) ? NotNegative : 0) | ((facts & MayBePlusInfinity) ? MayBeMinusInfinity : 0) |
                 ((facts & MayBeMinusInfinity) ? MayBePlusInfinity : 0));
}

// One of the two.
constexpr uint8_t either(uint8_t left, uint8_t right) {
  return uint8_t((left & right & kSigns) | ((left | right) & kSpecials));
}

// Whether a sum may be of opposite infinities.
constexpr bool may_cancel(uint8_t left, uint8_t right) {
  return ((left & MayBePlusInfinity) && (right & MayBeMinusInfinity)) ||
         ((left & MayBeMinusInfinity) && (right & MayBePlusInfinity));
}

constexpr uint8_t sum_of(uint8_t left, uint8_t right) {
  const uint8_t both = left & right & (NotNegative | NotPositive);
  const bool nonzero = both != 0 && ((left | right) & NotZero);
  return uint8_t(both | (nonzero ? NotZero : 0) | ((left | right) & kInfinities));
}

// Whether a product may be of zero and an infinity.
constexpr bool may_be_zero_times_infinity(uint8_t left, uint8_t right) {
  return ((left & kInfinities) && !(right & NotZero)) || ((right & kInfinities) && !(left & NotZero));
}

constexpr uint8_t product_of(uint8_t left, uint8_t right) {
  uint8_t signs = 0;
  if ((left & NotNegative && right & NotNegative) || (left & NotPositive && right & NotPositive))
    signs |= NotNegative;
  if ((left & NotNegative && right & NotPositive) || (left & NotPositive && right & NotNegative))
    signs |= NotPositive;
  signs |= left & right & NotZero;
  const uint8_t infinite = uint8_t((left | right) & kInfinities);
  if (infinite == 0)
    return signs;
  // Which infinity the sign of the other factor says.
  if (!(left & kInfinities) && right & kInfinities)
    return uint8_t(signs | (left & NotNegative   ? infinite
                            : left & NotPositive ? negated(infinite) & kInfinities
                                                 : kInfinities));
  if (left & kInfinities && !(right & kInfinities))
    return uint8_t(signs | (right & NotNegative   ? infinite
                            : right & NotPositive ? negated(infinite) & kInfinities
                                                  : kInfinities));
  return uint8_t(signs | kInfinities);
}

constexpr uint8_t square_of(uint8_t facts) {
  return uint8_t(NotNegative | (facts & NotZero) | (facts & kInfinities ? MayBePlusInfinity : 0));
}

// Of 1 / x, where x is not zero.
constexpr uint8_t inverse_of(uint8_t facts) {
  return uint8_t((facts & (NotNegative | NotPositive)) | (facts & kInfinities ? 0 : NotZero));
}

constexpr uint8_t maximum_of(uint8_t left, uint8_t right) {
  const uint8_t any = left | right, both = left & right;
  const bool nonzero = (both & NotZero) || is_positive(left) || is_positive(right);
  return uint8_t((any & NotNegative) | (both & NotPositive) | (nonzero ? NotZero : 0) | (any & MayBePlusInfinity) |
                 (both & MayBeMinusInfinity));
}

constexpr uint8_t minimum_of(uint8_t left, uint8_t right) { return negated(maximum_of(negated(left), negated(right))); }

} // namespace equiv
