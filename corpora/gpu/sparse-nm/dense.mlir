memref.global "private" constant @column : memref<2x2x2xi32> = dense<[[[0, 3], [1, 2]], [[2, 3], [0, 1]]]>
func.func @kernel(%values: memref<2x2x2xf32>, %x: memref<8x3xf32>, %y: memref<2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %columns = memref.get_global @column : memref<2x2x2xi32>
  %dense = memref.alloc() : memref<2x8xf32>
  linalg.fill ins(%zero : f32) outs(%dense : memref<2x8xf32>)
  affine.for %row = 0 to 2 {
    affine.for %group = 0 to 2 {
      affine.for %k = 0 to 2 {
        %c = affine.load %columns[%row, %group, %k] : memref<2x2x2xi32>
        %in = arith.index_cast %c : i32 to index
        %v = affine.load %values[%row, %group, %k] : memref<2x2x2xf32>
        %at = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%group)[%in]
        memref.store %v, %dense[%row, %at] : memref<2x8xf32>
      }
    }
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<2x3xf32>)
  linalg.matmul ins(%dense, %x : memref<2x8xf32>, memref<8x3xf32>) outs(%y : memref<2x3xf32>)
  memref.dealloc %dense : memref<2x8xf32>
  return
}
