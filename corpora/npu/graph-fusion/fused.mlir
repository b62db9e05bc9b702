func.func @kernel(%a: memref<6x8xf32>, %b: memref<8xf32>, %y: memref<6x8xf32>, %z: memref<6xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 6 {
    %t = affine.for %j = 0 to 8 iter_args(%u = %zero) -> f32 {
      %v = affine.load %a[%i, %j] : memref<6x8xf32>
      %w = affine.load %b[%j] : memref<8xf32>
      %s = arith.addf %v, %w : f32
      %m = arith.negf %s : f32
      %e = math.exp %m : f32
      %d = arith.addf %e, %one : f32
      %q = arith.divf %one, %d : f32
      %p = arith.mulf %s, %q : f32
      affine.store %p, %y[%i, %j] : memref<6x8xf32>
      %n = arith.addf %u, %p : f32
      affine.yield %n : f32
    }
    affine.store %t, %z[%i] : memref<6xf32>
  }
  return
}
