// What a data value is while the machine runs: 16 bytes, a symbolic value or one of a few tagged kinds.
#pragma once

#include "scalars/scalar.h"

#include <cstdint>

namespace equiv {

// A cell whose top byte is zero is tagged, and bits 48 to 55 of `high` tell its kind. Any other cell is a fingerprint.
// All zero is the uninitialized cell, so fresh memory from the system needs no filling.
struct Cell {
  uint64_t low = 0;
  uint64_t high = 0;

  friend bool operator==(const Cell &left, const Cell &right) {
    return left.low == right.low && left.high == right.high;
  }
  friend bool operator!=(const Cell &left, const Cell &right) { return !(left == right); }
  friend bool operator<(const Cell &left, const Cell &right) {
    return left.high != right.high ? left.high < right.high : left.low < right.low;
  }
};

enum class CellKind : uint8_t {
  Uninitialized = 0, // never written
  Constant = 1,      // `low` is the pattern; bit 0 of `high` says that the value is approximate
  Wide = 2,          // a constant of more than 64 bits; `low` indexes the execution's table of wide constants
  Poison = 3,        // `low` is the instruction that made it, plus one; bit 0 of `high` says of what
  Expression = 4,    // exact domain: `low` is the expression's id
  Pointer = 5,       // `low` is a number of bytes from the start of the buffer whose address is in the rest of `high`
  DataPointer = 6,   // a pointer whose place in its buffer is data; `low` is a name that no other run has for one
  Fingerprint = 255  // not a tag: any cell with a top byte that is not zero
};

constexpr uint64_t tag_of(CellKind kind) { return uint64_t(kind) << 48; }
constexpr uint64_t kApproximate = 1;
constexpr uint64_t kOfUnwritten = 1; // poison that was computed from what nothing has written
constexpr uint64_t kConstantHigh = tag_of(CellKind::Constant);
constexpr uint64_t kExpressionHigh = tag_of(CellKind::Expression);

constexpr uint64_t kPointerAddress = (uint64_t(1) << 48) - 1; // the bits of `high` that hold a pointer's buffer

// The bit of `high` that domains set whose values are no hashes: such a cell is no tagged one.
constexpr uint64_t kSymbolic = uint64_t(1) << 63;

inline bool is_fingerprint(const Cell &cell) { return (cell.high >> 56) != 0; }

inline CellKind kind_of(const Cell &cell) {
  return is_fingerprint(cell) ? CellKind::Fingerprint : CellKind((cell.high >> 48) & 0xFF);
}

inline bool is_approximate(const Cell &cell) {
  CellKind kind = kind_of(cell);
  return (kind == CellKind::Constant || kind == CellKind::Wide) && (cell.high & kApproximate) != 0;
}

inline bool is_undefined(const Cell &cell) {
  CellKind kind = kind_of(cell);
  return kind == CellKind::Uninitialized || kind == CellKind::Poison;
}

inline Cell constant_cell(uint64_t bits) { return Cell{bits, kConstantHigh}; }
inline Cell poison_cell(int64_t instruction) { return Cell{uint64_t(instruction) + 1, tag_of(CellKind::Poison)}; }
inline Cell poison_of_unwritten(int64_t instruction) {
  return Cell{uint64_t(instruction) + 1, tag_of(CellKind::Poison) | kOfUnwritten};
}
inline Cell expression_cell(uint32_t id) { return Cell{id, kExpressionHigh}; }

inline uint64_t mask_to_width(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

inline int64_t sign_extend(uint64_t bits, unsigned width) {
  if (width >= 64)
    return int64_t(bits);
  uint64_t sign = uint64_t(1) << (width - 1);
  return int64_t((mask_to_width(bits, width) ^ sign) - sign);
}

} // namespace equiv
