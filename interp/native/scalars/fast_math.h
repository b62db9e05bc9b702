// What fast-math flags make of a result (LLVM's language reference, "Fast-Math Flags", which MLIR's follow).
#pragma once

#include "scalars/float_format.h"

namespace equiv {

// The flags under which an operation's rounding may differ from the plain one. An implementation may then give other
// bits than the fold, which is so only one permitted choice.
constexpr uint32_t kLoosensSum = FlagReassoc | FlagContract;
constexpr uint32_t kLoosensQuotient = FlagReassoc | FlagContract | FlagArcp;
constexpr uint32_t kLoosensFunction = FlagAfn;
constexpr uint32_t kLoosensNothing = 0;

// The outcome of an operation with its flags, given how it would have ended without them. A NaN under nnan and an
// infinity under ninf, as operand or result, give poison; nsz leaves the sign of a zero open.
Folded apply_fast_math(const ScalarOperation &operation, const Bits *operands, const Bits *results, Folded plain,
                       uint32_t loosening);

inline Folded with_fast_math(const ScalarOperation &operation, const Bits *operands, const Bits *results, Folded plain,
                             uint32_t loosening) {
  return operation.flags == 0 ? plain : apply_fast_math(operation, operands, results, plain, loosening);
}

} // namespace equiv
