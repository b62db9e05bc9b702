gpu.module @m {
  gpu.func @f(%a: i64, %o: vector<1xindex>, %b: memref<f32>, %p: !llvm.ptr<1>) {
    %v = arith.constant 1.0 : f32
    xegpu.prefetch %a[%o] <{offset_align_byte = 4, l1_hint = #xegpu.cache_hint<cached>}> : i64, vector<1xindex>
    memref.store %v, %b[] : memref<f32>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i64, %o: vector<1xindex>, %b: memref<f32>, %p: !llvm.ptr<1>) {
    %v = arith.constant 1.0 : f32
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>}> : (!llvm.ptr<1>)
    memref.store %v, %b[] : memref<f32>
    gpu.return
  }
}
// expect: equivalent bitwise static
