// The last of parallel iterations is any of them.
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  linalg.copy ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  %x = memref.load %a[%c7] : memref<8xf32>
  memref.store %x, %c[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    memref.store %x, %c[%c0] : memref<1xf32>
    linalg.yield %x : f32
  }
  return
}
// expect: unknown unsupported
