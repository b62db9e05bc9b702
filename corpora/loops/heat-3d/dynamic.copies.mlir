module {
  func.func @heat_3d(%arg0: index, %arg1: index, %arg2: memref<?x?x?xf64>, %arg3: memref<?x?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.250000e-01 : f64
    %0 = arith.subi %arg1, %c1 : index
    scf.for %arg4 = %c0_0 to %arg0 step %c1 {
      scf.for %arg5 = %c1 to %0 step %c1 {
        scf.for %arg6 = %c1 to %0 step %c1 {
          scf.for %arg7 = %c1 to %0 step %c1 {
            %1 = arith.addi %arg5, %c1 : index
            %2 = arith.addi %arg6, %c1 : index
            %3 = arith.subi %arg7, %c1 : index
            %4 = memref.load %arg2[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            %5 = memref.load %arg2[%1, %arg6, %arg7] : memref<?x?x?xf64>
            %6 = memref.load %arg2[%arg5, %2, %arg7] : memref<?x?x?xf64>
            %7 = memref.load %arg2[%arg5, %arg6, %3] : memref<?x?x?xf64>
            %8 = arith.addf %5, %6 : f64
            %9 = arith.addf %8, %7 : f64
            %10 = arith.mulf %9, %cst : f64
            %11 = arith.subf %4, %10 : f64
            memref.store %11, %arg3[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
          }
        }
      }
      scf.for %arg5 = %c1 to %0 step %c1 {
        scf.for %arg6 = %c1 to %0 step %c1 {
          scf.for %arg7 = %c1 to %0 step %c1 {
            %1 = memref.load %arg3[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            memref.store %1, %arg2[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
          }
        }
      }
    }
    return
  }
}
