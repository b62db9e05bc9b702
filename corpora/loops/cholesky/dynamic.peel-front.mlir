module {
  func.func @cholesky(%arg0: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    scf.for %arg1 = %c0 to %c1 step %c1 {
      scf.for %arg2 = %c0 to %c1 step %c1 {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %4) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %6 = scf.for %arg3 = %c1 to %arg2 step %c1 iter_args(%arg4 = %5) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %7 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
        %8 = arith.divf %6, %7 : f64
        memref.store %8, %arg0[%arg1, %arg2] : memref<?x?xf64>
      }
      scf.for %arg2 = %c1 to %arg1 step %c1 {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %4) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %6 = scf.for %arg3 = %c1 to %arg2 step %c1 iter_args(%arg4 = %5) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %7 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
        %8 = arith.divf %6, %7 : f64
        memref.store %8, %arg0[%arg1, %arg2] : memref<?x?xf64>
      }
      %0 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64>
      %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0) -> (f64) {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = arith.mulf %4, %4 : f64
        %6 = arith.subf %arg3, %5 : f64
        scf.yield %6 : f64
      }
      %2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %1) -> (f64) {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = arith.mulf %4, %4 : f64
        %6 = arith.subf %arg3, %5 : f64
        scf.yield %6 : f64
      }
      %3 = math.sqrt %2 : f64
      memref.store %3, %arg0[%arg1, %arg1] : memref<?x?xf64>
    }
    scf.for %arg1 = %c1 to %dim step %c1 {
      scf.for %arg2 = %c0 to %c1 step %c1 {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %4) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %6 = scf.for %arg3 = %c1 to %arg2 step %c1 iter_args(%arg4 = %5) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %7 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
        %8 = arith.divf %6, %7 : f64
        memref.store %8, %arg0[%arg1, %arg2] : memref<?x?xf64>
      }
      scf.for %arg2 = %c1 to %arg1 step %c1 {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %4) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %6 = scf.for %arg3 = %c1 to %arg2 step %c1 iter_args(%arg4 = %5) -> (f64) {
          %9 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = arith.subf %arg4, %11 : f64
          scf.yield %12 : f64
        }
        %7 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
        %8 = arith.divf %6, %7 : f64
        memref.store %8, %arg0[%arg1, %arg2] : memref<?x?xf64>
      }
      %0 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64>
      %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0) -> (f64) {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = arith.mulf %4, %4 : f64
        %6 = arith.subf %arg3, %5 : f64
        scf.yield %6 : f64
      }
      %2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %1) -> (f64) {
        %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
        %5 = arith.mulf %4, %4 : f64
        %6 = arith.subf %arg3, %5 : f64
        scf.yield %6 : f64
      }
      %3 = math.sqrt %2 : f64
      memref.store %3, %arg0[%arg1, %arg1] : memref<?x?xf64>
    }
    return
  }
}
