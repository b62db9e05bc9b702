// Pointers: where they come from, what is done with them, and pointers as numbers. A part of the machine with its own
// state.
//
// A pointer is a buffer and a number of bytes (core/pointer.h). One whose place in its buffer is data has a name
// (machine/data_pointer.h); what it points to is settled when it is used.
#pragma once

#include "domains/domain.h"
#include "machine/arithmetic.h"
#include "machine/bytes.h"
#include "machine/data_pointer.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/integer_facts.h"
#include "machine/memory.h"
#include "machine/requirements.h"
#include "machine/trail.h"
#include "machine/views.h"

#include <optional>
#include <utility>
#include <vector>

namespace equiv {

// The bytes that a pointer is moved by. As a number they are `sum`, unless a product or a sum of them `overflows`.
struct Displacement {
  static constexpr unsigned kInbounds = 1, kNuw = 2, kNusw = 4; // flags of the instruction

  int64_t sum = 0;
  bool overflows = false;

  void add(int64_t factor, int64_t index) {
    int64_t bytes;
    overflows |= __builtin_mul_overflow(factor, index, &bytes);
    overflows |= __builtin_add_overflow(sum, bytes, &sum);
  }
  bool is_poison(unsigned flags) const { return (flags && overflows) || ((flags & kNuw) && sum < 0); }

  // A pointer into a buffer, so many bytes further on; poison of the instruction at `pc` where the flags make it that.
  Cell moved(const Cell &pointer, unsigned flags, int64_t pc) const {
    const Buffer &buffer = *buffer_of(pointer);
    const Cell result{pointer.low + uint64_t(sum), pointer.high};
    const bool outside = (flags & kInbounds) && result.low > uint64_t(buffer.bytes) && !buffer.elastic &&
                         (!buffer.has_elements || buffer.cell_bytes != 0);
    return outside || is_poison(flags) ? poison_cell(pc) : result;
  }
};

class Pointers {
public:
  Pointers(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Memory &memory, IntegerFacts &facts,
           Requirements &requirements, Arithmetic &arithmetic, Views &views, Bytes &bytes)
      : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
        memory_(memory), facts_(facts), requirements_(requirements), arithmetic_(arithmetic), views_(views),
        bytes_(bytes) {}

  // Instructions.
  void displace(const Instruction &instruction);
  void displace_by_data(const Instruction &instruction);
  void allocate(const Instruction &instruction);
  void free(const Instruction &instruction);
  void view_at(const Instruction &instruction);
  Cell address(const ViewValue &view) const;
  bool compare(Predicate predicate, const Cell &left, const Cell &right);

  // What is not simply an element of a buffer.
  Cell unusual_load(const Cell &pointer, ScalarType type);
  void unusual_store(const Cell &pointer, const Cell &value, ScalarType type);

  int64_t to_integer(const Cell &pointer);
  Cell from_integer(int64_t number) const;

private:
  bool is_left_out(const Cell &pointer, ScalarType type, const char *what) const;
  Cell displaced_by_number(const Cell &pointer, const Displacement &by, unsigned flags);

  // Pointers whose place in their buffer is data.
  Cell displaced(const Cell &data, const Displacement &by, unsigned flags);
  std::optional<LinearForm> element_of(const DataPointer &pointer,
                                       const std::vector<std::pair<int64_t, LinearForm>> &terms, int64_t size);
  std::optional<LinearForm> meant_element(const DataPointer &pointer, int64_t size);
  void require_marks(const DataPointer &pointer, const LinearForm &element, int64_t size);
  void access_data_pointer(const Cell &pointer, ScalarType type, Cell &value, bool is_store);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  Memory &memory_;
  IntegerFacts &facts_;
  Requirements &requirements_;
  Arithmetic &arithmetic_;
  Views &views_;
  Bytes &bytes_;
  DataPointers data_pointers_;
};

} // namespace equiv
