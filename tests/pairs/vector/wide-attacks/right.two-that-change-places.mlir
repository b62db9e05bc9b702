func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %y = affine.load %b[%i] : memref<64xf32>
    affine.store %x, %b[%i] : memref<64xf32>
    affine.store %y, %a[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %v = vector.load %a[%c0] : memref<64xf32>, vector<64xf32>
  %w = vector.load %b[%c0] : memref<64xf32>, vector<64xf32>
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %v, %q = %w) -> (vector<64xf32>, vector<64xf32>) {
    scf.yield %q, %p : vector<64xf32>, vector<64xf32>
  }
  vector.store %r#0, %a[%c0] : memref<64xf32>, vector<64xf32>
  vector.store %r#1, %b[%c0] : memref<64xf32>, vector<64xf32>
  return
}
// expect: equivalent bitwise static
