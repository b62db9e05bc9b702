// The frames of the thread of control that runs: a part of the machine with its own state.
//
// Every function has a window of each of three stacks of registers, one for each class, from its entry to its return. A
// call opens the window of the callee behind that of the caller and copies arguments there; a return copies results
// back. Threads of control take turns by exchanging all of it.
#pragma once

#include "core/memory.h"
#include "core/program.h"
#include "core/registers.h"
#include "core/wide_constants.h"

#include <utility>
#include <vector>

namespace equiv {

class Frames {
public:
  Frames(const Program &program, WideConstants &wide, const Heap &heap) : program_(program), wide_(wide), heap_(heap) {}

  // The innermost frame's windows, and the instruction that runs.
  int64_t *integers = nullptr;
  Cell *cells = nullptr;
  ViewValue *views = nullptr;
  int64_t pc = 0;

  Frame &innermost() { return stacks_.frames.back(); }
  const Frame &innermost() const { return stacks_.frames.back(); }
  size_t depth() const { return stacks_.frames.size(); }

  // Begins a function, at its first instruction; there the results of its return go, and `return_to` is next.
  void enter(int32_t function, int32_t return_to, int32_t results, int32_t result_count);
  // Enters a function with its arguments.
  void call(const Instruction &instruction);
  // Ends the innermost frame, which is not the only one, and hands over its results.
  void leave(const Instruction &instruction);
  // Another thread of control goes on, and this one is kept in the place of its registers.
  void exchange(Registers &registers) {
    stacks_.pc = pc;
    std::swap(stacks_, registers);
    pc = stacks_.pc;
  }
  void point_at_innermost();
  // All of it, and to go on from there.
  const Registers &registers() const { return stacks_; }
  void go_on_from(Registers registers) {
    stacks_ = std::move(registers);
    pc = stacks_.pc;
    point_at_innermost();
  }

  template <class Visitor> void for_each_view(Visitor visit) const {
    for (size_t view = 0; view < stacks_.view_top; ++view)
      visit(stacks_.views[view]);
  }
  std::vector<Frame> &frames() { return stacks_.frames; }

private:
  static constexpr size_t kMost = 10000;

  const Program &program_;
  WideConstants &wide_;
  const Heap &heap_;
  Registers stacks_;
};

} // namespace equiv
