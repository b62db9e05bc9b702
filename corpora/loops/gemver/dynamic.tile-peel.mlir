#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg8 = %c0 to %0 step %c4 {
      %3 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg9 = %c0 to %3 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %9 = memref.load %arg3[%arg10] : memref<?xf32>
            %10 = memref.load %arg4[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg2[%arg10, %arg11] : memref<?x?xf32>
          }
        }
      }
      scf.for %arg9 = %3 to %arg0 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %9 = memref.load %arg3[%arg10] : memref<?xf32>
            %10 = memref.load %arg4[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg2[%arg10, %arg11] : memref<?x?xf32>
          }
        }
      }
    }
    scf.for %arg8 = %0 to %arg0 step %c4 {
      scf.for %arg9 = %c0 to %arg0 step %c4 {
        %3 = arith.addi %arg8, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg10 = %arg8 to %4 step %c1 {
          %5 = arith.addi %arg9, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg11 = %arg9 to %6 step %c1 {
            %7 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %8 = memref.load %arg3[%arg10] : memref<?xf32>
            %9 = memref.load %arg4[%arg11] : memref<?xf32>
            %10 = arith.mulf %8, %9 : f32
            %11 = arith.addf %7, %10 : f32
            memref.store %11, %arg2[%arg10, %arg11] : memref<?x?xf32>
          }
        }
      }
    }
    %1 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg8 = %c0 to %1 step %c4 {
      %3 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg9 = %c0 to %3 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg6[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %10 = memref.load %arg7[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
      scf.for %arg9 = %3 to %arg0 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg6[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %10 = memref.load %arg7[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
    }
    scf.for %arg8 = %1 to %arg0 step %c4 {
      %3 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg9 = %c0 to %3 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg6[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %10 = memref.load %arg7[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
      scf.for %arg9 = %3 to %arg0 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg6[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %10 = memref.load %arg7[%arg11] : memref<?xf32>
            %11 = arith.mulf %9, %10 : f32
            %12 = arith.addf %8, %11 : f32
            memref.store %12, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
    }
    %2 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg8 = %c0 to %2 step %c4 {
      %3 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg9 = %c0 to %3 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg5[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %10 = memref.load %arg6[%arg11] : memref<?xf32>
            %11 = arith.mulf %arg1, %9 : f32
            %12 = arith.mulf %11, %10 : f32
            %13 = arith.addf %8, %12 : f32
            memref.store %13, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
      scf.for %arg9 = %3 to %arg0 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg5[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %10 = memref.load %arg6[%arg11] : memref<?xf32>
            %11 = arith.mulf %arg1, %9 : f32
            %12 = arith.mulf %11, %10 : f32
            %13 = arith.addf %8, %12 : f32
            memref.store %13, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
    }
    scf.for %arg8 = %2 to %arg0 step %c4 {
      %3 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg9 = %c0 to %3 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg5[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %10 = memref.load %arg6[%arg11] : memref<?xf32>
            %11 = arith.mulf %arg1, %9 : f32
            %12 = arith.mulf %11, %10 : f32
            %13 = arith.addf %8, %12 : f32
            memref.store %13, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
      scf.for %arg9 = %3 to %arg0 step %c4 {
        %4 = arith.addi %arg8, %c4 : index
        %5 = arith.minsi %4, %arg0 : index
        scf.for %arg10 = %arg8 to %5 step %c1 {
          %6 = arith.addi %arg9, %c4 : index
          %7 = arith.minsi %6, %arg0 : index
          scf.for %arg11 = %arg9 to %7 step %c1 {
            %8 = memref.load %arg5[%arg10] : memref<?xf32>
            %9 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %10 = memref.load %arg6[%arg11] : memref<?xf32>
            %11 = arith.mulf %arg1, %9 : f32
            %12 = arith.mulf %11, %10 : f32
            %13 = arith.addf %8, %12 : f32
            memref.store %13, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
    }
    return
  }
}
