// A product with a sparse matrix in CSR of which nothing is known but that its numbers are in range.
func.func @kernel(%starts: memref<4xi32>, %columns: memref<5xi32>, %values: memref<5xf32>, %x: memref<4x2xf32>,
                  %y: memref<3x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %row = %c0 to %c3 step %c1 {
    %after = arith.addi %row, %c1 : index
    %b = memref.load %starts[%row] : memref<4xi32>
    %e = memref.load %starts[%after] : memref<4xi32>
    %begin = arith.index_cast %b : i32 to index
    %end = arith.index_cast %e : i32 to index
    scf.for %n = %c0 to %c2 step %c1 {
      %sum = scf.for %k = %begin to %end step %c1 iter_args(%s = %zero) -> f32 {
        %c = memref.load %columns[%k] : memref<5xi32>
        %at = arith.index_cast %c : i32 to index
        %v = memref.load %values[%k] : memref<5xf32>
        %f = memref.load %x[%at, %n] : memref<4x2xf32>
        %p = arith.mulf %v, %f : f32
        %next = arith.addf %s, %p : f32
        scf.yield %next : f32
      }
      memref.store %sum, %y[%row, %n] : memref<3x2xf32>
    }
  }
  return
}
