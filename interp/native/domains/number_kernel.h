// Which operations of the scalar table are computed for many numbers at once.
#pragma once

#include "scalars/scalar.h"

#include <cstdint>

namespace equiv {

enum class NumberKernel : uint8_t {
  None,
  AddFloats,
  SubtractFloats,
  MultiplyFloats,
  AddIntegers,
  SubtractIntegers,
  MultiplyIntegers
};

constexpr bool is_of_floats(NumberKernel kernel) {
  return kernel >= NumberKernel::AddFloats && kernel <= NumberKernel::MultiplyFloats;
}

// None for all others, and for those with flags.
NumberKernel kernel_of(const ScalarOperation &operation);

} // namespace equiv
