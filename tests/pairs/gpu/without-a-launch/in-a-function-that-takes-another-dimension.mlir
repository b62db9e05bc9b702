gpu.module @m {
  func.func private @g(%a: memref<4xf32>) {
    %i = gpu.block_id x
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%i] : memref<4xf32>
    return
  }
  gpu.func @f(%a: memref<4xf32>) kernel {
    func.call @g(%a) : (memref<4xf32>) -> ()
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<4xf32>) kernel {
    %i = gpu.block_id y
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%i] : memref<4xf32>
    gpu.return
  }
}
// expect: different
