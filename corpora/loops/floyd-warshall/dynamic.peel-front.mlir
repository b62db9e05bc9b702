module {
  func.func @floyd_warshall(%arg0: index, %arg1: memref<?x?xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c1 step %c1 {
      scf.for %arg3 = %c0 to %c1 step %c1 {
        scf.for %arg4 = %c0 to %c1 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
        scf.for %arg4 = %c1 to %arg0 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
      }
      scf.for %arg3 = %c1 to %arg0 step %c1 {
        scf.for %arg4 = %c0 to %c1 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
        scf.for %arg4 = %c1 to %arg0 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
      }
    }
    scf.for %arg2 = %c1 to %arg0 step %c1 {
      scf.for %arg3 = %c0 to %c1 step %c1 {
        scf.for %arg4 = %c0 to %c1 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
        scf.for %arg4 = %c1 to %arg0 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
      }
      scf.for %arg3 = %c1 to %arg0 step %c1 {
        scf.for %arg4 = %c0 to %c1 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
        scf.for %arg4 = %c1 to %arg0 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<?x?xi64>
          %1 = memref.load %arg1[%arg3, %arg2] : memref<?x?xi64>
          %2 = memref.load %arg1[%arg2, %arg4] : memref<?x?xi64>
          %3 = arith.addi %1, %2 : i64
          %4 = arith.minsi %0, %3 : i64
          memref.store %4, %arg1[%arg3, %arg4] : memref<?x?xi64>
        }
      }
    }
    return
  }
}
