memref.global "private" constant @start : memref<4xi32> = dense<[0, 2, 2, 5]>
memref.global "private" constant @column : memref<5xi32> = dense<[1, 3, 0, 2, 3]>
func.func @kernel(%values: memref<5xf32>, %x: memref<4x2xf32>, %y: memref<3x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %starts = memref.get_global @start : memref<4xi32>
  %columns = memref.get_global @column : memref<5xi32>
  %dense = memref.alloc() : memref<3x4xf32>
  linalg.fill ins(%zero : f32) outs(%dense : memref<3x4xf32>)
  scf.for %row = %c0 to %c3 step %c1 {
    %after = arith.addi %row, %c1 : index
    %b = memref.load %starts[%row] : memref<4xi32>
    %e = memref.load %starts[%after] : memref<4xi32>
    %begin = arith.index_cast %b : i32 to index
    %end = arith.index_cast %e : i32 to index
    scf.for %k = %begin to %end step %c1 {
      %c = memref.load %columns[%k] : memref<5xi32>
      %at = arith.index_cast %c : i32 to index
      %v = memref.load %values[%k] : memref<5xf32>
      memref.store %v, %dense[%row, %at] : memref<3x4xf32>
    }
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<3x2xf32>)
  linalg.matmul ins(%dense, %x : memref<3x4xf32>, memref<4x2xf32>) outs(%y : memref<3x2xf32>)
  memref.dealloc %dense : memref<3x4xf32>
  return
}
