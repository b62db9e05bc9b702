// y = x w' for weights of eight bits, a sign, four of exponent and three of mantissa: the bits of a float of 32 bits
// whose exponent is 120 too small.
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x16xi8>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %sign_mask = arith.constant 0x80000000 : i32
  %rest_mask = arith.constant 0x07F00000 : i32
  %place = arith.constant 20 : i32
  %bias = arith.constant 1.32922799578491587e+36 : f32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %s = affine.load %scale[%j] : memref<4xf32>
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %byte = affine.load %packed[%j, %k] : memref<4x16xi8>
        %signed = arith.extsi %byte : i8 to i32
        %unsigned = arith.extui %byte : i8 to i32
        %moved = arith.shli %unsigned, %place overflow<nsw, nuw> : i32
        %sign = arith.andi %signed, %sign_mask : i32
        %rest = arith.andi %moved, %rest_mask : i32
        %together = arith.ori %sign, %rest : i32
        %small = arith.bitcast %together : i32 to f32
        %f = arith.mulf %small, %bias : f32
        %weight = arith.mulf %f, %s : f32
        %l = affine.load %x[%i, %k] : memref<3x16xf32>
        %p = arith.mulf %l, %weight : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      affine.store %sum, %y[%i, %j] : memref<3x4xf32>
    }
  }
  return
}
