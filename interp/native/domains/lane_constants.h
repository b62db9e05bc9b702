// Operands that are one constant in all lanes.
#pragma once

#include "domains/domain.h"
#include "scalars/float_format.h"

namespace equiv {

// Whether an operand is one constant in all lanes that is combined with what is symbolic, whatever that is: neither
// does the operation give back its other operand, nor is there a constant by which it is poison, as of shifts.
inline bool is_combined_constant(const ScalarOperation &operation, int index, const LaneOperands &operand) {
  if (operand.stride != 0 || kind_of(*operand.cells) != CellKind::Constant || !operation.semantics)
    return false;
  const Semantics &semantics = *operation.semantics;
  return (semantics.commutative || is_float(operation.results[0].kind)) &&
         (!semantics.passes_through || semantics.passes_through(operation, index, Bits(operand.cells->low)) < 0);
}

} // namespace equiv
