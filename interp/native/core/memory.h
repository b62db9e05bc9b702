// Buffers, views and the heap that accounts for them.
#pragma once

#include "core/cell.h"
#include "core/stop.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace equiv {

constexpr int kMaxRank = 16;

// Everything that an agent did up to a tick of its clock; clocks count from 1.
struct Epoch {
  uint32_t agent = 0;
  uint32_t clock = 0;
};

// One access of an agent, at a tick of its clock. `instruction` counts from 1; 0 is no access. `more` agents, each by
// `stride` after the one before, did the same at the same tick of their own clocks, one after the other: most often
// threads of one block, which read what another thread brought.
struct Access {
  uint32_t agent = 0, clock = 0;
  uint32_t instruction = 0;
  uint16_t stride = 0, more = 0;

  bool is_at(Epoch epoch) const { return agent == epoch.agent && clock == epoch.clock && more == 0; }
  uint32_t last() const { return agent + uint32_t(stride) * more; }
  // Calls `visit` with the access of each agent.
  template <class Visitor> void for_each(Visitor visit) const {
    for (uint32_t index = 0; index <= more; ++index)
      visit(Access{agent + stride * index, clock, instruction});
  }
};

// The last accesses to one cell, for race detection: a store or some atomic updates, and the loads since. Where one is
// not enough, `instruction` is kMany and `agent` counts in the list of lists of the buffer.
struct Shadow {
  static constexpr uint32_t kMany = ~uint32_t(0);
  static constexpr size_t kPruned = 8; // accesses in a list before those that say nothing more are left out

  Access writer, reader;
  uint32_t update = 0; // which atomic update the writers do, 0 for stores
};

// A value in a buffer whose bytes are not all of one type.
struct Piece {
  Cell value;
  ScalarType type;
  int64_t bytes = 0;
};

struct Buffer {
  Cell *cells = nullptr;
  int64_t extent = 0; // in cells; 0 also after free and for elastic buffers, so that every access takes the slow path
  bool freed = false;
  bool elastic = false;
  bool constant = false;
  bool keeps_reaches = false; // an argument, of which it is kept how far accesses go on each path
  bool marked = false;        // reachable, while collecting
  int32_t input = -1;         // the parameter that it came with
  uint32_t allocated_by = 0;
  uint64_t serial = 0;  // counts the allocations of the execution
  uint64_t version = 0; // changes with the contents, where an execution observes its accesses
  ScalarType element;
  std::vector<int64_t> needed;  // elastic: the extent that accesses need, by dimension
  std::vector<int64_t> surely;  // elastic: the same of accesses on every path from the start to where the program is
  int64_t elements_per_row = 0; // elastic in the outermost dimension only: elements of one of its indices
  // How pointers see it. `extent` is 0 as well while nothing is known of its elements, and once they are in pieces.
  int64_t bytes = 0;        // in all
  int64_t cell_bytes = 0;   // that one cell stands for; 0 for none that are known
  bool has_elements = true; // of a type that was given, and that stays: not for a buffer of bytes
  int fill = -1;            // a buffer of bytes without elements: what all its bytes are, or -1 for uninitialized
  Access filled;            // the fill, when the program has several agents
  bool on_stack = false;
  bool requested = false;                           // by an operation of the program, and not on the stack
  bool is_chosen = false;                           // made of several buffers of which data chooses one
  int64_t alignment = 0;                            // of its first byte
  uint64_t address = 0;                             // of its first byte as a number, once a program asked for that
  std::unique_ptr<std::map<int64_t, Piece>> pieces; // by the first byte of each
  std::vector<uint32_t> writers;                    // the last store to each cell plus one, when writers are tracked
  std::vector<Shadow> shadows;                      // when the program has several agents
  std::vector<Access> before_updates;               // by cell: what atomic updates that do not conflict came after
  std::vector<std::vector<Access>> accesses;        // what the shadows' lists are
  std::vector<uint32_t> unused_accesses;

  Buffer() = default;
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer();
};

struct Dimension {
  int64_t size, stride;
};

// A size that stands for an extent which is not known yet (extent domain).
constexpr int64_t kElasticSize = int64_t(1) << 61;

struct ViewValue {
  Buffer *buffer = nullptr;
  int64_t offset = 0;
  int32_t rank = 0;
  int32_t indirect = 0; // counts from 1 the views that lie where data says; 0 for others
  Dimension dimensions[kMaxRank];

  ViewValue() = default;
  ViewValue(const ViewValue &other) { *this = other; }
  // Copies the dimensions in use only.
  ViewValue &operator=(const ViewValue &other) {
    buffer = other.buffer;
    offset = other.offset;
    rank = other.rank;
    indirect = other.indirect;
    for (int32_t dimension = 0; dimension < rank; ++dimension)
      dimensions[dimension] = other.dimensions[dimension];
    return *this;
  }
};

bool same_view(const ViewValue &one, const ViewValue &other);

// Whether no sum of an index within the sizes leaves the numbers that elements may have, on the way or at its end. A
// view of nothing has no index.
bool spans_little(const ViewValue &view);

// Counts the bytes of one execution; throws a limit-memory stop past the limit.
class MemoryAccount {
public:
  explicit MemoryAccount(int64_t limit) : limit_(limit) {}

  void add(int64_t bytes) {
    if (bytes > limit_ - used_)
      throw StopError("limit-memory", "more than " + std::to_string(limit_ >> 20) + " MiB of memory are needed");
    used_ += bytes;
    if (used_ > peak_)
      peak_ = used_;
  }
  void remove(int64_t bytes) { used_ -= bytes; }
  // Others needed so much at the same time.
  void note_besides(int64_t bytes) { peak_ = std::max(peak_, used_ + bytes); }
  int64_t left() const { return limit_ - used_; }
  int64_t used() const { return used_; }
  int64_t peak() const { return peak_; }

private:
  int64_t limit_;
  int64_t used_ = 0;
  int64_t peak_ = 0;
};

// Owns the buffers of one execution.
class Heap {
public:
  explicit Heap(MemoryAccount &account) : account_(account) {}

  // `extent` cells, all uninitialized.
  Buffer *allocate(int64_t extent, ScalarType element, bool track_writers, bool track_tasks);
  // An elastic buffer of `rank` dimensions, which holds no cells.
  Buffer *allocate_elastic(int rank, ScalarType element);
  void release(Buffer *buffer);
  // A copy of another heap's buffer of cells, or of one that was freed, with its serial, and with no access to it
  // noted.
  Buffer *copy(const Buffer &buffer);
  // What is allocated from here on is numbered as in another heap.
  void number_as(const Heap &other) { next_serial_ = other.next_serial_; }
  // Whether a program asked for the address of a buffer as a number.
  bool has_placed() const { return !placed_.empty(); }
  // The serial of the next buffer.
  uint64_t next_serial() const { return next_serial_; }

  // A buffer of bytes, whose elements are not known yet.
  Buffer *allocate_bytes(int64_t bytes, int64_t alignment);
  // Makes elements of a buffer of bytes that has none.
  void give_elements(Buffer &buffer, ScalarType element, bool track_writers, bool track_tasks);
  // Takes a buffer of bytes apart, so that values of any type may stand anywhere in it.
  void take_apart(Buffer &buffer);
  // The number of a buffer's first byte. Buffers are far apart from each other.
  uint64_t address_of(Buffer &buffer);
  // The buffer in or near which a number lies, or null.
  Buffer *find(uint64_t address) const;

  // Whether enough was allocated since the last collection to make another worth its time.
  bool wants_collection() const { return since_collection_ > kCollectionStep && since_collection_ > live_bytes_ / 2; }
  // Frees every buffer that is not marked; clears the marks.
  void sweep();

private:
  static constexpr int64_t kCollectionStep = int64_t(64) << 20;

  int64_t bytes_of(const Buffer &buffer) const;

  MemoryAccount &account_;
  std::vector<std::unique_ptr<Buffer>> buffers_;
  int64_t since_collection_ = 0;
  int64_t live_bytes_ = 0;
  std::map<uint64_t, Buffer *> placed_; // by the number of the first byte
  uint64_t next_address_ = uint64_t(1) << 32;
  uint64_t next_serial_ = 0;
};

// The constant whose `bytes` bytes all are `byte`.
inline Bits repeated(int byte, int64_t bytes) {
  Bits bits = 0;
  for (int64_t index = 0; index < bytes; ++index)
    bits = (bits << 8) | Bits(uint8_t(byte));
  return bits;
}

// How many bytes a scalar takes in memory, a power of two; 0 where its type does not tell.
inline int64_t bytes_in_memory(ScalarType type) {
  int64_t bytes = 1;
  while (bytes * 8 < type.width)
    bytes *= 2;
  return type.width == 0 ? 0 : bytes;
}

inline bool operator==(ScalarType left, ScalarType right) {
  return left.kind == right.kind && left.width == right.width;
}
inline bool operator!=(ScalarType left, ScalarType right) { return !(left == right); }

} // namespace equiv
