// Arithmetic of integers in registers.
#pragma once

#include "core/cell.h"
#include "core/program.h"

namespace equiv {

inline int64_t floor_divide(int64_t left, int64_t right) {
  int64_t quotient = left / right;
  return quotient - ((left % right != 0) && (left < 0));
}

// How often a loop from `lower` to `upper` by `step` > 0 runs.
inline int64_t trip_count(int64_t lower, int64_t upper, int64_t step) {
  if (lower >= upper)
    return 0;
  uint64_t count = (uint64_t(upper) - uint64_t(lower) - 1) / uint64_t(step) + 1;
  return count > uint64_t(INT64_MAX) ? INT64_MAX : int64_t(count);
}

// Adds, subtracts or multiplies modulo 2^64 and says whether the signed result fits into `width` bits.
template <class Checked>
inline int64_t wrap(int64_t left, int64_t right, unsigned width, bool &overflow, Checked operation) {
  int64_t result;
  overflow = operation(left, right, &result);
  int64_t wrapped = sign_extend(uint64_t(result), width);
  overflow |= wrapped != result;
  return wrapped;
}

// Whether a sum, difference or product of unsigned numbers of `width` bits is none.
inline bool wraps_unsigned(Opcode opcode, int64_t left, int64_t right, unsigned width) {
  uint64_t first = mask_to_width(uint64_t(left), width), second = mask_to_width(uint64_t(right), width);
  if (opcode == Opcode::Subtract)
    return first < second;
  uint64_t result;
  bool carry = opcode == Opcode::Add ? __builtin_add_overflow(first, second, &result)
                                     : __builtin_mul_overflow(first, second, &result);
  return carry || result != mask_to_width(result, width);
}

// A sum, difference or product as `opcode` says, modulo 2^width, and whether the signed result is another one.
inline int64_t wrapped(Opcode opcode, int64_t left, int64_t right, unsigned width, bool &overflow) {
  if (opcode == Opcode::Add)
    return wrap(left, right, width, overflow,
                [](int64_t x, int64_t y, int64_t *z) { return __builtin_add_overflow(x, y, z); });
  if (opcode == Opcode::Subtract)
    return wrap(left, right, width, overflow,
                [](int64_t x, int64_t y, int64_t *z) { return __builtin_sub_overflow(x, y, z); });
  return wrap(left, right, width, overflow,
              [](int64_t x, int64_t y, int64_t *z) { return __builtin_mul_overflow(x, y, z); });
}

} // namespace equiv
