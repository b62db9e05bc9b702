module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %arg1 step %c1 {
        scf.for %arg8 = %c0 to %arg2 step %c1 {
          memref.store %cst, %arg5[%arg8] : memref<?xf32>
          scf.for %arg9 = %c0 to %arg2 step %c1 {
            %0 = memref.load %arg5[%arg8] : memref<?xf32>
            %1 = memref.load %arg3[%arg6, %arg7, %arg9] : memref<?x?x?xf32>
            %2 = memref.load %arg4[%arg9, %arg8] : memref<?x?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            memref.store %4, %arg5[%arg8] : memref<?xf32>
          }
        }
        scf.for %arg8 = %c0 to %arg2 step %c1 {
          %0 = memref.load %arg5[%arg8] : memref<?xf32>
          memref.store %0, %arg3[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
        }
      }
    }
    return
  }
}
