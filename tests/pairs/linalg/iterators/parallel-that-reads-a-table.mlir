// A table of its own, which nothing writes, any iteration may read.
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %z = memref.load %c[%i] : memref<8xf32>
    linalg.yield %z : f32
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.copy ins(%c : memref<8xf32>) outs(%b : memref<8xf32>)
  return
}
// expect: equivalent
