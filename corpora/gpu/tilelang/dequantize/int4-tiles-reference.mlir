// y = x w' for weights of four bits less eight, the lower and the upper half of a byte, times the scale of their group of
// sixteen.
func.func @kernel(%x: memref<4x32xf32>, %packed: memref<8x16xi8>, %scale: memref<8x2xf32>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4 : i8
  %less = arith.constant -8 : i8
  %low = arith.constant 15 : i8
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %b = 0 to 16 iter_args(%t = %zero) -> f32 {
        %byte = affine.load %packed[%j, %b] : memref<8x16xi8>
        %s = affine.load %scale[%j, %b floordiv 8] : memref<8x2xf32>
        %lower = arith.andi %byte, %low : i8
        %upper = arith.shrui %byte, %four : i8
        %v = arith.addi %lower, %less : i8
        %w = arith.addi %upper, %less : i8
        %f = arith.sitofp %v : i8 to f32
        %g = arith.sitofp %w : i8 to f32
        %first = arith.mulf %f, %s : f32
        %second = arith.mulf %g, %s : f32
        %l = affine.load %x[%i, %b * 2] : memref<4x32xf32>
        %r = affine.load %x[%i, %b * 2 + 1] : memref<4x32xf32>
        %p = arith.mulf %l, %first : f32
        %q = arith.mulf %r, %second : f32
        %u = arith.addf %t, %p : f32
        %n = arith.addf %u, %q : f32
        affine.yield %n : f32
      }
      affine.store %sum, %y[%i, %j] : memref<4x8xf32>
    }
  }
  return
}
