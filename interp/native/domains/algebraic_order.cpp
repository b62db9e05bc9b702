// The algebraic domain's maxima, comparisons and selects.
#include "domains/algebraic.h"
#include "domains/algebraic_layout.h"
#include "domains/expression.h"

namespace equiv {

namespace {

bool is_of_numbers(const ScalarOperation &operation) {
  const std::string_view name = operation.semantics->name;
  return name == "maxnumf" || name == "minnumf";
}

} // namespace

Cell AlgebraicDomain::extremum(const ScalarOperation &operation, const Cell &left, const Cell &right, bool maximum) {
  const ScalarType type = operation.results[0];
  if (left == right)
    return left;
  for (const Cell *cell : {&left, &right}) {
    if (kind_of(*cell) != CellKind::Constant || !is_special(type.kind, cell->low))
      continue;
    const Cell &that = cell == &left ? right : left;
    if (is_not_a_number(type.kind, cell->low)) {
      return operation.semantics && is_of_numbers(operation) ? that : *cell;
    }
    const bool wins = has_sign(format_of(type.kind), cell->low) != maximum;
    return wins ? *cell : that;
  }
  const uint8_t given[2] = {facts_of(left, type), facts_of(right, type)};
  uint8_t facts = maximum ? maximum_of(given[0], given[1]) : minimum_of(given[0], given[1]);
  if (!operation.semantics || !is_of_numbers(operation)) {
    demand_number(Value{left.low & kImage, left.high & kImage, false, given[0]});
    demand_number(Value{right.low & kImage, right.high & kImage, false, given[1]});
  } else {
    facts |= given[0] & given[1] & MayBeNan;
  }
  ++counts_.tests;
  const uint64_t form = maximum ? kMaxima : kMinima;
  bool is_set[2];
  ElementSets::Sum elements[2];
  for (int index = 0; index < 2; ++index) {
    const Cell &cell = index == 0 ? left : right;
    is_set[index] = is_fingerprint(cell) && (cell.high & form) != 0;
    if (is_set[index]) {
      elements[index] = {cell.low & kImage, cell.high & kImage};
      continue;
    }
    Cell operand = hashable(value_of(cell, type));
    ++((operand.high & ~kImage) == kHashedNarrowly ? counts_.narrowly : counts_.hashed);
    elements[index] = extrema_.element(hash_.hash(element_key_, operand, {}));
  }
  if (!is_set[0] && !is_set[1] && elements[0] == elements[1])
    return left;
  const ElementSets::Sum sum = extrema_.unite(elements[0], is_set[0], elements[1], is_set[1]);
  return Cell{sum.first | uint64_t(facts) << kFactsShift, kSymbolic | form | sum.second};
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
    if (is_fingerprint(that) && (facts_of(that, type) & kSpecials))
      return other(rule, operation, 0, operands);
    if (kind_of(that) == CellKind::Constant && is_special(type.kind, that.low))
      stop_at_infinity("a comparison");
    // A real number is between the infinities.
    const bool greater = has_sign(format_of(type.kind), operands[index].low) == (index == 1);
    return outcome(rule.relations & (greater ? RelationGreater : RelationLess));
  }
  // Of infinities and NaNs a difference says nothing.
  const uint8_t given[2] = {facts_of(operands[0], type), facts_of(operands[1], type)};
  if (((given[0] | given[1]) & MayBeNan) || ((given[0] & kInfinities) && (given[1] & kInfinities)))
    return other(rule, operation, 0, operands);
  ++counts_.tests;
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
  const uint8_t facts = either(facts_of(operands[1], type), facts_of(operands[2], type));
  reads_specials_ |= (facts & kSpecials) != 0;
  ++counts_.tests;
  if (yes == no) {
    if (!is_fingerprint(operands[1]) || !is_fingerprint(operands[2]))
      return is_fingerprint(operands[1]) ? operands[2] : operands[1];
    // What is known of one side may hold only where that side is taken.
    return Cell{(operands[1].low & kImage) | uint64_t(facts) << kFactsShift, operands[1].high};
  }
  // x == y ? x : y is y, and x != y ? x : y is x.
  for (const Comparison &comparison : comparisons_) {
    const bool equal = comparison.relations == RelationEqual;
    if (!comparison.used || comparison.result != operands[0] ||
        (!equal && comparison.relations != (RelationLess | RelationGreater)))
      continue;
    Cell left = hashable(comparison.left), right = hashable(comparison.right);
    const Cell &chosen = operands[equal ? 2 : 1];
    if (((yes == left && no == right) || (yes == right && no == left)) && is_fingerprint(chosen))
      return Cell{(chosen.low & kImage) | uint64_t(facts) << kFactsShift, chosen.high};
  }
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
  Value made = hashed(rule.keys[0], pair, no);
  made.facts = facts;
  return cell_of(made);
}

} // namespace equiv
