// y = a b, of each four elements of a row of `a` only two are kept: `kept` has them, and `at`, which is data, tells
// where among the four each of them stands.
func.func @kernel(%kept: memref<4x6xf32>, %at: memref<4x6xi32>, %b: memref<12x4xf32>, %y: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %sum = affine.for %k = 0 to 6 iter_args(%s = %zero) -> f32 {
        %first = affine.apply affine_map<(k) -> (k floordiv 2 * 4)>(%k)
        %m = affine.load %at[%i, %k] : memref<4x6xi32>
        %low = arith.andi %m, %three : i32
        %place = arith.index_cast %low : i32 to index
        %row = arith.addi %first, %place : index
        %v = affine.load %kept[%i, %k] : memref<4x6xf32>
        %r = memref.load %b[%row, %j] : memref<12x4xf32>
        %p = arith.mulf %v, %r : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      affine.store %sum, %y[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
