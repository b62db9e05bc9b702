// Loads of matrices from shared memory to the registers of a warp.
#pragma once

#include <tl_templates/cuda/copy.h>

namespace tl {

TL_DEVICE void ptx_ldmatrix_x4(const void *row, void *registers) {
  ptx::load_matrices<false>((unsigned *)registers, row);
}
TL_DEVICE void ptx_ldmatrix_x4_trans(const void *row, void *registers) {
  ptx::load_matrices<true>((unsigned *)registers, row);
}

} // namespace tl
