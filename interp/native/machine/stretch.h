// Stretches of elements of which data says which one is meant, and what was read of them: a part of the machine with
// its own state.
//
// A load by an index that is data is a function of the index and of all elements that it may mean. These are folded
// into one value, which is kept until the buffer changes, so that a loop of such loads does not look at every element
// each time; and a load of just what was stored last, by the same index, is that.
#pragma once

#include "core/memory.h"
#include "machine/execution.h"

#include <map>
#include <unordered_map>
#include <vector>

namespace equiv {

// The elements that may be meant, by the value of `terms`, from `first` on. Their addresses are `start`, `start + step`
// and so on, or, where they are not that even, listed.
struct Stretch {
  std::vector<Term> terms;
  int64_t first = 0, count = 0;
  int64_t start = 0, step = 0;
  std::vector<int64_t> addresses;

  int64_t address(int64_t element) const {
    return addresses.empty() ? start + element * step : addresses[size_t(element)];
  }
  // What tells the elements from those of another stretch.
  std::vector<int64_t> where() const {
    return addresses.empty() ? std::vector<int64_t>{start, step, count} : addresses;
  }
};

// The elements of a stretch as one value.
struct Contents {
  uint64_t version = 0;
  Cell digest;
  bool is_uniform = false;   // all elements are `digest`
  int64_t low = 0, high = 0; // of integers
};

class StretchMemo {
public:
  // What is kept of the elements, which may be of an older version of the buffer.
  Contents &contents(const Buffer &buffer, const Stretch &stretch) {
    auto &kept = contents_[&buffer];
    if (kept.size() > kMost)
      kept.clear();
    return kept[stretch.where()];
  }

  void note_store(const Buffer &buffer, const Cell &index, const Stretch &stretch, const Cell &value) {
    last_ = {&buffer, buffer.version, index, stretch.first, stretch.where(), value};
  }

  // The value that was stored last, where it was by this index, and the buffer did not change since; else null.
  const Cell *stored(const Buffer &buffer, const Cell &index, const Stretch &stretch) const {
    const bool same = last_.buffer == &buffer && last_.version == buffer.version && last_.index == index &&
                      last_.first == stretch.first && last_.where == stretch.where();
    return same ? &last_.value : nullptr;
  }

  // Buffers that this knows may be gone.
  void forget() {
    contents_.clear();
    last_ = {};
  }

private:
  static constexpr size_t kMost = 4096; // stretches of one buffer

  struct LastStore {
    const Buffer *buffer = nullptr;
    uint64_t version = 0;
    Cell index;
    int64_t first = 0;
    std::vector<int64_t> where;
    Cell value;
  };

  std::unordered_map<const Buffer *, std::map<std::vector<int64_t>, Contents>> contents_;
  LastStore last_;
};

} // namespace equiv
