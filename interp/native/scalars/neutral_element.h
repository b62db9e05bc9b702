// Operations with a neutral operand, which give the other one: `pass_...` is the position of what they give, or -1.
#pragma once

#include "scalars/float_format.h"
#include "scalars/scalar.h"

namespace equiv {

inline int other_if(bool neutral, int position) { return neutral ? 1 - position : -1; }

inline bool is_on_integers(const ScalarOperation &operation) { return operation.operands[0].kind == TypeKind::Integer; }

inline int pass_integer_zero(const ScalarOperation &operation, int position, Bits constant) {
  return other_if(is_on_integers(operation) && constant == 0, position);
}

// Whether an operation on floats has no flags that make it less defined than its operand.
inline bool may_pass_float(const ScalarOperation &operation) {
  constexpr uint32_t kRestricting = FlagNnan | FlagNinf | FlagNsz;
  return is_float(operation.results[0].kind) && (operation.flags & kRestricting) == 0;
}

} // namespace equiv
