// What must hold of values in the algebraic domain for an operation on them to be defined.
#include "domains/algebraic.h"

namespace equiv {

void AlgebraicDomain::demand(AlgebraicKey key, const Value &value, bool met) {
  if (!definedness_) {
    demands_ += !met;
    return;
  }
  const Cell condition = hash_.hash(hash_.key_of_head(key), hashable(value), {});
  ++(value.only_p ? counts_.narrowly : counts_.hashed);
  if (!met) {
    ++demands_;
    demanded_.push_back(condition);
  } else if (unconditional_) {
    definedness_->settle(condition);
  }
}

// Of a product every factor, of a root what it is the root of, of a value and its opposite one of them.
void AlgebraicDomain::demand_not_zero(const Value &value) {
  if (!definedness_) {
    demands_ += !(value.facts & NotZero);
    return;
  }
  std::vector<Value> pending{value};
  for (int step = 0; !pending.empty(); ++step) {
    const Value each = pending.back();
    pending.pop_back();
    const auto found = factors_.find(each.p);
    if (step < kMostFactors && found != factors_.end() && same(found->second.product, each)) {
      pending.push_back(found->second.left);
      pending.push_back(found->second.right);
      continue;
    }
    if (const Cell *square = find(roots_, each)) {
      pending.push_back(plain(*square));
      continue;
    }
    demand(KeyNotZero, is_negative_form(each) ? negate(each) : each, (each.facts & NotZero) != 0);
  }
}

void AlgebraicDomain::demand_not_negative(const Value &value) {
  demand(KeyNotNegative, value, (value.facts & NotNegative) != 0);
}

void AlgebraicDomain::demand_positive(const Value &value) {
  demand_not_negative(value);
  demand_not_zero(value);
}

void AlgebraicDomain::demand_number(const Value &value) {
  if (value.facts & MayBeNan)
    demand(KeyIsNumber, value, false);
}

// That an operation is defined for infinite operands, of which no more is known.
void AlgebraicDomain::demand_of_both(const Value &left, const Value &right) {
  demand(KeyDefined, hashed(pair_key_, hashable(left), hashable(right)), false);
}

void AlgebraicDomain::demand_finite(const Value &value) {
  if (value.facts & kSpecials)
    demand(KeyDefined, value, false);
}

const Cell *AlgebraicDomain::find(const Origins &origins, const Value &value) {
  counts_.narrowly += origins.enabled();
  return origins.find(value);
}

} // namespace equiv
