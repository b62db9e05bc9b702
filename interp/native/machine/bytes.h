// Memory as bytes: a part of the machine.
//
// A buffer that pointers know has elements of one type for as long as it is accessed as that. Where it is accessed as
// another one, constants are put together of bytes and taken apart, a symbolic value keeps its bytes together, and the
// buffer becomes a map from bytes to values (core/memory.h).
#pragma once

#include "domains/domain.h"
#include "machine/arithmetic.h"
#include "machine/budget.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/memory.h"
#include "machine/trail.h"

#include <utility>
#include <vector>

namespace equiv {

class Bytes {
public:
  Bytes(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget, Races &races,
        Memory &memory, Arithmetic &arithmetic)
      : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
        budget_(budget), races_(races), memory_(memory), arithmetic_(arithmetic) {}

  // A value of a type at a byte of a buffer, all of whose bytes are inside.
  Cell load(Buffer &buffer, int64_t at, ScalarType type);
  void store(Buffer &buffer, int64_t at, const Cell &value, ScalarType type, int64_t bytes);

  // Instructions.
  void copy(const Instruction &instruction);
  void fill(const Instruction &instruction);

private:
  Cell as_type(const Cell &value, ScalarType from, ScalarType to);
  Cell number(Bits bits, int width, bool approximate) const;
  bool gather(const Buffer &buffer, int64_t at, int64_t bytes, Bits &bits, bool &approximate) const;
  static bool takes_elements(const Buffer &buffer, int64_t at, int64_t bytes);
  static void require_known_order(const Buffer &buffer, int64_t at, int64_t bytes);
  void erase(Buffer &buffer, int64_t at, int64_t bytes);
  void clear(Buffer &buffer, int64_t at, int64_t bytes);
  void pieces_in(const Buffer &buffer, int64_t at, int64_t bytes, std::vector<std::pair<int64_t, Piece>> &found) const;

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Races &races_;
  Memory &memory_;
  Arithmetic &arithmetic_;
};

} // namespace equiv
