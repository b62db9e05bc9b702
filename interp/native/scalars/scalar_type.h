// Scalar types by their MLIR names.
#pragma once

#include "scalars/scalar.h"

namespace equiv {

// "index", "i1" to "i128", "ptr" and the names of floats, those of kFloatFormats and narrow ones; every other name is
// an Uninterpreted type of width 0.
ScalarType parse_scalar_type(std::string_view name);

} // namespace equiv
