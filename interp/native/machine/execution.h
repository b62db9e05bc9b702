// One run of a program: its inputs, its limits, and what it left.
#pragma once

#include "agents/scheduler.h"
#include "core/cell.h"
#include "core/memory.h"
#include "core/program.h"
#include "core/stop.h"
#include "domains/algebraic.h"
#include "domains/expression.h"
#include "domains/reassociating.h"
#include "domains/sample.h"

#include <atomic>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace equiv {

enum class DomainKind : uint8_t {
#define DOMAIN(name) name,
#include "opcodes.def"
};

// What the caller gives for one parameter of the entry function.
struct Input {
  enum class Kind : uint8_t { Size, Data, Buffer } kind = Kind::Data;
  int64_t value = 0;            // of a size
  std::vector<int64_t> sizes;   // of a buffer; kElasticSize where elastic
  std::vector<int64_t> strides; // in elements
  int64_t offset = 0;
  ScalarType element;
  bool keeps_reaches = false; // of a buffer: it may be shorter for some data
};

// The addresses of the first and the last element of a buffer, in elements of its storage.
struct ElementRange {
  int64_t first, last;
  bool overflows; // they, or how many elements there are, are beyond 64 bits
};

// Nothing where there are no elements. There is a stride for each size.
std::optional<ElementRange> element_range(const std::vector<int64_t> &sizes, const std::vector<int64_t> &strides,
                                          int64_t offset);

struct RunOptions {
#define OPTION(type, name, default) type name = default;
#include "opcodes.def"
  Block seed{0, 0};
  Sample sample;
  bool fresh = false; // globals hold what they were initialized with, as at the first call
  Reassociation reassociation;
  Schedule schedule;

  // Those of a part of a run.
  RunOptions for_part(int64_t memory) const {
    RunOptions options = *this;
    options.memory_limit = memory;
    options.threads = 1;
    return options;
  }
};

// A value that the program gives out: a scalar or a view.
struct Output {
  bool is_view = false;
  Cell cell;
  ViewValue view;
  ScalarType type;
};

struct CellHash {
  size_t operator()(const Cell &cell) const { return size_t(cell.low ^ scramble(cell.high)); }
};

// A condition that holds, or does not.
struct Literal {
  Cell cell;
  bool negated = false;
};

// An integer of data times a factor.
struct Term {
  int64_t factor;
  Cell atom;
  int64_t low, high; // of the atom
};

// What a program must meet on a path lest it be undefined: `what`, an expression that is undefined for some of its
// operands, or the sum of `terms`, which must be from `low` to `high`.
struct Requirement {
  Cell what;
  std::vector<Term> terms;
  int64_t low, high;
  uint32_t path = 0;
  uint32_t instruction = 0;
  bool excludes_overflow = false; // `what` is a remainder, which is undefined where its quotient overflows
};

// How far accesses go on a path in one dimension of an argument: to the index `high`, the largest of them, and where
// one is not `certain`, since data decides which element it is, to one from `low` on.
struct ArgumentReach {
  uint32_t parameter, dimension;
  int64_t low, high;
  uint32_t path = 0;
  uint32_t instruction = 0;
  bool certain = true;
};

// What is assumed of an integer input: all its elements are from `low` to `high`, as signed numbers.
struct InputRange {
  uint32_t parameter;
  int64_t low, high;
};

struct Effect {
  Cell value;
  uint32_t instruction;
};

// Which way a conditional instruction went: bits 0 and 1 for the two sides, 2 and 3 where one was taken twice running;
// 4 and 5 remember the last one, 6 and 7 the first.
inline void note_side(uint8_t &outcome, bool side) {
  const unsigned bit = 1u << side, first = (outcome & 192u) != 0 ? outcome & 192u : bit << 6;
  outcome = uint8_t((outcome & 15u) | bit | ((outcome >> 4 & bit) << 2) | bit << 4 | first);
}
// The same of what went on later.
inline void note_sides(uint8_t &outcome, uint8_t later) {
  const unsigned again = (outcome >> 4 & later >> 6 & 3u) << 2, last = (later & 48u) != 0 ? later & 48u : outcome & 48u;
  const unsigned first = (outcome & 192u) != 0 ? outcome & 192u : later & 192u;
  outcome = uint8_t(((outcome | later) & 15u) | again | last | first);
}
constexpr uint8_t kBothSides = 15; // of a condition that is data

class TaskRange;

class Execution {
public:
  Execution(std::shared_ptr<const Program> program, std::vector<Input> inputs, RunOptions options);
  // A part of a run, with so much memory of its own, which begins where that is; what it finds there is to be set.
  Execution(const Execution &whole, int64_t memory_limit);

  // Runs to the end or to a stop; call it once.
  void run();
  // Runs a part to its end or to a stop.
  void run_part(TaskRange &range);
  // Ends the run at the next look at its limits, if it came further than so many operations. May be called from another
  // thread.
  void cancel(int64_t beyond = -1) {
    int64_t most = most_.load(std::memory_order_relaxed);
    while (beyond < most && !most_.compare_exchange_weak(most, beyond, std::memory_order_relaxed)) {
    }
  }

  // Called about every million operations.
  void check_limits();

  // Whether it is kept how far accesses to arguments go: in the domains that tell whether two programs are equal.
  bool keeps_reaches() const;

  // How many operations there were at the last such call; may be asked from another thread.
  int64_t progress() const { return progress_.load(std::memory_order_relaxed); }

  const std::shared_ptr<const Program> program;
  const std::vector<Input> inputs;
  const RunOptions options;
  std::vector<InputRange> ranges; // to be set before the run

  std::optional<Stop> stop;
  int64_t operations = 0;
  int64_t in_lanes = 0; // of the operations
  int64_t in_parts = 0; // likewise: of tasks that other threads ran
  int64_t hashed = 0;
  double seconds = 0;

  MemoryAccount account;
  WideConstants wide;
  std::unique_ptr<ExpressionTable> expressions;       // in the exact domain
  std::unique_ptr<AlgebraicDomain> algebraic;         // in the algebraic domain: it reads its cells
  std::unique_ptr<ReassociatingDomain> reassociating; // likewise
  double degree = 0;                                  // in the degree domain
  double coefficient_places = 0;                      // in the degree domain
  double hashed_places = 0;                           // in the degree domain
  int64_t demands = 0, tests = 0;                     // in the algebraic domain
  int64_t hashed_narrowly = 0;                        // in the algebraic domain
  // In the reassociating domain, as `ReassociatingCounts` says.
  int64_t sums = 0, merged = 0, factors = 0, places = 0;
  std::vector<Output> arguments; // in the order of the inputs
  std::vector<Output> globals;   // in the order of the program's
  std::vector<Output> results;
  // Executed operations that are undefined for some operands, with symbolic operands, and where first.
  std::unordered_map<Cell, uint32_t, CellHash> obligations;
  std::unordered_set<Cell, CellHash> without_overflow; // of these, the remainders that are undefined where it overflows
  std::vector<Requirement> requirements;               // on paths, and of addresses
  std::vector<ArgumentReach> reaches;                  // of arguments whose reaches are kept
  std::vector<std::vector<Literal>> paths{1};          // the first one is that of the whole program
  std::vector<Effect> effects;
  std::vector<ViewValue> kept;      // what external calls were given, which may keep it
  std::vector<uint32_t> choices;    // of a scripted schedule: how many agents there were to choose from
  int64_t handed_on = 0;            // cells that external calls were given, in runs on numbers
  int64_t undefined_handed_on = 0;  // of these, without a value
  int64_t nans_handed_on = 0;       // the same of NaNs
  bool several_agents = false;      // some ran side by side: an order of theirs may be open
  bool approximate_control = false; // a branch or an address depended on an approximate value
  bool leaves_paths_out = false;    // some data's path is one on which the program is undefined
  int64_t broken_promise = -1;      // the first instruction that noted one
  // What each instruction did so far: of a loop bits 0, 1 and 2 for none, one and more iterations, of a comparison, a
  // selection or an extreme bits 0 and 1, of a branch as `note_side` says.
  std::vector<uint8_t> outcomes;
  Heap heap;

private:
  // In the loop of a class of domains.
  template <class D> void run_in(D &domain);
  // Does the work, and keeps the stop that ends it.
  template <class Work> void stoppably(Work work);
  Sample shaped_sample() const;
  void bind_inputs(Domain &domain);
  bool observes() const;
  void require_constant_globals();

  std::atomic<int64_t> most_{std::numeric_limits<int64_t>::max()}; // operations that it may come to
  std::atomic<int64_t> progress_{0};
  std::chrono::steady_clock::time_point started_;
};

// Calls `visit(element, address)` for every element of a view, in row-major order.
template <class Visitor> void for_each_element(const ViewValue &view, Visitor visit) {
  int64_t total = 1;
  for (int dimension = 0; dimension < view.rank; ++dimension)
    total *= view.dimensions[dimension].size;
  int64_t index[kMaxRank] = {};
  int64_t address = view.offset;
  for (int64_t element = 0; element < total; ++element) {
    visit(element, address);
    for (int dimension = view.rank - 1; dimension >= 0; --dimension) {
      address += view.dimensions[dimension].stride;
      if (++index[dimension] < view.dimensions[dimension].size)
        break;
      address -= view.dimensions[dimension].stride * view.dimensions[dimension].size;
      index[dimension] = 0;
    }
  }
}

} // namespace equiv
