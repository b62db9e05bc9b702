// The concept of a value domain: what symbolic data is, and how an operation on it makes more.
//
// The machine computes control, addresses and whatever is constant itself, and keeps poison and unwritten memory apart.
// A domain says what the rest is: a cell that is `symbolic` stands for the value that a program computes of its inputs.
// What the machine relies on:
//
// - `leaf`, `make` and `combine` are functions: in one run the same arguments give the same cell. Fingerprints and
//   residues of one seed are the same in both programs of a pair as well; expressions are numbered by each run, and
//   compared by what they are made of (machine/compare.cpp).
// - In a domain that `Distinguishes`, equal cells are equal values, whatever the inputs are, but for the error that the
//   domain states (a collision of fingerprints). Only there a load by an index that is data may be taken for the store
//   before it, and what is required of a value is kept by its cell.
// - Elsewhere cells are only what the domain's own comparison takes them for: residues at random points, bounds of
//   degrees, enclosures.
// - A `Concrete` domain has no symbolic cells: an operation folds or ends the run, approximate results are taken and
//   marked, and nothing is proven by it.
// - In a domain that `Splits` both sides of a condition that is not constant are run, and merged by selects; to the
//   others such a condition ends the run.
// - `make` is for heads of the machine's own (domains/expression.h), `combine` for operations of the scalar table that
//   did not fold; none of their operands is poison or unwritten.
// - `may_hold_undefined` says whether an expression may have a part that is undefined, and may say so too often, never
//   too seldom.
//
// A domain of which an operation costs little has a loop of its own class (loop/loop.h), in which these calls are not
// virtual. The others share one, which knows them by this interface alone, and is compiled once for all of them
// (loop/any.cpp).
#pragma once

#include "core/cell.h"

#include <cstddef>
#include <cstdint>

namespace equiv {

// Operands of one operation in several lanes.
struct LaneOperands {
  const Cell *cells;
  int64_t stride; // in cells; 0 where all lanes have the same

  const Cell &operator[](int lane) const { return cells[lane * stride]; }
};

constexpr int kMostLanes = 128; // that are computed at once

class Domain {
public:
  enum Trait : unsigned {
    Concrete = 1,      // nothing is symbolic, and approximate folds are taken
    Distinguishes = 2, // equal cells are equal values
    Splits = 4,        // both sides of a condition that is not constant are run
    FoldsAll = 8,      // `folds` is true of all constants
    HasFunctions = 16, // `is_function` or `is_ordered` may be true
    MayStop = 32,      // such operations may end the run
  };

  const bool is_concrete, distinguishes, splits, folds_all, has_functions, may_stop;

  virtual ~Domain() = default;
  Domain(const Domain &) = delete;
  Domain &operator=(const Domain &) = delete;

  // Whether a cell is symbolic data.
  static bool symbolic(const Cell &cell) { return is_fingerprint(cell) || cell.high == kExpressionHigh; }

  // The data of an input.
  virtual Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) = 0;
  // The same of `count` elements from `first` on.
  virtual void leaves(uint32_t parameter, uint64_t first, size_t count, ScalarType type, Cell *cells) {
    for (size_t index = 0; index < count; ++index)
      cells[index] = leaf(parameter, first + index, type);
  }
  // An expression of any two cells.
  virtual Cell make(uint32_t head, const Cell &first, const Cell &second) = 0;
  // The expression of an operation whose operands were not all concrete.
  virtual Cell combine(const ScalarOperation &operation, int result, const Cell *operands) = 0;
  // An expression made of cells as data of a type.
  virtual Cell typed(const Cell &made, ScalarType) const { return made; }
  // Whether an operation on constants may be folded.
  virtual bool folds(const ScalarOperation &, const Bits *) const { return true; }
  // Whether an operation depends on nothing but its operands, and leaves nothing but its result and counts, so that
  // many of them may be computed in any order.
  virtual bool is_function(const ScalarOperation &) const { return false; }
  // Whether an operation that is no such function depends, apart from its operands, on earlier ones of its kind alone,
  // and nothing else depends on those, so that all of them may be computed after whatever they do not wait for.
  virtual bool is_ordered(const ScalarOperation &) const { return false; }
  // A function on `count` operands each, at most kMostLanes; false, and results of no meaning, where some of them are
  // uncommon.
  virtual bool compute_lanes(const ScalarOperation &, const LaneOperands *, Cell *, int) { return false; }
  // Whether some part of an expression may be undefined, where equal cells are equal values.
  virtual bool may_hold_undefined(const Cell &) { return false; }

protected:
  // Whether all operands of an operation are symbolic, in all lanes.
  static bool all_symbolic(const LaneOperands *operands, int operand_count, int count) {
    bool all = true;
    for (int index = 0; index < operand_count; ++index)
      for (int lane = 0; lane < (operands[index].stride == 0 ? 1 : count); ++lane)
        all &= symbolic(operands[index][lane]);
    return all;
  }

  explicit Domain(unsigned traits)
      : is_concrete(traits & Concrete), distinguishes(traits & Distinguishes), splits(traits & Splits),
        folds_all(traits & FoldsAll), has_functions(traits & HasFunctions), may_stop(traits & MayStop) {}
};

} // namespace equiv
