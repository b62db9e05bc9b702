// Which operations of the scalar table are computed for many numbers at once.
#pragma once

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

// None for all others, and for those with flags.
NumberKernel kernel_of(const ScalarOperation &operation);

} // namespace equiv
