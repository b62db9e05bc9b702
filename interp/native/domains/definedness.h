// Where real values are defined: of each value the conditions that its inputs must meet, such as that a divisor is not
// zero. A value with conditions is kept under a cell that stands for the value and its conditions; others are not kept.
//
// A condition is a keyed hash of what it is about. That of a value which only some inputs use (one side of a select)
// is a condition of its own, made of those of the value.
#pragma once

#include "core/cell.h"
#include "core/stop.h"
#include "domains/fingerprint_hash.h"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace equiv {

class Definedness {
public:
  using Conditions = std::vector<Cell>; // sorted, each once

  explicit Definedness(const FingerprintHash &hash);

  // The value that a cell stands for; its conditions are added to `conditions`.
  Cell open(const Cell &cell, Conditions &conditions) const;
  // The cell of a value with conditions.
  Cell close(const Cell &value, Conditions conditions);

  // A condition that is met where all of `parts` are, and that may be met elsewhere: `use` says where they matter.
  Cell partial(const Cell &use, const Conditions &parts);

  // What holds for all inputs.
  void settle(const Cell &condition) { settled_.insert(condition); }

  // Whether `condition`, of this program, is one of `given`, of the `other` program, or follows from these.
  bool follows(const Cell &condition, const Conditions &given, const Definedness &other) const;

  static void unite(Conditions &conditions, const Conditions &more);
  static Conditions common(const Conditions &left, const Conditions &right);
  static Conditions without(const Conditions &left, const Conditions &right);

private:
  struct Hash {
    size_t operator()(const Cell &cell) const { return size_t(cell.low ^ cell.high * 0x9E3779B97F4A7C15u); }
  };
  struct Kept {
    Cell value;
    Conditions conditions;
  };
  static constexpr size_t kLimit = size_t(1) << 23; // conditions of all values

  Cell digest(const Conditions &conditions) const;

  const FingerprintHash &hash_;
  Block value_key_, partial_key_, set_key_;
  std::unordered_map<Cell, Kept, Hash> kept_;
  std::unordered_map<Cell, Conditions, Hash> parts_;
  std::unordered_set<Cell, Hash> settled_;
  size_t size_ = 0;
};

} // namespace equiv
