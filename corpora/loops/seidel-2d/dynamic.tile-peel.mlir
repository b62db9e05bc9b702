#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 9.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg3 = %c0 to %0 step %c4 {
      %1 = arith.addi %arg1, %c-1 : index
      %2 = affine.apply #map()[%c1, %1, %c4]
      scf.for %arg4 = %c1 to %2 step %c4 {
        %3 = arith.addi %arg1, %c-1 : index
        %4 = affine.apply #map()[%c1, %3, %c4]
        scf.for %arg5 = %c1 to %4 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg5 = %4 to %3 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
      scf.for %arg4 = %2 to %1 step %c4 {
        %3 = arith.addi %arg1, %c-1 : index
        %4 = affine.apply #map()[%c1, %3, %c4]
        scf.for %arg5 = %c1 to %4 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg5 = %4 to %3 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %0 to %arg0 step %c4 {
      %1 = arith.addi %arg1, %c-1 : index
      %2 = affine.apply #map()[%c1, %1, %c4]
      scf.for %arg4 = %c1 to %2 step %c4 {
        %3 = arith.addi %arg1, %c-1 : index
        %4 = affine.apply #map()[%c1, %3, %c4]
        scf.for %arg5 = %c1 to %4 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg5 = %4 to %3 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
      scf.for %arg4 = %2 to %1 step %c4 {
        %3 = arith.addi %arg1, %c-1 : index
        %4 = affine.apply #map()[%c1, %3, %c4]
        scf.for %arg5 = %c1 to %4 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg5 = %4 to %3 step %c4 {
          %5 = arith.addi %arg3, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg6 = %arg3 to %6 step %c1 {
            %7 = arith.addi %arg4, %c4 : index
            %8 = arith.addi %arg1, %c-1 : index
            %9 = arith.minsi %7, %8 : index
            scf.for %arg7 = %arg4 to %9 step %c1 {
              %10 = arith.addi %arg5, %c4 : index
              %11 = arith.addi %arg1, %c-1 : index
              %12 = arith.minsi %10, %11 : index
              scf.for %arg8 = %arg5 to %12 step %c1 {
                %13 = arith.addi %arg7, %c-1 : index
                %14 = memref.load %arg2[%13, %arg8] : memref<?x?xf32>
                %15 = arith.addi %arg7, %c-1 : index
                %16 = arith.addi %arg8, %c1 : index
                %17 = memref.load %arg2[%15, %16] : memref<?x?xf32>
                %18 = arith.addi %arg8, %c-1 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %20 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %21 = arith.addi %arg8, %c1 : index
                %22 = memref.load %arg2[%arg7, %21] : memref<?x?xf32>
                %23 = arith.addi %arg7, %c1 : index
                %24 = memref.load %arg2[%23, %arg8] : memref<?x?xf32>
                %25 = arith.addf %14, %17 : f32
                %26 = arith.addf %25, %19 : f32
                %27 = arith.addf %26, %20 : f32
                %28 = arith.addf %27, %22 : f32
                %29 = arith.addf %28, %24 : f32
                %30 = arith.divf %29, %cst : f32
                memref.store %30, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
