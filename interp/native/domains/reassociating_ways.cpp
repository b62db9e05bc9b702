// In which way a target computes what flags of the source leave open.
#include "core/stop.h"
#include "domains/reassociating.h"
#include "domains/reassociating_layout.h"

#include <algorithm>

namespace equiv {

namespace {

constexpr size_t kMostWays = size_t(1) << 24;

} // namespace

// Whether it matters in which way an operation of the target computes what a multiset holds: what flags of the source
// leave open there is one value, so that two ways may not stand for it.
bool ReassociatingDomain::is_one_way_of_some(const Rule &rule) const {
  return !how_.everywhere && !how_.source && !rule.plain && (rule.gathers || rule.reciprocal) &&
         rule.form != Form::Atom && rule.form != Form::IntegerSum;
}

// In which way a value was computed, as a hash, with the sign in front.
Cell ReassociatingDomain::way_of(const Cell &cell, ScalarType type) {
  const bool is_signed = is_fingerprint(cell) && (form_of(cell) == Form::Atom || form_of(cell) == Form::Product);
  const uint64_t sign = is_signed ? cell.high & kSign : 0;
  const auto found = ways_.find(Cell{cell.low, cell.high & ~sign});
  return found == ways_.end() ? hashable(cell, type) : Cell{found->second.low, found->second.high | sign};
}

void ReassociatingDomain::note_way(const Rule &rule, ScalarType type, const Cell *operands, const Cell &result) {
  const int count = rule.what == RealOperation::FusedMultiplyAdd ? 3 : 2;
  if (!is_fingerprint(result) || std::find(operands, operands + count, result) != operands + count)
    return;
  Cell of_operands[3];
  for (int index = 0; index < count; ++index)
    of_operands[index] = way_of(operands[index], type);
  Cell &left = of_operands[0], &right = of_operands[1];
  const bool is_product = form_of(result) == Form::Product || form_of(result) == Form::Atom;
  if (count == 3) {
    const uint64_t sign = (left.high ^ right.high) & kSign;
    left.high &= ~kSign;
    right.high &= ~kSign;
    left = atom(hashed(product_key_, std::min(left, right), std::max(left, right)));
    left.high |= sign;
    right = of_operands[2];
  } else if (is_product) {
    left.high &= ~kSign;
    right.high &= ~kSign;
  } else if (rule.what == RealOperation::Subtract) {
    right.high ^= kSign;
  }
  if (rule.what != RealOperation::Divide && right < left)
    std::swap(left, right);
  const Cell way = atom(hashed(rule.way, left, right));
  const auto [known, is_new] = ways_.emplace(Cell{result.low, result.high & ~(is_product ? kSign : 0)}, way);
  computes_in_two_ways_ |= known->second != way;
  if (ways_.size() > kMostWays)
    throw StopError("limit-memory", "too many different values that flags leave open");
}

} // namespace equiv
