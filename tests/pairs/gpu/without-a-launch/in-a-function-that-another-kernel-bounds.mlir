gpu.module @m {
  func.func private @g(%a: memref<4xindex>) {
    %i = gpu.block_dim x
    %c0 = arith.constant 0 : index
    memref.store %i, %a[%c0] : memref<4xindex>
    return
  }
  gpu.func @f(%a: memref<4xindex>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    func.call @g(%a) : (memref<4xindex>) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<4xindex>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    memref.store %i, %a[%c0] : memref<4xindex>
    gpu.return
  }
}
// expect: unknown unsupported
