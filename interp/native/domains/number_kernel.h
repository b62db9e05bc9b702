// Which operations of the scalar table are computed for many numbers at once.
#pragma once

#include "domains/wide_cells.h"
#include "scalars/scalar.h"

#include <cstddef>
#include <cstdint>

namespace equiv {

enum class NumberKernel : uint8_t {
  None,
  AddFloats,
  SubtractFloats,
  MultiplyFloats,
  DivideFloats,
  MaximumFloats,
  MinimumFloats,
  AddIntegers,
  SubtractIntegers,
  MultiplyIntegers,
  AndIntegers,
  OrIntegers,
  XorIntegers,
  MaximumSigned,
  MinimumSigned,
  MaximumUnsigned,
  MinimumUnsigned
};

constexpr size_t kNumberKernels = size_t(NumberKernel::MinimumUnsigned) + 1;

constexpr bool is_of_floats(NumberKernel kernel) {
  return kernel >= NumberKernel::AddFloats && kernel <= NumberKernel::MinimumFloats;
}

// A sum, difference, quotient or product in the place of its first operand, of single numbers or of several.
template <NumberKernel kKernel, typename Number> EQUIV_INLINE void compute_into(Number &left, const Number &right) {
  switch (kKernel) {
  case NumberKernel::AddFloats:
  case NumberKernel::AddIntegers:
    left += right;
    break;
  case NumberKernel::SubtractFloats:
  case NumberKernel::SubtractIntegers:
    left -= right;
    break;
  case NumberKernel::DivideFloats:
    left /= right;
    break;
  default:
    left *= right;
  }
}

// None for all others, and for those with flags.
NumberKernel kernel_of(const ScalarOperation &operation);

} // namespace equiv
