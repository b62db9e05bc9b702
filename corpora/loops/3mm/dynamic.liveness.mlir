module {
  func.func private @product(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg2, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_0 step %c1 {
        %0 = scf.for %arg5 = %c0 to %dim_1 step %c1 iter_args(%arg6 = %cst) -> (f64) {
          %1 = memref.load %arg0[%arg3, %arg5] : memref<?x?xf64>
          %2 = memref.load %arg1[%arg5, %arg4] : memref<?x?xf64>
          %3 = arith.mulf %1, %2 : f64
          %4 = arith.addf %arg6, %3 : f64
          scf.yield %4 : f64
        }
        memref.store %0, %arg2[%arg3, %arg4] : memref<?x?xf64>
      }
    }
    return
  }
  func.func @three_mm(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf64>
    %dim_1 = memref.dim %arg3, %c1 : memref<?x?xf64>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf64>
    %alloc_2 = memref.alloc(%dim_0, %dim_1) : memref<?x?xf64>
    call @product(%arg0, %arg1, %alloc) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    call @product(%arg2, %arg3, %alloc_2) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    call @product(%alloc, %alloc_2, %arg4) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    memref.dealloc %alloc_2 : memref<?x?xf64>
    memref.dealloc %alloc : memref<?x?xf64>
    return
  }
}
