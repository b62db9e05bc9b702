// The families of operations that make up the table; each appends its own entries.
#pragma once

#include "scalars/scalar.h"

#include <vector>

namespace equiv {

void append_integer_arithmetic(std::vector<Semantics> &table);
void append_integer_bits(std::vector<Semantics> &table);
void append_comparisons(std::vector<Semantics> &table);
void append_conversions(std::vector<Semantics> &table);
void append_float_arithmetic(std::vector<Semantics> &table);
void append_float_selection(std::vector<Semantics> &table);
void append_float_structure(std::vector<Semantics> &table);
void append_elementary_functions(std::vector<Semantics> &table);
void append_power_functions(std::vector<Semantics> &table);

} // namespace equiv
