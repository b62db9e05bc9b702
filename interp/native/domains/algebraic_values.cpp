// The cells of the algebraic domain, and the values that they stand for.
#include "domains/algebraic.h"
#include "domains/expression.h"

namespace equiv {

Cell AlgebraicDomain::cell_of(const Value &value) {
  return Cell{value.p | uint64_t(value.facts) << kFactsShift, kSymbolic | (value.only_p ? kOnlyP : 0) | value.q};
}

AlgebraicDomain::Value AlgebraicDomain::plain(const Cell &cell) {
  return Value{cell.low & kImage, cell.high & kImage, (cell.high & kOnlyP) != 0, uint8_t(cell.low >> kFactsShift)};
}

AlgebraicDomain::Value AlgebraicDomain::value_of(const Cell &cell, ScalarType type) {
  if (is_fingerprint(cell)) {
    if ((cell.high & (kMaxima | kMinima)) == 0)
      return plain(cell);
    Value extremum = hashed(extremum_keys_[(cell.high & kMaxima) != 0],
                            Cell{cell.low & kImage, kHashedBoth | (cell.high & kImage)}, {});
    extremum.facts = uint8_t(cell.low >> kFactsShift);
    return extremum;
  }
  if (kind_of(cell) == CellKind::Constant && !is_special(type.kind, cell.low))
    return constant(type.kind, cell.low);
  Value value = hashed(constant_key_, is_undefined(cell) ? undefined_.stand_in(cell) : cell, {});
  value.facts = facts_of(cell, type);
  return value;
}

uint8_t AlgebraicDomain::facts_of(const Cell &cell, ScalarType type) {
  if (is_fingerprint(cell))
    return uint8_t(cell.low >> kFactsShift);
  if (kind_of(cell) != CellKind::Constant)
    return kSpecials;
  if (is_not_a_number(type.kind, cell.low))
    return MayBeNan;
  const bool negative = has_sign(format_of(type.kind), cell.low);
  if (is_special(type.kind, cell.low))
    return uint8_t((negative ? kNegative : kPositive) | (negative ? MayBeMinusInfinity : MayBePlusInfinity));
  return equiv::is_zero(format_of(type.kind), cell.low) ? NotNegative | NotPositive : negative ? kNegative : kPositive;
}

AlgebraicDomain::Value AlgebraicDomain::constant(TypeKind kind, Bits pattern) const {
  Exact exact = unpack(format_of(kind), pattern);
  if (exact.significand == 0)
    return Value{0, 0, false, NotNegative | NotPositive};
  size_t power = size_t(exact.exponent - kLeastPower);
  Value value{p_.multiply(p_.from_integer(uint64_t(exact.significand)), powers_p_[power]),
              q_.multiply(q_.from_integer(uint64_t(exact.significand)), powers_q_[power]), false, kPositive};
  return exact.negative ? negate(value) : value;
}

AlgebraicDomain::Value AlgebraicDomain::integer(int64_t value) const {
  uint64_t size = value < 0 ? 0 - uint64_t(value) : uint64_t(value);
  Value positive{p_.from_integer(size), q_.from_integer(size), false,
                 uint8_t(size != 0 ? kPositive : NotNegative | NotPositive)};
  return value < 0 ? negate(positive) : positive;
}

Cell AlgebraicDomain::hashable(const Value &value) {
  return value.only_p ? Cell{value.p, kHashedNarrowly} : Cell{value.p, kHashedBoth | value.q};
}

Cell AlgebraicDomain::hashable(const Cell &cell, ScalarType type) {
  CellKind kind = kind_of(cell);
  if (is_undefined(cell))
    return undefined_.stand_in(cell);
  if (kind == CellKind::Wide) {
    Bits bits = wide_.bits(cell);
    return hash_.hash(wide_key_, constant_cell(uint64_t(bits)), constant_cell(uint64_t(bits >> 64)));
  }
  if (!is_float(type.kind) || (kind == CellKind::Constant && is_special(type.kind, cell.low)))
    return cell;
  return hashable(value_of(cell, type));
}

AlgebraicDomain::Value AlgebraicDomain::value_of_hash(const Cell &hash) const {
  // The top byte of `high` is no more random than a fingerprint's; the lowest byte of `low` hardly moves the first.
  return Value{p_.from_random(hash.low), q_.from_random(hash.high << 8 | (hash.low & 255)), false, 0};
}

AlgebraicDomain::Value AlgebraicDomain::hashed(const Block &key, const Cell &first, const Cell &second) {
  const bool narrowly = (first.high & ~kImage) == kHashedNarrowly || (second.high & ~kImage) == kHashedNarrowly;
  ++(narrowly ? counts_.narrowly : counts_.hashed);
  return value_of_hash(hash_.hash(key, first, second));
}

Cell AlgebraicDomain::leaf(uint32_t parameter, uint64_t element, ScalarType type) {
  return typed(hash_.hash(leaf_key_, Cell{element, 0}, Cell{parameter, 0}), type);
}

// What is read out of contents in which a constant is no real number may be that constant.
Cell AlgebraicDomain::typed(const Cell &made, ScalarType type) const {
  if (!is_float(type.kind))
    return made;
  Definedness::Conditions conditions;
  Value value = value_of_hash(definedness_ ? definedness_->open(made, conditions) : made);
  value.facts = reads_specials_ ? kSpecials : 0;
  return conditions.empty() ? cell_of(value) : definedness_->close(cell_of(value), std::move(conditions));
}

Cell AlgebraicDomain::make(uint32_t head, const Cell &first, const Cell &second) {
  ++counts_.hashed;
  const ScalarType raw{TypeKind::Integer, 64};
  Definedness::Conditions conditions;
  Cell parts[2] = {first, second};
  for (Cell &part : parts) {
    if (definedness_)
      part = definedness_->open(part, conditions);
    // What the machine keeps of contents does not tell which of it are floats.
    reads_specials_ |= !is_fingerprint(part) && is_special_in_any_format(part);
    if (is_fingerprint(part))
      part.low &= kImage;
  }
  const Cell made = hash_.hash(hash_.key_of_head(head), hashable(parts[0], raw), hashable(parts[1], raw));
  if (conditions.empty())
    return made;
  return definedness_->close(made, {definedness_->partial(made, conditions)});
}

// A constant whose type is not known: whether it is, as a float, no real number. An integer may be taken for one.
bool AlgebraicDomain::is_special_in_any_format(const Cell &cell) {
  if (kind_of(cell) != CellKind::Constant)
    return false;
  if (cell.low < (uint64_t(1) << 16))
    return is_special(TypeKind::Half, cell.low) || is_special(TypeKind::BFloat, cell.low);
  for (TypeKind kind : {TypeKind::TensorFloat, TypeKind::Float24})
    if (cell.low < (uint64_t(1) << format_of(kind).width()) && is_special(kind, cell.low))
      return true;
  return cell.low < (uint64_t(1) << 32) ? is_special(TypeKind::Single, cell.low)
                                        : is_special(TypeKind::Double, cell.low);
}

bool AlgebraicDomain::equal(const Cell &cell, const AlgebraicDomain &other, const Cell &others, ScalarType type) {
  if (!definedness_ || !other.definedness_)
    return equal_values(cell, other, others, type);
  Definedness::Conditions given, wanted;
  const Cell left = definedness_->open(cell, given), right = other.definedness_->open(others, wanted);
  for (const Cell &condition : wanted)
    if (!other.definedness_->follows(condition, given, *definedness_))
      return false;
  return equal_values(left, other, right, type);
}

bool AlgebraicDomain::equal_values(const Cell &cell, const AlgebraicDomain &other, const Cell &others,
                                   ScalarType type) {
  if (!is_float(type.kind))
    return kind_of(cell) == CellKind::Wide
               ? kind_of(others) == CellKind::Wide && wide_.bits(cell) == other.wide_.bits(others)
               : cell == others;
  auto settled = [&](const Cell &each) {
    return is_undefined(each) || (kind_of(each) == CellKind::Constant && is_special(type.kind, each.low));
  };
  if (settled(cell) || settled(others)) {
    const bool nans = kind_of(cell) == CellKind::Constant && kind_of(others) == CellKind::Constant &&
                      is_not_a_number(type.kind, cell.low) && is_not_a_number(type.kind, others.low);
    return cell == others || nans;
  }
  // The keys are the same, so this domain can read the cells of both.
  Value left = value_of(cell, type), right = value_of(others, type);
  return left.p == right.p && (left.only_p || right.only_p || left.q == right.q);
}

} // namespace equiv
