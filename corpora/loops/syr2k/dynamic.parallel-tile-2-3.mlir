#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @syr2k(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg6) = (%c0) to (%arg0) step (%c1) {
      scf.for %arg7 = %c0 to %arg1 step %c1 {
        %0 = arith.addi %arg6, %c1 : index
        %c0_0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %1 = arith.muli %c1, %c2 : index
        scf.parallel (%arg8) = (%c0) to (%0) step (%1) {
          %2 = affine.min #map(%1, %0, %arg8)
          scf.parallel (%arg9) = (%c0_0) to (%2) step (%c1) {
            %3 = arith.addi %arg9, %arg8 : index
            %4 = memref.load %arg4[%3, %arg7] : memref<?x?xf64>
            %5 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
            %6 = memref.load %arg5[%3, %arg7] : memref<?x?xf64>
            %7 = memref.load %arg4[%arg6, %arg7] : memref<?x?xf64>
            %8 = memref.load %arg3[%arg6, %3] : memref<?x?xf64>
            %9 = arith.mulf %4, %arg2 : f64
            %10 = arith.mulf %9, %5 : f64
            %11 = arith.mulf %6, %arg2 : f64
            %12 = arith.mulf %11, %7 : f64
            %13 = arith.addf %10, %12 : f64
            %14 = arith.addf %8, %13 : f64
            memref.store %14, %arg3[%arg6, %3] : memref<?x?xf64>
            scf.reduce 
          }
          scf.reduce 
        }
      }
      scf.reduce 
    }
    return
  }
}
