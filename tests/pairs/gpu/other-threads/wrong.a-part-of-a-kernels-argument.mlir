// options: --func m::f
gpu.module @m { gpu.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) kernel {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  gpu.return
} }
// -----
gpu.module @m { gpu.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) kernel {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %sv = memref.subview %a[3] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 3>>
  %v = memref.load %sv[%c0] : memref<4xf32, strided<[1], offset: 3>>
  memref.store %v, %sv[%c0] : memref<4xf32, strided<[1], offset: 3>>
  memref.store %x, %a[%t] : memref<16xf32>
  gpu.return
} }
// expect: unknown race
