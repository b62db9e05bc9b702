// Undefined values within expressions: what stands for each, and whether there are any.
#pragma once

#include "core/cell.h"

#include <atomic>
#include <cstdint>

namespace equiv {

// What nothing has written is one value wherever it stands, and so is poison. Of what was computed from the former
// nobody knows which numbers it may be: it is never the same as what another run computed so.
class UndefinedParts {
public:
  Cell stand_in(const Cell &cell) {
    any_ = true;
    if (kind_of(cell) == CellKind::Uninitialized)
      return cell;
    return (cell.high & kOfUnwritten) == 0 ? Cell{0, tag_of(CellKind::Poison)}
                                           : Cell{run_, tag_of(CellKind::Poison) | kOfUnwritten};
  }

  bool any() const { return any_; }

private:
  static uint64_t next_run() {
    static std::atomic<uint64_t> runs{0};
    return ++runs;
  }

  const uint64_t run_ = next_run();
  bool any_ = false;
};

} // namespace equiv
