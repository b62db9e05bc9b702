// y = relu(table[index] * scale), an element at a time.
func.func @kernel(%table: memref<6x8xf32>, %index: memref<5xi32>, %scale: memref<8xf32>, %y: memref<5x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 8 {
      %which = affine.load %index[%i] : memref<5xi32>
      %row = arith.index_cast %which : i32 to index
      %v = memref.load %table[%row, %j] : memref<6x8xf32>
      %s = affine.load %scale[%j] : memref<8xf32>
      %p = arith.mulf %v, %s : f32
      %positive = arith.cmpf ogt, %p, %zero : f32
      %r = arith.select %positive, %p, %zero : f32
      affine.store %r, %y[%i, %j] : memref<5x8xf32>
    }
  }
  return
}
