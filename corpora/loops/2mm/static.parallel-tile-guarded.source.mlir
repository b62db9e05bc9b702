module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%c5, %c7) step (%c1, %c1) {
      memref.store %cst, %alloc[%arg6, %arg7] : memref<5x7xf64>
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg2[%arg6, %arg8] : memref<5x6xf64>
        %1 = memref.load %arg3[%arg8, %arg7] : memref<6x7xf64>
        %2 = memref.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %3 = arith.mulf %arg0, %0 : f64
        %4 = arith.mulf %3, %1 : f64
        %5 = arith.addf %2, %4 : f64
        memref.store %5, %alloc[%arg6, %arg7] : memref<5x7xf64>
      }
      scf.reduce 
    }
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%c5, %c4) step (%c1, %c1) {
      %0 = memref.load %arg5[%arg6, %arg7] : memref<5x4xf64>
      %1 = arith.mulf %0, %arg1 : f64
      memref.store %1, %arg5[%arg6, %arg7] : memref<5x4xf64>
      scf.for %arg8 = %c0 to %c7 step %c1 {
        %2 = memref.load %alloc[%arg6, %arg8] : memref<5x7xf64>
        %3 = memref.load %arg4[%arg8, %arg7] : memref<7x4xf64>
        %4 = memref.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %5 = arith.mulf %2, %3 : f64
        %6 = arith.addf %4, %5 : f64
        memref.store %6, %arg5[%arg6, %arg7] : memref<5x4xf64>
      }
      scf.reduce 
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
