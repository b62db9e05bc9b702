#include "core/memory.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <iterator>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace equiv {

namespace {

// Memory of buffers that ended, for others: the system takes large blocks back, and gives their pages one by one. A
// lock would be held in a process that is forked meanwhile.
std::array<std::atomic<Cell *>, 4> kept_cells;
std::atomic<size_t> next_kept{0};
constexpr size_t kLeastKept = size_t(1) << 16, kMostKept = size_t(1) << 22; // bytes of one

size_t capacity_of([[maybe_unused]] Cell *cells) {
#if defined(__GLIBC__)
  return malloc_usable_size(cells);
#else
  return 0;
#endif
}

void free_cells(Cell *cells) {
  const size_t capacity = cells ? capacity_of(cells) : 0;
  if (capacity >= kLeastKept && capacity <= kMostKept)
    cells = kept_cells[next_kept++ % kept_cells.size()].exchange(cells);
  std::free(cells);
}

// So many uninitialized cells, which are all zero; null where there is no memory for them.
Cell *new_cells(int64_t extent) {
  const size_t bytes = size_t(std::max<int64_t>(extent, 1)) * sizeof(Cell);
  if (bytes >= kLeastKept / 2 && bytes <= kMostKept)
    for (std::atomic<Cell *> &kept : kept_cells) {
      Cell *cells = kept.exchange(nullptr);
      const size_t capacity = cells ? capacity_of(cells) : 0;
      if (capacity >= bytes && capacity / 2 <= bytes) {
        std::memset(static_cast<void *>(cells), 0, bytes);
        return cells;
      }
      free_cells(cells);
    }
  return static_cast<Cell *>(std::calloc(bytes, 1));
}

} // namespace

Buffer::~Buffer() { free_cells(cells); }

bool same_view(const ViewValue &one, const ViewValue &other) {
  bool same = one.buffer == other.buffer && one.offset == other.offset && one.rank == other.rank &&
              one.indirect == other.indirect;
  for (int32_t dimension = 0; same && dimension < one.rank; ++dimension)
    same = one.dimensions[dimension].size == other.dimensions[dimension].size &&
           one.dimensions[dimension].stride == other.dimensions[dimension].stride;
  return same;
}

bool spans_little(const ViewValue &view) {
  constexpr Wide kMost = INT64_MAX;
  Wide reach = view.offset < 0 ? -Wide(view.offset) : Wide(view.offset);
  for (int32_t dimension = 0; dimension < view.rank; ++dimension) {
    const auto [size, stride] = view.dimensions[dimension];
    if (size == 0)
      return true;
    reach = std::min(reach + Wide(size - 1) * (stride < 0 ? -Wide(stride) : Wide(stride)), 2 * kMost);
  }
  return reach <= kMost;
}

int64_t Heap::bytes_of(const Buffer &buffer) const {
  return int64_t(sizeof(Buffer)) + (buffer.cells ? buffer.extent * int64_t(sizeof(Cell)) : 0) +
         int64_t(buffer.writers.capacity() * sizeof(uint32_t) + buffer.shadows.capacity() * sizeof(Shadow));
}

namespace {

constexpr uint64_t kPage = 4096;
constexpr uint64_t kGap = uint64_t(1) << 20; // between buffers

} // namespace

Buffer *Heap::allocate(int64_t extent, ScalarType element, bool track_writers, bool track_tasks) {
  int64_t cell_bytes = int64_t(sizeof(Cell)) + (track_writers ? int64_t(sizeof(uint32_t)) : 0) +
                       (track_tasks ? int64_t(sizeof(Shadow)) : 0);
  if (extent > (int64_t(1) << 56) / cell_bytes)
    throw StopError("limit-memory", "a buffer of " + std::to_string(extent) + " elements does not fit into memory");
  int64_t bytes = int64_t(sizeof(Buffer)) + extent * cell_bytes;
  account_.add(bytes);
  auto buffer = std::make_unique<Buffer>();
  buffer->cells = new_cells(extent);
  if (!buffer->cells) {
    account_.remove(bytes);
    throw StopError("limit-memory", "the system has no memory for a buffer of " + std::to_string(extent) + " elements");
  }
  buffer->extent = extent;
  buffer->element = element;
  buffer->cell_bytes = bytes_in_memory(element);
  buffer->bytes = extent * buffer->cell_bytes;
  buffer->alignment = int64_t(kPage);
  buffer->serial = next_serial_++;
  if (track_writers)
    buffer->writers.assign(size_t(extent), 0);
  if (track_tasks)
    buffer->shadows.assign(size_t(extent), Shadow{});
  since_collection_ += bytes;
  live_bytes_ += bytes;
  buffers_.push_back(std::move(buffer));
  return buffers_.back().get();
}

Buffer *Heap::copy(const Buffer &buffer) {
  const uint64_t serial = next_serial_;
  Buffer *copied = allocate(buffer.extent, buffer.element, !buffer.writers.empty(), !buffer.shadows.empty());
  next_serial_ = serial;
  if (buffer.cells)
    std::copy_n(buffer.cells, buffer.extent, copied->cells);
  copied->freed = buffer.freed;
  copied->constant = buffer.constant;
  copied->input = buffer.input;
  copied->allocated_by = buffer.allocated_by;
  copied->serial = buffer.serial;
  copied->version = buffer.version;
  copied->bytes = buffer.bytes;
  copied->cell_bytes = buffer.cell_bytes;
  copied->has_elements = buffer.has_elements;
  copied->on_stack = buffer.on_stack;
  copied->alignment = buffer.alignment;
  return copied;
}

Buffer *Heap::allocate_elastic(int rank, ScalarType element) {
  account_.add(int64_t(sizeof(Buffer)));
  auto buffer = std::make_unique<Buffer>();
  buffer->elastic = true;
  buffer->element = element;
  buffer->serial = next_serial_++;
  buffer->needed.assign(size_t(rank), 0);
  buffer->surely.assign(size_t(rank), 0);
  buffer->cell_bytes = bytes_in_memory(element);
  buffer->alignment = int64_t(kPage);
  buffers_.push_back(std::move(buffer));
  return buffers_.back().get();
}

void Heap::release(Buffer *buffer) {
  int64_t bytes = bytes_of(*buffer) - int64_t(sizeof(Buffer));
  account_.remove(bytes);
  live_bytes_ -= bytes;
  free_cells(buffer->cells);
  buffer->cells = nullptr;
  buffer->extent = 0;
  buffer->freed = true;
  buffer->pieces.reset();
  buffer->writers = {};
  buffer->shadows = {};
  buffer->before_updates = {};
  buffer->accesses = {};
  buffer->unused_accesses = {};
}

Buffer *Heap::allocate_bytes(int64_t bytes, int64_t alignment) {
  account_.add(int64_t(sizeof(Buffer)));
  auto buffer = std::make_unique<Buffer>();
  buffer->bytes = bytes;
  buffer->alignment = alignment;
  buffer->has_elements = false;
  buffer->serial = next_serial_++;
  buffers_.push_back(std::move(buffer));
  return buffers_.back().get();
}

void Heap::give_elements(Buffer &buffer, ScalarType element, bool track_writers, bool track_tasks) {
  int64_t cell_bytes = bytes_in_memory(element);
  int64_t extent = buffer.bytes / cell_bytes;
  if (extent > (int64_t(1) << 50))
    throw StopError("limit-memory", "a buffer of " + std::to_string(buffer.bytes) + " bytes does not fit into memory");
  int64_t bytes = extent * (int64_t(sizeof(Cell)) + (track_writers ? int64_t(sizeof(uint32_t)) : 0) +
                            (track_tasks ? int64_t(sizeof(Shadow)) : 0));
  account_.add(bytes);
  buffer.cells = new_cells(extent);
  if (!buffer.cells) {
    account_.remove(bytes);
    throw StopError("limit-memory", "the system has no memory for a buffer of " + std::to_string(extent) + " elements");
  }
  buffer.extent = extent;
  buffer.element = element;
  buffer.cell_bytes = cell_bytes;
  if (track_writers)
    buffer.writers.assign(size_t(extent), 0);
  if (track_tasks)
    buffer.shadows.assign(size_t(extent), Shadow{buffer.filled, {}});
  live_bytes_ += bytes;
}

void Heap::take_apart(Buffer &buffer) {
  auto pieces = std::make_unique<std::map<int64_t, Piece>>();
  for (int64_t index = 0; index < buffer.extent; ++index)
    if (kind_of(buffer.cells[index]) != CellKind::Uninitialized)
      pieces->emplace(index * buffer.cell_bytes, Piece{buffer.cells[index], buffer.element, buffer.cell_bytes});
  int64_t bytes = bytes_of(buffer) - int64_t(sizeof(Buffer));
  account_.remove(bytes);
  live_bytes_ -= bytes;
  free_cells(buffer.cells);
  buffer.cells = nullptr;
  buffer.extent = 0;
  buffer.cell_bytes = 0;
  buffer.writers = {};
  buffer.shadows = {};
  buffer.before_updates = {};
  buffer.pieces = std::move(pieces);
}

uint64_t Heap::address_of(Buffer &buffer) {
  if (buffer.address == 0) {
    // A multiple of the alignment that was asked for, and of no more: who counts on more does not get it.
    uint64_t alignment = uint64_t(buffer.alignment);
    buffer.address = next_address_ + (alignment < kPage ? alignment : 0);
    if (alignment > kPage)
      buffer.address = (next_address_ + alignment - 1) / alignment * alignment;
    placed_.emplace(buffer.address, &buffer);
    next_address_ = (buffer.address + uint64_t(buffer.bytes) + kGap + kPage) / kPage * kPage;
  }
  return buffer.address;
}

Buffer *Heap::find(uint64_t address) const {
  auto after = placed_.upper_bound(address + kGap / 4);
  if (after == placed_.begin())
    return nullptr;
  const auto &[start, buffer] = *std::prev(after);
  bool near = address + kGap / 4 >= start && address <= start + uint64_t(buffer->bytes) + kGap / 4;
  return near ? buffer : nullptr;
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
