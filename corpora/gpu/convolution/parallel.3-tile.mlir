#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c10) step (%0, %1) {
      %2 = affine.min #map(%1, %c10, %arg4)
      scf.parallel (%arg5, %arg6) = (%c0_0, %c0_0) to (%0, %2) step (%c1, %c1) {
        %3 = arith.addi %arg5, %arg3 : index
        %4 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %c3 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            %5 = arith.addi %3, %arg7 : index
            %6 = arith.addi %4, %arg8 : index
            %7 = memref.load %arg0[%5, %6] : memref<10x12xf32>
            %8 = memref.load %arg1[%arg7, %arg8] : memref<3x3xf32>
            %9 = memref.load %arg2[%3, %4] : memref<8x10xf32>
            %10 = arith.mulf %7, %8 : f32
            %11 = arith.addf %9, %10 : f32
            memref.store %11, %arg2[%3, %4] : memref<8x10xf32>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

