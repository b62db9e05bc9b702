#include "domains/expression.h"

#include <algorithm>
#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace equiv {

namespace {

constexpr size_t kHugePage = size_t(2) << 20;
// Of 64 buckets' entries, how many are in use on average when the table grows: 8.25 of 10 in each.
constexpr uint64_t kGrowAt = 528;
// How many bits of a tag tell where entries go as the table grows: what is left of it still tells most entries apart.
constexpr int kTagBitsToSplit = 8;
// How far ahead of its use a bucket is fetched while the table grows.
constexpr uint32_t kAhead = 16;

[[noreturn]] void no_memory() { throw StopError("limit-memory", "the system has no memory for expressions"); }

// In small pages: nodes are made one after the other, and one that is looked at was mostly made lately. Where memory is
// a guest's, huge pages of its own may take ten times as long to clear.
void *allocate_nodes(size_t bytes) {
  void *memory = std::malloc(bytes);
  if (!memory)
    no_memory();
  return memory;
}

} // namespace

ExpressionTable::ExpressionTable(MemoryAccount &account) : account_(account) { add_segment(0, kFirstBuckets); }

ExpressionTable::~ExpressionTable() {
  for (const Segment &segment : segments_)
    std::free(segment.buckets);
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

uint32_t ExpressionTable::look_up(const Node &wanted, uint64_t hash) const {
  const uint16_t wanted_tag = tag(hash);
  for (uint64_t index = hash & bucket_mask_;; index = (index + 1) & bucket_mask_) {
    const Bucket &looked_at = bucket(index);
    if (looked_at.may_have(wanted_tag))
      for (uint32_t entry = 0; entry < looked_at.count(); ++entry)
        if (looked_at.tags[entry] == wanted_tag && node(looked_at.ids[entry]).is(wanted))
          return looked_at.ids[entry];
    if (!looked_at.is_full())
      return kNoExpression;
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
  if (wanted.head() == HeadLeaf)
    if (const uint32_t leaf = numbered_leaf(wanted); leaf != kNoExpression)
      return leaf;
  return look_up(wanted, hash(wanted));
}

std::vector<ExpressionTable::Leaves>::const_iterator ExpressionTable::leaves_from(uint32_t parameter) const {
  return std::lower_bound(leaves_.begin(), leaves_.end(), parameter,
                          [](const Leaves &each, uint32_t wanted) { return each.parameter < wanted; });
}

uint32_t ExpressionTable::numbered_leaf(const Node &leaf) const {
  const auto found = leaves_from(leaf.first);
  const bool is_there = found != leaves_.end() && found->parameter == leaf.first && leaf.second < found->count;
  return is_there ? found->first + leaf.second : kNoExpression;
}

uint32_t ExpressionTable::append_leaf(const Node &leaf) {
  auto found = leaves_.begin() + (leaves_from(leaf.first) - leaves_.cbegin());
  if (found == leaves_.end() || found->parameter != leaf.first)
    found = leaves_.insert(found, {leaf.first, size_});
  found->is_closed |= leaf.second != found->count || size_ != found->first + found->count;
  if (found->is_closed)
    return kNoExpression;
  const uint32_t id = append(leaf);
  ++found->count;
  return id;
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
    chunks_.push_back(static_cast<Node *>(allocate_nodes(sizeof(Node) << kChunkBits)));
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
  if (wanted.head() == HeadLeaf) {
    if (const uint32_t leaf = numbered_leaf(wanted); leaf != kNoExpression)
      return leaf;
    if (const uint32_t leaf = append_leaf(wanted); leaf != kNoExpression)
      return leaf;
  }
  const uint64_t hashed = hash(wanted);
  const uint32_t found = look_up(wanted, hashed);
  if (found != kNoExpression)
    return found;
  const uint32_t id = append(wanted);
  if (has_operands && node(wanted.newest()).user() == 0)
    node(wanted.newest()).what |= kUserInTable;
  insert(hashed & bucket_mask_, tag(hashed), id);
  if (++entries_ * 64 > (bucket_mask_ + 1) * kGrowAt)
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
      __builtin_prefetch(&bucket(hash(wanted[index]) & bucket_mask_), 1);
  for (int index = 0; index < count; ++index)
    results[index] = expression_cell(intern_node(wanted[index]));
}

bool ExpressionTable::is_in_table(uint32_t id) const {
  const Node &each = node(id);
  if (each.head() == HeadLeaf)
    return numbered_leaf(each) == kNoExpression;
  if (!each.has_operands())
    return true;
  const uint32_t user = node(each.newest()).user();
  return user == 0 || user == kUserInTable || each.newest() + user != id;
}

void ExpressionTable::insert(uint64_t home, uint16_t tag, uint32_t id) {
  uint64_t index = home;
  while (bucket(index).is_full())
    index = (index + 1) & bucket_mask_;
  Bucket &room = bucket(index);
  const uint32_t entry = room.count();
  const auto distance = uint32_t(std::min<uint64_t>((index - home) & bucket_mask_, Bucket::kFar));
  room.tags[entry] = tag;
  room.ids[entry] = id;
  room.state = (room.state | distance << (4 + 2 * entry)) + 1;
}

void ExpressionTable::add_segment(uint64_t from, uint64_t count) {
  const size_t bytes = size_t(count) * sizeof(Bucket);
  account_.add(int64_t(bytes));
  const bool is_large = bytes >= 2 * kHugePage;
  void *memory = nullptr;
  if (posix_memalign(&memory, is_large ? kHugePage : sizeof(Bucket), bytes) != 0)
    no_memory();
#ifdef __linux__
  // Buckets are probed at random, so on large tables most of the time would go to address translation.
  if (is_large)
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  auto *buckets = static_cast<Bucket *>(memory);
  std::memset(static_cast<void *>(buckets), 0, bytes);
  bucket_mask_ = from + count - 1;
  segments_[segment_of(from)] = {buckets, from};
}

void ExpressionTable::grow() {
  const uint64_t count = bucket_mask_ + 1;
  add_segment(count, count);
  if (__builtin_ctzll(count) < tag_shift_ + kTagBitsToSplit)
    split();
  else
    rehash();
}

// The lowest bits of an entry's hash are its home, and the next ones lead its tag: where the table grows, one more bit
// of these tells which of two homes is the new one, and no node is looked at. All buckets are read, and both halves
// written, from the first one to the last: no entry comes to lie behind the bucket that it was in.
void ExpressionTable::split() {
  const uint64_t count = (bucket_mask_ + 1) / 2;
  const int bit = __builtin_ctzll(count) - tag_shift_;
  struct Entry {
    uint64_t home;
    uint16_t tag;
    uint32_t id;
  };
  std::vector<Entry> wrapped; // around the end, before the first bucket
  for (uint64_t index = 0; index < count; ++index) {
    const Bucket old = bucket(index);
    bucket(index).state = 0;
    for (uint32_t entry = 0; entry < old.count(); ++entry) {
      const uint32_t id = old.ids[entry], distance = old.distance(entry);
      const uint64_t before = (distance == Bucket::kFar ? hash(node(id)) : index - distance) & (count - 1);
      const uint64_t home = before | (old.tags[entry] >> bit & 1u ? count : 0);
      if (before > index)
        wrapped.push_back({home, old.tags[entry], id});
      else
        insert(home, old.tags[entry], id);
    }
  }
  for (const Entry &each : wrapped)
    insert(each.home, each.tag, each.id);
}

// Where the tags have told enough: new ones, by the hashes of all nodes.
void ExpressionTable::rehash() {
  const uint64_t count = bucket_mask_ + 1;
  tag_shift_ = __builtin_ctzll(count);
  for (uint64_t index = 0; index < count / 2; ++index)
    bucket(index).state = 0;
  struct Waiting {
    uint64_t hash;
    uint32_t id;
  } waiting[kAhead];
  uint32_t seen = 0;
  auto insert_waiting = [&](const Waiting &each) { insert(each.hash & bucket_mask_, tag(each.hash), each.id); };
  for (uint32_t id = 0; id < size_; ++id) {
    if (!is_in_table(id))
      continue;
    Waiting &next = waiting[seen % kAhead];
    if (seen++ >= kAhead)
      insert_waiting(next);
    next = {hash(node(id)), id};
    __builtin_prefetch(&bucket(next.hash & bucket_mask_), 1);
  }
  for (uint32_t index = 0; index < std::min(seen, kAhead); ++index)
    insert_waiting(waiting[index]);
}

} // namespace equiv
