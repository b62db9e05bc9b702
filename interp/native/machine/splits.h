// Conditions that are data: a part of the machine.
//
// Both sides run, one after the other, up to the instruction where they join; what they leave different, in registers
// and in memory, is chosen by the condition (symbolic execution with state merging, as veritesting does it). The state
// of the splits that the program is in is the trail's.
#pragma once

#include "domains/domain.h"
#include "machine/arithmetic.h"
#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/integer_facts.h"
#include "machine/memory.h"
#include "machine/requirements.h"
#include "machine/trail.h"
#include "machine/views.h"

namespace equiv {

class Splits {
public:
  Splits(Execution &execution, Domain &domain, Frames &frames, Trail &trail, const Memory &memory,
         Conditions &conditions, IntegerFacts &facts, Requirements &requirements, Arithmetic &arithmetic, Views &views)
      : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
        memory_(memory), conditions_(conditions), facts_(facts), requirements_(requirements), arithmetic_(arithmetic),
        views_(views) {}

  void split(const Instruction &instruction);
  // True when the innermost split has an end here: the other side runs, or both have become one.
  bool join();
  // A condition that has to hold.
  void check_cell(const Instruction &instruction);
  void fail_check(const Instruction &instruction);

private:
  static constexpr size_t kMostUnrolled = 256;
  static constexpr int64_t kMostRepeated = 1 << 16;
  static constexpr int64_t kRestored = -1; // in the place of an operation that selects: the register is not merged

  Side merged_registers(const Instruction &instruction) const;
  template <class Visitor> void for_each_elastic(Visitor visit) const;
  void begin_second(Split &split, std::vector<Written> written);
  void merge(const Split &ended, const std::vector<Written> &written);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  const Memory &memory_;
  Conditions &conditions_;
  IntegerFacts &facts_;
  Requirements &requirements_;
  Arithmetic &arithmetic_;
  Views &views_;
};

} // namespace equiv
