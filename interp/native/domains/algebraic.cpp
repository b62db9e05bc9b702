#include "domains/algebraic.h"

#include "core/stop.h"
#include "domains/algebraic_layout.h"
#include "domains/expression.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

namespace equiv {

namespace {

constexpr int64_t kGreatestExponent = 1 << 20;

} // namespace

AlgebraicDomain::AlgebraicDomain(const Program &program, Block seed, int field_bits, bool any_precision,
                                 bool tracks_definedness, WideConstants &wide)
    : Domain(Distinguishes | Splits | HasFunctions | MayStop), p_(random_safe_prime(seed, field_bits).p),
      q_(p_.modulus() / 2), hash_(seed), leaf_key_(hash_.key_of_head(HeadLeaf)), pair_key_(hash_.key_of_head(HeadPair)),
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
      exp2_(p_, p_.from_integer(2)), program_(program), any_precision_(any_precision), wide_(wide), extrema_(p_, q_) {
  if (tracks_definedness)
    definedness_ = std::make_unique<Definedness>(hash_);
  auto random = [&](uint32_t key) {
    return value_of_hash(Cell{hash_.key_of_head(key).low, hash_.key_of_head(key).high});
  };
  log_of_two_ = random(KeyLogOfTwo);
  log_of_ten_ = random(KeyLogOfTen);
  log_of_two_.facts = log_of_ten_.facts = kPositive;
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
      else if (any_precision && rule.what == RealOperation::IntegerPower && operation.operands[1].width == 32)
        key = KeyFunction + (uint32_t(operation.semantics - semantics_begin()) << 8);
      rule.keys[index] = hash_.key_of_head(key);
    }
    rule.is_total = is_total(operation);
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

// Functions that have a number for all numbers.
bool AlgebraicDomain::is_total(const ScalarOperation &operation) {
  static constexpr std::string_view kTotal[] = {
      "floor",  "ceil", "trunc", "round", "roundeven", "copysign", "atan2", "extf", "truncf", "convertf", "sitofp",
      "uitofp", "atan", "sin",   "cos",   "tan",       "asinh",    "cbrt",  "erf",  "erfc",   "absf"};
  if (!operation.semantics)
    return true;
  const std::string_view name = operation.semantics->name;
  return std::find(std::begin(kTotal), std::end(kTotal), name) != std::end(kTotal);
}

// -- operations ------------------------------------------------------------------------------------------------------

bool AlgebraicDomain::special(const ScalarOperation &operation, RealOperation what, const Cell *operands,
                              Cell &result) {
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
  for (int index = 0; index < operation.operand_count; ++index)
    if (is_fingerprint(operands[index]) && is_float(operation.operands[index].kind))
      demand_finite(plain(operands[index]));
  const ScalarType type = operation.results[0];
  auto infinite = [&](int index) {
    return kind_of(operands[index]) == CellKind::Constant && is_special(type.kind, operands[index].low);
  };
  auto negative = [&](int index) { return has_sign(format_of(type.kind), operands[index].low); };
  // Of data it depends on their signs what a product with an infinity is, and such a product may be used nowhere.
  auto of_data = [&] {
    if (operation.result_count != 1)
      stop_at_infinity(operation.semantics->name);
    result = other(rule_of(operation), operation, 0, operands);
    return true;
  };
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
    return of_data();
  case RealOperation::Exp:
  case RealOperation::Exp2:
    result = nan || !negative(0) ? operands[0] : constant_cell(0);
    return true;
  case RealOperation::Negate:
    result = constant_cell(operands[0].low ^ format_of(type.kind).sign());
    return true;
  case RealOperation::FusedMultiplyAdd:
    if (!nan && (infinite(0) || infinite(1)))
      return of_data();
    result = nan ? constant_cell(format_of(type.kind).canonical_nan()) : operands[2];
    return true;
  case RealOperation::Maximum:
  case RealOperation::Minimum:
  case RealOperation::Clamp:
  case RealOperation::Compare:
  case RealOperation::Select:
    return false;
  default:
    return of_data();
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
  if (is_float(operation.results[result].kind)) {
    Value made = hashed(rule.keys[result], first, second);
    uint8_t facts = 0;
    for (int index = 0; index < operation.operand_count; ++index)
      if (is_float(operation.operands[index].kind))
        facts |= facts_of(operands[index], operation.operands[index]) & kSpecials;
    made.facts = facts != 0 ? kSpecials : 0;
    if (operation.semantics && (facts != 0 || !rule.is_total))
      demand(KeyDefined, made, false);
    return cell_of(made);
  }
  ++counts_.hashed;
  return hash_.hash(rule.keys[result], first, second);
}

// An operation with nnan or ninf is poison for operands and results that the flag excludes.
bool AlgebraicDomain::excluded(const ScalarOperation &operation, const Cell &cell, ScalarType type) {
  if (!is_float(type.kind))
    return false;
  const uint8_t facts = facts_of(cell, type);
  const uint8_t flagged =
      uint8_t((operation.flags & FlagNnan ? MayBeNan : 0) | (operation.flags & FlagNinf ? kInfinities : 0));
  if (!(facts & flagged))
    return false;
  if (!is_fingerprint(cell))
    return true;
  demand(KeyDefined, plain(cell), false);
  return false;
}

Cell AlgebraicDomain::combine(const ScalarOperation &operation, int result, const Cell *operands) {
  if (!definedness_)
    return compute(operation, result, operands);
  const int count = operation.operand_count;
  Cell opened[kMaxOperands];
  Definedness::Conditions each[kMaxOperands], all;
  unconditional_ = true;
  for (int index = 0; index < count; ++index) {
    opened[index] = definedness_->open(operands[index], each[index]);
    unconditional_ &= each[index].empty();
  }
  demanded_.clear();
  const Cell made = compute(operation, result, opened);
  if (unconditional_ && demanded_.empty())
    return made;
  const std::string_view name = operation.semantics ? operation.semantics->name : "";
  const bool chooses =
      name == "maxnumf" || name == "minnumf" || operation.role == Role::And || operation.role == Role::Or;
  if (operation.role == Role::Select) {
    // Only the side that is taken has to be defined.
    all = each[0];
    const Definedness::Conditions both = Definedness::common(each[1], each[2]);
    Definedness::unite(all, both);
    for (int side = 1; side <= 2; ++side) {
      const Definedness::Conditions rest = Definedness::without(each[side], all);
      const Cell use = hash_.hash(pair_key_, hashable(opened[0], operation.operands[0]), constant_cell(uint64_t(side)));
      if (!rest.empty())
        Definedness::unite(all, {definedness_->partial(use, rest)});
    }
  } else if (chooses && each[0] != each[1]) {
    // The one operand may settle the result whatever the other is.
    Definedness::unite(each[0], each[1]);
    Cell first = hashable(opened[0], operation.operands[0]), second = hashable(opened[1], operation.operands[1]);
    if (second < first)
      std::swap(first, second);
    const Cell use = hash_.hash(rule_of(operation).keys[result], first, second);
    all = {definedness_->partial(use, each[0])};
  } else {
    for (int index = 0; index < count; ++index)
      Definedness::unite(all, each[index]);
  }
  std::sort(demanded_.begin(), demanded_.end());
  demanded_.erase(std::unique(demanded_.begin(), demanded_.end()), demanded_.end());
  Definedness::unite(all, demanded_);
  return definedness_->close(made, std::move(all));
}

Cell AlgebraicDomain::compute(const ScalarOperation &operation, int result, const Cell *operands) {
  const Rule &rule = rule_of(operation);
  bool constants = false;
  for (int index = 0; index < operation.operand_count; ++index)
    constants |= !is_fingerprint(operands[index]);
  if (operation.flags & (FlagNnan | FlagNinf))
    for (int index = 0; index < operation.operand_count; ++index)
      if (excluded(operation, operands[index], operation.operands[index]))
        return Cell{0, tag_of(CellKind::Poison)};
  Cell settled;
  if (constants && special(operation, rule.what, operands, settled)) {
    if (operation.flags & (FlagNnan | FlagNinf) && excluded(operation, settled, operation.results[0]))
      return Cell{0, tag_of(CellKind::Poison)};
    return settled;
  }
  // Without NaNs the negation of a comparison is another comparison.
  if (operation.role == Role::Xor)
    for (int index = 0; index < 2; ++index)
      for (const Comparison &each : comparisons_) {
        if (operands[index] != constant_cell(1) || !each.used || each.result != operands[1 - index])
          continue;
        Comparison opposite = each;
        const bool symmetric = each.relations == RelationEqual || each.relations == (RelationLess | RelationGreater);
        opposite.relations = symmetric ? each.relations ^ 7 : each.relations ^ RelationEqual;
        if (!symmetric)
          std::swap(opposite.left, opposite.right);
        Value difference = subtract(opposite.left, opposite.right);
        if (symmetric && is_negative_form(difference))
          difference = negate(difference);
        ++(difference.only_p ? counts_.narrowly : counts_.hashed);
        opposite.result = hash_.hash(hash_.key_of_head(KeyLess + opposite.relations), hashable(difference), {});
        comparisons_[next_comparison_] = opposite;
        next_comparison_ = (next_comparison_ + 1) % kComparisons;
        return opposite.result;
      }
  auto value = [&](int index) { return value_of(operands[index], operation.operands[index]); };
  auto half = [&](const Value &whole) { return multiply(whole, invert(integer(2))); };
  switch (rule.what) {
  case RealOperation::Add:
    return cell_of(sum(value(0), value(1)));
  case RealOperation::Subtract:
    return cell_of(sum(value(0), negate(value(1))));
  case RealOperation::Multiply:
    return cell_of(product(value(0), value(1)));
  case RealOperation::Divide:
    return cell_of(quotient(value(0), value(1)));
  case RealOperation::Negate:
    return cell_of(negate(value(0)));
  case RealOperation::FusedMultiplyAdd:
    return cell_of(sum(product(value(0), value(1)), value(2)));
  case RealOperation::Maximum:
  case RealOperation::Minimum:
    return extremum(operation, operands[0], operands[1], rule.what == RealOperation::Maximum);
  case RealOperation::Clamp:
    return extremum(operation, extremum(operation, operands[0], operands[2], false), operands[1], true);
  case RealOperation::Absolute: {
    const Value argument = value(0);
    demand_number(argument);
    Value size = even(rule.keys[0], argument);
    size.facts = square_of(argument.facts);
    return cell_of(size);
  }
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
    Value square = value(0);
    demand_not_zero(square);
    Value inverse = invert(square_root(square));
    roots_.add(inverse, cell_of(invert(square)));
    return cell_of(inverse);
  }
  case RealOperation::Tanh: {
    Value argument = value(0);
    demand_finite(argument);
    Value square = exponential(exp_, add(argument, argument));
    Value tangent = multiply(subtract(square, integer(1)), invert(add(square, integer(1))));
    tangent.facts = argument.facts & kSigns;
    return cell_of(tangent);
  }
  case RealOperation::Sinh:
  case RealOperation::Cosh: {
    demand_finite(value(0));
    Value grown = exponential(exp_, value(0)), shrunk = invert(grown);
    return cell_of(half(rule.what == RealOperation::Sinh ? subtract(grown, shrunk) : add(grown, shrunk)));
  }
  case RealOperation::Erf:
  case RealOperation::OddFunction: {
    const Value made = odd(rule.keys[0], value(0));
    if (!rule.is_total)
      demand(KeyDefined, is_negative_form(made) ? negate(made) : made, false);
    return cell_of(made);
  }
  case RealOperation::Erfc: {
    // 1 - erf(x), under the key of erf in the same format.
    const Semantics *erf = find_semantics("erf");
    const uint32_t kind = any_precision_ ? 0 : uint32_t(operation.results[0].kind);
    const uint32_t key = KeyFunction + (uint32_t(erf - semantics_begin()) << 8 | kind << 3 | kind);
    return cell_of(subtract(integer(1), odd(hash_.key_of_head(key), value(0))));
  }
  case RealOperation::EvenFunction:
    demand_finite(value(0));
    return cell_of(even(rule.keys[0], value(0)));
  case RealOperation::Power: {
    const Cell &exponent = operands[1];
    if (kind_of(exponent) == CellKind::Constant) {
      double number = number_of(operation.operands[1].kind, exponent.low);
      if (std::abs(number) <= double(kGreatestExponent) && number == double(int64_t(number)))
        return cell_of(integer_power(value(0), int64_t(number)));
      if (number == 0.5)
        return cell_of(square_root(value(0)));
      if (number == -0.5)
        return cell_of(quotient(integer(1), square_root(value(0))));
      if (number == 0.25 || number == 0.75) {
        const Value root = square_root(value(0)), fourth = square_root(root);
        return cell_of(number == 0.25 ? fourth : product(root, fourth));
      }
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
        return cell_of(integer_power(value(0), exponent));
    }
    return other(rule, operation, result, operands);
  }
  case RealOperation::SineCosine:
  case RealOperation::Tangent: {
    // The same functions as sin and cos, or their quotient.
    const uint32_t kind = any_precision_ ? 0 : uint32_t(operation.results[result].kind);
    auto key = [&](const char *name) {
      const Semantics *function = find_semantics(name);
      return hash_.key_of_head(KeyFunction + (uint32_t(function - semantics_begin()) << 8 | kind << 3 | kind));
    };
    demand_finite(value(0));
    if (rule.what == RealOperation::Tangent)
      return cell_of(quotient(odd(key("sin"), value(0)), even(key("cos"), value(0))));
    return cell_of(result == 0 ? odd(key("sin"), value(0)) : even(key("cos"), value(0)));
  }
  case RealOperation::IsNan:
  case RealOperation::IsInfinite:
  case RealOperation::IsFinite:
    if (facts_of(operands[0], operation.operands[0]) & kSpecials)
      return other(rule, operation, result, operands);
    return constant_cell(rule.what == RealOperation::IsFinite);
  case RealOperation::Compare:
    return compare(rule, operation, operands);
  case RealOperation::Select:
    return select(rule, operation, operands);
  case RealOperation::Widen: {
    Value narrow = value(0);
    if (any_precision_)
      return cell_of(narrow);
    // A wider format of the same number, but of one that was rounded differently: the rounding stays visible.
    Value made = plain(other(rule, operation, result, operands));
    made.facts = narrow.facts;
    const Cell wide = cell_of(made);
    widened_[size_t(operation.operands[0].kind)].add(made, cell_of(narrow));
    return wide;
  }
  case RealOperation::Narrow: {
    Value wide = value(0);
    if (any_precision_)
      return cell_of(wide);
    if (const Cell *narrow = find(widened_[size_t(operation.results[0].kind)], wide))
      return *narrow; // what was widened from this format fits it
    Value made = plain(other(rule, operation, result, operands));
    made.facts = wide.facts & uint8_t(~NotZero); // the least numbers round to zero
    return cell_of(made);
  }
  case RealOperation::FromInteger: {
    Value made = plain(other(rule, operation, result, operands));
    if (std::string_view(operation.semantics->name) == "uitofp")
      made.facts = NotNegative;
    return cell_of(made);
  }
  case RealOperation::Other:
    break;
  }
  return other(rule, operation, result, operands);
}

} // namespace equiv
