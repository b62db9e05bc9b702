// What programs that TileLang generated find in its templates, as far as those of this corpus use it: written for them,
// in the place of templates that need NVIDIA's headers and CUTLASS.
#pragma once

#include <math_constants.h>
#include <tl_templates/cuda/ptx.h>

#define TL_DEVICE static __device__ __forceinline__
#define uint unsigned int
#define uchar unsigned char

typedef _Float16 half_t;

// -- vectors
// -----------------------------------------------------------------------------------------------------------

struct __attribute__((aligned(2))) char2 {
  signed char x, y;
};

TL_DEVICE char2 make_char2(signed char x, signed char y) { return {x, y}; }
TL_DEVICE int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }

// -- operations
// --------------------------------------------------------------------------------------------------------

TL_DEVICE float max(float x, float y) { return fmaxf(x, y); }

namespace tl {

enum class DataType { kFloat16, kFloat32 };

} // namespace tl
