// The machine: what runs a program in one value domain.
//
// It is made of parts, each with its own state and opened by a page on what it does, and of the loop over bytecode
// (loop/loop.h), which hands to them whatever is not done in a few instructions. Parts know those that are listed
// before them.
#pragma once

#include "agents/agents.h"
#include "agents/races.h"
#include "agents/scheduler.h"
#include "core/pointer.h"
#include "domains/domain.h"
#include "lanes/lanes.h"
#include "lanes/phases.h"
#include "machine/arithmetic.h"
#include "machine/budget.h"
#include "machine/bytes.h"
#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/external_calls.h"
#include "machine/frames.h"
#include "machine/integer_arithmetic.h"
#include "machine/integer_facts.h"
#include "machine/memory.h"
#include "machine/pointers.h"
#include "machine/requirements.h"
#include "machine/splits.h"
#include "machine/task_shares.h"
#include "machine/trail.h"
#include "machine/views.h"

namespace equiv {

class Machine {
public:
  // Where it `observes`, every access is one that tracks writers and races. With a `range` it runs tasks of a group.
  Machine(Execution &execution, Domain &domain, bool observes, TaskRange *range = nullptr);

  // Runs the entry function on the execution's arguments, in the loop of a class of domains, which that of the machine
  // is one of; throws StopError.
  template <class D> void run(D &domain) { memory_.observes() ? loop<D, true>(domain) : loop<D, false>(domain); }

private:
  // The loop over bytecode. Accesses that are not observed cost nothing beyond what they do.
  template <class D, bool kObserved> void loop(D &domain);
  // The entry function with its arguments.
  void begin();
  // Leaves the innermost frame; true when it was the entry's.
  bool leave(const Instruction &instruction);
  // A loop from `lower` to `upper` begins; how often it runs.
  int64_t begin_loop(const Instruction &instruction, int64_t lower, int64_t upper);
  void allocate(const Instruction &instruction);
  void free(const Instruction &instruction);
  void note_extreme(uint8_t &outcome, const Instruction &instruction) const;
  // Frees every buffer that no part knows.
  void collect();
  // What an affine expression means beyond 64 bits, nobody says: lowered it may be poison.
  [[noreturn]] __attribute__((noinline, cold)) static void stop_at_affine_overflow();

  // -- what the loop does itself ------------------------------------------------------------------------------------

  // An integer in a register of either class; `known` becomes false where a cell is no exact number.
  int64_t number(int32_t register_index, bool is_integer, unsigned width, bool &known) const {
    if (is_integer)
      return frames_.integers[register_index];
    const Cell &cell = frames_.cells[register_index];
    known &= cell.high == kConstantHigh;
    return sign_extend(cell.low, width);
  }

  // AddCells and its like, of exact numbers, where the result is no poison; false elsewhere. All loops share it, so
  // that GCC would call it: as many pushes as it has work.
  template <Opcode kArithmetic>
  [[gnu::always_inline]] bool on_numbers(const Instruction &instruction, const ScalarOperation &operation) {
    const unsigned width = operation.operands[0].width;
    bool known = true, overflow;
    const int64_t left = number(instruction.c, instruction.e & 1, width, known);
    const int64_t right = number(instruction.d, instruction.e & 2, width, known);
    const int64_t result = wrapped(kArithmetic, left, right, width, overflow);
    // Where nothing is negative, a number is the same without a sign.
    const bool is_poison = ((operation.flags & (FlagNsw | FlagNuw)) && overflow) ||
                           ((operation.flags & FlagNuw) && (left | right | result) < 0);
    if (!known || is_poison)
      return false;
    frames_.cells[instruction.a] = constant_cell(mask_to_width(uint64_t(result), width));
    return true;
  }

  template <int kRank> int64_t address_of(const ViewValue &view, const Instruction &instruction, bool is_store) {
    const int32_t registers[4] = {instruction.c, instruction.d, instruction.e, instruction.f};
    int64_t address = view.offset;
    bool inside = true;
    for (int dimension = 0; dimension < kRank; ++dimension) {
      int64_t index = frames_.integers[registers[dimension]];
      inside &= uint64_t(index) < uint64_t(view.dimensions[dimension].size);
      address += index * view.dimensions[dimension].stride;
    }
    if (inside && uint64_t(address) < uint64_t(view.buffer->extent))
      return address;
    int64_t index[4] = {};
    for (int dimension = 0; dimension < kRank; ++dimension)
      index[dimension] = frames_.integers[registers[dimension]];
    return views_.unusual_access(view, index, is_store);
  }

  void observe(Buffer &buffer, int64_t address, bool is_store) {
    races_.observe_at(buffer, address, is_store, frames_.pc, scheduler_);
  }

  template <bool kObserved> void read(Cell &into, const ViewValue &view, int64_t address) {
    if (address < 0) {
      views_.read_elsewhere(into, view, address);
      return;
    }
    if (kObserved)
      observe(*view.buffer, address, false);
    into = view.buffer->cells[address];
  }
  template <bool kObserved> void write(const Cell &value, const ViewValue &view, int64_t address) {
    if (address < 0) {
      views_.write_elsewhere(value, view, address);
      return;
    }
    if (kObserved) {
      observe(*view.buffer, address, true);
      trail_.remember(*view.buffer, address);
    }
    view.buffer->cells[address] = value;
  }

  // Displace where the pointer is known, with the terms that the instruction names; false elsewhere.
  bool displace_pointer(const Instruction &instruction, const int64_t *terms) {
    const Cell &base = frames_.cells[instruction.b];
    if (!is_pointer(base))
      return false;
    Displacement by{*terms++};
    for (int32_t term = 0; term < instruction.d; ++term, terms += 2)
      by.add(terms[0], frames_.integers[terms[1]]);
    frames_.cells[instruction.a] = by.moved(base, instruction.aux, frames_.pc);
    return true;
  }

  // DisplaceByData where the pointer and all its terms are known; false elsewhere.
  bool displace_by_numbers(const Instruction &instruction, const int64_t *terms) {
    const Cell &base = frames_.cells[instruction.b];
    Displacement by{*terms++};
    bool known = is_pointer(base);
    for (int32_t term = 0; term < instruction.d; ++term, terms += 4) {
      const bool is_integer = RegisterClass(terms[2]) == RegisterClass::Integer;
      by.add(terms[0], number(int32_t(terms[1]), is_integer, unsigned(terms[3]), known));
    }
    if (known)
      frames_.cells[instruction.a] = by.moved(base, instruction.aux, frames_.pc);
    return known;
  }

  // Finds the element of type `type` that a pointer points to; false where there is more to it than that.
  template <bool kObserved> bool element_at(const Cell &pointer, ScalarType type, bool is_store, Cell *&element) {
    if (!is_pointer(pointer))
      return false;
    Buffer &buffer = *buffer_of(pointer);
    uint64_t at = pointer.low, size = uint64_t(buffer.cell_bytes);
    if (buffer.element != type || (at & (size - 1)) != 0)
      return false;
    uint64_t index = at >> __builtin_ctzll(size | (uint64_t(1) << 63));
    if (index >= uint64_t(buffer.extent))
      return false;
    if (kObserved) {
      observe(buffer, int64_t(index), is_store);
      if (is_store)
        trail_.remember(buffer, int64_t(index));
    }
    element = &buffer.cells[index];
    return true;
  }

  Execution &execution_;
  const Program &program_;
  Scheduler scheduler_;
  Frames frames_;
  Trail trail_;
  Budget budget_;
  Reaches reaches_;
  Races races_;
  Memory memory_;
  Conditions conditions_;
  IntegerFacts facts_;
  Requirements requirements_;
  Arithmetic arithmetic_;
  Lanes lanes_;
  Phases phases_;
  Views views_;
  Bytes bytes_;
  Pointers pointers_;
  ExternalCalls external_calls_;
  Splits splits_;
  Agents agents_;
  TaskShares shares_;
};

} // namespace equiv
