// What a value domain is: what symbolic data is, and how an operation on it makes more.
#pragma once

#include "core/cell.h"

#include <cstdint>

namespace equiv {

// The machine asks for everything that it does seldom through this interface. Where an operation of the domain is all
// that an instruction costs, a `loop` of its own knows the domain's class (loop/loop.h).
class Domain {
public:
  enum Trait : unsigned {
    Concrete = 1,      // nothing is symbolic, and approximate folds are taken
    Distinguishes = 2, // equal cells are equal values
    Splits = 4,        // both sides of a condition that is not constant are run
    FoldsAll = 8,      // `folds` is true of all constants
  };

  const bool is_concrete, distinguishes, splits, folds_all;

  virtual ~Domain() = default;
  Domain(const Domain &) = delete;
  Domain &operator=(const Domain &) = delete;

  // Whether a cell is symbolic data.
  static bool symbolic(const Cell &cell) { return is_fingerprint(cell) || cell.high == kExpressionHigh; }

  // The data of an input.
  virtual Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) = 0;
  // An expression of any two cells.
  virtual Cell make(uint32_t head, const Cell &first, const Cell &second) = 0;
  // The expression of an operation whose operands were not all concrete.
  virtual Cell combine(const ScalarOperation &operation, int result, const Cell *operands) = 0;
  // An expression made of cells as data of a type.
  virtual Cell typed(const Cell &made, ScalarType) const { return made; }
  // Whether an operation on constants may be folded.
  virtual bool folds(const ScalarOperation &, const Bits *) const { return true; }
  // Whether some part of an expression may be undefined, where equal cells are equal values.
  virtual bool may_hold_undefined(const Cell &) { return false; }

protected:
  explicit Domain(unsigned traits)
      : is_concrete(traits & Concrete), distinguishes(traits & Distinguishes), splits(traits & Splits),
        folds_all(traits & FoldsAll) {}
};

} // namespace equiv
