// options: --assume x:finite --assume y:not-nan
func.func @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf32>
    %b = affine.load %y[%i] : memref<64xf32>
    %s = arith.minimumf %a, %b : f32
    affine.store %s, %y[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf32>
    %b = affine.load %y[%i] : memref<64xf32>
    %c = arith.cmpf ole, %a, %b : f32
    %s = arith.select %c, %a, %b : f32
    affine.store %s, %y[%i] : memref<64xf32>
  }
  return
}
// expect: different
