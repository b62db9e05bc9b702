// How far accesses to arguments go whose extents are not the same for all data: a part of the machine with its own
// state.
//
// An argument may be shorter than it is in a run: as long as the source's accesses need for the data that are given.
// For these the target goes no further where each of its accesses implies one of the source that goes as far, so that
// of each path the largest index in each dimension is kept.
#pragma once

#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/trail.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace equiv {

class Reaches {
public:
  Reaches(Execution &execution, const Frames &frames, const Trail &trail, Conditions &conditions);

  // Whether anything is kept.
  bool keeps() const { return keeps_; }
  // An access to an element of a buffer of which that is asked.
  void note(const Buffer &buffer, int64_t address);

private:
  // The dimensions of an argument that have more than one index, by decreasing stride. They are nested where no two
  // elements share an address, each stride being at least what all smaller ones span.
  struct Order {
    std::vector<int32_t> dimensions;
    bool is_nested = false;
  };

  // Whether the element that lies so far from the first one has indices that are known, which are then in `indices_`.
  bool has_indices(uint32_t parameter, int64_t rest);
  const Order &order_of(uint32_t parameter);
  void extend(uint32_t parameter, uint32_t dimension, int64_t index, bool is_certain);

  Execution &execution_;
  const Frames &frames_;
  const Trail &trail_;
  Conditions &conditions_;
  const bool keeps_;
  std::unordered_map<uint32_t, Order> orders_;
  std::vector<int64_t> indices_;               // of the element that is noted
  std::unordered_map<uint64_t, size_t> known_; // the places in the list, by path, parameter and dimension
};

} // namespace equiv
