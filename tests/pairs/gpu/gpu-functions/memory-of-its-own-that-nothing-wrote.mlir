gpu.module @m {
  gpu.func @f(%b: memref<4xf32>, %x: f32) kernel {
    %c0 = arith.constant 0 : index
    memref.store %x, %b[%c0] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%b: memref<4xf32>, %x: f32) private(%s: memref<4xf32, 5>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %x, %s[%c0] : memref<4xf32, 5>
    %0 = memref.load %s[%c1] : memref<4xf32, 5>
    memref.store %0, %b[%c0] : memref<4xf32>
    gpu.return
  }
}
// expect: different
