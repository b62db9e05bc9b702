module {
  func.func @syrk(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c1 step %c1 {
      %0 = arith.addi %arg5, %c1 : index
      scf.for %arg6 = %c0 to %c1 step %c1 {
        %1 = memref.load %arg3[%arg5, %arg6] : memref<?x?xf32>
        %2 = arith.mulf %1, %arg2 : f32
        memref.store %2, %arg3[%arg5, %arg6] : memref<?x?xf32>
      }
      scf.for %arg6 = %c1 to %0 step %c1 {
        %1 = memref.load %arg3[%arg5, %arg6] : memref<?x?xf32>
        %2 = arith.mulf %1, %arg2 : f32
        memref.store %2, %arg3[%arg5, %arg6] : memref<?x?xf32>
      }
      scf.for %arg6 = %c0 to %c1 step %c1 {
        scf.for %arg7 = %c0 to %c1 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
        scf.for %arg7 = %c1 to %0 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
      }
      scf.for %arg6 = %c1 to %arg1 step %c1 {
        scf.for %arg7 = %c0 to %c1 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
        scf.for %arg7 = %c1 to %0 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
      }
    }
    scf.for %arg5 = %c1 to %arg0 step %c1 {
      %0 = arith.addi %arg5, %c1 : index
      scf.for %arg6 = %c0 to %c1 step %c1 {
        %1 = memref.load %arg3[%arg5, %arg6] : memref<?x?xf32>
        %2 = arith.mulf %1, %arg2 : f32
        memref.store %2, %arg3[%arg5, %arg6] : memref<?x?xf32>
      }
      scf.for %arg6 = %c1 to %0 step %c1 {
        %1 = memref.load %arg3[%arg5, %arg6] : memref<?x?xf32>
        %2 = arith.mulf %1, %arg2 : f32
        memref.store %2, %arg3[%arg5, %arg6] : memref<?x?xf32>
      }
      scf.for %arg6 = %c0 to %c1 step %c1 {
        scf.for %arg7 = %c0 to %c1 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
        scf.for %arg7 = %c1 to %0 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
      }
      scf.for %arg6 = %c1 to %arg1 step %c1 {
        scf.for %arg7 = %c0 to %c1 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
        scf.for %arg7 = %c1 to %0 step %c1 {
          %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %3 = memref.load %arg3[%arg5, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg3[%arg5, %arg7] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
