#include "algebraic.h"

#include "expression.h"
#include "stop.h"

#include <algorithm>
#include <cmath>

namespace equiv {

namespace {

constexpr uint64_t kSymbolic = uint64_t(1) << 63;
constexpr uint64_t kOnlyP = uint64_t(1) << 62;
// The operands of nested maxima (or minima) as a multiset: the sum of the hashes of its elements, not yet a value.
constexpr uint64_t kMaxima = uint64_t(1) << 61;
constexpr uint64_t kMinima = uint64_t(1) << 60;
constexpr uint64_t kImage = (uint64_t(1) << 56) - 1;
// Marks of operands in hashes; constants and undefined values have a top byte of zero.
constexpr uint64_t kHashedBoth = uint64_t(0xB0) << 56;
constexpr uint64_t kHashedNarrowly = uint64_t(0xA0) << 56;

constexpr int kLeastPower = -1100; // below the least subnormal double
constexpr int kGreatestPower = 1100;
constexpr int64_t kGreatestExponent = 1 << 20;
constexpr size_t kComparisons = 8;

// Keys that are no operation's: program identities stay far below.
enum Key : uint32_t {
  KeyFunction = 0x40000000, // one for each operation of the table
  KeySelect = 0x50000000,
  KeyConstant,
  KeyExponential,
  KeyLogarithm,
  KeyRoot,
  KeyMaxima,
  KeyMinima,
  KeyElement,
  KeyBase,
  KeyLogOfTwo,
  KeyLogOfTen,
  KeyLess = 0x51000000
};

[[noreturn]] void stop_at_infinity(const char *name) {
  throw StopError("unsupported", std::string("at level real, ") + name + " of an infinity or a NaN and data");
}

} // namespace

AlgebraicDomain::AlgebraicDomain(const Program &program, Block seed, int field_bits, bool any_precision,
                                 WideConstants &wide)
    : p_(random_safe_prime(seed, field_bits).p), q_(p_.modulus() / 2), hash_(seed),
      leaf_key_(hash_.key_of_head(HeadLeaf)), pair_key_(hash_.key_of_head(HeadPair)),
      wide_key_(hash_.key_of_head(HeadWide)), constant_key_(hash_.key_of_head(KeyConstant)),
      exponential_key_(hash_.key_of_head(KeyExponential)), logarithm_key_(hash_.key_of_head(KeyLogarithm)),
      root_key_(hash_.key_of_head(KeyRoot)), extremum_keys_{hash_.key_of_head(KeyMinima), hash_.key_of_head(KeyMaxima)},
      element_key_(hash_.key_of_head(KeyElement)),
      // Squares other than one generate the group of prime order q.
      exp_(p_,
           [&] {
             uint64_t root = p_.from_random(hash_.key_of_head(KeyBase).low);
             uint64_t square = p_.multiply(root, root);
             return square == 0 || square == p_.one() ? p_.from_integer(4) : square;
           }()),
      exp2_(p_, p_.from_integer(2)), program_(program), any_precision_(any_precision), wide_(wide) {
  auto random = [&](uint32_t key) {
    return value_of_hash(Cell{hash_.key_of_head(key).low, hash_.key_of_head(key).high});
  };
  log_of_two_ = random(KeyLogOfTwo);
  log_of_ten_ = random(KeyLogOfTen);
  uint64_t p = p_.power(p_.inverse(p_.from_integer(2)), uint64_t(-kLeastPower));
  uint64_t q = q_.power(q_.inverse(q_.from_integer(2)), uint64_t(-kLeastPower));
  for (int power = kLeastPower; power <= kGreatestPower; ++power) {
    powers_p_.push_back(p);
    powers_q_.push_back(q);
    p = p_.add(p, p);
    q = q_.add(q, q);
  }
  comparisons_.resize(kComparisons);
  for (const ScalarOperation &operation : program.operations) {
    Rule rule;
    rule.what = real_operation_of(operation);
    bool all_real = true;
    for (int index = 0; index < operation.operand_count; ++index)
      all_real &= is_float(operation.operands[index].kind);
    for (int index = 0; index < operation.result_count; ++index) {
      uint32_t key = head_of(operation.identity, index);
      const bool is_narrow = rule.what == RealOperation::Narrow;
      if (rule.what == RealOperation::Select)
        key = KeySelect;
      else if (operation.semantics && all_real && !is_narrow) // flags do not matter to real numbers, formats may
        key = KeyFunction + (uint32_t(operation.semantics - semantics_begin()) << 8 | uint32_t(index) << 6 |
                             uint32_t(any_precision ? 0 : uint32_t(operation.results[index].kind)) << 3 |
                             uint32_t(any_precision ? 0 : uint32_t(operation.operands[0].kind)));
      rule.keys[index] = hash_.key_of_head(key);
    }
    if (rule.what == RealOperation::Compare)
      rule.relations = relations_of(operation.semantics->name);
    rules_.push_back(rule);
    switch (rule.what) {
    case RealOperation::Log:
    case RealOperation::Log2:
    case RealOperation::Log10:
    case RealOperation::Log1p:
      exponents_.enable();
      logarithms_.enable();
      break;
    case RealOperation::SquareRoot:
    case RealOperation::InverseSquareRoot:
    case RealOperation::Power:
      roots_.enable();
      break;
    case RealOperation::Narrow:
      for (Origins &format : widened_)
        format.enable();
      break;
    default:
      break;
    }
  }
}

// -- cells and values ------------------------------------------------------------------------------------------------

Cell AlgebraicDomain::cell_of(const Value &value) {
  return Cell{value.p, kSymbolic | (value.only_p ? kOnlyP : 0) | value.q};
}

AlgebraicDomain::Value AlgebraicDomain::plain(const Cell &cell) {
  return Value{cell.low, cell.high & kImage, (cell.high & kOnlyP) != 0};
}

AlgebraicDomain::Value AlgebraicDomain::value_of(const Cell &cell, ScalarType type) {
  if (is_fingerprint(cell)) {
    if ((cell.high & (kMaxima | kMinima)) == 0)
      return plain(cell);
    return hashed(extremum_keys_[(cell.high & kMaxima) != 0], Cell{cell.low, kHashedBoth | (cell.high & kImage)}, {});
  }
  if (kind_of(cell) == CellKind::Constant && !is_special(type.kind, cell.low))
    return constant(type.kind, cell.low);
  return hashed(constant_key_, kind_of(cell) == CellKind::Poison ? Cell{0, cell.high} : cell, {});
}

AlgebraicDomain::Value AlgebraicDomain::constant(TypeKind kind, Bits pattern) const {
  Exact exact = unpack(format_of(kind), pattern);
  if (exact.significand == 0)
    return Value{};
  size_t power = size_t(exact.exponent - kLeastPower);
  Value value{p_.multiply(p_.from_integer(uint64_t(exact.significand)), powers_p_[power]),
              q_.multiply(q_.from_integer(uint64_t(exact.significand)), powers_q_[power]), false};
  return exact.negative ? negate(value) : value;
}

AlgebraicDomain::Value AlgebraicDomain::integer(int64_t value) const {
  uint64_t size = value < 0 ? 0 - uint64_t(value) : uint64_t(value);
  Value positive{p_.from_integer(size), q_.from_integer(size), false};
  return value < 0 ? negate(positive) : positive;
}

Cell AlgebraicDomain::hashable(const Value &value) {
  return value.only_p ? Cell{value.p, kHashedNarrowly} : Cell{value.p, kHashedBoth | value.q};
}

Cell AlgebraicDomain::hashable(const Cell &cell, ScalarType type) {
  CellKind kind = kind_of(cell);
  if (kind == CellKind::Poison)
    return Cell{0, tag_of(CellKind::Poison)};
  if (kind == CellKind::Wide) {
    Bits bits = wide_.bits(cell);
    return hash_.hash(wide_key_, constant_cell(uint64_t(bits)), constant_cell(uint64_t(bits >> 64)));
  }
  if (!is_float(type.kind) || kind == CellKind::Uninitialized ||
      (kind == CellKind::Constant && is_special(type.kind, cell.low)))
    return cell;
  return hashable(value_of(cell, type));
}

AlgebraicDomain::Value AlgebraicDomain::value_of_hash(const Cell &hash) const {
  // The top byte of `high` is no more random than a fingerprint's; the lowest byte of `low` hardly moves the first.
  return Value{p_.from_random(hash.low), q_.from_random(hash.high << 8 | (hash.low & 255)), false};
}

AlgebraicDomain::Value AlgebraicDomain::hashed(const Block &key, const Cell &first, const Cell &second) {
  const bool narrowly = (first.high & ~kImage) == kHashedNarrowly || (second.high & ~kImage) == kHashedNarrowly;
  ++(narrowly ? counts_.narrowly : counts_.hashed);
  return value_of_hash(hash_.hash(key, first, second));
}

Cell AlgebraicDomain::leaf(uint32_t parameter, uint64_t element, ScalarType type) {
  return typed(hash_.hash(leaf_key_, Cell{element, 0}, Cell{parameter, 0}), type);
}

Cell AlgebraicDomain::typed(const Cell &made, ScalarType type) const {
  return is_float(type.kind) ? cell_of(value_of_hash(made)) : made;
}

Cell AlgebraicDomain::make(uint32_t head, const Cell &first, const Cell &second) {
  ++counts_.hashed;
  const ScalarType raw{TypeKind::Integer, 64};
  return hash_.hash(hash_.key_of_head(head), hashable(first, raw), hashable(second, raw));
}

bool AlgebraicDomain::equal(const Cell &cell, const AlgebraicDomain &other, const Cell &others, ScalarType type) {
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
  Value mine = value_of(cell, type), theirs = value_of(others, type);
  return mine.p == theirs.p && (mine.only_p || theirs.only_p || mine.q == theirs.q);
}

// -- field arithmetic ------------------------------------------------------------------------------------------------

AlgebraicDomain::Value AlgebraicDomain::add(const Value &left, const Value &right) const {
  return Value{p_.add(left.p, right.p), q_.add(left.q, right.q), left.only_p || right.only_p};
}

AlgebraicDomain::Value AlgebraicDomain::subtract(const Value &left, const Value &right) const {
  return Value{p_.subtract(left.p, right.p), q_.subtract(left.q, right.q), left.only_p || right.only_p};
}

AlgebraicDomain::Value AlgebraicDomain::negate(const Value &value) const {
  return Value{p_.negate(value.p), q_.negate(value.q), value.only_p};
}

AlgebraicDomain::Value AlgebraicDomain::multiply(const Value &left, const Value &right) const {
  return Value{p_.multiply(left.p, right.p), q_.multiply(left.q, right.q), left.only_p || right.only_p};
}

AlgebraicDomain::Value AlgebraicDomain::invert(const Value &value) const {
  if (value.p == 0 || value.q == 0)
    throw StopError("singular", "a divisor is zero, or is so at the random point of this trial");
  return Value{p_.inverse(value.p), q_.inverse(value.q), value.only_p};
}

AlgebraicDomain::Value AlgebraicDomain::power(const Value &base, int64_t exponent) const {
  uint64_t size = exponent < 0 ? 0 - uint64_t(exponent) : uint64_t(exponent);
  Value power{p_.power(base.p, size), q_.power(base.q, size), base.only_p};
  return exponent < 0 ? invert(power) : power;
}

AlgebraicDomain::Value AlgebraicDomain::product(const Value &left, const Value &right) {
  // sqrt(x) * sqrt(x) is x wherever sqrt(x) is a number.
  if (left.p == right.p)
    if (const Cell *square = roots_.find(left))
      return plain(*square);
  return multiply(left, right);
}

// -- functions -------------------------------------------------------------------------------------------------------

AlgebraicDomain::Value AlgebraicDomain::exponential(const PowerTable &base, const Value &exponent) {
  if (is_zero(exponent))
    return integer(1);
  if (&base == &exp_)
    if (const Cell *origin = logarithms_.find(exponent)) // exp(log(x)) is x wherever log(x) is a number
      return plain(*origin);
  Value result{base.power(q_.to_integer(exponent.q)), 0, true};
  // Modulo q an exponential is a new variable, which the value modulo p names. It counts only in exponents.
  result.q = value_of_hash(hash_.hash(exponential_key_, Cell{result.p, kHashedNarrowly}, {})).q;
  ++exponentials_;
  nested_ |= exponent.only_p;
  exponents_.add(result, cell_of(&base == &exp_ ? exponent : multiply(exponent, log_of_two_)));
  return result;
}

AlgebraicDomain::Value AlgebraicDomain::logarithm(const Value &value) {
  if (const Cell *exponent = exponents_.find(value))
    return plain(*exponent);
  if (value.p == p_.one() && (value.only_p || value.q == q_.one()))
    return Value{};
  if (value.p == p_.from_integer(2) && !value.only_p)
    return log_of_two_;
  if (value.p == p_.from_integer(10) && !value.only_p)
    return log_of_ten_;
  Value result = hashed(logarithm_key_, hashable(value), {});
  logarithms_.add(result, cell_of(value));
  return result;
}

AlgebraicDomain::Value AlgebraicDomain::square_root(const Value &value) {
  if (is_zero(value))
    return value;
  Value root = hashed(root_key_, hashable(value), {});
  roots_.add(root, cell_of(value));
  return root;
}

// The sign of an operand goes in front of the function; which of x and -x is hashed does not matter.
AlgebraicDomain::Value AlgebraicDomain::odd(const Block &key, const Value &value) {
  if (is_zero(value))
    return value;
  if (is_negative_form(value))
    return negate(hashed(key, hashable(negate(value)), {}));
  return hashed(key, hashable(value), {});
}

AlgebraicDomain::Value AlgebraicDomain::even(const Block &key, const Value &value) {
  return hashed(key, hashable(is_negative_form(value) ? negate(value) : value), {});
}

// -- order -----------------------------------------------------------------------------------------------------------

Cell AlgebraicDomain::extremum(const ScalarOperation &operation, const Cell &left, const Cell &right, bool maximum) {
  const ScalarType type = operation.results[0];
  if (left == right)
    return left;
  for (const Cell *cell : {&left, &right}) {
    if (kind_of(*cell) != CellKind::Constant || !is_special(type.kind, cell->low))
      continue;
    const Cell &that = cell == &left ? right : left;
    if (is_not_a_number(type.kind, cell->low)) {
      std::string_view name = operation.semantics->name;
      return name == "maxnumf" || name == "minnumf" ? that : *cell;
    }
    const bool wins = has_sign(format_of(type.kind), cell->low) != maximum;
    return wins ? *cell : that;
  }
  const uint64_t form = maximum ? kMaxima : kMinima;
  bool is_set[2];
  Cell elements[2];
  for (int index = 0; index < 2; ++index) {
    const Cell &cell = index == 0 ? left : right;
    is_set[index] = is_fingerprint(cell) && (cell.high & form) != 0;
    elements[index] = cell;
    if (!is_set[index]) {
      Cell operand = hashable(value_of(cell, type));
      ++((operand.high & ~kImage) == kHashedNarrowly ? counts_.narrowly : counts_.hashed);
      elements[index] = hash_.hash(element_key_, operand, {});
    }
    elements[index].high &= kImage;
  }
  if (!is_set[0] && !is_set[1] && elements[0] == elements[1])
    return left;
  Cell sum = extrema_.unite(elements[0], is_set[0], elements[1], is_set[1]);
  return Cell{sum.low, kSymbolic | form | sum.high};
}

Cell AlgebraicDomain::compare(const Rule &rule, const ScalarOperation &operation, const Cell *operands) {
  const ScalarType type = operation.operands[0];
  auto outcome = [](bool holds) { return constant_cell(holds); };
  for (int index = 0; index < 2; ++index) {
    if (kind_of(operands[index]) != CellKind::Constant || !is_special(type.kind, operands[index].low))
      continue;
    if (is_not_a_number(type.kind, operands[index].low))
      return outcome(rule.relations & RelationUnordered);
    const Cell &that = operands[1 - index];
    if (kind_of(that) == CellKind::Constant && is_special(type.kind, that.low))
      stop_at_infinity("a comparison");
    // A real number is between the infinities.
    const bool greater = has_sign(format_of(type.kind), operands[index].low) == (index == 1);
    return outcome(rule.relations & (greater ? RelationGreater : RelationLess));
  }
  uint8_t relations = rule.relations & (RelationLess | RelationEqual | RelationGreater);
  if (relations == 0 || relations == 7)
    return outcome(relations != 0);
  Value left = value_of(operands[0], type), right = value_of(operands[1], type);
  Value difference = subtract(left, right);
  if (is_zero(difference))
    return outcome(relations & RelationEqual);
  if (relations & RelationGreater && relations != (RelationLess | RelationGreater)) {
    relations = uint8_t((relations & RelationEqual) | RelationLess);
    difference = negate(difference);
    std::swap(left, right);
  }
  const bool symmetric = relations == RelationEqual || relations == (RelationLess | RelationGreater);
  if (symmetric && is_negative_form(difference))
    difference = negate(difference);
  Cell operand = hashable(difference);
  ++(difference.only_p ? counts_.narrowly : counts_.hashed);
  Cell result = hash_.hash(hash_.key_of_head(KeyLess + relations), operand, {});
  comparisons_[next_comparison_] = Comparison{result, left, right, relations, true};
  next_comparison_ = (next_comparison_ + 1) % kComparisons;
  return result;
}

Cell AlgebraicDomain::select(const Rule &rule, const ScalarOperation &operation, const Cell *operands) {
  const ScalarType type = operation.results[0];
  Cell yes = hashable(operands[1], type), no = hashable(operands[2], type);
  if (yes == no)
    return operands[1];
  // x < y ? x : y is the minimum of both.
  for (const Comparison &comparison : comparisons_) {
    if (!comparison.used || comparison.result != operands[0] || !(comparison.relations & RelationLess) ||
        (comparison.relations & RelationGreater))
      continue;
    Cell left = hashable(comparison.left), right = hashable(comparison.right);
    if ((yes == left && no == right) || (yes == right && no == left))
      return extremum(operation, cell_of(comparison.left), cell_of(comparison.right), yes == right);
  }
  Cell condition = operands[0];
  // x <= y is the opposite of y < x, and x != y that of x == y.
  for (const Comparison &comparison : comparisons_) {
    const uint8_t opposite = uint8_t(comparison.relations ^ 7);
    if (!comparison.used || comparison.result != operands[0] ||
        (opposite != RelationGreater && opposite != RelationEqual))
      continue;
    Value difference = subtract(comparison.right, comparison.left);
    if (opposite == RelationEqual && is_negative_form(difference))
      difference = negate(difference);
    ++(difference.only_p ? counts_.narrowly : counts_.hashed);
    const uint8_t relations = opposite == RelationGreater ? uint8_t(RelationLess) : opposite;
    condition = hash_.hash(hash_.key_of_head(KeyLess + relations), hashable(difference), {});
    std::swap(yes, no);
    break;
  }
  ++counts_.hashed;
  Cell pair = hash_.hash(pair_key_, hashable(condition, operation.operands[0]), yes);
  return cell_of(hashed(rule.keys[0], pair, no));
}

// -- operations ------------------------------------------------------------------------------------------------------

bool AlgebraicDomain::special(const ScalarOperation &operation, RealOperation what, const Cell *operands,
                              Cell &result) const {
  bool found = false, nan = false;
  for (int index = 0; index < operation.operand_count; ++index) {
    const TypeKind kind = operation.operands[index].kind;
    if (kind_of(operands[index]) != CellKind::Constant || !is_special(kind, operands[index].low))
      continue;
    found = true;
    nan |= is_not_a_number(kind, operands[index].low);
  }
  if (!found)
    return false;
  const ScalarType type = operation.results[0];
  auto infinite = [&](int index) {
    return kind_of(operands[index]) == CellKind::Constant && is_special(type.kind, operands[index].low);
  };
  auto negative = [&](int index) { return has_sign(format_of(type.kind), operands[index].low); };
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract: {
    const bool flip = what == RealOperation::Subtract;
    const bool opposed = infinite(0) && infinite(1) && negative(0) != (negative(1) != flip);
    if (nan || opposed)
      result = constant_cell(format_of(type.kind).canonical_nan());
    else
      result = constant_cell(infinity_of(type.kind, infinite(0) ? negative(0) : negative(1) != flip));
    return true;
  }
  case RealOperation::Divide:
    if (!nan && !infinite(0)) {
      result = constant_cell(0);
      return true;
    }
    [[fallthrough]];
  case RealOperation::Multiply:
    if (nan) {
      result = constant_cell(format_of(type.kind).canonical_nan());
      return true;
    }
    stop_at_infinity(operation.semantics->name);
  case RealOperation::Exp:
  case RealOperation::Exp2:
    result = nan || !negative(0) ? operands[0] : constant_cell(0);
    return true;
  case RealOperation::Negate:
    result = constant_cell(operands[0].low ^ format_of(type.kind).sign());
    return true;
  case RealOperation::FusedMultiplyAdd:
    if (!nan && (infinite(0) || infinite(1)))
      stop_at_infinity(operation.semantics->name);
    result = nan ? constant_cell(format_of(type.kind).canonical_nan()) : operands[2];
    return true;
  case RealOperation::Maximum:
  case RealOperation::Minimum:
  case RealOperation::Clamp:
  case RealOperation::Compare:
  case RealOperation::Select:
    return false;
  default:
    stop_at_infinity(operation.semantics->name);
  }
}

Cell AlgebraicDomain::other(const Rule &rule, const ScalarOperation &operation, int result, const Cell *operands) {
  Cell first = hashable(operands[0], operation.operands[0]);
  Cell second = operation.operand_count > 1 ? hashable(operands[1], operation.operands[1]) : Cell{};
  if (operation.semantics && operation.semantics->commutative && second < first)
    std::swap(first, second);
  for (int index = 2; index < operation.operand_count; ++index) {
    const bool narrowly = (first.high & ~kImage) == kHashedNarrowly || (second.high & ~kImage) == kHashedNarrowly;
    ++(narrowly ? counts_.narrowly : counts_.hashed);
    first = hash_.hash(pair_key_, first, second);
    second = hashable(operands[index], operation.operands[index]);
  }
  if (is_float(operation.results[result].kind))
    return cell_of(hashed(rule.keys[result], first, second));
  ++counts_.hashed;
  return hash_.hash(rule.keys[result], first, second);
}

Cell AlgebraicDomain::combine(const ScalarOperation &operation, int result, const Cell *operands) {
  const Rule &rule = rule_of(operation);
  bool constants = false;
  for (int index = 0; index < operation.operand_count; ++index)
    constants |= !is_fingerprint(operands[index]);
  Cell settled;
  if (constants && special(operation, rule.what, operands, settled))
    return settled;
  auto value = [&](int index) { return value_of(operands[index], operation.operands[index]); };
  auto half = [&](const Value &whole) { return multiply(whole, invert(integer(2))); };
  switch (rule.what) {
  case RealOperation::Add:
    return cell_of(add(value(0), value(1)));
  case RealOperation::Subtract:
    return cell_of(subtract(value(0), value(1)));
  case RealOperation::Multiply:
    return cell_of(product(value(0), value(1)));
  case RealOperation::Divide:
    return cell_of(multiply(value(0), invert(value(1))));
  case RealOperation::Negate:
    return cell_of(negate(value(0)));
  case RealOperation::FusedMultiplyAdd:
    return cell_of(add(product(value(0), value(1)), value(2)));
  case RealOperation::Maximum:
  case RealOperation::Minimum:
    return extremum(operation, operands[0], operands[1], rule.what == RealOperation::Maximum);
  case RealOperation::Clamp:
    return extremum(operation, extremum(operation, operands[0], operands[2], false), operands[1], true);
  case RealOperation::Absolute:
    return cell_of(even(rule.keys[0], value(0)));
  case RealOperation::Exp:
    return cell_of(exponential(exp_, value(0)));
  case RealOperation::Exp2:
    return cell_of(exponential(exp2_, value(0)));
  case RealOperation::Expm1:
    return cell_of(subtract(exponential(exp_, value(0)), integer(1)));
  case RealOperation::Log:
    return cell_of(logarithm(value(0)));
  case RealOperation::Log2:
    return cell_of(multiply(logarithm(value(0)), invert(log_of_two_)));
  case RealOperation::Log10:
    return cell_of(multiply(logarithm(value(0)), invert(log_of_ten_)));
  case RealOperation::Log1p:
    return cell_of(logarithm(add(value(0), integer(1))));
  case RealOperation::SquareRoot:
    return cell_of(square_root(value(0)));
  case RealOperation::InverseSquareRoot: {
    Value square = value(0), inverse = invert(square_root(square));
    roots_.add(inverse, cell_of(invert(square)));
    return cell_of(inverse);
  }
  case RealOperation::Tanh: {
    Value argument = value(0), square = exponential(exp_, add(argument, argument));
    return cell_of(multiply(subtract(square, integer(1)), invert(add(square, integer(1)))));
  }
  case RealOperation::Sinh:
  case RealOperation::Cosh: {
    Value grown = exponential(exp_, value(0)), shrunk = invert(grown);
    return cell_of(half(rule.what == RealOperation::Sinh ? subtract(grown, shrunk) : add(grown, shrunk)));
  }
  case RealOperation::Erf:
  case RealOperation::OddFunction:
    return cell_of(odd(rule.keys[0], value(0)));
  case RealOperation::Erfc: {
    // 1 - erf(x), under the key of erf in the same format.
    const Semantics *erf = find_semantics("erf");
    const uint32_t kind = any_precision_ ? 0 : uint32_t(operation.results[0].kind);
    const uint32_t key = KeyFunction + (uint32_t(erf - semantics_begin()) << 8 | kind << 3 | kind);
    return cell_of(subtract(integer(1), odd(hash_.key_of_head(key), value(0))));
  }
  case RealOperation::EvenFunction:
    return cell_of(even(rule.keys[0], value(0)));
  case RealOperation::Power: {
    const Cell &exponent = operands[1];
    if (kind_of(exponent) == CellKind::Constant) {
      double number = number_of(operation.operands[1].kind, exponent.low);
      if (number == double(int64_t(number)) && std::abs(number) <= double(kGreatestExponent))
        return cell_of(power(value(0), int64_t(number)));
      if (number == 0.5)
        return cell_of(square_root(value(0)));
      if (number == -0.5)
        return cell_of(invert(square_root(value(0))));
    }
    if (kind_of(operands[0]) == CellKind::Constant && number_of(operation.operands[0].kind, operands[0].low) == 2.0)
      return cell_of(exponential(exp2_, value(1)));
    return other(rule, operation, result, operands);
  }
  case RealOperation::IntegerPower: {
    const ScalarType type = operation.operands[1];
    if (kind_of(operands[1]) == CellKind::Constant && type.kind == TypeKind::Integer && type.width <= 64) {
      int64_t exponent = sign_extend(operands[1].low, type.width);
      if (exponent >= -kGreatestExponent && exponent <= kGreatestExponent)
        return cell_of(power(value(0), exponent));
    }
    return other(rule, operation, result, operands);
  }
  case RealOperation::SineCosine: {
    // The same functions as sin and cos.
    const Semantics *function = find_semantics(result == 0 ? "sin" : "cos");
    const uint32_t kind = any_precision_ ? 0 : uint32_t(operation.results[result].kind);
    Block key = hash_.key_of_head(KeyFunction + (uint32_t(function - semantics_begin()) << 8 | kind << 3 | kind));
    return cell_of(result == 0 ? odd(key, value(0)) : even(key, value(0)));
  }
  case RealOperation::IsNan:
  case RealOperation::IsInfinite:
    return constant_cell(0);
  case RealOperation::IsFinite:
    return constant_cell(1);
  case RealOperation::Compare:
    return compare(rule, operation, operands);
  case RealOperation::Select:
    return select(rule, operation, operands);
  case RealOperation::Widen: {
    Value narrow = value(0);
    if (any_precision_)
      return cell_of(narrow);
    // A wider format of the same number, but of one that was rounded differently: the rounding stays visible.
    Cell wide = other(rule, operation, result, operands);
    widened_[size_t(operation.operands[0].kind)].add(plain(wide), cell_of(narrow));
    return wide;
  }
  case RealOperation::Narrow: {
    Value wide = value(0);
    if (any_precision_)
      return cell_of(wide);
    if (const Cell *narrow = widened_[size_t(operation.results[0].kind)].find(wide))
      return *narrow; // what was widened from this format fits it
    return other(rule, operation, result, operands);
  }
  case RealOperation::FromInteger:
  case RealOperation::Other:
    break;
  }
  return other(rule, operation, result, operands);
}

} // namespace equiv
