func.func @kernel(%table: memref<6x4xf32>, %index: memref<5xi32>, %scale: memref<4xf32>, %y: memref<5x4xf32>) {
  %rows = memref.alloc() : memref<5x4xf32>
  affine.for %i = 0 to 5 {
    %w = affine.load %index[%i] : memref<5xi32>
    %which = arith.index_cast %w : i32 to index
    affine.for %j = 0 to 4 {
      %v = memref.load %table[%which, %j] : memref<6x4xf32>
      affine.store %v, %rows[%i, %j] : memref<5x4xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %rows[%i, %j] : memref<5x4xf32>
      %s = affine.load %scale[%j] : memref<4xf32>
      %p = arith.mulf %v, %s : f32
      affine.store %p, %y[%i, %j] : memref<5x4xf32>
    }
  }
  memref.dealloc %rows : memref<5x4xf32>
  return
}
