gpu.module @m {
  gpu.func @f(%a: memref<1xindex>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %s = gpu.block_dim x
    memref.store %s, %a[%c0] : memref<1xindex>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<1xindex>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %s = arith.constant 64 : index
    memref.store %s, %a[%c0] : memref<1xindex>
    gpu.return
  }
}
// expect: unknown unsupported
