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

void *allocate(size_t alignment, size_t bytes, bool in_huge_pages) {
  void *memory = nullptr;
  if (posix_memalign(&memory, alignment, bytes) != 0)
    throw StopError("limit-memory", "the system has no memory for expressions");
#ifdef __linux__
  if (in_huge_pages)
    madvise(memory, bytes, MADV_HUGEPAGE);
#else
  (void)in_huge_pages;
#endif
  return memory;
}

} // namespace

ExpressionTable::Bucket *ExpressionTable::allocate_buckets(uint64_t count) {
  size_t bytes = size_t(count) * sizeof(Bucket);
  // Buckets are probed at random, so on large tables most of the time would go to address translation.
  const bool is_large = bytes >= 2 * kHugePage;
  auto *buckets = static_cast<Bucket *>(allocate(is_large ? kHugePage : sizeof(Bucket), bytes, is_large));
  for (uint64_t bucket = 0; bucket < count; ++bucket)
    buckets[bucket].count = 0;
  return buckets;
}

ExpressionTable::ExpressionTable(MemoryAccount &account) : account_(account) {
  account_.add(int64_t(kFirstBuckets * sizeof(Bucket)));
  buckets_ = allocate_buckets(kFirstBuckets);
  bucket_mask_ = kFirstBuckets - 1;
}

ExpressionTable::~ExpressionTable() {
  std::free(buckets_);
  for (Node *chunk : chunks_)
    std::free(chunk);
}

Expression ExpressionTable::operator[](uint32_t id) const {
  const Node &found = node(id);
  Expression expression{found.head(), found.first, found.second};
  if (found.what & kTernary) {
    const Node &pair = node(found.second);
    expression.second = pair.first;
    expression.third = pair.second;
  }
  return expression;
}

ExpressionTable::Node ExpressionTable::node_of(uint32_t head, uint32_t first, uint32_t second) {
  if (head >= kMostHeads)
    throw StopError("limit-memory", "more than 2^20 different operations are needed");
  return {head << kUserBits, first, second};
}

uint64_t ExpressionTable::hash(const Node &node) {
  uint64_t low = (uint64_t(node.key()) << 32) | node.first;
  uint64_t high = node.second;
  Bits product = Bits(low ^ 0x9E3779B97F4A7C15ull) * (high ^ 0xD1B54A32D192ED03ull);
  uint64_t mixed = (uint64_t(product) ^ uint64_t(product >> 64)) + low * 0x8CB92BA72F3D8DD7ull;
  return mixed ^ (mixed >> 29);
}

uint32_t ExpressionTable::look_up(const Node &wanted, uint64_t hash, Bucket *&room) const {
  uint8_t tag = tag_of_hash(hash);
  for (uint64_t index = hash & bucket_mask_;; index = (index + 1) & bucket_mask_) {
    Bucket &bucket = buckets_[index];
    for (uint32_t entry = 0; entry < bucket.count; ++entry)
      if (bucket.tags[entry] == tag && node(bucket.ids[entry]).is(wanted))
        return bucket.ids[entry];
    if (bucket.count < uint32_t(kBucketEntries)) {
      room = &bucket;
      return kNoExpression;
    }
  }
}

uint32_t ExpressionTable::find_node(const Node &wanted) const {
  if (wanted.has_operands()) {
    const uint32_t user = node(wanted.newest()).user();
    if (user == 0)
      return kNoExpression;
    if (user != kUserInTable && node(wanted.newest() + user).is(wanted))
      return wanted.newest() + user;
  }
  Bucket *room = nullptr;
  return look_up(wanted, hash(wanted), room);
}

uint32_t ExpressionTable::find(const Expression &expression) const {
  Node wanted = node_of(expression.head, expression.first, expression.second);
  if (expression.third != kNoExpression) {
    const uint32_t pair = find_node(node_of(HeadPair, expression.second, expression.third));
    if (pair == kNoExpression)
      return kNoExpression;
    wanted.what |= kTernary;
    wanted.second = pair;
  }
  return find_node(wanted);
}

uint32_t ExpressionTable::append(const Node &made) {
  if (size_ == kNoExpression - 1)
    throw StopError("limit-memory", "more than 2^32 distinct expressions are needed");
  if ((size_ & (kAccounted - 1)) == 0)
    account_.add(int64_t(sizeof(Node) * kAccounted));
  if ((size_ & kChunkMask) == 0)
    chunks_.push_back(static_cast<Node *>(allocate(kHugePage, sizeof(Node) << kChunkBits, size_ > 0)));
  uint32_t id = size_++;
  node(id) = made;
  return id;
}

uint32_t ExpressionTable::intern_node(const Node &wanted) {
  const bool has_operands = wanted.has_operands();
  if (has_operands) {
    const uint32_t newest = wanted.newest(), user = node(newest).user();
    if (user == 0 && size_ - newest < kUserInTable) {
      const uint32_t id = append(wanted);
      node(newest).what |= id - newest;
      return id;
    }
    if (user != 0 && user != kUserInTable && node(newest + user).is(wanted))
      return newest + user;
  }
  const uint64_t hashed = hash(wanted);
  Bucket *room = nullptr;
  const uint32_t found = look_up(wanted, hashed, room);
  if (found != kNoExpression)
    return found;
  const uint32_t id = append(wanted);
  if (has_operands && node(wanted.newest()).user() == 0)
    node(wanted.newest()).what |= kUserInTable;
  put(*room, hashed, id);
  if (++entries_ > (bucket_mask_ + 1) * kGrowAt)
    grow();
  return id;
}

uint32_t ExpressionTable::intern(const Expression &expression) {
  Node wanted = node_of(expression.head, expression.first, expression.second);
  if (expression.third != kNoExpression) {
    wanted.second = intern_node(node_of(HeadPair, expression.second, expression.third));
    wanted.what |= kTernary;
  }
  return intern_node(wanted);
}

void ExpressionTable::intern_many(uint32_t head, const uint32_t *first, const uint32_t *second, int count,
                                  Cell *results) {
  Node wanted[kTogether];
  for (int index = 0; index < count; ++index)
    wanted[index] = node_of(head, first[index], second[index]);
  for (int index = 0; index < count; ++index)
    if (const Node &newest = node(wanted[index].newest()); newest.user() != 0)
      __builtin_prefetch(&buckets_[hash(wanted[index]) & bucket_mask_], 1);
  for (int index = 0; index < count; ++index)
    results[index] = expression_cell(intern_node(wanted[index]));
}

void ExpressionTable::put(Bucket &bucket, uint64_t hash, uint32_t id) {
  bucket.tags[bucket.count] = tag_of_hash(hash);
  bucket.ids[bucket.count++] = id;
}

void ExpressionTable::insert(Bucket *buckets, uint64_t mask, uint64_t hash, uint32_t id) {
  uint64_t index = hash & mask;
  while (buckets[index].count == uint32_t(kBucketEntries))
    index = (index + 1) & mask;
  put(buckets[index], hash, id);
}

bool ExpressionTable::is_in_table(uint32_t id) const {
  const Node &each = node(id);
  if (!each.has_operands())
    return true;
  const uint32_t user = node(each.newest()).user();
  return user == 0 || user == kUserInTable || each.newest() + user != id;
}

void ExpressionTable::grow() {
  uint64_t count = (bucket_mask_ + 1) * 2;
  account_.add(int64_t(count * sizeof(Bucket)));
  Bucket *buckets = allocate_buckets(count);
  uint64_t mask = count - 1;
  struct Waiting {
    uint64_t hash;
    uint32_t id;
  } waiting[kAhead];
  uint32_t seen = 0;
  auto insert_waiting = [&](const Waiting &each) { insert(buckets, mask, each.hash, each.id); };
  for (uint32_t id = 0; id < size_; ++id) {
    if (!is_in_table(id))
      continue;
    Waiting &next = waiting[seen % kAhead];
    if (seen++ >= kAhead)
      insert_waiting(next);
    next = {hash(node(id)), id};
    __builtin_prefetch(&buckets[next.hash & mask], 1);
  }
  for (uint32_t index = 0; index < std::min(seen, kAhead); ++index)
    insert_waiting(waiting[index]);
  std::free(buckets_);
  account_.remove(int64_t((bucket_mask_ + 1) * sizeof(Bucket)));
  buckets_ = buckets;
  bucket_mask_ = mask;
}

} // namespace equiv
