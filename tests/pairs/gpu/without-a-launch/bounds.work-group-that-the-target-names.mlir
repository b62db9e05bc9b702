gpu.module @m {
  gpu.func @f(%a: memref<64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%c0] : memref<64xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 2, 1>} {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%c0] : memref<64xf32>
    gpu.return
  }
}
// expect: unknown promise
