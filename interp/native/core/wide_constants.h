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
  // A constant of any width, and the pattern of one.
  Cell constant(Bits bits, int width) { return width > 64 ? cell(bits) : constant_cell(uint64_t(bits)); }
  Bits pattern_of(const Cell &constant) const {
    return kind_of(constant) == CellKind::Wide ? bits(constant) : Bits(constant.low);
  }

private:
  std::vector<Bits> values_;
};

} // namespace equiv
