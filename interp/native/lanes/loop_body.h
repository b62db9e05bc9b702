// What holds of the body of a loop in bytecode at each of its entries: its instructions, loops within it, and what it
// writes.
#pragma once

#include "core/program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace equiv {

class Domain;

inline constexpr int64_t kMostOperations = int64_t(1) << 36; // of one iteration

// Whether an operation of cells depends on nothing but its operands, and leaves nothing but its result.
bool is_function(const Program &program, const Domain &domain, int32_t operation);
// Whether it depends on its operands and on earlier ones of its kind alone.
bool is_ordered(const Program &program, const Domain &domain, int32_t operation);

inline bool is_store(Opcode opcode) { return opcode >= Opcode::Store0 && opcode <= Opcode::StoreMany; }

// What counts the iterations of a loop of blocks, which goes on while `variable` compares to `bound` by `predicate`.
struct Counter {
  int32_t variable = 0, bound = 0; // integer registers
  int32_t step = 0;                // likewise; it is added, or subtracted
  bool is_subtracted = false;
  bool is_taken = false; // its Branch, where there is another iteration
  Predicate predicate = Predicate::Eq;
};

// A loop within the body, with the registers that it writes.
struct InnerLoop {
  int64_t begin;  // its ForBegin, or its Branch
  size_t end = 0; // its last instruction in the code of the body
  Counter counter{};
  std::vector<int32_t> integers{}, cells{};
  std::vector<int32_t> carried{}; // cells that an iteration reads before it writes them
};

// What holds of the body of a loop at each of its entries.
//
// A loop is one from a ForBegin to its ForNext, or one of blocks: a Branch, one side of which is the body, which ends
// with a jump to the Branch, and the other side of which leaves the loop. No other way leads out of it.
struct LoopBody {
  int64_t begin = 0; // the ForBegin, or the Branch
  bool is_of_blocks = false;
  Counter counter;           // of a loop of blocks
  std::vector<int32_t> code; // the instructions of an iteration behind that, in the order in which they are run
  std::vector<InnerLoop> inner;
  std::vector<int32_t> integers, cells; // registers that the body writes
  std::vector<int32_t> carried;         // cells that an iteration reads before it writes them
};

// How often a loop of blocks goes on from a value of what counts; nothing where that is not easily said.
std::optional<int64_t> iterations_of(const Counter &counter, int64_t first, int64_t bound, int64_t step);

// Nothing where an iteration does something that no lane does, or, where that is asked, nothing that remains.
std::optional<LoopBody> loop_body(const Program &program, const Domain &domain, int64_t begin, bool must_remain = true);
// A loop itself as the only one in a body, which is run once.
std::optional<LoopBody> nest_of(const Program &program, const Domain &domain, int64_t begin);
// Whether an instruction is one of straight code that lanes do in any order.
bool is_step(const Program &program, const Domain &domain, const Instruction &instruction);

} // namespace equiv
