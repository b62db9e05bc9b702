// The sine of a zero has its sign.
func.func @f(%x: memref<3xf32>, %y: memref<3xf32>) {
  %inf = arith.constant 0xFF800000 : f32
  %m = affine.for %i = 0 to 3 iter_args(%a = %inf) -> (f32) {
    %v = affine.load %x[%i] : memref<3xf32>
    %r = arith.maximumf %a, %v : f32
    affine.yield %r : f32
  }
  affine.for %i = 0 to 3 {
    %v = affine.load %x[%i] : memref<3xf32>
    %d = arith.subf %v, %m : f32
    %e = math.sin %d : f32
    affine.store %e, %y[%i] : memref<3xf32>
  }
  return
}
// -----
func.func @f(%x: memref<3xf32>, %y: memref<3xf32>) {
  %inf = arith.constant 0xFF800000 : f32
  %m = affine.for %i = 0 to 3 iter_args(%a = %inf) -> (f32) {
    %v = affine.load %x[%i] : memref<3xf32>
    %c = arith.cmpf ugt, %a, %v : f32
    %s = arith.select %c, %a, %v : f32
    %n = arith.cmpf uno, %v, %v : f32
    %r = arith.select %n, %v, %s : f32
    affine.yield %r : f32
  }
  affine.for %i = 0 to 3 {
    %v = affine.load %x[%i] : memref<3xf32>
    %d = arith.subf %v, %m : f32
    %e = math.sin %d : f32
    affine.store %e, %y[%i] : memref<3xf32>
  }
  return
}
// expect: unknown
