gpu.module @m {
  gpu.func @f(%a: memref<256xf32>, %o: vector<1xindex>) {
    xegpu.prefetch %a[%o] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<cached>}> : memref<256xf32>, vector<1xindex>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<256xf32>, %o: vector<1xindex>) {
    gpu.return
  }
}
// expect: equivalent bitwise static
