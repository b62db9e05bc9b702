#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg0 : i32 to index
    %3 = affine.apply #map()[%c0, %2, %c4]
    scf.for %arg7 = %c0 to %3 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %2 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        scf.for %arg9 = %c0 to %0 step %c1 {
          %7 = memref.load %arg6[%arg8] : memref<?xf32>
          memref.store %7, %arg4[%c0, %arg9] : memref<?x11xf32>
        }
        scf.for %arg9 = %c1 to %1 step %c1 {
          scf.for %arg10 = %c0 to %0 step %c1 {
            %7 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg9, %c-1 : index
            %10 = memref.load %arg5[%9, %arg10] : memref<?x11xf32>
            %11 = arith.subf %8, %10 : f32
            %12 = arith.mulf %11, %cst : f32
            %13 = arith.subf %7, %12 : f32
            memref.store %13, %arg4[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        scf.for %arg9 = %c0 to %1 step %c1 {
          scf.for %arg10 = %c1 to %0 step %c1 {
            %7 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg10, %c-1 : index
            %10 = memref.load %arg5[%arg9, %9] : memref<?x11xf32>
            %11 = arith.subf %8, %10 : f32
            %12 = arith.mulf %11, %cst : f32
            %13 = arith.subf %7, %12 : f32
            memref.store %13, %arg3[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        %6 = arith.addi %1, %c-1 : index
        scf.for %arg9 = %c0 to %6 step %c1 {
          %7 = arith.addi %0, %c-1 : index
          scf.for %arg10 = %c0 to %7 step %c1 {
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg10, %c1 : index
            %10 = memref.load %arg3[%arg9, %9] : memref<?x11xf32>
            %11 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %12 = arith.subf %10, %11 : f32
            %13 = arith.addi %arg9, %c1 : index
            %14 = memref.load %arg4[%13, %arg10] : memref<?x11xf32>
            %15 = arith.addf %12, %14 : f32
            %16 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %17 = arith.subf %15, %16 : f32
            %18 = arith.mulf %17, %cst_0 : f32
            %19 = arith.subf %8, %18 : f32
            memref.store %19, %arg5[%arg9, %arg10] : memref<?x11xf32>
          }
        }
      }
    }
    scf.for %arg7 = %3 to %2 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %2 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        scf.for %arg9 = %c0 to %0 step %c1 {
          %7 = memref.load %arg6[%arg8] : memref<?xf32>
          memref.store %7, %arg4[%c0, %arg9] : memref<?x11xf32>
        }
        scf.for %arg9 = %c1 to %1 step %c1 {
          scf.for %arg10 = %c0 to %0 step %c1 {
            %7 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg9, %c-1 : index
            %10 = memref.load %arg5[%9, %arg10] : memref<?x11xf32>
            %11 = arith.subf %8, %10 : f32
            %12 = arith.mulf %11, %cst : f32
            %13 = arith.subf %7, %12 : f32
            memref.store %13, %arg4[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        scf.for %arg9 = %c0 to %1 step %c1 {
          scf.for %arg10 = %c1 to %0 step %c1 {
            %7 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg10, %c-1 : index
            %10 = memref.load %arg5[%arg9, %9] : memref<?x11xf32>
            %11 = arith.subf %8, %10 : f32
            %12 = arith.mulf %11, %cst : f32
            %13 = arith.subf %7, %12 : f32
            memref.store %13, %arg3[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        %6 = arith.addi %1, %c-1 : index
        scf.for %arg9 = %c0 to %6 step %c1 {
          %7 = arith.addi %0, %c-1 : index
          scf.for %arg10 = %c0 to %7 step %c1 {
            %8 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %9 = arith.addi %arg10, %c1 : index
            %10 = memref.load %arg3[%arg9, %9] : memref<?x11xf32>
            %11 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %12 = arith.subf %10, %11 : f32
            %13 = arith.addi %arg9, %c1 : index
            %14 = memref.load %arg4[%13, %arg10] : memref<?x11xf32>
            %15 = arith.addf %12, %14 : f32
            %16 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %17 = arith.subf %15, %16 : f32
            %18 = arith.mulf %17, %cst_0 : f32
            %19 = arith.subf %8, %18 : f32
            memref.store %19, %arg5[%arg9, %arg10] : memref<?x11xf32>
          }
        }
      }
    }
    return
  }
}
