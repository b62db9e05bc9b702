// y = x w' for signed weights of two bits, sixteen in a word, times the scale of their row.
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x1xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %top = arith.constant 30 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %s = affine.load %scale[%j] : memref<4xf32>
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %word = affine.load %packed[%j, %k floordiv 16] : memref<4x1xi32>
        %which = affine.apply affine_map<(k) -> (k mod 16)>(%k)
        %place = arith.index_cast %which : index to i32
        %shift = arith.muli %place, %two : i32
        %above = arith.subi %top, %shift : i32
        %moved = arith.shli %word, %above : i32
        %w = arith.shrsi %moved, %top : i32
        %f = arith.sitofp %w : i32 to f32
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
