// Pointers as cells: a buffer, and a number of bytes from its start. One without a buffer is a constant: 0 is null.
#pragma once

#include "core/memory.h"

#include <cstdint>

namespace equiv {

inline bool is_pointer(const Cell &cell) { return (cell.high >> 48) == uint64_t(CellKind::Pointer); }

inline Cell pointer_cell(const Buffer *buffer, int64_t offset) {
  return Cell{uint64_t(offset), tag_of(CellKind::Pointer) | (uint64_t(reinterpret_cast<uintptr_t>(buffer)))};
}

inline bool is_data_pointer(const Cell &cell) { return (cell.high >> 48) == uint64_t(CellKind::DataPointer); }

inline Buffer *buffer_of(const Cell &pointer) {
  return reinterpret_cast<Buffer *>(uintptr_t(pointer.high & kPointerAddress));
}

inline int64_t offset_of(const Cell &pointer) { return int64_t(pointer.low); }

} // namespace equiv
