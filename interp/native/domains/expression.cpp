#include "domains/expression.h"

#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace equiv {

namespace {

constexpr uint64_t kFirstBuckets = uint64_t(1) << 8;
constexpr size_t kHugePage = size_t(2) << 20;
// Of a bucket's entries, how many are in use on average when the table grows.
constexpr uint64_t kGrowAt = 9;
// How far ahead of its use a bucket is fetched while the table grows.
constexpr uint32_t kAhead = 16;

} // namespace

ExpressionTable::Bucket *ExpressionTable::allocate_buckets(uint64_t count) {
  size_t bytes = size_t(count) * sizeof(Bucket);
  // Buckets are probed at random, so on large tables most of the time would go to address translation.
  size_t alignment = bytes >= 2 * kHugePage ? kHugePage : sizeof(Bucket);
  void *memory = nullptr;
  if (posix_memalign(&memory, alignment, bytes) != 0)
    throw StopError("limit-memory", "the system has no memory for expressions");
#ifdef __linux__
  if (alignment == kHugePage)
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  auto *buckets = static_cast<Bucket *>(memory);
  for (uint64_t bucket = 0; bucket < count; ++bucket)
    buckets[bucket].count = 0;
  return buckets;
}

ExpressionTable::ExpressionTable(MemoryAccount &account) : account_(account) {
  account_.add(int64_t(kFirstBuckets * sizeof(Bucket)));
  buckets_ = allocate_buckets(kFirstBuckets);
  bucket_mask_ = kFirstBuckets - 1;
  for (Deferred &deferred : deferred_)
    deferred.id = kNoExpression;
}

ExpressionTable::~ExpressionTable() {
  std::free(buckets_);
  for (Expression *chunk : chunks_)
    std::free(chunk);
}

uint64_t ExpressionTable::hash(const Expression &expression) {
  uint64_t low = (uint64_t(expression.head) << 32) | expression.first;
  uint64_t high = (uint64_t(expression.second) << 32) | expression.third;
  Bits product = Bits(low ^ 0x9E3779B97F4A7C15ull) * (high ^ 0xD1B54A32D192ED03ull);
  uint64_t mixed = (uint64_t(product) ^ uint64_t(product >> 64)) + low * 0x8CB92BA72F3D8DD7ull;
  return mixed ^ (mixed >> 29);
}

uint32_t ExpressionTable::look_up(const Expression &expression, uint64_t hash, Bucket *&room) const {
  uint8_t tag = tag_of_hash(hash);
  for (uint64_t index = hash & bucket_mask_;; index = (index + 1) & bucket_mask_) {
    Bucket &bucket = buckets_[index];
    for (uint32_t entry = 0; entry < bucket.count; ++entry)
      if (bucket.tags[entry] == tag && (*this)[bucket.ids[entry]] == expression)
        return bucket.ids[entry];
    if (bucket.count < uint32_t(kBucketEntries)) {
      room = &bucket;
      return kNoExpression;
    }
  }
}

uint32_t ExpressionTable::find(const Expression &expression) const {
  uint64_t hashed = hash(expression);
  const Deferred &deferred = deferred_[hashed % kDeferred];
  if (deferred.id != kNoExpression && deferred.hash == hashed && (*this)[deferred.id] == expression)
    return deferred.id;
  Bucket *room = nullptr;
  return look_up(expression, hashed, room);
}

bool ExpressionTable::is_surely_new(const Expression &expression, int operand_count) const {
  const uint32_t operands[3] = {expression.first, expression.second, expression.third};
  for (int index = 0; index < operand_count; ++index)
    if (size_ - operands[index] <= kRecent && !used_[operands[index] % kRecent])
      return true;
  return false;
}

void ExpressionTable::mark_used(const Expression &expression, int operand_count) {
  const uint32_t operands[3] = {expression.first, expression.second, expression.third};
  for (int index = 0; index < operand_count; ++index)
    if (size_ - operands[index] <= kRecent)
      used_[operands[index] % kRecent] = true;
}

uint32_t ExpressionTable::append(const Expression &expression) {
  if (size_ == kNoExpression - 1)
    throw StopError("limit-memory", "more than 2^32 distinct expressions are needed");
  if ((size_ & kChunkMask) == 0) {
    size_t bytes = sizeof(Expression) << kChunkBits;
    account_.add(int64_t(bytes));
    void *chunk = nullptr;
    if (posix_memalign(&chunk, kHugePage, bytes) != 0)
      throw StopError("limit-memory", "the system has no memory for expressions");
#ifdef __linux__
    if (size_ > 0)
      madvise(chunk, bytes, MADV_HUGEPAGE);
#endif
    chunks_.push_back(static_cast<Expression *>(chunk));
  }
  uint32_t id = size_++;
  used_[id % kRecent] = false;
  chunks_[id >> kChunkBits][id & kChunkMask] = expression;
  return id;
}

void ExpressionTable::defer(uint64_t hash, uint32_t id) {
  Deferred &deferred = deferred_[hash % kDeferred];
  if (deferred.id != kNoExpression)
    insert(buckets_, bucket_mask_, deferred.hash, deferred.id);
  deferred = {hash, id};
  __builtin_prefetch(&buckets_[hash & bucket_mask_], 1);
}

uint32_t ExpressionTable::intern(const Expression &expression, int operand_count) {
  uint64_t hashed = hash(expression);
  uint32_t id;
  if (is_surely_new(expression, operand_count)) {
    mark_used(expression, operand_count);
    id = append(expression);
    defer(hashed, id);
  } else {
    const Deferred &deferred = deferred_[hashed % kDeferred];
    if (deferred.id != kNoExpression && deferred.hash == hashed && (*this)[deferred.id] == expression)
      return deferred.id;
    Bucket *room = nullptr;
    uint32_t found = look_up(expression, hashed, room);
    if (found != kNoExpression)
      return found;
    mark_used(expression, operand_count);
    id = append(expression);
    room->tags[room->count] = tag_of_hash(hashed);
    room->ids[room->count++] = id;
  }
  if (uint64_t(size_) > (bucket_mask_ + 1) * kGrowAt)
    grow();
  return id;
}

void ExpressionTable::insert(Bucket *buckets, uint64_t mask, uint64_t hash, uint32_t id) {
  uint64_t index = hash & mask;
  while (buckets[index].count == uint32_t(kBucketEntries))
    index = (index + 1) & mask;
  Bucket &bucket = buckets[index];
  bucket.tags[bucket.count] = tag_of_hash(hash);
  bucket.ids[bucket.count++] = id;
}

void ExpressionTable::grow() {
  for (Deferred &deferred : deferred_)
    deferred.id = kNoExpression;
  uint64_t count = (bucket_mask_ + 1) * 2;
  account_.add(int64_t(count * sizeof(Bucket)));
  Bucket *buckets = allocate_buckets(count);
  uint64_t mask = count - 1;
  uint64_t hashes[kAhead];
  for (uint32_t id = 0; id < size_ + kAhead; ++id) {
    if (id >= kAhead)
      insert(buckets, mask, hashes[id % kAhead], id - kAhead);
    if (id < size_) {
      hashes[id % kAhead] = hash((*this)[id]);
      __builtin_prefetch(&buckets[hashes[id % kAhead] & mask], 1);
    }
  }
  std::free(buckets_);
  account_.remove(int64_t((bucket_mask_ + 1) * sizeof(Bucket)));
  buckets_ = buckets;
  bucket_mask_ = mask;
}

} // namespace equiv
