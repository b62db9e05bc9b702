// Scalar operations on cells: a part of the machine with its own state.
//
// What is constant is folded by the scalar table, what is poison or unwritten stays so, what the normal forms of
// conditions and integers settle is taken from there, and the domain makes an expression of the rest.
#pragma once

#include "domains/domain.h"
#include "machine/conditions.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/integer_facts.h"
#include "machine/linear_form.h"
#include "machine/requirements.h"
#include "machine/trail.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace equiv {

class Arithmetic {
public:
  Arithmetic(Execution &execution, Domain &domain, Frames &frames, const Trail &trail, Conditions &conditions,
             IntegerFacts &facts, Requirements &requirements);

  // Whether nothing but `combine` is to be done where all operands of an operation are symbolic.
  bool is_plain(int32_t operation) const { return plain_[size_t(operation)]; }

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
  void scalar_many(const ScalarOperation &operation, const Cell *operands, Cell *results, bool may_be_poison = false);
  void scalar_integer(const ScalarOperation &operation, const int64_t *in, const int64_t *out);
  // AddCells and its like, for whatever they are of.
  void on_cells(const Instruction &instruction);
  Cell select(const ScalarOperation &operation, const Cell &condition, const Cell &yes, const Cell &no,
              bool may_be_poison = false);
  // The one value of a type where a condition holds, the other one where not.
  Cell chosen(const Cell &condition, const Cell &yes, const Cell &no, ScalarType type);

  // A number that decides on control or an address; stops where the cell is none.
  int64_t to_integer(const Cell &cell, int width, Need need);
  // An index as a sum of numbers that are data.
  LinearForm index_form(const Cell &cell, int width);

  // Whether no value depends on what was frozen before.
  bool is_fresh() const { return frozen_.empty(); }

private:
  bool fold(const ScalarOperation &operation, const Cell *operands, Cell *results);
  Cell frozen(const Cell &value, ScalarType type);
  void divide_undefined(const ScalarOperation &operation, const Cell &divisor);
  const ScalarOperation *select_of(ScalarType type) const;

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  const Trail &trail_;
  Conditions &conditions_;
  IntegerFacts &facts_;
  Requirements &requirements_;
  std::vector<uint8_t> plain_;                          // by operation
  std::unordered_map<Cell, uint64_t, CellHash> frozen_; // how often each value was frozen
};

} // namespace equiv
