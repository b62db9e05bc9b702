// Calls of functions without a body: a part of the machine with its own state.
//
// Such a call is an uninterpreted function of all that it can reach: its arguments, the memory that it is given, and
// memory that earlier calls were given and may have kept. What it writes and returns is that function's. Calls are
// effects, which agents must order.
#pragma once

#include "agents/scheduler.h"
#include "domains/domain.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/memory.h"
#include "machine/trail.h"
#include "machine/views.h"

#include <vector>

namespace equiv {

class ExternalCalls {
public:
  ExternalCalls(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Scheduler &scheduler,
                Memory &memory, Views &views)
      : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
        scheduler_(scheduler), memory_(memory), views_(views) {}

  void call(const Instruction &instruction);

private:
  static constexpr size_t kMostKept = size_t(1) << 14;

  // A view, or with a negative number the whole buffer that a pointer points into.
  ViewValue given(int64_t register_index);
  std::vector<size_t> kept_beside(const std::vector<ViewValue> &given) const;
  Cell with_kept(Cell contents, const std::vector<size_t> &kept);
  void note_open(const Cell &value, ScalarType type);
  void keep(const ViewValue &view);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  Scheduler &scheduler_;
  Memory &memory_;
  Views &views_;
  Epoch last_effect_;
  int64_t last_effect_instruction_ = -1;
};

} // namespace equiv
