#include "memory.h"

#include <algorithm>
#include <cstdlib>

namespace equiv {

Buffer::~Buffer() { std::free(cells); }

int64_t Heap::bytes_of(const Buffer &buffer) const {
  return int64_t(sizeof(Buffer)) + (buffer.cells ? buffer.extent * int64_t(sizeof(Cell)) : 0) +
         int64_t(buffer.writers.capacity() * sizeof(uint32_t) + buffer.shadows.capacity() * sizeof(Shadow));
}

Buffer *Heap::allocate(int64_t extent, ScalarType element, bool track_writers, bool track_tasks) {
  int64_t cell_bytes = int64_t(sizeof(Cell)) + (track_writers ? int64_t(sizeof(uint32_t)) : 0) +
                       (track_tasks ? int64_t(sizeof(Shadow)) : 0);
  if (extent > (int64_t(1) << 56) / cell_bytes)
    throw StopError("limit-memory", "a buffer of " + std::to_string(extent) + " elements does not fit into memory");
  int64_t bytes = int64_t(sizeof(Buffer)) + extent * cell_bytes;
  account_.add(bytes);
  auto buffer = std::make_unique<Buffer>();
  // Zeroed memory is uninitialized cells.
  buffer->cells = static_cast<Cell *>(std::calloc(size_t(std::max<int64_t>(extent, 1)), sizeof(Cell)));
  if (!buffer->cells) {
    account_.remove(bytes);
    throw StopError("limit-memory", "the system has no memory for a buffer of " + std::to_string(extent) + " elements");
  }
  buffer->extent = extent;
  buffer->element = element;
  if (track_writers)
    buffer->writers.assign(size_t(extent), 0);
  if (track_tasks)
    buffer->shadows.assign(size_t(extent), Shadow{});
  since_collection_ += bytes;
  live_bytes_ += bytes;
  buffers_.push_back(std::move(buffer));
  return buffers_.back().get();
}

Buffer *Heap::allocate_elastic(int rank, ScalarType element) {
  account_.add(int64_t(sizeof(Buffer)));
  auto buffer = std::make_unique<Buffer>();
  buffer->elastic = true;
  buffer->element = element;
  buffer->needed.assign(size_t(rank), 0);
  buffers_.push_back(std::move(buffer));
  return buffers_.back().get();
}

void Heap::release(Buffer *buffer) {
  int64_t bytes = bytes_of(*buffer) - int64_t(sizeof(Buffer));
  account_.remove(bytes);
  live_bytes_ -= bytes;
  std::free(buffer->cells);
  buffer->cells = nullptr;
  buffer->extent = 0;
  buffer->freed = true;
  buffer->writers = {};
  buffer->shadows = {};
  buffer->accesses = {};
  buffer->unused_accesses = {};
}

void Heap::sweep() {
  auto dead = [this](const std::unique_ptr<Buffer> &buffer) {
    bool keep = buffer->marked || buffer->input >= 0;
    buffer->marked = false;
    if (keep)
      return false;
    int64_t bytes = bytes_of(*buffer);
    account_.remove(bytes);
    live_bytes_ -= bytes;
    return true;
  };
  buffers_.erase(std::remove_if(buffers_.begin(), buffers_.end(), dead), buffers_.end());
  since_collection_ = 0;
}

} // namespace equiv
