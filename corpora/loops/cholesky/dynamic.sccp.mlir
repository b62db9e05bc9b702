module {
  func.func @cholesky(%arg0: memref<?x?xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    scf.for %arg1 = %c0 to %dim step %c1 {
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        %3 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %4 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %3) -> (f64) {
          %7 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %8 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %9 = arith.mulf %7, %8 : f64
          %10 = arith.subf %arg4, %9 : f64
          scf.yield %10 : f64
        }
        %5 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
        %6 = arith.divf %4, %5 : f64
        memref.store %6, %arg0[%arg1, %arg2] : memref<?x?xf64>
      }
      %0 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64>
      %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %0) -> (f64) {
        %3 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %4 = arith.mulf %3, %3 : f64
        %5 = arith.subf %arg3, %4 : f64
        scf.yield %5 : f64
      }
      %2 = math.sqrt %1 : f64
      memref.store %2, %arg0[%arg1, %arg1] : memref<?x?xf64>
    }
    return
  }
}
