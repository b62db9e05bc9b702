memref.global "private" constant @column : memref<2x2x2xi32> = dense<[[[0, 3], [1, 2]], [[2, 3], [0, 1]]]>
func.func @kernel(%values: memref<2x2x2xf32>, %x: memref<8x3xf32>, %y: memref<2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %columns = memref.get_global @column : memref<2x2x2xi32>
  affine.for %row = 0 to 2 {
    affine.for %n = 0 to 3 {
      %even = affine.for %group = 0 to 2 iter_args(%s = %zero) -> f32 {
        %k = arith.constant 0 : index
        %c = memref.load %columns[%row, %group, %k] : memref<2x2x2xi32>
        %in = arith.index_cast %c : i32 to index
        %at = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%group)[%in]
        %v = memref.load %values[%row, %group, %k] : memref<2x2x2xf32>
        %e = memref.load %x[%at, %n] : memref<8x3xf32>
        %p = arith.mulf %v, %e : f32
        %next = arith.addf %s, %p : f32
        affine.yield %next : f32
      }
      %odd = affine.for %group = 0 to 2 iter_args(%s = %zero) -> f32 {
        %k = arith.constant 1 : index
        %c = memref.load %columns[%row, %group, %k] : memref<2x2x2xi32>
        %in = arith.index_cast %c : i32 to index
        %at = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%group)[%in]
        %v = memref.load %values[%row, %group, %k] : memref<2x2x2xf32>
        %e = memref.load %x[%at, %n] : memref<8x3xf32>
        %p = arith.mulf %v, %e : f32
        %next = arith.addf %s, %p : f32
        affine.yield %next : f32
      }
      %total = arith.addf %even, %odd : f32
      affine.store %total, %y[%row, %n] : memref<2x3xf32>
    }
  }
  return
}
