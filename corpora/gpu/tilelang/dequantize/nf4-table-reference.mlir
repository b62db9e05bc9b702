// y = x w' for weights that name numbers of a table by four bits each, eight in a word.
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x2xi32>, %table: memref<16xf32>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4 : i32
  %low = arith.constant 15 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %word = affine.load %packed[%j, %k floordiv 8] : memref<8x2xi32>
        %which = affine.apply affine_map<(k) -> (k mod 8)>(%k)
        %eighth = arith.index_cast %which : index to i32
        %shift = arith.muli %eighth, %four : i32
        %moved = arith.shrsi %word, %shift : i32
        %code = arith.andi %moved, %low : i32
        %at = arith.index_cast %code : i32 to index
        %weight = memref.load %table[%at] : memref<16xf32>
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
