// Conditions that are data: a normal form for what they choose, and which of them hold where the program is.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "domains/domain.h"
#include "machine/execution.h"
#include "machine/structure_keys.h"

#include <algorithm>
#include <optional>
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
  bool empty() const { return entries_.empty(); }
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
class Conditions {
public:
  Conditions(Execution &execution, Domain &domain);

  // An and, or or exclusive or of one bit whose operands are not both constant.
  Cell logic(const ScalarOperation &operation, const Cell *operands);

  // One of two values by a condition that is not constant; one that `may_be_poison` matters even between equal values.
  Cell select(const ScalarOperation &operation, const Cell &condition, Cell yes, Cell no, bool may_be_poison);

  // A condition, or its opposite, by what it is the opposite of.
  Literal literal(const Cell &condition, bool negated) const;

  // What is known of a condition where the program is.
  std::optional<bool> known(const Cell &condition) const;

  // From here on the condition holds, or does not.
  void assume(const Cell &condition, bool holds);

  // Takes back the latest assumption.
  void forget();

  // The number of the path to where the program is, among those of the execution; 0 where nothing was assumed.
  uint32_t path();

  // Whether no form of a condition depends on what was met before.
  bool is_fresh() const { return negations_.empty() && choices_.empty() && conjunctions_.empty() && path_.empty(); }

  // A number by which both programs of a pair order the same values.
  uint64_t order_key(const Cell &cell);

private:
  struct Choice {
    Cell condition, yes, no;
  };

  static constexpr uint32_t kNoPath = ~uint32_t(0);
  static constexpr size_t kMostParts = 16;

  Cell negation(const Cell &condition);

  Cell cell_of(const Literal &literal) { return literal.negated ? negation(literal.cell) : literal.cell; }

  // What holds where both do; never negated.
  Literal conjunction(const Literal &left, const Literal &right);

  // Takes a select in one of the two values for a part of the condition.
  bool gather(Literal &chosen, Cell &yes, Cell &no);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
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
