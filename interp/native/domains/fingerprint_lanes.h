// The hash of fingerprints on the operands of several lanes at once: hashes that do not wait for each other overlap.
#pragma once

#include "domains/domain.h"
#include "domains/fingerprint_hash.h"

namespace equiv {

// What `FingerprintHash::hash` gives of each, under one head; false, and results of no meaning, where an operand that
// is not the same in all lanes is no fingerprint. Results are nowhere where operands are.
bool hash_lanes(const FingerprintHash &hash, const Block &head_key, const LaneOperands &operands, Cell *results,
                int count);
// The same of pairs; in one that is `unordered` the lesser operand is first.
bool hash_lanes(const FingerprintHash &hash, const Block &head_key, const LaneOperands &first,
                const LaneOperands &second, bool unordered, Cell *results, int count);

} // namespace equiv
