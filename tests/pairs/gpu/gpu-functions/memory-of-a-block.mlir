// Other threads may write there meanwhile.
gpu.module @m {
  gpu.func @f(%b: memref<4xf32>, %x: f32) workgroup(%s: memref<4xf32, 3>) kernel {
    %c0 = arith.constant 0 : index
    memref.store %x, %s[%c0] : memref<4xf32, 3>
    %0 = memref.load %s[%c0] : memref<4xf32, 3>
    memref.store %0, %b[%c0] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%b: memref<4xf32>, %x: f32) kernel {
    %c0 = arith.constant 0 : index
    memref.store %x, %b[%c0] : memref<4xf32>
    gpu.return
  }
}
// expect: unknown
