// The exact domain: data values are hash-consed expressions, so equal expressions have equal ids.
#pragma once

#include "core/cell.h"
#include "core/memory.h"
#include "domains/domain.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
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
// are found, or known to be new, in what the cache has, and take no room beside their node. Nor do leaves, most of
// which are made in their order.
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

  static constexpr int kTogether = kMostLanes;

private:
  static constexpr int kChunkBits = 19;
  static constexpr uint32_t kChunkMask = (uint32_t(1) << kChunkBits) - 1;
  static constexpr uint32_t kAccounted = uint32_t(1) << 14; // nodes of which memory is asked for at once
  static constexpr int kBucketEntries = 10;
  static constexpr int kFirstBits = 8, kMostBits = 29; // of buckets' indices: 2^32 expressions need no more
  static constexpr uint64_t kFirstBuckets = uint64_t(1) << kFirstBits;

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

  // One cache line of the hash table: a look-up of an expression that is new mostly touches nothing else. A tag has the
  // bits of the hash that tell which of two buckets an entry goes to each time that the table grows, as `grow` says.
  struct Bucket {
    uint16_t tags[kBucketEntries];
    uint32_t state; // from the lowest bit: how many entries, four bits; two bits for each, how far it is from its home
    uint32_t ids[kBucketEntries];

    static constexpr uint32_t kFar = 3; // so far or further: the node tells where its home is
    uint32_t count() const { return state & 15u; }
    uint32_t distance(uint32_t entry) const { return state >> (4 + 2 * entry) & 3u; }
    bool is_full() const { return count() == uint32_t(kBucketEntries); }
    // Whether one of the tags may be this one: all are compared at once, and the halves of the state with them.
    bool may_have(uint16_t tag) const {
      constexpr uint64_t kOnes = ~uint64_t(0) / 0xFFFF;
      uint64_t words[3], found = 0;
      static_assert(sizeof(tags) + sizeof(state) == sizeof(words), "no entry is read");
      std::memcpy(words, this, sizeof(words));
      for (uint64_t word : words) {
        const uint64_t different = word ^ (kOnes * tag);
        found |= (different - kOnes) & ~different & (kOnes << 15);
      }
      return found != 0;
    }
  };
  static_assert(sizeof(Bucket) == 64, "a bucket is one cache line");
  static_assert(4 + 2 * kBucketEntries <= 32, "a state has room for all distances");

  // The leaves of a parameter that were made one element after the other from the first one on, as a run binds its
  // inputs: they are found by their numbers, and are not in the hash table. Once another is, no more of them come here.
  struct Leaves {
    uint32_t parameter, first, count = 0;
    bool is_closed = false;
  };

  struct Segment {
    Bucket *buckets = nullptr;
    uint64_t from = 0; // the index of the first one
  };

  static Node node_of(uint32_t head, uint32_t first, uint32_t second);
  static uint64_t hash(const Node &node);
  uint16_t tag(uint64_t hash) const { return uint16_t(hash >> tag_shift_); }
  static size_t segment_of(uint64_t index) {
    return size_t(64 - kFirstBits - __builtin_clzll(index | (kFirstBuckets - 1)));
  }
  Bucket &bucket(uint64_t index) const {
    const Segment &segment = segments_[segment_of(index)];
    return segment.buckets[index - segment.from];
  }
  const Node &node(uint32_t id) const { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  Node &node(uint32_t id) { return chunks_[id >> kChunkBits][id & kChunkMask]; }
  // Those of the parameter, or the first ones of a later one.
  std::vector<Leaves>::const_iterator leaves_from(uint32_t parameter) const;
  // The id of a leaf that is found by its number, or kNoExpression.
  uint32_t numbered_leaf(const Node &leaf) const;
  // Makes a leaf that was not there, where it is the next one of its parameter and of the table; else kNoExpression.
  uint32_t append_leaf(const Node &leaf);
  // Whether a node is neither the one that its newest operand leads to nor a leaf that is found by its number.
  bool is_in_table(uint32_t id) const;
  // The id of a node that is in the table under `hash`, or kNoExpression.
  uint32_t look_up(const Node &node, uint64_t hash) const;
  uint32_t find_node(const Node &node) const;
  uint32_t intern_node(const Node &node);
  uint32_t append(const Node &node);
  // Puts an entry into the first bucket with room from `home` on.
  void insert(uint64_t home, uint16_t tag, uint32_t id);
  void add_segment(uint64_t from, uint64_t count);
  // Twice as many buckets, the second half of which is new.
  void grow();
  void split();
  void rehash();

  MemoryAccount &account_;
  std::vector<Node *> chunks_;
  uint32_t size_ = 0;
  std::vector<Leaves> leaves_; // by parameter
  // The first of these has kFirstBuckets, each other one as many as all before it, so that no bucket ever moves.
  std::array<Segment, 1 + kMostBits - kFirstBits> segments_;
  uint64_t bucket_mask_ = 0;
  int tag_shift_ = kFirstBits; // of hashes: how many of the lowest bits no tag has
  uint64_t entries_ = 0;       // of the buckets
};

} // namespace equiv
