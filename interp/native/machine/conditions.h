// Conditions that are data: a normal form for what they choose, and which of them hold where the program is.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "domains/domains.h"
#include "machine/execution.h"
#include "machine/structure_keys.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace equiv {

// Remembers the latest entries only; what it forgot makes two equal values look different, and never the reverse.
template <class Value> class RecentTable {
public:
  const Value *find(const Cell &key) const {
    if (entries_.empty())
      return nullptr;
    const Entry &entry = entries_[slot(key)];
    return entry.used && entry.key == key ? &entry.value : nullptr;
  }
  void set(const Cell &key, Value value) {
    if (entries_.empty())
      entries_.resize(kEntries);
    entries_[slot(key)] = {true, key, std::move(value)};
  }

private:
  static constexpr size_t kEntries = size_t(1) << 14;

  struct Entry {
    bool used = false;
    Cell key;
    Value value;
  };

  static size_t slot(const Cell &key) { return size_t(scramble(key.low ^ scramble(key.high))) % kEntries; }

  std::vector<Entry> entries_;
};

// In the domains in which equal cells are equal values, a select takes one form however it was written: conditions are
// not negated, selects by several conditions between the same two values are one select by a conjunction, and a
// conjunction's parts are in an order that both programs of a pair share.
template <class D> class Conditions {
public:
  Conditions(Execution &execution, D &domain)
      : execution_(execution), program_(*execution.program), domain_(domain), gathers_(execution.options.gathers) {
    for (const ScalarOperation &operation : program_.operations) {
      if (operation.role == Role::And)
        and_ = &operation;
      if (operation.role == Role::Xor)
        xor_ = &operation;
    }
  }

  // An and, or or exclusive or of one bit whose operands are not both constant.
  Cell logic(const ScalarOperation &operation, const Cell *operands) {
    if (!D::kDistinguishes)
      return domain_.combine(operation, 0, operands);
    for (int index = 0; index < 2; ++index)
      if (kind_of(operands[index]) == CellKind::Constant && operation.role == Role::Xor)
        return operands[index].low ? negation(operands[1 - index]) : operands[1 - index];
    if (!gathers_ || !and_ || !xor_ || operation.role == Role::Xor || !D::symbolic(operands[0]) ||
        !D::symbolic(operands[1]))
      return domain_.combine(operation, 0, operands);
    const bool disjunction = operation.role == Role::Or;
    Literal both = conjunction(literal(operands[0], disjunction), literal(operands[1], disjunction));
    both.negated ^= disjunction;
    return cell_of(both);
  }

  // One of two values by a condition that is not constant; one that `may_be_poison` matters even between equal values.
  Cell select(const ScalarOperation &operation, const Cell &condition, Cell yes, Cell no, bool may_be_poison) {
    if (yes == no && !may_be_poison)
      return yes;
    if (!D::kDistinguishes) {
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

  // A condition, or its opposite, by what it is the opposite of.
  Literal literal(const Cell &condition, bool negated) const {
    if (const Cell *inner = negations_.find(condition))
      return {*inner, !negated};
    return {condition, negated};
  }

  // What is known of a condition where the program is.
  std::optional<bool> known(const Cell &condition) const {
    if (!D::kDistinguishes || path_.empty())
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

  // From here on the condition holds, or does not.
  void assume(const Cell &condition, bool holds) {
    groups_.push_back(path_.size());
    current_ = kNoPath;
    if (!D::kDistinguishes) {
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

  // Takes back the latest assumption.
  void forget() {
    path_.resize(groups_.back());
    groups_.pop_back();
    current_ = kNoPath;
  }

  // The number of the path to where the program is, among those of the execution; 0 where nothing was assumed.
  uint32_t path() {
    if (path_.empty())
      return 0;
    if (current_ == kNoPath) {
      current_ = uint32_t(execution_.paths.size());
      execution_.paths.push_back(path_);
    }
    return current_;
  }

  // A number by which both programs of a pair order the same values.
  uint64_t order_key(const Cell &cell) {
    if constexpr (std::is_same_v<D, ExactDomain>) {
      if (kind_of(cell) == CellKind::Expression)
        return structure_.key(execution_, uint32_t(cell.low));
    }
    return scramble(cell.low ^ scramble(cell.high));
  }

private:
  struct Choice {
    Cell condition, yes, no;
  };

  static constexpr uint32_t kNoPath = ~uint32_t(0);
  static constexpr size_t kMostParts = 16;

  Cell negation(const Cell &condition) {
    if (const Cell *inner = negations_.find(condition))
      return *inner;
    if (kind_of(condition) == CellKind::Constant)
      return constant_cell(condition.low ^ 1);
    Cell operands[2] = {condition, constant_cell(1)};
    Cell made = domain_.combine(*xor_, 0, operands);
    negations_.set(made, condition);
    return made;
  }

  Cell cell_of(const Literal &literal) { return literal.negated ? negation(literal.cell) : literal.cell; }

  // What holds where both do; never negated.
  Literal conjunction(const Literal &left, const Literal &right) {
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

  // Takes a select in one of the two values for a part of the condition.
  bool gather(Literal &chosen, Cell &yes, Cell &no) {
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

  Execution &execution_;
  const Program &program_;
  D &domain_;
  const bool gathers_;
  const ScalarOperation *and_ = nullptr, *xor_ = nullptr;
  RecentTable<Cell> negations_;
  RecentTable<Choice> choices_;
  RecentTable<std::vector<Literal>> conjunctions_;
  StructureKeys structure_;
  std::vector<Literal> path_;
  std::vector<size_t> groups_; // where the path stood before each assumption
  uint32_t current_ = kNoPath;
};

} // namespace equiv
