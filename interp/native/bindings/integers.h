// Patterns of up to 128 bits as Python's integers.
#pragma once

#include "scalars/scalar.h"

#include <nanobind/nanobind.h>

namespace equiv {

inline nanobind::object int_of(Bits pattern) {
  const nanobind::object low = nanobind::int_(uint64_t(pattern));
  if (pattern >> 64 == 0)
    return low;
  return (nanobind::int_(uint64_t(pattern >> 64)) << nanobind::int_(64)) | low;
}

} // namespace equiv
