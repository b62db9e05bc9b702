// The softmax of each row.
func.func @kernel(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  affine.for %i = 0 to 4 {
    %top = affine.for %j = 0 to 16 iter_args(%t = %least) -> f32 {
      %v = affine.load %x[%i, %j] : memref<4x16xf32>
      %m = arith.maxnumf %t, %v : f32
      affine.yield %m : f32
    }
    %total = affine.for %j = 0 to 16 iter_args(%t = %zero) -> f32 {
      %v = affine.load %x[%i, %j] : memref<4x16xf32>
      %d = arith.subf %v, %top : f32
      %e = math.exp %d : f32
      %s = arith.addf %t, %e : f32
      affine.yield %s : f32
    }
    affine.for %j = 0 to 16 {
      %v = affine.load %x[%i, %j] : memref<4x16xf32>
      %d = arith.subf %v, %top : f32
      %e = math.exp %d : f32
      %q = arith.divf %e, %total : f32
      affine.store %q, %y[%i, %j] : memref<4x16xf32>
    }
  }
  return
}
