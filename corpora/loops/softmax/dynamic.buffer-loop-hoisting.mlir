module {
  func.func @softmax(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0xFFF0000000000000 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %alloc = memref.alloc(%dim_1) : memref<?xf64>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %0 = scf.for %arg3 = %c0 to %dim_1 step %c1 iter_args(%arg4 = %cst_0) -> (f64) {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %3 = arith.cmpf ogt, %2, %arg4 : f64
        %4 = arith.select %3, %2, %arg4 : f64
        scf.yield %4 : f64
      }
      %1 = scf.for %arg3 = %c0 to %dim_1 step %c1 iter_args(%arg4 = %cst) -> (f64) {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
        %3 = arith.subf %2, %0 : f64
        %4 = math.exp %3 : f64
        memref.store %4, %alloc[%arg3] : memref<?xf64>
        %5 = arith.addf %arg4, %4 : f64
        scf.yield %5 : f64
      }
      scf.for %arg3 = %c0 to %dim_1 step %c1 {
        %2 = memref.load %alloc[%arg3] : memref<?xf64>
        %3 = arith.divf %2, %1 : f64
        memref.store %3, %arg1[%arg2, %arg3] : memref<?x?xf64>
      }
      memref.dealloc %alloc : memref<?xf64>
    }
    return
  }
}
