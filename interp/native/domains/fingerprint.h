// The fingerprint domain: symbolic data is a 128-bit keyed hash of its expression.
#pragma once

#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/domain.h"
#include "domains/expression.h"
#include "domains/fingerprint_lanes.h"
#include "domains/lane_constants.h"
#include "domains/undefined_parts.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace equiv {

class FingerprintDomain final : public Domain {
public:
  FingerprintDomain(const Program &program, Block seed, WideConstants &wide, int64_t &hashed)
      : Domain(Distinguishes | Splits | FoldsAll | HasFunctions), hash_(seed), leaf_key_(hash_.key_of_head(HeadLeaf)),
        pair_key_(hash_.key_of_head(HeadPair)), wide_key_(hash_.key_of_head(HeadWide)), wide_(wide), hashed_(hashed) {
    uint32_t heads = 0;
    for (const ScalarOperation &operation : program.operations)
      heads = std::max(heads, head_of(operation.identity, kMaxResults));
    keys_.reserve(heads);
    for (uint32_t head = 0; head < heads; ++head)
      keys_.push_back(hash_.key_of_head(head));
  }

  static bool symbolic(const Cell &cell) { return is_fingerprint(cell); }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType) override {
    ++hashed_;
    return hash_.hash(leaf_key_, Cell{element, 0}, Cell{parameter, 0});
  }

  Cell make(uint32_t head, const Cell &first, const Cell &second) override {
    ++hashed_;
    return hash_.hash(hash_.key_of_head(head), canonical(first), canonical(second));
  }

  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override {
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

  bool is_function(const ScalarOperation &) const override { return true; }
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                     int count) override {
    if (operation.operand_count > 2)
      return false;
    int constants = 0;
    for (int index = 0; index < operation.operand_count; ++index)
      if (is_combined_constant(operation, index, operands[index]))
        ++constants;
      else if (!is_fingerprint(*operands[index].cells)) // the others are looked at on the way
        return false;
    if (constants == operation.operand_count)
      return false; // which is folded
    const Block &key = keys_[head_of(operation.identity, 0)];
    const bool unordered = operation.semantics && operation.semantics->commutative;
    if (!(operation.operand_count == 1 ? hash_lanes(hash_, key, operands[0], results, count)
                                       : hash_lanes(hash_, key, operands[0], operands[1], unordered, results, count)))
      return false;
    hashed_ += count;
    return true;
  }

  bool may_hold_undefined(const Cell &) override { return undefined_.any(); }

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

} // namespace equiv
