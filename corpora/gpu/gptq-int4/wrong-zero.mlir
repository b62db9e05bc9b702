func.func @kernel(%words: memref<2x3xi32>, %scale: memref<3xf32>, %x: memref<4x16xf32>, %y: memref<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4 : i32
  %eight = arith.constant 7 : i32
  %mask = arith.constant 15 : i32
  affine.for %m = 0 to 4 {
    affine.for %n = 0 to 3 {
      %total = affine.for %group = 0 to 2 iter_args(%outer = %zero) -> f32 {
        %w = affine.load %words[%group, %n] : memref<2x3xi32>
        %sum = affine.for %lane = 0 to 8 iter_args(%s = %outer) -> f32 {
          %number = arith.index_cast %lane : index to i32
          %shift = arith.muli %number, %four : i32
          %rest = arith.shrui %w, %shift : i32
          %nibble = arith.andi %rest, %mask : i32
          %signed = arith.subi %nibble, %eight : i32
          %f = arith.sitofp %signed : i32 to f32
          %c = affine.load %scale[%n] : memref<3xf32>
          %v = arith.mulf %f, %c : f32
          %e = affine.load %x[%m, %group * 8 + %lane] : memref<4x16xf32>
          %p = arith.mulf %e, %v : f32
          %next = arith.addf %s, %p : f32
          affine.yield %next : f32
        }
        affine.yield %sum : f32
      }
      affine.store %total, %y[%m, %n] : memref<4x3xf32>
    }
  }
  return
}
