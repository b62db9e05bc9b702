// Floats of at most eight bits (OCP 8-bit floating point 1.0, OCP microscaling formats 1.0): their numbers, and
// rounding into them as LLVM's APFloat does.
#pragma once

#include "scalars/float_format.h"

#include <optional>
#include <string_view>

namespace equiv {

constexpr bool is_narrow(TypeKind kind) { return kind >= TypeKind::F8E5M2 && kind < TypeKind::Uninterpreted; }

// Whether `convert_narrow` takes numbers of the type.
constexpr bool has_numbers(TypeKind kind) { return is_float(kind) || is_narrow(kind); }

// The type of a name; of width 0 where that is no narrow format.
ScalarType narrow_type(std::string_view name);

bool is_narrow_nan(TypeKind kind, Bits pattern);
bool is_narrow_infinity(TypeKind kind, Bits pattern);

// Whether a pattern is one of several NaNs of its format: a computation may give any of them.
bool is_some_nan(TypeKind kind, Bits pattern);

// A number of one type, at least one of the two narrow, in the other, rounded once. Nothing where that is not defined:
// a NaN where the format has none or several, a number too large for the other type by extension, and of f8E8M0FNU
// what is neither a power of two within its range (whether such numbers are rounded or cut off is open:
// llvm/llvm-project issue 215295) nor a zero (of which both give the least scale) that is rounded to nearest. What is
// too large for f4E2M1FN, f6E2M3FN and f6E3M2FN becomes the largest number; with `is_machine` a
// machine's mode decides what becomes of any number that is too large, and of infinities.
std::optional<uint64_t> convert_narrow(TypeKind from, TypeKind to, Rounding rounding, Bits pattern, bool is_machine);

} // namespace equiv
