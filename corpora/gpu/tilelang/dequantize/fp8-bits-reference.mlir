// y = x w' for weights of eight bits: a sign, an exponent of four, a mantissa of three; taken for floats of 32 bits whose
// exponent is 120 too small.
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x16xi8>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %bias = arith.constant 0x7B800000 : f32
  %sign = arith.constant 0x80000000 : i32
  %low = arith.constant 127 : i8
  %c20 = arith.constant 20 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %byte = affine.load %packed[%j, %k] : memref<8x16xi8>
        %signed = arith.extsi %byte : i8 to i32
        %s = arith.andi %signed, %sign : i32
        %rest = arith.andi %byte, %low : i8
        %r = arith.extui %rest : i8 to i32
        %moved = arith.shli %r, %c20 : i32
        %word = arith.ori %s, %moved : i32
        %small = arith.bitcast %word : i32 to f32
        %weight = arith.mulf %small, %bias : f32
        %l = affine.load %x[%i, %k] : memref<4x16xf32>
        %p = arith.mulf %l, %weight : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      affine.store %sum, %y[%i, %j] : memref<4x8xf32>
    }
  }
  return
}
