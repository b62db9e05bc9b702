// A scaled product with a threshold, in floats.
func.func @main(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  %k = arith.constant 2.5 : f32
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xf32>
    %v = affine.load %b[%i] : memref<4xf32>
    %z = arith.mulf %x, %v : f32
    %y = arith.addf %z, %k : f32
    %g = arith.cmpf ogt, %y, %x : f32
    %s = arith.select %g, %y, %x : f32
    affine.store %s, %c[%i] : memref<4xf32>
  }
  return
}
