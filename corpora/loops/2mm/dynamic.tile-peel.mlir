#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg9 = %c0 to %0 step %c4 {
      %2 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg10 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg9, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg11 = %arg9 to %4 step %c1 {
          %5 = arith.addi %arg10, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg12 = %arg10 to %6 step %c1 {
            memref.store %cst, %arg4[%arg11, %arg12] : memref<?x?xf32>
            scf.for %arg13 = %c0 to %arg2 step %c1 {
              %7 = memref.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %8 = memref.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %9 = memref.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %10 = arith.mulf %7, %8 : f32
              %11 = arith.addf %9, %10 : f32
              memref.store %11, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
          }
        }
      }
      scf.for %arg10 = %2 to %arg1 step %c4 {
        %3 = arith.addi %arg9, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg11 = %arg9 to %4 step %c1 {
          %5 = arith.addi %arg10, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg12 = %arg10 to %6 step %c1 {
            memref.store %cst, %arg4[%arg11, %arg12] : memref<?x?xf32>
            scf.for %arg13 = %c0 to %arg2 step %c1 {
              %7 = memref.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %8 = memref.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %9 = memref.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %10 = arith.mulf %7, %8 : f32
              %11 = arith.addf %9, %10 : f32
              memref.store %11, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
          }
        }
      }
    }
    scf.for %arg9 = %0 to %arg0 step %c4 {
      scf.for %arg10 = %c0 to %arg1 step %c4 {
        %2 = arith.addi %arg9, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg11 = %arg9 to %3 step %c1 {
          %4 = arith.addi %arg10, %c4 : index
          %5 = arith.minsi %4, %arg1 : index
          scf.for %arg12 = %arg10 to %5 step %c1 {
            memref.store %cst, %arg4[%arg11, %arg12] : memref<?x?xf32>
            scf.for %arg13 = %c0 to %arg2 step %c1 {
              %6 = memref.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %7 = memref.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %8 = memref.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %9 = arith.mulf %6, %7 : f32
              %10 = arith.addf %8, %9 : f32
              memref.store %10, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
          }
        }
      }
    }
    %1 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg9 = %c0 to %1 step %c4 {
      %2 = affine.apply #map()[%c0, %arg3, %c4]
      scf.for %arg10 = %c0 to %2 step %c4 {
        %3 = affine.apply #map()[%c0, %arg1, %c4]
        scf.for %arg11 = %c0 to %3 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg11 = %3 to %arg1 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
      scf.for %arg10 = %2 to %arg3 step %c4 {
        %3 = affine.apply #map()[%c0, %arg1, %c4]
        scf.for %arg11 = %c0 to %3 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg11 = %3 to %arg1 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg9 = %1 to %arg0 step %c4 {
      %2 = affine.apply #map()[%c0, %arg3, %c4]
      scf.for %arg10 = %c0 to %2 step %c4 {
        %3 = affine.apply #map()[%c0, %arg1, %c4]
        scf.for %arg11 = %c0 to %3 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg11 = %3 to %arg1 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
      scf.for %arg10 = %2 to %arg3 step %c4 {
        %3 = affine.apply #map()[%c0, %arg1, %c4]
        scf.for %arg11 = %c0 to %3 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
        scf.for %arg11 = %3 to %arg1 step %c4 {
          %4 = arith.addi %arg9, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg12 = %arg9 to %5 step %c1 {
            %6 = arith.addi %arg10, %c4 : index
            %7 = arith.minsi %6, %arg3 : index
            scf.for %arg13 = %arg10 to %7 step %c1 {
              %8 = arith.addi %arg11, %c4 : index
              %9 = arith.minsi %8, %arg1 : index
              scf.for %arg14 = %arg11 to %9 step %c1 {
                %10 = memref.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %11 = memref.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %12 = memref.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %13 = arith.mulf %10, %11 : f32
                %14 = arith.addf %12, %13 : f32
                memref.store %14, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
