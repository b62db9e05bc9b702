// Constants of more than 64 bits, which do not fit into a cell.
#pragma once

#include "core/cell.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace equiv {

class WideConstants {
public:
  Cell cell(Bits bits) {
    auto found = std::find(values_.begin(), values_.end(), bits);
    if (found == values_.end())
      found = values_.insert(values_.end(), bits);
    return Cell{uint64_t(found - values_.begin()), tag_of(CellKind::Wide)};
  }
  Bits bits(const Cell &cell) const { return values_[cell.low]; }

private:
  std::vector<Bits> values_;
};

} // namespace equiv
