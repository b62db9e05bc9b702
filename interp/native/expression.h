// The exact domain: data values are hash-consed expressions, so equal expressions have equal ids.
#pragma once

#include "cell.h"
#include "memory.h"

#include <cstdint>
#include <string>
#include <vector>

namespace equiv {

// Expression heads below this are the machine's own; above it they are operation identities.
enum Head : uint32_t {
  HeadConstant = 0,  // first, second = the low and high half of 64 bits
  HeadLeaf = 1,      // first = parameter, second and third = the element's low and high half
  HeadPair = 2,      // links the operands of expressions that have more than three
  HeadWide = 3,      // first, second = two constants, the low and high half of 128 bits
  HeadUninitialized = 4,
  HeadPoison = 5,
  HeadFirstIdentity = 16
};

// The head of result `result` of an operation with this identity.
inline uint32_t head_of(uint32_t identity, int result) {
  return HeadFirstIdentity + identity * uint32_t(kMaxResults) + uint32_t(result);
}

struct Expression {
  uint32_t head, first, second, third;

  friend bool operator==(const Expression &left, const Expression &right) {
    return left.head == right.head && left.first == right.first && left.second == right.second &&
           left.third == right.third;
  }
};

constexpr uint32_t kNoExpression = ~uint32_t(0);

// All distinct expressions of one execution; operands are ids, and smaller than the id of what uses them.
class ExpressionTable {
public:
  explicit ExpressionTable(MemoryAccount &account);
  ~ExpressionTable();
  ExpressionTable(const ExpressionTable &) = delete;
  ExpressionTable &operator=(const ExpressionTable &) = delete;

  uint32_t intern(const Expression &expression);
  // The id of an expression that is in the table, or kNoExpression.
  uint32_t find(const Expression &expression) const;

  const Expression &operator[](uint32_t id) const { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  uint32_t size() const { return size_; }

private:
  static constexpr int kChunkBits = 16;
  static constexpr uint32_t kChunkMask = (uint32_t(1) << kChunkBits) - 1;

  static uint64_t hash(const Expression &expression);
  void grow();

  MemoryAccount &account_;
  std::vector<Expression *> chunks_;
  uint32_t size_ = 0;
  uint32_t *slots_ = nullptr; // id plus one; 0 is free
  uint64_t slot_mask_ = 0;
};

} // namespace equiv
