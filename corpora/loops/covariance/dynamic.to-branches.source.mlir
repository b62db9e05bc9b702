module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg6 = %c0 to %arg1 step %c1 {
      %0 = scf.for %arg7 = %c0 to %arg0 step %c1 iter_args(%arg8 = %cst) -> (f32) {
        %2 = memref.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %3 = arith.addf %arg8, %2 : f32
        scf.yield %3 : f32
      }
      %1 = arith.divf %0, %arg2 : f32
      memref.store %1, %arg5[%arg6] : memref<?xf32>
    }
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %arg1 step %c1 {
        %0 = memref.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = memref.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        memref.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
      }
    }
    scf.for %arg6 = %c0 to %arg1 step %c1 {
      scf.for %arg7 = %arg6 to %arg1 step %c1 {
        %0 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %cst) -> (f32) {
          %1 = memref.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %3 = arith.mulf %1, %2 : f32
          %4 = arith.addf %arg9, %3 : f32
          scf.yield %4 : f32
        }
        memref.store %0, %arg4[%arg6, %arg7] : memref<?x?xf32>
        memref.store %0, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
