// What a loop nest does in each of its iterations, where these may be run in any order: for one entry of the loop.
#pragma once

#include "core/cell.h"
#include "core/memory.h"
#include "core/pointer.h"
#include "core/program.h"
#include "lanes/affine_form.h"
#include "lanes/loop_body.h"
#include "lanes/team.h"
#include "machine/arithmetic.h"
#include "machine/frames.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace equiv {

enum class LaneStep : uint8_t { Load, Store, Move, Number, Scalar, LoopBegin, LoopEnd };

struct LaneInstruction {
  LaneStep step = LaneStep::Move;
  bool in_place = false;           // of a load: its cells are read where they are
  bool is_in_turn = false;         // lane by lane, behind all that is not
  bool is_plain = false;           // of a scalar operation: of symbolic operands the domain makes the result alone
  uint8_t width = 0;               // of a number
  int32_t pc = 0;                  // of the bytecode
  int32_t result = 0;              // a column; of a loop its number
  int32_t operands[3] = {0, 0, 0}; // columns; of a store the first
  int32_t form = 0;                // of the address or the number; of a loop's end where it begins
  Cell *cells = nullptr;           // of the buffer
  Buffer *buffer = nullptr;        // the same
  const ScalarOperation *operation = nullptr;

  bool accesses() const { return step == LaneStep::Load || step == LaneStep::Store; }
  bool defines() const { return step != LaneStep::Store && step != LaneStep::LoopBegin && step != LaneStep::LoopEnd; }
  bool reads(int32_t column) const {
    const int count = step == LaneStep::Scalar                            ? operation->operand_count
                      : step == LaneStep::Store || step == LaneStep::Move ? 1
                                                                          : 0;
    return std::find(operands, operands + count, column) != operands + count;
  }
};

// A cell that is no data: a number, or a pointer into a buffer.
struct KnownCell {
  AffineForm form; // the number, or the bytes from the start of the buffer
  Buffer *buffer = nullptr;
  uint8_t width = 0; // of a number

  Cell at(int64_t value) const {
    return buffer ? pointer_cell(buffer, value) : constant_cell(mask_to_width(uint64_t(value), width));
  }
};

// Which way the Branch of a loop within the body went: `iterations` times into its body, and then out of it.
struct Sides {
  int32_t instruction;
  bool is_taken; // where it goes on
  int64_t iterations;
  int64_t times; // that it is entered
};

// The cells that a store writes: their addresses are those of a form.
struct WrittenCells {
  Cell *cells;
  int32_t form;
};

// A loop around the one that a plan is made for: the integer register of its variable, and the values that it still
// has.
struct OuterLoop {
  int32_t variable;
  int64_t first, step, iterations;
};

// Conversions that leave a number as it is where both types hold it, as signed or as unsigned numbers.
enum class Resize : uint8_t { None, Signed, Unsigned };

class Plan {
public:
  Plan(const Program &program, const Domain &domain, const Frames &frames, const Arithmetic &arithmetic)
      : program_(program), domain_(domain), frames_(frames), arithmetic_(arithmetic) {}

  // Settles what the next `iterations` of the loop do, whose induction variable has its first value; false where they
  // may not be run in any order, or where one of them may end the run by where it goes or what it accesses. Where there
  // are loops around it, the same for each of their iterations that are still to come.
  bool make(const LoopBody &body, int64_t iterations, const std::vector<OuterLoop> &around = {});
  // Whether what the plan was made of is as it was, but for variables of loops around it that have others of their
  // values, and if so settles it for these.
  bool remake(int64_t iterations);
  // How far the second of two forms is from the first, where that is the same in all iterations, and in those of the
  // loops around.
  std::optional<int64_t> distance(int32_t from, int32_t to) const;
  // The same of what threads do from where they are to a barrier, or to their end, with so many operations in all.
  bool make_phase(const Team &team, int64_t operation_limit);

  std::vector<LaneInstruction> code;
  std::vector<AffineForm> forms;
  IterationCounts counts{};
  size_t loops = 1; // of which there are counts
  int columns = 0;
  std::vector<std::pair<int32_t, int32_t>> invariants;  // registers of cells that are read only, with columns
  std::vector<std::pair<int32_t, int32_t>> cells;       // registers that are written, with columns
  std::vector<std::pair<int32_t, AffineForm>> integers; // registers that are written
  std::vector<std::pair<int32_t, KnownCell>> known;     // registers of cells that are written
  std::vector<std::pair<int32_t, uint8_t>> outcomes;    // of instructions, as in an execution
  std::vector<Sides> sides;
  std::vector<WrittenCells> written;
  std::vector<std::pair<int32_t, int32_t>> carried; // registers that an iteration leaves to the next one, with columns
  std::vector<int32_t> turns;                       // what runs lane by lane, of the code
  std::vector<std::pair<int32_t, int32_t>> own;     // of threads: registers that each has for itself, with columns
  int64_t operations = 0;                           // of one iteration
  int64_t end = 0;                                  // of a phase: the instruction that is next

private:
  // Of a register, in the plan of a generation.
  struct Number {
    AffineForm form;
    uint32_t generation = 0;
  };
  struct Column {
    int32_t column = 0;
    uint32_t generation = 0;
  };
  struct Known {
    KnownCell cell;
    uint32_t generation = 0;
  };
  struct Access {
    const Buffer *buffer;
    AffineForm form;
    bool is_store;
  };
  struct OpenLoop {
    const InnerLoop *loop;
    int32_t first; // of the code
    int number;
    AffineForm variable;
    int64_t step;
  };

  // What a plan that is made once more depends on beside the program: what it found in registers that its loop does not
  // write, and how buffers were that it accesses.
  struct FoundInteger {
    int32_t register_index;
    int64_t value;
  };
  struct FoundCell {
    int32_t register_index;
    Cell cell; // of data none
  };
  struct FoundView {
    int32_t register_index;
    ViewValue view;
  };
  struct FoundBuffer {
    const Buffer *buffer;
    Cell *cells;
    uint64_t serial;
    int64_t extent, bytes, cell_bytes;
    ScalarType element;
    bool freed, elastic;
  };
  // A loop around this one of which forms depend: its iterations count in a dimension of theirs.
  struct UsedLoop {
    OuterLoop loop;
    size_t dimension;
  };

  static constexpr size_t kMostOuterLoops = 3;
  // How a form depends on the loops around.
  struct Base {
    int64_t constant;
    int64_t factors[kMostOuterLoops] = {};
  };

  static FoundBuffer found(const Buffer &buffer);
  static Cell found(const Cell &cell);
  bool is_as_found() const;
  // The form of a variable of a loop around this one; nothing of any other register.
  std::optional<AffineForm> outer_variable(int32_t register_index);
  template <class Visitor> void for_each_form(Visitor visit);
  // Keeps how forms depend on loops around, and settles them for the first iteration of these, or for others.
  void keep_bases();
  void settle_bases(const int64_t *iterations);
  size_t free_dimensions() const { return kNestLoops - used_loops_.size(); }

  void clear(int64_t lanes);
  void begin(const LoopBody &body, int64_t iterations);
  void mark(std::vector<uint32_t> &marks, int32_t register_index);
  void settle_places();
  // Whether all that is written is known at the end, where the lanes are threads.
  bool keeps_forms();
  const LoopBody *inner_body(int64_t begin);
  bool walk_phase(int64_t pc, int64_t most_operations);
  bool walk_inner(int64_t begin);
  bool may_run_rows_in_any_order() const;
  bool walk(const LoopBody &body);
  bool step(const Instruction &instruction);
  bool begin_loop(const LoopBody &body, const Instruction &instruction, size_t &at);
  // How often it runs, from where and by what; nothing where lanes differ in that.
  struct Range {
    int64_t lower, step, iterations;
  };
  std::optional<Range> range_of(const Instruction &instruction, const InnerLoop &loop);
  bool end_loop(const Instruction &instruction);
  bool is_next(int32_t register_index, const AffineForm &variable, int64_t step);
  void define_side(const Instruction &branch, bool is_taken);
  bool keeps(const ScalarOperation &operation, Resize resize, const AffineForm &form) const;
  std::optional<AffineForm> combined(Opcode opcode, const AffineForm &left, const AffineForm &right, unsigned width,
                                     bool is_unsigned) const;
  bool linear(const Instruction &instruction);
  bool arithmetic(const Instruction &instruction);
  bool settled(const Instruction &instruction);
  bool settled_scalar(const Instruction &instruction);
  bool access(const Instruction &instruction, bool is_store, const int64_t *registers, int rank);
  bool access_by_pointer(const Instruction &instruction, bool is_store);
  bool access_at(const Instruction &instruction, Buffer &buffer, const AffineForm &address, bool is_store);
  bool displace(const Instruction &instruction);
  bool scalar(const Instruction &instruction, const int32_t *operands, int count);
  bool on_cells(const Instruction &instruction);
  bool on_numbers(const Instruction &instruction, const ScalarOperation &operation);
  bool set_result(LaneInstruction &made, int operand_count, int32_t register_index, bool is_ordered);
  bool may_run_in_any_order() const;
  bool may_run_in_turns() const;
  bool may_be_read_in_place(size_t load) const;
  bool count(uint32_t operations, int64_t times);

  // The form of an integer register; null where an iteration reads what another one wrote.
  const AffineForm *integer(int32_t register_index);
  std::optional<int64_t> constant(int32_t register_index);
  void define(int32_t register_index, const AffineForm &form);
  // What is known of a cell register: null where it is data, or where an iteration reads what another one wrote.
  const KnownCell *known_cell(int32_t register_index) const;
  std::optional<AffineForm> number(int32_t register_index, bool is_integer, unsigned width);
  std::optional<KnownCell> pointer(int32_t register_index) const;
  // False where the next iteration of a loop reads a pointer there, or a loop within it leaves it to the next lane.
  bool define_known(int32_t register_index, const KnownCell &cell);
  void put_into_column(int32_t register_index, const KnownCell &number);
  bool is_written_cell(int32_t register_index) const { return team_ || is_marked_cell(register_index); }
  bool is_marked_cell(int32_t register_index) const {
    return size_t(register_index) < written_cells_.size() && written_cells_[size_t(register_index)] == generation_;
  }
  // The column of a cell register that is read; -1 where it has none. What an iteration of the loop whose iterations
  // are lanes reads of the one before it is computed lane by lane, with all that is made of it.
  int32_t column(int32_t register_index);
  int32_t defined_column(int32_t register_index);
  bool is_in_turn(int32_t column) const { return size_t(column) < in_turn_.size() && in_turn_[size_t(column)]; }
  bool is_register_in_turn(int32_t register_index) const {
    const size_t index = size_t(register_index);
    return index < columns_.size() && columns_[index].generation == generation_ && is_in_turn(columns_[index].column);
  }
  void mark_in_turn(int32_t column);
  int32_t add_form(const AffineForm &form);
  LaneInstruction &add(LaneStep step);

  const Program &program_;
  const Domain &domain_;
  const Frames &frames_;
  const Arithmetic &arithmetic_;
  uint32_t generation_ = 0;
  int64_t pc_ = 0;
  std::vector<Number> numbers_;                            // by integer register
  std::vector<Column> columns_;                            // by cell register
  std::vector<Known> known_;                               // by cell register
  std::vector<uint32_t> written_integers_, written_cells_; // by register: the last generation that writes it
  std::vector<uint8_t> in_turn_;                           // by column
  std::vector<Access> accesses_;
  std::vector<OpenLoop> open_;
  std::vector<int32_t> forgotten_; // registers of which no form was known at some point
  const Team *team_ = nullptr;     // where the lanes are threads, while a plan is made
  bool is_of_threads_ = false;
  std::vector<int32_t> defined_, defined_cells_; // registers that they write
  std::vector<uint32_t> views_; // by register: the last generation that looked at it, where all threads had one
  std::unordered_map<int64_t, std::optional<LoopBody>> inner_bodies_;
  AffineForm unwritten_;
  int64_t times_ = 1; // that the innermost open loop runs in an iteration
  // Of a plan that may be made once more.
  std::vector<OuterLoop> around_;
  std::vector<UsedLoop> used_loops_;
  std::vector<FoundInteger> found_integers_;
  mutable std::vector<FoundCell> found_cells_; // found while nothing else changes
  std::vector<FoundView> found_views_;
  std::vector<FoundBuffer> found_buffers_;
  std::vector<Base> bases_; // of `forms`, `integers` and `known`
};

} // namespace equiv
