module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    scf.for %arg11 = %c0 to %c4 step %c4 {
      scf.for %arg12 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %5 = memref.load %arg3[%arg13] : memref<6xf64>
            %6 = memref.load %arg4[%arg14] : memref<6xf64>
            %7 = memref.load %arg5[%arg13] : memref<6xf64>
            %8 = memref.load %arg6[%arg14] : memref<6xf64>
            %9 = arith.mulf %5, %6 : f64
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %4, %9 : f64
            %12 = arith.addf %11, %10 : f64
            memref.store %12, %arg2[%arg13, %arg14] : memref<6x6xf64>
          }
        }
      }
      scf.for %arg12 = %c4 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %5 = memref.load %arg3[%arg13] : memref<6xf64>
            %6 = memref.load %arg4[%arg14] : memref<6xf64>
            %7 = memref.load %arg5[%arg13] : memref<6xf64>
            %8 = memref.load %arg6[%arg14] : memref<6xf64>
            %9 = arith.mulf %5, %6 : f64
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %4, %9 : f64
            %12 = arith.addf %11, %10 : f64
            memref.store %12, %arg2[%arg13, %arg14] : memref<6x6xf64>
          }
        }
      }
    }
    scf.for %arg11 = %c4 to %c6 step %c4 {
      scf.for %arg12 = %c0 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %5 = memref.load %arg3[%arg13] : memref<6xf64>
            %6 = memref.load %arg4[%arg14] : memref<6xf64>
            %7 = memref.load %arg5[%arg13] : memref<6xf64>
            %8 = memref.load %arg6[%arg14] : memref<6xf64>
            %9 = arith.mulf %5, %6 : f64
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %4, %9 : f64
            %12 = arith.addf %11, %10 : f64
            memref.store %12, %arg2[%arg13, %arg14] : memref<6x6xf64>
          }
        }
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c4 {
      scf.for %arg12 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg8[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg14, %arg13] : memref<6x6xf64>
            %6 = memref.load %arg9[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg1, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg8[%arg13] : memref<6xf64>
          }
        }
      }
      scf.for %arg12 = %c4 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg8[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg14, %arg13] : memref<6x6xf64>
            %6 = memref.load %arg9[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg1, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg8[%arg13] : memref<6xf64>
          }
        }
      }
    }
    scf.for %arg11 = %c4 to %c6 step %c4 {
      scf.for %arg12 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg8[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg14, %arg13] : memref<6x6xf64>
            %6 = memref.load %arg9[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg1, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg8[%arg13] : memref<6xf64>
          }
        }
      }
      scf.for %arg12 = %c4 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg8[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg14, %arg13] : memref<6x6xf64>
            %6 = memref.load %arg9[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg1, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg8[%arg13] : memref<6xf64>
          }
        }
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c4 {
      %0 = arith.addi %arg11, %c4 : index
      %1 = arith.minsi %0, %c6 : index
      scf.for %arg12 = %arg11 to %1 step %c1 {
        %2 = memref.load %arg8[%arg12] : memref<6xf64>
        %3 = memref.load %arg10[%arg12] : memref<6xf64>
        %4 = arith.addf %2, %3 : f64
        memref.store %4, %arg8[%arg12] : memref<6xf64>
      }
    }
    scf.for %arg11 = %c4 to %c6 step %c4 {
      %0 = arith.addi %arg11, %c4 : index
      %1 = arith.minsi %0, %c6 : index
      scf.for %arg12 = %arg11 to %1 step %c1 {
        %2 = memref.load %arg8[%arg12] : memref<6xf64>
        %3 = memref.load %arg10[%arg12] : memref<6xf64>
        %4 = arith.addf %2, %3 : f64
        memref.store %4, %arg8[%arg12] : memref<6xf64>
      }
    }
    scf.for %arg11 = %c0 to %c4 step %c4 {
      scf.for %arg12 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg7[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %6 = memref.load %arg8[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg0, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg7[%arg13] : memref<6xf64>
          }
        }
      }
      scf.for %arg12 = %c4 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg7[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %6 = memref.load %arg8[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg0, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg7[%arg13] : memref<6xf64>
          }
        }
      }
    }
    scf.for %arg11 = %c4 to %c6 step %c4 {
      scf.for %arg12 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg7[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %6 = memref.load %arg8[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg0, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg7[%arg13] : memref<6xf64>
          }
        }
      }
      scf.for %arg12 = %c4 to %c6 step %c4 {
        %0 = arith.addi %arg11, %c4 : index
        %1 = arith.minsi %0, %c6 : index
        scf.for %arg13 = %arg11 to %1 step %c1 {
          %2 = arith.addi %arg12, %c4 : index
          %3 = arith.minsi %2, %c6 : index
          scf.for %arg14 = %arg12 to %3 step %c1 {
            %4 = memref.load %arg7[%arg13] : memref<6xf64>
            %5 = memref.load %arg2[%arg13, %arg14] : memref<6x6xf64>
            %6 = memref.load %arg8[%arg14] : memref<6xf64>
            %7 = arith.mulf %arg0, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            memref.store %9, %arg7[%arg13] : memref<6xf64>
          }
        }
      }
    }
    return
  }
}
