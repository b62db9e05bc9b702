// y = x w' for weights of two bits, sixteen in a word, times the scale of their row after the sum.
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x1xi32>, %scale: memref<8xf32>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2 : i32
  %low = arith.constant 3 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %word = affine.load %packed[%j, 0] : memref<8x1xi32>
      %s = affine.load %scale[%j] : memref<8xf32>
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %place = arith.index_cast %k : index to i32
        %shift = arith.muli %place, %two : i32
        %moved = arith.shrsi %word, %shift : i32
        %bits = arith.andi %moved, %low : i32
        %weight = arith.uitofp %bits : i32 to f32
        %l = affine.load %x[%i, %k] : memref<4x16xf32>
        %p = arith.mulf %l, %weight : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      %scaled = arith.mulf %sum, %s : f32
      affine.store %scaled, %y[%i, %j] : memref<4x8xf32>
    }
  }
  return
}
