#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg5) = (%c0) to (%c7) step (%c1) {
      %c0_0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %0 = arith.muli %c1, %c2 : index
      scf.parallel (%arg6) = (%c0) to (%c5) step (%0) {
        %1 = affine.min #map(%0, %c5, %arg6)
        scf.parallel (%arg7) = (%c0_0) to (%1) step (%c1) {
          %2 = arith.addi %arg7, %arg6 : index
          %3 = memref.load %arg2[%arg5, %2] : memref<7x5xf32>
          %4 = arith.mulf %3, %arg1 : f32
          memref.store %4, %arg2[%arg5, %2] : memref<7x5xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %c0_1 = arith.constant 0 : index
        %c2_2 = arith.constant 2 : index
        %1 = arith.muli %c1, %c2_2 : index
        scf.parallel (%arg7) = (%c0) to (%c5) step (%1) {
          %2 = affine.min #map(%1, %c5, %arg7)
          scf.parallel (%arg8) = (%c0_1) to (%2) step (%c1) {
            %3 = arith.addi %arg8, %arg7 : index
            %4 = memref.load %arg3[%arg5, %arg6] : memref<7x6xf32>
            %5 = memref.load %arg4[%arg6, %3] : memref<6x5xf32>
            %6 = memref.load %arg2[%arg5, %3] : memref<7x5xf32>
            %7 = arith.mulf %arg0, %4 : f32
            %8 = arith.mulf %7, %5 : f32
            %9 = arith.addf %6, %8 : f32
            memref.store %9, %arg2[%arg5, %3] : memref<7x5xf32>
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
