// Pointers whose place in their buffer is data, by name: a part of the machine with its own state.
//
// Such a pointer is a number of bytes and multiples of indices that are data. What it points to is settled when it is
// used: then its place is counted in elements, as an index of a view of the whole buffer. On the way it had to be in
// bounds at each displacement that says so, which is kept as marks and required at the use as well.
#pragma once

#include "core/cell.h"
#include "core/memory.h"
#include "core/stop.h"
#include "machine/linear_form.h"

#include <atomic>
#include <utility>
#include <vector>

namespace equiv {

// A mark is a number of bytes that the place had on its way, when it had to be no lower than another one, and no higher
// than the buffer's end. Where the sum of all this `may_wrap` around, it still points somewhere.
struct DataPointer {
  Buffer *buffer = nullptr;
  int64_t constant = 0;
  std::vector<std::pair<int64_t, LinearForm>> terms;
  std::vector<std::pair<int64_t, int64_t>> marks;
  bool may_wrap = false;
  // What the terms are where no index is poison, and what makes sure that none is.
  std::vector<std::pair<int64_t, LinearForm>> meant;
  std::vector<Promise> promises;
};

class DataPointers {
public:
  // A cell that stands for the pointer. Names differ between runs: what two of them hold is never taken for the same.
  Cell name(DataPointer pointer) {
    static std::atomic<uint32_t> runs{0};
    if (pointers_.empty())
      first_ = uint64_t(++runs) << 32;
    if (pointers_.size() >= kMost)
      throw StopError("limit-memory", "too many pointers depend on data");
    pointers_.push_back(std::move(pointer));
    return Cell{first_ | (pointers_.size() - 1), tag_of(CellKind::DataPointer)};
  }

  const DataPointer &operator[](const Cell &pointer) const { return pointers_[size_t(pointer.low & UINT32_MAX)]; }

private:
  static constexpr size_t kMost = size_t(1) << 21;

  std::vector<DataPointer> pointers_;
  uint64_t first_ = 0; // the name of the first one
};

} // namespace equiv
