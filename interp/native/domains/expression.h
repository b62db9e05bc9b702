// The exact domain: data values are hash-consed expressions, so equal expressions have equal ids.
#pragma once

#include "core/cell.h"
#include "core/memory.h"

#include <cstdint>
#include <string>
#include <vector>

namespace equiv {

// Expression heads below this are the machine's own; above it they are operation identities.
enum Head : uint32_t {
  HeadConstant = 0, // first, second = the low and high half of 64 bits
  HeadLeaf = 1,     // first = parameter, second and third = the element's low and high half
  HeadPair = 2,     // links the operands of expressions that have more than three
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

  // The id of an expression with `operand_count` operands that are ids, in `first`, `second` and `third`.
  uint32_t intern(const Expression &expression, int operand_count);
  // The id of an expression that is in the table, or kNoExpression.
  uint32_t find(const Expression &expression) const;

  const Expression &operator[](uint32_t id) const { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  uint32_t size() const { return size_; }

private:
  static constexpr int kChunkBits = 17;
  static constexpr uint32_t kChunkMask = (uint32_t(1) << kChunkBits) - 1;
  static constexpr int kBucketEntries = 12;

  // One cache line of the hash table: a look-up of an expression that is new mostly touches nothing else.
  struct Bucket {
    uint32_t count;
    uint8_t tags[kBucketEntries];
    uint32_t ids[kBucketEntries];
  };
  static_assert(sizeof(Bucket) == 64, "a bucket is one cache line");

  static uint64_t hash(const Expression &expression);
  static uint8_t tag_of_hash(uint64_t hash) { return uint8_t(hash >> 56); }
  static Bucket *allocate_buckets(uint64_t count);
  // The id under `hash`, or kNoExpression and the bucket with room for it.
  uint32_t look_up(const Expression &expression, uint64_t hash, Bucket *&room) const;
  static void insert(Bucket *buckets, uint64_t mask, uint64_t hash, uint32_t id);
  // An expression whose operand was never an operand before is new, which spares it the look-up.
  bool is_surely_new(const Expression &expression, int operand_count) const;
  void mark_used(const Expression &expression, int operand_count);
  uint32_t append(const Expression &expression);
  void defer(uint64_t hash, uint32_t id);
  void grow();

  // A node that waits to be put into its bucket, which is being fetched meanwhile.
  struct Deferred {
    uint64_t hash;
    uint32_t id; // kNoExpression where free
  };
  static constexpr uint64_t kDeferred = 64;
  static constexpr uint32_t kRecent = 256;

  MemoryAccount &account_;
  std::vector<Expression *> chunks_;
  uint32_t size_ = 0;
  Bucket *buckets_ = nullptr;
  uint64_t bucket_mask_ = 0;
  Deferred deferred_[kDeferred];
  bool used_[kRecent] = {}; // by the low bits of the id, for the most recent ids
};

} // namespace equiv
