func.func @kernel(%words: memref<2x3xi32>, %scale: memref<3xf32>, %x: memref<4x16xf32>, %y: memref<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %eight = arith.constant 8 : i32
  %mask = arith.constant 15 : i32
  %weights = memref.alloc() : memref<16x3xf32>
  affine.for %k = 0 to 16 {
    affine.for %n = 0 to 3 {
      %w = affine.load %words[%k floordiv 8, %n] : memref<2x3xi32>
      %at = affine.apply affine_map<(d0) -> ((d0 mod 8) * 4)>(%k)
      %shift = arith.index_cast %at : index to i32
      %moved = arith.shrui %w, %shift : i32
      %nibble = arith.andi %moved, %mask : i32
      %signed = arith.subi %nibble, %eight : i32
      %f = arith.sitofp %signed : i32 to f32
      %s = affine.load %scale[%n] : memref<3xf32>
      %v = arith.mulf %f, %s : f32
      affine.store %v, %weights[%k, %n] : memref<16x3xf32>
    }
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<4x3xf32>)
  linalg.matmul ins(%x, %weights : memref<4x16xf32>, memref<16x3xf32>) outs(%y : memref<4x3xf32>)
  memref.dealloc %weights : memref<16x3xf32>
  return
}
