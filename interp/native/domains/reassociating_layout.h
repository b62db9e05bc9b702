// What the cells of the reassociating domain hold.
#pragma once

#include <cstdint>

namespace equiv {

// A cell of a float or an integer: a mark, a form, and 120 bits of an atom's hash or of a multiset.
inline constexpr int kFormShift = 60;
inline constexpr uint64_t kSign = uint64_t(1) << 59;     // of an atom or a product
inline constexpr uint64_t kConstant = uint64_t(1) << 59; // of a sum: a constant is among the summands
inline constexpr int kRestrictionShift = 57;
inline constexpr uint64_t kRestriction = uint64_t(3) << kRestrictionShift;
inline constexpr uint64_t kContracts = uint64_t(1) << 56; // of a product: it may be fused with a sum
inline constexpr uint64_t kReciprocal = uint64_t(1)
                                        << 58; // of an atom: a product with `arcp` may be a quotient instead
inline constexpr uint64_t kHash = (uint64_t(1) << 56) - 1;
// At level bitwise: a product that is not part of a larger one, but may be fused or come from a quotient.
inline constexpr uint64_t kSeparate = uint64_t(3) << kRestrictionShift;

} // namespace equiv
