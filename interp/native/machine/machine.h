// The machine: what runs a program in one value domain.
#pragma once

#include "agents/scheduler.h"
#include "core/pointer.h"
#include "domains/domain.h"
#include "machine/conditions.h"
#include "machine/data_pointer.h"
#include "machine/execution.h"
#include "machine/indirect_view.h"
#include "machine/integer_arithmetic.h"
#include "machine/integer_facts.h"
#include "machine/recurrence.h"
#include "machine/stretch.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace equiv {

// How often a loop from `lower` to `upper` by `step` > 0 runs.
inline int64_t trip_count(int64_t lower, int64_t upper, int64_t step) {
  if (lower >= upper)
    return 0;
  uint64_t count = (uint64_t(upper) - uint64_t(lower) - 1) / uint64_t(step) + 1;
  return count > uint64_t(INT64_MAX) ? INT64_MAX : int64_t(count);
}

class Machine {
public:
  // Where it `observes`, every access is one that tracks writers and races.
  Machine(Execution &execution, Domain &domain, bool observes);

  // Runs the entry function on the execution's arguments, in the loop of a class of domains, which that of the machine
  // is one of; throws StopError.
  template <class D> void run(D &domain) { observes_ ? loop<D, true>(domain) : loop<D, false>(domain); }

private:
  // The loop over bytecode (loop/loop.h). Accesses that are not observed cost nothing beyond what they do.
  template <class D, bool kObserved> void loop(D &domain);
  // The entry function with its arguments.
  void begin();

  static constexpr size_t kMaxFrames = 10000;
  static constexpr int64_t kCheckInterval = 1 << 20;

  void enter(int32_t function, int32_t return_to, int32_t results, int32_t result_count);
  void pass_arguments(const Instruction &instruction);
  // Leaves the innermost frame; true when it was the entry's.
  bool leave(const Instruction &instruction);
  void point_at_frame();

  void count(uint32_t operations) {
    execution_.operations += operations;
    if (execution_.operations >= next_check_)
      check();
  }
  void check();
  // Work that is no operation, in cells that are made, moved or looked at: the next look at the limits comes sooner.
  void spend(int64_t cells) {
    next_check_ -= cells;
    if (execution_.operations >= next_check_)
      check();
  }
  void begin_loop(const Instruction &instruction, int64_t iterations);
  void note_extreme(uint8_t &outcome, const Instruction &instruction) const;

  // Where an operand `may_be_poison` nothing is simplified that forgets it.
  Cell scalar(const ScalarOperation &operation, const Cell *operands, bool may_be_poison = false) {
    Cell result;
    bool constant = true;
    for (int index = 0; index < operation.operand_count; ++index)
      constant &= kind_of(operands[index]) == CellKind::Constant;
    if (!constant || !fold(operation, operands, &result))
      scalar_many(operation, operands, &result, may_be_poison);
    return result;
  }
  Cell frozen(const Cell &value, ScalarType type);
  void divide_undefined(const ScalarOperation &operation, const Cell &divisor);
  void require_computed(const Cell &value);
  void scalar_many(const ScalarOperation &operation, const Cell *operands, Cell *results, bool may_be_poison = false);
  bool fold(const ScalarOperation &operation, const Cell *operands, Cell *results);
  void scalar_integer(const ScalarOperation &operation, const int64_t *in, const int64_t *out);
  // AddCells and its like, for whatever they are of.
  void on_cells(const Instruction &instruction);

  // An integer in a register of either class; `known` becomes false where a cell is no exact number.
  int64_t number(int32_t register_index, bool is_integer, unsigned width, bool &known) const {
    if (is_integer)
      return integers_[register_index];
    const Cell &cell = cells_[register_index];
    known &= cell.high == kConstantHigh;
    return sign_extend(cell.low, width);
  }

  // AddCells and its like, of exact numbers, where the result is no poison; false elsewhere.
  template <Opcode kArithmetic> bool on_numbers(const Instruction &instruction) {
    const ScalarOperation &operation = program_.operations[size_t(instruction.b)];
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
    cells_[instruction.a] = constant_cell(mask_to_width(uint64_t(result), width));
    return true;
  }
  Cell select(const ScalarOperation &operation, const Cell &condition, const Cell &yes, const Cell &no,
              bool may_be_poison = false);
  int64_t to_integer(const Cell &cell, int width, Need need);
  Bits bits_of(const Cell &cell) const {
    return kind_of(cell) == CellKind::Wide ? execution_.wide.bits(cell) : Bits(cell.low);
  }
  Cell constant(Bits bits, int width) {
    return width > 64 ? execution_.wide.cell(bits) : constant_cell(uint64_t(bits));
  }

  // The address of an element that was not in the view's or the buffer's bounds on the fast path: -1 for an elastic
  // buffer, otherwise throws.
  int64_t unusual_access(const ViewValue &view, const int64_t *index, bool is_store);
  // Notes an access; throws where an earlier one conflicts with it and nothing orders the two.
  void observe(Buffer &buffer, int64_t address, bool is_store) {
    if (is_store && !buffer.writers.empty())
      buffer.writers[size_t(address)] = uint32_t(pc_) + 1;
    if (buffer.shadows.empty())
      return;
    // An agent that did the same since it last synchronized does nothing new: the earlier access was looked at, and
    // whoever accessed the element since comes before neither or before both.
    Shadow &shadow = buffer.shadows[size_t(address)];
    const Epoch now = scheduler_.order.now(scheduler_.running()->strand);
    const bool repeats = is_store ? shadow.update == 0 && shadow.writer.is_at(now) && shadow.reader.instruction == 0
                                  : shadow.reader.is_at(now);
    if (!repeats || preempts_)
      observe_news(buffer, address, is_store, update_of(program_.code[size_t(pc_)]));
  }
  // `update` names the atomic update that the access is part of, 0 for none.
  void observe_news(Buffer &buffer, int64_t address, bool is_store, uint32_t update);
  Access current_access();
  void require_all_ordered(const Buffer &buffer, bool loads);
  void observe_pieces(Buffer &buffer, bool is_store);
  void observe_bytes(Buffer &buffer, int64_t at, int64_t bytes);
  void require_known_order(const Buffer &buffer, int64_t at, int64_t bytes);
  // The life of a buffer ends: every access to it happened before.
  void observe_end(const Buffer &buffer);
  // What tasks left that nobody waited for: none of it is seen when the program has ended.
  void require_all_before_end();
  template <class Visitor> static void for_each_access(const Buffer &buffer, const Access &slot, Visitor visit);
  std::string who(uint32_t agent) const;
  [[noreturn]] void race(const Access &earlier, int64_t address, bool is_store, bool was_store);

  // Agents. An operation that has to wait returns false; its coroutine executes it again when it runs again.
  void begin_parallel(const Instruction &instruction);
  void begin_task();
  void end_task();
  void join(uint32_t group, const std::vector<KnowledgePointer> &gathered);
  bool end_parallel(const Instruction &instruction);
  void fork(const Instruction &instruction);
  void end_agent(const Instruction &instruction);
  bool join_children();
  bool wait(const Instruction &instruction);
  void barrier(const Instruction &instruction);
  bool put(const Instruction &instruction);
  bool get(const Instruction &instruction);
  bool acquire(const Instruction &instruction);
  void release(const Instruction &instruction);
  void require_capacity(const Lock &lock, int64_t units, int64_t most, const QueueKey &key);
  int64_t barrier_element(const ViewValue &view);
  PhaseBarrier &barrier_at(const ViewValue &view);
  void expect(const Instruction &instruction);
  void arrive(const Instruction &instruction);
  bool await(const Instruction &instruction);
  QueueKey queue_of(const Instruction &instruction) const;
  [[noreturn]] void undetermined(const std::string &message, int64_t other) {
    throw StopError("order", message, other);
  }
  int64_t elements_of(const ViewValue &view);
  void require_inside(const ViewValue &view, int64_t address);
  // The running coroutine waits, and the next one runs.
  void hand_over(Blocked blocked, uint32_t on = 0);
  // The others that are ready go first.
  void yield() {
    yields_ = false;
    if (scheduler_.yields())
      hand_over(Blocked::No);
  }
  // Goes on with the next coroutine; `finished_` where none is left that has to.
  void resume_next();
  void exchange(Registers &registers);
  Yielded yielded(int64_t from, RegisterClass register_class) const;

  // Conditions that are data.
  struct Written {
    Buffer *buffer;
    int64_t address;
    Cell value;
  };
  // What one side of a split left in the registers that are merged, or are restored for the other one.
  struct Side {
    std::vector<int64_t> integers;
    std::vector<Cell> cells;
    std::vector<ViewValue> views;
  };
  struct Split {
    Cell condition;
    int64_t instruction, otherwise, join;
    size_t depth;         // of the frames
    size_t journal;       // where the entries of the side that runs begin
    uint64_t serial;      // that buffers of its sides have at least
    int64_t repeated = 0; // how often the condition was known where it was met again
    bool is_second = false;
    Side sides[1];                // before the first side, then after it
    std::vector<Written> written; // by the first side, with what it left
  };
  static constexpr size_t kMostUnrolled = 256;
  static constexpr int64_t kMostRepeated = 1 << 16;
  static constexpr int64_t kRestored = -1; // in the place of an operation that selects: the register is not merged

  // Keeps what a cell holds that is about to be written.
  void remember(Buffer &buffer, int64_t address) {
    buffer.version = ++writes_;
    if (!splits_.empty())
      journal_.push_back({&buffer, address, buffer.cells[address]});
  }
  void split(const Instruction &instruction);
  bool join(const Instruction &instruction);
  void check_cell(const Instruction &instruction);
  void fail_check(const Instruction &instruction);
  Side merged_registers(const Instruction &instruction) const;
  std::vector<Written> written_since(const Split &split);
  void replace(const Written &cell, const Cell &value);
  const ScalarOperation *select_of(ScalarType type) const;
  Cell chosen(const Cell &condition, const Cell &yes, const Cell &no, ScalarType type);
  static int64_t split_place(const Split &split) { return split.instruction; }
  // The program is undefined where this is not met.
  void oblige(Requirement requirement);
  void require_defined(const Cell &value);
  // Stops where the program is on one side of a split.
  void require_certain(const char *what) const;

  // Addresses that are data.
  void assume_ranges();
  void access_cell(const Instruction &instruction, bool is_store);
  int64_t address_of_values(const ViewValue &view, const int64_t *index, bool is_store);
  void require_index(const LinearForm &form, int64_t size, bool is_number = false);
  std::pair<int64_t, int64_t> require_within(const LinearForm &form, int64_t low, int64_t high, bool is_number = false);
  Stretch stretch_of(const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void load_stretch(Cell &into, const ViewValue &view, const Stretch &stretch);
  void store_stretch(const Cell &value, const ViewValue &view, const Stretch &stretch);
  void observe_all(const ViewValue &view, const Stretch &stretch, bool is_store);

  // Views that lie where data says.
  static constexpr int64_t kIndirect = INT64_MIN; // in the place of an address
  ViewValue named_view(IndirectView indirect, const ViewValue &like, const char *what, int64_t other);
  ViewValue displaced_view(ViewValue view, const Cell &offset, unsigned width);
  ViewValue chosen_view(const Cell &condition, const ViewValue &yes, const ViewValue &no, int64_t other = -1);
  void choose_view(const Instruction &instruction);
  void require_direct(const ViewValue &view) const;
  void access_inside(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void access_stretch(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void access_choice(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void access_displaced(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  LinearForm displaced_element(const ViewValue &view, const std::vector<LinearForm> &indices, bool &is_number);
  ViewValue settled_view(const ViewValue &view);

  template <int kRank> int64_t address_of(const ViewValue &view, const Instruction &instruction, bool is_store) {
    const int32_t registers[4] = {instruction.c, instruction.d, instruction.e, instruction.f};
    int64_t address = view.offset;
    bool inside = true;
    for (int dimension = 0; dimension < kRank; ++dimension) {
      int64_t index = integers_[registers[dimension]];
      inside &= uint64_t(index) < uint64_t(view.dimensions[dimension].size);
      address += index * view.dimensions[dimension].stride;
    }
    if (inside && uint64_t(address) < uint64_t(view.buffer->extent))
      return address;
    int64_t index[4] = {};
    for (int dimension = 0; dimension < kRank; ++dimension)
      index[dimension] = integers_[registers[dimension]];
    return unusual_access(view, index, is_store);
  }
  [[noreturn]] __attribute__((noinline, cold)) void stop_at_affine_overflow();
  void require_little_span(const ViewValue &view);
  int64_t address_of_many(const ViewValue &view, const int64_t *registers, int rank, bool is_store);

  // Out of the loop's way: what is not simply an element.
  __attribute__((noinline)) void read_elsewhere(Cell &into, const ViewValue &view, int64_t address);
  __attribute__((noinline)) void write_elsewhere(const Cell &value, const ViewValue &view, int64_t address);

  template <bool kObserved> void read(Cell &into, const ViewValue &view, int64_t address) {
    if (address < 0) {
      read_elsewhere(into, view, address);
      return;
    }
    if (kObserved)
      observe(*view.buffer, address, false);
    into = view.buffer->cells[address];
  }
  template <bool kObserved> void write(const Cell &value, const ViewValue &view, int64_t address) {
    if (address < 0) {
      write_elsewhere(value, view, address);
      return;
    }
    if (kObserved) {
      observe(*view.buffer, address, true);
      remember(*view.buffer, address);
    }
    view.buffer->cells[address] = value;
  }
  void read(Cell &into, const ViewValue &view, int64_t address) {
    observes_ ? read<true>(into, view, address) : read<false>(into, view, address);
  }
  void write(const Cell &value, const ViewValue &view, int64_t address) {
    observes_ ? write<true>(value, view, address) : write<false>(value, view, address);
  }

  void allocate(const Instruction &instruction);
  void collect();
  void reshape(const Instruction &instruction);
  void free_buffer(const Instruction &instruction);
  int dimension_of(const Instruction &instruction);
  bool are_apart(const ViewValue &left, const ViewValue &right, bool pointwise);
  void opaque(const Instruction &instruction);

  // What external calls keep.
  static constexpr size_t kMostKept = size_t(1) << 14;
  std::vector<size_t> kept_beside(const std::vector<ViewValue> &given) const;
  Cell with_kept(Cell contents, const std::vector<size_t> &kept);
  void keep(const ViewValue &view);

  // Values at bytes.
  Cell as_type(const Cell &value, ScalarType from, ScalarType to);
  bool gather_bytes(const Buffer &buffer, int64_t at, int64_t bytes, Bits &bits, bool &approximate);
  static bool takes_elements(const Buffer &buffer, int64_t at, int64_t bytes);
  Cell load_bytes(Buffer &buffer, int64_t at, ScalarType type);
  void erase_bytes(Buffer &buffer, int64_t at, int64_t bytes);
  void store_bytes(Buffer &buffer, int64_t at, const Cell &value, ScalarType type, int64_t bytes);
  void clear_bytes(Buffer &buffer, int64_t at, int64_t bytes);
  void take_apart(Buffer &buffer);
  void pieces_in(const Buffer &buffer, int64_t at, int64_t bytes, std::vector<std::pair<int64_t, Piece>> &found);
  void give_elements(Buffer &buffer, ScalarType element);
  void copy_bytes(const Instruction &instruction);
  void fill_bytes(const Instruction &instruction);

  // Pointers.
  Buffer &pointed_at(const Cell &pointer, const char *what);
  Buffer *accessed(const Cell &pointer, int64_t bytes, const char *what);
  static constexpr unsigned kInbounds = 1, kNuw = 2, kNusw = 4; // flags of displacements
  // The bytes that a pointer is moved by. As a number they are `sum`, unless a product or a sum of them `overflows`.
  struct Displacement {
    int64_t sum = 0;
    bool overflows = false;

    void add(int64_t factor, int64_t index) {
      int64_t bytes;
      overflows |= __builtin_mul_overflow(factor, index, &bytes);
      overflows |= __builtin_add_overflow(sum, bytes, &sum);
    }
    bool is_poison(unsigned flags) const { return (flags && overflows) || ((flags & kNuw) && sum < 0); }
  };
  void displace(const Instruction &instruction);
  Cell displaced_by_number(Cell pointer, const Displacement &by, unsigned flags);
  void allocate_bytes(const Instruction &instruction);
  void free_pointer(const Instruction &instruction);
  void unwind(Frame &frame, size_t height);
  void end_with(const Frame &frame, const ViewValue &returned);
  void view_at(const Instruction &instruction);
  Cell unusual_load(const Cell &pointer, ScalarType type);
  void unusual_store(const Cell &pointer, const Cell &value, ScalarType type);
  ViewValue given(int64_t register_index);
  int64_t pointer_to_integer(const Cell &pointer);
  Cell integer_to_pointer(int64_t number);
  bool compare_pointers(Predicate predicate, const Cell &left, const Cell &right);

  // Pointers whose place in their buffer is data.
  LinearForm index_form(const Cell &cell, int width);
  Cell displaced(const Cell &data, const Displacement &by, unsigned flags);
  void displace_by_data(const Instruction &instruction);
  std::optional<LinearForm> element_of(const DataPointer &pointer,
                                       const std::vector<std::pair<int64_t, LinearForm>> &terms, int64_t size);
  std::optional<LinearForm> meant_element(const DataPointer &pointer, int64_t size);
  bool is_kept(const Promise &promise, const LinearForm &element, int64_t extent) const;
  bool keeps_promises(const std::vector<Promise> &promises, const LinearForm &element, int64_t extent);
  void require_known(const LinearForm &form);
  void require_marks(const DataPointer &pointer, const LinearForm &element, int64_t size);
  void access_data_pointer(const Cell &pointer, ScalarType type, Cell &value, bool is_store);

  // A pointer into a buffer, some bytes further on.
  Cell moved(const Cell &pointer, const Displacement &by, unsigned flags) const {
    const Buffer &buffer = *buffer_of(pointer);
    const Cell result{pointer.low + uint64_t(by.sum), pointer.high};
    const bool outside = (flags & kInbounds) && result.low > uint64_t(buffer.bytes) && !buffer.elastic &&
                         (!buffer.has_elements || buffer.cell_bytes != 0);
    return outside || by.is_poison(flags) ? poison_cell(pc_) : result;
  }

  // DisplaceByData where the pointer and all its terms are known; false elsewhere.
  bool displace_by_numbers(const Instruction &instruction) {
    const Cell &base = cells_[instruction.b];
    const int64_t *pool = program_.pool.data() + instruction.c;
    Displacement by{*pool++};
    bool known = is_pointer(base);
    for (int32_t term = 0; term < instruction.d; ++term, pool += 4) {
      const bool is_integer = RegisterClass(pool[2]) == RegisterClass::Integer;
      by.add(pool[0], number(int32_t(pool[1]), is_integer, unsigned(pool[3]), known));
    }
    if (known)
      cells_[instruction.a] = moved(base, by, instruction.aux);
    return known;
  }

  // The element of type `type` that a pointer points to, null where there is more to it than that.
  template <bool kObserved> Cell *element_at(const Cell &pointer, ScalarType type, bool is_store) {
    if (!is_pointer(pointer))
      return nullptr;
    Buffer &buffer = *buffer_of(pointer);
    uint64_t at = pointer.low, size = uint64_t(buffer.cell_bytes);
    if (buffer.element != type || (at & (size - 1)) != 0)
      return nullptr;
    uint64_t index = at >> __builtin_ctzll(size | (uint64_t(1) << 63));
    if (index >= uint64_t(buffer.extent))
      return nullptr;
    if (kObserved) {
      observe(buffer, int64_t(index), is_store);
      if (is_store)
        remember(buffer, int64_t(index));
    }
    return &buffer.cells[index];
  }

  [[noreturn]] void undefined(const std::string &message, int64_t other = -1) {
    if (!splits_.empty() || uncertain_)
      throw StopError("data", message + ", under a condition that depends on data", other);
    throw StopError("undefined", message, other);
  }

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  const bool observes_;
  Scheduler scheduler_;
  Epoch last_effect_;
  int64_t last_effect_instruction_ = -1;
  Conditions conditions_;
  IntegerFacts facts_;
  const bool tracks_;
  const bool preempts_; // others may go first at every access
  DataPointers data_pointers_;
  IndirectViews indirect_views_;
  std::vector<LinearForm> indirect_indices_;            // of the access that is under way
  int uncertain_ = 0;                                   // how many choices the access that is under way goes through
  std::unordered_map<Cell, uint64_t, CellHash> frozen_; // how often each value was frozen
  std::vector<uint8_t> plain_; // by operation: nothing but `combine` is to be done where all operands are symbolic
  StretchMemo stretch_memo_;
  std::vector<Split> splits_;    // innermost last
  std::vector<Written> journal_; // what cells held before they were written, since the outermost split
  uint64_t writes_ = 0;
  // What was required of a value: from where to where, and on which path.
  std::unordered_map<Cell, std::vector<std::tuple<int64_t, int64_t, uint32_t>>, CellHash> obliged_;
  bool entry_ended_ = false, finished_ = false;
  bool leaves_tasks_ = false;              // a detached one was started
  std::optional<StopError> lock_overflow_; // that more room in channels than there is may have led to
  HappensBefore::Strand end_;              // of the program
  bool yields_ = false;                    // others go first after this instruction

  std::vector<int64_t> integer_stack_;
  std::vector<Cell> cell_stack_;
  std::vector<ViewValue> view_stack_;
  std::vector<Frame> frames_;
  size_t integer_top_ = 0, cell_top_ = 0, view_top_ = 0;
  // The innermost frame's windows.
  int64_t *integers_ = nullptr;
  Cell *cells_ = nullptr;
  ViewValue *views_ = nullptr;
  int64_t pc_ = 0;
  int64_t next_check_ = 0;
  Recurrence recurrence_;
};

} // namespace equiv
