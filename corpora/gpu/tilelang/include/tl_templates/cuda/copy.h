// Copies to shared memory that go on beside a thread, in groups.
#pragma once

#include <tl_templates/cuda/common.h>

namespace tl {

template <int bytes> static __device__ __forceinline__ void cp_async_gs(void *shared, const void *global) {
  ptx::copy<bytes>(shared, global);
}

TL_DEVICE void cp_async_commit() { ptx::close_group(); }

// Waits until no more than some groups are on their way.
template <int left> static __device__ __forceinline__ void cp_async_wait() {
  if constexpr (left == 0)
    ptx::wait_for_all_copies();
  else
    ptx::wait_for_groups<left>();
}

} // namespace tl
