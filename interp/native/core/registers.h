// The registers of one thread of control, and the frames of the functions that it is in.
#pragma once

#include "core/cell.h"
#include "core/memory.h"

#include <cstdint>
#include <vector>

namespace equiv {

struct Frame {
  int32_t function;
  int32_t return_to;
  size_t integers, cells, views; // bases of the register windows
  int32_t results, result_count;
  std::vector<Buffer *> stack = {}; // the buffers that end with it
  uint64_t first_serial = 0;        // of the buffers that were allocated since it began
};

struct Registers {
  std::vector<int64_t> integers;
  std::vector<Cell> cells;
  std::vector<ViewValue> views;
  std::vector<Frame> frames;
  size_t integer_top = 0, cell_top = 0, view_top = 0;
  int64_t pc = 0;
};

} // namespace equiv
