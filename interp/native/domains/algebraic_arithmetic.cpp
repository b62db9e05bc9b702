// Arithmetic and functions of values in the algebraic domain.
#include "domains/algebraic.h"

namespace equiv {

AlgebraicDomain::Value AlgebraicDomain::add(const Value &left, const Value &right) const {
  return Value{p_.add(left.p, right.p), q_.add(left.q, right.q), left.only_p || right.only_p,
               sum_of(left.facts, right.facts)};
}

AlgebraicDomain::Value AlgebraicDomain::subtract(const Value &left, const Value &right) const {
  return add(left, negate(right));
}

AlgebraicDomain::Value AlgebraicDomain::negate(const Value &value) const {
  return Value{p_.negate(value.p), q_.negate(value.q), value.only_p, negated(value.facts)};
}

AlgebraicDomain::Value AlgebraicDomain::multiply(const Value &left, const Value &right) const {
  const bool square = left.p == right.p && left.q == right.q && left.only_p == right.only_p;
  return Value{p_.multiply(left.p, right.p), q_.multiply(left.q, right.q), left.only_p || right.only_p,
               square ? square_of(left.facts) : product_of(left.facts, right.facts)};
}

AlgebraicDomain::Value AlgebraicDomain::invert(const Value &value) const {
  if (value.p == 0 || value.q == 0)
    throw StopError("singular", "a divisor is zero, or is so at the random point of this trial");
  return Value{p_.inverse(value.p), q_.inverse(value.q), value.only_p, inverse_of(value.facts)};
}

AlgebraicDomain::Value AlgebraicDomain::power(const Value &base, int64_t exponent) const {
  if (exponent == 0)
    return integer(1);
  uint64_t size = exponent < 0 ? 0 - uint64_t(exponent) : uint64_t(exponent);
  Value power{p_.power(base.p, size), q_.power(base.q, size), base.only_p,
              uint8_t(size % 2 == 0 ? square_of(base.facts) : base.facts & ~MayBeNan)};
  return exponent < 0 ? invert(power) : power;
}

AlgebraicDomain::Value AlgebraicDomain::sum(const Value &left, const Value &right) {
  if (may_cancel(left.facts, right.facts))
    demand_of_both(left, right);
  demand_number(left);
  demand_number(right);
  return add(left, right);
}

AlgebraicDomain::Value AlgebraicDomain::product(const Value &left, const Value &right) {
  if (may_be_zero_times_infinity(left.facts, right.facts))
    demand_of_both(left, right);
  demand_number(left);
  demand_number(right);
  // sqrt(x) * sqrt(x) is x wherever sqrt(x) is a number.
  if (left.p == right.p)
    if (const Cell *square = find(roots_, left)) {
      Value value = plain(*square);
      value.facts |= NotNegative; // where the root is defined, which whatever is made of it asks for
      return value;
    }
  Value result = multiply(left, right);
  if (definedness_)
    factors_.emplace(result.p, Factors{result, left, right});
  return result;
}

AlgebraicDomain::Value AlgebraicDomain::quotient(const Value &left, const Value &right) {
  if ((left.facts & kInfinities) && (right.facts & kInfinities))
    demand_of_both(left, right);
  demand_number(left);
  demand_number(right);
  demand_not_zero(right);
  Value result = multiply(left, invert(right));
  if (definedness_) // that a quotient is not zero is up to what is divided
    factors_.emplace(result.p, Factors{result, left, integer(1)});
  return result;
}

// -- functions -------------------------------------------------------------------------------------------------------

AlgebraicDomain::Value AlgebraicDomain::exponential(const PowerTable &base, const Value &exponent) {
  demand_number(exponent);
  ++counts_.tests;
  if (is_zero(exponent))
    return integer(1);
  if (&base == &exp_)
    if (const Cell *origin = find(logarithms_, exponent)) // exp(log(x)) is x wherever log(x) is a number
      return plain(*origin);
  Value result{base.power(q_.to_integer(exponent.q)), 0, true, NotNegative};
  if (!(exponent.facts & MayBeMinusInfinity))
    result.facts |= NotZero;
  if (exponent.facts & MayBePlusInfinity)
    result.facts |= MayBePlusInfinity;
  // Modulo q an exponential is a new variable, which the value modulo p names. It counts only in exponents.
  result.q = value_of_hash(hash_.hash(exponential_key_, Cell{result.p, kHashedNarrowly}, {})).q;
  ++exponentials_;
  nested_ |= exponent.only_p;
  exponents_.add(result, cell_of(&base == &exp_ ? exponent : multiply(exponent, log_of_two_)));
  return result;
}

AlgebraicDomain::Value AlgebraicDomain::logarithm(const Value &value) {
  demand_number(value);
  demand_positive(value);
  ++counts_.tests;
  if (const Cell *exponent = find(exponents_, value))
    return plain(*exponent);
  if (value.p == p_.one() && (value.only_p || value.q == q_.one()))
    return Value{};
  if (value.p == p_.from_integer(2) && !value.only_p)
    return log_of_two_;
  if (value.p == p_.from_integer(10) && !value.only_p)
    return log_of_ten_;
  Value result = hashed(logarithm_key_, hashable(value), {});
  result.facts = value.facts & MayBePlusInfinity;
  logarithms_.add(result, cell_of(value));
  return result;
}

AlgebraicDomain::Value AlgebraicDomain::square_root(const Value &value) {
  demand_number(value);
  demand_not_negative(value);
  ++counts_.tests;
  if (is_zero(value))
    return value;
  Value root = hashed(root_key_, hashable(value), {});
  root.facts = uint8_t(NotNegative | (value.facts & (NotZero | MayBePlusInfinity)));
  roots_.add(root, cell_of(value));
  return root;
}

AlgebraicDomain::Value AlgebraicDomain::integer_power(const Value &base, int64_t exponent) {
  if (exponent != 0) {
    demand_number(base);
    if (exponent < 0)
      demand_not_zero(base);
  }
  Value result = power(base, exponent);
  if (definedness_ && exponent > 0)
    factors_.emplace(result.p, Factors{result, base, integer(1)});
  return result;
}

// The sign of an operand goes in front of the function; which of x and -x is hashed does not matter.
AlgebraicDomain::Value AlgebraicDomain::odd(const Block &key, const Value &value) {
  demand_finite(value);
  ++counts_.tests;
  if (is_zero(value))
    return value;
  if (is_negative_form(value))
    return negate(hashed(key, hashable(negate(value)), {}));
  return hashed(key, hashable(value), {});
}

AlgebraicDomain::Value AlgebraicDomain::even(const Block &key, const Value &value) {
  ++counts_.tests;
  return hashed(key, hashable(is_negative_form(value) ? negate(value) : value), {});
}

} // namespace equiv
