// The transposed matrix is kept in a buffer of column-major layout, and read through a transposing view.
func.func @mvt(%A: memref<6x7xf32>, %x: memref<7xf32>, %y: memref<6xf32>, %z: memref<7xf32>) {
  %columns = memref.alloc() : memref<6x7xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      %a = affine.load %A[%i, %j] : memref<6x7xf32>
      affine.store %a, %columns[%i, %j] : memref<6x7xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      %a = affine.load %columns[%i, %j] : memref<6x7xf32, affine_map<(d0, d1) -> (d1, d0)>>
      %v = affine.load %x[%j] : memref<7xf32>
      %w = affine.load %y[%i] : memref<6xf32>
      %p = arith.mulf %a, %v : f32
      %s = arith.addf %w, %p : f32
      affine.store %s, %y[%i] : memref<6xf32>
    }
  }
  %transposed = memref.transpose %A (i, j) -> (j, i) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
  affine.for %j = 0 to 7 {
    affine.for %i = 0 to 6 {
      %a = memref.load %transposed[%j, %i] : memref<7x6xf32, strided<[1, 7]>>
      %v = affine.load %y[%i] : memref<6xf32>
      %w = affine.load %z[%j] : memref<7xf32>
      %p = arith.mulf %a, %v : f32
      %s = arith.addf %w, %p : f32
      affine.store %s, %z[%j] : memref<7xf32>
    }
  }
  memref.dealloc %columns : memref<6x7xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}
