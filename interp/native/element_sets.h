// Sets of hashed elements by the sum of their elements: what nested maxima are of. The sum is all that a cell holds;
// the elements of small sets are kept beside, so that an element that comes twice counts once.
#pragma once

#include "cell.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <unordered_map>
#include <vector>

namespace equiv {

class ElementSets {
public:
  // The sum of the union of two sets, each given by its sum or by its only element. 120 bits of a cell count.
  Cell unite(const Cell &left, bool left_is_set, const Cell &right, bool right_is_set) {
    Elements first, second, all;
    if (known(left, left_is_set, first) && known(right, right_is_set, second)) {
      std::set_union(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(all));
      Cell sum{0, 0};
      for (const Cell &element : all)
        sum = add(sum, element);
      if (all.size() <= kLargest && sets_.size() < kLimit)
        sets_.emplace(sum, std::move(all));
      return sum;
    }
    return add(left, right);
  }

private:
  using Elements = std::vector<Cell>;
  struct Hash {
    size_t operator()(const Cell &cell) const { return size_t(cell.low ^ cell.high); }
  };
  // Beyond these, an element that comes twice is one that the other program has to have twice as well.
  static constexpr size_t kLargest = 8;
  static constexpr size_t kLimit = size_t(1) << 18;

  static Cell add(const Cell &left, const Cell &right) {
    return Cell{left.low + right.low, (left.high + right.high) & ((uint64_t(1) << 56) - 1)};
  }
  bool known(const Cell &cell, bool is_set, Elements &elements) const {
    if (!is_set) {
      elements.push_back(cell);
      return true;
    }
    auto found = sets_.find(cell);
    if (found != sets_.end())
      elements = found->second;
    return found != sets_.end();
  }

  std::unordered_map<Cell, Elements, Hash> sets_;
};

} // namespace equiv
