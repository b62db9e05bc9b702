// The exact domain: data values are hash-consed expressions, so equal expressions have equal ids.
#pragma once

#include "core/cell.h"
#include "core/memory.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace equiv {

// Expression heads below this are the machine's own; above it they are operation identities.
enum Head : uint32_t {
  HeadConstant = 0, // first, second = the low and high half of 64 bits
  HeadLeaf = 1,     // first = parameter, second = the element
  HeadPair = 2,     // links the operands of expressions that have more than two
  HeadWide = 3,     // first, second = two constants, the low and high half of 128 bits
  HeadUninitialized = 4,
  HeadPoison = 5, // first = 1 where it was computed from what nothing has written
  // first = a condition that must not be poison, or, where second is 1, that must hold; where it is 2 a sum that is a
  // number, however large
  HeadCondition = 6,
  HeadContents = 7, // one element after another, the first one after a constant that tells their type
  HeadRead = 8,     // the element of first, contents, at second, a pair of an index and the index of the first element
  HeadMultiple = 9, // an integer times a constant
  HeadSum = 10,     // of integers
  HeadEqual = 11,   // whether an integer is a constant
  HeadFrozen = 12,  // first, or a number where that is undefined, for the time that second says
  HeadFirstIdentity = 16
};

// The head of result `result` of an operation with this identity.
inline uint32_t head_of(uint32_t identity, int result) {
  return HeadFirstIdentity + identity * uint32_t(kMaxResults) + uint32_t(result);
}

constexpr uint32_t kNoExpression = ~uint32_t(0);

struct Expression {
  uint32_t head, first, second;
  uint32_t third = kNoExpression; // kNoExpression where there are at most two operands
};

// All distinct expressions of one execution; operands are ids, and smaller than the id of what uses them.
//
// A new expression is most often the first that is made of its newest operand: a sum of a product that was just made.
// Each node leads to the first one that was made of it, and the hash table holds the others alone. So most expressions
// are found, or known to be new, in what the cache has, and take no room beside their node.
class ExpressionTable {
public:
  explicit ExpressionTable(MemoryAccount &account);
  ~ExpressionTable();
  ExpressionTable(const ExpressionTable &) = delete;
  ExpressionTable &operator=(const ExpressionTable &) = delete;

  uint32_t intern(const Expression &expression);
  // The id of an expression that is in the table, or kNoExpression.
  uint32_t find(const Expression &expression) const;
  // The ids of `count` expressions of one head, at most kTogether, in this order. What is looked at for each of them is
  // fetched while the others are.
  void intern_many(uint32_t head, const uint32_t *first, const uint32_t *second, int count, Cell *results);

  Expression operator[](uint32_t id) const;
  uint32_t size() const { return size_; }

  static constexpr int kTogether = 64;

private:
  static constexpr int kChunkBits = 19;
  static constexpr uint32_t kChunkMask = (uint32_t(1) << kChunkBits) - 1;
  static constexpr uint32_t kAccounted = uint32_t(1) << 14; // nodes of which memory is asked for at once
  static constexpr int kBucketEntries = 12;

  static constexpr int kUserBits = 10;
  static constexpr uint32_t kUserInTable = (uint32_t(1) << kUserBits) - 1;
  static constexpr uint32_t kTernary = uint32_t(1) << 31;
  static constexpr uint32_t kMostHeads = uint32_t(1) << (31 - kUserBits);

  // From the top bit of `what`: whether `second` is a pair of the second and the third operand, the head, and by how
  // much larger the id of the first expression is that was made of this one as its newest operand; 0 for none, and
  // kUserInTable where it is too far away.
  struct Node {
    uint32_t what, first, second;

    uint32_t key() const { return what >> kUserBits; }
    uint32_t head() const { return (what & ~kTernary) >> kUserBits; }
    uint32_t user() const { return what & kUserInTable; }
    bool is(const Node &other) const {
      return ((what ^ other.what) >> kUserBits) == 0 && first == other.first && second == other.second;
    }
    bool has_operands() const { return kAreOperands >> std::min(head(), uint32_t(HeadFirstIdentity)) & 1; }
    uint32_t newest() const { return std::max(first, second); } // of the operands
  };
  static constexpr uint32_t kAreOperands =
      ~(1u << HeadConstant | 1u << HeadLeaf | 1u << HeadUninitialized | 1u << HeadPoison);
  static_assert(sizeof(Node) == 12, "a node is small");

  // One cache line of the hash table: a look-up of an expression that is new mostly touches nothing else.
  struct Bucket {
    uint32_t count;
    uint8_t tags[kBucketEntries];
    uint32_t ids[kBucketEntries];
  };
  static_assert(sizeof(Bucket) == 64, "a bucket is one cache line");

  static Node node_of(uint32_t head, uint32_t first, uint32_t second);
  static uint64_t hash(const Node &node);
  static uint8_t tag_of_hash(uint64_t hash) { return uint8_t(hash >> 56); }
  static Bucket *allocate_buckets(uint64_t count);
  const Node &node(uint32_t id) const { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  Node &node(uint32_t id) { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  // Whether a node is not the one that its newest operand leads to.
  bool is_in_table(uint32_t id) const;
  // The id of a node that is in the table under `hash`, or kNoExpression and the bucket with room for it.
  uint32_t look_up(const Node &node, uint64_t hash, Bucket *&room) const;
  uint32_t find_node(const Node &node) const;
  uint32_t intern_node(const Node &node);
  uint32_t append(const Node &node);
  static void put(Bucket &bucket, uint64_t hash, uint32_t id);
  static void insert(Bucket *buckets, uint64_t mask, uint64_t hash, uint32_t id);
  void grow();

  MemoryAccount &account_;
  std::vector<Node *> chunks_;
  uint32_t size_ = 0;
  Bucket *buckets_ = nullptr;
  uint64_t bucket_mask_ = 0;
  uint64_t entries_ = 0; // of the buckets
};

} // namespace equiv
