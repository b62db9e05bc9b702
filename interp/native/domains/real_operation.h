// What a scalar operation is where floats are taken as the real numbers that they approximate.
#pragma once

#include "scalars/float_format.h"
#include "scalars/scalar.h"

#include <cstdint>
#include <string_view>

namespace equiv {

enum class RealOperation : uint8_t {
  Other, // a function of its operands of which no identity is used
  Add,
  Subtract,
  Multiply,
  Divide,
  Negate,
  FusedMultiplyAdd,
  Maximum,
  Minimum,
  Clamp,
  Absolute,
  Exp,
  Exp2,
  Expm1,
  Log,
  Log2,
  Log10,
  Log1p,
  SquareRoot,
  InverseSquareRoot,
  Power,        // a real exponent
  IntegerPower, // an integer exponent
  Tanh,
  Sinh,
  Cosh,
  Erf,
  Erfc,
  OddFunction,  // f(-x) = -f(x)
  EvenFunction, // f(-x) = f(x)
  SineCosine,
  Tangent,
  IsNan,
  IsInfinite,
  IsFinite,
  Compare,
  Select,
  Widen,  // to a finer format: exact
  Narrow, // to a coarser format: rounds
  FromInteger,
};

// Other where an operand or result that matters is of a type without arithmetic. `select` is the operation without
// semantics.
RealOperation real_operation_of(const ScalarOperation &operation);

// The relations under which a comparison of floats holds, as a set of bits.
enum Relation : uint8_t { RelationLess = 1, RelationEqual = 2, RelationGreater = 4, RelationUnordered = 8 };
// Of "cmpf." and a predicate.
uint8_t relations_of(std::string_view name);

// -- constants -------------------------------------------------------------------------------------------------------

inline bool is_special(TypeKind kind, Bits pattern) {
  return is_float(kind) && magnitude(format_of(kind), pattern) >= format_of(kind).infinity();
}
inline bool is_not_a_number(TypeKind kind, Bits pattern) { return is_nan(format_of(kind), pattern); }
inline uint64_t infinity_of(TypeKind kind, bool negative) {
  return format_of(kind).infinity() | (negative ? format_of(kind).sign() : 0);
}

// A constant as a host number, which holds all formats exactly.
double number_of(TypeKind kind, Bits pattern);

// Whether folding these constants gives the very real number that the operation has as its value: it does not round.
// For operations that are no arithmetic (comparisons, selections, conversions to other types) it always holds.
// `what` is the operation's; `conversions` says whether roundings to a coarser format are asked about as well.
bool folds_exactly(RealOperation what, const ScalarOperation &operation, const Bits *operands, bool conversions);

} // namespace equiv
