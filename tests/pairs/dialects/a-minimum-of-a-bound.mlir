func.func @f(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 64)>()[%n] {
    %v = affine.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %a[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 63)>()[%n] {
    %v = affine.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %a[%i] : memref<?xf32>
  }
  return
}
// expect: different
