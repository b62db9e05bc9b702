module {
  func.func @softmax(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0xFFF0000000000000 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    scf.for %arg2 = %c0 to %c1 step %c1 {
      %alloc = memref.alloc(%dim_1) : memref<?xf64>
      %0 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst_0) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.cmpf ogt, %4, %arg4 : f64
        %6 = arith.select %5, %4, %arg4 : f64
        scf.yield %6 : f64
      }
      %1 = scf.for %arg3 = %c1 to %dim_1 step %c1 iter_args(%arg4 = %0) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.cmpf ogt, %4, %arg4 : f64
        %6 = arith.select %5, %4, %arg4 : f64
        scf.yield %6 : f64
      }
      %2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.subf %4, %1 : f64
        %6 = math.exp %5 : f64
        memref.store %6, %alloc[%arg3] : memref<?xf64>
        %7 = arith.addf %arg4, %6 : f64
        scf.yield %7 : f64
      }
      %3 = scf.for %arg3 = %c1 to %dim_1 step %c1 iter_args(%arg4 = %2) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.subf %4, %1 : f64
        %6 = math.exp %5 : f64
        memref.store %6, %alloc[%arg3] : memref<?xf64>
        %7 = arith.addf %arg4, %6 : f64
        scf.yield %7 : f64
      }
      scf.for %arg3 = %c0 to %c1 step %c1 {
        %4 = memref.load %alloc[%arg3] : memref<?xf64>
        %5 = arith.divf %4, %3 : f64
        memref.store %5, %arg1[%arg2, %arg3] : memref<?x?xf64>
      }
      scf.for %arg3 = %c1 to %dim_1 step %c1 {
        %4 = memref.load %alloc[%arg3] : memref<?xf64>
        %5 = arith.divf %4, %3 : f64
        memref.store %5, %arg1[%arg2, %arg3] : memref<?x?xf64>
      }
      memref.dealloc %alloc : memref<?xf64>
    }
    scf.for %arg2 = %c1 to %dim step %c1 {
      %alloc = memref.alloc(%dim_1) : memref<?xf64>
      %0 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst_0) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.cmpf ogt, %4, %arg4 : f64
        %6 = arith.select %5, %4, %arg4 : f64
        scf.yield %6 : f64
      }
      %1 = scf.for %arg3 = %c1 to %dim_1 step %c1 iter_args(%arg4 = %0) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.cmpf ogt, %4, %arg4 : f64
        %6 = arith.select %5, %4, %arg4 : f64
        scf.yield %6 : f64
      }
      %2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.subf %4, %1 : f64
        %6 = math.exp %5 : f64
        memref.store %6, %alloc[%arg3] : memref<?xf64>
        %7 = arith.addf %arg4, %6 : f64
        scf.yield %7 : f64
      }
      %3 = scf.for %arg3 = %c1 to %dim_1 step %c1 iter_args(%arg4 = %2) -> (f64) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %5 = arith.subf %4, %1 : f64
        %6 = math.exp %5 : f64
        memref.store %6, %alloc[%arg3] : memref<?xf64>
        %7 = arith.addf %arg4, %6 : f64
        scf.yield %7 : f64
      }
      scf.for %arg3 = %c0 to %c1 step %c1 {
        %4 = memref.load %alloc[%arg3] : memref<?xf64>
        %5 = arith.divf %4, %3 : f64
        memref.store %5, %arg1[%arg2, %arg3] : memref<?x?xf64>
      }
      scf.for %arg3 = %c1 to %dim_1 step %c1 {
        %4 = memref.load %alloc[%arg3] : memref<?xf64>
        %5 = arith.divf %4, %3 : f64
        memref.store %5, %arg1[%arg2, %arg3] : memref<?x?xf64>
      }
      memref.dealloc %alloc : memref<?xf64>
    }
    return
  }
}
