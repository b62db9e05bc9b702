module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    scf.parallel (%arg6) = (%c0) to (%arg1) step (%0) {
      scf.parallel (%arg7) = (%c0_0) to (%0) step (%c1) {
        %3 = arith.addi %arg7, %arg6 : index
        %true = arith.constant true
        %4 = arith.muli %arg7, %c1 : index
        %5 = arith.addi %4, %arg6 : index
        %6 = arith.cmpi ult, %5, %arg1 : index
        %7 = arith.andi %true, %6 : i1
        scf.if %7 {
          %8 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %cst) -> (f32) {
            %10 = memref.load %arg3[%arg8, %3] : memref<?x?xf32>
            %11 = arith.addf %arg9, %10 : f32
            scf.yield %11 : f32
          }
          %9 = arith.divf %8, %arg2 : f32
          memref.store %9, %arg5[%3] : memref<?xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_1 = arith.constant 0 : index
    %c4_2 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = arith.muli %c1, %c4_2 : index
    %2 = arith.muli %c1, %c2 : index
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%arg0, %arg1) step (%1, %2) {
      scf.parallel (%arg8, %arg9) = (%c0_1, %c0_1) to (%1, %2) step (%c1, %c1) {
        %3 = arith.addi %arg8, %arg6 : index
        %4 = arith.addi %arg9, %arg7 : index
        %true = arith.constant true
        %5 = arith.muli %arg8, %c1 : index
        %6 = arith.addi %5, %arg6 : index
        %7 = arith.cmpi ult, %6, %arg0 : index
        %8 = arith.andi %true, %7 : i1
        %9 = arith.muli %arg9, %c1 : index
        %10 = arith.addi %9, %arg7 : index
        %11 = arith.cmpi ult, %10, %arg1 : index
        %12 = arith.andi %8, %11 : i1
        scf.if %12 {
          %13 = memref.load %arg3[%3, %4] : memref<?x?xf32>
          %14 = memref.load %arg5[%4] : memref<?xf32>
          %15 = arith.subf %13, %14 : f32
          memref.store %15, %arg3[%3, %4] : memref<?x?xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg6) = (%c0) to (%arg1) step (%c1) {
      %c0_3 = arith.constant 0 : index
      %c4_4 = arith.constant 4 : index
      %3 = arith.muli %c1, %c4_4 : index
      scf.parallel (%arg7) = (%arg6) to (%arg1) step (%3) {
        scf.parallel (%arg8) = (%c0_3) to (%3) step (%c1) {
          %4 = arith.addi %arg8, %arg7 : index
          %true = arith.constant true
          %5 = arith.muli %arg8, %c1 : index
          %6 = arith.addi %5, %arg7 : index
          %7 = arith.cmpi ult, %6, %arg1 : index
          %8 = arith.andi %true, %7 : i1
          scf.if %8 {
            %9 = scf.for %arg9 = %c0 to %arg0 step %c1 iter_args(%arg10 = %cst) -> (f32) {
              %10 = memref.load %arg3[%arg9, %arg6] : memref<?x?xf32>
              %11 = memref.load %arg3[%arg9, %4] : memref<?x?xf32>
              %12 = arith.mulf %10, %11 : f32
              %13 = arith.addf %arg10, %12 : f32
              scf.yield %13 : f32
            }
            memref.store %9, %arg4[%arg6, %4] : memref<?x?xf32>
            memref.store %9, %arg4[%4, %arg6] : memref<?x?xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
