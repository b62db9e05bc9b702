// The one table of scalar operations: what each means on concrete bits. Every value domain shares it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace equiv {

// A scalar's pattern, zero-extended: two's complement for integers, the IEEE interchange format for floats.
__extension__ typedef unsigned __int128 Bits;

// A signed integer of 128 bits: sums and products of numbers of 64 bits, which it holds exactly.
__extension__ typedef __int128 Wide;

enum class TypeKind : uint8_t {
  Integer,     // `width` bits, 1 to 128; index is an integer of 64
  Half,        // f16; floats by value from here on, in the order of kFloatFormats (float_format.h)
  BFloat,      // bf16
  TensorFloat, // tf32
  Float24,     // f24: a sign, 8 bits of exponent, 15 of fraction
  Single,      // f32
  Double,      // f64
  Pointer,     // an address; no operation of the table is on one
  F8E5M2,      // floats of at most 8 bits, in the order of kNarrowFormats (narrow_format.cpp): their numbers are
  F8E4M3,      // known by conversions to and from them alone
  F8E3M4,
  F8E4M3FN,
  F8E5M2FNUZ,
  F8E4M3FNUZ,
  F8E4M3B11FNUZ,
  F8E8M0FNU,
  F6E2M3FN,
  F6E3M2FN,
  F4E2M1FN,
  Uninterpreted // a type whose values are never folded: f80, integers wider than 128 bits, ...
};

struct ScalarType {
  TypeKind kind = TypeKind::Uninterpreted;
  uint16_t width = 0; // in bits
};

// How a fold ended.
enum class Folded : uint8_t {
  Value,       // the results are exact: every conforming implementation gives these bits (any NaN as the canonical one)
  Approximate, // the results are one permitted choice: a library function of unspecified precision
  Poison,      // the results are poison (a violated nsw, nuw, nnan, ..., a shift by the width or more)
  Undefined,   // executing the operation is undefined behaviour (an integer division by zero, ...)
  Unfolded     // not foldable for these types or operands
};

// Flags that an operation carries, as a set of bits.
enum Flag : uint32_t {
  FlagNsw = 1u << 0,
  FlagNuw = 1u << 1,
  FlagExact = 1u << 2,
  FlagNneg = 1u << 3,
  FlagDisjoint = 1u << 4,
  FlagReassoc = 1u << 5,
  FlagNnan = 1u << 6,
  FlagNinf = 1u << 7,
  FlagNsz = 1u << 8,
  FlagArcp = 1u << 9,
  FlagContract = 1u << 10,
  FlagAfn = 1u << 11,
  FlagToNearestEven = 1u << 12,
  FlagDownward = 1u << 13,
  FlagUpward = 1u << 14,
  FlagTowardZero = 1u << 15,
  FlagToNearestAway = 1u << 16,
  FlagNoOverflow = 1u << 17, // of a remainder: undefined where the quotient overflows
  FlagSplits = 1u << 18,     // of a product with a sum: it may round as the two of them do
};

// The bit of a flag by its name in affine IR ("nsw", "reassoc", "to_nearest_even", ...); 0 for an unknown name.
uint32_t flag_of_name(std::string_view name);

constexpr int kMaxOperands = 4;
constexpr int kMaxResults = 2;

struct Semantics;

// What a domain or the machine treats apart: selects, and the logic of single bits.
enum class Role : uint8_t { Other, Select, And, Or, Xor, Freeze };

// An operation as a program uses it: its meaning with types and flags.
struct ScalarOperation {
  const Semantics *semantics = nullptr;
  uint32_t identity = 0; // equal for equal name, flags and types, in both programs of a pair
  uint32_t flags = 0;
  uint8_t operand_count = 0;
  uint8_t result_count = 0;
  Role role = Role::Other;
  bool is_plain = false; // nothing but `Domain::combine` is to be done where all operands are symbolic
  ScalarType operands[kMaxOperands];
  ScalarType results[kMaxResults];
};

struct Semantics {
  const char *name; // the MLIR operation's own, without its dialect; predicates follow a dot: "cmpi.slt"
  uint8_t operand_count;
  uint8_t result_count;
  bool commutative;      // its first two operands can be swapped without any change in its results
  bool may_be_undefined; // some operands make its execution immediate undefined behaviour
  // Operands and results are canonical patterns: bits above the type's width are zero.
  Folded (*fold)(const ScalarOperation &operation, const Bits *operands, Bits *results);
  // With operand `position` known to be `constant`, the index of the operand that the (single) result always equals,
  // bit for bit up to the choice of a NaN's payload, or -1. Null where there is no such case. It never forgets an
  // operand that is not constant, so undefined and poison values still show.
  int (*passes_through)(const ScalarOperation &operation, int position, Bits constant);
};

// The table, in a fixed order.
const Semantics *semantics_begin();
const Semantics *semantics_end();
// Null where the table has no such operation.
const Semantics *find_semantics(std::string_view name);

} // namespace equiv
