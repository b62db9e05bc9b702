func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %y = arith.addf %x, %z : f32
    affine.store %y, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %v = vector.load %a[%c0] : memref<64xf32>, vector<64xf32>
  %zz = vector.broadcast %z : f32 to vector<64xf32>
  %w = vector.insert %z, %v[3] : f32 into vector<64xf32>
  %q = arith.addf %v, %zz : vector<64xf32>
  vector.store %q, %b[%c0] : memref<64xf32>, vector<64xf32>
  return
}
// expect: equivalent bitwise static
