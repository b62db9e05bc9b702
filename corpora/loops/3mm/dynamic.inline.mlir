module {
  func.func @three_mm(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf64>
    %dim_1 = memref.dim %arg3, %c1 : memref<?x?xf64>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf64>
    %alloc_2 = memref.alloc(%dim_0, %dim_1) : memref<?x?xf64>
    %dim_3 = memref.dim %arg0, %c1 : memref<?x?xf64>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %dim_0 step %c1 {
        %0 = scf.for %arg7 = %c0 to %dim_3 step %c1 iter_args(%arg8 = %cst) -> (f64) {
          %1 = memref.load %arg0[%arg5, %arg7] : memref<?x?xf64>
          %2 = memref.load %arg1[%arg7, %arg6] : memref<?x?xf64>
          %3 = arith.mulf %1, %2 : f64
          %4 = arith.addf %arg8, %3 : f64
          scf.yield %4 : f64
        }
        memref.store %0, %alloc[%arg5, %arg6] : memref<?x?xf64>
      }
    }
    %dim_4 = memref.dim %arg2, %c1 : memref<?x?xf64>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      scf.for %arg6 = %c0 to %dim_1 step %c1 {
        %0 = scf.for %arg7 = %c0 to %dim_4 step %c1 iter_args(%arg8 = %cst) -> (f64) {
          %1 = memref.load %arg2[%arg5, %arg7] : memref<?x?xf64>
          %2 = memref.load %arg3[%arg7, %arg6] : memref<?x?xf64>
          %3 = arith.mulf %1, %2 : f64
          %4 = arith.addf %arg8, %3 : f64
          scf.yield %4 : f64
        }
        memref.store %0, %alloc_2[%arg5, %arg6] : memref<?x?xf64>
      }
    }
    %dim_5 = memref.dim %arg4, %c0 : memref<?x?xf64>
    %dim_6 = memref.dim %arg4, %c1 : memref<?x?xf64>
    scf.for %arg5 = %c0 to %dim_5 step %c1 {
      scf.for %arg6 = %c0 to %dim_6 step %c1 {
        %0 = scf.for %arg7 = %c0 to %dim_0 step %c1 iter_args(%arg8 = %cst) -> (f64) {
          %1 = memref.load %alloc[%arg5, %arg7] : memref<?x?xf64>
          %2 = memref.load %alloc_2[%arg7, %arg6] : memref<?x?xf64>
          %3 = arith.mulf %1, %2 : f64
          %4 = arith.addf %arg8, %3 : f64
          scf.yield %4 : f64
        }
        memref.store %0, %arg4[%arg5, %arg6] : memref<?x?xf64>
      }
    }
    memref.dealloc %alloc : memref<?x?xf64>
    memref.dealloc %alloc_2 : memref<?x?xf64>
    return
  }
}
