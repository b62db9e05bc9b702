// Memory while a program runs: a part of the machine.
//
// Buffers begin and end here, and elements are read and written here where more is to be done than to move a cell:
// where accesses are observed, each is looked at for races, and each store is noted for who wrote last and for the
// other side of a condition. What a pointer points to is found here, with the reasons why it may point to nothing.
#pragma once

#include "agents/races.h"
#include "core/pointer.h"
#include "machine/budget.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/reaches.h"
#include "machine/trail.h"

#include <optional>
#include <string>

namespace equiv {

// Why an access is undefined, and the instruction that has a part in it, or -1.
struct Misuse {
  std::string message;
  int64_t other = -1;
};

class Memory {
public:
  Memory(Execution &execution, Frames &frames, Trail &trail, Budget &budget, Races &races, Reaches &reaches,
         bool observes)
      : execution_(execution), frames_(frames), trail_(trail), budget_(budget), races_(races), reaches_(reaches),
        observes_(observes), orders_(observes && execution.program->has_agents) {}

  // Whether every access is observed, and whether there are several agents whose accesses must be ordered.
  bool observes() const { return observes_; }
  bool orders() const { return orders_; }

  // An element that is inside of its buffer.
  void read(Cell &into, Buffer &buffer, int64_t address) {
    if (observes_)
      races_.observe(buffer, address, false);
    into = buffer.cells[address];
  }
  void write(const Cell &value, Buffer &buffer, int64_t address) {
    if (observes_) {
      races_.observe(buffer, address, true);
      trail_.remember(buffer, address);
    }
    buffer.cells[address] = value;
  }

  Buffer *allocate(int64_t extent, ScalarType element, bool on_stack);
  Buffer *allocate_bytes(int64_t bytes, int64_t alignment, bool on_stack);
  // Makes elements of a buffer of bytes that has none.
  void give_elements(Buffer &buffer, ScalarType element);
  // The values of a buffer of bytes from here on one by one.
  void take_apart(Buffer &buffer);
  // The life of a buffer ends; `what` says of it that it does.
  void end(Buffer &buffer, const char *what);
  // The buffers of a frame end, but for so many.
  void unwind(Frame &frame, size_t height);

  Buffer &pointed_at(const Cell &pointer, const char *what);
  // The buffer, with `bytes` bytes from where `pointer` is known to be inside; null for an elastic buffer.
  Buffer *accessed(const Cell &pointer, int64_t bytes, const char *what);
  // Why an access to `bytes` bytes from `pointer` on is undefined; nothing where it is not known to be.
  std::optional<Misuse> misuse(const Cell &pointer, int64_t bytes, const char *what) const;
  // An elastic buffer is accessed below `extent` in a dimension.
  void need(Buffer &buffer, size_t dimension, int64_t extent);

private:
  Buffer *begun(Buffer *buffer, bool on_stack);

  Execution &execution_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Races &races_;
  Reaches &reaches_;
  const bool observes_, orders_;
};

} // namespace equiv
