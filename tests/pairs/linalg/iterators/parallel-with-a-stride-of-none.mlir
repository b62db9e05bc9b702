// All elements of the result are one.
func.func @f(%b: memref<8xf32>, %a: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %x = memref.load %b[%c7] : memref<8xf32>
  memref.store %x, %a[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%b: memref<8xf32>, %a: memref<1xf32>) {
  %t = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [0] : memref<1xf32> to memref<8xf32, strided<[0]>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : memref<8xf32>) outs(%t : memref<8xf32, strided<[0]>>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// expect: unknown promise
