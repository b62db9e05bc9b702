// y = x w' for weights of four bits that each name one of sixteen numbers (NormalFloat), times the scale of their row.
memref.global "private" constant @codebook : memref<16xf32> = dense<[-1.0, -0.6961928, -0.52507305, -0.39491749, -0.28444138, -0.18477343, -0.091050036, 0.0, 0.0795803, 0.1609302, 0.2461123, 0.33791524, 0.44070983, 0.562617, 0.72295684, 1.0]>
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %mask = arith.constant 15 : i32
  %four = arith.constant 4 : i32
  %codebook = memref.get_global @codebook : memref<16xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %s = affine.load %scale[%j] : memref<4xf32>
      %sum = affine.for %k = 0 to 16 iter_args(%t = %zero) -> f32 {
        %word = affine.load %packed[%j, %k floordiv 8] : memref<4x2xi32>
        %which = affine.apply affine_map<(k) -> (k mod 8)>(%k)
        %nibble = arith.index_cast %which : index to i32
        %shift = arith.muli %nibble, %four : i32
        %moved = arith.shrui %word, %shift : i32
        %bits = arith.andi %moved, %mask : i32
        %code = arith.index_cast %bits : i32 to index
        %f = memref.load %codebook[%code] : memref<16xf32>
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
