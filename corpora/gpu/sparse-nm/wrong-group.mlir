memref.global "private" constant @column : memref<2x2x2xi32> = dense<[[[0, 3], [1, 2]], [[2, 3], [0, 1]]]>
func.func @kernel(%values: memref<2x2x2xf32>, %x: memref<8x3xf32>, %y: memref<2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %columns = memref.get_global @column : memref<2x2x2xi32>
  affine.for %row = 0 to 2 {
    affine.for %n = 0 to 3 {
      %total = affine.for %group = 0 to 2 iter_args(%outer = %zero) -> f32 {
        %sum = affine.for %k = 0 to 2 iter_args(%s = %outer) -> f32 {
          %c = affine.load %columns[%row, %group, %k] : memref<2x2x2xi32>
          %in = arith.index_cast %c : i32 to index
          %at = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%group)[%in]
          %v = affine.load %values[%row, %group, %k] : memref<2x2x2xf32>
          %e = memref.load %x[%at, %n] : memref<8x3xf32>
          %p = arith.mulf %v, %e : f32
          %next = arith.addf %s, %p : f32
          affine.yield %next : f32
        }
        affine.yield %sum : f32
      }
      affine.store %total, %y[%row, %n] : memref<2x3xf32>
    }
  }
  return
}
