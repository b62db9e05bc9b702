// What an expression of the exact domain looks like, and what it depends on.
#pragma once

#include "machine/execution.h"

#include <cstdint>
#include <vector>

namespace equiv {

// One node of an expression: operands are ids. A `Read` is of its second and further operands, the elements of a
// buffer, the one whose number the first operand is, counted from `element` on; `Multiple`, `Sum` and `Equal` are of
// signed integers, widened to 64 bits. A `Frozen` is its operand where that is no poison, for the time `element`.
struct ExpressionNode {
  enum class Kind : uint8_t { Constant, Leaf, Operation, External, Undefined, Read, Multiple, Sum, Equal, Frozen } kind;
  const ScalarOperation *operation = nullptr; // of an operation
  int result = 0;
  Bits bits = 0;          // of a constant; of what is undefined 0 (unwritten), 1 (poison), 2 (of what is unwritten)
  uint32_t parameter = 0; // of a leaf
  uint64_t element = 0;
  ScalarType type; // of a read
  std::vector<uint32_t> operands;
};

ExpressionNode node_of(const Execution &execution, uint32_t id);

// An element of an input.
struct ExpressionLeaf {
  uint32_t parameter;
  uint64_t element;
};

// The leaves under an expression, at most `limit`; visits at most `visits` expressions.
std::vector<ExpressionLeaf> leaves_of(const Execution &execution, uint32_t id, size_t limit, size_t visits);

} // namespace equiv
