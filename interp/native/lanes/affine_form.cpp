#include "lanes/affine_form.h"

#include "scalars/scalar.h"

#include <algorithm>

namespace equiv {

namespace {

// Sums of a few numbers within it do not overflow 64 bits.
constexpr int64_t kLargest = int64_t(1) << 59;

Wide magnitude(int64_t value) { return value < 0 ? -Wide(value) : Wide(value); }

bool is_moderate(Wide value) { return value >= -kLargest && value <= kLargest; }

} // namespace

bool AffineForm::is_constant() const {
  return std::all_of(factors.begin(), factors.end(), [](int64_t factor) { return factor == 0; });
}

std::optional<Interval> AffineForm::interval(const IterationCounts &counts) const {
  Wide low = constant, high = constant;
  for (size_t loop = 0; loop < factors.size(); ++loop) {
    if (factors[loop] == 0)
      continue;
    const Wide span = Wide(factors[loop]) * (counts[loop] - 1);
    (span < 0 ? low : high) += span;
    if (!is_moderate(low) || !is_moderate(high))
      return std::nullopt;
  }
  if (!is_moderate(low) || !is_moderate(high))
    return std::nullopt;
  return Interval{int64_t(low), int64_t(high)};
}

std::optional<AffineForm> AffineForm::plus(const AffineForm &other, int64_t factor) const {
  AffineForm sum;
  const Wide constant_sum = constant + Wide(other.constant) * factor;
  if (!is_moderate(constant_sum))
    return std::nullopt;
  sum.constant = int64_t(constant_sum);
  for (size_t loop = 0; loop < factors.size(); ++loop) {
    const Wide each = factors[loop] + Wide(other.factors[loop]) * factor;
    if (!is_moderate(each))
      return std::nullopt;
    sum.factors[loop] = int64_t(each);
  }
  return sum;
}

AffineForm AffineForm::at(size_t loop, int64_t iteration) const {
  AffineForm settled = *this;
  settled.constant += settled.factors[loop] * iteration;
  settled.factors[loop] = 0;
  return settled;
}

bool AffineForm::is_injective(const IterationCounts &counts) const {
  Wide span = 0; // of the places that are smaller than those left
  std::array<bool, kNestLoops> used{};
  for (;;) {
    size_t least = kNestLoops;
    for (size_t loop = 0; loop < kNestLoops; ++loop)
      if (!used[loop] && factors[loop] != 0 && counts[loop] > 1 &&
          (least == kNestLoops || magnitude(factors[loop]) < magnitude(factors[least])))
        least = loop;
    if (least == kNestLoops)
      return true;
    if (magnitude(factors[least]) <= span)
      return false;
    used[least] = true;
    span += magnitude(factors[least]) * (counts[least] - 1);
  }
}

bool never_meet(const AffineForm &first, const AffineForm &second, const IterationCounts &counts) {
  const std::optional<Interval> one = first.interval(counts), other = second.interval(counts);
  if (!one || !other)
    return false;
  if (one->high < other->low || other->high < one->low)
    return true;
  const int64_t stride = first.factors[0];
  if (stride == 0 || second.factors[0] != stride)
    return false;
  if (first == second && first.is_injective(counts))
    return true;
  // They meet where the iterations of loop 0 are apart by a multiple of the stride that the rest makes up for.
  AffineForm rest[2] = {first.at(0, 0), second.at(0, 0)};
  const std::optional<Interval> left = rest[0].interval(counts), right = rest[1].interval(counts);
  if (!left || !right)
    return false;
  const int64_t least = stride < 0 ? -stride : stride;
  return left->high - right->low < least && right->high - left->low < least;
}

} // namespace equiv
