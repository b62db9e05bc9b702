// Float arithmetic computed exactly and rounded once, for any format and rounding mode (IEEE 754-2019, sections 4.3,
// 5.4.1 and 6.3). Any NaN result is the canonical one.
#pragma once

#include "scalars/float_format.h"

namespace equiv {

uint64_t exact_add(Format format, Rounding rounding, Bits left, Bits right);
uint64_t exact_subtract(Format format, Rounding rounding, Bits left, Bits right);
uint64_t exact_multiply(Format format, Rounding rounding, Bits left, Bits right);
uint64_t exact_divide(Format format, Rounding rounding, Bits left, Bits right);
uint64_t exact_fma(Format format, Rounding rounding, Bits left, Bits right, Bits addend);

} // namespace equiv
