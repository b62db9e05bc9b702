#include "machine/conditions.h"

namespace equiv {

Conditions::Conditions(Execution &execution, Domain &domain)
    : execution_(execution), program_(*execution.program), domain_(domain), gathers_(execution.options.gathers) {
  for (const ScalarOperation &operation : program_.operations) {
    if (operation.role == Role::And)
      and_ = &operation;
    if (operation.role == Role::Xor)
      xor_ = &operation;
  }
}

Cell Conditions::logic(const ScalarOperation &operation, const Cell *operands) {
  if (!domain_.distinguishes)
    return domain_.combine(operation, 0, operands);
  for (int index = 0; index < 2; ++index)
    if (kind_of(operands[index]) == CellKind::Constant && operation.role == Role::Xor)
      return operands[index].low ? negation(operands[1 - index]) : operands[1 - index];
  if (!gathers_ || !and_ || !xor_ || operation.role == Role::Xor || !Domain::symbolic(operands[0]) ||
      !Domain::symbolic(operands[1]))
    return domain_.combine(operation, 0, operands);
  const bool disjunction = operation.role == Role::Or;
  Literal both = conjunction(literal(operands[0], disjunction), literal(operands[1], disjunction));
  both.negated ^= disjunction;
  return cell_of(both);
}

Cell Conditions::select(const ScalarOperation &operation, const Cell &condition, Cell yes, Cell no,
                        bool may_be_poison) {
  if (yes == no && !may_be_poison)
    return yes;
  if (!domain_.distinguishes) {
    Cell operands[3] = {condition, yes, no};
    return domain_.combine(operation, 0, operands);
  }
  Literal chosen = literal(condition, false);
  for (;;) {
    if (chosen.negated) {
      std::swap(yes, no);
      chosen.negated = false;
    }
    if (kind_of(chosen.cell) == CellKind::Constant)
      return chosen.cell.low ? yes : no;
    if (std::optional<bool> outcome = known(chosen.cell))
      return *outcome ? yes : no;
    if (const Choice *inner = choices_.find(yes); inner && inner->condition == chosen.cell)
      yes = inner->yes;
    if (const Choice *inner = choices_.find(no); inner && inner->condition == chosen.cell)
      no = inner->no;
    if (yes == no && !may_be_poison)
      return yes;
    if (!gathers_ || !and_ || !xor_ || !gather(chosen, yes, no))
      break;
  }
  Cell operands[3] = {chosen.cell, yes, no};
  Cell made = domain_.combine(operation, 0, operands);
  choices_.set(made, {chosen.cell, yes, no});
  return made;
}

Literal Conditions::literal(const Cell &condition, bool negated) const {
  if (const Cell *inner = negations_.find(condition))
    return {*inner, !negated};
  return {condition, negated};
}

std::optional<bool> Conditions::known(const Cell &condition) const {
  if (!domain_.distinguishes || path_.empty())
    return std::nullopt;
  const Literal wanted = literal(condition, false);
  for (const Literal &each : path_)
    if (each.cell == wanted.cell)
      return each.negated == wanted.negated;
  if (const std::vector<Literal> *parts = conjunctions_.find(wanted.cell)) {
    bool all = true;
    for (const Literal &part : *parts) {
      bool holds = false;
      for (const Literal &each : path_)
        if (each.cell == part.cell) {
          if (each.negated != part.negated)
            return wanted.negated;
          holds = true;
        }
      all &= holds;
    }
    if (all)
      return !wanted.negated;
  }
  return std::nullopt;
}

void Conditions::assume(const Cell &condition, bool holds) {
  groups_.push_back(path_.size());
  current_ = kNoPath;
  if (!domain_.distinguishes) {
    path_.push_back({condition, !holds});
    return;
  }
  const Literal assumed = literal(condition, !holds);
  const std::vector<Literal> *parts = assumed.negated ? nullptr : conjunctions_.find(assumed.cell);
  if (parts)
    path_.insert(path_.end(), parts->begin(), parts->end());
  else
    path_.push_back(assumed);
}

void Conditions::forget() {
  path_.resize(groups_.back());
  groups_.pop_back();
  current_ = kNoPath;
}

uint32_t Conditions::path() {
  if (path_.empty())
    return 0;
  if (current_ == kNoPath) {
    current_ = uint32_t(execution_.paths.size());
    execution_.paths.push_back(path_);
  }
  return current_;
}

uint64_t Conditions::order_key(const Cell &cell) {
  if (execution_.expressions && kind_of(cell) == CellKind::Expression)
    return structure_.key(execution_, uint32_t(cell.low));
  return scramble(cell.low ^ scramble(cell.high));
}

Cell Conditions::negation(const Cell &condition) {
  if (const Cell *inner = negations_.find(condition))
    return *inner;
  if (kind_of(condition) == CellKind::Constant)
    return constant_cell(condition.low ^ 1);
  Cell operands[2] = {condition, constant_cell(1)};
  Cell made = domain_.combine(*xor_, 0, operands);
  negations_.set(made, condition);
  return made;
}

Literal Conditions::conjunction(const Literal &left, const Literal &right) {
  std::vector<Literal> parts;
  for (const Literal &each : {left, right}) {
    const std::vector<Literal> *known = each.negated ? nullptr : conjunctions_.find(each.cell);
    if (known)
      parts.insert(parts.end(), known->begin(), known->end());
    else
      parts.push_back(each);
  }
  std::vector<std::pair<uint64_t, Literal>> ordered;
  for (const Literal &part : parts) {
    bool there = false;
    for (const auto &[key, other] : ordered)
      if (other.cell == part.cell) {
        if (other.negated != part.negated)
          return {constant_cell(0), false};
        there = true;
      }
    if (!there)
      ordered.emplace_back(order_key(part.cell) * 2 + part.negated, part);
  }
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const auto &one, const auto &other) { return one.first < other.first; });
  if (ordered.size() == 1)
    return ordered[0].second;
  parts.clear();
  Cell made;
  for (size_t index = 0; index < ordered.size(); ++index) {
    Cell part = cell_of(ordered[index].second);
    Cell operands[2] = {made, part};
    made = index == 0 ? part : domain_.combine(*and_, 0, operands);
    parts.push_back(ordered[index].second);
  }
  if (parts.size() <= kMostParts)
    conjunctions_.set(made, std::move(parts));
  return {made, false};
}

bool Conditions::gather(Literal &chosen, Cell &yes, Cell &no) {
  if (const Choice *inner = choices_.find(yes)) {
    const bool by_no = inner->no == no, by_yes = inner->yes == no;
    if (by_no || by_yes) {
      Cell kept = by_no ? inner->yes : inner->no;
      chosen = conjunction(chosen, literal(inner->condition, by_yes));
      yes = kept;
      return true;
    }
  }
  if (const Choice *inner = choices_.find(no)) {
    const bool by_no = inner->no == yes, by_yes = inner->yes == yes;
    if (by_no || by_yes) {
      Cell kept = by_no ? inner->yes : inner->no;
      chosen.negated = true;
      chosen = conjunction(chosen, literal(inner->condition, by_yes));
      no = yes;
      yes = kept;
      return true;
    }
  }
  return false;
}

} // namespace equiv
