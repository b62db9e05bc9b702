// The exact domain: symbolic data is the id of a hash-consed expression.
#pragma once

#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/domain.h"
#include "domains/expression.h"
#include "domains/undefined_parts.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace equiv {

class ExactDomain final : public Domain {
public:
  ExactDomain(ExpressionTable &table, WideConstants &wide)
      : Domain(Distinguishes | Splits | FoldsAll | HasFunctions), table_(table), wide_(wide) {}

  static bool symbolic(const Cell &cell) { return cell.high == kExpressionHigh; }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType) override {
    if (element >> 32)
      throw StopError("limit-memory", "a buffer of more than 2^32 elements");
    return expression_cell(table_.intern({HeadLeaf, parameter, uint32_t(element)}));
  }

  Cell make(uint32_t head, const Cell &first, const Cell &second) override {
    return expression_cell(table_.intern({head, id_of(first), id_of(second)}));
  }

  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override {
    Expression expression{head_of(operation.identity, result), 0, 0};
    int count = operation.operand_count;
    if (count > 0)
      expression.first = id_of(operands[0]);
    if (count > 1)
      expression.second = id_of(operands[1]);
    if (operation.semantics && operation.semantics->commutative && expression.second < expression.first)
      std::swap(expression.first, expression.second);
    if (count > 2)
      expression.third = id_of(operands[2]);
    for (int index = 3; index < count; ++index)
      expression.third = table_.intern({HeadPair, expression.third, id_of(operands[index])});
    return expression_cell(table_.intern(expression));
  }

  // Equal expressions have equal ids in whichever order they are made.
  bool is_function(const ScalarOperation &) const override { return true; }
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                     int count) override {
    const int operand_count = operation.operand_count;
    if (operand_count < 1 || operand_count > 2)
      return false;
    uint32_t ids[2][ExpressionTable::kTogether] = {};
    uint64_t others = 0;
    for (int index = 0; index < operand_count; ++index)
      for (int lane = 0; lane < count; ++lane) {
        const Cell &cell = operands[index][lane];
        others |= cell.high ^ kExpressionHigh;
        ids[index][lane] = uint32_t(cell.low);
      }
    if (others != 0)
      return false;
    if (operand_count == 2 && operation.semantics && operation.semantics->commutative)
      for (int lane = 0; lane < count; ++lane) {
        const uint32_t one = ids[0][lane], other = ids[1][lane];
        ids[0][lane] = std::min(one, other);
        ids[1][lane] = std::max(one, other);
      }
    table_.intern_many(head_of(operation.identity, 0), ids[0], ids[1], count, results);
    return true;
  }

  bool may_hold_undefined(const Cell &cell) override {
    if (!undefined_.any() || !symbolic(cell))
      return false;
    for (uint32_t id = uint32_t(holding_.size()); id <= uint32_t(cell.low); ++id)
      holding_.push_back(is_of_undefined(table_[id]));
    return holding_[size_t(cell.low)];
  }

private:
  uint32_t id_of(const Cell &cell) {
    switch (kind_of(cell)) {
    case CellKind::Expression:
      return uint32_t(cell.low);
    case CellKind::Constant:
      return table_.intern({HeadConstant, uint32_t(cell.low), uint32_t(cell.low >> 32)});
    case CellKind::Wide: {
      Bits bits = wide_.bits(cell);
      uint32_t low = id_of(constant_cell(uint64_t(bits)));
      return table_.intern({HeadWide, low, id_of(constant_cell(uint64_t(bits >> 64)))});
    }
    case CellKind::Uninitialized:
      undefined_.stand_in(cell);
      return table_.intern({HeadUninitialized, 0, 0});
    default:
      undefined_.stand_in(cell);
      return table_.intern({HeadPoison, uint32_t(kind_of(cell) == CellKind::Poison && (cell.high & kOfUnwritten)), 0});
    }
  }

  // Of an expression whose operands are known. Operands that it does not have may count as well.
  bool is_of_undefined(const Expression &expression) const {
    switch (expression.head) {
    case HeadConstant:
    case HeadLeaf:
    case HeadFrozen:
      return false;
    case HeadUninitialized:
    case HeadPoison:
      return true;
    default:
      return holding_[expression.first] || holding_[expression.second] ||
             (expression.third != kNoExpression && holding_[expression.third]);
    }
  }

  ExpressionTable &table_;
  WideConstants &wide_;
  UndefinedParts undefined_;
  std::vector<bool> holding_; // by expression: whether a part of it is undefined
};

} // namespace equiv
