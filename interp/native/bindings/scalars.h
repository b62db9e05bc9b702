// The scalar table from Python, for tests and for frontends that fold constants.
#pragma once

#include <nanobind/nanobind.h>

namespace equiv {

// Adds to `module`:
//   scalar_operations() -> list of (name, operand count, result count, commutative, may be undefined)
//   scalar_type(name) -> (kind, width), kind one of "integer", "f16", "bf16", "f32", "f64", "uninterpreted"
//   fold(name, flags, operand_types, result_types, operands) -> Folding: how it ends, a Folded, and its patterns where
//     it has values
//   passes_through(name, flags, operand_types, result_types, position, constant) -> operand index or None
// Patterns are ints, zero-extended. Unknown names and patterns that do not fit raise ValueError.
void bind_scalars(nanobind::module_ &module);

} // namespace equiv
