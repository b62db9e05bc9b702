// options: --domain fingerprint --accept real
// Columns by their numbers, added to what is there.
func.func @f(%ids: memref<3xi32>, %in: memref<4x7xf32>, %out: memref<4x3xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 3 {
      %id = affine.load %ids[%k] : memref<3xi32>
      %column = arith.index_cast %id : i32 to index
      %v = memref.load %in[%i, %column] : memref<4x7xf32>
      %o = affine.load %out[%i, %k] : memref<4x3xf32>
      %s = arith.addf %o, %v : f32
      affine.store %s, %out[%i, %k] : memref<4x3xf32>
    }
  }
  return
}
// -----
// The same with each row copied to a buffer first.
func.func @f(%ids: memref<3xi32>, %in: memref<4x7xf32>, %out: memref<4x3xf32>) {
  affine.for %i = 0 to 4 {
    %row = memref.alloc() : memref<7xf32>
    affine.for %j = 0 to 7 {
      %v = affine.load %in[%i, %j] : memref<4x7xf32>
      affine.store %v, %row[%j] : memref<7xf32>
    }
    affine.for %k = 0 to 3 {
      %id = affine.load %ids[%k] : memref<3xi32>
      %column = arith.index_cast %id : i32 to index
      %v = memref.load %row[%column] : memref<7xf32>
      %o = affine.load %out[%i, %k] : memref<4x3xf32>
      %s = arith.addf %v, %o : f32
      affine.store %s, %out[%i, %k] : memref<4x3xf32>
    }
    memref.dealloc %row : memref<7xf32>
  }
  return
}
// expect: equivalent bitwise
