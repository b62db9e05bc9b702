module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c4 step %c4 {
      scf.for %arg2 = %c0 to %c4 step %c4 {
        scf.for %arg3 = %c0 to %c4 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
        scf.for %arg3 = %c4 to %c7 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
      }
      scf.for %arg2 = %c4 to %c7 step %c4 {
        scf.for %arg3 = %c0 to %c4 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
        scf.for %arg3 = %c4 to %c7 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
      }
    }
    scf.for %arg1 = %c4 to %c7 step %c4 {
      scf.for %arg2 = %c0 to %c7 step %c4 {
        scf.for %arg3 = %c0 to %c4 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
        scf.for %arg3 = %c4 to %c7 step %c4 {
          %0 = arith.addi %arg1, %c4 : index
          %1 = arith.minsi %0, %c7 : index
          scf.for %arg4 = %arg1 to %1 step %c1 {
            %2 = arith.addi %arg2, %c4 : index
            %3 = arith.minsi %2, %c7 : index
            scf.for %arg5 = %arg2 to %3 step %c1 {
              %4 = arith.addi %arg3, %c4 : index
              %5 = arith.minsi %4, %c7 : index
              scf.for %arg6 = %arg3 to %5 step %c1 {
                %6 = memref.load %arg0[%arg5, %arg6] : memref<7x7xi32>
                %7 = memref.load %arg0[%arg5, %arg4] : memref<7x7xi32>
                %8 = memref.load %arg0[%arg4, %arg6] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                memref.store %11, %arg0[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
        }
      }
    }
    return
  }
}
