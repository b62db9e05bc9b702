// Sets of hashed elements by the sum of their elements in the product of two prime fields: what nested maxima are of.
// The sum is all that a cell holds; the elements of small sets are kept beside, so that an element that comes twice
// counts once. In larger sets it counts twice, and the other program has to have it twice as well.
#pragma once

#include "core/cell.h"
#include "core/stop.h"
#include "domains/fingerprint_hash.h"
#include "domains/prime_field.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <unordered_map>
#include <vector>

namespace equiv {

class ElementSets {
public:
  // A sum, or the only element of a set, as residues.
  struct Sum {
    uint64_t first = 0, second = 0;

    friend bool operator==(const Sum &left, const Sum &right) {
      return left.first == right.first && left.second == right.second;
    }
    friend bool operator<(const Sum &left, const Sum &right) {
      return left.first != right.first ? left.first < right.first : left.second < right.second;
    }
  };

  ElementSets(const PrimeField &first, const PrimeField &second) : first_(first), second_(second) {}

  // 120 random bits of a hash as an element.
  Sum element(const Cell &hash) const {
    return {first_.from_random(hash.low), second_.from_random(hash.high << 8 | (hash.low & 255))};
  }

  // The sum of the union of two sets, each given by its sum or by its only element. Throws StopError where an element
  // may have come so often that its copies vanish from the sum.
  Sum unite(const Sum &left, bool left_is_set, const Sum &right, bool right_is_set) {
    Elements first, second, all;
    if (known(left, left_is_set, first) && known(right, right_is_set, second)) {
      std::set_union(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(all));
      Sum sum;
      for (const Sum &element : all)
        sum = add(sum, element);
      if (all.size() <= kLargest && sets_.size() < kLimit)
        sets_.emplace(sum, std::move(all));
      return sum;
    }
    const Sum sum = add(left, right);
    const auto copies = copies_.find(left), others = copies_.find(right);
    if ((left_is_set && right_is_set) || copies != copies_.end() || others != copies_.end()) {
      const double most = (copies != copies_.end() ? copies->second
                           : left_is_set           ? kUnitedOneByOne
                                                   : 1) +
                          (others != copies_.end() ? others->second
                           : right_is_set          ? kUnitedOneByOne
                                                   : 1);
      if (most > kMostCopies || copies_.size() >= kLimit)
        throw StopError("unsupported", "maxima of too many repeated operands");
      copies_.emplace(sum, most);
    }
    return sum;
  }

private:
  using Elements = std::vector<Sum>;
  struct Hash {
    size_t operator()(const Sum &sum) const { return size_t(sum.first ^ sum.second); }
  };
  static constexpr size_t kLargest = 8;
  static constexpr size_t kLimit = size_t(1) << 20;
  static constexpr double kUnitedOneByOne = 0x1p40; // no run adds more elements than that one after the other
  static constexpr double kMostCopies = 0x1p54;     // fewer than the order of either field

  Sum add(const Sum &left, const Sum &right) const {
    return {first_.add(left.first, right.first), second_.add(left.second, right.second)};
  }
  bool known(const Sum &sum, bool is_set, Elements &elements) const {
    if (!is_set) {
      elements.push_back(sum);
      return true;
    }
    auto found = sets_.find(sum);
    if (found != sets_.end())
      elements = found->second;
    return found != sets_.end();
  }

  const PrimeField &first_, &second_;
  std::unordered_map<Sum, Elements, Hash> sets_;
  std::unordered_map<Sum, double, Hash> copies_; // an upper bound, of sets that are unions of large ones
};

} // namespace equiv
