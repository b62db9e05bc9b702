// options: --assume p:0..3
func.func @f(%v: memref<4x4xf32>, %p: memref<4x4xi32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      affine.for %g = 0 to 2 {
        affine.for %k = 0 to 2 {
          %x = affine.load %v[%i, %g * 2 + %k] : memref<4x4xf32>
          %at = affine.load %p[%i, %g * 2 + %k] : memref<4x4xi32>
          %n = arith.index_cast %at : i32 to index
          %group = arith.constant 4 : index
          %first = arith.muli %g, %group : index
          %row = arith.addi %first, %n : index
          %y = memref.load %b[%row, %j] : memref<8x2xf32>
          %z = affine.load %c[%i, %j] : memref<4x2xf32>
          %m = arith.mulf %x, %y : f32
          %s = arith.addf %z, %m : f32
          affine.store %s, %c[%i, %j] : memref<4x2xf32>
        }
      }
    }
  }
  return
}
// -----
func.func @f(%v: memref<4x4xf32>, %p: memref<4x4xi32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %g = 0 to 2 {
      affine.for %j = 0 to 2 {
        affine.for %k = 0 to 2 {
          %x = affine.load %v[%i, %g * 2 + %k] : memref<4x4xf32>
          %at = affine.load %p[%i, %g * 2 + %k] : memref<4x4xi32>
          %n = arith.index_cast %at : i32 to index
          %group = arith.constant 3 : index
          %first = arith.muli %g, %group : index
          %row = arith.addi %first, %n : index
          %y = memref.load %b[%row, %j] : memref<8x2xf32>
          %z = affine.load %c[%i, %j] : memref<4x2xf32>
          %m = arith.mulf %x, %y : f32
          %s = arith.addf %z, %m : f32
          affine.store %s, %c[%i, %j] : memref<4x2xf32>
        }
      }
    }
  }
  return
}
// expect: different
