#include "expression.h"

#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace equiv {

namespace {

constexpr uint64_t kFirstSlots = uint64_t(1) << 12;
constexpr size_t kHugePage = size_t(2) << 20;

// Slots are probed at random, so on large tables most of the time would go to address translation.
uint32_t *allocate_slots(uint64_t count) {
  size_t bytes = size_t(count) * sizeof(uint32_t);
#ifdef __linux__
  if (bytes >= 4 * kHugePage) {
    void *memory = nullptr;
    if (posix_memalign(&memory, kHugePage, bytes) != 0)
      return nullptr;
    madvise(memory, bytes, MADV_HUGEPAGE);
    auto *slots = static_cast<uint32_t *>(memory);
    for (uint64_t slot = 0; slot < count; ++slot)
      slots[slot] = 0;
    return slots;
  }
#endif
  return static_cast<uint32_t *>(std::calloc(count, sizeof(uint32_t)));
}

} // namespace

ExpressionTable::ExpressionTable(MemoryAccount &account) : account_(account) {
  account_.add(int64_t(kFirstSlots * sizeof(uint32_t)));
  slots_ = allocate_slots(kFirstSlots);
  if (!slots_)
    throw StopError("limit-memory", "the system has no memory for expressions");
  slot_mask_ = kFirstSlots - 1;
}

ExpressionTable::~ExpressionTable() {
  std::free(slots_);
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

uint32_t ExpressionTable::find(const Expression &expression) const {
  for (uint64_t slot = hash(expression) & slot_mask_;; slot = (slot + 1) & slot_mask_) {
    uint32_t entry = slots_[slot];
    if (entry == 0)
      return kNoExpression;
    if ((*this)[entry - 1] == expression)
      return entry - 1;
  }
}

uint32_t ExpressionTable::intern(const Expression &expression) {
  uint64_t slot = hash(expression) & slot_mask_;
  for (;; slot = (slot + 1) & slot_mask_) {
    uint32_t entry = slots_[slot];
    if (entry == 0)
      break;
    if ((*this)[entry - 1] == expression)
      return entry - 1;
  }
  if (size_ == kNoExpression - 1)
    throw StopError("limit-memory", "more than 2^32 distinct expressions are needed");
  if ((size_ & kChunkMask) == 0) {
    size_t bytes = sizeof(Expression) << kChunkBits;
    account_.add(int64_t(bytes));
    auto *chunk = static_cast<Expression *>(std::malloc(bytes));
    if (!chunk)
      throw StopError("limit-memory", "the system has no memory for expressions");
    chunks_.push_back(chunk);
  }
  uint32_t id = size_++;
  chunks_[id >> kChunkBits][id & kChunkMask] = expression;
  slots_[slot] = id + 1;
  if (uint64_t(size_) * 4 > (slot_mask_ + 1) * 3)
    grow();
  return id;
}

void ExpressionTable::grow() {
  uint64_t count = (slot_mask_ + 1) * 2;
  account_.add(int64_t(count * sizeof(uint32_t)));
  uint32_t *slots = allocate_slots(count);
  if (!slots)
    throw StopError("limit-memory", "the system has no memory for expressions");
  uint64_t mask = count - 1;
  for (uint32_t id = 0; id < size_; ++id) {
    uint64_t slot = hash((*this)[id]) & mask;
    while (slots[slot] != 0)
      slot = (slot + 1) & mask;
    slots[slot] = id + 1;
  }
  std::free(slots_);
  account_.remove(int64_t((slot_mask_ + 1) * sizeof(uint32_t)));
  slots_ = slots;
  slot_mask_ = mask;
}

} // namespace equiv
