func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %y = arith.mulf %x, %x : f32
    %w = arith.mulf %y, %x : f32
    affine.store %w, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %v = vector.load %a[%c0] : memref<64xf32>, vector<64xf32>
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%u = %v) -> (vector<64xf32>) {
    %n = arith.mulf %u, %u : vector<64xf32>
    scf.yield %n : vector<64xf32>
  }
  vector.store %r, %b[%c0] : memref<64xf32>, vector<64xf32>
  return
}
// expect: different
