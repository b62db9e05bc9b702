func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %z, %a[%i] : memref<64xf32>
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %v = vector.load %a[%c0] : memref<64xf32>, vector<64xf32>
  affine.for %i = 0 to 64 {
    affine.store %z, %a[%i] : memref<64xf32>
  }
  vector.store %v, %b[%c0] : memref<64xf32>, vector<64xf32>
  return
}
// expect: different
