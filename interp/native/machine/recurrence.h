// Whether the program is in a state in which it was before: a part of the machine with its own state.
//
// What the registers of the innermost frame hold is kept, and for the next few jumps it is looked whether the program
// is there again (a cycle of states, as Floyd and Brent look for one). Where nothing in between writes, calls,
// allocates or hands over, that is all that the state of the program is, so it will be there again for ever. Both sides
// of a condition that is data are states of their own: such a split, and its end, end what is watched.
#pragma once

#include "core/memory.h"
#include "core/program.h"

#include <vector>

namespace equiv {

class Recurrence {
public:
  explicit Recurrence(const Program &program) : program_(program) {}

  // Where the program is, with the windows of the innermost frame's registers.
  struct State {
    int64_t pc;
    int32_t function;
    size_t splits; // that it is in
    const int64_t *integers;
    const Cell *cells;
    const ViewValue *views;
  };

  // Whether the next jump is to be told.
  bool watches() const { return jumps_left_ > 0; }
  void forget() { jumps_left_ = 0; }
  // Begins to watch, or goes on, where every jump since it began was told; true when the state was there before.
  bool recurs(const State &now);

private:
  static constexpr int kMostJumps = 512;

  bool is_kept(const State &now) const;

  const Program &program_;
  int jumps_left_ = 0;
  int64_t pc_ = 0;
  size_t splits_ = 0;
  std::vector<int64_t> integers_;
  std::vector<Cell> cells_;
  std::vector<ViewValue> views_;
};

} // namespace equiv
