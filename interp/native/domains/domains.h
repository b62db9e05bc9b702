// The value domains: what symbolic data is, and how an operation on it makes more.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/expression.h"
#include "domains/fingerprint.h"
#include "domains/sample.h"
#include "domains/undefined_parts.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace equiv {

// Every domain has:
//   symbolic(cell)            whether a cell is symbolic data
//   leaf(parameter, element, type)  the data of an input
//   make(head, first, second) an expression of any two cells
//   combine(operation, result, operands)  the expression of an operation whose operands were not all concrete
//   typed(cell, type)         an expression made of cells as data of a type
//   folds(operation, operands)  whether an operation on constants may be folded
//   kDistinguishes            whether equal cells are equal values; then it also has
//     may_hold_undefined(cell)  whether some part of an expression may be undefined
//   kSplits                   whether both sides of a condition that is not constant are run
//   kConcrete                 whether approximate folds are taken and nothing is symbolic
// `wide` turns the tagged cells of wide constants into bits.

class ExactDomain {
public:
  static constexpr bool kConcrete = false;
  static constexpr bool kDistinguishes = true;
  static constexpr bool kSplits = true;

  ExactDomain(ExpressionTable &table, WideConstants &wide) : table_(table), wide_(wide) {}

  static bool symbolic(const Cell &cell) { return cell.high == kExpressionHigh; }
  static Cell typed(const Cell &made, ScalarType) { return made; }
  static bool folds(const ScalarOperation &, const Bits *) { return true; }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType) {
    return expression_cell(table_.intern({HeadLeaf, parameter, uint32_t(element), uint32_t(element >> 32)}, 0));
  }

  Cell make(uint32_t head, const Cell &first, const Cell &second) {
    return expression_cell(table_.intern({head, id_of(first), id_of(second), 0}, 2));
  }

  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) {
    Expression expression{head_of(operation.identity, result), 0, 0, 0};
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
      expression.third = table_.intern({HeadPair, expression.third, id_of(operands[index]), 0}, 2);
    return expression_cell(table_.intern(expression, std::min(count, 3)));
  }

  bool may_hold_undefined(const Cell &cell) {
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
      return table_.intern({HeadConstant, uint32_t(cell.low), uint32_t(cell.low >> 32), 0}, 0);
    case CellKind::Wide: {
      Bits bits = wide_.bits(cell);
      uint32_t low = id_of(constant_cell(uint64_t(bits)));
      return table_.intern({HeadWide, low, id_of(constant_cell(uint64_t(bits >> 64))), 0}, 2);
    }
    case CellKind::Uninitialized:
      undefined_.stand_in(cell);
      return table_.intern({HeadUninitialized, 0, 0, 0}, 0);
    default:
      undefined_.stand_in(cell);
      return table_.intern(
          {HeadPoison, uint32_t(kind_of(cell) == CellKind::Poison && (cell.high & kOfUnwritten)), 0, 0}, 0);
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
      return holding_[expression.first] || holding_[expression.second] || holding_[expression.third];
    }
  }

  ExpressionTable &table_;
  WideConstants &wide_;
  UndefinedParts undefined_;
  std::vector<bool> holding_; // by expression: whether a part of it is undefined
};

class FingerprintDomain {
public:
  static constexpr bool kConcrete = false;
  static constexpr bool kDistinguishes = true;
  static constexpr bool kSplits = true;

  FingerprintDomain(const Program &program, Block seed, WideConstants &wide, int64_t &hashed)
      : hash_(seed), leaf_key_(hash_.key_of_head(HeadLeaf)), pair_key_(hash_.key_of_head(HeadPair)),
        wide_key_(hash_.key_of_head(HeadWide)), wide_(wide), hashed_(hashed) {
    uint32_t heads = 0;
    for (const ScalarOperation &operation : program.operations)
      heads = std::max(heads, head_of(operation.identity, kMaxResults));
    keys_.reserve(heads);
    for (uint32_t head = 0; head < heads; ++head)
      keys_.push_back(hash_.key_of_head(head));
  }

  static bool symbolic(const Cell &cell) { return is_fingerprint(cell); }
  static Cell typed(const Cell &made, ScalarType) { return made; }
  static bool folds(const ScalarOperation &, const Bits *) { return true; }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType) {
    ++hashed_;
    return hash_.hash(leaf_key_, Cell{element, 0}, Cell{parameter, 0});
  }

  Cell make(uint32_t head, const Cell &first, const Cell &second) {
    ++hashed_;
    return hash_.hash(hash_.key_of_head(head), canonical(first), canonical(second));
  }

  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) {
    Cell first = canonical(operands[0]);
    Cell second = operation.operand_count > 1 ? canonical(operands[1]) : Cell{};
    if (operation.semantics && operation.semantics->commutative && second < first)
      std::swap(first, second);
    for (int index = 2; index < operation.operand_count; ++index) {
      ++hashed_;
      first = hash_.hash(pair_key_, first, second);
      second = canonical(operands[index]);
    }
    ++hashed_;
    return hash_.hash(keys_[head_of(operation.identity, result)], first, second);
  }

  bool may_hold_undefined(const Cell &) const { return undefined_.any(); }

private:
  Cell canonical(const Cell &cell) {
    switch (kind_of(cell)) {
    case CellKind::Wide: {
      Bits bits = wide_.bits(cell);
      ++hashed_;
      return hash_.hash(wide_key_, constant_cell(uint64_t(bits)), constant_cell(uint64_t(bits >> 64)));
    }
    case CellKind::Uninitialized:
    case CellKind::Poison:
      return undefined_.stand_in(cell);
    default:
      return cell;
    }
  }

  FingerprintHash hash_;
  Block leaf_key_, pair_key_, wide_key_;
  std::vector<Block> keys_; // by head
  WideConstants &wide_;
  int64_t &hashed_;
  UndefinedParts undefined_;
};

class ConcreteDomain {
public:
  static constexpr bool kConcrete = true;
  static constexpr bool kDistinguishes = false;
  static constexpr bool kSplits = false;

  ConcreteDomain(const Sample &sample, WideConstants &wide) : sample_(sample), wide_(wide) {}

  static bool symbolic(const Cell &) { return false; }
  static Cell typed(const Cell &made, ScalarType) { return made; }
  static bool folds(const ScalarOperation &, const Bits *) { return true; }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) {
    if (type.kind == TypeKind::Uninterpreted)
      throw StopError("unsupported", "this type of data has no concrete numbers");
    Bits bits = sample_.value(parameter, element, type);
    return type.width > 64 ? wide_.cell(bits) : constant_cell(uint64_t(bits));
  }

  // An uninterpreted function, here some function of the patterns.
  Cell make(uint32_t head, const Cell &first, const Cell &second) {
    return constant_cell(scramble(scramble(scramble(head) ^ pattern(first)) + pattern(second)));
  }

  Cell combine(const ScalarOperation &operation, int, const Cell *) {
    throw StopError("unsupported", std::string("the concrete domain has no numbers for ") + operation.semantics->name);
  }

private:
  uint64_t pattern(const Cell &cell) {
    if (kind_of(cell) != CellKind::Wide)
      return cell.low;
    Bits bits = wide_.bits(cell);
    return uint64_t(bits) ^ scramble(uint64_t(bits >> 64));
  }

  const Sample &sample_;
  WideConstants &wide_;
};

// All data is one symbol: only addresses and control are run.
class ExtentDomain {
public:
  static constexpr bool kConcrete = false;
  static constexpr bool kDistinguishes = false;
  static constexpr bool kSplits = true;

  static bool symbolic(const Cell &cell) { return cell.high == kExpressionHigh; }
  static Cell typed(const Cell &made, ScalarType) { return made; }
  static bool folds(const ScalarOperation &, const Bits *) { return true; }
  Cell leaf(uint32_t, uint64_t, ScalarType) { return expression_cell(0); }
  Cell make(uint32_t, const Cell &, const Cell &) { return expression_cell(0); }
  Cell combine(const ScalarOperation &, int, const Cell *) { return expression_cell(0); }
};

} // namespace equiv
